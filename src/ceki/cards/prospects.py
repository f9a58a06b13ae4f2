"""What a hand of sets may hope for, in clauses that a player understands: what advice in games of sets is made of.

A hand is complete with `full` cards in sets of `set_size`. `unseen` are the cards of each face that its player does
not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ceki.cards.ceki import FACES
from ceki.cards.chances import before_the_end, percent
from ceki.cards.notation import members
from ceki.cards.sets import residues
from ceki.cards.waiting import left_of
from ceki.rulekit.bits import how_many

NAMED: Final = 4  # cards that are listed one by one


@dataclass(frozen=True)
class Prospects:
    """The hand of a player, who does not see `unseen` cards. `draws` are the stock cards that may come to be drawn."""

    honours: int
    set_size: int
    full: int
    unseen: Sequence[int]

    def short(self, hand: Any) -> int:
        """How many cards must come until every card is in a set, when others may go instead."""
        packed, sets = int(residues(hand, self.honours, self.set_size)), self.full // self.set_size
        over = [n for n in (packed >> 2 * rank & 3 for rank in range(12)) if n]
        missing = sets - (int(sum(hand)) - sum(over)) // self.set_size
        nearest = sorted(self.set_size - n for n in over)[: max(missing, 0)]
        return sum(nearest) + self.set_size * (max(missing, 0) - len(nearest))

    def nearer(self, hand: Any) -> int:
        """How many unseen cards bring a hand nearer to that."""
        now, n = self.short(hand), 0
        for face in range(FACES):
            if self.unseen[face] > 0:
                hand[face] += 1
                n += self.unseen[face] if self.short(hand) < now else 0
                hand[face] -= 1
        return n

    @property
    def cards(self) -> int:
        """How many cards are unseen."""
        return sum(self.unseen)

    # ------------------------------------------------------------ in words

    def waiting(self, waits: int, draws: int) -> str:
        """`11 unseen cards complete you, 27 % before the stock ends ..`, of draws that may win."""
        n = left_of(waits, self.unseen)
        named = f" ({' '.join(members(waits))})" if how_many(waits) <= NAMED else ""
        if n == 0:
            return f"all cards that would complete you{named} are seen elsewhere"
        chance = percent(before_the_end(n, self.cards, min(draws, self.cards)))
        one, completes = ("card", "completes") if n == 1 else ("cards", "complete")
        return f"{n} unseen {one} {completes} you{named}, {chance} before the stock ends if nobody wins first"

    def on_the_way(self, hand: Any, goal: str) -> str:
        """`leaves you 2 cards short of all sets, and 31 of 112 unseen cards (28 %) bring you nearer`."""
        return f"leaves you {cards(self.short(hand))} short of {goal}, and {self.helping(hand)}"

    def helping(self, hand: Any) -> str:
        """`31 of 112 unseen cards (28 %) bring you nearer`."""
        n = self.nearer(hand)
        return f"{n} of {self.cards} unseen cards ({share(n, self.cards)}) {'brings' if n == 1 else 'bring'} you nearer"


def a(word: str) -> str:
    """A word with its article."""
    return f"{'an' if word[0] in 'aeiou' else 'a'} {word}"


def cards(n: int) -> str:
    """So many cards."""
    return "one card" if n == 1 else f"{n} cards"


def share(n: int, of: int) -> str:
    """A part in per cent."""
    return percent(n / of) if of else "none"
