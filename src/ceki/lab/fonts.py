"""Fonts of pictures: DejaVu Sans, which comes with Matplotlib, and beside it one that has the Han characters which that
lacks.

An SVG keeps its text as text, so that its reader's own fonts draw what ours cannot; a PNG would have empty boxes.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from ceki.lab.plot_style import STYLE

LATIN: Final = "DejaVu Sans"
HAN: Final = (  # families with simplified characters, as systems have them
    "Noto Sans CJK SC",
    "Noto Sans SC",
    "Source Han Sans SC",
    "Source Han Sans CN",
    "PingFang SC",
    "Hiragino Sans GB",
    "Heiti SC",
    "STHeiti",
    "Microsoft YaHei",
    "SimHei",
    "WenQuanYi Micro Hei",
    "WenQuanYi Zen Hei",
    "Droid Sans Fallback",
    "Noto Sans CJK JP",
    "Arial Unicode MS",
)
TEXT_STAYS_TEXT: Final = ".svg"


def drawable(words: str, path: Path) -> bool:
    """Whether a picture can say these words: a PNG needs a font here for each of its characters."""
    return path.suffix.lower() == TEXT_STAYS_TEXT or not _lacking(words, families(words))


def style_for(words: str) -> dict[Any, Any]:
    """How a picture of these words looks: only words that need one have a second font."""
    return {**STYLE, "font.family": list(families(words))}


def families(words: str) -> tuple[str, ...]:
    """The fonts for these words, the usual one first."""
    lacking = _lacking(words, (LATIN,))
    second = [one for one in HAN if one in _installed() and lacking and lacking <= _characters(one)]
    return (LATIN, *second[:1])


def _lacking(words: str, among: Iterable[str]) -> set[str]:
    """The characters that none of these families has."""
    return {one for one in words if not one.isspace()}.difference(*map(_characters, among))


@cache
def _characters(family: str) -> frozenset[str]:
    from matplotlib.font_manager import FontProperties, findfont, get_font

    return frozenset(map(chr, get_font(findfont(FontProperties(family=[family]))).get_charmap()))


@cache
def _installed() -> frozenset[str]:
    from matplotlib.font_manager import fontManager

    return frozenset(font.name for font in fontManager.ttflist)
