"""What drawing and passing bring against the dealer, counted: each looks at their own cards alone.

What other players hold is as unseen as the stock, so that it comes to the same for any number of players. A hand is how
many cards of each kind it has (aces, or one worth), four bits a kind. It is the same text that hints run on a server
and in a browser; ways are whole numbers, and shares of them floating point, always summed in one order.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ceki.cards.pack52 import ACE, FACES, RANKS
from ceki.engine.bits import NONE
from ceki.engine.moves import VERBS, clear
from ceki.engine.options import UNSET
from ceki.engine.reasons import COUNTED_PART, fact, with_number
from ceki.engine.rule import rule
from ceki.games.chabut.advice import DEALER_PASSES
from ceki.games.chabut.options import BANKER
from ceki.games.chabut.rules import Table, best_total, dealer, may_draw, offer_at, value, won_from_dealer
from ceki.games.chabut.words import DRAW, OUT, PASS

PASSES_AT: Final = 5  # short of the target: where a dealer who is free (CH-23) is taken to pass, b'lit kechil
KINDS: Final = 14
BITS: Final = 4  # of a kind in a hand
MANY: Final = 15
DRAWS, ENDS = 1, 2  # what a hand may do, as a set
PLAYER, DEALER = range(2)  # seats of a table of two, whose first player has seat 0
SLOTS, HANDS, ORDERS, MAY, AT_END = range(5)  # rows of the space: of a player; after them, of the dealer
EACH: Final = 5
FOLDED: Final = (1 << 28) - 1
SPREAD: Final = 0x9E3779B1  # Knuth's multiplicative hashing
TOGETHER: Final = 128  # hands of the player that are set against the dealer at a time: memory is short in a browser
MOST_HANDS: Final = 10_900  # of the player, for the same reason
HOW_MANY: Final = 10  # numbers of cards, from none


@rule
def exact(g: Table, seat: int, unseen: Any, assumed: Any, rows: Any, space: Any) -> int:
    """Drawing and passing, when one plays on as well as can be; nothing for the dealer themselves, or for a pool."""
    if g.showdown != BANKER or seat == dealer(g) or not may_draw(g, value(g, seat)):
        return 0
    sizes = np.zeros(KINDS, np.int64)
    worths = np.zeros(KINDS, np.int64)
    hand = kinds_of(g, seat, unseen, sizes, worths)
    if np.sum(sizes) < 2 * g.max_cards:
        return 0
    lay_for_two(g, seat)
    mine = space[:EACH]
    theirs = space[EACH:]
    n = spread(g, PLAYER, sizes, worths, hand, mine)
    many = spread(g, DEALER, sizes, worths, 0, theirs)
    if n == 0 or n > MOST_HANDS or many == 0:
        return 0
    ways = np.ones((KINDS * HOW_MANY, TOGETHER), np.int64)  # to draw so many of a kind
    rest = np.ones((HOW_MANY, TOGETHER), np.int64)  # to draw what is left to a full hand
    ends = np.zeros((2 * (g.target + 2), TOGETHER), np.int64)  # the dealer's, in so many orders
    found = np.zeros((6, MOST_HANDS))  # standing: worth, gains, losses; drawing: the same
    for start in range(0, n, TOGETHER):
        count_ways(sizes, mine, start, min(start + TOGETHER, n), g.max_cards, ways, rest)
        meet(theirs, many, ways, rest, ends)
        for i in range(start, min(start + TOGETHER, n)):
            gain_of(g, mine[AT_END, i], ends[:, i - start], float(rest[0, i - start]), found[:, i])
    play_on_best(sizes, mine, n, found)
    fact(assumed, DEALER_PASSES, 1, 0)
    with_number(assumed, g.dealer_stand_at)
    write_row(rows[0], DRAW, found[3:, 0])
    if mine[MAY, 0] & ENDS == 0:
        return 1
    write_row(rows[1], PASS, found[:3, 0])
    return 2


@rule
def write_row(row: Any, verb: int, found: Any) -> None:
    """What is counted of a move."""
    row[0], row[1] = verb, NONE
    for i in range(3):
        row[2 + i] = int(found[i] * COUNTED_PART + (0.5 if found[i] > 0 else -0.5))


@rule
def kinds_of(g: Table, seat: int, unseen: Any, sizes: Any, worths: Any) -> int:
    """Tells the cards by kinds: aces first, how many of each are not seen with others, and what each is worth; returns
    the hand of a seat."""
    hand = 0
    kinds = 1
    for card in range(FACES):
        if g.worth[card] != NONE:
            kind = 0 if card % RANKS == ACE else 1
            while kind > 0 and kind < kinds and worths[kind] != g.worth[card]:
                kind += 1
            kinds = max(kinds, kind + 1)
            worths[kind] = g.worth[card]
            held = g.keels[seat, card] + g.drawn[seat, card]
            sizes[kind] += int(held > 0 or unseen[card] > 0)
            hand += int(held) << BITS * kind
    return hand


@rule
def lay_for_two(g: Table, seat: int) -> None:
    """The table of this seat and a dealer; a dealer who is free passes b'lit kechil."""
    for card in range(FACES):
        g.keels[PLAYER, card] = g.keels[seat, card]
    g.seats, g.starter, g.stock_left = 2, 0, FACES
    g.stock_top = 0
    if g.dealer_stand_at == UNSET:
        g.dealer_stand_at = max(g.min_stand, g.target - PASSES_AT)


# ---------------------------------------------------------------- the hands that one can come to


@rule
def spread(g: Table, seat: int, sizes: Any, worths: Any, start: int, own: Any) -> int:
    """Lists the hands that a seat comes to, by how many cards they have: what each may do, how it ends, and in how many
    orders of kinds it comes. Returns how many, 0 if there is no room for them."""
    own[SLOTS] = 0
    own[ORDERS] = 0
    own[HANDS, 0] = start
    own[ORDERS, 0] = 1
    own[SLOTS, slot_of(own, start)] = 1
    n = 1
    i = 0
    moves = np.zeros(VERBS, np.int64)
    while i < n:
        hand = int(own[HANDS, i])
        look_at(g, seat, worths, hand, moves, own[:, i])
        if own[MAY, i] & DRAWS != 0:
            for kind in range(KINDS):
                if (hand >> BITS * kind) & MANY < sizes[kind]:
                    more = hand + (1 << BITS * kind)
                    slot = slot_of(own, more)
                    if own[SLOTS, slot] == 0:
                        if 2 * n >= own.shape[1]:
                            return 0
                        own[HANDS, n] = more
                        n += 1
                        own[SLOTS, slot] = n
                    own[ORDERS, own[SLOTS, slot] - 1] += own[ORDERS, i]
        i += 1
    return n


@rule
def slot_of(own: Any, hand: int) -> int:
    """Where the place of a hand in the list is noted, or can be."""
    last = own.shape[1] - 1
    slot = (((hand ^ (hand >> 28)) & FOLDED) * SPREAD >> 16) & last
    while own[SLOTS, slot] != 0 and own[HANDS, own[SLOTS, slot] - 1] != hand:
        slot = (slot + 1) & last
    return slot


@rule
def look_at(g: Table, seat: int, worths: Any, hand: int, moves: Any, found: Any) -> None:
    """What a seat with this hand may do (CH-10, CH-23), and how the hand ends: twice its points, all above the target
    alike, and one if it is full (CH-14). The dealer ends when they may."""
    low = 0
    for kind in range(KINDS):
        low += ((hand >> BITS * kind) & MANY) * worths[kind]
    total = best_total(g, low, hand & MANY)
    n = cards_of(hand)
    g.turn = seat
    g.cards[seat] = n
    found[AT_END] = 2 * min(total, g.target + 1) + int(n >= g.max_cards)
    found[MAY] = DRAWS
    if n >= 2:
        clear(moves)
        offer_at(g, moves, total)
        ends = moves[PASS] != 0 or moves[OUT] != 0
        draws = moves[DRAW] != 0 and not (ends and seat == DEALER)
        found[MAY] = int(draws) * DRAWS + int(ends) * ENDS


@rule
def cards_of(hand: int) -> int:
    """How many cards a hand has."""
    n = 0
    while hand != 0:
        n += hand & MANY
        hand >>= BITS
    return n


# ---------------------------------------------------------------- how two hands meet


@rule
def meet(theirs: Any, many: int, ways: Any, rest: Any, ends: Any) -> None:
    """How the dealer ends beside hands of the player: out of the orders in which as many cards as a full hand come from
    the pack."""
    ends[:] = 0
    for i in range(many):
        if theirs[MAY, i] & ENDS != 0:
            hand = int(theirs[HANDS, i])
            row = rest[cards_of(hand)] * theirs[ORDERS, i]
            kind = 0
            while hand != 0:
                if hand & MANY != 0:
                    row *= ways[HOW_MANY * kind + (hand & MANY)]
                hand >>= BITS
                kind += 1
            met = ends[theirs[AT_END, i]]
            np.add(met, row, met)


@rule
def count_ways(sizes: Any, mine: Any, start: int, end: int, most: int, ways: Any, rest: Any) -> None:
    """In how many orders the dealer draws 0, 1, 2 ... cards of each kind beside hands of the player, and how many
    orders the cards have that come after a hand of 0, 1, 2 ... cards."""
    for i in range(end - start):
        hand = int(mine[HANDS, start + i])
        left = np.sum(sizes) - cards_of(hand)
        for n in range(most - 1, -1, -1):
            rest[n, i] = rest[n + 1, i] * (left - n)
        for kind in range(KINDS):
            free = sizes[kind] - ((hand >> BITS * kind) & MANY)
            for n in range(1, HOW_MANY):
                place = HOW_MANY * kind + n
                ways[place, i] = ways[place - 1, i] * max(free - n + 1, 0)


@rule
def gain_of(g: Table, own: int, ends: Any, total: float, found: Any) -> None:
    """What a hand of the player brings that ends so, in cents on average, and how often it gains and loses (CH-21)."""
    worth = 0
    gains = 0
    losses = 0
    for end in range(len(ends)):
        if ends[end] != 0:
            cents = int(stakes_of(g, own, end) * g.stake)
            worth += cents * ends[end]
            gains += ends[end] if cents > 0 else 0
            losses += ends[end] if cents < 0 else 0
    found[0] = float(worth) / total
    found[1] = float(gains) / total
    found[2] = float(losses) / total


@rule
def stakes_of(g: Table, own: int, theirs: int) -> int:
    """How many stakes the player wins when two hands meet that end so."""
    g.total[PLAYER], g.total[DEALER] = own // 2, theirs // 2
    g.cards[PLAYER] = g.max_cards if own % 2 == 1 else 2
    g.cards[DEALER] = g.max_cards if theirs % 2 == 1 else 2
    return won_from_dealer(g, PLAYER, DEALER)


@rule
def play_on_best(sizes: Any, mine: Any, n: int, found: Any) -> None:
    """What drawing brings to each hand, when one then plays as well as can be: draws when it brings more, or must."""
    cards = np.sum(sizes)
    for i in range(n - 1, -1, -1):
        hand = int(mine[HANDS, i])
        if mine[MAY, i] & DRAWS != 0:
            for kind in range(KINDS):
                left = sizes[kind] - ((hand >> BITS * kind) & MANY)
                if left > 0:
                    after = int(mine[SLOTS, slot_of(mine, hand + (1 << BITS * kind))]) - 1
                    start = 3 if is_drawn(mine, after, found) else 0
                    for k in range(3):
                        found[3 + k, i] += left * found[start + k, after]
            for k in range(3):
                found[3 + k, i] /= float(cards - cards_of(hand))


@rule
def is_drawn(mine: Any, i: int, found: Any) -> bool:
    """Whether one draws to a hand: when it brings more, or must be."""
    if mine[MAY, i] & ENDS == 0:
        return True
    return mine[MAY, i] & DRAWS != 0 and found[3, i] > found[0, i]
