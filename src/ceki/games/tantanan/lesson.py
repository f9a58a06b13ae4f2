"""The first round of somebody new to the game: pairs, the bak, the call without one, and another's card that wins."""

from __future__ import annotations

from typing import Final

from ceki.engine.game import Lesson, Step, moves

LESSON = Lesson(
    players=4,
    seed=90,
    steps=(
        Step("find-pair", then=moves("draw"), tap=("S6", "M6")),
        Step(
            "let-go",
            do=("discard C7",),
            then=moves("draw, discard C5, take, flick S6, take, flick S3"),
            wrong={"discard S6": "pair", "discard M6": "pair"},
            facts={"card": "C7", "came": "M4"},
        ),
        Step("others-call", lit=("seat:2", "seat:3"), facts={"one": "seat:2", "other": "seat:3"}),
        Step("draw", do=("draw",), facts={"card": "S3"}),
        Step(
            "keep-pairs",
            do=("discard M3",),
            then=moves("take, flick M2, draw, discard M2, draw, discard M8"),
            wrong={"discard S6": "pair", "discard M6": "pair"},
            facts={"card": "M3"},
        ),
        Step("take", do=("take",), facts={"card": "M8"}),
        Step(
            "call",
            do=("flick S2",),
            wrong={"flick M4": "other", "discard S2": "uncalled"},
            facts={"card": "S2", "wait": "M4"},
        ),
        Step(
            "waiting",
            then=moves(
                "draw, discard S8, draw, discard S4, draw, discard C2, draw, discard C4, draw, discard S2, draw"
            ),
            lit=("seat:0",),
            facts={"wait": "M4"},
        ),
        Step("won", facts={"card": "M4"}),
        Step("paid", lit=("seat:0",), facts={"card": "C3", "points": 5, "cents": 10}),
    ),
)
LESSONS: Final = {"tantanan": LESSON}
