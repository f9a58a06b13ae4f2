"""A file of a game's compiled rules: WebAssembly that imports nothing, and a section of its own that says what it
exports and what each export was made from."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from ceki.engine.errors import DamagedModule

SECTION: Final = b"ceki"
VERSION: Final = 1  # of the section
HEAD: Final = b"\0asm\1\0\0\0"
CUSTOM: Final = 0  # the number of a section that WebAssembly itself does not read


@dataclass(frozen=True)
class Signature:
    """An export: its name, the kinds of its arguments and of its result (engine/wasm/export.py), and the digest of all
    that it was made from."""

    name: str
    takes: tuple[str, ...]
    gives: str
    made_from: str


@dataclass(frozen=True)
class ModuleFile:
    """A module by its file, when that was changed (nanoseconds), and whether it was made on this machine, of rules that
    nobody has proved. Nothing is read before it is asked for; `DamagedModule` is raised then."""

    path: Path
    changed: int = 0
    is_own: bool = False

    @cached_property
    def code(self) -> bytes:
        """The whole file."""
        try:
            code = self.path.read_bytes()
        except OSError as error:
            raise DamagedModule(f"{self.path}: {error.strerror}") from None
        if not code.startswith(HEAD):
            raise DamagedModule(f"{self.path} is not a WebAssembly file")
        return code

    @cached_property
    def _said(self) -> Any:
        start, section = _section(self.path, self.code)
        said = json.loads(section)
        if said.get("version") != VERSION:
            raise DamagedModule(f"{self.path} is of version {said.get('version')} and not {VERSION}")
        if said["code"] != _digest(self.code[:start]):
            raise DamagedModule(f"{self.path} is damaged")
        return said

    @cached_property
    def exports(self) -> Mapping[str, Signature]:
        """By the full name of the driver that each is compiled from."""
        return {
            driver: Signature(one["name"], tuple(one["takes"]), one["gives"], one["made_from"])
            for driver, one in self._said["exports"].items()
        }

    @property
    def compiler(self) -> str:
        """The digest of the compiler's text."""
        return str(self._said["compiler"])


def with_section(code: bytes, exports: Mapping[str, Signature], compiler: str) -> bytes:
    """A WebAssembly file with what it exports, and by which compiler, in a section at its end."""
    by_driver = {driver: vars(one) for driver, one in exports.items()}
    said = {"version": VERSION, "code": _digest(code), "compiler": compiler, "exports": by_driver}
    inner = _length(len(SECTION)) + SECTION + json.dumps(said, separators=(",", ":")).encode()
    return code + bytes([CUSTOM]) + _length(len(inner)) + inner


def _digest(code: bytes) -> str:
    return hashlib.sha256(code).hexdigest()[:32]


def _section(path: Path, code: bytes) -> tuple[int, bytes]:
    """Where our section begins, and what stands in it. Sections follow each other, each with its number and length."""
    at = len(HEAD)
    try:
        while at < len(code):
            number, (length, start) = code[at], _read_length(code, at + 1)
            if start + length > len(code):
                break
            if number == CUSTOM:
                size, name = _read_length(code, start)
                if code[name : name + size] == SECTION:
                    return at, code[name + size : start + length]
            at = start + length
    except IndexError:
        pass
    raise DamagedModule(f"{path} is cut short, or was not made by ceki")


def _length(n: int) -> bytes:
    """A number as WebAssembly writes it: seven bits a byte, the lowest first (LEB128)."""
    found = bytearray()
    while n > 127:
        found.append(n & 127 | 128)
        n >>= 7
    return bytes([*found, n])


def _read_length(code: bytes, at: int) -> tuple[int, int]:
    """A number at a place, and the place behind it."""
    n = shift = 0
    while True:
        n |= (code[at] & 127) << shift
        at, shift = at + 1, shift + 7
        if code[at - 1] < 128:
            return n, at
