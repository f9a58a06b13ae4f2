"""What trials came to: mean worths, the differences between moves, and the errors of both.

`tally` and `apart` are those of the trials (trials.py). `found`, (moves, `COLUMNS`), has a row for each move that was
asked about: its verb and card, then in billionths its worth, the error of that, how often it ends in a gain and in a
loss, by how much it is worth less than the best on the same deals, and the error of that.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from ceki.bots.tally import AMONG, CARD, LOSSES, PLAYOUTS, SIMPLE, SQUARES, SUM, VERB, WINS, variance
from ceki.engine.rule import rule

VALUE, ERROR, GAIN, LOSS, LESS, LESS_ERROR = range(2, 8)  # columns of what is found, after `VERB` and `CARD`
COLUMNS: Final = 8
PART: Final = 1_000_000_000
LEAN: Final = 3  # deals of the usual spread that each comparison is taken to have had besides its own


@rule
def write_tried(tally: Any, apart: Any, n: int, per: int, found: Any) -> int:
    """Writes what trials came to, for those of `n` moves that were asked about: the best first, then by their places.
    `per`: by what worths are divided. Returns how many rows.

    The best is the move with the greatest mean, of those tried longest; or the simple player's, where it is as good.
    """
    best = greatest(tally, n)
    while True:
        rows = write_rows(tally, apart, n, best, per, found)
        rivals = best != SIMPLE and tally[SIMPLE, AMONG] and tally[SIMPLE, PLAYOUTS] == tally[best, PLAYOUTS]
        if not rivals or found[1, LESS] > found[1, LESS_ERROR]:
            break
        best = SIMPLE
    return rows


@rule
def write_rows(tally: Any, apart: Any, n: int, best: int, per: int, found: Any) -> int:
    """The same beside a given best."""
    usual = usual_spread(tally, n)
    usual_apart = usual_behind(tally, apart, n, best)
    rows = 1
    for place in range(n):
        if tally[place, AMONG]:
            row = 0 if place == best else rows
            rows += int(place != best)
            write_worth(tally, place, usual, per, found, row)
            deals = tally[place, PLAYOUTS] if place != best else 0
            found[row, LESS] = in_parts(behind(apart, place, best) / max(deals, 1) / per)
            found[row, LESS_ERROR] = in_parts(
                error_of(deals, spread_behind(tally, apart, place, best), usual_apart) / per
            )
    for row in range(1, rows):
        found[row, VALUE] = found[0, VALUE] - found[row, LESS]  # not the mean over other deals than the best move's
    return rows


@rule
def write_worth(tally: Any, place: int, usual: float, per: int, found: Any, row: int) -> None:
    """Writes what a move is worth by itself. `usual`: see `error_of`."""
    playouts = tally[place, PLAYOUTS]
    n = max(playouts, 1)
    found[row, VERB] = tally[place, VERB]
    found[row, CARD] = tally[place, CARD]
    found[row, VALUE] = in_parts(tally[place, SUM] / n / per)
    found[row, ERROR] = in_parts(error_of(playouts, variance(n, tally[place, SUM], tally[place, SQUARES]), usual) / per)
    found[row, GAIN] = in_parts(tally[place, WINS] / n)
    found[row, LOSS] = in_parts(tally[place, LOSSES] / n)


@rule
def in_parts(number: float) -> int:
    """A number in billionths."""
    return int(number * PART + (0.5 if number >= 0 else -0.5))


@rule
def sort_rows(found: Any, start: int, end: int) -> None:
    """Sorts rows of moves by what they are worth less; equals keep their order."""
    for i in range(start + 1, end):
        to = i
        while to > start and found[to, LESS] < found[to - 1, LESS]:
            for column in range(found.shape[1]):
                other = found[to, column]
                found[to, column] = found[to - 1, column]
                found[to - 1, column] = other
            to -= 1


@rule
def greatest(tally: Any, n: int) -> int:
    """The place of the move with the greatest mean, of those tried longest; the first of equals."""
    best = n - 1
    for place in range(n - 1, -1, -1):
        longer = tally[place, PLAYOUTS] - tally[best, PLAYOUTS]
        if tally[place, AMONG] and (longer > 0 or (longer == 0 and tally[place, SUM] >= tally[best, SUM])):
            best = place
    return best


@rule
def behind(apart: Any, place: int, best: int) -> int:
    """How much less a move was worth than another, summed over the deals that both had; 0 for the same."""
    if place == best:
        return 0
    return int(apart[best, place] if best < place else -apart[place, best])


@rule
def spread_behind(tally: Any, apart: Any, place: int, best: int) -> float:
    """The variance of that from deal to deal, where `best` was tried as long as any."""
    squares = apart[max(place, best), min(place, best)]
    return variance(max(tally[place, PLAYOUTS], 1), behind(apart, place, best), squares)


@rule
def usual_behind(tally: Any, apart: Any, n: int, best: int) -> float:
    """That variance as it is usual for the others of `n` moves; 0 where none was tried."""
    spreads = 0.0
    others = 0
    for place in range(n):
        if place != best and tally[place, PLAYOUTS] > 0:
            spreads += spread_behind(tally, apart, place, best)
            others += 1
    return spreads / max(others, 1)


@rule
def usual_spread(tally: Any, n: int) -> float:
    """The variance of the worth of a move that is usual for `n` moves; 0 where none was tried."""
    spreads = 0.0
    tried = 0
    for place in range(n):
        if tally[place, PLAYOUTS] > 0:
            spreads += variance(tally[place, PLAYOUTS], tally[place, SUM], tally[place, SQUARES])
            tried += 1
    return spreads / max(tried, 1)


@rule
def error_of(n: int, spread: float, usual: float) -> float:
    """The standard error of a mean of `n` numbers, of their variance and of one that is usual: 0 for no numbers."""
    if n == 0:
        return 0.0
    return sqrt((spread * n + usual * LEAN) / (n - 1 + LEAN) / n)
