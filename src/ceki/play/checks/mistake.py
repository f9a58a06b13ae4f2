"""A mistake in a game's files, in one line: the file, the line of it, and what is allowed."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path


class GameError(TypeError):
    """What is wrong in a game's files. Its text is one line: `FILE, line N: what is wrong; what is allowed`."""

    def __init__(self, says: str, file: str | Path = "", line: int = 0) -> None:
        self.says, self.file, self.line = says, str(file), line
        place = f"{file}, line {line}: " if line else f"{file}: " if file else ""
        super().__init__(place + says)


def files_of(file: str | Path) -> list[Path]:
    """The files of a game of which one is given: those of its folder, or a toy's only one."""
    path = Path(file)
    if path.is_dir() or path.name in ("__init__.py", "rules.py"):
        return sorted((path if path.is_dir() else path.parent).glob("*.py"))
    return [path]


def placed(says: str, pattern: str, files: Iterable[Path]) -> GameError:
    """A mistake at the first line of the files in which a pattern is found; at the first file where it is nowhere."""
    known = [one for one in files if one.is_file()]
    for path in known if pattern else []:
        for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if re.search(pattern, text):
                return GameError(says, path, number)
    return GameError(says, known[0] if known else "")
