"""A first round for players who know a game of this family: partners and tokens."""

from __future__ import annotations

from typing import Final

from ceki.engine.game import Lesson, Step, moves

LESSON = Lesson(
    players=4,
    seed=16,
    steps=(
        Step("partner", lit=("seat:2",), facts={"who": "seat:2"}),
        Step("fives", tap=("C5", "C5", "M5")),
        Step(
            "let-go",
            do=("discard C8",),
            then=moves("take, discard C6, take, discard C3, draw, discard M3"),
            facts={"card": "C8"},
        ),
        Step("take", do=("take",), facts={"card": "M3"}),
        Step("call", do=("flick M4",), wrong={"discard M4": "uncalled"}, facts={"card": "M4"}),
        Step(
            "waiting",
            then=moves("""
                draw, discard M4, draw, discard M9, draw, discard M9, draw, discard C1, draw, discard C7, draw,
                discard C1, take, discard C4, draw, discard M2, draw, flick S2, take, flick M6, take, flick S4,
                draw, discard OT, draw, discard S4, draw, discard M1, draw, discard S3, draw, discard M4, draw
            """),
            lit=("seat:0",),
        ),
        Step("fifteen", lit=("seat:0",), facts={"card": "C7"}),
        Step("tokens", lit=("seat:0", "seat:2"), facts={"who": "seat:2"}),
    ),
)
LESSONS: Final = {"chot": LESSON}
