"""A first round for players who know a game of this family: the bak, kowah and rabas."""

from __future__ import annotations

from typing import Final

from ceki.engine.game import Lesson, Step, moves

LESSON = Lesson(
    players=4,
    seed=22,
    steps=(
        Step("bak", tap=("S5", "S5", "S5"), then=moves("draw")),
        Step(
            "let-go",
            do=("discard C5",),
            then=moves("take, discard C3, draw, discard C7, take, discard C6"),
            wrong={"discard S5": "bak"},
            facts={"card": "C5"},
        ),
        Step("take", do=("take",), facts={"card": "C6"}),
        Step(
            "nine",
            do=("discard S9",),
            then=moves("draw, discard M9, draw, discard S4, draw, discard C2"),
            wrong={"discard S5": "bak"},
            facts={"card": "S9"},
        ),
        Step("draw", do=("draw",), facts={"card": "C2"}),
        Step(
            "four",
            do=("discard C3",),
            then=moves("draw, discard S2, draw, discard S2, draw, discard C2"),
            wrong={"discard S5": "bak"},
            facts={"card": "C3", "came": "M3"},
        ),
        Step("draw-again", do=("draw",), facts={"card": "C2"}),
        Step("kowah", do=("flick M4",), wrong={"discard M4": "uncalled"}, facts={"card": "M4", "came": "WF"}),
        Step("waiting", then=moves("take, discard M8, take, discard S6, draw, discard S8, draw"), lit=("seat:0",)),
        Step("paid", lit=("seat:0",), facts={"card": "S6", "points": 9, "cents": 18}),
    ),
)
LESSONS: Final = {"gonggong": LESSON}
