"""The first round of somebody new to the game: what cards count, the tens that drop out, and the hands above a nine."""

from __future__ import annotations

from typing import Final

from ceki.engine.game import Lesson, Step, moves

LESSON = Lesson(
    players=3,
    seed=63,
    steps=(
        Step("three-cards", lit=("hand:QH", "hand:AD", "hand:8C")),
        Step("court", tap=("QH",), facts={"card": "QH"}),
        Step("ace", tap=("AD",), facts={"card": "AD"}),
        Step("nine", tap=("AD", "8C"), facts={"sum": 19}),
        Step("above"),
        Step("open", then=moves("open")),
        Step("compare", lit=("seat:1", "seat:2"), facts={"bima": "seat:1", "citra": "seat:2", "less": 3, "more": 7}),
        Step("paid", lit=("seat:0",), facts={"cents": 20}),
    ),
)
LESSONS: Final = {"pakau": LESSON}
