"""What `hide` does, for one table at a time and without a compiler: the same declarations, whole rows at once.

Which rows a seat does not see follows from its number and from the few number fields that say who sees what; each such
case asks `sees` once, and keeps the rows that it closes.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ceki.engine.bits import NONE
from ceki.engine.record import HIDDEN, Record, record_type
from ceki.engine.visibility.hide import (
    COLUMNS,
    IS_COUNTS,
    IS_NUMBER,
    KIND,
    ROWS,
    START,
    TARGET,
    TARGET_WIDTH,
    WIDTH,
    layout,
    sees,
)

MOST: Final = 4096  # masks that are kept
FEWEST: Final = -128  # cards that the first place of a hidden row of counts can say
UNSEEN: Final = bytes(card if card == NONE % 256 else HIDDEN % 256 for card in range(256))  # what a place turns into

Mask = list[tuple[int, int, int]]  # rows that a viewer does not see: the kind of their field, start, end


def hidden(table: type[Record], raw: bytes, seat: int) -> bytes:
    """The bytes of a compact record with all that `seat` may not see blotted out, as by `hide`.

    Raises `OverflowError` when a hidden row holds more cards than its first place can say.
    """
    masked = bytearray(raw)
    for kind, start, end in _mask(table, raw, seat):
        if kind == IS_NUMBER:
            masked[start:end] = bytes(end - start)
        elif kind == IS_COUNTS:
            cards = sum(raw[start:end])
            if cards > -FEWEST:
                raise OverflowError(f"a hidden row holds {cards} cards, and can say at most {-FEWEST}")
            masked[start:end] = bytes([-cards % 256]) + bytes(end - start - 1)
        else:
            masked[start:end] = raw[start:end].translate(UNSEEN)
    return bytes(masked)


def _mask(table: type[Record], raw: bytes, seat: int) -> Mask:
    if table not in _deciding:
        deciding = {(int(f[TARGET]), int(f[TARGET] + f[TARGET_WIDTH])) for f in layout(table) if f[TARGET] != NONE}
        _deciding[table] = sorted(deciding | {_place(table, "seats")})
    key = table, seat, *(raw[start:end] for start, end in _deciding[table])
    if key not in _masks:
        if len(_masks) >= MOST:
            _masks.clear()
        _masks[key] = _closed_to(table, raw, seat)
    return _masks[key]


_deciding: dict[type[Record], list[tuple[int, int]]] = {}  # where the numbers lie that say who sees something
_masks: dict[tuple[Any, ...], Mask] = {}


def _place(table: type[Record], name: str) -> tuple[int, int]:
    found = record_type(table).fields
    assert found is not None
    return found[name][1], found[name][1] + found[name][0].itemsize


def _closed_to(table: type[Record], raw: bytes, seat: int) -> Mask:
    places, found = np.frombuffer(raw, np.int8), []
    start, end = _place(table, "seats")
    seats = int.from_bytes(raw[start:end], "little")
    for field in layout(table):
        size = int(field[COLUMNS] * field[WIDTH])
        by_seat = field[KIND] == IS_COUNTS and field[ROWS] == table.SEATS
        for row in range(seats if by_seat else field[ROWS]):  # a seat that is not there has no cards
            if not sees(places, field, row, seat):
                start = int(field[START]) + row * size
                found.append((int(field[KIND]), start, start + size))
    return found
