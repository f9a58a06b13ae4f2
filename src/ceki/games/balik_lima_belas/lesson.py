"""A first round for players who know a game of this family: fifteen cards are turned at the end."""

from __future__ import annotations

from typing import Final

from ceki.engine.game import Lesson, Step, moves

LESSON = Lesson(
    players=3,
    seed=3,
    steps=(
        Step("mata", tap=("S3", "S3", "S3")),
        Step(
            "let-go",
            do=("discard S7",),
            then=moves("take, discard C5, draw, discard C4"),
            wrong={"discard S3": "mata"},
            facts={"card": "S7"},
        ),
        Step("take", do=("take",), facts={"card": "C4"}),
        Step(
            "let-two",
            do=("discard M2",),
            then=moves("draw, discard S8, take, discard M4"),
            wrong={"discard S3": "mata"},
            facts={"card": "M2"},
        ),
        Step("draw", do=("draw",), facts={"card": "M4"}),
        Step("call", do=("flick M9",), wrong={"discard M9": "uncalled"}, facts={"card": "M9", "came": "M1"}),
        Step(
            "waiting",
            then=moves("""
                take, discard M6, draw, discard C7, draw, discard S1, draw, discard OT, draw, discard S2, draw,
                discard M7, draw, discard M8, draw, flick M7, draw, discard M3, draw
            """),
            lit=("seat:0",),
        ),
        Step("fifteen", lit=("seat:0",), facts={"card": "S5"}),
        Step("paid", lit=("seat:0",), facts={"points": 3, "cents": 30}),
    ),
)
LESSONS: Final = {"balik_lima_belas": LESSON}
