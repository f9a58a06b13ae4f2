"""What a game's compiled file is made from, as one number: the texts of all functions in it, and what they read.

Comments, docstrings and the lines of other functions do not count, so that they may change and the file stays.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import textwrap
import types
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from ceki.browser.exports import PLAY, exports_of, records_of
from ceki.engine.rule import is_rule, meaning_in, names_read, reachable
from ceki.play.game_module import GameModule

ENGINE: Final = Path(__file__).resolve().parent.parent / "engine"
COMPILER: Final = (*sorted((ENGINE / "wasm").glob("*.*")), ENGINE / "language" / "compiler.py")


def digest(game: GameModule, use: str = PLAY) -> str:
    """One number for all that a game's file for a use is compiled from."""
    found = hashlib.sha256(_compiler())
    for name, record in records_of(game, use).items():
        found.update(f"{name} {record.descr}\n".encode())
    meaning = meaning_in(game.namespace)
    for one in exports_of(game, use):
        found.update(f"{one.called} {one.takes} {one.gives}\n".encode())
        for function in reachable(one.function, meaning):
            found.update(_text(function).encode())
    return found.hexdigest()


@cache
def _compiler() -> bytes:
    texts = [file.read_text(encoding="utf-8") for file in COMPILER]
    code = [_without_words(text) if file.suffix == ".py" else text for file, text in zip(COMPILER, texts, strict=True)]
    return hashlib.sha256("\0".join(code).encode()).digest()


@cache
def _text(function: Callable[..., Any]) -> str:
    """A function without its words, then the constants that it reads."""
    made = [function, *(value for value in vars(function).values() if callable(value))]  # an intrinsic is made
    texts = [_without_words(inspect.getsource(one)) for one in made if isinstance(one, types.FunctionType)]
    read = [f"{name} = {_constant(value)}" for name, value in names_read(function) if not is_rule(value)]
    return "\n".join([f"{function.__module__}.{function.__qualname__}", *texts, *read, ""])


def _without_words(text: str) -> str:
    tree = ast.parse(textwrap.dedent(text))
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


def _constant(value: Any) -> str:
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.tolist()}"
    return value.__name__ if isinstance(value, types.ModuleType) or callable(value) else repr(value)
