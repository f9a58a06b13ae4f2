"""Who may import whom: imports point up the list, and only engine knows Numba. `python -m tests.imports` checks."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent / "src" / "ceki"
ORDER = ("locales", "engine", "cards", "games", "play", "bots", "lab", "server", "client", "terminal", "cli")
NUMBA_ALONE = "engine"


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


if __name__ == "__main__":
    for fault in faults():
        print(fault)
    sys.exit(bool(faults()))
