"""What drawing and passing are worth against the dealer, counted exactly."""

from __future__ import annotations

from fractions import Fraction
from math import perm
from typing import Any, Final

from ceki.cards.odds.draw_or_stand import Hand, best_values, ends_beside, orders
from ceki.cards.pack52 import ACE, FACES, RANKS, is_court
from ceki.engine.bits import NONE
from ceki.engine.moves import no_moves
from ceki.engine.options import UNSET
from ceki.engine.record import copy
from ceki.games.chabut.exact import PASSES_AT
from ceki.games.chabut.rules import keel, legal, value, won_from_dealer
from ceki.games.chabut.words import DRAW, OUT, PASS

AT_DEALER: Final = 1  # the dealer's seat at a table of two whose first player has seat 0


class Plan:
    """Player against dealer, each looking at their own cards alone; a hand is how many cards of each worth it has.

    What other players hold is as unseen as the stock, so that it comes to the same for any number of players.
    """

    def __init__(self, g: Any, seen: Any = ()) -> None:
        """`seen` are cards that are not in the pack any more. Raises `ValueError` for a pack too small."""
        self.g: Any = copy(g)
        g = self.g
        g.seats, g.starter, g.stock_left = 2, 0, FACES
        if g.dealer_stand_at == UNSET:
            g.dealer_stand_at = max(int(g.min_stand), int(g.target) - PASSES_AT)
        alike: dict[tuple[bool, bool, int], list[int]] = {}
        for card in range(FACES):
            if g.worth[card] != NONE and card not in seen:
                alike.setdefault((card % RANKS == ACE, bool(is_court(card)), int(g.worth[card])), []).append(card)
        self.alike = [alike[key] for key in sorted(alike)]
        self.sizes = tuple(len(cards) for cards in self.alike)
        self.cards = sum(self.sizes)
        if self.cards < 2 * g.max_cards:
            raise ValueError(
                f"seen: {self.cards} cards are left in the pack; two full hands are {2 * int(g.max_cards)}"
            )
        self.totals: dict[Hand, int] = {}
        self.offers: dict[tuple[Hand, int], tuple[bool, bool]] = {}

    def lay(self, hand: Hand, seat: int) -> None:
        """Lays cards of these worths before a seat."""
        self.g.drawn[seat] = 0
        for cards, n in zip(self.alike, hand, strict=True):
            self.g.drawn[seat, cards[:n]] = 1
        self.g.cards[seat] = sum(hand)

    def total(self, hand: Hand) -> int:
        """The points of a hand."""
        if hand not in self.totals:
            self.lay(hand, 0)
            self.g.keels[0] = 0
            self.totals[hand] = int(value(self.g, 0))
        return self.totals[hand]

    def offered(self, hand: Hand, seat: int) -> tuple[bool, bool]:
        """Whether a seat may draw, and whether it may end there."""
        if (hand, seat) not in self.offers:
            self.lay(hand, seat)
            self.g.keels[seat] = 0
            self.g.turn = seat
            moves = no_moves()
            legal(self.g, moves)
            self.offers[hand, seat] = bool(moves[DRAW]), bool(moves[PASS] or moves[OUT])
        return self.offers[hand, seat]

    def may_draw(self, hand: Hand) -> bool:
        """The player draws their keels, and on while they may."""
        return sum(hand) < 2 or self.offered(hand, 0)[0]

    def dealer_draws(self, hand: Hand) -> bool:
        """The dealer draws their keels, and on while they must (CH-23)."""
        return sum(hand) < 2 or not self.offered(hand, AT_DEALER)[1]

    def end_of(self, hand: Hand) -> int:
        """How a hand ends, as one number: twice its points, and one if it is full (CH-14)."""
        return 2 * self.total(hand) + int(sum(hand) >= self.g.max_cards)

    def cents(self, own: int, his: int, keels: Any) -> int:
        """What the player wins with these keels when two hands meet, given by how they ended (CH-21)."""
        self.g.keels[0] = keels
        for seat, end in ((0, own), (AT_DEALER, his)):
            self.g.total[seat] = end // 2
            self.g.cards[seat] = self.g.max_cards if end % 2 else 2
        return int(won_from_dealer(self.g, 0, AT_DEALER) * self.g.stake)

    def starts(self) -> list[tuple[Any, dict[Hand, int]]]:
        """The keels that are paid alike (CH-17): an example of them, and the hands in how many orders each."""
        found: dict[int, tuple[Any, dict[Hand, int]]] = {}
        for hand, ways in orders(self.sizes, {(0,) * len(self.sizes): 1}, lambda hand: sum(hand) < 2).items():
            if sum(hand) == 2:
                self.lay(hand, 0)
                keels = self.g.drawn[0].copy()
                label = keel(keels)
                times = 1 if label == NONE else int(self.g.lunas_multiplier[label])
                found.setdefault(times, (keels, {}))[1][hand] = ways
        return list(found.values())


class Meetings:
    """How the dealer ends beside each hand that the player can end with, in how many ways."""

    def __init__(self, plan: Plan, hands: Any) -> None:
        """`hands` are all that the player can come to."""
        self.plan, most = plan, int(plan.g.max_cards)
        his = orders(plan.sizes, {(0,) * len(plan.sizes): 1}, plan.dealer_draws)
        self.ends = sorted({plan.end_of(hand) for hand in his if not plan.dealer_draws(hand)})
        place = {end: i for i, end in enumerate(self.ends)}
        self.kept = [hand for hand in hands if sum(hand) >= 2 and plan.offered(hand, 0)[1]]
        self.ways = ends_beside(
            plan.sizes, self.kept, plan.dealer_draws, lambda hand: place[plan.end_of(hand)], len(self.ends), most
        )

    def stand(self, keels: Any) -> dict[Hand, Fraction]:
        """What each hand that may be kept brings with these keels, in cents on average."""
        most = int(self.plan.g.max_cards)
        rows: dict[int, list[int]] = {}
        found = {}
        for hand, ways in zip(self.kept, self.ways.tolist(), strict=True):
            end = self.plan.end_of(hand)
            if end not in rows:
                rows[end] = [self.plan.cents(end, his, keels) for his in self.ends]
            won = sum(n * cents for n, cents in zip(ways, rows[end], strict=True))
            found[hand] = Fraction(won, perm(self.plan.cards - sum(hand), most))
        return found

    def gains(self, keels: Any) -> dict[Hand, tuple[Fraction, Fraction]]:
        """How often each hand that may be kept ends in a gain and in a loss with these keels."""
        most = int(self.plan.g.max_cards)
        found = {}
        for hand, ways in zip(self.kept, self.ways.tolist(), strict=True):
            end, total = self.plan.end_of(hand), perm(self.plan.cards - sum(hand), most)
            cents = [self.plan.cents(end, his, keels) for his in self.ends]
            won, lost = (sum(n for n, c in zip(ways, cents, strict=True) if c * sign > 0) for sign in (1, -1))
            found[hand] = Fraction(won, total), Fraction(lost, total)
        return found


class Best:
    """The best that a player can do from some hands on with their keels."""

    def __init__(self, plan: Plan, meetings: Meetings, keels: Any, starts: dict[Hand, int]) -> None:
        """`starts` are the hands at the start, in how many orders each comes."""
        self.plan, self.starts = plan, starts
        self.stand = meetings.stand(keels)
        hands = list(orders(plan.sizes, starts, plan.may_draw))
        self.worth, self.drawing = best_values(plan.sizes, hands, plan.may_draw, self.stand)

    def draws(self, hand: Hand) -> bool:
        """Whether to draw: when it brings more, or must be."""
        return hand in self.drawing and (hand not in self.stand or self.drawing[hand] > self.stand[hand])

    def reached(self) -> dict[Hand, Fraction]:
        """How often each hand is come to by drawing so."""
        cards = self.plan.cards
        return {
            hand: Fraction(n, perm(cards, sum(hand)))
            for hand, n in orders(self.plan.sizes, self.starts, self.draws).items()
        }
