"""Where a round stands: its record and the legal moves, in the game's module or, where it has none, as written."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from functools import partial
from threading import get_ident
from typing import Any
from zlib import compress, decompress

import numpy as np

from ceki.engine.contract import legal
from ceki.engine.errors import RuleStopped
from ceki.engine.module.find import Compiled
from ceki.engine.module.specialize import specialize
from ceki.engine.moves import VERBS, Moves, listed, no_moves
from ceki.engine.record import Record, copy, pack, unpack
from ceki.engine.rule import COMPILED, as_written
from ceki.play.drivers.budget import MOVE, is_trusted, within
from ceki.play.drivers.round_rules import begin_round, make_move
from ceki.play.game_module import GameModule
from ceki.play.move import Numbers


def position(game: GameModule, blank: Record) -> Position:
    """The position of a blank table."""
    drivers = [specialize(driver, game.namespace, COMPILED) for driver in (begin_round, make_move, legal)]
    if all(isinstance(driver, Compiled) for driver in drivers):
        return CompiledPosition(game, blank, *drivers)
    return Position(game, blank, *(as_written(driver, game.namespace) for driver in (begin_round, make_move)))


def _at_once(run: Callable[..., Any], *given: Any) -> Any:
    return run(*given)


class Position:
    """A position as written. Its `table` may be changed by the caller: the moves are then offered again."""

    def __init__(self, game: GameModule, blank: Record, begin: Any, make: Any) -> None:
        self.game, self._run = game, _at_once if is_trusted(game) else partial(within, MOVE)
        self._begin, self._make = begin, make
        self._table, self._moves, self._lent = copy(blank), no_moves(), False

    @property
    def table(self) -> Record:
        """The record as written."""
        self._lent = True
        return self._table

    def look(self) -> Record:
        """The record as written, to be read and not to be changed."""
        return self._table

    @property
    def turn(self) -> int:
        """The seat to move."""
        return self.number("turn")

    @property
    def over(self) -> bool:
        """Whether the round is settled."""
        return self.number("over") != 0

    def number(self, name: str) -> int:
        """A number field of the record."""
        return int(getattr(self._table, name))

    def row(self, name: str) -> list[int]:
        """The numbers of a field."""
        found: list[int] = getattr(self._table, name).tolist()
        return found

    @property
    def raw(self) -> bytes:
        """The bytes of the compact record. Raises `OverflowError` for a value that it cannot hold."""
        record = np.zeros(1, self.game.dtype)
        pack(self._table, record[0])
        return record.tobytes()

    @property
    def legal(self) -> list[Numbers]:
        """The legal moves as (verb, card) numbers; none when the round is over."""
        return listed(self._offered())

    def _offered(self) -> Moves:
        if self._lent:
            self._moves[:] = 0
            if not self._table.over:
                self._run(self.game.rule(legal), self._table, self._moves)
            self._lent = False
        return self._moves

    def begin(self) -> None:
        """Deals."""
        self._laid = copy(self._table)
        self._run(self._begin, self._table, self._moves)

    @property
    def laid(self) -> Record:
        """The table as it was before the deal: a copy."""
        return copy(self._laid)

    def make(self, verb: int, card: int) -> bool:
        """Makes a legal move; False, and nothing is changed, for another."""
        return bool(self._run(self._make, self._table, verb, card, self._offered()))

    def keep(self) -> Any:
        """The position as it is now, to come back to."""
        return copy(self._table), self._offered().copy()

    def restore(self, kept: Any) -> None:
        """Comes back to a position that was kept."""
        self._table, self._moves, self._lent = copy(kept[0]), kept[1].copy(), False

    def put(self, table: Record) -> None:
        """Goes on from another table."""
        self._table, self._lent = table, True

    def copy(self) -> Position:
        """An equal position of its own."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other.restore(self.keep())
        return other


def _nobody() -> None:
    return None


class _Slot:
    """Room for a position in the memory of an engine. Positions take turns in it: what is there stays until another
    comes, so that a round that is played on is not copied at every move."""

    def __init__(self, game: GameModule, begin: Compiled, make: Compiled, legal: Compiled) -> None:
        engine, self.size = make.engine, game.dtype.itemsize
        self.block = engine.zeros(self.size + VERBS * 8, np.int8)
        self.record, self.moves = self.block[: self.size].view(game.dtype), self.block[self.size :].view(np.int64)
        self.begin = engine.bind(begin.export, self.record, self.moves)
        self.make = engine.bind(make.export, self.record, ..., ..., self.moves)
        self.legal = engine.bind(legal.export, self.record, self.moves)
        self.numbers, self.thread, self.may_fail = self.record[0], get_ident(), make.file.is_own
        self.holds: Callable[[], CompiledPosition | None] = _nobody  # weakly: a slot keeps no round


class CompiledPosition(Position):
    """A position in the game's module."""

    def __init__(self, game: GameModule, blank: Record, begin: Any, make: Any, legal: Any) -> None:
        self.game, self._drivers = game, (begin, make, legal)
        self._slot: _Slot | None = None
        self._state = b""
        self._out: Record | None = copy(blank)  # the table, while it is outside and may be changed
        self._known: dict[str, int] = {}  # number fields that were read since the last change
        self._as_dealt = False  # nothing has happened since the deal

    def _enter(self) -> _Slot:
        """Its slot, with this position in it."""
        slot = self._slot
        if slot is None or slot.holds() is not self or slot.thread != get_ident():
            self._leave()
            slot = self._slot = self._own_slot()
            if (other := slot.holds()) is not None:
                other._leave()
            slot.holds = weakref.ref(self)
            if self._state:
                slot.block[:] = np.frombuffer(self._state, np.int8)
        if self._out is not None:
            pack(self._out, slot.numbers)
            slot.moves[:] = 0
            if not slot.numbers["over"]:
                slot.legal()
        return slot

    def _own_slot(self) -> _Slot:
        slots, key = self._drivers[1].slots, self.game.id
        if key not in slots:
            slots[key] = _Slot(self.game, *self._drivers)
        return slots[key]

    def _leave(self) -> None:
        """Takes this position out of its slot."""
        slot, self._slot = self._slot, None
        if slot is not None and slot.holds() is self:
            self._state, slot.holds = slot.block.tobytes(), _nobody

    @property
    def table(self) -> Record:
        """The record as written: a copy, of which every change holds until the next move."""
        if self._out is None:
            self._out = unpack(self.game.table, self._enter().numbers)
        self._as_dealt = False
        return self._out

    def look(self) -> Record:
        """The record as written, to be read and not to be changed: a copy, unless one is outside."""
        return self._out if self._out is not None else unpack(self.game.table, self._enter().numbers)

    def number(self, name: str) -> int:
        """A number field of the record."""
        if self._out is not None:
            return int(getattr(self._out, name))
        if name not in self._known:
            self._known[name] = int(self._enter().numbers[name])
        return self._known[name]

    def row(self, name: str) -> list[int]:
        """The numbers of a field."""
        found: list[int] = self._enter().numbers[name].tolist()
        return found

    @property
    def raw(self) -> bytes:
        """The bytes of the compact record."""
        slot = self._enter()
        return slot.block[: slot.size].tobytes()

    def _offered(self) -> Moves:
        return self._enter().moves

    def begin(self) -> None:
        """Deals."""
        assert self._out is not None
        blank, self._out = self._out, None
        self._known.clear()
        slot = self._enter()
        pack(blank, slot.numbers)
        self._before = compress(slot.block[: slot.size].tobytes(), 1)  # servers keep many rounds
        slot.begin()
        self._as_dealt = True

    @property
    def laid(self) -> Record:
        """The table as it was before the deal: a copy."""
        return unpack(self.game.table, np.frombuffer(decompress(self._before), self.game.dtype)[0])

    def make(self, verb: int, card: int) -> bool:
        """Makes a legal move; False, and nothing is changed, for another."""
        slot = self._slot
        if slot is None or slot.holds() is not self or self._out is not None or slot.thread != get_ident():
            slot = self._enter()
        made = self._made_or_as_before(slot, verb, card) if slot.may_fail else slot.make(verb, card) != 0
        if made:
            self._out, self._as_dealt = None, False
            self._known.clear()
        return made

    def _made_or_as_before(self, slot: _Slot, verb: int, card: int) -> bool:
        before = slot.block.tobytes()
        try:
            return slot.make(verb, card) != 0
        except RuleStopped:  # nobody knows what is left in the memory
            self._drivers[1].give_up()
            slot.holds, self._slot, self._state = _nobody, None, before
            raise

    def keep(self) -> Any:
        """The position as it is now, to come back to; nothing where it is dealt again, for servers keep many rounds."""
        return b"" if self._as_dealt else self._enter().block.tobytes()

    def restore(self, kept: Any) -> None:
        """Comes back to a position that was kept."""
        self._leave()
        if kept:
            self._state, self._out, self._known, self._as_dealt = kept, None, {}, False
        else:
            self._out = self.laid
            self.begin()

    def put(self, table: Record) -> None:
        """Goes on from another table."""
        self._out, self._as_dealt = table, False

    def copy(self) -> Position:
        """An equal position of its own."""
        state, other = self._enter().block.tobytes(), object.__new__(type(self))
        vars(other).update(vars(self))
        other._slot, other._state, other._out, other._known = None, state, None, {}
        return other
