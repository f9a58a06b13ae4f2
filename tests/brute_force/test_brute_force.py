"""A part of the fresh examples; `python -m tests.brute_force` makes them by the hundred thousand."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.brute_force.fresh import KEYS, KINDS, run

HERE = Path(__file__).parent


@pytest.mark.parametrize("kind", KINDS, ids="/".join)
def test_fresh_examples_come_out(kind):
    assert run(kind, 40, seed=7) == []


@pytest.mark.prove
@pytest.mark.parametrize("kind", KINDS, ids="/".join)
def test_many_fresh_examples_come_out(kind):
    assert run(kind, 150, seed=11) == []


def test_the_method_is_independent_of_the_rules():
    """It imports nothing of the games, their arithmetic or their options: only the reader of examples."""
    for file in (file for file in HERE.glob("*.py") if not file.name.startswith("test_")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("ceki"):
                assert (file.name, node.module) == ("fresh.py", "ceki.play.checks.examples")


def test_kinds_are_those_of_the_given_examples():
    assert {"/".join(kind) for kind in KINDS} <= set(KEYS)
