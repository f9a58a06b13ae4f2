"""A text in lines, for a picture or a page."""

from __future__ import annotations

import textwrap
import unicodedata
from typing import Final

from ceki.locales.columns import WIDE, cells

CLOSING: Final = "，。；：、）！？…"  # never at the beginning of a line


def wrapped(text: str, width: int, first: str = "", further: str = "") -> list[str]:
    """A text in lines of `width` cells at most. One of characters of two cells has no spaces, and breaks anywhere."""
    wide = any(unicodedata.east_asian_width(one) in WIDE for one in text)
    if not wide:
        return textwrap.wrap(text, width, initial_indent=first, subsequent_indent=further)
    lines, line = [], first
    for character in text:
        if cells(line + character) > width and line.strip():
            taken = line[-1:] if character in CLOSING else ""
            lines.append(line.removesuffix(taken).rstrip())
            line = further + taken
        line += character if line.strip() or character != " " else ""
    return [*lines, line] if line.strip() else lines
