"""Kowah, also called Ceki: eight cards, three sets of three. Suits do not count, and no set need be of one face.

Each turn you draw or take the last discard and let a card go. Two sets and a couple may be called "ceki": the
couple goes face down, the hand is frozen, and the ninth card wins, from the pile three times over.
Clauses KW-1..KW-35, HA-1..HA-8, HN-1..HN-5 and CD-1..CD-7 are explained on the game's page.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial
from operator import add
from types import SimpleNamespace
from typing import Any, Final

import numpy as np

from ceki.cards.ceki import FACES, OWN_KIND, RANKS, number_on, of_rank, rank_of
from ceki.cards.notation import card_code, card_number, counted, listed, members
from ceki.cards.odds.chances import Chance, Counted, Event, Known, Odds, Page
from ceki.cards.odds.dealt import Nearness, hands_by_look
from ceki.cards.odds.waiting import (
    OWN_DRAWS,
    Stock,
    cards_left,
    left_of,
    stock_of,
    waits_by_card,
    waits_by_discard,
    waits_by_number,
)
from ceki.cards.piles import fill, held, take_from
from ceki.cards.prospects import Prospects
from ceki.cards.ready_hands import COUPLE, MAY_OPEN, a_ready_hand, draw_ready, of_ranks
from ceki.cards.sets import LOW_BITS, is_complete, left_over, matas, open_rank, residues, still_out
from ceki.cards.trail import any_unseen, came_unseen, earliest_turn, give_back, latest_turn, note_turn
from ceki.engine import carried
from ceki.engine.bits import NONE, first, has, how_many, one
from ceki.engine.carried import PEOPLE, TABLE, tally
from ceki.engine.chance import shuffle, small_below
from ceki.engine.contract import ANY_HAND, FEW_HANDS, MOST_HANDS, WITH_OTHERS
from ceki.engine.determinize import GOT
from ceki.engine.game import CENTS, POINTS, Game, Line, Measured, Reason, Show, Source, Verb
from ceki.engine.moves import Moves, may, no_moves, offer, offer_card, offer_each
from ceki.engine.options import Amount, Choice, Flag
from ceki.engine.record import ALL, HIDDEN, NOBODY, OWN, Record, copy, counts, number, one_card, option, pile
from ceki.engine.rule import rule
from ceki.engine.score import line, paid_by_each, pay, won_by

SEATS: Final = 6  # [KW-1]
HALF_DECKS: Final = 4  # [KW-2]
CARDS: Final = HALF_DECKS * FACES
HAND: Final = 8  # [KW-3]
SET: Final = 3  # [KW-8]
HAND_TRIES: Final = 30  # of a hand, before the whole table is drawn anew
MEMORY: Final = 1024  # turns that are remembered: as many as a hand with a second pile may have [KW-30]

CALL, DRAW, TAKE, TAKE_WIN, WIN, DISCARD, FLICK, PASS, END = range(9)  # a move is one of these, and a card
CALLING, DRAWING, DISCARDING, CLAIMING = range(4)  # what the seat in turn is asked
FROM_PILE, FROM_DISCARD = range(2)
NOT_WON, PLAIN, DOUBLE, TRIPLE = range(4)  # how a hand was won; also how many times it counts
TIMES: Final = ("", "once", "twice", "three times")
SETTLE, RACE, FIXED_HANDS = range(3)
EACH, SPLIT, DISCARDER = range(3)
VOID, RESHUFFLE = range(2)
SET_LINE, BEHIND, AHEAD, IN_RACE = 0, 4, 5, 2  # score lines: the sets, what PLAIN, DOUBLE and TRIPLE add, the match's


class Table(Record, seats=SEATS, faces=FACES, lines=4):
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
    second = number("faces", seen=ALL, width=8, told=False)  # [KW-30] of the second pile: what did not go as it was drawn
    second_on: int = number(seen=ALL, told=False)  # the turn that was the first to draw from it
    drew = number("seats", "faces", seen=OWN, width=8, told=False)  # what a seat drew from it and kept
    takes: int = number(seen=ALL)  # turns in a row in which the discard was taken
    reshuffled: int = number(seen=ALL, width=8)
    winner: int = number(seen=ALL, width=8, empty=NONE)
    win_card = one_card(seen=ALL, note=True)
    how: int = number(seen=ALL, width=8)
    points: int = number(seen=ALL)  # of the winner

    scheme: int = option(Choice("settle", "KW-26", "Money after every hand, a race to a total, or most points after so many hands.", among=("settle", "race", "fixed_hands")))
    target: int = option(Amount(500, "KW-27", "Points that win a race.", low=9, high=1_000_000, company={"scheme": "race"}))
    hands: int = option(Amount(8, "KW-28", "Hands of a match of fixed hands.", low=1, high=10_000, company={"scheme": "fixed_hands"}))
    payment: int = option(Choice("each", "KW-26", "Each opponent pays the points; they share them; or who let the winning card go pays alone.", among=("each", "split", "discarder")))
    rate: int = option(Amount(1, "KW-26", "Cents a point.", low=1, high=100_000))
    require_call: int = option(Flag(True, "KW-17", "Only a player who has called can win."))
    call_on_deal: int = option(Flag(True, "KW-18", "A hand dealt ready may be called before the first turn."))
    call_mandatory: int = option(Flag(False, "KW-19", "A ready hand must be called."))
    claim_out_of_turn: int = option(Flag(False, "KW-35", "A discard may be claimed for the win out of turn."))
    may_return_taken: int = option(Flag(False, "KW-32", "A taken discard may be let go again in the same turn."))
    stock_out: int = option(Choice("void", "KW-30", "What happens when the pile is empty.", among=("void", "reshuffle")))
    next_dealer: int = option(Choice("rotate", "KW-31", "Who deals the next hand.", among=("rotate", "winner", "random")))
    tie: int = option(Choice("share", "KW-29", "Equal totals after the fixed hands: a shared win, or one hand more.", among=("share", "extra_hand"), company={"scheme": "fixed_hands", "hands": 2}))
    take_limit: int = option(Amount(2, "HA-8", "After so many rounds of the table in which only discards were taken, the next must draw.", low=1, high=10))


# ---------------------------------------------------------------- the deal


@rule
def deal(g: Table) -> None:
    for face in range(FACES):
        g.deck[face] = HALF_DECKS  # [CD-4] as many copies of each face as half decks
    n = fill(g.stock, g.deck)
    shuffle(g, g.stock, n)
    g.stock_left = n
    for _ in range(HAND // 2):  # [KW-3] two at a time, four times
        for step in range(g.seats):
            seat = (g.starter + step) % g.seats
            g.hand[seat, off_stock(g)] += 1
            g.hand[seat, off_stock(g)] += 1
    g.turn = g.starter  # [KW-5] on the dealer's left
    g.step = CALLING if g.call_on_deal else DRAWING


@rule
def off_stock(g: Table) -> int:
    """The next card of the pile."""
    g.stock_left -= 1
    return take_from(g.stock, g.stock_left)


@rule
def reshuffle(g: Table) -> None:
    """All discards but the uppermost become the pile [KW-30]; at most once a hand [HA-8]."""
    g.reshuffled = 1
    g.second_on = g.turns
    n = 0
    for face in range(FACES):
        stays = 1 if face == g.discard else 0
        for _ in range(g.heap[face] - stays):
            g.stock[n] = face
            g.second[face] += 1
            n += 1
        g.heap[face] = min(g.heap[face], stays)
    shuffle(g, g.stock, n)
    g.stock_left = n


# ---------------------------------------------------------------- hands


@rule
def ready_rank(hand: Any) -> int:
    """The rank of the couple beside two sets [KW-12], `NONE` for a hand that is not ready; honours alone [KW-9]."""
    return open_rank(hand, OWN_KIND, SET)


@rule
def waits(g: Table, hand: Any) -> int:
    """The cards that complete a ready hand [HA-5]; four copies always leave one."""
    rank = ready_rank(hand)
    return 0 if rank == NONE else still_out(hand, g.deck, of_rank(rank, OWN_KIND))


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


@rule
def hand_constraint(g: Table, seat: int) -> int:
    """All know of a caller that they are ready [KW-12]; of who had to call a ready hand and did not, that they are not [KW-19];
    of who kept what they drew, that another card went."""
    if seat == g.winner:
        return ANY_HAND  # it lies open
    if knows_second(g):
        return WITH_OTHERS
    if g.ceki[seat]:
        return FEW_HANDS
    return MOST_HANDS if g.silent[seat] or latest_turn(g, seat) >= 0 else ANY_HAND


@rule
def hand_consistent(g: Table, seat: int, hand: Any, got: int) -> bool:
    """A caller has as many cards of their couple's rank as they have laid down [KW-14], and would have won by them [KW-23];
    who is silent is not ready [KW-19]."""
    rank = ready_rank(hand)
    if not g.ceki[seat]:
        return not g.silent[seat] or rank == NONE
    if rank == NONE or of_couple(g, hand) != g.laid[seat]:
        return False
    came = g.passed[seat] if got == NONE else g.passed[seat] | one(got)
    return of_rank(rank, OWN_KIND) & came == 0


@rule
def hand_reachable(g: Table, seat: int, hand: Any, got: int, state: Any) -> bool:
    """Every card that was kept unseen was another than the one that went, and a hand that had to be called as soon as
    it was ready was not so before [KW-18] [KW-19]."""
    return bool(way_back(g, seat, hand, got, hand, state))


@rule
def way_back(g: Any, seat: int, hand: Any, got: int, second: Any, state: Any) -> bool:
    """The same; what was drawn from the second pile is taken out of `second` [KW-30]."""
    known = g.known[seat].copy()
    if got != NONE and g.seen_got != NONE:
        known[got] -= 1
    called_on = g.called_on[seat] if g.ceki[seat] else g.turns
    turn = latest_turn(g, seat)
    while turn >= earliest_turn(g):
        if g.call_mandatory and turn < called_on and ready_rank(hand) != NONE:
            return False
        card = NONE
        if came_unseen(g, turn) and g.reshuffled and turn >= g.second_on:
            card = any_unseen(hand, known, second, state)
            if card != NONE:
                second[card] -= 1
        elif came_unseen(g, turn):
            card = any_unseen(hand, known, hand, state)
        if not give_back(g, turn, hand, known, card):
            return False
        turn -= g.seats
    asked = g.silent[seat] and g.call_on_deal and called_on >= 0 and g.turns <= len(g.went)
    return not asked or ready_rank(hand) == NONE


# ---------------------------------------------------------------- the second pile, of which all know the cards [KW-30]


@rule
def knows_second(g: Table) -> bool:
    """Whether discards became the pile, and the trail tells of it."""
    return bool(g.reshuffled and g.turns > 0 and g.winner == NONE)


@rule
def sample_table(g: Table, rows: Any, loose: Any, state: Any) -> bool:
    """Only cards that were discards lie in the second pile: those that may be there are drawn first, then the hands out
    of all others, those of callers before the rest. What other seats drew from it and kept is what the pile has no
    more."""
    second = still_second(g)
    stock = np.zeros(len(loose), np.int64)
    if not draw_stock(g, loose, second, stock, state):
        return False
    for turn in range(2 * g.seats):
        seat = turn % g.seats
        if rows[seat, 0] < 0 and (turn < g.seats) == bool(g.ceki[seat]):
            if not draw_in_tries(g, seat, rows[seat], loose, second, state):
                return False
    loose[:] = stock
    return True


@rule
def draw_in_tries(g: Table, seat: int, row: Any, loose: Any, second: Any, state: Any) -> bool:
    """Draws a hand anew while it cannot have come about; it has so many tries."""
    before = loose.copy()
    second_before = second.copy()
    hand = np.zeros(len(loose), np.int64)
    for _ in range(HAND_TRIES):
        if draw_with_second(g, seat, -row[0], hand, row, loose, second, state):
            return True
        loose[:] = before
        second[:] = second_before
    return False


@rule
def still_second(g: Table) -> Any:
    """The cards of the second pile that lie there, or were drawn by others than the viewer, and kept."""
    second = np.zeros(FACES, np.int64)
    for face in range(FACES):
        second[face] = g.second[face]
        for seat in range(g.seats):
            second[face] -= g.drew[seat, face]
    if g.got >= 0 and g.got_from == FROM_PILE:
        second[g.got] -= 1
    return second


@rule
def draw_stock(g: Table, loose: Any, second: Any, stock: Any, state: Any) -> bool:
    """Takes out of the loose cards those that lie in the second pile."""
    n = 0
    for face in range(FACES):
        n += min(loose[face], second[face])
    for _ in range(g.stock_left):
        if n <= 0:
            return False
        chosen = small_below(state, n)
        face = 0
        while chosen >= min(loose[face], second[face]):
            chosen -= min(loose[face], second[face])
            face += 1
        n -= min(loose[face], second[face])
        loose[face] -= 1
        second[face] -= 1
        stock[face] += 1
        n += min(loose[face], second[face])
    return True


@rule
def draw_with_second(
    g: Table, seat: int, cards: int, hand: Any, row: Any, loose: Any, second: Any, state: Any
) -> bool:
    """Draws a hand that can have come about so, into its row."""
    none = np.zeros(FACES, np.int64)
    hand[:] = 0
    for face in range(FACES):
        hand[face] = g.known[seat, face]
        cards -= hand[face]
    got = NONE
    if seat == g.turn and g.got == HIDDEN:
        got = g.seen_got
        if got != NONE:
            hand[got] -= 1
        else:
            got = any_unseen(loose, none, second, state)
            if got == NONE:
                return False
            loose[got] -= 1
            second[got] -= 1
            cards -= 1
    if g.ceki[seat]:
        if sample_hand(g, seat, hand, cards, got, loose, state) <= 0.0:
            return False
    else:
        for _ in range(cards):
            card = any_unseen(loose, none, loose, state)
            if card == NONE:
                return False
            loose[card] -= 1
            hand[card] += 1
    if not hand_consistent(g, seat, hand, got) or not way_back(g, seat, hand.copy(), got, second, state):
        return False
    for face in range(FACES):
        row[face] = hand[face]
    if got != NONE:
        row[got] += 1
    row[GOT] = got
    return True


@rule
def sample_hand(g: Table, seat: int, hand: Any, cards: int, got: int, loose: Any, state: Any) -> float:
    """Gives a caller two sets and a couple [KW-12]."""
    wishes = a_ready_hand(cards, OWN_KIND, SET)
    wishes[COUPLE] = g.laid[seat]
    wishes[MAY_OPEN] = ~of_ranks(g.passed[seat], OWN_KIND)
    return draw_ready(wishes, hand, loose, g.deck, state)


# ---------------------------------------------------------------- legal moves


@rule
def legal(g: Table, moves: Moves) -> None:
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
    """Everyone is asked after the deal, for anyone may be ready [KW-18] [KW-19]."""
    ready = ready_rank(g.hand[g.turn]) != NONE
    if ready:
        offer(moves, CALL)
    if not ready or not g.call_mandatory:
        offer(moves, PASS)


@rule
def legal_claim(g: Table, moves: Moves) -> None:
    """All who could win by it are asked about a discard [KW-35]."""
    if fits(g, g.turn, g.discard):
        offer(moves, TAKE_WIN)
    offer(moves, PASS)


@rule
def legal_draw(g: Table, moves: Moves) -> None:
    wins = g.discard != NONE and fits(g, g.turn, g.discard)
    if wins:
        offer(moves, TAKE_WIN)  # [KW-16]
    if g.stock_left > 0:
        offer(moves, DRAW)  # [KW-6]
        if g.discard != NONE and not g.ceki[g.turn] and g.takes < g.take_limit * g.seats:  # [KW-15] [HA-8]
            offer(moves, TAKE)
    elif not wins:
        offer(moves, END)  # [KW-30]


@rule
def legal_discard(g: Table, moves: Moves) -> None:
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
    """Plain when its player had let it go straight from the pile [KW-21], double when they had held it [KW-22]."""
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
    """The next who could win by the discard is asked, where the house allows it [KW-35]; else play goes on."""
    if g.claim_out_of_turn:
        for step in range(1, g.seats):
            seat = (g.discarder + step) % g.seats
            if not has(g.asked, seat) and (g.ceki[seat] or not g.require_call):
                g.turn = seat
                g.step = CLAIMING
                return
    g.turn = (g.discarder + 1) % g.seats  # [KW-5] to the left; seats are numbered that way round
    g.step = DRAWING
    if g.stock_left == 0 and g.stock_out == RESHUFFLE and not g.reshuffled:
        reshuffle(g)


# ---------------------------------------------------------------- score


@rule
def settle(g: Table) -> None:
    """Only the winner scores [KW-25]; in a race or in fixed hands no money moves [KW-27] [KW-28]."""
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
def collect(g: Table, cents: int) -> None:
    """Who pays the winner [KW-26]: each opponent all; all together once; or the discarder alone, once."""
    if g.payment == EACH or (g.payment == DISCARDER and g.how == TRIPLE):
        paid_by_each(g, g.winner, cents)
    elif g.payment == DISCARDER:
        pay(g, g.discarder, g.winner, cents)
    else:
        opponents = g.seats - 1
        odd = cents % opponents
        for seat in range(g.seats):
            if seat != g.winner:
                pay(g, seat, g.winner, cents // opponents + (1 if odd > 0 else 0))  # [SH-1]
                odd -= 1


@rule
def heuristic(g: Table, verb: int, card: int) -> int:
    """A simple player's eye: win, call, take what helps, let go what helps least. Sees its own hand and what all see."""
    if verb == TAKE_WIN or verb == WIN or verb == CALL:
        return 10_000
    if verb == TAKE:
        return 50 if is_of_use(g.hand[g.turn], g.discard) else 0
    if verb == DISCARD or verb == FLICK:
        return (5_000 if verb == FLICK else 2_000) - worth_keeping(g, card)
    return 10


@rule
def is_of_use(hand: Any, card: int) -> bool:
    """Whether a card completes a set, or pairs a lone one that counts while there are fewer couples than sets to come."""
    packed = residues(hand, OWN_KIND, SET)
    left = (packed >> (2 * rank_of(card, OWN_KIND))) & 3
    if left != 1:
        return left != 0
    couples = how_many((packed >> 1) & LOW_BITS)
    return number_on(card) > 1 and couples < (2 * couples + how_many(packed & LOW_BITS) + 1) // SET


@rule
def worth_keeping(g: Table, card: int) -> int:
    """What a card of the hand is good for: its number, which is what a set of it counts, by how many of its rank are
    left over, how many may still come, and what it gives the next player. The weights were tuned on some thousand deals."""
    following = (g.turn + 1) % g.seats
    still_to_come = 0
    known = 0
    cards = of_rank(rank_of(card, OWN_KIND), OWN_KIND)
    while cards != 0:
        face = first(cards)
        cards &= cards - 1
        still_to_come += g.deck[face] - g.heap[face] - g.hand[g.turn, face]
        known += g.known[following, face]
    value = 21 if known > 0 else 0
    if g.ceki[following] and card == g.got and g.got_from == FROM_PILE:
        value -= 105  # [KW-21] won by a card that goes as it was drawn, a hand counts once, else twice
    left = left_over(like(g, card), SET)
    if left == 0:
        return value + 590 + 20 * number_on(card)
    value += 8 * still_to_come
    return value + (100 + 24 * number_on(card) if left == 2 else 13 * number_on(card))


@rule
def like(g: Table, card: int) -> int:
    """How many cards of a rank the seat in turn holds."""
    n = 0
    cards = of_rank(rank_of(card, OWN_KIND), OWN_KIND)
    while cards != 0:
        n += g.hand[g.turn, first(cards)]
        cards &= cards - 1
    return n


# ---------------------------------------------------------------- advice, in plain Python


def reasons(g: Any, seat: int, verb: int, card: int, unseen: Any) -> list[Reason]:
    """The facts of a legal move, the weightiest first: wins and how they are counted, how far a hand is, what helps it,
    and what its sets count, which is the score."""
    hopes, hand = Prospects(OWN_KIND, SET, HAND + 1, unseen, "three sets"), g.hand[seat]
    if verb == TAKE_WIN:
        times, clause = (PLAIN, "KW-21") if g.from_draw else (DOUBLE, "KW-22")
        return [Reason("wins", clause, hopes.cards * times, told="wins_counted", word=TIMES[times])]
    if verb == WIN:
        return [Reason("wins", "KW-23", hopes.cards * TRIPLE, told="wins_counted", word=TIMES[TRIPLE])]
    if verb == DRAW:
        return [reason_to_draw(g, seat, hopes)]
    if verb == TAKE:
        return [Reason("wins", "KW-6", 0, told="taken_wins_not"), hopes.taking(hand, int(g.discard), "KW-6")]
    if verb == PASS and g.step == CLAIMING:
        return [Reason("wins", "KW-35", 0, told="let_by")] if fits(g, seat, g.discard) else []
    if verb in (CALL, PASS):
        return reasons_to_call(g, verb) if ready_rank(hand) != NONE else []
    return [] if verb == END else reasons_to_let_go(g, seat, verb, card, hopes)


def reason_to_draw(g: Any, seat: int, hopes: Prospects) -> Reason:
    """What the next card of the pile may do."""
    wanted = waits(g, g.hand[seat])
    if wanted and (g.ceki[seat] or not g.require_call):
        n = left_of(wanted, hopes.unseen)
        numbers = {"n": n, "of": hopes.cards}
        return Reason("wins", "KW-23", n * TRIPLE, told="may_win_counted", numbers=numbers, word=TIMES[TRIPLE])
    return hopes.drawing(g.hand[seat], "KW-6")


def reasons_to_let_go(g: Any, seat: int, verb: int, card: int, hopes: Prospects) -> list[Reason]:
    """How far eight cards are from three sets, what helps them then, what the sets count, and what the next player gets."""
    hand = g.hand[seat]
    hand[card] -= 1
    short, helping = hopes.letting_go(hand, card, "KW-8")
    worth = hopes.worth(hand)
    wanted, known = waits(g, hand), hopes.of_rank(g.known[(seat + 1) % g.seats], card)
    found = [short]
    if short.good == -1:
        found += [hopes.waiting(wanted, "KW-15"), *(reasons_to_call(g, verb) if wanted else [])]
    else:
        found.append(helping)
    told = "next_wants" if known else "next_safe"
    return [
        *found,
        Reason("worth", "KW-11", worth, -short.good, numbers={"n": worth}),
        Reason("next", "KW-6", -known, told=told, numbers={"n": known}, word="card like it"),
    ]


def reasons_to_call(g: Any, verb: int) -> list[Reason]:
    """What a call brings and binds to, or silence, where the hand is ready."""
    if verb in (CALL, FLICK):
        call = [Reason("call", "KW-17", 1, told="calls_must", word="ceki")] if g.require_call else []
        return [*call, Reason("free", "KW-15", 0, told="bound")]
    silent = [Reason("call", "KW-17", 0, told="silent_not")] if g.require_call else []
    return [*silent, Reason("free", "KW-15", 1)]


# ---------------------------------------------------------------- the house and the match, in plain Python


def longest(g: Table) -> int:
    """No hand has more moves: between two cards of the pile at most `take_limit` rounds of takes [HA-8]."""
    seats = int(g.seats)
    drawn = (CARDS - HAND * seats) + (CARDS if g.stock_out == RESHUFFLE else 0)
    turns = (drawn + 1) * (int(g.take_limit) * seats + 1)
    return seats + turns * (2 + (seats - 1 if g.claim_out_of_turn else 0)) + 1


class Carried(carried.Carried):
    """The totals of the match [KW-25] and how many hands have been played."""

    totals = tally(PEOPLE, unit=POINTS, seen=ALL, clause="KW-25", label="total", says="points of all hands won", leads=True)
    hands = tally(TABLE, unit="", seen=ALL, clause="KW-30", label="hands", says="hands played, void ones too")


def open_match(match: Any) -> None:
    """The first dealer is drawn by lot [KW-31]; who sits on their left begins [KW-5]."""
    match.starter = (match.random(match.players) + 1) % match.players


def next_round(match: Any, g: Table) -> None:
    """Enters a hand and passes the deal on."""
    winner = None if g.winner == NONE else int(g.winner)
    enter_hand(match, winner, int(g.points))
    match.starter = next_starter(match, winner)


def enter_hand(match: Any, winner: int | None, points: int) -> None:
    """The totals after a hand; a hand without a winner counts as a hand [KW-30]."""
    kept = match.carried
    kept.hands += 1
    if winner is not None:
        kept.totals[winner] += points  # [KW-25]
    kept.winners = sum(one(person) for person in winners(match.options, kept.totals.tolist(), kept.hands))
    match.over = kept.winners != 0


def winners(rules: Any, totals: list[int], hands: int) -> list[int]:
    """Who has won the match, nobody yet while it goes on [KW-27] [KW-28]."""
    if rules["scheme"] == "race":
        return [seat for seat, total in enumerate(totals) if total >= rules["target"]]
    leaders = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if rules["scheme"] == "settle" or hands < rules["hands"]:
        return []
    return leaders if len(leaders) == 1 or rules["tie"] == "share" else []  # [KW-29]


def close_match(match: Any) -> None:
    """After a race or fixed hands each other player pays the winner the difference in points [KW-27] [KW-28] [KW-29]."""
    totals, best = match.carried.totals, match.winners
    race = IN_RACE if match.options["scheme"] == "race" else 0
    won = [0] * len(best)
    for seat in range(match.players):
        if best and seat not in best:
            behind = int(totals[best[0]] - totals[seat])
            owed = behind * match.options["rate"]
            move(match, BEHIND + race, seat, behind, -owed)
            for place in range(len(best)):
                won[place] += owed // len(best) + int(place < owed % len(best))  # [SH-1]
    for winner, cents in zip(best, won, strict=True):
        move(match, AHEAD + race, winner, 1, cents)


def move(match: Any, what: int, seat: int, count: int, cents: int) -> None:
    """Cents of the settlement, with their line."""
    if cents:
        match.line(what, match.seated[seat], count, cents)
    match.cents[match.seated[seat]] += cents


def next_starter(match: Any, winner: int | None) -> int:
    """Who begins the next hand, on the left of who deals it [KW-31]; after a void hand a winner's deal stays."""
    dealer = (match.starter - 1) % match.players
    if match.options["next_dealer"] == "rotate":
        dealer += 1
    elif match.options["next_dealer"] == "random":
        dealer = match.random(match.players)
    elif winner is not None:
        dealer = winner
    return int(dealer + 1) % int(match.players)


GAME = Game(
    title="Kowah",
    family="drawing",
    seats=tuple(range(2, SEATS + 1)),
    direction="clockwise",
    pack="ceki",
    honours="own_kind",  # [KW-9] [KW-10]
    summary="Three sets of three of a value: call ceki with two and a couple, and wait for the ninth card.",
    sources=(Source("Ceki (or Kowah), Andy's Playing Cards"),),
    verbs=(
        Verb("call", "say ceki and lay the couple face down", card=False, loud="call"),
        Verb("draw", "draw from the pile", card=False),
        Verb("take", "take the last discard", card=False),
        Verb("take_win", "take the last discard and win", card=False, loud="win"),
        Verb("win", "show three sets and win", card=False, loud="win"),
        Verb("discard", "let a card go", at="heap"),
        Verb("flick", "let a card go, say ceki and lay the couple face down", at="heap", loud="call"),
        Verb("pass", "make no call, let the discard go by", card=False),
        Verb("end_hand", "the pile is empty", card=False),
    ),
    lines=(
        Line("set", "KW-11", "sets of one value: the sum of their cards", POINTS, lie="hand"),
        Line("plain", "KW-21", "discarded straight from the pile: counts once", POINTS),
        Line("double", "KW-22", "had been held in hand: counts twice", POINTS),
        Line("triple", "KW-23", "drawn from the pile: counts three times", POINTS),
        Line("behind", "KW-28", "behind the winner of the match", CENTS, counts=POINTS),
        Line("ahead", "KW-28", "the differences that the others pay", CENTS),
        Line("behind_in_race", "KW-27", "behind the winner of the race", CENTS, counts=POINTS),
        Line("race_won", "KW-27", "the differences that the others pay", CENTS),
    ),
    longest=longest,
    measured=Measured(by_match={"scheme": ("race", "fixed_hands")}),
    aliases={"Ceki": ""},
    presets={"race": {"scheme": "race"}, "eight_hands": {"scheme": "fixed_hands"}},
    shows=(
        Show("heap", "table", label="discards"),
        Show("discard", "table", label="last discard"),
        Show("laid", "seat", label="laid face down"),
        Show("known", "seat", label="seen to hold"),
        Show("ceki", "seat", values=("", "ceki")),
        Show("hand", "hand"),
    ),
)


# ---------------------------------------------------------------- what can be counted at the deal

AS_DEALT, CARDS_OUT, IDENTICAL = range(3)  # the events
ODDS_HOW: Final = "hands counted rank by rank with binomials; the rules say what one hand of each class is"


@rule
def event(g: Table, what: int) -> int:
    """Of the first player's hand as dealt: whether it is ready [KW-12], how many cards complete it, identical sets."""
    hand = g.hand[g.starter]
    if what == IDENTICAL:
        return matas(hand, SET)
    wanted = waits(g, hand)
    if what == AS_DEALT:
        return int(wanted != 0)
    n = 0
    for face in range(FACES):
        if has(wanted, face):
            n += g.deck[face] - hand[face]
    return n


def count_event(g: Any, what: int) -> dict[int, int]:
    """In how many hands an event has each of its values."""
    g = with_deck(g)
    near = Nearness([int(n) for n in g.deck], OWN_KIND, SET)
    look, join, empty = (near.mata, add, 0) if what == IDENTICAL else (near.ready, near.join_ready, (0, False, ()))
    found: Counter[int] = Counter()
    for hand, ways, _ in hands_by_look(near.deck, OWN_KIND, HAND, look, join, empty):
        g.hand[0] = hand
        found[int(event(g, what))] += ways
    return dict(found)


def with_deck(g: Any) -> Any:
    """A copy of a blank table with its deck counted in, all of it unless some is."""
    g = copy(g)
    if not any(g.deck):
        g.deck[:] = HALF_DECKS
    return g


def outlook(g: Any) -> list[Page]:
    """What a hand dealt ready may hope for from the pile, of which only one's own card wins [KW-16]."""
    draws = CARDS - HAND * int(g.seats)
    stock = Stock(CARDS - HAND, -(-draws // int(g.seats)), OWN_DRAWS)
    return [waits_by_number("A hand dealt ready: how soon the pile completes it", "KW-16", count_event(g, CARDS_OUT), stock)]


def hand_odds(g: Any, known: Known) -> list[Page]:
    """What a hand waits for, or what can make it ready. Raises `ValueError` for a hand of another size."""
    if len(known.hand) not in (HAND, HAND + 1):
        raise ValueError(f"hand of {len(known.hand)} cards: {HAND}, or {HAND + 1} before a card goes, can be counted")
    g = with_deck(g)
    left = cards_left(g.deck, known)
    stock = stock_of(known, g.deck, CARDS - HAND * int(g.seats), int(g.seats), all_draws=False)
    hand = counted(known.hand)
    if len(known.hand) > HAND:
        choices = [(face, "ceki", wanted) for face, wanted in ready_discards(g, hand)]
        title = "Three sets; what is left when a card goes" if is_complete(hand, OWN_KIND, SET) else "Ready when a card goes"
        return [waits_by_discard(title, "KW-18", choices, left, stock)]
    if waits(g, hand):
        return [waits_by_card("Waits of this hand", "KW-16", waits(g, hand), left, stock)]
    return [next_card(g, hand, left)]


def ready_discards(g: Any, hand: Any) -> list[tuple[int, int]]:
    """The cards that may go and leave a ready hand, each with its waits."""
    found = []
    for face in range(FACES):
        if hand[face] > 0:
            hand[face] -= 1
            if waits(g, hand):
                found.append((face, int(waits(g, hand))))
            hand[face] += 1
    return found


def next_card(g: Any, hand: Any, left: Any) -> Odds:
    """What the next card makes of a hand that is not ready."""
    good = 0
    for face in range(FACES):
        if left[face]:
            hand[face] += 1
            good += left[face] if ready_discards(g, hand) else 0
            hand[face] -= 1
    total = sum(left)
    lines = (Chance("not yet ready", total - good, total), Chance("ready", good, total))
    return Odds("The next card makes this hand", "KW-18", "each unseen card tried, with every discard after it", "the hand when a card has gone", lines)


ODDS: Final = Counted(
    events=(
        Event("A hand as dealt", "KW-12", "the hand", ODDS_HOW, partial(count_event, what=AS_DEALT), {0: "not ready", 1: "ready: may say ceki"}),
        Event("Cards that complete a hand as dealt", "HA-5", "cards (0: not ready)", ODDS_HOW, partial(count_event, what=CARDS_OUT)),
        Event("Identical sets in a hand as dealt", "KW-34", "number of identical sets", ODDS_HOW, partial(count_event, what=IDENTICAL)),
    ),
    outlook=outlook,
    hand=hand_odds,
    beyond="Who wins a hand, and wins by discards, have no closed form: they depend on what everyone lets go.",
)


# ---------------------------------------------------------------- worked examples: laying them out, reading them off

HOW_WORDS: Final = (None, "plain", "double", "triple")


def lay_hand(g: Any, codes: Iterable[str], size: int, *others: str) -> Any:
    """Lays a hand before seat 0. Raises `ValueError` for a wrong size or too many copies of a card."""
    hand = counted(codes)
    cards = hand + counted(others)
    for face in range(FACES):
        g.deck[face] = HALF_DECKS
        if cards[face] > HALF_DECKS:
            raise ValueError(f"card {card_code(face)}: {cards[face]} copies, the deck has {HALF_DECKS}")
    if hand.sum() != size:
        raise ValueError(f"hand: {hand.sum()} cards, it must have {size}")
    g.hand[0] = hand
    return g.hand[0]


def refuse_other_decks(given: Any) -> None:
    """Raises `ValueError` for another deck than this game's."""
    if given["half_decks"] != HALF_DECKS:
        raise ValueError(f"half_decks: {given['half_decks']}, kowah is played with {HALF_DECKS}")


def example_deck(lay: Any, given: Any) -> dict[str, Any]:
    """Deals and counts."""
    if given["source"] != "kowah":
        raise ValueError(f"source {given['source']!r} is not kowah")
    g = lay(given["players"])
    deal(g)
    return {
        "half_decks": HALF_DECKS,
        "cards": int(sum(g.deck)),
        "copies_per_type": int(g.deck[0]),
        "dealt": int(g.hand.sum()),
        "stock": int(g.stock_left),
    }


def example_ready(lay: Any, given: Any) -> dict[str, Any]:
    """Whether eight cards may be called, what they wait for and what is laid down."""
    refuse_other_decks(given)
    g = lay()
    hand = lay_hand(g, given["hand"], HAND)
    g.step = CALLING
    moves = no_moves()
    legal(g, moves)
    if not may(moves, CALL, NONE):
        return {"call": None, "waits": [], "laid_down": []}
    play(g, CALL, NONE)
    couple = of_rank(ready_rank(hand), OWN_KIND)
    laid = [code for code in listed(hand) if has(couple, card_number(code))]
    return {"call": "ceki", "waits": members(waits(g, hand)), "laid_down": laid[: g.laid[0]]}


def example_discard_calls(lay: Any, given: Any) -> dict[str, Any]:
    """For each of nine cards without which the hand is ready, the call and its waits."""
    refuse_other_decks(given)
    g = lay()
    hand = lay_hand(g, given["hand"], HAND + 1)
    g.step = DISCARDING
    moves = no_moves()
    legal(g, moves)
    calls = {}
    for code in members(int(moves[FLICK])):
        hand[card_number(code)] -= 1
        calls[code] = {"call": "ceki", "waits": members(waits(g, hand))}
        hand[card_number(code)] += 1
    return {"calls": calls}


def example_how(lay: Any, given: Any) -> dict[str, Any]:
    """How a hand counts, by where its ninth card came from."""
    if given["source"] == "pile":
        return {"how": HOW_WORDS[TRIPLE]}
    g = lay()
    prev = given["prev"]
    g.hand[0] = counted({prev["got"], prev["discarded"]})
    g.got = card_number(prev["got"])
    g.got_from = FROM_PILE if prev["got_from"] == "pile" else FROM_DISCARD
    g.stock_left = 1
    play(g, DISCARD, card_number(prev["discarded"]))
    play(g, TAKE_WIN, NONE)
    return {"how": HOW_WORDS[g.how]}


def example_legal(lay: Any, given: Any) -> dict[str, Any]:
    """What the seat in turn may do before it draws, or with the card drawn."""
    g = lay()
    drawn, last = given.get("drawn"), given.get("last_discard")
    hand = lay_hand(g, given["hand"], HAND, *[code for code in (drawn, last) if code])
    if given["called"]:
        if ready_rank(hand) == NONE:
            raise ValueError("called: the hand is not ready")
        call_ceki(g)
    g.step = DRAWING
    if given["phase"] == "discard":
        return legal_after_draw(g, card_number(str(drawn)))
    g.stock_left = given.get("pile", CARDS - HAND * g.seats)
    if last:
        g.discard, g.discarder = card_number(last), g.seats - 1
        g.heap[g.discard] = 1
    moves = no_moves()
    legal(g, moves)
    return {"actions": [GAME.verbs[verb].word for verb in (DRAW, TAKE, TAKE_WIN, END) if moves[verb]]}


def legal_after_draw(g: Any, drawn: int) -> dict[str, Any]:
    """Draws a card from the pile: a caller whom it completes has won and lets nothing go."""
    g.stock[0], g.stock_left = drawn, 1
    play(g, DRAW, NONE)
    moves = no_moves()
    if not g.over:
        legal(g, moves)
    return {"discards": members(int(moves[DISCARD] | moves[FLICK])), "win": bool(g.over or may(moves, WIN, NONE))}


def example_score(lay: Any, given: Any) -> dict[str, Any]:
    """A won hand: its sets, how many times it counts, and who pays."""
    g = lay(given["players"])
    hand = lay_hand(g, [*given["hand"], given["card"]], HAND + 1)
    if not is_complete(hand, OWN_KIND, SET):
        raise ValueError("hand: it does not make three sets with the card")
    g.winner = given["winner"]
    g.hand[[0, g.winner]] = g.hand[[g.winner, 0]]
    g.discarder = (g.winner - 1) % g.seats
    g.win_card, g.how = card_number(given["card"]), HOW_WORDS.index(given["how"])
    settle(g)
    sets = []
    for i in range(g.lines):
        if g.line_what[i] == SET_LINE:
            sets += [int(g.line_points[i] // g.line_count[i])] * int(g.line_count[i])
    return {
        "set_points": sorted(sets),
        "multiplier": int(g.how),
        "total": int(g.points),
        "payments": [int(c) // int(g.rate) for c in g.cents[: g.seats]],
    }


def example_match(lay: Any, given: Any) -> dict[str, Any]:
    """Hands as (winner, points): the totals, who has won and after how many hands."""
    limits = {"target": given.get("target"), "hands": given.get("hands_limit")}
    g = lay(given["players"], scheme=given["scheme"], **{name: n for name, n in limits.items() if n is not None})
    rules = {"scheme": given["scheme"], "target": g.target, "hands": g.hands, "tie": ("share", "extra_hand")[g.tie]}
    kept = Carried(int(g.seats), 0)
    match = SimpleNamespace(options=rules, carried=kept, over=False)
    for winner, points in given["hands"]:
        if not match.over:
            enter_hand(match, winner, points)
    best = [seat for seat in range(g.seats) if has(kept.winners, seat)]
    return {"totals": kept.totals.tolist(), "winner": best, "hands_played": kept.hands}


def example_card_values(lay: Any, given: Any) -> dict[str, Any]:
    """What every card counts in a set."""
    return {"values": {card_code(face): number_on(face) for face in range(FACES)}}


EXAMPLES: Final = {
    "deck": example_deck,
    "ready": example_ready,
    "discard_calls": example_discard_calls,
    "kowah_how": example_how,
    "legal": example_legal,
    "score": example_score,
    "kowah_match": example_match,
    "card_values": example_card_values,
}
