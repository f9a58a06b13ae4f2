"""A file of rules is rules: the record, the deal, what is legal, what a move does, and the settlement. A clause stands
in one file."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

import ceki.games

GAMES = Path(next(iter(ceki.games.__path__)))
FILES = sorted(GAMES.glob("*/rules.py"))
BESIDE = ("advice", "beliefs", "examples", "goal", "odds", "plan")  # files that look at the rules and are none
MOST_LINES = 450
LEAST_SHARE = 0.9


def shares(text: str) -> tuple[int, int]:
    """(lines of record and rules, all lines), without blank lines, imports and what the file says of itself."""
    tree = ast.parse(text)
    body = [node for node in tree.body if not isinstance(node, (ast.Import, ast.ImportFrom, ast.Expr))]
    written = [line.strip() != "" for line in text.split("\n")]
    rules = every = 0
    for node in body:
        first = min([node.lineno, *(mark.lineno for mark in getattr(node, "decorator_list", []))])
        lines = sum(written[first - 1 : node.end_lineno])
        every += lines
        rules += lines if _is_rule(node) or isinstance(node, ast.ClassDef) else 0
    return rules, every


def _is_rule(node: ast.stmt) -> bool:
    marks = getattr(node, "decorator_list", [])
    return any(isinstance(mark, ast.Name) and mark.id == "rule" for mark in marks)


@pytest.mark.parametrize("file", [pytest.param(file, id=file.parent.name) for file in FILES])
def test_a_file_of_rules_is_short_and_has_rules_alone(file):
    text = file.read_text(encoding="utf-8")
    rules, every = shares(text)
    assert text.count("\n") <= MOST_LINES
    assert rules >= LEAST_SHARE * every, f"{rules} of {every} lines"


def test_other_lines_are_counted():
    assert shares("@rule\ndef deal(g):\n    pass\n\n\nHAND = 3\n") == (3, 4)


def stands(texts: dict[str, str]) -> dict[str, set[str]]:
    """The files that carry out each clause: those that have its number in square brackets."""
    files = defaultdict(set)
    for name, text in texts.items():
        for clause in re.findall(r"\[([A-Z]{2}-\d+)\]", text):
            files[clause].add(name)
    return files


def test_a_clause_stands_in_one_file():
    texts = {str(p.relative_to(GAMES.parent)): p.read_text(encoding="utf-8") for p in GAMES.parent.rglob("*.py")}
    assert {clause: sorted(files) for clause, files in stands(texts).items() if len(files) > 1} == {}


@pytest.mark.parametrize("name", BESIDE)
def test_no_clause_stands_beside_the_rules(name):
    found = {str(p): sorted(stands({"": p.read_text(encoding="utf-8")})) for p in GAMES.rglob(f"{name}.py")}
    assert {file: clauses for file, clauses in found.items() if clauses} == {}


def test_a_clause_in_round_brackets_stands_elsewhere():
    assert stands({"a": "[BS-1] (BS-2)", "b": "(BS-1) [BS-2] [BS-3]", "c": "BS-3"}) == {
        "BS-1": {"a"},
        "BS-2": {"b"},
        "BS-3": {"b"},
    }
