"""What a test waits for in a page is a function, not a text, and one that answers at once.

A text is evaluated again at each frame, and the page's security policy refuses that: such a wait passes where its
first look succeeds, and fails beside a busy process. A promise is taken for the answer: such a wait never waits.
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
    """The texts that a file waits for, literal or by a name of its own, and that are no function or a promise."""
    tree = ast.parse(code)
    named = {
        ast.unparse(target): node.value for node in tree.body if isinstance(node, ast.Assign) for target in node.targets
    }
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "wait_for_function"
        ):
            asked = named.get(ast.unparse(node.args[0]), node.args[0])
            first = ast.unparse(asked)
            if isinstance(asked, ast.Constant | ast.JoinedStr) and ("=>" not in first or "async" in first):
                yield first


@pytest.mark.parametrize("path", [pytest.param(path, id=str(path.relative_to(ROOT))) for path in FILES])
def test_a_page_is_waited_for_with_a_function(path: Path) -> None:
    assert list(texts_waited_for(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("text", ["'shown.length > 0'", "'async () => await shown()'"])
def test_a_text_or_a_promise_is_noticed(text: str) -> None:
    assert list(texts_waited_for(f"page.wait_for_function({text})")) == [text]
    assert list(texts_waited_for(f"SHOWN = {text}\npage.wait_for_function(SHOWN)")) == [text]
