"""What the terminal says is in the reader's language: no sentence stands in its code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ceki import terminal

HERE = Path(terminal.__file__).parent
FILES = sorted(path.relative_to(HERE).as_posix() for path in HERE.rglob("*.py"))
PLACE = "{}"
SENTENCE = re.compile(r"[A-Za-z]{2,}[,:;.]? [a-z]{2,}|[A-Z][a-z]+[,:;.]? \{\}|\{\} [a-z]{3,}|^[A-Z][a-z]+[.:]$")
OF_MACHINES = re.compile(r" on #\{?|^\s*Screen \{")  # colours and styles


def sentences(source: str) -> list[str]:
    """The strings of Python that are sentences for readers; a place in one is `{}`, and docstrings are none."""
    tree = ast.parse(source)
    silent = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [text for text in _texts(tree, silent) if SENTENCE.search(text) and not OF_MACHINES.search(text)]


def _texts(node: ast.AST, silent: set[int]) -> Iterator[str]:
    if isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else PLACE for part in node.values)
        inner = [part.value for part in node.values if isinstance(part, ast.FormattedValue)]
    else:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node.value
        inner = list(ast.iter_child_nodes(node))
    for one in inner:
        yield from _texts(one, silent)


@pytest.mark.parametrize("file", FILES)
def test_code_of_the_terminal_has_no_sentence_of_its_own(file):
    assert sentences((HERE / file).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('say("You are watching")', ["You are watching"]),
        ("say(f'{name} takes {n} cards')", ["{} takes {} cards"]),
        ("say(f\"{'One is left' if n else ''}\")", ["One is left"]),
        ('"""A module that says nothing."""\nsaid("terminal", "no-move", {"what": what})', []),
        ('STYLE = "#d9cfae on #37503f"', []),
    ],
)
def test_a_sentence_is_found(code, found):
    assert sentences(code) == found
