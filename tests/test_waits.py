"""What a test waits for in a page is a function, not a text.

A text is evaluated again at each frame, and the page's security policy refuses that: such a wait passes where its
first look succeeds, and fails beside a busy process.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = [
    path
    for folder in ("tests", "bench")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if "node_modules" not in path.parts and "wait_for_function(" in path.read_text(encoding="utf-8")
]


def texts_waited_for(code: str) -> Iterator[str]:
    """The literal texts that a file waits for and that are no function."""
    for node in ast.walk(ast.parse(code)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "wait_for_function"
        ):
            first = ast.unparse(node.args[0])
            if isinstance(node.args[0], ast.Constant | ast.JoinedStr) and "=>" not in first:
                yield first


@pytest.mark.parametrize("path", [pytest.param(path, id=str(path.relative_to(ROOT))) for path in FILES])
def test_a_page_is_waited_for_with_a_function(path: Path) -> None:
    assert list(texts_waited_for(path.read_text(encoding="utf-8"))) == []


def test_a_text_is_noticed() -> None:
    assert list(texts_waited_for("page.wait_for_function('shown.length > 0')")) == ["'shown.length > 0'"]
