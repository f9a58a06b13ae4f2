"""What a seat has of what it needs: the facts of a game's `goal`, made of the bytes of a view.

A server asks for them after every move, for every seat that somebody looks at. So fields are read one by one, and the
facts are made anew only where a field has changed that they were made from.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np

from ceki.engine import contract
from ceki.engine.reasons import Reason, Rows
from ceki.engine.record import Ints, Record, record_type
from ceki.engine.visibility.hide import WATCHER
from ceki.play.game_module import GameModule

NONE_YET: Final = b""


class GoalOfSeat:
    """The goal of a seat, for as long as a table is played."""

    def __init__(self, game: GameModule, seat: int) -> None:
        self.game, self.seat = game, seat
        self._raw = NONE_YET
        self._read: list[slice] = []
        self._facts: list[Reason] = []

    def of(self, raw: bytes, unseen: Callable[[], Ints]) -> list[Reason]:
        """The facts, what it has first; none for who looks on, and none when the round is over.

        `raw`: the bytes of the seat's view; `unseen` counts the cards of each face that it does not see, (faces,).
        """
        if self.seat == WATCHER or contract.goal.__name__ not in self.game.namespace:
            return []
        if not self._raw or any(raw[part] != self._raw[part] for part in self._read):
            g, loose = _Glance(self.game.table, raw), _Unseen(unseen)
            self._facts = [] if g.over else self._told(g, loose)
            self._raw = raw
            self._read = [slice(None)] if loose.counted is not None else g.read_parts()
        return self._facts

    def _told(self, g: Any, unseen: Any) -> list[Reason]:
        out = Rows()
        self.game.rule(contract.goal)(g, self.seat, unseen, out)
        return self.game.goals.read(out)


class _Glance:
    """A table of which each field is read when it is first asked for."""

    def __init__(self, table: type[Record], raw: bytes) -> None:
        self._table, self._bytes = table, raw
        self._names: list[str] = []

    def __getattr__(self, name: str) -> Any:
        start, base, shape = _places(self._table)[name]
        self._names.append(name)
        count = int(np.prod(shape))
        numbers = np.frombuffer(self._bytes, base, count, start).astype(np.int64)
        value = numbers.reshape(shape) if shape else int(numbers[0])
        setattr(self, name, value)
        return value

    def read_parts(self) -> list[slice]:
        """Where the bytes lie that were read."""
        fields = record_type(self._table).fields
        assert fields is not None
        return [slice(fields[name][1], fields[name][1] + fields[name][0].itemsize) for name in self._names]


@cache
def _places(table: type[Record]) -> dict[str, tuple[int, np.dtype[Any], tuple[int, ...]]]:
    """By field: its first byte, the type of its numbers, and its lengths."""
    fields = record_type(table).fields
    assert fields is not None
    return {name: (place[1], place[0].base, place[0].shape) for name, place in fields.items()}


class _Unseen:
    """Cards by face that nobody has counted before somebody asks."""

    def __init__(self, count: Callable[[], Ints]) -> None:
        self._count = count
        self.counted: Ints | None = None

    def __len__(self) -> int:
        return len(self._found())

    def __getitem__(self, face: int) -> int:
        return int(self._found()[face])

    def _found(self) -> Ints:
        if self.counted is None:
            self.counted = self._count()
        return self.counted
