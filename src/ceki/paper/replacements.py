"""What stands in for a deck: a set of Mah Jong tiles, or Dongguan money cards (KW-33)."""

from __future__ import annotations

from typing import Final

from ceki.cards.ceki import CODES, RED
from ceki.cards.faces.printed import printed_svg
from ceki.locales.messages import said
from ceki.paper.decks import deck_for
from ceki.paper.finishing import finished
from ceki.paper.layout import Point
from ceki.paper.typesetting import typeset
from ceki.play import catalogue
from ceki.play.rulebook.cards_named import card_named
from ceki.play.ruleset import ruleset

COPIES: Final = 4  # (KW-33) of each tile, and of each card of a Dongguan pack
HAN: Final = ("一", "二", "三", "四", "五", "六", "七", "八", "九")
SUITS: Final = {"C": "筒", "S": "索", "M": "萬"}  # our reading: the suits are the same, and so are their names
DRAGONS: Final = {"WF": "白", "RF": "中", "OT": "發"}  # our reading: white for white, red for red, and the third
CARDS: Final = {"WF": "白花", "RF": "紅花", "OT": "老千"}  # our reading: the honours of Dongguan by their names


def replacements(paper: Point) -> bytes:
    """A PDF of one page: which tile and which money card stand for which face, and for which games they suffice."""
    facts = {
        "paper": paper,
        "title": said("paper", "replacements", {}),
        "how": said("paper", "replacements-how", {"copies": COPIES, "cards": COPIES * len(CODES)}),
        "source": said("paper", "replacements-source", {}),
        "reading": said("paper", "replacements-reading", {}),
        "heads": [said("paper", key, {}) for key in ("this-card", "mah-jong-tile", "dongguan-card")],
        "red": said("paper", "red-too", {}),
        "suffice": said("paper", "suffice-for", {}),
        "games": [said("paper", "game-for", {"game": title, "seats": seats}) for title, seats in _sufficing()],
        "faces": [
            {
                "drawn": printed_svg(code),
                "name": card_named(face),
                "tile": DRAGONS.get(code) or HAN[int(code[1]) - 1] + SUITS[code[0]],
                "money": CARDS.get(code) or HAN[int(code[1]) - 1] + SUITS[code[0]],
                "red": bool(RED >> face & 1),
            }
            for face, code in enumerate(CODES)
        ],
    }
    return finished(typeset("replacements", facts))


def _sufficing() -> list[tuple[str, str]]:
    """The games for which so many copies suffice, each with the numbers of players."""
    found = []
    for game in catalogue.games():
        if game.info.pack != "ceki":
            continue
        seats = [n for n in game.info.seats if len(deck_for(ruleset(game, n)).copies) <= COPIES]
        if seats:
            found.append((game.info.title, ", ".join(map(str, seats))))
    return found
