"""What a table in a browser needs beside a game: levels of bots, what bots are called, and the phrases of a chat."""

from __future__ import annotations

from typing import Any

from ceki.bots.levels import USUAL
from ceki.server.seats.bots import LEVELS, NAMES
from ceki.server.tables.chat import PHRASES


def common() -> dict[str, Any]:
    """All of it, as JSON has it."""
    return {"levels": list(LEVELS), "usual": USUAL, "names": list(NAMES), "phrases": list(PHRASES)}
