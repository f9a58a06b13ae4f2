"""What a compiled driver is made from, as one number: the texts of all functions in it, and what they read.

Comments, docstrings and the lines of other functions do not count, so that they may change and the module stays.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import textwrap
import types
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Final

import numpy as np

from ceki.engine.rule import is_rule, meaning_in, names_read, reachable

LENGTH: Final = 16  # hexadecimal digits


def digest(function: Callable[..., Any], game: Mapping[str, Any], records: Iterable[np.dtype[np.void]]) -> str:
    """One number for a driver in a game. `game`: a module's namespace; `records`: those that the driver takes."""
    found = hashlib.sha256()
    for record in records:
        found.update(f"{record.descr}\n".encode())
    for one in reachable(function, meaning_in(game)):
        found.update(_text(one))
    return found.hexdigest()[:LENGTH]


@cache
def _text(function: Callable[..., Any]) -> bytes:
    """A function without its words, then the constants that it reads."""
    made = [function, *(value for value in vars(function).values() if callable(value))]  # an intrinsic is made
    texts = [without_words(inspect.getsource(one)) for one in made if isinstance(one, types.FunctionType)]
    read = [f"{name} = {_constant(value)}" for name, value in names_read(function) if not is_rule(value)]
    text = "\n".join([f"{function.__module__}.{function.__qualname__}", *texts, *read, ""])
    return hashlib.sha256(text.encode()).digest()


def without_words(text: str) -> str:
    """Python without comments and docstrings."""
    tree = ast.parse(textwrap.dedent(text))
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


def _constant(value: Any) -> str:
    if isinstance(value, np.ndarray):
        return f"{value.dtype} {value.tolist()}"
    return value.__name__ if isinstance(value, types.ModuleType) or callable(value) else repr(value)
