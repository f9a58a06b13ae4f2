"""The border between Python and WebAssembly, where every microsecond counts.

wasmtime's own call takes 36 microseconds: it looks up types and converts each argument. Its bindings have an unchecked
call that takes 2, which is not public and may change with any version; where it has, the public one does the same.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable
from typing import Any, Final

import wasmtime

Call = Callable[..., float | None]  # of doubles, addresses and lengths; a number, or None for what gives none

PLACES: Final = {"f64": ("d", 8), "i32": ("I", 4)}  # how a type lies, and its bytes


def caller(store: wasmtime.Store, function: wasmtime.Func) -> Call:
    """A function to call an export with numbers of its own types. Raises `wasmtime.Trap`."""
    kinds = function.type(store)
    takes, gives = [str(one) for one in kinds.params], [str(one) for one in kinds.results]
    try:
        return _unchecked(store, function, takes, gives)
    except (ImportError, AttributeError, TypeError):  # bindings of another version
        wide = [float if kind == "f64" else int for kind in takes]
        return lambda *given: function(store, *(kind(one) for kind, one in zip(wide, given, strict=True)))


def _unchecked(store: wasmtime.Store, function: wasmtime.Func, takes: list[str], gives: list[str]) -> Call:
    from wasmtime import _bindings as bindings

    size = max(len(takes), len(gives), 1)
    values = (bindings.wasmtime_val_raw_t * size)()
    slot = ctypes.sizeof(bindings.wasmtime_val_raw_t)
    lay = struct.Struct("<" + "".join(f"{code}{slot - width}x" for code, width in map(PLACES.__getitem__, takes)))
    trapped = ctypes.POINTER(bindings.wasm_trap_t)()
    call, write, first = bindings._wasmtime_func_call_unchecked, lay.pack_into, values[0]
    context, address, trap = store._context(), ctypes.byref(function._func), ctypes.byref(trapped)

    def run(*given: float) -> float | None:
        write(values, 0, *given)
        error = call(context, address, values, size, trap)
        if error or trapped:
            _raise(error, trapped)
        return first.f64 if gives else None

    return run


def _raise(error: Any, trapped: Any) -> None:
    if error:
        raise wasmtime.WasmtimeError._from_ptr(error)
    raised = wasmtime.Trap._from_ptr(type(trapped).from_buffer_copy(trapped))
    ctypes.memset(ctypes.byref(trapped), 0, ctypes.sizeof(trapped))
    raise raised
