"""A deck one card a page, with paper around each that a print shop cuts away, and page boxes that say where."""

from __future__ import annotations

from ceki.paper.decks import Deck
from ceki.paper.finishing import finished
from ceki.paper.layout import Size
from ceki.paper.sheets import back, pictures
from ceki.paper.typesetting import typeset


def singles(
    deck: Deck, size: Size, bleed: float, backs: bool = False, index: bool = False, spot: bool = False
) -> bytes:
    """A PDF with a page for each card, `bleed` millimetres larger on every side than the card. With `backs`, a back
    follows each."""
    facts = {
        "page": [side + 2 * bleed for side in size.card],
        "codes": [code for copy in deck.copies for code in copy],
        "pictures": pictures(deck, size, index, bleed),
        "back": back(size, bleed) if backs else None,
        "title": deck.title,
    }
    return finished(typeset("single", facts), bleed, spot)
