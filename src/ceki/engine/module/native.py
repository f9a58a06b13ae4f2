"""Modules as machine code: compiled by wasmtime in a fifth of a second, then kept on disk.

Whoever loads machine code runs it. So only files are loaded that this user alone could write and that are whole:
each begins with the digest of the rest, is written beside its place and then renamed. Anything else is made again.
"""

from __future__ import annotations

import hashlib
import os
import stat
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

import wasmtime

from ceki.engine.errors import DamagedModule
from ceki.engine.module.file import ModuleFile

FOLDER: Final = "native"
DIGEST: Final = 32  # bytes at the beginning of a file
OTHERS: Final = stat.S_IWGRP | stat.S_IWOTH  # may not write


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
    kept = _kept(path)
    if kept is not None:
        try:
            return wasmtime.Module.deserialize(engine(), kept)
        except wasmtime.WasmtimeError:  # of another version of wasmtime, other settings or another processor
            pass
    try:
        module = wasmtime.Module(engine(), file.code)
    except wasmtime.WasmtimeError as error:
        raise DamagedModule(f"{file.path} does not compile: {str(error).splitlines()[0]}") from None
    _keep(path, bytes(module.serialize()))
    return module


def _kept(path: Path) -> bytes | None:
    """The machine code in a file, if the file is whole and nobody else can have written it."""
    try:
        with path.open("rb") as opened:
            if not _private(os.fstat(opened.fileno())) or not _private(path.parent.stat()):
                return None
            whole = opened.read()
    except OSError:
        return None
    return whole[DIGEST:] if hashlib.sha256(whole[DIGEST:]).digest() == whole[:DIGEST] else None


def _private(found: os.stat_result) -> bool:
    return not hasattr(os, "getuid") or (found.st_uid == os.getuid() and not found.st_mode & OTHERS)


def _keep(path: Path, code: bytes) -> None:
    """Writes machine code beside its place, then renames it. A full or read-only disk only costs time next time."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as beside:  # its mode is 0600
            try:
                beside.write(hashlib.sha256(code).digest() + code)
                beside.close()
                Path(beside.name).replace(path)
            except OSError:
                Path(beside.name).unlink(missing_ok=True)
    except OSError:
        pass
