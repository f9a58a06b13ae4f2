"""What the house keeps small: files, and folders. `python -m tests.house` checks.

A file of Python has 400 lines at most; the rules of a game, which are one file, 450. A folder has sixteen modules at
most, besides those whose files are a list of one kind by nature.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PLACES: Final = ("src/ceki", "tests", "bench")
LINES, LINES_OF_RULES = 400, 450
MODULES: Final = 16
NOT_OURS: Final = {"node_modules", "__pycache__", "static"}


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


if __name__ == "__main__":
    for fault in faults():
        print(fault)
    sys.exit(bool(faults()))
