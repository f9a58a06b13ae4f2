"""The Ceki deck: 30 faces, their ranks, and which bear a red stamp (rules CD-1..CD-7, HN-1..HN-5, DK-1..DK-6)."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from ceki.cards.codes import CODES as CODES
from ceki.cards.codes import NAMES as NAMES
from ceki.cards.codes import RED as RED
from ceki.cards.codes import SUIT_NAMES as SUIT_NAMES
from ceki.engine import options
from ceki.engine.rule import rule

FACES: Final = 30  # [CD-1]
C1, C2, C3, C4, C5, C6, C7, C8, C9 = range(9)  # coins
S1, S2, S3, S4, S5, S6, S7, S8, S9 = range(9, 18)  # strings
M1, M2, M3, M4, M5, M6, M7, M8, M9 = range(18, 27)  # myriads
WF, RF, OT = range(27, 30)  # white flower, red flower, old thousand
HALF_DECK: Final = 30  # [CD-3] one card of each face
COPIES: Final[int] = 4  # [DK-1] [DK-2] copies of each face: two in each of two sets of 60 cards
LEAST_RANKS: Final = 9
RANKS: Final = 12  # nine, and one for each honour that stands apart

HONOUR_RANKS: Final = ("all_one", "flowers_one", "own_kind")
ALL_ONE, FLOWERS_ONE, OWN_KIND = range(3)  # [HN-1] [HN-4] [HN-3] which honours are ones


def honour_rank(clause: str) -> options.Choice:
    """The option that says which rank the honours have."""
    return options.Choice(
        "all_one",
        clause,
        "Honours are ones; or the two flowers are and Old Thousand stands apart; or each only matches its own kind.",
        among=HONOUR_RANKS,
        role=options.HONOURS,
    )


def _ranks(flowers: tuple[int, int], old_thousand: int) -> list[int]:
    return [*range(9), *range(9), *range(9), *flowers, old_thousand]


RANK_OF: Final[npt.NDArray[np.int8]] = np.array(
    [_ranks((0, 0), 0), _ranks((0, 0), 11), _ranks((9, 10), 11)], np.int8
)  # [HN-1] [DK-3] rank, counted from 0, of each face under each honour_rank


def _faces(ranks: npt.NDArray[np.int8]) -> list[int]:
    return [sum(1 << face for face in range(FACES) if ranks[face] == rank) for rank in range(RANKS)]


FACES_OF_RANK: Final[npt.NDArray[np.int64]] = np.array([_faces(row) for row in RANK_OF], np.int64)
NUMBER: Final[npt.NDArray[np.int8]] = np.array([*[r + 1 for r in range(9)] * 3, 1, 1, 1], np.int8)  # [DK-6] (CD-5)


@rule
def rank_of(face: int, honours: int) -> int:
    """The rank of a face: 0 to 8, and 9 to 11 for honours that stand apart. `honours`: a value of `honour_rank`."""
    return int(RANK_OF[honours, face])


@rule
def of_rank(rank: int, honours: int) -> int:
    """All faces of a rank, as a set of bits. `honours`: a value of `honour_rank`."""
    return int(FACES_OF_RANK[honours, rank])


@rule
def number_on(face: int) -> int:
    """The number a card counts where cards count their face: 1 to 9, honours 1 [DK-6]."""
    return int(NUMBER[face])
