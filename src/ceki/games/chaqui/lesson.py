"""A first round for players who know a game of this family: the olo, which alone is paid."""

from __future__ import annotations

from typing import Final

from ceki.engine.game import Lesson, Step, moves

LESSON = Lesson(
    players=3,
    seed=6,
    steps=(
        Step("olo", tap=("C3", "C3", "C3")),
        Step("worth", lit=("hand:C3",), facts={"points": 5}),
        Step(
            "let-go",
            do=("discard M2",),
            then=moves("take, discard M5, take, discard S4"),
            wrong={"discard C3": "olo"},
            facts={"card": "M2"},
        ),
        Step("draw", do=("draw",), facts={"card": "S4"}),
        Step(
            "four",
            do=("discard C5",),
            then=moves("draw, discard C6, take, discard S7"),
            wrong={"discard C3": "olo"},
            facts={"card": "C5"},
        ),
        Step("take", do=("take",), facts={"card": "S7"}),
        Step("call", do=("flick WF",), wrong={"discard WF": "uncalled"}, facts={"card": "WF"}),
        Step("waiting", then=moves("draw, discard C3, draw, discard S3, draw"), lit=("seat:0",)),
        Step("paid", lit=("seat:0",), facts={"card": "S6", "points": 5, "cents": 5}),
    ),
)
LESSONS: Final = {"chaqui": LESSON}
