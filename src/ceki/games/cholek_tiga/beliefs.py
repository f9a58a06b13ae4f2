"""For bots: what a simple player would do, and what calls and throws say of hidden cards."""

from __future__ import annotations

from typing import Final

from ceki.cards.ceki import COPIES, RED, of_rank, rank_of
from ceki.engine.bits import NONE, first, has
from ceki.engine.rule import rule
from ceki.games.cholek_tiga.rules import Table, copies, entering, second_picks
from ceki.games.cholek_tiga.words import AND, DISCARD, PASS

# ---------------------------------------------------------------- a simple player's eye

TAKES: Final = 1_000_000  # whatever is taken is better than what is laid
NOW: Final = 5  # times as much as hopes count cents that a card brings


@rule
def heuristic(g: Table, verb: int, card: int) -> int:
    """Takes what it can, what brings most first; lays what others gain least by."""
    if verb == PASS:
        return -TAKES
    if verb == DISCARD:
        return appraise_discard(g, card)
    if verb == AND:
        return two_more(g, g.picked, card)
    most = 0
    left = second_picks(g, entering(g), card)
    while left != 0:
        other = first(left)
        left &= left - 1
        if other != card or copies(g, entering(g), card) > 1:
            most = max(most, two_more(g, card, other))
    return most


@rule
def two_more(g: Table, picked: int, other: int) -> int:
    """What two cards are worth that the entering card takes, with what three identical are paid at once (CT-24)."""
    card = entering(g)
    worth = one_more(g, picked, int(picked == card))
    worth += one_more(g, other, int(other == card) + int(other == picked))
    if picked == card and other == card:
        worth += NOW * (g.seats - 1) * (g.ayam_cents if g.played != NONE else g.kandang_cents)
    return int(worth)


@rule
def appraise_discard(g: Table, card: int) -> int:
    """What a card takes with the best two of its rank (CT-6); else what it lays before the others, the worse the more
    of its rank they may hold. With another of its rank in hand it may be taken back."""
    lying = 0
    mates = -1
    out = 0
    best = 0
    second = 0
    left = of_rank(rank_of(card, g.honour_rank), g.honour_rank)
    while left != 0:
        face = first(left)
        left &= left - 1
        mates += g.hand[g.turn, face]
        out += still_out(g, face)
        lying += g.pool[face]
        for copy_of_it in range(min(g.pool[face], 2)):
            worth = one_more(g, face, copy_of_it + int(face == card))
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    if lying >= 2:
        ayam = g.ayam_cents * (g.seats - 1) if g.pool[card] >= 2 else 0  # (CT-24)
        return int(TAKES + one_more(g, card, 0) + best + second + NOW * ayam)
    given = one_more(g, card, 0) + best + 25 * out + 100 * lying
    return (100 + 300 * lying if mates > 0 else 0) - given


@rule
def still_out(g: Table, face: int) -> int:
    """How many copies of a face lie neither in the pool, the hand nor the piles that are seen (CT-13)."""
    return int(most_copies(g, face) - g.won[g.turn, face] - g.pool[face] - g.hand[g.turn, face])


@rule
def most_copies(g: Table, face: int) -> int:
    """How many copies of a face the seat in turn could still come to have, as far as piles are seen (CT-13)."""
    n = COPIES
    for seat in range(g.seats):
        n -= g.won[seat, face] if seat != g.turn and g.piles_visible else 0
    return n


@rule
def one_more(g: Table, face: int, taken: int) -> int:
    """What one more copy is worth to the seat in turn, which takes `taken` already: the cents that it brings, many
    times over, and the hope of the rest."""
    have = g.won[g.turn, face] + taken
    now = copies_bring(g, face, have)
    return NOW * (copies_bring(g, face, have + 1) - now) + copies_bring(g, face, most_copies(g, face)) - now


@rule
def copies_bring(g: Table, face: int, n: int) -> int:
    """Cents for `n` copies: ang pow (CT-23), and half of the price of their points, for not every pair settles
    (CT-21)."""
    if not has(RED, face):
        return int(g.normal_points[n] * g.cents_per_point // 2)
    ang_pow = g.angpow_cents[n - COPIES + 1] if n >= COPIES - 1 else 0
    return int(g.red_points[n] * g.cents_per_point // 2 + ang_pow * (g.seats - 1))
