"""What cards are called, in the language that this program speaks; the page reads the same file."""

from __future__ import annotations

from typing import Final

from ceki.cards.codes import RED
from ceki.cards.notation import CODES
from ceki.engine.bits import HIDDEN
from ceki.locales.messages import said

CARDS: Final = "cards"  # the catalogue of their names
HONOURS: Final = {"WF": "white-flower", "RF": "red-flower", "OT": "old-thousand"}


def card_named(card: int, pack: str = "ceki") -> str:
    """A card by its name: `7 of myriads`; a card that is not seen is called so."""
    if card == HIDDEN:
        return said(CARDS, "unseen", {})
    code = CODES[pack][card]
    if code in HONOURS:
        return said(CARDS, HONOURS[code], {})
    suit = code[0] if pack == "ceki" else code[1]
    how = "" if pack == "ceki" else ".pack"
    facts = {"rank": rank_named(code, pack), "suit": said(CARDS, f"suit{how}", {"suit": suit})}
    return said(CARDS, f"card{how}", facts)


def rank_named(code: str, pack: str = "ceki") -> str:
    """The rank of a card by its code, within its name: `7`, `king`."""
    rank = code[1] if pack == "ceki" else code[0]
    return said(CARDS, "rank.short", {"rank": int(rank) if rank.isdigit() else rank})


def card_spoken(card: int, pack: str = "ceki") -> str:
    """A card in a sentence: its name and code, and whether it is stamped red."""
    if card == HIDDEN:
        return card_named(card)
    red = pack == "ceki" and RED >> card & 1
    facts = {"card": card_named(card, pack), "code": CODES[pack][card]}
    return said(CARDS, "spoken.red" if red else "spoken", facts)
