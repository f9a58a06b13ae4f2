"""The first round of somebody new to the game: what cards count, drawing while it is safe, and when to stop."""

from __future__ import annotations

from typing import Final

from ceki.engine.game import Lesson, Step, moves

LESSON = Lesson(
    players=3,
    seed=197,
    steps=(
        Step("keels", lit=("hand:5D", "hand:9C"), facts={"sum": 14, "target": 31}),
        Step("first-draw", do=("draw",), facts={"sum": 14}),
        Step("second-draw", do=("draw",), facts={"card": "4S", "sum": 18}),
        Step("third-draw", do=("draw",), facts={"card": "2S", "sum": 20}),
        Step("aces", facts={"card": "3D", "sum": 23}),
        Step("fourth-draw", do=("draw",), facts={"sum": 23, "safe": 8}),
        Step(
            "stop",
            do=("pass",),
            then=moves("draw, draw, draw, pass"),
            facts={"card": "7C", "sum": 30},
        ),
        Step("dealer", then=moves("draw, draw, pass"), lit=("seat:2",), facts={"who": "seat:2"}),
        Step("paid", lit=("seat:0",), facts={"mine": 30, "dealers": 29, "who": "seat:2", "cents": 10}),
    ),
)
LESSONS: Final = {"chabut": LESSON}
