"""The pack of 52: four suits of thirteen. Cards are numbered suit by suit, ace to king."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.piles import held
from ceki.engine.bits import how_many
from ceki.engine.rule import rule

FACES: Final = 52
RANKS: Final = 13
ACE, TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING = range(13)
SUIT: Final = (1 << RANKS) - 1  # its cards as a set, where it is the first
ACES: Final = 1 | 1 << RANKS | 1 << 2 * RANKS | 1 << 3 * RANKS  # as a set
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
RANK_LETTERS: Final = "A23456789TJQK"
SUIT_LETTERS: Final = "SHDC"
CODES: Final = tuple(rank + suit for suit in SUIT_LETTERS for rank in RANK_LETTERS)
_RANK_NAMES: Final = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
NAMES: Final = tuple(f"{rank} of {suit}" for suit in ("spades", "hearts", "diamonds", "clubs") for rank in _RANK_NAMES)


@rule
def rank_of(card: int) -> int:
    """The rank of a card, ace 0 to king 12."""
    return card % RANKS


@rule
def suit_of(card: int) -> int:
    """The suit of a card, 0 to 3."""
    return card // RANKS


@rule
def is_court(card: int) -> bool:
    """Whether the card is a jack, queen or king."""
    return card % RANKS >= JACK


@rule
def pips(card: int) -> int:
    """Ace 1, courts 10, others their number."""
    return min(card % RANKS + 1, 10)


@rule
def held_of_suit(hand: Any, suit: int) -> int:
    """The cards of a suit in a hand, as a set of bits. `hand`: counts by card, (52,)."""
    return held(hand) & SUIT << RANKS * suit


@rule
def held_of_rank(hand: Any, rank: int) -> int:
    """How many cards of a rank a hand has. `hand`: counts by card, (52,)."""
    return hand[rank] + hand[RANKS + rank] + hand[2 * RANKS + rank] + hand[3 * RANKS + rank]


@rule
def of_rank(cards: int, rank: int) -> int:
    """How many cards of a rank a set has."""
    return how_many(cards & ACES << rank)


@rule
def held_courts(hand: Any) -> int:
    """How many jacks, queens and kings a hand has. `hand`: counts by card, (52,)."""
    return held_of_rank(hand, JACK) + held_of_rank(hand, QUEEN) + held_of_rank(hand, KING)
