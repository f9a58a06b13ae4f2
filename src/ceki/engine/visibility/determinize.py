"""Re-deals that believe what players have said and done: tables that agree with a view, and with all that was seen.

`redeal` lays unseen cards anywhere. A seat that has called holds no hand at random, nor does one that kept what it drew
and let another card go. Its game says how much it is bound (`hand_constraint`), whether a hand may be its own
(`hand_consistent`) and can have come to it so (`hand_reachable`), and draws such hands where few may (`sample_hand`),
or all of them together (`sample_table`). Every table that agrees is equally likely when one hand has to be drawn so, or
all together. Several are drawn one after the other and then over again, until hardly a trace is left of the first.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ceki.engine.bits import NONE
from ceki.engine.chance import Words
from ceki.engine.contract import (
    ANY_HAND,
    WITH_OTHERS,
    hand_constraint,
    sample_table,
)
from ceki.engine.rule import driver, rule
from ceki.engine.visibility.draw import GOT, TRIES, TRIES_ALONE, bound_hands, draw_bound, note_got
from ceki.engine.visibility.hide import (
    BY_ALL,
    COLUMNS,
    HOLDS,
    IS_COUNTS,
    KIND,
    MOST_FACES,
    ROWS,
    SEEN,
    START,
    Bytes,
    Layout,
    count_unseen,
    lay_unseen,
    list_cards,
    redeal,
)

TRIES_TOGETHER: Final = 20_000  # of whole tables, most of which are given up early


@driver
def determinized(tables: Any, i: int, raw: Any, fields: Layout, state: Words, cards: Bytes) -> int:
    """Turns a view into a whole table that the viewer could as well be sitting at, calls and all.

    `raw`: int8, (n, bytes); `raw[i]` holds the bytes of the view and becomes the table. Of `tables[i]` only public
    fields are read, so as written it may be the view as a table. `fields`: the layout, (fields, 11); `state`: a small
    generator, (2,); `cards`: scratch space as large as the deck. Returns how many cards were unseen, or `NONE`, with
    the view as it was, when no table that agrees was found.
    """
    g = tables[i]
    view = raw[i]
    for seat in range(g.seats):
        bound = hand_constraint(g, seat)
        if bound == WITH_OTHERS:
            return deal_together(g, view, fields, state, cards)
        if bound != ANY_HAND:
            return deal_believing(g, view, fields, state, cards)
    return redeal(view, fields, state, cards)


@driver
def deal_believing(g: Any, view: Bytes, fields: Layout, state: Words, cards: Bytes) -> int:
    """Draws the hands that are bound, and lays all other cards at random; where a hand has no way left, all anew.
    `view`: bytes, (bytes,), changed."""
    kept = view.copy()
    loose = np.zeros(MOST_FACES, np.int64)
    hands = np.zeros((g.seats, MOST_FACES), np.int64)
    alone = bound_hands(g, kept, fields, ANY_HAND) == 1
    for tried in range(TRIES_ALONE // TRIES if alone else TRIES):
        unseen = count_unseen(kept, fields, loose)
        if draw_bound(g, kept, view, fields, hands, loose, tried >= TRIES // 2, state):
            lay_unseen(view, fields, state, cards, list_cards(loose, cards))
            return unseen
    return NONE


@driver
def deal_together(g: Any, view: Bytes, fields: Layout, state: Words, cards: Bytes) -> int:
    """Has the game draw the hidden rows, until it has found a table that agrees; lays all other cards at random."""
    loose = np.zeros(MOST_FACES, np.int64)
    rows = np.zeros((hidden_rows(fields), MOST_FACES), np.int64)
    for _ in range(TRIES_TOGETHER):
        unseen = count_unseen(view, fields, loose)
        copy_rows(view, fields, rows)
        if sample_table(g, rows, loose, state):
            write_rows(view, fields, rows)
            for seat in range(g.seats):
                if rows[seat, GOT] != NONE:
                    note_got(view, fields, seat, rows[seat, GOT])
            lay_unseen(view, fields, state, cards, list_cards(loose, cards))
            return unseen
    return NONE


@rule
def is_of_rows(field: Words) -> bool:
    """Whether the rows of a field are counts of cards that not all see."""
    return bool(field[HOLDS] and field[KIND] == IS_COUNTS and field[SEEN] != BY_ALL)


@rule
def hidden_rows(fields: Layout) -> int:
    """How many rows of counts not all see, over all fields."""
    n = 0
    for f in range(len(fields)):
        if is_of_rows(fields[f]):
            n += fields[f, ROWS]
    return n


@rule
def copy_rows(view: Bytes, fields: Layout, rows: Any) -> None:
    """Copies the rows of counts that not all see from a view into `rows`, (rows, 64)."""
    n = 0
    for f in range(len(fields)):
        if is_of_rows(fields[f]):
            for row in range(fields[f, ROWS]):
                start = fields[f, START] + row * fields[f, COLUMNS]
                for face in range(fields[f, COLUMNS]):
                    rows[n, face] = view[start + face]
                rows[n, GOT] = NONE
                n += 1


@rule
def write_rows(view: Bytes, fields: Layout, rows: Any) -> None:
    """Writes `rows`, (rows, 64), back into a view."""
    n = 0
    for f in range(len(fields)):
        if is_of_rows(fields[f]):
            for row in range(fields[f, ROWS]):
                start = fields[f, START] + row * fields[f, COLUMNS]
                for face in range(fields[f, COLUMNS]):
                    view[start + face] = rows[n, face]
                n += 1
