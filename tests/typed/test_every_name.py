"""What a type checker says to a stranger: every public name is typed, and none of them is `Any`."""

import ast
import re
from pathlib import Path

from mypy import api

import ceki

FILE = Path(__file__).with_name("every_name.py")
CONTAINER_OF_ANY = re.compile(r"\bAny\b")


def test_mypy_in_strict_mode_finds_every_public_name_typed_and_no_any():
    said, wrong, status = api.run(["--strict", "--hide-error-context", str(FILE)])
    assert (status, wrong) == (0, ""), said
    revealed = [line for line in said.splitlines() if "Revealed type" in line]
    assert len(revealed) == FILE.read_text(encoding="utf-8").count("reveal_type(")
    assert [line for line in revealed if CONTAINER_OF_ANY.search(line)] == []


def test_every_public_name_is_asked_for():
    tree = ast.parse(FILE.read_text(encoding="utf-8"))
    asked = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "ceki"
    }
    assert asked == set(ceki.__all__)
