"""Who sees what: the view of a seat, and the re-deal of what it does not see, for every game at once.

Both work on the bytes of a compact record by its layout, a table of numbers made from the declarations, and know no
game. `hide` blots out what a seat may not see; `redeal` needs nothing but what `hide` left: a hidden row of counts
keeps only how many cards it has (as a negative number in its first place), a hidden place keeps `HIDDEN`.

Throughout, `table` and `view` are the bytes of one record, int8, (bytes,); `fields` is its layout, int64, (fields, 11),
and `field` one row of it, (11,); `counts` and `unseen` are counts by face, int64, (faces,) or longer; `cards` is
scratch space, int8, (cards,); `state` is a small generator, (2,).
"""

from __future__ import annotations

from typing import Any, Final, cast

import numpy as np
import numpy.typing as npt

from ceki.engine.bits import NONE
from ceki.engine.chance import Words, small_below
from ceki.engine.record import CARD, COUNTS, HIDDEN, PILE, Field, Record, record_type
from ceki.engine.rule import driver, rule

Bytes = npt.NDArray[np.int8]
Layout = npt.NDArray[np.int64]

WATCHER: Final = -1  # the viewer that has no seat: sees what all see

KIND, START, ROWS, COLUMNS, WIDTH, SEEN, TARGET, TARGET_WIDTH, HOLDS, KNOWN, PART_OF = range(11)  # columns of a layout
DECK_FIELD, HAND_FIELD = 0, 1  # rows of a layout
MOST_FACES: Final = 64
MOST_TOLD: Final = 128  # cards of a hidden row of counts: what its first place can say
IS_COUNTS, IS_PILE, IS_CARD, IS_NUMBER = range(4)
BY_ALL, BY_OWNER, BY_NOBODY, BY_SEAT, BY_OPTION = range(5)
_KINDS: Final = {COUNTS: IS_COUNTS, PILE: IS_PILE, CARD: IS_CARD}
_SEEN: Final = {"all": BY_ALL, "own": BY_OWNER, "nobody": BY_NOBODY, "seat": BY_SEAT, "option": BY_OPTION}


def layout(table: type[Record]) -> Layout:
    """The declarations of a table as numbers, int64, (fields, 11), a row for each field: first the deck, then the field
    `hand`, where there is one, then the notes of its cards."""
    if table not in _layouts:
        dtype = record_type(table)
        names = sorted(table.FIELDS, key=lambda name: _order(table.FIELDS[name]))
        rows = [_row(table, table.FIELDS[name], dtype, names) for name in names]
        _layouts[table] = np.array(rows, np.int64)
    return _layouts[table]


_layouts: dict[type[Record], Layout] = {}


def layout_of(table: type[Record], name: str) -> Words:
    """The row of one field, (11,), in the layout of a table."""
    fields, start = layout(table), cast(Any, record_type(table).fields)[name][1]
    return cast(Words, fields[fields[:, START] == start][0])


def _order(field: Field) -> int:
    if field.name in ("deck", "hand"):
        return ("deck", "hand").index(field.name)
    return 2 if field.kind == CARD and field.of == "hand" else 3


def _row(table: type[Record], field: Field, dtype: np.dtype[np.void], names: list[str]) -> list[int]:
    assert dtype.fields is not None
    word, _, target = field.seen.partition(":")
    by_seat = len(field.lengths) > 1 or word in ("own", "option")
    rows = field.lengths[0] if by_seat and field.lengths else 1
    columns = int(np.prod(field.lengths)) // rows if field.lengths else 1
    known = next((n for n, other in enumerate(names) if _is_known_of(table.FIELDS[other], field)), NONE)
    return [
        _KINDS.get(field.kind, IS_NUMBER),
        dtype.fields[field.name][1],
        rows,
        columns,
        field.width // 8,
        _SEEN[word],
        dtype.fields[target][1] if target else NONE,
        table.FIELDS[target].width // 8 if target else 0,
        int(field.holds_cards),
        known,
        names.index(field.of) if field.of else NONE,
    ]


def _is_known_of(other: Field, field: Field) -> bool:
    return other.of == field.name and other.kind == field.kind


def as_bytes(records: npt.NDArray[Any]) -> Bytes:
    """Compact records, (n,), as rows of bytes, int8, (n, bytes), that share their memory."""
    return records.view(np.int8).reshape(len(records), records.dtype.itemsize)


@rule
def read_number(table: Bytes, start: int, width: int) -> int:
    """A number field of `width` bytes that begins at byte `start`; bytes are signed and lowest first."""
    value = 0
    for i in range(width - 1):
        value |= (int(table[start + i]) & 255) << (8 * i)
    return value + (int(table[start + width - 1]) << (8 * (width - 1)))


@rule
def sees(table: Bytes, field: Words, row: int, seat: int) -> bool:
    """Whether a seat sees a row of a field, by its declaration."""
    if field[SEEN] == BY_ALL:
        return True
    if field[SEEN] == BY_OWNER:
        return row == seat
    if field[SEEN] == BY_SEAT:
        return seat >= 0 and read_number(table, field[TARGET], field[TARGET_WIDTH]) == seat
    if field[SEEN] == BY_OPTION:
        return row == seat or read_number(table, field[TARGET], field[TARGET_WIDTH]) != 0
    return False


@driver
def hide(table: Bytes, fields: Layout, seat: int) -> int:
    """Blots out of a copy of a table all that `seat` (or `WATCHER`) may not see; `hidden` calls it for a view.

    Returns 0, or how many cards a hidden row has where its first place cannot say it: what is left is then no view.
    """
    untold = 0
    for f in range(len(fields) - 1, -1, -1):  # what says who sees is itself seen by all
        field = fields[f]
        for row in range(field[ROWS]):
            if not sees(table, field, row, seat):
                cards = hide_row(table, field, field[START] + row * field[COLUMNS] * field[WIDTH])
                if cards < 0 or cards > MOST_TOLD:
                    untold = cards
    return untold


@rule
def hide_row(table: Bytes, field: Words, start: int) -> int:
    """Blots out the row of a field that begins at byte `start`; a row of counts keeps its number of cards, negative and
    as far as can be said. Returns that number, of other fields 0."""
    cards = 0
    n = field[COLUMNS] * field[WIDTH]
    if field[KIND] == IS_NUMBER:
        for i in range(start, start + n):
            table[i] = 0
    elif field[KIND] == IS_COUNTS:
        for i in range(start, start + n):
            cards += int(table[i])
            table[i] = 0
        table[start] = -max(0, min(cards, MOST_TOLD))
    else:
        for i in range(start, start + n):
            if table[i] != NONE:
                table[i] = HIDDEN
    return cards


@rule
def known_start(fields: Layout, field: Words, row: int) -> int:
    """The byte at which the publicly known part of a row begins, or `NONE`."""
    if field[KNOWN] == NONE:
        return NONE
    known = fields[field[KNOWN]]
    return int(known[START] + row * known[COLUMNS])


@rule
def count_placed(view: Bytes, fields: Layout, counts: Words) -> None:
    """Counts by face, (faces,), the cards that a view (or a whole table) shows, or is known to hold."""
    for face in range(len(counts)):
        counts[face] = 0
    for f in range(len(fields)):
        field = fields[f]
        if field[HOLDS]:
            for row in range(field[ROWS]):
                count_row(view, fields, field, row, counts)


@rule
def count_row(view: Bytes, fields: Layout, field: Words, row: int, counts: Words) -> None:
    """Adds the cards that a row of a field shows to `counts`, (faces,); of a hidden row, those known to be there."""
    start = field[START] + row * field[COLUMNS]
    if field[KIND] != IS_COUNTS:
        if view[start] == HIDDEN:
            return  # a pile is hidden as a whole
        for i in range(start, start + field[COLUMNS]):
            if view[i] >= 0:
                counts[view[i]] += 1
        return
    if view[start] < 0:
        start = known_start(fields, field, row)
    if start != NONE:
        for face in range(field[COLUMNS]):
            counts[face] += view[start + face]


@rule
def count_unseen(view: Bytes, fields: Layout, unseen: Words) -> int:
    """Counts by face, (faces,), the cards that a view does not place; returns how many."""
    count_placed(view, fields, unseen)
    deck = fields[DECK_FIELD]
    n = 0
    for face in range(deck[COLUMNS]):
        unseen[face] = view[deck[START] + face] - unseen[face]
        n += unseen[face]
    return n


@rule
def list_cards(counts: Words, cards: Bytes) -> int:
    """Lists counted cards, (faces,), one by one in `cards`; returns how many."""
    n = 0
    for face in range(len(counts)):
        for _ in range(counts[face]):
            cards[n] = face
            n += 1
    return n


@driver
def redeal(view: Bytes, fields: Layout, state: Words, cards: Bytes) -> int:
    """Turns a view into a whole table that the viewer could as well be sitting at; returns how many cards moved freely.

    Every unseen card goes to a random hidden place; what is known of a row stays. `cards` is scratch space as large as
    the deck. The key of the shuffle stays blotted out, for it is not known either.
    """
    unseen = np.zeros(MOST_FACES, np.int64)
    n = count_unseen(view, fields, unseen)
    lay_unseen(view, fields, state, cards, list_cards(unseen, cards))
    return n


@rule
def lay_unseen(view: Bytes, fields: Layout, state: Words, cards: Bytes, n: int) -> None:
    """Lays `n` unseen cards at random into the hidden places."""
    for last in range(n - 1, 0, -1):
        chosen = small_below(state, last + 1)
        card = cards[last]
        cards[last] = cards[chosen]
        cards[chosen] = card
    used = 0
    for f in range(len(fields)):
        field = fields[f]
        if field[HOLDS] and field[KIND] == IS_COUNTS:
            for row in range(field[ROWS]):
                used = fill_row(view, fields, field, row, cards, used)
        elif field[HOLDS]:
            for i in range(field[START], field[START] + field[COLUMNS]):
                if used == n:
                    break  # the places that follow are empty
                if view[i] == HIDDEN:
                    view[i] = cards[used]
                    used += 1


@rule
def fill_row(view: Bytes, fields: Layout, field: Words, row: int, cards: Bytes, used: int) -> int:
    """Fills a hidden row of counts: what is known of it and unseen cards; a hidden note of it becomes one of these."""
    start = field[START] + row * field[COLUMNS]
    size = -int(view[start])
    if size <= 0:
        return used
    view[start] = 0
    known = known_start(fields, field, row)
    if known != NONE:
        for face in range(field[COLUMNS]):
            view[start + face] = view[known + face]
            size -= view[known + face]
    fill_notes(view, fields, field, row, cards[used] if size > 0 else HIDDEN)
    for _ in range(size):
        view[start + cards[used]] += 1
        used += 1
    return used


@rule
def fill_notes(view: Bytes, fields: Layout, field: Words, row: int, card: int) -> None:
    """A hidden note that repeats a card of this row repeats the one that all saw come, or one that was dealt to it."""
    for f in range(len(fields)):
        note = fields[f]
        if note[KIND] == IS_CARD and note[PART_OF] != NONE and fields[note[PART_OF], START] == field[START]:
            owner = read_number(view, note[TARGET], note[TARGET_WIDTH]) if note[SEEN] == BY_SEAT else row
            if owner == row and view[note[START]] == HIDDEN:
                seen = known_start(fields, note, 0)
                view[note[START]] = view[seen] if seen != NONE and view[seen] != NONE else card


def scratch(table: type[Record]) -> Bytes:
    """Room for every card of the largest deck: int8, (cards,)."""
    return np.zeros(sum(f.lengths[0] for f in table.FIELDS.values() if f.kind == PILE) + 2 * 512, np.int8)
