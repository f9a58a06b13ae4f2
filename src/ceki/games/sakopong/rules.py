"""Sakopong: five cards each from a pack without the low cards, five tricks, and no trumps.

Who cannot follow throws a card face down, and nobody learns which. If everyone has won a trick the deal is s'ri:
drawn, and all stakes go back. Clauses SK-1..SK-10 and SH-1 are explained on the game's page.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ceki.cards.pack52 import ACE, FACES, RANKS, SEVEN, held_of_suit, rank_of, suit_of
from ceki.cards.piles import held, take_from
from ceki.engine.bits import one
from ceki.engine.chance import shuffle
from ceki.engine.moves import Moves, offer_each
from ceki.engine.record import ALL, NOBODY, OWN, counts, number, one_card, pile
from ceki.engine.rule import rule
from ceki.engine.score import POT, line, paid_by_each, pay, placed_by, share
from ceki.games.sakopong.options import EACH_HAS_TRICK, HAND, LAST_TRICK, MOST_TRICKS, TRICKLESS_PAY, Options, hand_size
from ceki.games.sakopong.words import FORFEITS, LAY, NO_TRICK, SERI, STAKE, TAKES, THROW, TRICKS_PAID

SEATS: Final = 4  # [SK-2]
PACK: Final = np.array([card for card in range(FACES) if card % RANKS == ACE or card % RANKS >= SEVEN])  # [SK-1]
CARDS: Final = len(PACK)
AFTER_DEALER: Final = 0  # else one more than the seat that leads


class Table(Options, seats=SEATS, faces=FACES):
    """What lies on the table, and the rules of the house."""

    hand = counts("seats", "faces", seen=OWN)
    trick = counts("seats", "faces", seen=ALL)  # laid face up in this trick; it lies until the next lead
    played = counts("faces", seen=ALL)  # laid face up in the tricks before
    thrown = counts("seats", "faces", seen=OWN)  # [SK-7] face down, and they stay so
    stock = pile(CARDS, seen=NOBODY)  # [SK-2] what was not dealt is out of play
    leader: int = number(seen=ALL, width=8)
    laid: int = number(seen=ALL, width=8)  # cards in this trick, face up or down
    best = one_card(seen=ALL, note=True)  # the highest card of the suit led
    winner: int = number(seen=ALL, width=8)  # who laid it
    tricks_left: int = number(seen=ALL, width=8)
    tricks = number("seats", seen=ALL, width=8)
    lacks = number("seats", HAND, seen=ALL, width=8)  # by throws: the suits that a seat then had not, as a set [SK-6]
    throws = number("seats", seen=ALL, width=8)


# ---------------------------------------------------------------- the deal


@rule
def deal(g: Table) -> None:
    """Five cards each; what is left is out of play [SK-2]."""
    n = 0
    for i in range(CARDS):
        card = int(PACK[i])
        if is_played_with(g, card):
            g.deck[card] = 1
            g.stock[n] = card
            n += 1
    shuffle(g, g.stock, n)
    for i in range(hand_size(g) * g.seats):
        g.hand[i % g.seats, take_from(g.stock, n - 1 - i)] = 1
    g.tricks_left = hand_size(g)
    lead(g, g.starter if g.first_lead == AFTER_DEALER else g.first_lead - 1)  # [SK-4]


@rule
def is_played_with(g: Table, card: int) -> bool:
    """Whether a card is in the pack, of which a smaller game has the highest ranks of the first suits."""
    is_high = g.ranks == 0 or rank_of(card) == ACE or rank_of(card) > RANKS - g.ranks
    return is_high and (g.suits == 0 or suit_of(card) < g.suits)


@rule
def lead(g: Table, seat: int) -> None:
    """This seat leads to the next trick."""
    g.leader = seat
    g.turn = seat
    g.laid = 0


# ---------------------------------------------------------------- play


@rule
def legal(g: Table, moves: Moves) -> None:
    """Any card to a lead [SK-4]; then one of the suit led [SK-5], or any thrown face down where none is held [SK-6]."""
    hand = g.hand[g.turn]
    if g.laid == 0:
        offer_each(moves, LAY, held(hand))  # [SK-4] a lead is face up
        return
    following = held_of_suit(hand, suit_of(g.best))
    offer_each(moves, LAY, following)  # [SK-5] there is no duty to beat
    if following == 0 or not g.must_follow:  # [SK-6]
        offer_each(moves, THROW, held(hand))


@rule
def play(g: Table, verb: int, card: int) -> None:
    """Lays a card face up, or throws one face down; the last card of a trick ends it."""
    if g.laid == 0:
        gather(g)
    g.hand[g.turn, card] = 0
    if verb == LAY:
        lay_face_up(g, card)
    else:
        g.thrown[g.turn, card] = 1
        note_throw(g, g.turn)
    g.laid += 1
    if g.laid == g.seats:
        end_trick(g)
    else:
        g.turn = g.turn + 1 if g.turn + 1 < g.seats else 0


@rule
def note_throw(g: Table, seat: int) -> None:
    """Who must follow and throws has no card of the suit led [SK-6]: not then, so not later either."""
    n = g.throws[seat]
    if g.must_follow:
        g.lacks[seat, n] = one(suit_of(g.best)) | (g.lacks[seat, n - 1] if n > 0 else 0)
    g.throws[seat] += 1


@rule
def gather(g: Table) -> None:
    """The last trick is set aside."""
    for seat in range(g.seats):
        for card in range(FACES):
            g.played[card] += g.trick[seat, card]
            g.trick[seat, card] = 0


@rule
def lay_face_up(g: Table, card: int) -> None:
    """The highest card of the suit led wins; cards of other suits are never face up [SK-5] [SK-7]."""
    g.trick[g.turn, card] = 1
    if g.laid == 0 or height(g, card) > height(g, g.best):
        g.best = card
        g.winner = g.turn


@rule
def end_trick(g: Table) -> None:
    """The winner has a trick more and leads to the next [SK-4]; after five tricks the round is over [SK-8]."""
    g.tricks[g.winner] += 1
    g.tricks_left -= 1
    lead(g, g.winner)
    if g.tricks_left == 0:
        g.over = 1


@rule
def height(g: Table, card: int) -> int:
    """How high a card stands in its suit [SK-3]: A K Q J T 9 8 7, or the ace at the foot."""
    rank = rank_of(card)
    return RANKS if rank == ACE and g.ace_high else rank


# ---------------------------------------------------------------- the stakes


@rule
def settle(g: Table) -> None:
    """The stakes go by the tricks [SK-9]; when everyone has a trick, they all go back [SK-8]."""
    placed_by(g, g.tricks)
    g.winners = winners(g)
    if g.seri == EACH_HAS_TRICK and trickless(g) == 0:
        line(g, SERI, g.leader, 1, 0, 0)  # [SK-8] all stakes go back
        return
    if g.payout == TRICKLESS_PAY:
        trickless_pay(g)
    else:
        paid_by_each(g, STAKE, POT, g.stake)  # [SK-9] equal stakes form a pool
        share_pool(g, g.stake * g.seats)
    write_lines(g)


@rule
def winners(g: Table) -> int:
    """Who has won, by what the stakes are played for [SK-9]; nobody when everyone has a trick [SK-8]."""
    losers = trickless(g)
    if g.payout == TRICKLESS_PAY:
        return (1 << g.seats) - 1 - losers if losers != 0 else 0
    if g.seri == EACH_HAS_TRICK and losers == 0:
        return 0
    return one(g.leader) if g.payout == LAST_TRICK else most_tricks(g)


@rule
def trickless(g: Table) -> int:
    """The seats that have won no trick, as a set."""
    seats = 0
    for seat in range(g.seats):
        if g.tricks[seat] == 0:
            seats |= one(seat)
    return seats


@rule
def share_pool(g: Table, pool: int) -> None:
    """Most tricks, a fifth for each trick, or the last trick takes it [SK-9]."""
    if g.payout == MOST_TRICKS:
        share(g, TRICKS_PAID, POT, most_tricks(g), pool)
    elif g.payout == LAST_TRICK:
        pay(g, TRICKS_PAID, POT, g.leader, pool)
    else:
        for seat in range(g.seats):
            pay(g, TRICKS_PAID, POT, seat, g.tricks[seat] * (pool // hand_size(g)))


@rule
def most_tricks(g: Table) -> int:
    """The seats that have won the most tricks, as a set."""
    seats = 0
    most = 0
    for seat in range(g.seats):
        if g.tricks[seat] > most:
            most = g.tricks[seat]
            seats = 0
        if g.tricks[seat] == most:
            seats |= one(seat)
    return seats


@rule
def trickless_pay(g: Table) -> None:
    """Players without a trick forfeit their stakes to the players who have one [SK-9]."""
    losers = trickless(g)
    forfeited = 0
    for seat in range(g.seats):
        if g.tricks[seat] == 0:
            pay(g, NO_TRICK, seat, POT, g.stake)
            forfeited += g.stake
    share(g, TRICKS_PAID, POT, (1 << g.seats) - 1 - losers, forfeited)


@rule
def write_lines(g: Table) -> None:
    """A line for every seat that gained or lost."""
    for seat in range(g.seats):
        if g.cents[seat] != 0:
            line(g, TAKES if g.cents[seat] > 0 else FORFEITS, seat, g.tricks[seat], g.cents[seat], 0)


def longest(g: Table) -> int:
    """Every player plays five cards."""
    return HAND * int(g.seats)
