"""Modules as machine code: compiled by wasmtime in a fifth of a second, then kept on disk.

Whoever loads machine code runs it. So only files are loaded that this user alone can have written and that are whole:
each begins with the digest of the rest. Anything else is made again.
"""

from __future__ import annotations

import hashlib
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

import wasmtime

from ceki.engine.errors import DamagedModule
from ceki.engine.module.cache import read_own, write_own
from ceki.engine.module.file import ModuleFile

FOLDER: Final = "native"
DIGEST: Final = 32  # bytes at the beginning of a file


@cache
def engine() -> wasmtime.Engine:
    """The settings that modules are compiled with. Their memory never moves while it grows."""
    config = wasmtime.Config()
    config.cranelift_opt_level = "speed"
    config.memory_may_move = False
    return wasmtime.Engine(config)


def native(file: ModuleFile, folder: Path) -> wasmtime.Module:
    """The machine code of a module, from `folder` if it lies there. Raises `DamagedModule` if it does not compile."""
    path = folder / FOLDER / f"{hashlib.sha256(file.code).hexdigest()[:32]}.bin"
    kept = read_own(path) or b""
    if kept and hashlib.sha256(kept[DIGEST:]).digest() == kept[:DIGEST]:
        with suppress(wasmtime.WasmtimeError):  # of another version of wasmtime, other settings, another processor
            return wasmtime.Module.deserialize(engine(), kept[DIGEST:])
    try:
        module = wasmtime.Module(engine(), file.code)
    except wasmtime.WasmtimeError as error:
        raise DamagedModule(f"{file.path} does not compile: {str(error).splitlines()[0]}") from None
    code = bytes(module.serialize())
    with suppress(OSError):  # a full or read-only disk only costs time, the next time
        write_own(path, hashlib.sha256(code).digest() + code)
    return module
