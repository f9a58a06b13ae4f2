"""Daun tiga 'lei or Pakau: three cards each, nothing is drawn, and the hands are compared.

Three aces, three threes, three tens and three courts stand above the pips that remain when tens are taken away.
Clauses PK-1..PK-14 and SH-1 are explained on the game's page.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ceki.cards.pack52 import ACE, FACES, JACK, KING, QUEEN, RANKS, TEN, THREE, held_courts, held_of_rank, pips
from ceki.cards.piles import take_from
from ceki.engine.bits import one
from ceki.engine.chance import shuffle
from ceki.engine.moves import Moves, offer
from ceki.engine.options import UNSET
from ceki.engine.record import ALL, NOBODY, OWN, counts, number, pile
from ceki.engine.rule import rule
from ceki.engine.score import POT, line, paid_by_each, pay, share
from ceki.games.pakau.options import ANY_THREE, CANNOT_WIN, DEALER, POOL, RETURN, TO_DEALER, Options
from ceki.games.pakau.words import (
    AGAINST_DEALER,
    BEST_HAND,
    HAND,
    OPEN,
    REMAINDER_0,
    REMAINDER_9,
    SEATS,
    STAKE,
    THIRTY_OUT,
    THREE_ACES,
    THREE_COURTS,
    THREE_TENS,
    THREE_THREES,
)


class Table(Options, seats=SEATS, faces=FACES, lines=SEATS):
    """What lies on the table, and the rules of the house."""

    hand = counts("seats", "faces", seen=OWN)
    known = counts("seats", "faces", seen=ALL, of="hand")  # when the hands are laid open
    stock = pile(FACES, seen=NOBODY)
    total = number("seats", seen=ALL, width=8)  # the pips, when the hands are laid open


# ---------------------------------------------------------------- the deal and the showdown


@rule
def deal(g: Table) -> None:
    """Three cards each, to the dealer too [PK-2], from the whole pack [PK-1]."""
    for card in range(FACES):  # [PK-1] all ranks
        g.deck[card] = 1
        g.stock[card] = card
    shuffle(g, g.stock, FACES)
    for i in range(HAND * g.seats):  # [PK-2] the dealer has a hand too
        g.hand[i % g.seats, take_from(g.stock, FACES - 1 - i)] = 1
    g.turn = g.starter


@rule
def legal(g: Table, moves: Moves) -> None:
    """All lay their hands open: nothing is drawn or exchanged [PK-3]."""
    offer(moves, OPEN)  # [PK-3] nothing is drawn or exchanged


@rule
def play(g: Table, verb: int, card: int) -> None:
    """All hands are laid open [PK-3]."""
    for seat in range(g.seats):
        g.total[seat] = pips_of(g.hand[seat])
        for face in range(FACES):
            g.known[seat, face] = g.hand[seat, face]
    g.over = 1


# ---------------------------------------------------------------- what a hand is worth


@rule
def pips_of(hand: Any) -> int:
    """All pips of a hand: ace one, tens and courts ten [PK-7]."""
    n = 0
    for rank in range(RANKS):
        n += held_of_rank(hand, rank) * pips(rank)
    return n


@rule
def class_of(g: Table, hand: Any) -> int:
    """Three aces, threes, tens or courts if the house ranks them [PK-4] [PK-5], else by the remainder [PK-7] [PK-8]."""
    if held_of_rank(hand, ACE) == HAND and is_ranked(g, THREE_ACES):
        return THREE_ACES
    if held_of_rank(hand, THREE) == HAND and is_ranked(g, THREE_THREES):
        return THREE_THREES
    if held_of_rank(hand, TEN) == HAND and is_ranked(g, THREE_TENS):
        return THREE_TENS
    if is_three_courts(g, hand) and is_ranked(g, THREE_COURTS):
        return THREE_COURTS
    return REMAINDER_0 - pips_of(hand) % 10


@rule
def is_ranked(g: Table, which: int) -> bool:
    """Whether the house ranks a class of hands by name [PK-4] [PK-5]."""
    return g.ranking[which] != UNSET


@rule
def is_three_courts(g: Table, hand: Any) -> bool:
    """Any three of the twelve, or three of one rank [PK-6]."""
    if g.court_trips == ANY_THREE:
        return held_courts(hand) == HAND
    return max(held_of_rank(hand, JACK), held_of_rank(hand, QUEEN), held_of_rank(hand, KING)) == HAND


@rule
def strength(g: Table, hand: Any) -> int:
    """How hands compare; suits never matter and equal classes tie [PK-11]. 0 cannot win [PK-9]."""
    which = class_of(g, hand)
    if which >= REMAINDER_9 and pips_of(hand) == 30 and g.thirty == CANNOT_WIN:
        return 0
    if is_ranked(g, which):
        return 100 - g.ranking[which]
    return 1 + REMAINDER_0 - which


# ---------------------------------------------------------------- the stakes


@rule
def settle(g: Table) -> None:
    """The greatest hand takes the pool, or each settles with the dealer [PK-12]."""
    g.winners = 0
    find_places(g)
    if g.settlement == POOL:
        best_takes_pool(g)
    else:
        against_dealer(g)
    for seat in range(g.seats):
        out = strength(g, g.hand[seat]) == 0
        what = THIRTY_OUT if out else class_of(g, g.hand[seat])
        line(g, what, seat, g.total[seat], g.cents[seat], 0)


@rule
def dealer(g: Table) -> int:
    """The seat before the first player."""
    return g.starter - 1 if g.starter > 0 else g.seats - 1


@rule
def find_places(g: Table) -> None:
    """How many hands are greater than each [PK-11]."""
    strengths = np.zeros(g.seats, np.int64)
    for seat in range(g.seats):
        strengths[seat] = strength(g, g.hand[seat])
    for seat in range(g.seats):
        g.place[seat] = 0
        for other in range(g.seats):
            g.place[seat] += int(strengths[other] > strengths[seat])


@rule
def best_hands(g: Table) -> int:
    """The seats with the greatest hand, the dealer's included, as a set; empty if none can win [PK-12]."""
    best = 1
    seats = 0
    for seat in range(g.seats):
        own = strength(g, g.hand[seat])
        if own > best:
            best = own
            seats = 0
        if own == best:
            seats |= one(seat)
    return seats


@rule
def best_takes_pool(g: Table) -> None:
    """Equal stakes to the greatest hand; a tied pool as the house says [PK-12]."""
    winners = best_hands(g)
    tied = winners & (winners - 1) != 0
    if winners == 0 or (tied and g.tie == RETURN):
        return
    paid_by_each(g, STAKE, POT, g.stake)
    takers = one(dealer(g)) if tied and g.tie == DEALER else winners
    share(g, BEST_HAND, POT, takers, g.stake * g.seats)
    g.winners = takers if takers != (1 << g.seats) - 1 else 0


@rule
def against_dealer(g: Table) -> None:
    """Even money; hands that cannot win do not win from one another [PK-9] [PK-12]. The dealer has won where nobody
    beats them and somebody loses."""
    bank = dealer(g)
    his = strength(g, g.hand[bank])
    lost = 0
    for seat in range(g.seats):
        own = strength(g, g.hand[seat])
        if own > his:
            pay(g, AGAINST_DEALER, bank, seat, g.stake)
            g.winners |= one(seat)
        elif own < his or (own > 0 and g.banker_tie == TO_DEALER and seat != bank):
            pay(g, AGAINST_DEALER, seat, bank, g.stake)
            lost += 1
    if g.winners == 0 and lost > 0:
        g.winners = one(bank)


# ---------------------------------------------------------------- the house and the match, in plain Python


def longest(g: Table) -> int:
    """The hands are laid open."""
    return 1
