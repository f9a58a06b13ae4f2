"""The first round of somebody new to the game: sets, pairs, the mata, the call, the drawn win and the turned card."""

from __future__ import annotations

from typing import Final

from ceki.engine.game import Lesson, Step, moves

LESSON = Lesson(
    players=3,
    seed=108,
    steps=(
        Step("find-set", tap=("C2", "M2", "M2")),
        Step("sets-and-pairs", lit=("hand:C3", "hand:M3", "hand:S7", "hand:M7"), facts={"honour": "WF"}),
        Step(
            "let-go",
            do=("discard M6",),
            then=moves("draw, discard M5, draw, discard S3"),
            wrong={f"discard {card}": "breaks" for card in ("C1", "C2", "C3", "S5", "S7", "M2", "M3", "M7", "WF")},
            facts={"card": "M6"},
        ),
        Step("draw", do=("draw",), facts={"card": "S3"}),
        Step(
            "pair-is-set",
            do=("discard M8",),
            then=moves("draw, discard C8, draw, discard M7"),
            facts={"card": "M8", "came": "C5"},
        ),
        Step("mata", do=("take",), facts={"card": "M7", "who": "seat:2"}),
        Step("call", do=("flick S7",), wrong={"discard S7": "uncalled"}, facts={"card": "S7"}),
        Step("waiting", then=moves("draw, discard S6, draw, discard M3, draw"), lit=("seat:0",)),
        Step("sampei", lit=("stock",), facts={"card": "M1"}),
        Step("paid", lit=("seat:0",), facts={"card": "S8", "points": 9, "cents": 90}),
    ),
)
LESSONS: Final = {"balik_satu": LESSON}
