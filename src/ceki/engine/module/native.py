"""Modules as machine code: compiled by wasmtime in a fifth of a second, then kept on disk.

Loading machine code means running it. So a file is loaded only if this user alone can have written it and it is whole:
it begins with the digest of the rest. Anything else is made again.
"""

from __future__ import annotations

import hashlib
import threading
import time
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
TICK: Final = 0.05  # seconds: how exactly calls are timed
SMALL: Final = 1 << 26  # bytes that a memory can grow to, if addresses are few


@cache
def settings(timed: bool, roomy: bool) -> wasmtime.Engine:
    """The settings that modules are compiled with. Their memory never moves while it grows.

    `timed`: a call can be interrupted; the clock for that ticks in a thread of its own. `roomy`: 4 GiB of addresses are
    set aside for each memory, so that no access has to be checked; a process may not have so many.
    """
    config = wasmtime.Config()
    config.cranelift_opt_level = "speed"
    config.memory_may_move = False
    config.epoch_interruption = timed
    if not roomy:
        config.memory_reservation, config.memory_guard_size = SMALL, 0
    engine = wasmtime.Engine(config)
    if timed:
        threading.Thread(target=_tick, args=(engine,), name="clock of rules", daemon=True).start()
    return engine


def _tick(engine: wasmtime.Engine) -> None:
    while True:
        time.sleep(TICK)
        engine.increment_epoch()


def native(file: ModuleFile, folder: Path, roomy: bool = True) -> wasmtime.Module:
    """The machine code of a module, from `folder` if it lies there. Raises `DamagedModule` if it does not compile."""
    engine, marks = settings(file.is_own, roomy), "-timed" * file.is_own + "-small" * (not roomy)
    path = folder / FOLDER / f"{hashlib.sha256(file.code).hexdigest()[:32]}{marks}.bin"
    kept = read_own(path) or b""
    if kept and hashlib.sha256(kept[DIGEST:]).digest() == kept[:DIGEST]:
        with suppress(wasmtime.WasmtimeError):  # of another version of wasmtime, other settings, another processor
            return wasmtime.Module.deserialize(engine, kept[DIGEST:])
    try:
        module = wasmtime.Module(engine, file.code)
    except wasmtime.WasmtimeError as error:
        raise DamagedModule(f"{file.path} does not compile: {str(error).splitlines()[0]}") from None
    code = bytes(module.serialize())
    with suppress(OSError):  # a full or read-only disk only costs time, the next time
        write_own(path, hashlib.sha256(code).digest() + code)
    return module
