"""The first round of somebody new to the game, and its forms: one for one, a combination card by card, or once."""

from __future__ import annotations

from typing import Final

from ceki.engine.game import Lesson, Step, moves

FINISH: Final = moves("""
    play C2, capture C2, capture S2, play C9, capture C4, play M9, capture C5, play S3, capture C3, capture C5,
    play C2, capture C2, capture RF, play OT, capture S1, capture S4, play S1, capture OT, capture C7, play C1,
    capture OT, leave, play M8, capture C7, play M1, capture M1, capture M7, play M3, capture C3, capture S3, play
    C1, leave, play WF, leave, play M9, capture S2, play C3, leave, play S6, capture S4, play M8, capture S5, play
    S7, leave, play C5, capture S5, capture M8, play M5, leave, play C3, leave, play M6, leave, play M1, leave,
    play S3, capture C8, play RF, leave, play C4, leave, play M4, leave, play S3, leave, play S4, leave, play S7,
    leave, play S1, capture C5, play C6, leave, play M2, leave, play C7, capture C8, play S2, leave, play S6,
    capture S2, play S4, capture S1, play M4, capture M9
""")


def lesson(points: int) -> Lesson:
    """The lesson where pang kéyang brings so many points."""
    return Lesson(
        players=3,
        seed=1,
        steps=(
            Step("one-for-one", lit=("pool",)),
            Step("play-eight", do=("play S8",), facts={"card": "S8"}),
            Step("take-eight", do=("capture C8",), facts={"card": "C8", "other": "S2", "mine": "M2"}),
            Step(
                "drawn",
                do=("capture S6",),
                then=moves("play C6, capture C1, play S9, capture S9, leave"),
                facts={"card": "S6"},
            ),
            Step("play-nine", do=("play S9",), facts={"card": "S9"}),
            Step("take-nine", do=("capture M9",), facts={"card": "M9", "mine": "S8", "missing": "WF"}),
            Step("take-flower", do=("capture WF",), facts={"card": "WF"}),
            Step("combination", lit=("seat:0",), facts={"points": points}),
            Step("know", choose=True),
            Step("end"),
        ),
        finish=FINISH,
    )


CHINESE: Final = Lesson(
    players=3,
    seed=1,
    steps=(
        Step("one-for-one", lit=("pool",)),
        Step("play-honour", do=("play OT",), facts={"card": "OT"}),
        Step("take-red", do=("capture RF",), facts={"card": "RF", "mine": "OT", "missing": "S9"}),
        Step(
            "drawn",
            do=("capture M1",),
            then=moves("play S8, capture S8, capture C2, play C8, capture C7"),
            facts={"drawn": "S1", "card": "M1"},
        ),
        Step("play-nine", do=("play S9",), facts={"card": "S9"}),
        Step("combination", lit=("seat:0",), facts={"points": 39}),
        Step(
            "second",
            do=("capture WF",),
            then=moves("play C7, capture C5, play M2, capture C2, leave"),
            facts={"drawn": "RF", "card": "WF", "mine": "M9"},
        ),
        Step(
            "macan",
            do=("play C9",),
            then=moves("leave, play M3, capture C3, leave, play M9, capture C4"),
            facts={"card": "C9", "who": "seat:2"},
        ),
        Step("once", lit=("seat:0",), facts={"points": 30, "card": "C9", "more": 9}),
        Step("last-card", lit=("seat:2",), facts={"who": "seat:2"}),
        Step("know", choose=True),
        Step("end"),
    ),
    finish=moves("""
        play C1, capture C1, capture S7, play C4, capture C4, capture S3, play OT, capture OT, leave, play M4, leave,
        play M8, capture S3, play C5, capture C5, leave, play C9, capture S2, play M2, leave, play S8, capture WF,
        play M9, capture S3, play M5, capture S5, leave, play S5, leave, play C5, leave, play WF, capture S1, leave,
        play C8, leave, play S3, capture S1, play S4, leave, play S1, capture M1, leave, play C1, leave, play M4,
        leave, play M7, leave, play C6, capture C6, capture S6, play RF, capture S2, play C8, capture RF, play M1,
        capture C9, play S7, capture S7, play C6, capture S6, capture S6, play RF, capture M5, play M7, leave, play
        C6, leave, play M3, capture M6, play M7, capture C2, play M4, capture M3
    """),
)
LESSONS: Final = {"pei": lesson(36), "pei_magelang": lesson(60), "pei_chinese": CHINESE}
