"""The lines of the rules that carry out a clause: each function that names it in square brackets."""

from __future__ import annotations

import ast
import sys
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType
from typing import Final

from ceki.play.game_module import GameModule

WITH_CLAUSES: Final = ("ceki.games.", "ceki.cards.")  # where rules stand, besides a game's own file


@dataclass(frozen=True)
class Lines:
    """Lines of a file: the first is number `number`."""

    file: str
    number: int
    text: str


def clause_code(game: GameModule, clause: str) -> list[Lines]:
    """The functions and the other statements of a game's files, and of those that it shares with others, that carry out
    a clause, as they are written; where none says so, those that name it; none where nothing does."""
    named, files = clause.strip().upper(), _files(game)
    for signs in ((f"[{named}]",), (f'"{named}"', f"({named}")):
        found = [lines for file in files for sign in signs for lines in _of(file, sign)]
        if found:
            return found
    return []


def _files(game: GameModule) -> list[Path]:
    """The files of a game, and those of other rules that it calls."""
    own = game.table.__module__
    whose = {*(kind.__module__ for kind in game.table.__mro__), *(_home(one) for one in game.namespace.values())}
    named = (sys.modules[name].__file__ for name in whose if name == own or name.startswith(WITH_CLAUSES))
    return sorted({Path(file) for file in named if file})


def _home(one: object) -> str:
    """The module of a rule; nothing for what is none."""
    return str(one.__module__) if isinstance(one, FunctionType) else ""


def _of(file: Path, sign: str) -> list[Lines]:
    text = file.read_text(encoding="utf-8")
    if sign not in text:
        return []
    rows, found = text.split("\n"), []
    for one in ast.parse(text).body:
        marks = getattr(one, "decorator_list", [])
        first = min([one.lineno, *(mark.lineno for mark in marks)]) - 1
        whole = "\n".join(rows[first : one.end_lineno])
        if sign in whole:
            found += _inner(one, rows, sign, str(file)) or [Lines(str(file), first + 1, whole)]
    return found


def _inner(one: ast.stmt, rows: list[str], sign: str, file: str) -> list[Lines]:
    """Of a class, only the lines that name the clause."""
    if not isinstance(one, ast.ClassDef):
        return []
    lines = range(one.lineno, (one.end_lineno or one.lineno) + 1)
    return [Lines(file, n, rows[n - 1].strip()) for n in lines if sign in rows[n - 1]]
