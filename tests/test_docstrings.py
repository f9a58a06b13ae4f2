"""Every public name of the package says what it is: the docstrings, read from the source without importing it."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src/ceki"
SHOWN_ALTHOUGH_PRIVATE = {"_sets"}
"""Folders whose names begin with an underscore and that several games share all the same."""

Defined = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def _sources() -> Iterator[tuple[str, ast.Module]]:
    for file in sorted(PACKAGE.rglob("*.py")):
        parts = file.relative_to(PACKAGE).with_suffix("").parts
        if all(not part.startswith("_") or part.startswith("__") or part in SHOWN_ALTHOUGH_PRIVATE for part in parts):
            yield str(file.relative_to(PACKAGE)), ast.parse(file.read_text("utf-8"))


def _last_name(node: ast.expr) -> str:
    """`b` of `a.b`, of `b[int]` and of `b(...)`."""
    while isinstance(node, ast.Subscript | ast.Call):
        node = node.value if isinstance(node, ast.Subscript) else node.func
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _spared(node: Defined) -> bool:
    """An overload, or the setter of a documented property."""
    return any(_last_name(way) in {"overload", "setter"} for way in node.decorator_list)


def _public(body: list[ast.stmt]) -> Iterator[Defined]:
    """The public definitions of a module or class, also below an `if` or a `try`; nothing within a function."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if not node.name.startswith("_") and not _spared(node):
                yield node
        elif isinstance(node, ast.If | ast.Try):
            yield from _public([part for part in ast.iter_child_nodes(node) if isinstance(part, ast.stmt)])


def _without(node: Defined, documented: set[str]) -> Iterator[tuple[str, int]]:
    if ast.get_docstring(node) is None and node.name not in documented:
        yield node.name, node.lineno


def undocumented() -> list[str]:
    """`path:line name` of every public class, function, method and property without a docstring.

    A method may go without where a class that it names among its bases documents one of the same name; so may
    a protocol's stub.
    """
    trees = list(_sources())
    classes = defaultdict[str, list[ast.ClassDef]](list)
    for _, tree in trees:
        for found in ast.walk(tree):
            if isinstance(found, ast.ClassDef):
                classes[found.name].append(found)

    def inherited(node: ast.ClassDef) -> set[str]:
        above = [parent for base in node.bases for parent in classes[_last_name(base)] if parent.name != node.name]
        own = {method.name for parent in above for method in _public(parent.body) if ast.get_docstring(method)}
        return own.union(*map(inherited, above))

    def of(node: Defined, prefix: str, documented: set[str]) -> Iterator[tuple[str, int]]:
        yield from ((prefix + name, line) for name, line in _without(node, documented))
        if isinstance(node, ast.ClassDef) and "Protocol" not in map(_last_name, node.bases):
            for method in _public(node.body):
                yield from of(method, f"{prefix}{node.name}.", inherited(node))

    return [
        f"{path}:{line} {name}"
        for path, tree in trees
        for node in _public(tree.body)
        for name, line in of(node, "", set())
    ]


def test_every_public_name_has_a_docstring() -> None:
    assert undocumented() == []
