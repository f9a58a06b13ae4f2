"""A table as an SVG picture with the faces of the cards: what one seat sees of it, a row for each place."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import Final

from ceki.cards.faces import face_svg, size
from ceki.cards.notation import CODES
from ceki.engine.record import Record
from ceki.play.game_module import GameModule
from ceki.play.showing.hands import Counts, FieldValue, Unseen
from ceki.play.showing.text import places, said, title

HIGH: Final = 66  # a card; all lengths are pixels
STEP: Final = 30  # from a card to the next, which lies on it
LABEL: Final = 190
WIDE: Final = 900
UNSEEN: Final = "??"


def table_as_svg(game: GameModule, table: Record, seat: int) -> str:
    """The table of a view of `seat` as an SVG document."""
    back = "back" if game.info.pack == "ceki" else "pack-back"
    drawn, y, used = [_text(8, 22, title(game, table, seat), "bold")], 34, set[str]()
    for place, value in places(game, table):
        cards = [back if code == UNSEEN else code for code in _cards(value)]
        whole = cards and len(cards) == _how_many(value)
        drawn.append(_text(8, y + (HIGH / 2 if cards else 16), place if whole else f"{place}: {said(value)}"))
        used.update(cards)
        per_row = (WIDE - LABEL - HIGH) // STEP
        for n, code in enumerate(cards):
            x, down = LABEL + n % per_row * STEP, y + n // per_row * (HIGH // 2)
            drawn.append(f'<use href="#ceki-{code}" x="{x}" y="{down}" width="{_width(code)}" height="{HIGH}"/>')
        y += 24 if not cards else HIGH + 6 + (len(cards) - 1) // per_row * (HIGH // 2)
    symbols = "".join(_symbol(code) for code in sorted(used))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {y + 8}" width="{WIDE}" role="img">'
    paper = f'<rect width="{WIDE}" height="{y + 8}" fill="#fff"/>'
    return f"{head}<title>{escape(game.info.title)}</title><defs>{symbols}</defs>{paper}{''.join(drawn)}</svg>"


def _cards(value: FieldValue) -> list[str]:
    """The codes to draw; a row that is not seen is as many backs."""
    if isinstance(value, Unseen):
        return [UNSEEN] * len(value)
    if isinstance(value, Counts):
        return list(value)
    if isinstance(value, str):  # a card, or a number that the game has a word for
        return [value] if value == UNSEEN or any(value in codes for codes in CODES.values()) else []
    codes = [one for one in value if isinstance(one, str)] if isinstance(value, tuple) else []
    return codes[:1] if set(codes) == {UNSEEN} else codes  # of a stock its uppermost card


def _how_many(value: FieldValue) -> int:
    return 1 if isinstance(value, (int, str)) else len(value)


def _width(code: str) -> int:
    wide, high = size(code)
    return round(HIGH * wide / high)


def _symbol(code: str) -> str:
    """A face, drawn once: a picture of its own, so that the names within it meet no others on the page."""
    face = b64encode(face_svg(code).encode()).decode()
    wide = _width(code)
    image = f'<image width="{wide}" height="{HIGH}" href="data:image/svg+xml;base64,{face}"/>'
    return f'<symbol id="ceki-{code}" viewBox="0 0 {wide} {HIGH}">{image}</symbol>'


def _text(x: float, y: float, said: str, weight: str = "normal") -> str:
    style = f'font-family="sans-serif" font-size="14" font-weight="{weight}" fill="#222"'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(said)}</text>'
