"""What stands between a caller and compiled rules: plain functions, in LLVM's text.

Numba's own functions return a status and take seven arguments for a row of numbers. An exported function takes for a
record its address; for rows their address, then their lengths; for a number the number; and it returns a number. It
traps where Python would raise.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numba
import numpy as np
from numba.core import types as nb

from ceki.engine.wasm.export import (
    BYTE_ROWS,
    BYTES,
    NOTHING,
    NUMBER,
    RECORD,
    RECORDS,
    SHARE,
    SHORT_ROWS,
    WORD_ROWS,
    WORDS,
    Export,
)

Records = dict[str, np.dtype[np.void]]  # the compact records that cross, by name

ROWS: Final = {  # bytes of a number, dimensions
    BYTES: (1, 1),
    BYTE_ROWS: (1, 2),
    SHORT_ROWS: (2, 2),
    WORDS: (8, 1),
    WORD_ROWS: (8, 2),
}
NUMBERS: Final = {1: nb.int8, 2: nb.int16, 8: nb.int64}


@dataclass(frozen=True)
class Passed:
    """One argument in LLVM's text: as the caller gives it, the steps between, and as Numba's function takes it."""

    given: list[str]
    steps: list[str]
    taken: list[str]


def types_of(export: Export, records: Records) -> tuple[Any, ...]:
    """The arguments as Numba types them."""
    return tuple(_type(kind, records) for kind in export.takes)


def _type(kind: str, records: Records) -> Any:
    word, _, name = kind.partition(":")
    if word == NUMBER:
        return nb.int64
    if word in (RECORD, RECORDS):
        one = numba.from_dtype(records[name])
        return one if word == RECORD else nb.Array(one, 1, "C")
    size, dimensions = ROWS[word]
    return nb.Array(NUMBERS[size], dimensions, "C")


def exported(export: Export, inner: str, records: Records) -> str:
    """The text of the exported function. `inner`: Numba's name of the function that it calls."""
    arguments = [_passed(i, kind, records) for i, kind in enumerate(export.takes)]
    taken = ["ptr %result", "ptr %error", *(one for argument in arguments for one in argument.taken)]
    types = ", ".join(one.split()[0] for one in taken)
    given = ", ".join(one for argument in arguments for one in argument.given)
    gives, value = _result(export.gives)
    return "\n".join([
        f'declare i32 @"{inner}"({types})',
        f"define {gives} @{export.called}({given}) {{",
        "%result = alloca i64",
        "%error = alloca ptr",
        "store i64 0, ptr %result",
        *(step for argument in arguments for step in argument.steps),
        f'%status = call i32 @"{inner}"({", ".join(taken)})',
        "%wrong = icmp ne i32 %status, 0",
        "br i1 %wrong, label %refused, label %done",
        "refused:",
        "call void @llvm.trap()",
        "unreachable",
        "done:",
        *value,
        "}\n",
    ])  # fmt: skip


def _passed(i: int, kind: str, records: Records) -> Passed:
    word, _, name = kind.partition(":")
    if word == NUMBER:
        return Passed([f"double %a{i}"], [f"%n{i} = fptosi double %a{i} to i64"], [f"i64 %n{i}"])
    if word == RECORD:
        return Passed([f"ptr %a{i}"], [], [f"ptr %a{i}"])
    if word == RECORDS:
        return _row(i, records[name].itemsize)
    size, dimensions = ROWS[word]
    return _row(i, size) if dimensions == 1 else _rows(i, size)


def _row(i: int, size: int) -> Passed:
    """Numba takes the owner and its parent, how many, the size of one, the address, lengths, and steps in bytes."""
    return Passed(
        [f"ptr %a{i}", f"i32 %l{i}"],
        [f"%n{i} = zext i32 %l{i} to i64"],
        ["ptr null", "ptr null", f"i64 %n{i}", f"i64 {size}", f"ptr %a{i}", f"i64 %n{i}", f"i64 {size}"],
    )


def _rows(i: int, size: int) -> Passed:
    return Passed(
        [f"ptr %a{i}", f"i32 %l{i}", f"i32 %c{i}"],
        [
            f"%n{i} = zext i32 %l{i} to i64",
            f"%m{i} = zext i32 %c{i} to i64",
            f"%all{i} = mul i64 %n{i}, %m{i}",
            f"%step{i} = mul i64 %m{i}, {size}",
        ],
        ["ptr null", "ptr null", f"i64 %all{i}", f"i64 {size}", f"ptr %a{i}",
         f"i64 %n{i}", f"i64 %m{i}", f"i64 %step{i}", f"i64 {size}"],
    )  # fmt: skip


def _result(gives: str) -> tuple[str, list[str]]:
    """The type that an exported function returns, and the steps that return it."""
    if gives == NOTHING:
        return "void", ["ret void"]
    if gives == SHARE:
        return "double", ["%share = load double, ptr %result", "ret double %share"]
    return "double", ["%whole = load i64, ptr %result", "%number = sitofp i64 %whole to double", "ret double %number"]
