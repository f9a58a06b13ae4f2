"""Main chabut, "drawing out": a kind of vingt-et-un to thirty-one or twenty-one points.

Two keels each, then every player in turn draws from the bottom of the pack or passes, the dealer last.
Clauses CH-1..CH-25 and SH-1 are explained on the game's page.
"""

from __future__ import annotations

from typing import Any

from ceki.cards.pack52 import ACE, FACES, FOUR, THREE, TWO, held_courts, held_of_rank, of_rank
from ceki.cards.piles import held, take_from
from ceki.engine.bits import NONE, first, one
from ceki.engine.chance import shuffle_last
from ceki.engine.moves import Moves, offer
from ceki.engine.options import UNSET
from ceki.engine.record import ALL, NOBODY, OWN, counts, number, pile
from ceki.engine.rule import rule
from ceki.engine.score import POT, line, paid_by_each, pay, share
from ceki.games.chabut.options import BANKER, BY_PIPS, LABELS, PUSH, SEATS, TO_PLAYER, WINS, Options
from ceki.games.chabut.words import (
    AGAINST_DEALER,
    BEST_HAND,
    BLIT_BESAR,
    BLIT_KECHIL,
    DRAW,
    KEEL_LINES,
    MASOK_DAUN,
    MASOK_MATA,
    MATI,
    OUT,
    PASS,
    SA_NEPAK,
    STAKE,
    STAND,
    TENGAH_TIANG,
)

ONE_OR_ELEVEN, ONE_TEN_OR_ELEVEN = range(2)
NIKAH, KACHANG, SA_GLABAT, DUA_JALOR, ACE_TWO = range(5)  # [CH-17] keels; their score lines stand next


class Table(Options, seats=SEATS, faces=FACES, lines=SEATS * LABELS):
    """What lies on the table, and the rules of the house."""

    keels = counts("seats", "faces", seen=OWN)  # [CH-8] the two cards that were dealt
    drawn = counts("seats", "faces", seen="option:drawn_visible")  # [CH-9]
    known = counts("seats", "faces", seen=ALL, of="keels")  # at the showdown
    known_drawn = counts("seats", "faces", seen=ALL, of="drawn")
    stock = pile(FACES, seen=NOBODY)  # from top to bottom
    stock_top: int = number(seen=ALL, width=8)
    stock_left: int = number(seen=ALL, width=8)
    cards = number("seats", seen=ALL, width=8)  # in hand, keels included
    out = number("seats", seen=ALL, width=8)  # [CH-9] who has said that they are out
    total = number("seats", seen=ALL, width=16)  # at the showdown
    worth = number("faces", seen=ALL, width=8)  # what each card counts, an ace one


# ---------------------------------------------------------------- the deal


@rule
def deal(g: Table) -> None:
    """Two cards to each, to the dealer too [CH-8]."""
    n = 0
    for card in range(FACES):
        if g.worth[card] >= 0:
            g.deck[card] = 1
            g.stock[n] = card
            n += 1
    g.stock_left = n
    top = max(n - g.max_cards * g.seats, 0)
    shuffle_last(g, g.stock, n, n - top)
    for i in range(2 * g.seats):  # [CH-8] two cards to each, to the dealer too
        g.keels[i % g.seats, take_from(g.stock, top + i)] = 1
    g.stock_top = top + 2 * g.seats
    for seat in range(g.seats):
        g.cards[seat] = 2
    g.turn = g.starter  # [CH-9]


@rule
def dealer(g: Table) -> int:
    """The seat before the first player: it is the last to draw [CH-9]."""
    return g.starter - 1 if g.starter > 0 else g.seats - 1


# ---------------------------------------------------------------- what a hand is worth


@rule
def hand_of(g: Table, seat: int) -> int:
    """The cards of a seat, as a set."""
    return held(g.keels[seat]) | held(g.drawn[seat])


@rule
def lowest(g: Table, cards: int) -> int:
    """The points of a set of cards, each ace one (CH-3, CH-4) [CH-6]."""
    n = 0
    while cards != 0:
        n += g.worth[first(cards)]
        cards &= cards - 1
    return n


@rule
def value(g: Table, seat: int) -> int:
    """The highest total not above the target over all choices for the aces; if there is none, the lowest [CH-6]."""
    cards = hand_of(g, seat)
    return best_total(g, lowest(g, cards), of_rank(cards, ACE))


@rule
def best_total(g: Table, low: int, aces: int) -> int:
    """The same for a hand of `low` points and `aces` aces, each counted one in `low`."""
    if g.many_aces_low and aces >= (3 if g.target == 31 else 2):
        return low  # [CH-5]
    best = low
    for elevens in range(aces + 1):
        others = aces - elevens if g.ace_values == ONE_TEN_OR_ELEVEN else 0
        for tens in range(others + 1):
            total = low + 10 * elevens + 9 * tens
            if total > best and total <= g.target:
                best = total
    return best


@rule
def state(g: Table, seat: int, total: int) -> int:
    """Out above the target [CH-15], on it [CH-12], at the full number of cards [CH-14], or short of both."""
    if total > g.target:
        return MATI
    if total == g.target:
        return MASOK_MATA
    return MASOK_DAUN if g.cards[seat] >= g.max_cards else STAND


@rule
def keel(keels: Any) -> int:
    """Which of the named pairs the first two cards are, or `NONE` [CH-17]."""
    aces = held_of_rank(keels, ACE)
    if aces == 2:
        return KACHANG
    if held_of_rank(keels, THREE) == 2:
        return DUA_JALOR
    if aces == 1 and held_of_rank(keels, TWO) == 1:
        return ACE_TWO
    if held_courts(keels) == 1:
        if aces == 1:
            return NIKAH
        if held_of_rank(keels, FOUR) == 1:
            return SA_GLABAT
    return NONE


# ---------------------------------------------------------------- play


@rule
def legal(g: Table, moves: Moves) -> None:
    """Draw or pass [CH-10]; pass where no card may be drawn [CH-12] [CH-13] [CH-16]; out above the target [CH-9]."""
    offer_at(g, moves, value(g, g.turn))


@rule
def offer_at(g: Table, moves: Moves, total: int) -> None:
    """The same for a seat in turn with so many points."""
    if total > g.target:
        offer(moves, OUT)  # [CH-9] [CH-15] it is announced
        return
    if not may_draw(g, total):
        offer(moves, PASS)  # [CH-12] [CH-13] [CH-16]
        return
    if g.turn == dealer(g) and g.dealer_stand_at != UNSET and total >= g.min_stand:
        offer(moves, DRAW if total < g.dealer_stand_at else PASS)  # [CH-23]
        return
    offer(moves, DRAW)
    if total >= g.min_stand:
        offer(moves, PASS)  # [CH-10]


@rule
def may_draw(g: Table, total: int) -> bool:
    """Not on the target [CH-12], not with a full hand [CH-13], not from an exhausted pack [CH-16]."""
    return total != g.target and g.cards[g.turn] < g.max_cards and g.stock_left > g.stock_top


@rule
def play(g: Table, verb: int, card: int) -> None:
    """Draws a card, or ends the turn of a player, the dealer last [CH-9]; then all hands are laid open."""
    if verb == DRAW:
        g.drawn[g.turn, draw(g)] = 1
        g.cards[g.turn] += 1
        return
    if verb == OUT:
        g.out[g.turn] = 1
    if g.turn == dealer(g):
        lay_open(g)
        g.over = 1
    else:
        g.turn = g.turn + 1 if g.turn + 1 < g.seats else 0  # [CH-9] one finishes before the next begins


@rule
def draw(g: Table) -> int:
    """The bottom card of the pack [CH-9]."""
    g.stock_left -= 1
    return take_from(g.stock, g.stock_left)


@rule
def lay_open(g: Table) -> None:
    """The showdown: all see all hands [CH-21]."""
    for seat in range(g.seats):
        for card in range(FACES):
            g.known[seat, card] = g.keels[seat, card]
            g.known_drawn[seat, card] = g.drawn[seat, card]


# ---------------------------------------------------------------- the showdown


@rule
def settle(g: Table) -> None:
    """Hands are compared with the dealer's, or the highest takes the pool [CH-21]."""
    for seat in range(g.seats):
        g.total[seat] = value(g, seat)
    g.winners = 0
    find_places(g)
    if g.showdown == BANKER:
        against_dealer(g)
    else:
        best_takes_pool(g)
    for seat in range(g.seats):
        write_lines(g, seat)


@rule
def strength(g: Table, seat: int) -> int:
    """How hands compare: by their totals [CH-21], a full hand as the house says [CH-14], one that is out lowest."""
    total = g.total[seat]
    how = state(g, seat, total)
    if how == MATI:
        return 0
    if how == MASOK_DAUN and g.masok_daun != BY_PIPS:
        return 100 if g.masok_daun == WINS else 1
    return 101 if how == MASOK_MATA else 2 + total


@rule
def find_places(g: Table) -> None:
    """How many hands are higher than each [CH-21]."""
    for seat in range(g.seats):
        own = strength(g, seat)
        g.place[seat] = 0
        for other in range(g.seats):
            g.place[seat] += int(strength(g, other) > own)


@rule
def against_dealer(g: Table) -> None:
    """Each player for themselves [CH-21]; the dealer has won where nobody beats them and somebody loses."""
    bank = dealer(g)
    lost = 0
    for seat in range(g.seats):
        if seat != bank:
            stakes = won_from_dealer(g, seat, bank)
            if stakes > 0:
                g.winners |= one(seat)
            lost += int(stakes < 0)
            pay(g, AGAINST_DEALER, bank, seat, stakes * g.stake)
    if g.winners == 0 and lost > 0:
        g.winners = one(bank)


@rule
def won_from_dealer(g: Table, seat: int, bank: int) -> int:
    """How many stakes a player wins from the dealer, or loses [CH-21]."""
    own = strength(g, seat)
    his = strength(g, bank)
    if own == 0:
        return 0 if his == 0 and g.both_bust == PUSH else -1  # [CH-15]
    if own == his and g.tie == PUSH:
        return 0  # [CH-22]
    if own > his or (own == his and g.tie == TO_PLAYER):
        return multiplier(g, seat)
    return -1


@rule
def multiplier(g: Table, seat: int) -> int:
    """How many stakes a winning player is paid [CH-17] [CH-24]."""
    label = keel(g.keels[seat])
    times = 1 if label == NONE else g.lunas_multiplier[label]
    return times * g.masok_mata_multiplier if g.total[seat] == g.target else times


@rule
def best_takes_pool(g: Table) -> None:
    """Equal stakes to the highest hand that is not out; if all are out they go back [CH-21]."""
    best = 0
    winners = 0
    for seat in range(g.seats):
        own = strength(g, seat)
        if own > best:
            best = own
            winners = 0
        if own == best:
            winners |= one(seat)
    if best > 0:
        paid_by_each(g, STAKE, POT, g.stake)
        share(g, BEST_HAND, POT, winners, g.stake * g.seats)
        g.winners = winners if winners != (1 << g.seats) - 1 else 0


@rule
def write_lines(g: Table, seat: int) -> None:
    """How a hand ended and what it brought, then its names."""
    total = g.total[seat]
    line(g, state(g, seat, total), seat, total, g.cents[seat], 0)
    label = keel(g.keels[seat])
    if label != NONE:
        line(g, KEEL_LINES + label, seat, 1, 0, 0)
    label = name_of_pass(g, seat, total)
    if label != NONE:
        line(g, label, seat, 1, 0, 0)
    if label >= BLIT_KECHIL and label <= BLIT_BESAR and g.cards[seat] == 6:
        line(g, SA_NEPAK, seat, 1, 0, 0)  # [CH-19] for fear of the seventh


@rule
def name_of_pass(g: Table, seat: int, total: int) -> int:
    """Half mast, on any number of cards [CH-18]; b'lit kechil or b'lit besar for a player who passed while they could
    still draw a card [CH-11]; to 31 points. Else `NONE`."""
    if g.target != 31 or total < 25 or total > 30:
        return NONE
    if total == 25:
        return TENGAH_TIANG
    if not could_draw_on(g, seat):
        return NONE
    return BLIT_KECHIL if total <= 28 else BLIT_BESAR


@rule
def could_draw_on(g: Table, seat: int) -> bool:
    """Whether a seat had a card more to draw when it had finished: none with a full hand [CH-13], and none when the
    pack is exhausted [CH-16] and nobody drew after it."""
    if g.cards[seat] >= g.max_cards:
        return False
    later = seat
    while later != dealer(g):
        later = later + 1 if later + 1 < g.seats else 0
        if g.cards[later] > 2:
            return True
    return g.stock_left > g.stock_top


def longest(g: Table) -> int:
    """All fill their hands and say that they pass or are out."""
    return int(g.seats) * (int(g.max_cards) - 1)
