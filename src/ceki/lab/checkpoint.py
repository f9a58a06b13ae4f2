"""What a long measurement has found so far, kept in a file of JSON lines, so that it can go on another day."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ceki.engine.errors import NotAllowed


class Checkpoint:
    """Found rows under a heading that names the question. Without a path nothing is kept.

    Raises `ValueError` when the file answers another question, or is something else.
    """

    def __init__(self, path: Path | None, heading: dict[str, Any]) -> None:
        self.path = path
        self.rows = self._read(path, json.dumps(heading)) if path else []

    def add(self, row: dict[str, Any]) -> None:
        """Writes down one row more at once."""
        if self.path:
            with self.path.open("a") as file:
                file.write(json.dumps(row) + "\n")

    @staticmethod
    def _read(path: Path, heading: str) -> list[dict[str, Any]]:
        """The rows of an earlier run; a last line that was cut off is taken out, to be found again."""
        if not path.exists():
            path.write_text(heading + "\n")
        text = path.read_bytes().decode("utf-8", "replace")
        if text.partition("\n")[0] != heading:
            raise NotAllowed("other-contest", file=path)
        if not text.endswith("\n"):
            text = text[: text.rindex("\n") + 1]
            path.write_text(text)
        return [_row(path, place, line) for place, line in enumerate(text.splitlines()[1:], 2)]


def _row(path: Path, place: int, line: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        row = None
    if not isinstance(row, dict):
        raise NotAllowed("no-row", file=path, line=place)
    return row
