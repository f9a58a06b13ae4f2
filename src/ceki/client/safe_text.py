"""Words from elsewhere, made safe to show in a terminal."""

from __future__ import annotations

from typing import Any


def line_of(text: Any) -> str:
    """One line of what can be printed: no control characters, which could take a terminal over."""
    return "".join(letter if letter.isprintable() else " " for letter in str(text))
