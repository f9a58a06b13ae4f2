"""Kowah, also called Ceki: eight cards, three sets of three. Suits do not count, and no set need be of one face.

Each turn you draw or take the last discard, and discard a card. Two sets and a couple may be called "ceki": the
couple goes face down, the hand is frozen, and the ninth card wins, from the pile three times over.
Clauses KW-1..KW-35, HA-1..HA-8, HN-1..HN-5 and CD-1..CD-7 are explained on the game's page.
"""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import FACES, OWN_KIND, RANKS, number_on, of_rank, rank_of
from ceki.cards.discards import may_reshuffle, may_take_again, reshuffle
from ceki.cards.piles import held, take_from
from ceki.cards.reduced import lay_deck
from ceki.cards.sets import LOW_BITS, lay_in_sets, open_rank, residues
from ceki.cards.trail import note_turn
from ceki.engine.bits import NONE, first, has, how_many, one
from ceki.engine.chance import shuffle
from ceki.engine.moves import Moves, offer, offer_card, offer_each
from ceki.engine.record import ALL, NOBODY, OWN, counts, number, one_card, pile
from ceki.engine.rule import rule
from ceki.engine.score import line, paid_by_each, part_of, pay, won_by
from ceki.games.kowah.options import DISCARDER, EACH, RESHUFFLE, SETTLE, Options
from ceki.games.kowah.words import (
    CALL,
    DISCARD,
    DRAW,
    END,
    FLICK,
    PASS,
    POINTS_PAID,
    SEATS,
    SET_LINE,
    TAKE,
    TAKE_WIN,
    WIN,
)

HALF_DECKS: Final = 4  # [KW-2]
CARDS: Final = HALF_DECKS * FACES
HAND: Final = 8  # [KW-3]
SET: Final = 3  # [KW-8]
MEMORY: Final = 1024  # turns that are remembered: as many as a hand with a second pile may have [KW-30]
CALLING, DRAWING, DISCARDING, CLAIMING = range(4)  # what the seat in turn decides
FROM_PILE, FROM_DISCARD = range(2)
NOT_WON, PLAIN, DOUBLE, TRIPLE = range(4)  # how a hand was won; also how many times it counts


class Table(Options, seats=SEATS, faces=FACES, lines=4):
    """What lies on the table, and the rules of the house."""

    hand = counts("seats", "faces", seen=OWN)  # those laid face down by a caller among them
    known = counts("seats", "faces", seen=ALL, of="hand")  # taken discards, while surely still held
    stock = pile(CARDS, seen=NOBODY)
    stock_left: int = number(seen=ALL)
    heap = counts("faces", seen=ALL)  # every discard that was not taken
    discard = one_card(seen=ALL, note=True)  # the uppermost of them
    discarder: int = number(seen=ALL, width=8, empty=NONE)
    from_draw: int = number(seen=ALL, width=8)  # it was of the face that its player had just drawn [KW-24]
    got = one_card(seen="seat:turn", of="hand")  # the card that the seat in turn has just drawn or taken
    seen_got = one_card(seen=ALL, of="got")  # the same, where all have seen it come
    got_from: int = number(seen=ALL, width=8)
    step: int = number(seen=ALL, width=8)
    asked: int = number(seen=ALL, width=8)  # the seats already asked about a discard, a set
    ceki = number("seats", seen=ALL, width=8)  # who has called
    laid = number("seats", seen=ALL, width=8)  # [KW-14] how many cards lie face down before a caller
    passed = number("seats", seen=ALL, width=32)  # the cards of the pile that did not complete a caller's hand, a set
    silent = number("seats", seen=ALL, width=8)  # [KW-19] who would have had to call a ready hand and did not
    turns: int = number(seen=ALL, told=False)  # that are over, and what all have seen of the latest (cards/trail.py)
    came = number(MEMORY, seen=ALL, width=8, told=False)
    went = number(MEMORY, seen=ALL, width=8, told=False)
    called_on = number("seats", seen=ALL, told=False)  # the turn of a call, `NONE` after the deal
    second = number(
        "faces", seen=ALL, width=8, told=False
    )  # of the second pile (KW-30): what did not go as it was drawn
    second_on: int = number(seen=ALL, told=False)  # the turn that was the first to draw from it
    drew = number("seats", "faces", seen=OWN, width=8, told=False)  # what a seat drew from it and kept
    takes: int = number(seen=ALL)  # turns in a row in which the discard was taken
    reshuffled: int = number(seen=ALL, width=8)
    winner: int = number(seen=ALL, width=8, empty=NONE)
    win_card = one_card(seen=ALL, note=True)
    how: int = number(seen=ALL, width=8)
    points: int = number(seen=ALL)  # of the winner


# ---------------------------------------------------------------- the deal


@rule
def deal(g: Table) -> None:
    """Eight cards each, two at a time [KW-3]; the player on the dealer's left begins [KW-5]."""
    n = lay_deck(g, HALF_DECKS)
    shuffle(g, g.stock, n)
    g.stock_left = n
    size = g.cards_each if g.cards_each != 0 else HAND
    for dealt in range(0, size, 2):  # [KW-3] two at a time, four times
        for step in range(g.seats):
            for _ in range(min(2, size - dealt)):
                g.hand[(g.starter + step) % g.seats, off_stock(g)] += 1
    g.turn = g.starter  # [KW-5] on the dealer's left
    g.step = CALLING if g.call_on_deal else DRAWING


@rule
def off_stock(g: Table) -> int:
    """The next card of the pile."""
    g.stock_left -= 1
    return take_from(g.stock, g.stock_left)


@rule
def second_pile(g: Table) -> None:
    """All discards but the uppermost become the pile [KW-30], and all know the cards of it."""
    reshuffle(g)
    g.second_on = g.turns
    for place in range(g.stock_left):
        g.second[g.stock[place]] += 1


# ---------------------------------------------------------------- hands


@rule
def ready_rank(hand: Any) -> int:
    """The rank of the couple beside two sets [KW-12], `NONE` for a hand that is not ready; honours alone [KW-9]."""
    return open_rank(hand, OWN_KIND, SET)


@rule
def fits(g: Table, seat: int, card: int) -> bool:
    """Whether a card wins for a seat [KW-16]: it has called [KW-17], and the card is of its couple's rank."""
    if g.require_call and not g.ceki[seat]:
        return False
    return rank_of(card, OWN_KIND) == ready_rank(g.hand[seat])


@rule
def ready_without(packed: int) -> int:
    """The faces without any one of which nine cards, given by their residues, are ready."""
    if packed == 0:
        return (1 << FACES) - 1  # three sets: whatever goes leaves a couple
    ones = packed & LOW_BITS
    twos = (packed >> 1) & LOW_BITS
    if how_many(ones) == 1 and how_many(twos) == 1:
        return of_rank(first(ones) >> 1, OWN_KIND)  # one card too many beside a couple
    return 0


@rule
def of_couple(g: Table, hand: Any) -> int:
    """How many cards are laid down [KW-13]: all of the couple's rank [KW-14]."""
    cards = of_rank(ready_rank(hand), OWN_KIND)
    n = 0
    for face in range(FACES):
        if has(cards, face):
            n += hand[face]
    return n


# ---------------------------------------------------------------- legal moves


@rule
def legal(g: Table, moves: Moves) -> None:
    """What the seat in turn may do: answer after the deal, draw or take, discard, or claim a discard."""
    if g.step == DRAWING:
        legal_draw(g, moves)
    elif g.step == DISCARDING:
        legal_discard(g, moves)
    elif g.step == CALLING:
        legal_call(g, moves)
    else:
        legal_claim(g, moves)


@rule
def legal_call(g: Table, moves: Moves) -> None:
    """Each seat in turn may call after the deal, for anyone may be ready [KW-18] [KW-19]."""
    ready = ready_rank(g.hand[g.turn]) != NONE
    if ready:
        offer(moves, CALL)
    if not ready or not g.call_mandatory:
        offer(moves, PASS)


@rule
def legal_claim(g: Table, moves: Moves) -> None:
    """All who could win by a discard may claim it [KW-35]."""
    if fits(g, g.turn, g.discard):
        offer(moves, TAKE_WIN)
    offer(moves, PASS)


@rule
def legal_draw(g: Table, moves: Moves) -> None:
    """Draw or take the last discard [KW-6], or win by it [KW-16]; when neither is possible the hand ends [KW-30]."""
    wins = g.discard != NONE and fits(g, g.turn, g.discard)
    if wins:
        offer(moves, TAKE_WIN)  # [KW-16]
    if g.stock_left > 0:
        offer(moves, DRAW)  # [KW-6]
        if may_take_again(g) and not g.ceki[g.turn] and could_discard(g):  # [KW-15]
            offer(moves, TAKE)
    elif not wins:
        offer(moves, END)  # [KW-30]


@rule
def could_discard(g: Table) -> bool:
    """Whether who takes the last discard has another card to discard [KW-32]; in the whole game always."""
    return bool(g.may_return_taken or (held(g.hand[g.turn]) & ~one(g.discard)) != 0)


@rule
def legal_discard(g: Table, moves: Moves) -> None:
    """Any card but the one just taken [KW-32], with a call [KW-18]; a caller discards what they got [KW-15]."""
    if g.ceki[g.turn]:
        offer_card(moves, DISCARD, g.got)  # [KW-15] frozen
        return
    hand = g.hand[g.turn]
    cards = held(hand)
    if g.got_from == FROM_DISCARD and not g.may_return_taken:
        cards &= ~one(g.got)  # [KW-32]
    packed = residues(hand, OWN_KIND, SET)
    ready = cards & ready_without(packed)
    offer_each(moves, FLICK, ready)  # [KW-18] with a call
    offer_each(moves, DISCARD, cards & ~ready if g.call_mandatory else cards)  # [KW-19]
    if packed == 0 and not g.require_call and g.got_from == FROM_PILE:
        offer(moves, WIN)  # [KW-17] where no call is needed


# ---------------------------------------------------------------- play


@rule
def play(g: Table, verb: int, card: int) -> None:
    """Makes one legal move."""
    if verb == DRAW:
        draw(g)
    elif verb == TAKE:
        take_discard(g)
    elif verb == TAKE_WIN:
        win_by_discard(g)
    elif verb == WIN:
        win(g, g.got, TRIPLE)
    elif verb == END:
        g.over = 1
    elif verb == PASS and g.step == CLAIMING:
        g.asked |= one(g.turn)
        ask_next(g)
    elif verb == PASS or verb == CALL:
        answer_after_deal(g, verb)
    else:
        let_go(g, verb, card)


@rule
def answer_after_deal(g: Table, verb: int) -> None:
    """A seat calls a hand that was dealt ready, or passes [KW-18] [KW-19]; then the next seat answers."""
    if verb == CALL:
        call_ceki(g)
    elif g.call_mandatory:
        g.silent[g.turn] = 1
    g.turn = (g.turn + 1) % g.seats
    if g.turn == g.starter:
        g.step = DRAWING


@rule
def call_ceki(g: Table) -> None:
    """Ceki! The couple goes face down [KW-13]."""
    g.ceki[g.turn] = 1
    g.called_on[g.turn] = g.turns - 1
    g.laid[g.turn] = of_couple(g, g.hand[g.turn])


@rule
def draw(g: Table) -> None:
    """A card from the pile; a caller whom it completes wins at once, three times over [KW-23]."""
    card = off_stock(g)
    wins = g.ceki[g.turn] and fits(g, g.turn, card)
    g.hand[g.turn, card] += 1
    g.got = card
    g.got_from = FROM_PILE
    g.takes = 0
    g.step = DISCARDING
    if wins:
        win(g, card, TRIPLE)


@rule
def take_discard(g: Table) -> None:
    """The last discard goes to the hand of the seat in turn, for all to see."""
    card = lift_discard(g)
    g.known[g.turn, card] += 1
    g.got = card
    g.seen_got = card
    g.got_from = FROM_DISCARD
    g.takes += 1
    g.step = DISCARDING


@rule
def lift_discard(g: Table) -> int:
    """The uppermost discard goes to the hand of the seat in turn."""
    card = int(g.discard)
    g.heap[card] -= 1
    g.discard = NONE
    g.hand[g.turn, card] += 1
    return card


@rule
def win_by_discard(g: Table) -> None:
    """Plain when its player had discarded it straight from the pile [KW-21], double when they had held it [KW-22]."""
    win(g, lift_discard(g), PLAIN if g.from_draw else DOUBLE)


@rule
def win(g: Table, card: int, how: int) -> None:
    """Three sets are shown [KW-20]."""
    g.winner = g.turn
    g.win_card = card
    g.how = how
    for face in range(FACES):
        g.known[g.turn, face] = g.hand[g.turn, face]
    g.over = 1


@rule
def let_go(g: Table, verb: int, card: int) -> None:
    """A discard [KW-7], and with it perhaps a call [KW-18]."""
    g.hand[g.turn, card] -= 1
    note_turn(g, g.got if g.seen_got == NONE else NONE, g.seen_got, card)
    if g.reshuffled and g.got_from == FROM_PILE:
        note_second(g, card)
    if g.ceki[g.turn]:
        g.passed[g.turn] |= one(card)
    elif verb == FLICK:
        call_ceki(g)
    elif g.call_mandatory:
        g.silent[g.turn] = 1
    g.from_draw = 1 if g.got_from == FROM_PILE and g.got == card else 0  # [KW-24]
    g.heap[card] += 1
    g.discard = card
    g.discarder = g.turn
    g.got = NONE
    g.seen_got = NONE
    g.asked = one(g.turn)
    ask_next(g)


@rule
def note_second(g: Table, card: int) -> None:
    """A card that all knew to be in the second pile has gone as it was drawn, or was kept [KW-30]."""
    if g.got == card:
        g.second[card] -= 1
    else:
        g.drew[g.turn, g.got] += 1


@rule
def ask_next(g: Table) -> None:
    """The next who could win by the discard may claim it, where the house allows it [KW-35]; else play goes on."""
    if g.claim_out_of_turn:
        for step in range(1, g.seats):
            seat = (g.discarder + step) % g.seats
            if not has(g.asked, seat) and (g.ceki[seat] or not g.require_call):
                g.turn = seat
                g.step = CLAIMING
                return
    g.turn = (g.discarder + 1) % g.seats  # [KW-5] to the left; seats are numbered that way round
    g.step = DRAWING
    if g.stock_left == 0 and g.stock_out == RESHUFFLE and may_reshuffle(g):
        second_pile(g)


# ---------------------------------------------------------------- score


@rule
def settle(g: Table) -> None:
    """Only the winner scores [KW-25]; in a race or in fixed hands no money moves (KW-27, KW-28)."""
    if g.winner == NONE:
        return
    won_by(g, one(g.winner))
    points = score_sets(g)
    line(g, g.how, g.winner, 1, points * (g.how - 1), one(g.win_card))  # [KW-21] [KW-22] [KW-23]
    g.points = points * g.how
    if g.scheme == SETTLE:
        collect(g, g.points * g.rate)


@rule
def score_sets(g: Table) -> int:
    """Each set counts the sum of its cards [KW-11]; an identical one earns nothing more [KW-34]."""
    points = 0
    for rank in range(RANKS):
        cards = of_rank(rank, OWN_KIND)
        n = 0
        for face in range(FACES):
            if has(cards, face):
                n += g.hand[g.winner, face]
        if n > 0:
            worth = n * number_on(first(cards))
            line(g, SET_LINE, g.winner, n // SET, worth, cards & held(g.hand[g.winner]))
            points += worth
    return points


@rule
def lay_sets(g: Table, seat: int, cards: Any) -> int:
    """The winner's hand set by set (KW-8)."""
    lay_in_sets(g.hand[seat], OWN_KIND, SET, cards)
    return SET


@rule
def collect(g: Table, cents: int) -> None:
    """Who pays the winner [KW-26]: each opponent all; all together once; or the discarder alone, once."""
    if g.payment == EACH or (g.payment == DISCARDER and g.how == TRIPLE):
        paid_by_each(g, POINTS_PAID, g.winner, cents)
    elif g.payment == DISCARDER:
        pay(g, POINTS_PAID, g.discarder, g.winner, cents)
    else:
        opponents = (one(g.seats) - 1) & ~one(g.winner)
        for seat in range(g.seats):
            if has(opponents, seat):
                pay(g, POINTS_PAID, seat, g.winner, part_of(opponents, seat, cents))


# ---------------------------------------------------------------- the house and the match, in plain Python


def longest(g: Table) -> int:
    """No hand has more moves: between two cards of the pile at most `take_limit` rounds of takes (HA-8)."""
    seats = int(g.seats)
    drawn = (CARDS - HAND * seats) + (CARDS if g.stock_out == RESHUFFLE else 0)
    turns = (drawn + 1) * (int(g.take_limit) * seats + 1)
    return seats + turns * (2 + (seats - 1 if g.claim_out_of_turn else 0)) + 1
