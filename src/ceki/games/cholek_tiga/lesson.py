"""The first round of somebody new to the game: a card takes two of its rank, cards alike score, red cards at once."""

from __future__ import annotations

from typing import Final

from ceki.engine.game import Lesson, Step, moves

LESSON = Lesson(
    players=3,
    seed=107,
    steps=(
        Step("first-card", do=("discard S5",), facts={"card": "S5"}),
        Step("turned", then=moves("discard C3, discard C7"), lit=("pool:C1",), facts={"card": "C1"}),
        Step("beside-seven", do=("discard M7",), wrong={"discard OT": "honour"}, facts={"card": "M7", "other": "OT"}),
        Step("take-threes", do=("take S3",), then=("and C3",), facts={"card": "C3"}),
        Step("alike", then=moves("discard S2, discard M6, discard OT"), lit=("seat:0",), facts={"card": "C3"}),
        Step("ones", do=("take OT",), then=("and C1",), facts={"card": "OT", "one": "C1"}),
        Step("red", lit=("seat:0",), facts={"card": "OT", "points": 4}),
        Step("take-sevens", do=("take M7",), then=("and C7",), facts={"card": "M7"}),
        Step("know", choose=True),
        Step("end"),
    ),
    finish=moves("""
        discard M2, take M2, and S2, discard M6, discard M3, discard M6, take M6, and M6, discard C2, discard C1, take
        WF, and M1, discard M8, discard S8, take M8, and C8, discard M4, discard S9, take C2, and C2, discard OT,
        discard C4, take M4, and M4, discard S9, discard M8, pass, discard S8, take M8, and S8, take S9, and S9, discard
        S1, pass, discard M4, take S7, and C7, discard S4, take S5, and C5, discard M1, take OT, and RF, discard C8,
        discard S6, take M6, and S6, discard C3, take M3, and M3, take RF, and S1, discard M4, take M4, and S4, discard
        M5, discard S3, discard M5, take M5, and S5, discard M5, take M2, and S2, discard RF, discard S9, take RF, and
        WF, discard S5, take M5, and C5, discard M9, take S3, and S3, discard S1, take M8, and C8, discard M1, take S1,
        and C1, discard S1, discard RF, take S1, and S1, discard S6, discard S9, take M9, and S9, discard S4, discard
        C7, take S7, and C7, discard C6, take S6, and C6, discard C6, discard C4, take S4, and S4, discard C8, discard
        M3, discard M5, take C5, and C5, discard C1, discard S7, take M3, and S3, discard M9, take M9, and C9, discard
        C4, take S4, and C4, take S8, and C8, discard S7, discard M7, take S7, and S7, discard C9, discard S6, take C6,
        and C6, discard M2, take M2, and C2, discard C9, take C9, and C9, discard WF, take OT, and C1
    """),
)
LESSONS: Final = {"cholek_tiga": LESSON}
