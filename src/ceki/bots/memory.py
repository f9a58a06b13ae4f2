"""Where many tables lie: in the memory of the game's module or, where it has none, as tables as written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ceki.engine.module.cache import cache_folder
from ceki.engine.module.engine import Engine
from ceki.engine.module.find import Compiled
from ceki.engine.module.specialize import specialize
from ceki.engine.record import Record, pack
from ceki.engine.rule import COMPILED, as_written
from ceki.engine.visibility.tables import bytes_of, lay_tables, record_of
from ceki.play.game_module import GameModule

Array = npt.NDArray[Any]
Driver = Callable[..., Any]


class Memory:
    """A memory of its own for some drivers of a game: compiled when the game's modules have them all."""

    def __init__(self, game: GameModule, drivers: Sequence[Driver]) -> None:
        self.game = game
        self._found = {driver: specialize(driver, game.namespace, COMPILED) for driver in drivers}
        files = {run.file for run in self._found.values() if isinstance(run, Compiled)}
        is_compiled = len(files) == 1 and all(isinstance(run, Compiled) for run in self._found.values())
        self.engine = Engine(files.pop(), cache_folder()) if is_compiled else None

    def zeros(self, shape: int | tuple[int, ...], kind: npt.DTypeLike = np.int64) -> Array:
        """Numbers, all zero."""
        return np.zeros(shape, kind) if self.engine is None else self.engine.zeros(shape, kind)

    def numbers(self, given: npt.ArrayLike) -> Array:
        """Whole numbers, int64."""
        found = np.asarray(given, np.int64)
        laid = self.zeros(found.shape)
        laid[...] = found
        return laid

    def tables(self, blank: Record, n: int) -> tuple[Any, Any]:
        """`n` tables and a blank one behind them, and their bytes. Raises `OverflowError` for a value too large to
        keep."""
        if self.engine is None:
            tables = lay_tables(blank, self.game.dtype, n + 1, as_written(next(iter(self._found)), self.game.namespace))
        else:
            tables = self.engine.records(self.game.dtype, n + 1)
            pack(blank, tables[n])
        return tables, bytes_of(tables)

    def bound(self, driver: Driver, *given: Any) -> Callable[[], Any]:
        """A driver to be called with the same arrays."""
        if self.engine is None:
            run = as_written(driver, self.game.namespace)
            return lambda: run(*given)
        found: Any = self._found[driver]
        return self.engine.bind(found.export, *given)

    def saved(self, tables: Any) -> Array:
        """The bytes of all tables, int8, (tables, bytes)."""
        return np.stack([bytes_of(tables)[place] for place in range(len(tables))])

    def restore(self, tables: Any, saved: Array) -> None:
        """Lays the tables as they were saved."""
        for place, row in enumerate(saved):
            bytes_of(tables)[place][...] = row

    def lay(self, tables: Any, place: int, raw: bytes) -> None:
        """Lays a table given by the bytes of its record."""
        bytes_of(tables)[place][...] = np.frombuffer(raw, np.int8)

    def record(self, tables: Any, place: int) -> Array:
        """One of the tables as a compact record of its own, in an array of one."""
        return record_of(tables, place)
