"""Limits that no linter checks: sizes of files and folders, and import cycles. `python -m tests.house` checks.

A Python file has at most 400 lines; the rules of a game, which are one file, 450. A folder has at most sixteen modules.
No module imports itself through others. Who may import whom is in `pyproject.toml` (import-linter).
"""

from __future__ import annotations

import sys
from collections import Counter
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

import grimp

ROOT: Final = Path(__file__).parents[1]
PLACES: Final = ("src/ceki", "tests", "bench")
LINES, LINES_OF_RULES = 400, 450
MODULES: Final = 16
NOT_OURS: Final = {"node_modules", "__pycache__", "static"}
ALLOWED_CYCLES: Final = ("round", "match")  # docs/decisions/0016-a-ruleset-and-its-rounds.md


def modules(root: Path) -> list[Path]:
    """Every Python file of ours."""
    found = (path for place in PLACES for path in (root / place).rglob("*.py"))
    return sorted(path for path in found if not NOT_OURS & set(path.parts))


def is_rules(path: Path) -> bool:
    """Whether a file is the rules of a game."""
    return path.name == "rules.py" and path.parent.parent.name == "games"


def faults(root: Path = ROOT) -> list[str]:
    """A line for every file and folder that has grown too large."""
    found, inside = [], Counter[Path]()
    for path in modules(root):
        lines = len(path.read_text(encoding="utf-8").splitlines())
        most = LINES_OF_RULES if is_rules(path) else LINES
        if lines > most:
            found.append(f"{path.relative_to(root)}: {lines} lines; {most} at most")
        inside[path.parent] += path.name != "__init__.py"
    for folder, n in inside.items():
        if n > MODULES:
            found.append(f"{folder.relative_to(root)}: {n} modules; {MODULES} at most")
    return found


def imports() -> grimp.ImportGraph:
    """Every import in the package, without those of the one allowed cycle."""
    graph = grimp.build_graph("ceki")
    for name in ALLOWED_CYCLES:
        graph.remove_import(importer="ceki.play.ruleset", imported=f"ceki.play.{name}")
    return graph


def cycle(graph: grimp.ImportGraph) -> list[str]:
    """Modules that import each other in a circle, with the first again at the end; empty if there are none."""
    try:
        TopologicalSorter({name: graph.find_modules_directly_imported_by(name) for name in graph.modules}).prepare()
    except CycleError as error:
        return list(reversed(error.args[1]))
    return []


if __name__ == "__main__":
    found = faults()
    if modules_in_cycle := cycle(imports()):
        found.append(f"an import cycle: {' -> '.join(modules_in_cycle)}")
    for fault in found:
        print(fault)
    sys.exit(bool(found))
