"""Who may import whom: imports point up the list, no module imports itself by way of others, only engine knows Numba.

`python -m tests.imports` checks. Imports for the type checker alone, and those within functions, count too.
"""

from __future__ import annotations

import ast
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parent.parent / "src" / "ceki"
ORDER = (
    "locales",
    "engine",
    "cards",
    "games",
    "play",
    "paper",
    "bots",
    "lab",
    "testing",
    "server",
    "browser",
    "client",
    "terminal",
    "cli",
)
NUMBA_ALONE = "engine"
ONE_THOUGHT = ("play.ruleset", "play.round"), ("play.ruleset", "play.match")  # a ruleset deals what is of a ruleset


def layer(path: Path) -> str:
    """The folder of the package that a file lies in, or its own name at the top."""
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


def imported(path: Path) -> list[tuple[int, str]]:
    """(line, module) of every import of a file."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append((node.lineno, node.module))
    return found


def faults() -> list[str]:
    """A line for every import that points the wrong way, and for every folder that the order does not know."""
    found = []
    for path in sorted(ROOT.rglob("*.py")):
        own = layer(path)
        if own in ("__init__", "__main__"):
            continue
        if own not in ORDER:
            found.append(f"{own}: has no place in the order of imports")
            continue
        for line, module in imported(path):
            parts = module.split(".")
            if parts[0] in ("numba", "llvmlite") and own != NUMBA_ALONE:
                found.append(f"{path.relative_to(ROOT)}:{line}: only {NUMBA_ALONE} knows {parts[0]}")
            if parts[0] == "ceki" and len(parts) > 1 and ORDER.index(parts[1]) > ORDER.index(own):
                found.append(f"{path.relative_to(ROOT)}:{line}: {own} may not import {parts[1]}")
            if own == "games" and parts[0] == "ceki" and parts[1] not in ("engine", "cards", "games"):
                found.append(f"{path.relative_to(ROOT)}:{line}: a game may not import {parts[1]}")
    return found


def module(path: Path) -> str:
    """The name of a module below the package."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def graph() -> dict[str, set[str]]:
    """The modules of the package that each module imports."""
    paths = {module(path): path for path in sorted(ROOT.rglob("*.py"))}
    found: dict[str, set[str]] = {name: set() for name in paths}
    for name, path in paths.items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "ceki":
                folder = node.module.removeprefix("ceki").removeprefix(".")
                for alias in node.names:
                    inner = f"{folder}.{alias.name}".removeprefix(".")
                    found[name].add(inner if inner in paths else folder)
            elif isinstance(node, ast.Import):
                found[name] |= {alias.name.removeprefix("ceki.") for alias in node.names}
        found[name] = {other for other in found[name] if other in paths and other != name}
    return found


def circle() -> list[str]:
    """Modules that import each other in a circle, the first again at the end; none if there is no circle."""
    known = graph()
    for name, other in ONE_THOUGHT:
        known.get(name, set()).discard(other)
    try:
        TopologicalSorter(known).prepare()
    except CycleError as error:
        return list(reversed(error.args[1]))
    return []


if __name__ == "__main__":
    found = faults()
    if round_and_round := circle():
        found.append(f"a circle of imports: {' -> '.join(round_and_round)}")
    for fault in found:
        print(fault)
    sys.exit(bool(found))
