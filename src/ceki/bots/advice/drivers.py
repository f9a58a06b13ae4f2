"""What a hint and a review ask of any game, each in one call: what legal moves are worth, and what a choice has cost.

The tables and the tally are those of a search (bots/halving.py), `apart` is that of trials (trials.py) and `found` that
of what they came to (estimates.py): all zero to begin with. `assumed`, (1,), are facts, `rows` and `space` where a game
counts (`exact` in engine/contract.py). `sums`, (7,), takes what is found of all moves together.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ceki.bots.advice.estimates import (
    ERROR,
    GAIN,
    LESS,
    LESS_ERROR,
    LOSS,
    PART,
    VALUE,
    in_parts,
    sort_rows,
    write_tried,
)
from ceki.bots.advice.trials import settles_in_points, try_out
from ceki.bots.halving import DEALT, VIEW, step
from ceki.bots.tally import AMONG, ASKED, CARD, PLAYOUTS, SIMPLE, VERB, ask_all, stake
from ceki.engine.bits import NONE
from ceki.engine.chance import Words
from ceki.engine.contract import exact
from ceki.engine.moves import Moves
from ceki.engine.rule import driver, rule
from ceki.engine.visibility.hide import COLUMNS as FIELD_COLUMNS
from ceki.engine.visibility.hide import DECK_FIELD, MOST_FACES, Bytes, Layout, count_unseen

# of all moves: whether worths are points, playouts made, the stake and whether worths are counted; of a choice: its
# cost, the error of that, and its grade. Worths are in billionths.
IN_POINTS, MADE, STAKE, IS_EXACT, COST, COST_ERROR, GRADE = range(7)
SUMS: Final = 7

SUSPECT: Final = 1.0  # standard errors by which a choice must be behind to be weighed again
SURE: Final = 2.0  # standard errors of a difference between two moves that is called one
GRADES: Final = (0.1, 0.2, 0.3)  # from this part of what a round is about on, a grade is the next worse
NO_GRADE: Final = -1


@driver
def weigh_moves(
    tables: Any, raw: Any, fields: Layout, state: Words, cards: Bytes, side: Words, policies: Words, moves: Moves,
    tally: Any, apart: Any, found: Any, sums: Words, among: Any, assumed: Any, rows: Any, space: Any,
    few: int, playouts: int,
) -> int:  # fmt: skip
    """What the legal moves are worth: as the game counts it exactly, or by so many playouts on the same re-deals; or,
    where `few` is above 0, what those in the first rows of `among` are worth by playouts. Returns how many rows are
    found."""
    counted = 0
    if few == 0 and len(apart) > 1:
        counted = count_moves(tables, raw, fields, assumed, rows, space)
    n = counted
    if counted > 0 and counted == len(apart):
        sums[IS_EXACT] = 1
        write_counted(rows, counted, found)
    else:
        n = weigh_tried(
            tables, raw, fields, state, cards, side, policies, moves, tally, apart, found, sums, among, few,
            playouts,
        )  # fmt: skip
    sort_rows(found, 1 - sums[IS_EXACT], n)
    return n


@driver
def advise_moves(
    tables: Any, raw: Any, fields: Layout, state: Words, cards: Bytes, side: Words, policies: Words, moves: Moves,
    tally: Any, apart: Any, found: Any, sums: Words, among: Any, assumed: Any, rows: Any, space: Any,
    pair: Any, playouts: int,
) -> int:  # fmt: skip
    """What the legal moves are worth; and what two of them are, in rows of `pair` like those of `found`, on fresh
    deals: the best, and the one that its player would make. Returns how many legal moves there are.

    The player's own move is in the second row of `among` or, where that has no verb, is the simple player's; where
    it is the best itself, the next is taken. The better of the two comes first.
    """
    n = weigh_moves(
        tables, raw, fields, state, cards, side, policies, moves, tally, apart, found, sums, among, assumed,
        rows, space, 0, playouts,
    )  # fmt: skip
    if n == 1:
        return n
    if among[1, VERB] == NONE and sums[IS_EXACT] == 0:
        copy_move(tally, SIMPLE, among, 1)
    copy_move(found, 0, among, 0)
    if among[1, VERB] == NONE or place_of(found, n, among, 1) == 0:
        copy_move(found, 1, among, 1)
    if sums[IS_EXACT]:
        for i in range(2):
            for column in range(found.shape[1]):
                pair[i, column] = found[place_of(found, n, among, i), column]
    else:
        weigh_moves(
            tables, raw, fields, state, cards, side, policies, moves, tally, apart, pair, sums, among, assumed, rows,
            space, 2, playouts,
        )  # fmt: skip
    return n


@rule
def copy_move(rows: Any, i: int, to: Any, k: int) -> None:
    """Writes the move of a row into another row."""
    to[k, VERB] = rows[i, VERB]
    to[k, CARD] = rows[i, CARD]


@rule
def place_of(rows: Any, n: int, among: Any, i: int) -> int:
    """The first of `n` rows that has the move of row `i` of `among`; the last, if none has."""
    place = 0
    while place < n - 1 and (rows[place, VERB] != among[i, VERB] or rows[place, CARD] != among[i, CARD]):
        place += 1
    return place


@driver
def count_moves(tables: Any, raw: Any, fields: Layout, assumed: Any, rows: Any, space: Any) -> int:
    """What the game counts of the viewer's moves; returns of how many."""
    unseen = np.zeros(MOST_FACES, np.int64)
    count_unseen(raw[VIEW], fields, unseen)
    tables[DEALT] = tables[VIEW]
    g = tables[DEALT]
    return exact(g, g.turn, unseen[: fields[DECK_FIELD, FIELD_COLUMNS]], assumed[0], rows, space)


@rule
def write_counted(rows: Any, n: int, found: Any) -> None:
    """Writes what a game has counted of `n` moves."""
    most = rows[0, 2]
    for i in range(n):
        most = max(most, rows[i, 2])
    for i in range(n):
        found[i, VERB] = rows[i, 0]
        found[i, CARD] = rows[i, 1]
        found[i, VALUE] = rows[i, 2]
        found[i, ERROR] = 0
        found[i, GAIN] = rows[i, 3]
        found[i, LOSS] = rows[i, 4]
        found[i, LESS] = most - rows[i, 2]
        found[i, LESS_ERROR] = 0


@driver
def weigh_tried(
    tables: Any, raw: Any, fields: Layout, state: Words, cards: Bytes, side: Words, policies: Words, moves: Moves,
    tally: Any, apart: Any, found: Any, sums: Words, among: Any, few: int, playouts: int,
) -> int:  # fmt: skip
    """The same by playouts alone: the best first, then by their places."""
    n = step(tables, raw, fields, state, cards, side, policies, moves, tally, 0, 1, 1)
    in_points = 0
    if n > 1 and few != 1:
        in_points = settles_in_points(tables, raw, fields, state, cards, side, policies, moves, tally)
    clear_rows(tally, PLAYOUTS, n)
    clear_rows(apart, 0, n)
    left = 0
    for place in range(n):
        if is_among(tally, place, among, few):
            tally[place, AMONG] = 1
            tally[left, ASKED] = place
            left += 1
    sums[IN_POINTS] = in_points
    sums[MADE] = try_out(
        tables, raw, fields, state, cards, side, policies, moves, tally, apart, left, in_points, playouts
    )
    per = len(side) if in_points != 0 else 1
    ask_all(tally, n)
    sums[STAKE] = in_parts(stake(tally, n) / per)
    return write_tried(tally, apart, n, per, found)


@rule
def is_among(tally: Any, place: int, among: Any, few: int) -> bool:
    """Whether a move is one of `few`, in rows of verb and card, (n, 2); where none are given, every move is."""
    for i in range(few):
        if among[i, VERB] == tally[place, VERB] and among[i, CARD] == tally[place, CARD]:
            return True
    return few == 0


@rule
def clear_rows(rows: Any, column: int, n: int) -> None:
    """Makes every number of the first `n` rows 0, from a column on."""
    for i in range(n):
        for k in range(column, rows.shape[1]):
            rows[i, k] = 0


@driver
def choice_cost(
    tables: Any, raw: Any, fields: Layout, state: Words, cards: Bytes, side: Words, policies: Words, moves: Moves,
    tally: Any, apart: Any, found: Any, sums: Words, among: Any, assumed: Any, rows: Any, space: Any,
    playouts: int,
) -> bool:  # fmt: skip
    """Whether a legal move, the second row of `among`, cost something that chance does not hide.

    It is weighed up to three times, each time on deals of its own: to find a better move, which is written before it;
    to see whether that is more than chance would make it; and, where it is, to measure the cost. A move picked for its
    large gain looks better than it is on the deals by which it was picked, so the cost comes from the last deals alone.
    """
    for least in (SUSPECT, SURE, 0.0):
        few = 0 if least == SUSPECT else 2
        n = weigh_moves(
            tables, raw, fields, state, cards, side, policies, moves, tally, apart, found, sums, among, assumed,
            rows, space, few, playouts,
        )  # fmt: skip
        if few == 0:
            copy_move(found, 0, among, 0)
        if set_cost(found, n, among, sums) <= least * sums[COST_ERROR]:
            return False
        if sums[IS_EXACT]:
            break
    sums[GRADE] = grade_of(sums[COST] / PART, sums[STAKE] / PART)
    return True


@rule
def set_cost(found: Any, n: int, among: Any, sums: Words) -> int:
    """Writes by how much the second of two moves was worth less than the first among `n` that are found, and the error
    of that. Returns how much."""
    sums[COST] = 0
    sums[COST_ERROR] = 0
    for row in range(n):
        for i in range(2):
            if found[row, VERB] == among[i, VERB] and found[row, CARD] == among[i, CARD]:
                sums[COST] += found[row, LESS] if i == 1 else -found[row, LESS]
                sums[COST_ERROR] = max(sums[COST_ERROR], found[row, LESS_ERROR])
    return int(sums[COST])


@rule
def grade_of(cost: float, stake: float) -> int:
    """How bad a cost is beside what a round is about, from 0; `NO_GRADE` where that is not known. The limits are those
    of lichess, which sets the same words by shares of the way from even to won."""
    if stake <= 0:
        return NO_GRADE
    grade = 0
    for least in GRADES:
        grade += int(cost >= least * stake)
    return grade
