"""An engine: one instance of a module with its memory, for one thread. The twin of `web/src/engine/load.ts`.

    engine = Engine(file, folder)
    tables = engine.records(game.dtype, 2)                  # NumPy arrays in the memory of the rules
    engine.call(file.exports["ceki.lab.rounds.play_rounds"], tables, ...)

Arrays from `records` and `zeros` pass by their address. Any other array is copied in before a call and back after it.
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import addressof
from math import ceil
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import wasmtime

from ceki.engine.errors import RuleStopped
from ceki.engine.module.calls import Call, caller
from ceki.engine.module.file import ModuleFile, Signature
from ceki.engine.module.native import TICK, native, settings
from ceki.engine.wasm.export import BYTE_ROWS, BYTES, NUMBER, RECORD, SHARE, SHORT_ROWS, WORD_ROWS, WORDS

PAGE: Final = 65_536
CALL, MOVE = 2.0, 0.25  # seconds that a call of an own game's rules may take; one at a table, at which others wait
ALIGNED: Final = 16  # bytes
SHAPES: Final = {  # bytes of a number, dimensions
    BYTES: (1, 1),
    BYTE_ROWS: (1, 2),
    SHORT_ROWS: (2, 2),
    WORDS: (8, 1),
    WORD_ROWS: (8, 2),
}
Array = npt.NDArray[Any]


class Engine:
    """The rules of a module, and memory. Raises `DamagedModule` for a file that is none."""

    def __init__(self, file: ModuleFile, folder: Path) -> None:
        self._timed = file.is_own
        try:
            exports = self._begin(file, folder, roomy=True)
        except wasmtime.WasmtimeError:  # there are too few addresses for it
            exports = self._begin(file, folder, roomy=False)
        self._exports, self._memory = exports, exports["memory"]
        self._calls: dict[str, Call] = {}
        self._top: int = exports["__heap_base"].value(self._store)
        self._look()

    def _begin(self, file: ModuleFile, folder: Path, roomy: bool) -> Any:
        self._store = wasmtime.Store(settings(file.is_own, roomy))
        return wasmtime.Instance(self._store, native(file, folder, roomy), []).exports(self._store)

    def _look(self) -> None:
        """Takes the memory as it is now; it grows, and never moves."""
        buffer = self._memory.get_buffer_ptr(self._store)
        buffer.store = self._store  # arrays keep what they lie in, and not this engine, which has arrays itself
        self._start, self._size = addressof(buffer), len(buffer)
        self._bytes = np.frombuffer(buffer, np.uint8)

    def records(self, kind: np.dtype[np.void], n: int) -> Array:
        """`n` records of zeros, (n,), in the memory of the rules."""
        return self._array((n,), kind)

    def zeros(self, shape: int | tuple[int, ...], kind: npt.DTypeLike = np.int64) -> Array:
        """Numbers, all zero, in the memory of the rules."""
        return self._array((shape,) if isinstance(shape, int) else shape, np.dtype(kind))

    def _array(self, shape: tuple[int, ...], kind: np.dtype[Any]) -> Array:
        n = int(np.prod(shape)) * kind.itemsize
        at = self._take(n)
        found = self._bytes[at : at + n]
        found[:] = 0
        return found.view(kind).reshape(shape)

    def _take(self, n: int) -> int:
        """The address of `n` bytes."""
        at = -(-self._top // ALIGNED) * ALIGNED
        self._top = at + n
        if self._top > self._size:
            self._memory.grow(self._store, -(-(self._top - self._size) // PAGE))
            self._look()
        return at

    def call(self, export: Signature, *given: Any) -> Any:
        """Runs an export: a whole number, a share, or None. Raises `TypeError` for arguments of another kind, and
        `RuleStopped` where it traps."""
        run = self._function(export)
        passed: list[float] = []
        lent: dict[int, tuple[Array, int]] = {}  # arrays that are copied, by where they lie
        top = self._top
        try:
            for kind, one in zip(export.takes, given, strict=True):
                if kind == NUMBER:
                    passed.append(float(one))
                else:
                    self._pass(export.name, kind, one, passed, lent)
            self._wind(CALL)
            found = run(*passed)
            for array, at in lent.values():
                _flat(array)[:] = self._bytes[at : at + array.nbytes]
        except wasmtime.Trap as trap:
            raise failed(export, trap) from None
        finally:
            self._top = top
        return found if found is None or export.gives == SHARE else int(found)

    def _function(self, export: Signature) -> Call:
        if export.name not in self._calls:
            self._calls[export.name] = caller(self._store, self._exports[export.name])
        return self._calls[export.name]

    def bind(self, export: Signature, *given: Any) -> Callable[..., float | None]:
        """An export for calls with the same arrays, which lie in this memory; `...` stands for each number, which the
        call is given. Raises `RuleStopped` where it traps."""
        run, numbers = self._function(export), []
        passed: list[float] = []
        for kind, one in zip(export.takes, given, strict=True):
            if one is ...:
                numbers.append(len(passed))
                passed.append(0)
            else:
                self._pass(export.name, kind, one, passed, {})
        if len(numbers) == 0:
            return self._guarded(export, lambda: run(*passed))
        before, after = passed[: numbers[0]], passed[numbers[-1] + 1 :]
        assert numbers == list(range(numbers[0], numbers[-1] + 1))
        return self._guarded(export, lambda *n: run(*before, *n, *after))

    def _guarded(self, export: Signature, run: Callable[..., float | None]) -> Callable[..., float | None]:
        def guarded(*numbers: float) -> float | None:
            try:
                self._wind(MOVE)
                return run(*numbers)
            except wasmtime.Trap as trap:
                raise failed(export, trap) from None

        return guarded

    def _wind(self, seconds: float) -> None:
        """Gives the next call so many seconds, if its rules are not trusted to return."""
        if self._timed:
            self._store.set_epoch_deadline(ceil(seconds / TICK) + 1)

    def _pass(
        self, name: str, kind: str, array: Array, passed: list[float], lent: dict[int, tuple[Array, int]]
    ) -> None:
        """Adds an array's address, and, where it has rows, its lengths. Two arrays of the same memory stay that."""
        if not isinstance(array, np.ndarray) or not _fits(kind, array):
            raise TypeError(f"{name} takes {kind}, not {_said(array)}")
        lies = array.__array_interface__["data"][0]
        at = lies - self._start
        if not 0 <= at < self._size:
            if lies not in lent or lent[lies][0].nbytes < array.nbytes:
                at = self._take(array.nbytes)
                self._bytes[at : at + array.nbytes] = _flat(array)
                lent[lies] = array, at
            at = lent[lies][1]
        passed.append(at)
        if not kind.startswith(f"{RECORD}:"):
            passed.extend(array.shape)


def failed(export: Signature, trap: wasmtime.Trap) -> RuleStopped:
    """Why a rule stopped."""
    if trap.trap_code == wasmtime.TrapCode.INTERRUPT:
        return RuleStopped("rule-endless", rule=export.name)
    return RuleStopped("rule-trapped", rule=export.name, why=trap.message.strip().splitlines()[-1].strip())


def _flat(array: Array) -> npt.NDArray[np.uint8]:
    """The bytes of an array that lies in one piece, sharing its memory."""
    return array.reshape(-1).view(np.uint8)


def _fits(kind: str, array: Array) -> bool:
    width, dimensions = SHAPES.get(kind, (0, 1))
    return array.flags.c_contiguous and array.ndim == dimensions and width in (0, array.itemsize)


def _said(given: object) -> str:
    return f"an array of {given.dtype}, {given.shape}" if isinstance(given, np.ndarray) else f"{given!r:.80}"
