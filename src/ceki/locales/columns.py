"""Text in columns of a terminal, where a Chinese character takes two cells; without a library, so that it costs
nothing where lines are plain."""

from __future__ import annotations

import unicodedata
from typing import Final

WIDE: Final = "WF"  # of East Asian width (Unicode Standard Annex 11)
CLOSING: Final = "，。；：！？、）」』”’…"  # never first in a line,
OPENING: Final = "（「『“‘"  # and never last


def cells(text: str) -> int:
    """How many cells a text takes."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(one) else 2 if unicodedata.east_asian_width(one) in WIDE else 1 for one in text
    )


def padded(text: str, width: int) -> str:
    """A text with spaces after it, to `width` cells; a longer one as it is."""
    return text + " " * (width - cells(text))


def padded_before(text: str, width: int) -> str:
    """A text with spaces before it, to `width` cells; a longer one as it is."""
    return " " * (width - cells(text)) + text


def wrapped(text: str, width: int, first: str = "", further: str = "") -> list[str]:
    """A text in lines of `width` cells at most, broken at spaces and between wide characters; a longer word stays
    whole. The first line begins with `first`, each other one with `further`."""
    lines, line, before = [], "", first
    for part in _parts(text.strip()):
        if line and cells((before + line + part).rstrip()) > width:
            lines.append((before + line).rstrip())
            line, before = "", further
        line += part
    return [*lines, (before + line).rstrip()] if line else lines


def shortened(text: str, width: int) -> str:
    """A text in `width` cells: as many whole words of it as fit before three dots."""
    return text if cells(text) <= width else f"{wrapped(text, width - 4)[0]} ..."


def _parts(text: str) -> list[str]:
    """What stays together: a word with the spaces after it, or a wide character with the marks at it."""
    parts = [""]
    for one in text:
        before = parts[-1][-1:]
        ends = before == " " or _is_wide(one) or (before and _is_wide(before))
        if ends and one != " " and one not in CLOSING and before not in OPENING:
            parts.append("")
        parts[-1] += one
    return [part for part in parts if part]


def _is_wide(character: str) -> bool:
    return unicodedata.east_asian_width(character) in WIDE
