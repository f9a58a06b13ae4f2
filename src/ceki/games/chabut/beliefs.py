"""For bots: what a simple player would do, and what calls and throws say of hidden cards."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.pack52 import ACE, FACES, RANKS
from ceki.engine.chance import small_below
from ceki.engine.contract import ANY_HAND, WITH_OTHERS
from ceki.engine.options import UNSET
from ceki.engine.rule import rule
from ceki.games.chabut.options import SEATS
from ceki.games.chabut.rules import Table, best_total, dealer, value
from ceki.games.chabut.words import DRAW

NEAR: Final = 6  # so near to the target a simple player draws no more


@rule
def implausibility(g: Table) -> int:
    """How many passed with a total at which a simple player draws."""
    done = g.turn - g.starter if g.turn >= g.starter else g.turn - g.starter + g.seats
    n = 0
    for i in range(done):
        seat = (g.starter + i) % g.seats
        short = g.target - value(g, seat)
        n += int(short > NEAR and g.cards[seat] < g.max_cards)
    return n


@rule
def hand_constraint(g: Table, seat: int) -> int:
    """Who has drawn might draw, and who has had their turn is out or is not (CH-9, CH-10, CH-12)."""
    return WITH_OTHERS if not g.over and (g.cards[g.starter] > 2 or g.turn != g.starter) else ANY_HAND


@rule
def sample_table(g: Table, rows: Any, loose: Any, state: Any) -> bool:
    """Deals the hands of those who have been in turn one after the other, and gives up where one had to play
    otherwise."""
    left = 0
    for card in range(FACES):
        left += loose[card]
    others = 0  # cards that were drawn later
    for seat in range(g.seats):
        others += g.cards[seat] - 2
    for i in range(g.seats):
        seat = (g.starter + i) % g.seats
        others -= g.cards[seat] - 2
        keels = rows[seat]
        if keels[0] < 0:
            if not deal_to(g, seat, keels, rows[SEATS + seat], g.stock_left + others, left, loose, state):
                return False
            left -= 2 if g.drawn_visible else g.cards[seat]
        if seat == g.turn:
            return True
    return True


@rule
def deal_to(g: Table, seat: int, keels: Any, drawn: Any, stock: int, left: int, loose: Any, state: Any) -> bool:
    """Deals a hand of loose cards; whether its player might draw each time that they did, and ended as they had to.
    `stock` is what was left when they had drawn. Drawn cards that lie open came in any order."""
    lies_open = g.drawn_visible != 0
    rest = drawn.copy()
    drawn_left = g.cards[seat] - 2
    low = 0
    aces = 0
    keels[0] = 0
    if not lies_open:
        drawn[0] = 0
    for i in range(g.cards[seat]):
        if i >= 2 and not drew_rightly(g, seat, best_total(g, low, aces)):
            return False
        if i >= 2 and lies_open:
            card = take_any(rest, drawn_left, state)
            drawn_left -= 1
        else:
            card = take_any(loose, left, state)
            left -= 1
            if i < 2:
                keels[card] += 1
            else:
                drawn[card] += 1
        low += g.worth[card]
        aces += int(card % RANKS == ACE)
    total = best_total(g, low, aces)
    if seat == g.turn:
        return True
    if g.out[seat] != 0 or total > g.target:
        return g.out[seat] != 0 and total > g.target
    return total >= g.min_stand or g.cards[seat] >= g.max_cards or stock <= g.stock_top


@rule
def drew_rightly(g: Table, seat: int, total: int) -> bool:
    """Whether a player with `total` points might draw (CH-9, CH-12), as dealer too (CH-23)."""
    if total >= g.target:
        return False
    return seat != dealer(g) or g.dealer_stand_at == UNSET or total < max(g.dealer_stand_at, g.min_stand)


@rule
def take_any(cards: Any, n: int, state: Any) -> int:
    """Takes one of `n` cards."""
    chosen = small_below(state, n)
    card = 0
    while chosen >= cards[card]:
        chosen -= cards[card]
        card += 1
    cards[card] -= 1
    return card


@rule
def heuristic(g: Table, verb: int, card: int) -> int:
    """A simple player's eye: passes from b'lit kechil on."""
    return g.target - value(g, g.turn) if verb == DRAW else NEAR
