"""How rounds end after each of two moves: in which score lines they differ most.

`ends`, (2, lines), counts for each move in how many rounds its player gained by a line of a kind (lost: counted as
less), and behind these in how many rounds another player did. A reason that no card shows is found so.
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

SURE: Final = 2.0  # standard errors by which two counts are apart


@driver
def find_ends(
    tables: Any, raw: Any, fields: Layout, state: Words, cards: Bytes, side: Words, policies: Words, mind: Any,
    moves: Moves, tally: Any, pair: Any, ends: Any, deals: int,
) -> int:  # fmt: skip
    """Plays the moves of the two rows of `pair`, the better one first, out on the same deals, and counts the lines.

    Returns the column of `ends` that speaks most for the first: lines that its player gains more often or loses less
    often, or those of the others the other way round; `NONE` if chance may have made the difference.
    """
    n = step(tables, raw, fields, state, cards, side, policies, mind, moves, tally, 0, 1, 1)
    for _ in range(deals):
        first = state[0]
        second = state[1]
        for i in range(2):
            state[0] = first  # an equal generator deals the same again
            state[1] = second
            tally[0, ASKED] = place_of(tally, n, pair, i)
            step(tables, raw, fields, state, cards, side, policies, mind, moves, tally, 1, 1, 1)
            count_lines(tables[TRIED], tables[DEALT].turn, ends, i)
    return most_apart(ends)


@rule
def count_lines(g: Any, seat: int, ends: Any, i: int) -> None:
    """Counts each kind of line of a settled round once for the seat, and once for the others."""
    kinds = ends.shape[1] // 2
    mine = 0
    theirs = 0
    for n in range(g.lines):
        kind = g.line_what[n]
        sign = 1 if g.line_points[n] > 0 else -1 if g.line_points[n] < 0 else 0
        if g.line_seat[n] == seat:
            if not (mine >> kind) & 1:
                mine |= 1 << kind
                ends[i, kind] += sign
        elif not (theirs >> kind) & 1:
            theirs |= 1 << kind
            ends[i, kinds + kind] += sign


@rule
def most_apart(ends: Any) -> int:
    """The column that speaks most for the first move, in standard errors of two counts."""
    kinds = ends.shape[1] // 2
    best = NONE
    most = SURE
    for column in range(2 * kinds):
        ahead = ends[0, column] - ends[1, column]
        if column >= kinds:
            ahead = -ahead
        counted = abs(ends[0, column]) + abs(ends[1, column])
        if counted > 0 and ahead > most * sqrt(counted):
            best = column
            most = ahead / sqrt(counted)
    return best
