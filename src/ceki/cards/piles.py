"""Moving cards: making a deck, drawing from a pile, holding."""

from __future__ import annotations

from typing import Any

from ceki.engine.bits import LANES, NONE, held_in_lanes
from ceki.engine.rule import rule


@rule
def fill(pile: Any, deck: Any) -> int:
    """Lays every card of a deck in order on a pile; returns how many. `pile`: (places,); `deck`: counts by face,
    (faces,)."""
    n = 0
    for face in range(len(deck)):
        for _ in range(deck[face]):
            pile[n] = face
            n += 1
    return n


@rule
def fill_copies(pile: Any, deck: Any, n: int) -> int:
    """Sets a deck to `n` copies of each face, as many as there are half decks [CD-4], and lays them in order on a pile;
    returns how many cards."""
    for face in range(len(deck)):
        deck[face] = n
    return fill(pile, deck)


@rule
def take_from(pile: Any, place: int) -> int:
    """Takes the card at a place of a pile, (places,), and leaves `NONE` there."""
    card = int(pile[place])
    pile[place] = NONE
    return card


@rule
def held(hand: Any) -> int:
    """The faces of which a hand has a card, as a set of bits. `hand`: counts by face, (faces,)."""
    cards = 0
    faces = len(hand)
    if faces < LANES:
        for face in range(faces):
            cards |= int(hand[face] > 0) << face
        return cards
    for face in range(0, faces - LANES, LANES):
        cards |= held_in_lanes(hand, face) << face
    return cards | held_in_lanes(hand, faces - LANES) << faces - LANES
