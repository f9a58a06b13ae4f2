"""How rounds end after each of two moves: in which score lines they differ most.

`ends`, (2, 4 x lines), counts for each move in how many rounds the player gained by a line of a kind, and behind these
in how many they lost by one, then the same for the other players (`GAINS` and what follows). A reason that no card
shows is found so.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from ceki.bots.advice.drivers import place_of
from ceki.bots.halving import DEALT, TRIED, step
from ceki.bots.tally import ASKED
from ceki.engine.bits import NONE
from ceki.engine.chance import Words
from ceki.engine.moves import Moves
from ceki.engine.rule import driver, rule
from ceki.engine.visibility.hide import Bytes, Layout

GAINS, LOSSES, OTHERS_GAIN, OTHERS_LOSE = range(4)  # parts of a row of `ends`
PARTS: Final = 4
SURE: Final = 2.0  # standard errors by which two counts are apart


@driver
def find_ends(
    tables: Any, raw: Any, fields: Layout, state: Words, cards: Bytes, side: Words, policies: Words, moves: Moves,
    tally: Any, pair: Any, ends: Any, deals: int,
) -> int:  # fmt: skip
    """Plays the moves of the two rows of `pair`, the better one first, out on the same deals, and counts the lines.

    Returns the column of `ends` that speaks most for the first: lines by which its player gains more often or loses
    less often, or others the other way round; `NONE` if chance may have made the difference.
    """
    n = step(tables, raw, fields, state, cards, side, policies, moves, tally, 0, 1, 1)
    for _ in range(deals):
        first = state[0]
        second = state[1]
        for i in range(2):
            state[0] = first  # an equal generator deals the same again
            state[1] = second
            tally[0, ASKED] = place_of(tally, n, pair, i)
            step(tables, raw, fields, state, cards, side, policies, moves, tally, 1, 1, 1)
            count_lines(tables[TRIED], tables[DEALT].turn, ends, i)
    return most_apart(ends)


@rule
def count_lines(g: Any, seat: int, ends: Any, i: int) -> None:
    """Counts each kind of line of a settled round once for the seat and once for the others, as a gain and as a
    loss."""
    kinds = ends.shape[1] // PARTS
    for n in range(g.lines):
        if g.line_points[n] != 0 and is_first(g, seat, n):
            part = GAINS if g.line_seat[n] == seat else OTHERS_GAIN
            ends[i, (part + int(g.line_points[n] < 0)) * kinds + g.line_what[n]] += 1


@rule
def is_first(g: Any, seat: int, n: int) -> bool:
    """Whether no line before this one is of its kind and sign, and of the seat or of the others as it is."""
    for k in range(n):
        same = g.line_what[k] == g.line_what[n] and (g.line_points[k] < 0) == (g.line_points[n] < 0)
        if same and g.line_points[k] != 0 and (g.line_seat[k] == seat) == (g.line_seat[n] == seat):
            return False
    return True


@rule
def most_apart(ends: Any) -> int:
    """The column that speaks most for the first move, by the rounds in which it differs, of those that differ by more
    than chance."""
    kinds = ends.shape[1] // PARTS
    best = NONE
    most = 0
    for column in range(PARTS * kinds):
        part = column // kinds
        ahead = ends[0, column] - ends[1, column]
        if part == LOSSES or part == OTHERS_GAIN:
            ahead = -ahead
        counted = ends[0, column] + ends[1, column]
        if ahead > most and ahead > SURE * sqrt(counted):
            best = column
            most = ahead
    return best
