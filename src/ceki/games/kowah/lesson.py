"""The first round of somebody new to the game: sets, honours that stand alone, ceki, and the ninth card."""

from __future__ import annotations

from typing import Final

from ceki.engine.game import Lesson, Step, moves

LESSON = Lesson(
    players=3,
    seed=1,
    steps=(
        Step("find-set", then=moves("pass, pass, pass, draw"), tap=("C7", "M7", "M7")),
        Step(
            "honour",
            do=("discard RF",),
            then=moves("draw, discard RF, draw, discard S1"),
            wrong={f"discard {card}": "fits" for card in ("C6", "C7", "S5", "M5", "M6", "M7")},
            facts={"card": "RF", "came": "C6"},
        ),
        Step("draw", do=("draw",), facts={"card": "S1"}),
        Step(
            "nearer",
            do=("discard C4",),
            then=moves("take, discard WF, draw, discard C8"),
            wrong={f"discard {card}": "fits" for card in ("C6", "C7", "S5", "M5", "M6", "M7")},
            facts={"card": "C4", "came": "C8"},
        ),
        Step("draw-again", do=("draw",), facts={"card": "C8"}),
        Step(
            "ceki",
            do=("flick C8",),
            wrong={"discard C8": "uncalled"},
            facts={"card": "C8", "came": "C5"},
        ),
        Step(
            "waiting",
            then=moves(
                "take, discard OT, draw, discard M9, draw, discard M4, take, discard M1, draw, discard S2, draw"
            ),
            lit=("seat:0",),
        ),
        Step("won", lit=("seat:0",), facts={"card": "C6", "points": 54}),
        Step("paid", facts={"points": 54, "cents": 162}),
    ),
)
LESSONS: Final = {"kowah": LESSON}
