"""The name and mark of a card in text: code, name, rank, suit mark, and whether it bears red."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Final

from ceki.cards import ceki, pack52
from ceki.cards.notation import CODES
from ceki.engine.record import HIDDEN
from ceki.locales.language import language
from ceki.play.rulebook.cards_named import card_named, card_spoken, rank_named

SEAL: Final = "▣"  # red is never said by colour alone
_CEKI_MARKS: Final = ("●", "║", "▲", "★")  # coins, strings, myriads, honours
_PACK_MARKS: Final = ("♠", "♥", "♦", "♣")
_HONOUR_MARKS: Final = {ceki.WF: "✿", ceki.RF: "✿", ceki.OT: "★"}


@dataclass(frozen=True)
class Face:
    """A card's looks. `rank` sorts and groups it, `pips` are how many marks it bears (0: a figure).

    `spoken` is its name and code, and whether it is stamped red.
    """

    number: int
    code: str
    name: str
    rank: int
    rank_name: str
    mark: str
    red: bool
    stamped: bool
    pips: int
    spoken: str

    @property
    def short(self) -> str:
        """The code, with the seal where it is stamped red."""
        return f"{self.code}{SEAL}" if self.stamped else self.code


def face(card: int, pack: str = "ceki", honours: int = 0) -> Face:
    """The face of a card of a pack, named in the language that this program speaks; `honours` is the ruleset's choice
    of honour ranks (cards/ceki.py)."""
    return _face(card, pack, honours, language())


@functools.cache
def _face(card: int, pack: str, honours: int, _language: str) -> Face:
    if card == HIDDEN:
        unseen = card_named(card)
        return Face(card, "??", unseen, 99, "?", "▒", False, False, 0, unseen)
    code, name = CODES[pack][card], card_named(card, pack)
    if pack == "ceki":
        return _ceki_face(card, code, name, honours)
    rank, suit = pack52.rank_of(card), pack52.suit_of(card)
    red = suit in (pack52.HEARTS, pack52.DIAMONDS)
    rank_name = rank_named(code, pack)
    pips = 0 if rank > pack52.TEN else rank + 1
    return Face(card, code, name, rank, rank_name, _PACK_MARKS[suit], red, False, pips, card_spoken(card, pack))


def _ceki_face(card: int, code: str, name: str, honours: int) -> Face:
    rank = ceki.rank_of(card, honours)
    rank_name = str(rank + 1) if rank < ceki.LEAST_RANKS else name
    mark = _HONOUR_MARKS.get(card) or _CEKI_MARKS[card // 9]
    stamped, pips = bool(ceki.RED >> card & 1), 0 if card >= ceki.WF else card % 9 + 1
    return Face(card, code, name, rank, rank_name, mark, stamped, stamped, pips, card_spoken(card))
