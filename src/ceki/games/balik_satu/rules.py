"""Balik Satu ("turn one"): five sets of three with a mata among them, and one card turned for the score.

Each turn you take the last discard or the top of the stock and let a card go. Four sets and a pair may be
called; from then on every stock card is shown, and the caller whom it completes has arrived: sampei!
Clauses BS-1..BS-48, HA-1..HA-8, HN-1..HN-5 and CD-1..CD-7 are explained on the game's page.
"""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import C1, FACES, M1, NUMBER, OT, RED, RF, S1, S9, WF, of_rank, rank_of
from ceki.cards.piles import fill, held, take_from
from ceki.cards.sets import (
    WEAK,
    gains_mata,
    is_complete,
    left_over,
    loose_faces,
    matas,
    open_rank,
    readiness,
    readiness_without,
    short_of_one,
    still_out,
)
from ceki.cards.trail import SHOWN, TAKEN, TURNS, note_turn
from ceki.engine.bits import NONE, first, has, one
from ceki.engine.chance import shuffle
from ceki.engine.moves import Moves, offer, offer_card, offer_each
from ceki.engine.record import ALL, NOBODY, OWN, counts, number, one_card, pile
from ceki.engine.rule import rule
from ceki.engine.score import line, paid_by_each, won_by
from ceki.games.balik_satu.options import (
    ALL_YEO,
    CEKI_FIRST,
    DECLARED,
    EARLIEST_CALL,
    FREE,
    IMPROVE_ONLY,
    LOCKED,
    MORE_SEATS,
    MOST_HALF_DECKS,
    OFF,
    RESHUFFLE,
    UNMARKED,
    WASH,
    Options,
)
from ceki.games.balik_satu.words import (
    AYAM,
    BALIK_CARD,
    CHANGE,
    CLAIM,
    DISCARD,
    DRAW,
    END,
    FLICK,
    FLICK_CEKI,
    KANDANG,
    KANDANG_TANGAN,
    MATA,
    PASS,
    RED_MATA,
    REPLAY,
    TAKE,
    TAN_POINT,
    WIN,
)

DRAWING, DISCARDING, CLAIMING = range(3)  # what the seat in turn is asked
NO_CALL, TAN, CEKI = range(3)  # what a seat has called; the numbers of SILENT, STRONG and WEAK
CEKI_OVER_MATA: Final = 3  # of first calls: ceki, declared though a mata was held [BS-22]
FROM_STOCK, FROM_DISCARD, FROM_BOTH = range(3)


class Table(Options, seats=MORE_SEATS[-1], faces=FACES):
    """What lies on the table, and the rules of the house."""

    hand = counts("seats", "faces", seen=OWN)
    known = counts("seats", "faces", seen=ALL, of="hand")  # taken discards and shown draws, while surely still held
    stock = pile(30 * MOST_HALF_DECKS, seen=NOBODY)
    stock_left: int = number(seen=ALL)
    heap = counts("faces", seen=ALL)  # every discard that was not taken
    discard = one_card(seen=ALL, note=True)  # the last of them, while it may be taken
    shown = one_card(seen=ALL, note=True)  # the stock card that was turned up for all to see
    offered = one_card(seen=ALL)  # where it lies while callers are asked
    got = one_card(seen="seat:turn", of="hand")  # the card that the seat in turn has just taken or drawn
    seen_got = one_card(seen=ALL, of="got")  # the same, where all have seen it come
    got_from: int = number(seen=ALL)
    from_draw: int = number(seen=ALL)  # the last discard was of the kind that had just been drawn
    turned = pile(15, seen=ALL)  # the cards turned for the score
    step: int = number(seen=ALL)
    drawer: int = number(seen=ALL)  # who drew, or let go, the card that may be claimed
    asked: int = number(seen=ALL, width=32)  # the callers already asked about it, a set of seats
    call = number("seats", seen=ALL, width=8)
    first_call = number("seats", seen=ALL, width=8)  # what was said: tan, ceki, or ceki over a mata
    called_at = number("seats", seen=ALL, width=8)  # first to call is 1, the next 2
    changed = number("seats", seen=ALL, width=8)  # how often a caller has let another card go than the one just got
    passed = number("seats", seen=ALL, width=32)  # the cards that did not complete their hand as it is, a set
    turns: int = number(seen=ALL, told=False)  # that are over, and what all have seen of the latest (cards/trail.py)
    came = number(TURNS, seen=ALL, told=False)
    went = number(TURNS, seen=ALL, width=8, told=False)
    called_on = number("seats", seen=ALL, told=False)  # the turn of a call
    showed: int = number(seen=ALL, width=8, told=False)  # hidden cards that the card just got has made known
    takes: int = number(seen=ALL)  # turns in a row in which the discard was taken
    reshuffled: int = number(seen=ALL, width=8)
    winner: int = number(seen=ALL, empty=NONE)
    win_card = one_card(seen=ALL, note=True)
    dealt: int = number(seen=ALL, width=8)  # won as dealt
    replay: int = number(seen=ALL, width=8)

    set_size: int = number(seen=ALL, width=8, empty=3)
    hand_size: int = number(seen=ALL, width=8, empty=14)
    starter_extra: int = number(seen=ALL, width=8, empty=1)  # [BS-5] the first player has one card more
    metu_from: int = number(seen=ALL, width=8, empty=FROM_STOCK)  # [BS-15] what another's card must be to win by it


# ---------------------------------------------------------------- the deal


@rule
def deal(g: Table) -> None:
    for face in range(FACES):
        g.deck[face] = g.half_decks  # [CD-4] as many copies of each face as half decks
    n = fill(g.stock, g.deck)
    shuffle(g, g.stock, n)
    g.stock_left = n  # [BS-7] what is not dealt lies face down
    first_packet = g.hand_size if g.deal == WASH else g.hand_size // 2
    deal_packets(g, first_packet, g.starter_extra)  # [BS-5] seven each, one more to the first player,
    deal_packets(g, g.hand_size - first_packet, 0)  # seven each; [BS-6] or each draws all at once
    g.turn = g.starter
    g.step = DISCARDING if g.starter_extra else DRAWING  # [BS-8] the first player does not draw
    if g.starter_extra and g.kandang_tangan and is_won(g, g.hand[g.turn]):  # [BS-45] checked before the first discard
        win(g, g.turn, NONE)
        g.dealt = 1


@rule
def deal_packets(g: Table, n: int, extra: int) -> None:
    """`n` cards to each seat in turn order, and `extra` more to the first."""
    for step in range(g.seats):
        seat = (g.starter + step) % g.seats
        for _ in range(n + (extra if step == 0 else 0)):
            g.hand[seat, off_stock(g)] += 1


@rule
def off_stock(g: Table) -> int:
    """The next card of the stock."""
    g.stock_left -= 1
    return take_from(g.stock, g.stock_left)


@rule
def reshuffle(g: Table) -> None:
    """All discards but the last become the stock [BS-32]; at most once a round [HA-8]."""
    g.reshuffled = 1
    if g.discard != NONE:
        g.heap[g.discard] -= 1
    n = g.stock_left
    for face in range(FACES):
        for _ in range(g.heap[face]):
            g.stock[n] = face
            n += 1
        g.heap[face] = 0
    if g.discard != NONE:
        g.heap[g.discard] += 1
    shuffle(g, g.stock, n)
    g.stock_left = n


# ---------------------------------------------------------------- hands and calls


@rule
def is_won(g: Table, hand: Any) -> bool:
    """Every card is in a set [BS-13] and at least one set is a mata [BS-14]."""
    return is_complete(hand, g.honour_rank, g.set_size) and matas(hand, g.set_size) > 0


@rule
def can_drop_mata(g: Table, hand: Any, rank: int, pair: int) -> bool:
    """Whether a pair can be left over so that no set need be a mata: no face fills its rank's sets [BS-22]."""
    left = g.set_size - 1  # a pair; one card where sets are pairs
    rest = hand[pair] - left
    for r in range(12):
        cards = of_rank(r, g.honour_rank)
        n = -left if r == rank else 0
        most = 0
        for face in range(FACES):
            if has(cards, face):
                n += hand[face]
                most = max(most, rest if face == pair else hand[face])
        if most > left * (n // g.set_size):
            return False
    return True


@rule
def declared_pairs(g: Table, hand: Any, rank: int) -> int:
    """The faces whose pair can be left over so that the other cards need no mata [BS-22]."""
    faces = 0
    cards = of_rank(rank, g.honour_rank)
    for face in range(FACES):
        if has(cards, face) and hand[face] >= g.set_size - 1 and can_drop_mata(g, hand, rank, face):
            faces |= one(face)
    return faces


@rule
def declared_ceki(g: Table, hand: Any) -> int:
    """The cards that a hand with a mata may wait for when its player says ceki all the same [BS-22]."""
    rank = open_rank(hand, g.honour_rank, g.set_size)
    if g.call_choice != DECLARED or rank == NONE:
        return 0
    return still_out(hand, g.deck, declared_pairs(g, hand, rank))


@rule
def ceki_pairs(g: Table, hand: Any, rank: int) -> int:
    """The faces whose third card a ceki waits for: of an identical pair that is left over [BS-20], where ceki may be
    declared over a mata beside no other mata [BS-22], as long as there is such a pair."""
    if g.call_choice == DECLARED and matas(hand, g.set_size) > 0:
        declared = declared_pairs(g, hand, rank)
        if declared != 0:
            return declared
    return short_of_one(hand, rank, g.honour_rank, g.set_size)


@rule
def fits(g: Table, seat: int, card: int) -> bool:
    """Whether this card completes a caller's hand under their call: the same as being one of its waits."""
    hand = g.hand[seat]
    rank = open_rank(hand, g.honour_rank, g.set_size)
    if rank == NONE or not has(of_rank(rank, g.honour_rank), card):
        return False
    if g.call[seat] != CEKI:
        return bool(g.call[seat] != NO_CALL)
    if g.call_choice == DECLARED:
        return has(ceki_pairs(g, hand, rank), card)
    return left_over(hand[card], g.set_size) == g.set_size - 1


@rule
def ready_call(g: Table, hand: Any) -> int:
    """The call that a hand one card short gives by itself [BS-17] [BS-18] [BS-21]."""
    return readiness(hand, g.deck, g.honour_rank, g.set_size)


@rule
def call_without(g: Table, hand: Any, face: int) -> int:
    """The call that a full hand gives when it lets a card go."""
    return readiness_without(hand, face, g.deck, g.honour_rank, g.set_size)


@rule
def improving_discards(g: Table, hand: Any, card: int) -> int:
    """For a caller holding `card` besides: the others of its rank that may go, making one mata more [BS-28]."""
    faces = 0
    if left_over(hand[card], g.set_size) != 0:
        return faces  # the card makes no mata
    others = of_rank(rank_of(card, g.honour_rank), g.honour_rank) & ~one(card)
    while others != 0:
        face = first(others)
        others &= others - 1
        if left_over(hand[face], g.set_size) != 0 and call_without(g, hand, face) != NO_CALL:
            faces |= one(face)
    return faces


@rule
def free_discards(g: Table, hand: Any, card: int) -> int:
    """The other cards that may go and leave the hand ready [BS-30]."""
    faces = 0
    for face in range(FACES):
        if face != card and hand[face] > 0 and call_without(g, hand, face) != NO_CALL:
            faces |= one(face)
    return faces


@rule
def changes(g: Table, hand: Any, card: int) -> int:
    """What a caller who holds `card` besides may let go instead of it [BS-28] [BS-30]."""
    if g.after_call == LOCKED:
        return 0
    return improving_discards(g, hand, card) if g.after_call == IMPROVE_ONLY else free_discards(g, hand, card)


# ---------------------------------------------------------------- legal moves


@rule
def legal(g: Table, moves: Moves) -> None:
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
    """Every caller is asked, whether the card fits or not; they may let it pass [BS-27]."""
    card = g.shown if g.shown != NONE else g.discard
    if fits(g, g.turn, card):
        offer(moves, CLAIM)
    offer(moves, PASS)


@rule
def legal_draw(g: Table, moves: Moves) -> None:
    if g.stock_left <= g.stock_reserve:
        offer(moves, END)  # [BS-32] no win is possible without a stock card
        return
    offer(moves, DRAW)
    if g.discard != NONE and g.takes < g.take_limit * g.seats and may_take(g):  # [BS-10] [BS-11] [HA-8]
        offer(moves, TAKE)


@rule
def may_take(g: Table) -> bool:
    """Anyone who has not called and has a card of another face to let go [BS-12]; a caller only to change [BS-28]."""
    hand = g.hand[g.turn]
    if g.call[g.turn] != NO_CALL:
        return could_change(g, hand, g.discard)
    return bool(g.may_return_taken or hand[g.discard] < g.hand_size)


@rule
def could_change(g: Table, hand: Any, card: int) -> bool:
    """Whether a caller who gets this card may let another go."""
    hand[card] += 1
    found = changes(g, hand, card)
    hand[card] -= 1
    return found != 0


@rule
def legal_discard(g: Table, moves: Moves) -> None:
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
    """Whether the hand without this card holds a mata but may be declared ceki [BS-22]."""
    hand[face] -= 1
    found = ready_call(g, hand) == TAN and declared_ceki(g, hand) != 0
    hand[face] += 1
    return found


@rule
def legal_discard_of_caller(g: Table, moves: Moves) -> None:
    hand = g.hand[g.turn]
    if g.got_from == FROM_STOCK or g.may_return_taken:
        offer_card(moves, DISCARD, g.got)  # [BS-30] a card that neither wins nor improves is let go
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


# ---------------------------------------------------------------- play


@rule
def play(g: Table, verb: int, card: int) -> None:
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
    for seat in range(g.seats):
        if g.call[seat] != NO_CALL:
            return True
    return False


@rule
def ask_next(g: Table) -> None:
    """The next caller wins by the card, or is asked; when none is left, play goes on [BS-25] [BS-26] [BS-27]."""
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
    """Of the callers not yet asked the one who goes first [BS-26]."""
    best = NONE
    for step in range(g.seats):
        seat = (g.drawer + step) % g.seats
        if g.call[seat] != NO_CALL and not has(g.asked, seat):
            if best == NONE or (g.claim_priority == EARLIEST_CALL and g.called_at[seat] < g.called_at[best]) or (g.claim_priority == CEKI_FIRST and g.call[best] == TAN and g.call[seat] == CEKI):
                best = seat
    return best


@rule
def win_by_claim(g: Table, seat: int) -> None:
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
    """A caller lets another card go than they got: all know of the mata that they made [BS-28], and what no longer counts
    of the cards that have passed them."""
    seat = g.turn
    g.changed[seat] += 1
    if g.after_call == IMPROVE_ONLY and g.seen_got != NONE:
        more = max(g.set_size - g.known[seat, g.got], 0)
        g.showed += more  # beside what an open olo has shown
        g.known[seat, g.got] += more
    if g.seen_got == NONE or verb == CHANGE or g.after_call == FREE or (g.call[seat] == CEKI and g.call_choice == DECLARED):
        g.passed[seat] = 0
    elif g.call[seat] == CEKI:
        g.passed[seat] &= ~(one(card) | one(g.got))


@rule
def first_of_calls(g: Table, call: int) -> None:
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
    if g.stock_left <= g.stock_reserve and g.stock_out == RESHUFFLE and not g.reshuffled:
        reshuffle(g)


# ---------------------------------------------------------------- score


@rule
def settle(g: Table) -> None:
    if g.winner == NONE:
        return
    turn_for_score(g, 1)
    card = g.turned[0]
    if card != NONE and is_yeo(g, card):  # [BS-34] nothing is paid, not even a kandang tangan
        g.replay = 1
        line(g, REPLAY, g.winner, 1, 0, one(card))
        return
    won_by(g, one(g.winner))
    points = 0
    if card != NONE:
        points += balik_value(card)
        line(g, BALIK_CARD, g.winner, 1, points, one(card))
    points += score_matas(g, card)
    points += score_call(g)
    if g.dealt:
        line(g, KANDANG_TANGAN, g.winner, 1, points, 0)  # [BS-45] doubled
        points *= 2
    paid_by_each(g, g.winner, g.rate * points)  # [BS-44]


@rule
def turn_for_score(g: Table, n: int) -> None:
    """Turns the next stock cards [BS-33]; what there is, when there are too few [BS-47]."""
    if g.stock_left < n and g.balik_short == RESHUFFLE:
        reshuffle(g)
    for i in range(min(n, g.stock_left)):
        g.turned[i] = off_stock(g)


@rule
def balik_value(card: int) -> int:
    """1 to 9 by rank; the red nine 10, nyonya 11, lau chian 12 [BS-33] [CD-6]."""
    if card == S9:
        return 10
    if card == RF:
        return 11
    if card == OT:
        return 12
    return int(NUMBER[card])


@rule
def is_yeo(g: Table, card: int) -> bool:
    """Whether the turned card annuls the round [BS-34] [BS-35]."""
    ones = one(C1) | one(S1) | one(M1)
    if g.yeo_replay == UNMARKED:
        ones |= one(WF)
    elif g.yeo_replay == ALL_YEO:
        ones |= one(WF) | one(RF) | one(OT)
    return g.yeo_replay != OFF and has(ones, card)


@rule
def score_matas(g: Table, turned: int) -> int:
    """One point for each mata, two for each of red cards [BS-38], with the one that kena makes [BS-36] [BS-37]."""
    hand = g.hand[g.winner]
    kena = turned != NONE and g.kena and gains_mata(hand, turned)
    if kena:
        hand[turned] += 1
    points = lines_of_matas(g, ~RED, MATA, 1) + lines_of_matas(g, RED, RED_MATA, 2)
    if kena:
        hand[turned] -= 1
    return points


@rule
def lines_of_matas(g: Table, faces: int, what: int, worth: int) -> int:
    """A line for each face of a set of which the winner has matas."""
    points = 0
    for face in range(FACES):
        n = g.hand[g.winner, face] // g.set_size
        if has(faces, face) and n > 0:
            line(g, what, g.winner, n, n * worth, one(face))
            points += n * worth
    return points


@rule
def score_call(g: Table) -> int:
    """Ayam or kandang for a ceki [BS-39] [BS-40], what a tan brings [BS-42]; a changed call is a tan [BS-43]."""
    if g.dealt:
        return 0  # [BS-45] no call bonus
    if g.call[g.winner] == TAN and g.tan_point > 0:
        line(g, TAN_POINT, g.winner, 1, g.tan_point, 0)
        return g.tan_point
    if completed_mata(g):
        own = g.drawer == g.winner
        points = g.kandang if own else g.ayam
        line(g, KANDANG if own else AYAM, g.winner, 1, points, one(g.win_card))
        return points
    return 0


@rule
def completed_mata(g: Table) -> bool:
    """Whether the win counts as a ceki's [BS-39] [BS-40]; without a call only where the house says so [BS-48]."""
    return g.call[g.winner] == CEKI or (not g.bonus_needs_call and made_only_mata(g))


@rule
def made_only_mata(g: Table) -> bool:
    """Whether an uncalled winner completed their only mata with the winning card [BS-48]."""
    if g.call[g.winner] != NO_CALL:
        return False
    return call_without(g, g.hand[g.winner], g.win_card) == WEAK


def longest(g: Table) -> int:
    """No round has more moves: between two stock cards at most `take_limit` rounds of takes [HA-8]."""
    drawn = 30 * int(g.half_decks) * (2 if g.stock_out == RESHUFFLE else 1)
    asked = int(g.seats) if g.claim_optional else 0
    if g.metu_from == FROM_BOTH:
        asked *= 2  # [GG-10] about the card drawn and about the card let go
    turns_between = int(g.take_limit) * int(g.seats) + 1
    return 2 + drawn * turns_between * (2 + asked) + turns_between * (2 + asked)
