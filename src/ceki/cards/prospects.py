"""What a hand of sets may hope for: the facts by which moves are compared in games of sets.

A hand is complete with `full` cards in sets of `set_size`. `unseen` are the cards of each face that its player does
not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ceki.cards.ceki import FACES, RANKS, number_on, of_rank, rank_of
from ceki.cards.odds.waiting import left_of
from ceki.cards.sets import residues
from ceki.engine.bits import first
from ceki.engine.game import Reason


@dataclass(frozen=True)
class Prospects:
    """What the hand of a player may hope for. `unseen`: the cards of each face that the player does not see, (faces,).
    `goal` says what to make: `all sets`. Every `hand` below is counts by face, (faces,)."""

    honours: int
    set_size: int
    full: int
    unseen: Sequence[int]
    goal: str = "all sets"

    def short(self, hand: Any) -> int:
        """How many cards must come until every card is in a set, when others may go instead."""
        return self._heading(hand)[0]

    def worth(self, hand: Any) -> int:
        """What the sets count that a hand is nearest to: the sum of the numbers on their cards, at its best."""
        return self._heading(hand)[1]

    def _heading(self, hand: Any) -> tuple[int, int]:
        """How many cards must come, and what the sets then count."""
        packed, sets, worth = int(residues(hand, self.honours, self.set_size)), 0, 0
        to_come = []  # how many cards a further set of a rank needs, and what it counts less
        for rank in range(RANKS):
            faces = int(of_rank(rank, self.honours))
            if faces == 0:
                continue
            each = self.set_size * int(number_on(first(faces)))
            held = sum(int(hand[face]) for face in range(FACES) if faces >> face & 1)
            sets += held // self.set_size
            worth += held // self.set_size * each
            to_come.append((self.set_size - (packed >> 2 * rank & 3), -each))
        missing = sorted(to_come)[: max(self.full // self.set_size - sets, 0)]
        return sum(need for need, _ in missing), worth - sum(less for _, less in missing)

    def nearer(self, hand: Any) -> int:
        """How many unseen cards bring a hand nearer to that."""
        now, n = self.short(hand), 0
        for face in range(FACES):
            if self.unseen[face] > 0:
                hand[face] += 1
                n += self.unseen[face] if self.short(hand) < now else 0
                hand[face] -= 1
        return n

    def of_rank(self, hand: Any, card: int) -> int:
        """How many cards of a rank a hand holds."""
        faces = int(of_rank(int(rank_of(card, self.honours)), self.honours))
        return sum(int(hand[face]) for face in range(FACES) if faces >> face & 1)

    @property
    def cards(self) -> int:
        """How many cards are unseen."""
        return sum(self.unseen)

    # ------------------------------------------------------------ as facts

    def letting_go(self, hand: Any, card: int, clause: str) -> list[Reason]:
        """Of a hand that has let a card go: how far it is, and how many cards help it at that distance."""
        short, over = self.short(hand), (self.of_rank(hand, card) + 1) % self.set_size
        told = "short_set" if over == 0 else "short_pair" if over == 2 else "short"
        n = self.nearer(hand)
        return [
            Reason("short", clause, -short, told=told, numbers={"n": short}, word=self.goal),
            Reason("help", clause, n, short, numbers={"n": n, "of": self.cards}),
        ]

    def waiting(self, waits: int, clause: str) -> Reason:
        """How many unseen cards complete a hand that is one card short."""
        n = int(left_of(waits, self.unseen))
        return Reason("wait", clause, n, numbers={"n": n})

    def drawing(self, hand: Any, clause: str) -> Reason:
        """How many cards bring a hand nearer when the next is drawn."""
        n = self.nearer(hand)
        numbers = {"n": n, "of": self.cards}
        return Reason("nearer", clause, n, self.short(hand) - 1, "draws_nearer", numbers)

    def taking(self, hand: Any, card: int, clause: str) -> Reason:
        """Whether a card that lies there brings a hand nearer; `hand` is without it."""
        before = self.short(hand)
        hand[card] += 1
        after = self.short(hand)
        hand[card] -= 1
        if after < before:
            numbers = {"short": after}
            return Reason("nearer", clause, self.cards, before - 1, "takes_nearer", numbers, (card,), self.goal)
        return Reason("nearer", clause, 0, before - 1, "takes_no_nearer", {}, (card,))
