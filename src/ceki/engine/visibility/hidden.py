"""The bytes of a table as one seat sees it: what `hide` leaves, in the game's module or, if it has none, as written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ceki.engine.errors import RuleStopped
from ceki.engine.module.find import Compiled
from ceki.engine.module.specialize import specialize
from ceki.engine.record import Record, record_type
from ceki.engine.rule import COMPILED
from ceki.engine.visibility.hide import MOST_TOLD, hide, layout


def hidden(game: Mapping[str, Any], raw: bytes, seat: int) -> bytes:
    """The bytes of a compact record of a game with all blotted out that `seat` (or `WATCHER`) may not see. `game`: a
    module's namespace.

    Raises `OverflowError` when a hidden row holds more cards than its first place can say, or fewer than none.
    """
    table, run = game["Table"], specialize(hide, game, COMPILED)
    if isinstance(run, Compiled):
        left, untold = _in_module(run, table, raw, seat)
    else:
        room = bytearray(raw)
        untold = run(memoryview(room).cast("b"), layout(table), seat)
        left = bytes(room)
    if untold:
        raise OverflowError(f"a hidden row holds {untold:.0f} cards, and can say 0 to {MOST_TOLD}")
    return left


class _Room:
    """Room for a record and its layout in the memory of an engine. Both are laid anew for every call, so that nothing
    that other rules do to this memory changes who sees what."""

    def __init__(self, run: Compiled, table: type[Record]) -> None:
        fields = layout(table)
        record, rows = run.engine.zeros(record_type(table).itemsize, np.int8), run.engine.zeros(fields.shape)
        self.fields, self.record, self.rows = fields.tobytes(), record.data.cast("B"), rows.data.cast("B")
        self.hide = run.engine.bind(run.export, record, rows, ...)


def _in_module(run: Compiled, table: type[Record], raw: bytes, seat: int) -> tuple[bytes, float | None]:
    slots = run.slots
    if table not in slots:
        slots[table] = _Room(run, table)
    room = slots[table]
    room.record[:], room.rows[:] = raw, room.fields
    try:
        untold = room.hide(seat)
    except RuleStopped:
        run.give_up()
        raise
    return room.record.tobytes(), untold
