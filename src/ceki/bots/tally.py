"""What is counted of the legal moves of a position while they are played out, and their order by it.

A `tally`, (`MOST_MOVES`, `COLUMNS`), has a row for each legal move: the move, what its playouts came to in whole
numbers, and whether it is one of those asked about. Its column `ASKED` is a list of its own: of moves, by their places.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from ceki.engine.rule import rule

# columns of a tally: what is counted, what the last playout was worth, and what is asked about
VERB, CARD, PLAYOUTS, SUM, SQUARES, WINS, LOSSES, AHEAD, AHEAD_SQUARES, WORTH, ASKED, AMONG = range(12)
COLUMNS: Final = 12
SIMPLE: Final = 0  # the place of the move that the simple player would make
MOST_MOVES: Final = 600
CAUTION_PART: Final = 1000  # a caution is given in such parts


@rule
def ask_all(tally: Any, n: int) -> None:
    """Asks for all `n` moves, in the order of their places."""
    for i in range(n):
        tally[i, ASKED] = i


@rule
def count(tally: Any, place: int, worth: int) -> None:
    """Enters what a playout of a move was worth, as `worth_to` has it, and how far it was ahead of the simple player's
    on the same deal, which has been entered before."""
    ahead = worth - tally[SIMPLE, WORTH] if place != SIMPLE else 0
    tally[place, WORTH] = worth
    tally[place, PLAYOUTS] += 1
    tally[place, SUM] += worth
    tally[place, SQUARES] += worth * worth
    if worth > 0:
        tally[place, WINS] += 1
    elif worth < 0:
        tally[place, LOSSES] += 1
    tally[place, AHEAD] += ahead
    tally[place, AHEAD_SQUARES] += ahead * ahead


@rule
def sort_asked(tally: Any, n: int) -> None:
    """Sorts the first `n` moves that are asked for, the best first; equals keep their order."""
    for i in range(1, n):
        place = tally[i, ASKED]
        to = i
        while to > 0 and is_better(tally, place, tally[to - 1, ASKED]):
            tally[to, ASKED] = tally[to - 1, ASKED]
            to -= 1
        tally[to, ASKED] = place


@rule
def is_better(tally: Any, place: int, other: int) -> bool:
    """Whether a move was tried more often than another or, as often, with a greater mean."""
    if tally[place, PLAYOUTS] != tally[other, PLAYOUTS]:
        return bool(tally[place, PLAYOUTS] > tally[other, PLAYOUTS])
    return bool(tally[place, SUM] > tally[other, SUM])


@rule
def put_first(tally: Any, place: int) -> int:
    """Lists a move first, and those that were before it after it; returns where it was."""
    was = 0
    while tally[was, ASKED] != place:
        was += 1
    for i in range(was, 0, -1):
        tally[i, ASKED] = tally[i - 1, ASKED]
    tally[0, ASKED] = place
    return was


@rule
def is_surely_ahead(tally: Any, place: int, caution: int) -> bool:
    """Whether a move was better than the simple player's by more than chance, over the deals that both had: by
    `caution` thousandths of a standard error."""
    n = tally[place, PLAYOUTS]
    mean = tally[place, AHEAD] / n
    spread = variance(n, tally[place, AHEAD], tally[place, AHEAD_SQUARES])
    return bool(mean > caution / CAUTION_PART * sqrt(spread / max(n - 1, 1)))


@rule
def variance(n: int, total: int, squares: int) -> float:
    """The variance of `n` numbers, by their sum and the sum of their squares."""
    mean = total / n
    return max(squares / n - mean * mean, 0.0)  # a product is rounded alike everywhere, a power is not


@rule
def stake(tally: Any, n: int) -> float:
    """The stake of a round: the root mean square of what the playouts of the first `n` listed moves were worth."""
    playouts = 0
    squares = 0
    for i in range(n):
        playouts += tally[tally[i, ASKED], PLAYOUTS]
        squares += tally[tally[i, ASKED], SQUARES]
    return sqrt(squares / max(playouts, 1))
