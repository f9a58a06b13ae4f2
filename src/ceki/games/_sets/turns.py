"""The deal, and the turn of each player: take or draw, discard and call, claim what is shown."""

from __future__ import annotations

from typing import Any

from ceki.cards.ceki import FACES
from ceki.cards.discards import may_reshuffle, may_take_again, reshuffle
from ceki.cards.piles import held
from ceki.cards.reduced import lay_deck
from ceki.cards.sets import loose_faces
from ceki.cards.trail import SHOWN, TAKEN, note_turn
from ceki.engine.bits import NONE, first, has, one
from ceki.engine.chance import shuffle
from ceki.engine.moves import Moves, offer, offer_card, offer_each
from ceki.engine.rule import rule
from ceki.games._sets.calls import call_without, changes, declared_ceki, fits, is_won, ready_call
from ceki.games._sets.options import CEKI_FIRST, DECLARED, EARLIEST_CALL, FREE, IMPROVE_ONLY, RESHUFFLE, WASH
from ceki.games._sets.stock import deal_packets, off_stock
from ceki.games._sets.table import (
    CEKI,
    CEKI_OVER_MATA,
    CLAIMING,
    DISCARDING,
    DRAWING,
    FROM_BOTH,
    FROM_DISCARD,
    FROM_STOCK,
    NO_CALL,
    TAN,
    Table,
)
from ceki.games._sets.words import CHANGE, CLAIM, DISCARD, DRAW, END, FLICK, FLICK_CEKI, PASS, TAKE, WIN


@rule
def deal(g: Table) -> None:
    """Two packets to each, with one card more for the first player [BS-5]; the rest lies face down [BS-7]."""
    g.stock_left = lay_deck(g, g.half_decks)  # [BS-7] what is not dealt lies face down
    shuffle(g, g.stock, g.stock_left)
    first_packet = g.hand_size if g.deal == WASH else g.hand_size // 2
    deal_packets(g, first_packet, g.starter_extra)  # [BS-5] seven each, one more to the first player,
    deal_packets(g, g.hand_size - first_packet, 0)  # seven each; [BS-6] or each draws all at once
    g.turn = g.starter
    g.step = DISCARDING if g.starter_extra else DRAWING  # [BS-8] the first player does not draw
    if g.starter_extra and g.kandang_tangan and is_won(g, g.hand[g.turn]):  # [BS-45] checked before the first discard
        win(g, g.turn, NONE)
        g.dealt = 1


@rule
def legal(g: Table, moves: Moves) -> None:
    """A caller claims or passes; the others draw or take, then discard."""
    if g.step == CLAIMING:
        legal_claim(g, moves)
    elif g.step == DRAWING:
        legal_draw(g, moves)
    elif g.call[g.turn] == NO_CALL:
        legal_discard(g, moves)
    else:
        legal_discard_of_caller(g, moves)


@rule
def legal_claim(g: Table, moves: Moves) -> None:
    """Every caller in turn may claim, if the card fits, or let it pass [BS-27]."""
    card = g.shown if g.shown != NONE else g.discard
    if fits(g, g.turn, card):
        offer(moves, CLAIM)
    offer(moves, PASS)


@rule
def legal_draw(g: Table, moves: Moves) -> None:
    """The stock card [BS-32], or the last discard [BS-10] [BS-11]."""
    if g.stock_left <= g.stock_reserve:
        offer(moves, END)  # [BS-32] no win is possible without a stock card
        return
    offer(moves, DRAW)
    if may_take_again(g) and may_take(g):  # [BS-10] [BS-11]
        offer(moves, TAKE)


@rule
def may_take(g: Table) -> bool:
    """Anyone who has not called and has a card of another face to discard [BS-12]; a caller only to change (BS-28)."""
    hand = g.hand[g.turn]
    if g.call[g.turn] != NO_CALL:
        return could_change(g, hand, g.discard)
    return bool(g.may_return_taken or hand[g.discard] < g.hand_size)


@rule
def could_change(g: Table, hand: Any, card: int) -> bool:
    """Whether a caller who gets this card may discard another."""
    hand[card] += 1
    found = changes(g, hand, card)
    hand[card] -= 1
    return found != 0


@rule
def legal_discard(g: Table, moves: Moves) -> None:
    """Any card but the one just taken [BS-12], with a call if the rest is ready [BS-17]; or a win [BS-15] [BS-23]."""
    hand = g.hand[g.turn]
    cards = held(hand)
    if g.got_from == FROM_DISCARD and g.got != NONE and not g.may_return_taken:
        cards &= ~one(g.got)  # [BS-12] the taken card may not go back
    offer_each(moves, DISCARD, cards)
    loose = loose_faces(hand, g.honour_rank, g.set_size)
    if loose != 0:
        offer_calls(g, hand, cards & loose, moves)
        if g.got_from == FROM_STOCK and g.got != NONE and not g.require_call and is_won(g, hand):
            offer(moves, WIN)  # [BS-15] [BS-23] by a stock card, called or not


@rule
def offer_calls(g: Table, hand: Any, cards: int, moves: Moves) -> None:
    """The discards that may be flicked, for the hand is ready without them [BS-17]."""
    while cards != 0:
        face = first(cards)
        cards &= cards - 1
        if call_without(g, hand, face) != NO_CALL:
            offer_card(moves, FLICK, face)
        if g.call_choice == DECLARED and may_say_ceki(g, hand, face):
            offer_card(moves, FLICK_CEKI, face)


@rule
def may_say_ceki(g: Table, hand: Any, face: int) -> bool:
    """Whether the hand without this card holds a mata but may be declared ceki (BS-22)."""
    hand[face] -= 1
    found = ready_call(g, hand) == TAN and declared_ceki(g, hand) != 0
    hand[face] += 1
    return found


@rule
def legal_discard_of_caller(g: Table, moves: Moves) -> None:
    """The card just got [BS-30], or one that a change of the called hand sets free (BS-28) [BS-29]."""
    hand = g.hand[g.turn]
    if g.got_from == FROM_STOCK or g.may_return_taken:
        offer_card(moves, DISCARD, g.got)  # [BS-30] a card that neither wins nor improves is discarded
    if g.metu_from == FROM_DISCARD and g.claim_optional and g.got_from == FROM_STOCK and own_draw_fits(g, hand):
        offer(moves, WIN)
    cards = changes(g, hand, g.got)
    offer_each(moves, DISCARD, cards)
    if g.call[g.turn] == CEKI:
        for face in range(FACES):
            if has(cards, face) and call_without(g, hand, face) == TAN:
                offer_card(moves, CHANGE, face)  # [BS-29] the call may become tan


@rule
def own_draw_fits(g: Table, hand: Any) -> bool:
    """Whether the card that a caller has drawn unseen completes the hand [GG-10]."""
    hand[g.got] -= 1
    found = fits(g, g.turn, g.got)
    hand[g.got] += 1
    return found


@rule
def play(g: Table, verb: int, card: int) -> None:
    """Makes one legal move."""
    if verb == DRAW:
        g.drawer = g.turn
        g.takes = 0
        turn_up(g, off_stock(g))
    elif verb == TAKE:
        take_discard(g)
    elif verb == WIN:
        g.drawer = g.turn
        win(g, g.turn, g.got)
    elif verb == CLAIM:
        win_by_claim(g, g.turn)
    elif verb == PASS:
        g.asked |= one(g.turn)
        ask_next(g)
    elif verb == END:
        g.over = 1
    else:
        let_go(g, verb, card)


@rule
def turn_up(g: Table, card: int) -> None:
    """A stock card is drawn; once anyone has called, all see it first and a caller whom it completes wins [BS-24].

    Where another's stock card wins for nobody, it is not shown: a drawer who has called wins by it or keeps it [GG-10].
    """
    g.got_from = FROM_STOCK
    g.shown = NONE
    if any_call(g) and g.metu_from != FROM_DISCARD:
        g.shown = card
        g.offered = card
        g.asked = 0
        ask_next(g)
    else:
        completes = g.call[g.drawer] != NO_CALL and not g.claim_optional and fits(g, g.drawer, card)
        keep_draw(g, card)
        if completes:
            win(g, g.turn, card)


@rule
def any_call(g: Table) -> bool:
    """Whether any seat has called."""
    for seat in range(g.seats):
        if g.call[seat] != NO_CALL:
            return True
    return False


@rule
def ask_next(g: Table) -> None:
    """The next caller wins by the card, or may claim it; when none is left, play goes on [BS-25] [BS-26] [BS-27]."""
    card = g.shown if g.shown != NONE else g.discard
    seat = next_claimant(g)
    while seat != NONE:
        if g.claim_optional:
            g.step = CLAIMING
            g.turn = seat
            return
        if fits(g, seat, card):
            win_by_claim(g, seat)
            return
        g.asked |= one(seat)
        g.passed[seat] |= one(card)
        seat = next_claimant(g)
    if g.shown != NONE:
        keep_draw(g, g.shown)
    else:
        next_turn(g)


@rule
def next_claimant(g: Table) -> int:
    """Of the callers who have not yet had their say, the one who goes first [BS-26]."""
    best = NONE
    for step in range(g.seats):
        seat = (g.drawer + step) % g.seats
        if g.call[seat] != NO_CALL and not has(g.asked, seat):
            if (
                best == NONE
                or (g.claim_priority == EARLIEST_CALL and g.called_at[seat] < g.called_at[best])
                or (g.claim_priority == CEKI_FIRST and g.call[best] == TAN and g.call[seat] == CEKI)
            ):
                best = seat
    return best


@rule
def win_by_claim(g: Table, seat: int) -> None:
    """A caller takes the shown card, or else the last discard, and wins by it."""
    if g.shown != NONE:
        g.offered = NONE
        g.hand[seat, g.shown] += 1
        win(g, seat, g.shown)
    else:
        card = g.discard
        g.heap[card] -= 1
        g.discard = NONE
        g.hand[seat, card] += 1
        win(g, seat, card)


@rule
def win(g: Table, seat: int, card: int) -> None:
    """Sampei! [BS-31] The hand is laid open."""
    g.turn = seat
    g.winner = seat
    g.win_card = card
    for face in range(FACES):
        g.known[seat, face] = g.hand[seat, face]
    g.over = 1


@rule
def keep_draw(g: Table, card: int) -> None:
    """The drawn card enters the drawer's hand."""
    g.turn = g.drawer
    g.offered = NONE
    g.hand[g.turn, card] += 1
    g.got = card
    g.seen_got = g.shown
    if g.shown != NONE:
        g.known[g.turn, card] += 1
    g.step = DISCARDING


@rule
def take_discard(g: Table) -> None:
    """The last discard goes to the hand of the seat in turn, for all to see."""
    card = g.discard
    g.heap[card] -= 1
    g.discard = NONE
    g.shown = NONE
    g.hand[g.turn, card] += 1
    g.known[g.turn, card] += 1
    g.got = card
    g.seen_got = card
    g.got_from = FROM_DISCARD
    g.takes += 1
    g.step = DISCARDING


@rule
def let_go(g: Table, verb: int, card: int) -> None:
    """A discard, and with it perhaps a call [BS-17] or its change [BS-29]."""
    hand = g.hand[g.turn]
    hand[card] -= 1
    if g.call[g.turn] != NO_CALL and card != g.got:
        note_change(g, verb, card)
    elif g.call[g.turn] != NO_CALL and g.seen_got == NONE and not g.claim_optional:
        g.passed[g.turn] |= one(card)  # a draw that nobody saw, and that did not win
    note_went(g, card)
    if verb == FLICK or verb == FLICK_CEKI:
        first_of_calls(g, CEKI_OVER_MATA if verb == FLICK_CEKI else ready_call(g, hand))
    elif verb == CHANGE:
        g.call[g.turn] = TAN
    elif g.after_call == FREE and g.call[g.turn] == TAN and card != g.got:
        g.call[g.turn] = ready_call(g, hand)  # [BS-30] a hand that was changed at will may have lost its mata
    g.from_draw = 1 if g.got_from == FROM_STOCK and g.got == card else 0
    g.heap[card] += 1
    g.discard = card
    g.got = NONE
    g.seen_got = NONE
    g.shown = NONE
    if g.metu_from != FROM_STOCK and any_call(g):  # [GG-10] an announced player may claim a fresh discard
        g.drawer = g.turn
        g.asked = one(g.turn)
        ask_next(g)
    else:
        next_turn(g)


@rule
def note_went(g: Table, card: int) -> None:
    """All have seen what went, and of what came that it was shown, or taken, or that it was another."""
    came = g.seen_got
    if came != NONE:
        came |= SHOWN * g.showed + (TAKEN if g.got_from == FROM_DISCARD else 0)
    note_turn(g, g.got if g.seen_got == NONE else NONE, came, card)
    g.showed = 0


@rule
def note_change(g: Table, verb: int, card: int) -> None:
    """A caller discards another card than they got: all know of the mata that they made (BS-28), and what no longer
    counts of the cards that have passed them."""
    seat = g.turn
    g.changed[seat] += 1
    if g.after_call == IMPROVE_ONLY and g.seen_got != NONE:
        more = max(g.set_size - g.known[seat, g.got], 0)
        g.showed += more  # beside what an open olo has shown
        g.known[seat, g.got] += more
    if (
        g.seen_got == NONE
        or verb == CHANGE
        or g.after_call == FREE
        or (g.call[seat] == CEKI and g.call_choice == DECLARED)
    ):
        g.passed[seat] = 0
    elif g.call[seat] == CEKI:
        g.passed[seat] &= ~(one(card) | one(g.got))


@rule
def first_of_calls(g: Table, call: int) -> None:
    """The seat in turn calls; the order of calls is kept, for it may decide who claims first [BS-26]."""
    latest = 0
    for seat in range(g.seats):
        latest = max(latest, g.called_at[seat])
    g.call[g.turn] = CEKI if call == CEKI_OVER_MATA else call
    g.first_call[g.turn] = call
    g.called_at[g.turn] = latest + 1
    g.called_on[g.turn] = g.turns - 1


@rule
def next_turn(g: Table) -> None:
    """To the right [BS-9]; seats are numbered that way round."""
    if g.metu_from != FROM_STOCK and g.step == CLAIMING:
        g.turn = g.drawer
    g.turn = (g.turn + 1) % g.seats
    g.step = DRAWING
    if g.stock_left <= g.stock_reserve and g.stock_out == RESHUFFLE and may_reshuffle(g):
        reshuffle(g)  # [BS-32]


def longest(g: Table) -> int:
    """No round has more moves: between two stock cards at most `take_limit` rounds of takes (HA-8)."""
    drawn = 30 * int(g.half_decks) * (2 if g.stock_out == RESHUFFLE else 1)
    asked = int(g.seats) if g.claim_optional else 0
    if g.metu_from == FROM_BOTH:
        asked *= 2  # [GG-10] about the card drawn and about the card discarded
    turns_between = int(g.take_limit) * int(g.seats) + 1
    return 2 + drawn * turns_between * (2 + asked) + turns_between * (2 + asked)
