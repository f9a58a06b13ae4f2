"""The pack of 52, card by card, as the games that are played with it count."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

RANKS, SUITS = "A23456789TJQK", "SHDC"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
Hand = list[str]


def without(*ranks: str) -> Hand:
    """The pack without the cards of some ranks."""
    return [card for card in PACK if card[0] not in ranks]


def reduced(numerator: int, denominator: int) -> dict[str, Any]:
    """A chance in the words of the examples."""
    return {"numerator": numerator, "denominator": denominator, "reduced": str(Fraction(numerator, denominator))}


COURTS = "JQK"
