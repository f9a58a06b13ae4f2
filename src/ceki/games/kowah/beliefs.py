"""For bots: what a simple player would do, and what calls and throws say of hidden cards."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ceki.cards.ceki import FACES, OWN_KIND, number_on, of_rank, rank_of
from ceki.cards.ready_hands import COUPLE, MAY_OPEN, a_ready_hand, draw_ready, of_ranks
from ceki.cards.sets import LOW_BITS, left_over, residues
from ceki.cards.trail import any_unseen, came_unseen, earliest_turn, give_back, latest_turn
from ceki.engine.bits import NONE, first, how_many, one
from ceki.engine.chance import small_below
from ceki.engine.contract import ANY_HAND, FEW_HANDS, MOST_HANDS, WITH_OTHERS
from ceki.engine.record import HIDDEN
from ceki.engine.rows import copy_row
from ceki.engine.rule import rule
from ceki.engine.visibility.draw import GOT
from ceki.games.kowah.rules import FROM_PILE, SET, Table, of_couple, ready_rank
from ceki.games.kowah.words import CALL, DISCARD, FLICK, TAKE, TAKE_WIN, WIN

HAND_TRIES: Final = 30  # of a hand, before the whole table is drawn anew


@rule
def hand_constraint(g: Table, seat: int) -> int:
    """All know of a caller that they are ready (KW-12); of who had to call a ready hand and did not, that they are not
    (KW-19); of who kept what they drew, that another card went."""
    if seat == g.winner:
        return ANY_HAND  # it lies open
    if knows_second(g):
        return WITH_OTHERS
    if g.ceki[seat]:
        return FEW_HANDS
    return MOST_HANDS if g.silent[seat] or latest_turn(g, seat) >= 0 else ANY_HAND


@rule
def hand_consistent(g: Table, seat: int, hand: Any, got: int) -> bool:
    """A caller has as many cards of their couple's rank as they have laid down (KW-14), and would have won by them
    (KW-23); who is silent is not ready (KW-19)."""
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
    it was ready was not so before (KW-18, KW-19)."""
    return bool(way_back(g, seat, hand, got, hand, state))


@rule
def way_back(g: Any, seat: int, hand: Any, got: int, second: Any, state: Any) -> bool:
    """The same; what was drawn from the second pile is taken out of `second` (KW-30)."""
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


# ---------------------------------------------------------------- the second pile, of which all know the cards (KW-30)


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
    copy_row(loose, stock)
    return True


@rule
def draw_in_tries(g: Table, seat: int, row: Any, loose: Any, second: Any, state: Any) -> bool:
    """Draws a hand anew while it cannot have come about, in a bounded number of tries."""
    before = loose.copy()
    second_before = second.copy()
    hand = np.zeros(len(loose), np.int64)
    for _ in range(HAND_TRIES):
        if draw_with_second(g, seat, -row[0], hand, row, loose, second, state):
            return True
        copy_row(loose, before)
        copy_row(second, second_before)
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
def draw_with_second(g: Table, seat: int, cards: int, hand: Any, row: Any, loose: Any, second: Any, state: Any) -> bool:
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
    """Gives a caller two sets and a couple (KW-12)."""
    wishes = a_ready_hand(cards, OWN_KIND, SET)
    wishes[COUPLE] = g.laid[seat]
    wishes[MAY_OPEN] = ~of_ranks(g.passed[seat], OWN_KIND)
    return draw_ready(wishes, hand, loose, g.deck, state)


@rule
def heuristic(g: Table, verb: int, card: int) -> int:
    """A simple player's eye: win, call, take what helps, discard what helps least. Sees its own hand and what all
    see."""
    if verb == TAKE_WIN or verb == WIN or verb == CALL:
        return 10_000
    if verb == TAKE:
        return 50 if is_of_use(g.hand[g.turn], g.discard) else 0
    if verb == DISCARD or verb == FLICK:
        return (5_000 if verb == FLICK else 2_000) - worth_keeping(g, card)
    return 10


@rule
def is_of_use(hand: Any, card: int) -> bool:
    """Whether a card completes a set, or pairs a lone one that counts while there are fewer couples than sets to
    come."""
    packed = residues(hand, OWN_KIND, SET)
    left = (packed >> (2 * rank_of(card, OWN_KIND))) & 3
    if left != 1:
        return left != 0
    couples = how_many((packed >> 1) & LOW_BITS)
    return number_on(card) > 1 and couples < (2 * couples + how_many(packed & LOW_BITS) + 1) // SET


@rule
def worth_keeping(g: Table, card: int) -> int:
    """What a card of the hand is good for: its number, which is what a set of it counts, by how many of its rank are
    left over, how many may still come, and what it gives the next player. The weights were tuned on some thousand
    deals."""
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
        value -= 105  # (KW-21) won by a card that goes as it was drawn, a hand counts once, else twice
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
