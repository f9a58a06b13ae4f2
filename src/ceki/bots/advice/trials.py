"""Legal moves tried on the same deals: what each was worth deal by deal, so that luck of the deal is taken out of
every comparison.

The tables and the tally are those of a search (bots/halving.py). `apart`, (moves, moves), compares each two moves over
the deals that both had: for places a < b, [a, b] is the sum of how far a was ahead, [b, a] that of the squares.
"""

from __future__ import annotations

from typing import Any, Final

from ceki.bots.halving import TRIED, step
from ceki.bots.playout import money_moved, points_of
from ceki.bots.tally import ASKED, SIMPLE, WORTH, sort_asked
from ceki.engine.chance import Words
from ceki.engine.moves import Moves
from ceki.engine.rule import driver, rule
from ceki.engine.visibility.hide import Bytes, Layout

FINALISTS: Final = 4  # moves that are tried on, when all have been tried for half of the budget
LEAST: Final = 3  # deals on which every move is tried
TRIED_OUT: Final = 4  # playouts that show whether a house settles in money


@driver
def settles_in_points(
    tables: Any, raw: Any, fields: Layout, state: Words, cards: Bytes, side: Words, policies: Words, moves: Moves,
    tally: Any,
) -> int:  # fmt: skip
    """1 where a few rounds that the simple player plays out end in points or tokens, and no money moves; else 0."""
    points = 0
    for _ in range(TRIED_OUT):
        step(tables, raw, fields, state, cards, side, policies, moves, tally, 1, 1, 1)
        g = tables[TRIED]
        if money_moved(g):
            return 0
        for seat in range(g.seats):
            points |= int(points_of(g, seat) != 0)
    return points


@driver
def try_out(
    tables: Any, raw: Any, fields: Layout, state: Words, cards: Bytes, side: Words, policies: Words, moves: Moves,
    tally: Any, apart: Any, left: int, in_points: int, playouts: int,
) -> int:  # fmt: skip
    """Tries the first `left` moves that are asked for with so many playouts: half of them for all, half for the best.
    Returns how many were made."""
    made = 0
    for parts in range(2 if left > FINALISTS else min(left - 1, 1), 0, -1):
        tried = 0
        while tried < LEAST or made + left <= playouts // parts:
            step(tables, raw, fields, state, cards, side, policies, moves, tally, left, 1, in_points)
            set_apart(tally, apart, left)
            made += left
            tried += 1
        left = keep_finalists(tally, left) if parts == 2 else left
    return made


@rule
def set_apart(tally: Any, apart: Any, left: int) -> None:
    """Enters how far each of the first `left` moves that are asked for was ahead of each other on the last deal."""
    for i in range(left):
        for k in range(i):
            a = min(tally[i, ASKED], tally[k, ASKED])
            b = max(tally[i, ASKED], tally[k, ASKED])
            ahead = tally[a, WORTH] - tally[b, WORTH]
            apart[a, b] += ahead
            apart[b, a] += ahead * ahead


@rule
def keep_finalists(tally: Any, left: int) -> int:
    """Asks for the best of the first `left` moves alone, and for the simple player's if it is among them; returns how
    many."""
    place = 0
    sort_asked(tally, left)
    while place < left and tally[place, ASKED] != SIMPLE:
        place += 1
    if place < FINALISTS or place == left:
        return FINALISTS
    tally[FINALISTS, ASKED] = SIMPLE
    return FINALISTS + 1
