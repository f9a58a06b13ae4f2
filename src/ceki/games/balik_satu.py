"""Balik Satu ("turn one"): five sets of three with a mata among them, and one card turned for the score.

Each turn you take the last discard or the top of the stock and let a card go. Four sets and a pair may be
called; from then on every stock card is shown, and the caller whom it completes has arrived: sampei!
Clauses BS-1..BS-48, HA-1..HA-8, HN-1..HN-5 and CD-1..CD-7 are explained on the game's page.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from operator import add
from typing import Any, Final

from ceki.cards.ceki import C1, FACES, M1, NUMBER, OT, RED, RF, S1, S9, WF, honour_rank, of_rank, rank_of
from ceki.cards.notation import card_code, card_number, counted, listed, members
from ceki.cards.odds.chances import Chance, Counted, Event, Known, Odds, Page
from ceki.cards.odds.dealt import Nearness, hands_by_look
from ceki.cards.odds.waiting import (
    EVERY_DRAW,
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
from ceki.cards.ready_hands import (
    MATAS,
    MAY_OPEN,
    NEEDS_PAIR,
    NO_MORE,
    NOT_PAIRED,
    PAIRED,
    SOME_MORE,
    a_ready_hand,
    draw_ready,
    of_ranks,
)
from ceki.cards.sets import (
    LOW_BITS,
    WEAK,
    gains_mata,
    is_complete,
    left_over,
    loose_faces,
    matas,
    open_rank,
    readiness,
    readiness_without,
    residues,
    short_of_one,
    still_out,
)
from ceki.cards.trail import (
    FACE,
    MOST_SHOWN,
    SHOWN,
    TAKEN,
    TURNS,
    earliest_turn,
    latest_turn,
    note_turn,
    step_back,
    took_and_kept,
)
from ceki.engine.bits import NONE, first, has, how_many, one
from ceki.engine.chance import shuffle
from ceki.engine.contract import ANY_HAND, FEW_HANDS, MOST_HANDS
from ceki.engine.game import POINTS, Game, Line, Reason, Show, Source, Verb
from ceki.engine.moves import Moves, may, no_moves, offer, offer_card, offer_each
from ceki.engine.options import Amount, Choice, Flag
from ceki.engine.record import ALL, NOBODY, OWN, Record, copy, counts, number, one_card, option, pile
from ceki.engine.rule import rule
from ceki.engine.score import line, paid_by_each, won_by

SEATS: Final = 14  # [BS-1]
MORE_SEATS: Final = tuple(range(SEATS + 1, 21))  # [BS-4] with an explicit number of cards
MOST_HALF_DECKS: Final = 40  # [BS-4] 1,200 cards

TAKE, DRAW, DISCARD, FLICK, FLICK_CEKI, CHANGE, WIN, CLAIM, PASS, END = range(10)  # a move is one of these, and a card
DRAWING, DISCARDING, CLAIMING = range(3)  # what the seat in turn is asked
NO_CALL, TAN, CEKI = range(3)  # what a seat has called; the numbers of SILENT, STRONG and WEAK
CEKI_OVER_MATA: Final = 3  # of first calls: ceki, declared though a mata was held [BS-22]
FROM_STOCK, FROM_DISCARD, FROM_BOTH = range(3)
FORCED, DECLARED = range(2)
DRAWER_FIRST, EARLIEST_CALL, CEKI_FIRST = range(3)
IMPROVE_ONLY, FREE, LOCKED = range(3)
OFF, UNMARKED, SUIT_ONES, ALL_YEO = range(4)
VOID, RESHUFFLE = range(2)
PACKETS, WASH = range(2)
AYAM, KANDANG, KANDANG_TANGAN, TAN_POINT, MATA, RED_MATA, BALIK_CARD, REPLAY = range(8)  # score lines
TABLES: Final = ("babas", "pwee", "amaro", "custom")
HALF_DECKS: Final = {  # [BS-2] by number of players from 2 to 14
    "pwee": (5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11),
    "babas": (4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16),
    "amaro": (0, 4, 4, 6, 6, 8, 8, 10, 10, 12, 12, 14, 14),
}
AMOUNTS: Final = {"babas": (5, 10, 0), "pwee": (10, 20, 1), "gateway": (1, 2, 0)}  # [BS-41] [BS-42] ayam, kandang, tan


class Table(Record, seats=MORE_SEATS[-1], faces=FACES):
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

    deck_table: int = option(Choice("babas", "BS-3", "Which book's table says how many cards are used.", among=TABLES, along={"custom": {"half_decks": 8}}))
    half_decks: int = option(Amount(None, "BS-2", "Half decks of 30 cards, instead of a table.", low=2, high=MOST_HALF_DECKS, optional=True))
    deal: int = option(Choice("packets", "BS-6", "Seven, one more to the first player, seven; or all at once from washed cards.", among=("packets", "wash")))
    honour_rank: int = option(honour_rank("HN-1"))  # [BS-16] [HN-2]
    may_return_taken: int = option(Flag(False, "BS-12", "A taken discard may be let go again in the same turn."))
    require_call: int = option(Flag(False, "BS-23", "Only a player who has called can win."))
    call_choice: int = option(Choice("forced", "BS-22", "Tan or ceki follows from the cards, or may be declared.", among=("forced", "declared")))
    claim_priority: int = option(Choice("drawer_then_turn_order", "BS-26", "Which of several callers takes the card.", among=("drawer_then_turn_order", "earliest_call", "ceki_first")))
    claim_optional: int = option(Flag(False, "BS-27", "A caller may let a winning card pass."))
    after_call: int = option(Choice("improve_only", "BS-30", "What a caller may still change.", among=("improve_only", "free", "locked")))
    take_limit: int = option(Amount(2, "HA-8", "After so many rounds of the table in which only discards were taken, the next must draw.", low=1, high=10))
    source: int = option(Choice("babas", "BS-41", "Whose amounts for ayam, kandang and tan.", among=("babas", "pwee", "gateway")))
    ayam: int = option(Amount(5, "BS-41", "Points for a ceki completed by another's draw.", high=1000))
    kandang: int = option(Amount(10, "BS-41", "Points for a ceki completed by one's own draw.", high=1000))
    tan_point: int = option(Amount(0, "BS-42", "Points for a win on a tan call.", high=1000))
    kena: int = option(Flag(True, "BS-36", "The turned card may complete a mata."))
    yeo_replay: int = option(Choice("off", "BS-34", "Which turned yeo cards annul the round.", among=("off", "unmarked", "suit_ones", "all")))
    bonus_needs_call: int = option(Flag(True, "BS-48", "Ayam and kandang need a ceki call."))
    kandang_tangan: int = option(Flag(True, "BS-45", "A hand dealt complete wins at once, doubled."))
    stock_out: int = option(Choice("void", "BS-32", "What happens when the stock is empty.", among=("void", "reshuffle")))
    stock_reserve: int = option(Amount(0, "BS-32", "Cards of the stock that are never played.", low=0, high=30))
    balik_short: int = option(Choice("as_many", "BS-47", "Too few stock cards for the score.", among=("as_many", "reshuffle")))
    next_starter: int = option(Choice("rotate", "BS-46", "Who begins the next round.", among=("rotate", "winner", "same")))
    rate: int = option(Amount(10, "BS-44", "Cents a point.", low=1, high=100_000))


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
def waits(g: Table, hand: Any, call: int) -> int:
    """The cards that complete a hand under a call: tan any of the rank [BS-19], ceki the identical one [BS-20]."""
    rank = open_rank(hand, g.honour_rank, g.set_size)
    if rank == NONE or call == NO_CALL:
        return 0
    if call == TAN:
        return still_out(hand, g.deck, of_rank(rank, g.honour_rank))
    return still_out(hand, g.deck, ceki_pairs(g, hand, rank))


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
def hand_constraint(g: Table, seat: int) -> int:
    """All know of a caller that they are ready [BS-17]; of the first player, that they were not dealt a complete hand [BS-45];
    of who kept what they drew, that another card went."""
    if seat == g.winner:
        return ANY_HAND  # it lies open
    if g.call[seat] != NO_CALL:
        return FEW_HANDS
    return MOST_HANDS if before_first_discard(g, seat) or latest_turn(g, seat) >= 0 else ANY_HAND


@rule
def before_first_discard(g: Table, seat: int) -> bool:
    """Whether a seat still has the hand that it began with, and would have won by a complete one [BS-45]."""
    return bool(g.kandang_tangan and g.starter_extra and g.turns == 0 and seat == g.starter)


@rule
def hand_consistent(g: Table, seat: int, hand: Any, got: int) -> bool:
    """A caller's hand is as they called it, and no card completes it of those that they would have had to win by [BS-27]."""
    call = g.call[seat]
    if call == NO_CALL:
        return not before_first_discard(g, seat) or not is_won(g, hand)
    if not is_as_called(g, seat, hand) or waits(g, hand, call) & g.passed[seat] != 0:
        return False
    return got == NONE or g.got_from != FROM_DISCARD or could_change(g, hand, got)


@rule
def hand_reachable(g: Table, seat: int, hand: Any, got: int, state: Any) -> bool:
    """Every card that was kept unseen was another than the one that went [BS-10], and the first player was not dealt a
    complete hand [BS-45]."""
    known = known_before(g, seat, got)
    turn = latest_turn(g, seat)
    while turn >= earliest_turn(g):
        if not goes_back(g, seat, turn, hand, known, state):
            return False
        turn -= g.seats
    return not_dealt_complete(g, seat, hand)


@rule
def goes_back(g: Table, seat: int, turn: int, hand: Any, known: Any, state: Any) -> bool:
    """Takes a hand a turn back; whether it was as it was called [BS-18], and a caller might let that card go [BS-28]."""
    called = g.call[seat] != NO_CALL and turn >= g.called_on[seat]
    if called and turn == g.called_on[seat] and not gives_call(g, hand, g.first_call[seat]):
        return False
    if not step_back(g, turn, hand, known, state):
        return False
    got = took_and_kept(g, turn)
    if not called or turn == g.called_on[seat] or got == NONE:
        return True
    hand[got] += 1
    may_go = has(changes(g, hand, got), g.went[turn % len(g.went)] & FACE)
    hand[got] -= 1
    return may_go


@rule
def known_before(g: Table, seat: int, got: int) -> Any:
    """What was known of a hand before the card came that it has just got."""
    known = g.known[seat].copy()
    if got != NONE and g.seen_got != NONE:
        known[got] -= 1 + (g.showed & MOST_SHOWN)
    return known


@rule
def not_dealt_complete(g: Table, seat: int, hand: Any) -> bool:
    """Whether a hand, as it was dealt if all turns are remembered, is not one by which the first player wins [BS-45]."""
    first_player = g.kandang_tangan and g.starter_extra and seat == g.starter and g.turns <= len(g.went)
    return not first_player or not is_won(g, hand)


@rule
def gives_call(g: Table, hand: Any, call: int) -> bool:
    """Whether a hand may be flicked so: tan and ceki follow from the cards [BS-18], ceki over a mata is declared [BS-22]."""
    if call == CEKI_OVER_MATA:
        return ready_call(g, hand) == TAN and declared_ceki(g, hand) != 0
    return ready_call(g, hand) == call


@rule
def is_as_called(g: Table, seat: int, hand: Any) -> bool:
    """Ready, with a mata for tan and without for ceki [BS-18], and with one more for each improvement [BS-28]."""
    call = ready_call(g, hand)
    if call == NO_CALL:
        return False
    if g.changed[seat] == 0:
        return gives_call(g, hand, g.first_call[seat])
    if counts_matas(g, seat):
        made = matas(hand, g.set_size) - g.changed[seat]
        return made == 0 if g.first_call[seat] == CEKI else made > 0
    return g.call[seat] == CEKI or call == TAN


@rule
def counts_matas(g: Table, seat: int) -> bool:
    """Whether the calls tell how many matas there were, and the changes how many more there are [BS-22] [BS-30]."""
    told = g.after_call != FREE and g.metu_from != FROM_DISCARD  # else a change does not tell which mata was made
    return bool(told or g.changed[seat] == 0)


@rule
def sample_hand(g: Table, seat: int, hand: Any, cards: int, got: int, loose: Any, state: Any) -> float:
    """Gives a caller a ready hand of the kind that they have called [BS-17] [BS-18]."""
    wishes = a_ready_hand(cards, g.honour_rank, g.set_size)
    known = matas(hand, g.set_size)
    if counts_matas(g, seat) and g.first_call[seat] == CEKI:
        wishes[MATAS] = NO_MORE
        wishes[NEEDS_PAIR] = 1 if g.changed[seat] == 0 else 0
    elif counts_matas(g, seat) and known <= g.changed[seat]:
        wishes[MATAS] = SOME_MORE  # [BS-22] ceki too, where it was said over a mata
    elif g.call[seat] == TAN and known == 0:
        wishes[MATAS] = SOME_MORE
    if g.call[seat] == TAN:
        wishes[MAY_OPEN] = ~of_ranks(g.passed[seat], g.honour_rank)
    elif g.call_choice == FORCED or (g.first_call[seat] == CEKI and g.changed[seat] == 0):
        wishes[NOT_PAIRED] = g.passed[seat]
    if got != NONE and g.got_from == FROM_DISCARD and g.after_call == IMPROVE_ONLY:
        wishes[PAIRED] = got  # [BS-28] they took what makes a mata
    return draw_ready(wishes, hand, loose, g.deck, state)


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


@rule
def heuristic(g: Table, verb: int, card: int) -> int:
    """A simple player's eye: win, call, take what helps, let go what helps least. Sees its own hand and what all see."""
    if verb == WIN or verb == CLAIM:
        return 10_000
    if verb == TAKE:
        return 50 if is_of_use(g, g.hand[g.turn], g.discard) else 0
    if verb == DRAW or verb == PASS or verb == END:
        return 10
    value = worth_keeping(g, g.hand[g.turn], card)
    return 2_000 - value if verb == DISCARD else 5_000 - value


@rule
def is_of_use(g: Table, hand: Any, card: int) -> bool:
    """Whether a card completes a set or a mata, or pairs a lone card while there are fewer pairs than sets to come."""
    packed = residues(hand, g.honour_rank, g.set_size)
    left = (packed >> (2 * rank_of(card, g.honour_rank))) & 3
    if left == g.set_size - 1 or left == 0:
        return left != 0 or left_over(hand[card], g.set_size) == g.set_size - 1
    pairs = how_many((packed >> 1) & LOW_BITS)
    return pairs < (2 * pairs + how_many(packed & LOW_BITS) + 1) // 3


@rule
def worth_keeping(g: Table, hand: Any, card: int) -> int:
    """What a card of the hand is good for: by the cards left over of its rank and of its face, how many of its rank may
    still come, and whether the next player is known to hold such cards. The weights were tuned on some thousand deals."""
    following = (g.turn + 1) % g.seats
    of_its_rank = 0
    still_to_come = 0
    known = 0
    cards = of_rank(rank_of(card, g.honour_rank), g.honour_rank)
    while cards != 0:
        face = first(cards)
        cards &= cards - 1
        of_its_rank += hand[face]
        still_to_come += g.deck[face] - g.heap[face] - hand[face]
        known += g.known[following, face]
    left = left_over(of_its_rank, g.set_size)
    value = 14 * still_to_come + (400 if left == 0 else 220 if left == 2 else 0)
    alike = left_over(hand[card], g.set_size)
    value += 150 if alike == 0 else 60 if alike == 2 else 0
    return value + (30 if known > 0 else 0) + (30 if g.known[following, card] > 0 else 0)


# ---------------------------------------------------------------- advice, in plain Python


def reasons(
    g: Any,
    seat: int,
    verb: int,
    card: int,
    unseen: Any,
    mata: str = "mata",
    words: Any = ("", "tan", "ceki"),
    counts_calls: bool = True,
) -> list[Reason]:
    """The facts of a legal move, the weightiest first. `mata` and `words` are the game's for an identical set and for the
    calls; `counts_calls` says whether ceki and tan bring points."""
    hopes = Prospects(int(g.honour_rank), int(g.set_size), int(g.hand_size) + 1, unseen)
    if verb in (WIN, CLAIM):
        return [Reason("wins", "BS-31", hopes.cards)]
    if verb == PASS:
        wins = fits(g, seat, g.shown if g.shown != NONE else g.discard)
        return [Reason("wins", "BS-27", 0, told="let_by")] if wins else []
    if verb == DRAW:
        return reasons_to_draw(g, seat, hopes)
    if verb == TAKE:
        return reasons_to_take(g, seat, hopes, mata)
    return [] if verb == END else reasons_to_let_go(g, seat, verb, card, hopes, mata, words, counts_calls)


def reasons_to_draw(g: Any, seat: int, hopes: Prospects) -> list[Reason]:
    """What the next stock card may do."""
    hand, call = g.hand[seat], g.call[seat]
    kept = Reason("mata", "BS-14", int(matas(hand, g.set_size)), told="mata_not")
    wanted = waits(g, hand, call if call != NO_CALL else ready_call(g, hand))
    if wanted == 0:
        return [hopes.drawing(hand, "BS-10"), kept]
    if call == NO_CALL and g.require_call:
        return [Reason("wins", "BS-23", 0, told="draw_wins_not"), kept]
    n = left_of(wanted, hopes.unseen)
    clause = "BS-15" if call == NO_CALL else "BS-24"
    return [Reason("wins", clause, n, told="may_win", numbers={"n": n, "of": hopes.cards}), kept]


def reasons_to_take(g: Any, seat: int, hopes: Prospects, mata: str) -> list[Reason]:
    """What the last discard does to the hand; it cannot win."""
    hand, card = g.hand[seat], int(g.discard)
    made = int(hand[card]) % int(g.set_size) == g.set_size - 1
    told = "mata_made" if made else "mata_not"
    return [
        Reason("wins", "BS-15", 0, told="taken_wins_not"),
        hopes.taking(hand, card, "BS-10"),
        Reason("mata", "BS-14", int(matas(hand, g.set_size)) + int(made), told=told, word=mata),
    ]


def reasons_to_let_go(
    g: Any, seat: int, verb: int, card: int, hopes: Prospects, mata: str, words: Any, counts_calls: bool
) -> list[Reason]:
    """How far the hand is without a card, what helps it then, what a call changes, and what the next player gets."""
    hand = g.hand[seat]
    hand[card] -= 1
    short, helping = hopes.letting_go(hand, card, "BS-13")
    ready, far = int(ready_call(g, hand)), -short.good
    call = {FLICK: ready, FLICK_CEKI: CEKI, CHANGE: TAN, DISCARD: int(g.call[seat])}[verb]
    found = [short]
    if far == 1:
        found.append(waiting_for(g, hand, call or ready, hopes, mata))
    if ready != NO_CALL:
        found += reasons_to_call(g, seat, verb, words[call])
    if call != NO_CALL and counts_calls and g.ayam != g.tan_point:
        points = int(g.tan_point if call == TAN else g.ayam)
        found.append(Reason("pays", "BS-41", points, numbers={"n": points}, word=words[call]))
    if far > 1:
        found.append(helping)
    pairs = sum(int(hand[face]) % int(g.set_size) == g.set_size - 1 for face in range(FACES))
    kept = int(matas(hand, g.set_size))
    found.append(Reason("mata", "BS-14", kept, far, numbers={"n": kept}, word=mata))
    found.append(Reason("starts", "BS-14", pairs, far, numbers={"n": pairs}, word=mata))
    return [*found, wanted_next(g, seat, card, hopes)]


def waiting_for(g: Any, hand: Any, call: int, hopes: Prospects, mata: str) -> Reason:
    """What a hand waits for that is one card short; nothing, where it has no mata or holds all that it wants [BS-21]."""
    if call != NO_CALL:
        return hopes.waiting(int(waits(g, hand, call)), "BS-19")
    if matas(hand, g.set_size) == 0:
        return Reason("wait", "BS-14", 0, told="wait_no_mata", word=mata)
    return Reason("wait", "BS-21", 0, told="wait_gone")


def reasons_to_call(g: Any, seat: int, verb: int, word: str) -> list[Reason]:
    """What a call brings and binds to, or silence, where the hand is ready."""
    if g.call[seat] != NO_CALL:
        return []
    if verb == DISCARD:
        silent = Reason("call", "BS-23", 0, told="silent_not") if g.require_call else Reason("call", "BS-15", 1, told="silent")
        return [silent, Reason("free", "BS-30", 1)]
    told = "calls_must" if g.require_call else "calls_discards" if g.metu_from == FROM_DISCARD else "calls_all"
    return [Reason("call", "BS-24", 2, told=told, word=word), Reason("free", "BS-30", int(g.after_call == FREE), told="bound")]


def wanted_next(g: Any, seat: int, card: int, hopes: Prospects) -> Reason:
    """How many cards of the rank the next player is known to hold, who may take it."""
    known = hopes.of_rank(g.known[(seat + 1) % g.seats], card)
    return Reason("next", "BS-10", -known, told="next_wants" if known else "next_safe", numbers={"n": known}, word="card like it")


# ---------------------------------------------------------------- the house and the match, in plain Python


def arrange(options: dict[str, Any], players: int, given: set[str]) -> None:
    """Fills in what follows from other options. Raises `ValueError` for a table without a row [BS-2]."""
    amounts_of_source(options, given)
    count_decks(options, players)


def amounts_of_source(options: dict[str, Any], given: set[str]) -> None:
    """`source` sets the three amounts; each can be given by itself [BS-41]."""
    for name, amount in zip(("ayam", "kandang", "tan_point"), AMOUNTS[options["source"]], strict=True):
        if name not in given:
            options[name] = amount


def count_decks(options: dict[str, Any], players: int) -> None:
    """The half decks by the table, when they are not given. Raises `ValueError` where there are too few [BS-4]."""
    if options["half_decks"] is None:
        options["half_decks"] = half_decks(options["deck_table"], players)
    if 30 * options["half_decks"] < 14 * players + 2:
        raise ValueError(f"option half_decks: {options['half_decks']} half decks are too few for {players} players")


def half_decks(table: str, players: int) -> int:
    """Half decks by a book's table [BS-2] [BS-3]. Raises `ValueError` where it has no row for so many players."""
    if table == "custom":
        raise ValueError("option deck_table: custom needs the option half_decks")
    if players in MORE_SEATS:
        least = -(-(14 * players + 2) // 30)
        said = f"{players} players need it, for no table goes beyond {SEATS}; {least} to {MOST_HALF_DECKS} are allowed"
        raise ValueError(f"option half_decks: {said}")
    row = HALF_DECKS[table][players - 2] if 2 <= players <= SEATS else 0
    if row == 0:
        rows = [n + 2 for n, h in enumerate(HALF_DECKS[table]) if h]
        raise ValueError(f"deck table {table} has no row for {players} players; it has {rows[0]} to {rows[-1]}")
    return row


def longest(g: Table) -> int:
    """No round has more moves: between two stock cards at most `take_limit` rounds of takes [HA-8]."""
    drawn = 30 * int(g.half_decks) * (2 if g.stock_out == RESHUFFLE else 1)
    asked = int(g.seats) if g.claim_optional else 0
    if g.metu_from == FROM_BOTH:
        asked *= 2  # [GG-10] about the card drawn and about the card let go
    turns_between = int(g.take_limit) * int(g.seats) + 1
    return 2 + drawn * turns_between * (2 + asked) + turns_between * (2 + asked)


def next_round(match: Any, g: Table) -> None:
    """Who begins the next round [BS-46]; a replayed round keeps its first player [BS-34]."""
    if not g.replay:
        match.starter = next_starter(match.options["next_starter"], match.starter, g)


def next_starter(rule_of_house: str, starter: int, g: Table) -> int:
    """The seat that begins next; a dead round has no winner and keeps its place in the rotation."""
    if rule_of_house == "rotate":
        return (starter + 1) % int(g.seats)
    return int(g.winner) if rule_of_house == "winner" and g.winner != NONE else starter


def shows(tan: str, ceki: str) -> tuple[Show, ...]:
    """Where the fields lie on a screen, with the words for the two calls."""
    return (
        Show("heap", "table", label="discards"),
        Show("discard", "table", label="last discard"),
        Show("shown", "table", label="shown"),
        Show("turned", "table", "order", label="turned for the score"),
        Show("known", "seat", label="seen to hold"),
        Show("call", "seat", values=("", tan, ceki)),
        Show("winner", "table", "seat", label="sampei"),
    )


GAME = Game(
    title="Balik Satu",
    family="drawing",
    seats=tuple(range(2, SEATS + 1)),
    more_seats=MORE_SEATS,
    direction="anticlockwise",
    pack="ceki",
    summary="Collect five sets of three with a mata among them; turn one card for the score.",
    sources=(
        Source("Balik Satu, Ways to Play (games.porg.es)"),
        Source("Pwee, Chiki Cards", "p. 122"),
        Source("The Babas", "pp. 155-162"),
        Source("Gateway to Old School Games", "p. 71"),
    ),
    verbs=(
        Verb("take", "take the last discard", card=False),
        Verb("draw", "draw from the stock", card=False),
        Verb("discard", "let a card go", at="heap"),
        Verb("flick", "let a card go and call", at="heap", loud="call"),
        Verb("flick_ceki", "let a card go and say ceki though a mata is held", at="heap", loud="call"),
        Verb("change", "let a card go and change ceki to tan", at="heap", loud="call"),
        Verb("sampei", "show five sets and win", card=False, loud="win"),
        Verb("claim", "take the shown card and win", card=False, loud="win"),
        Verb("pass", "let the shown card go by", card=False),
        Verb("end_hand", "the stock is empty", card=False),
    ),
    lines=(
        Line("ayam", "BS-39", "ceki, completed by another's draw", POINTS),
        Line("kandang", "BS-40", "ceki, completed by one's own draw", POINTS),
        Line("kandang_tangan", "BS-45", "dealt complete: doubled", POINTS),
        Line("tan_point", "BS-42", "won on a tan call", POINTS),
        Line("mata", "BS-38", "each unmarked mata", POINTS, alike="set_size"),
        Line("red_mata", "BS-38", "each mata of red-stamped cards", POINTS, alike="set_size"),
        Line("balik_card", "BS-33", "the turned card", POINTS),
        Line("replay", "BS-34", "a yeo was turned: the round is played again", POINTS),
    ),
    longest=longest,
    presets={
        "singapore_pwee": {"source": "pwee", "deck_table": "pwee", "kena": False},
        "the_babas": {},
        "the_babas_1970s": {"rate": 5},
        "gateway": {"source": "gateway", "kena": False},
        "yeo_replay": {"yeo_replay": "unmarked"},
    },
    shows=shows("tan", "ceki"),
)


# ---------------------------------------------------------------- what can be counted at the deal

AS_DEALT, CARDS_OUT, DEALT_MATAS, FIRST_TURN = range(4)  # the events
COMPLETE: Final = 3  # of the first player's turn, beside the calls


@rule
def event(g: Table, what: int) -> int:
    """Of a hand as dealt: its call, how many cards complete it, its matas; and what the first player's turn may bring."""
    if what == FIRST_TURN:
        return first_turn(g)
    hand = g.hand[(g.starter + 1) % g.seats]
    if what == DEALT_MATAS:
        return matas(hand, g.set_size)
    call = ready_call(g, hand)
    return call if what == AS_DEALT else out_of(g, hand, waits(g, hand, call))


@rule
def out_of(g: Table, hand: Any, faces: int) -> int:
    """How many cards of some faces are not in this hand."""
    n = 0
    for face in range(FACES):
        if has(faces, face):
            n += g.deck[face] - hand[face]
    return n


@rule
def first_turn(g: Table) -> int:
    """With the card more, dealt [BS-5] or drawn: complete [BS-45], or ready when a card goes."""
    hand = g.hand[g.starter]
    top = NONE
    if not g.starter_extra:
        top = int(g.stock[g.stock_left - 1])
        hand[top] += 1
    found = COMPLETE if is_won(g, hand) else best_call(g, hand)
    if top != NONE:
        hand[top] -= 1
    return found


@rule
def best_call(g: Table, hand: Any) -> int:
    """Tan if some discard leaves it, else ceki, else nothing [BS-17]."""
    best = NO_CALL
    for face in range(FACES):
        if hand[face] > 0:
            call = call_without(g, hand, face)
            if call == TAN:
                return TAN
            if call != NO_CALL:
                best = call
    return best


def dealt_tables(g: Any, what: int) -> Iterator[tuple[Any, int]]:
    """A table for every class of hands that an event can tell apart, with the number of hands in it."""
    g = with_deck(g)
    near = Nearness([int(n) for n in g.deck], int(g.honour_rank), int(g.set_size))
    looks: dict[int, Any] = {
        DEALT_MATAS: (near.mata, add, 0),
        FIRST_TURN: (near.letting_go, near.join_letting_go, (False, frozenset(), (), 0)),
    }
    look, join, empty = looks.get(what, (near.ready, near.join_ready, (0, False, ())))
    cards = int(g.hand_size) + (what == FIRST_TURN)
    for hand, ways, _ in hands_by_look(near.deck, near.honours, cards, look, join, empty):
        g.hand[0 if what == FIRST_TURN else 1] = hand
        if what == FIRST_TURN and not g.starter_extra:
            g.stock[0] = first(held(g.hand[0]))
            g.stock_left = 1
            g.hand[0, g.stock[0]] -= 1
        yield g, ways


def with_deck(g: Any) -> Any:
    """A copy of a blank table with its deck counted in, all of it unless some is."""
    g = copy(g)
    if not any(g.deck):
        g.deck[:] = g.half_decks
    return g


def count_event(g: Any, what: int) -> dict[int, int]:
    """In how many hands an event has each of its values."""
    found: Counter[int] = Counter()
    for table, ways in dealt_tables(g, what):
        found[int(event(table, what))] += ways
    return dict(found)


def stock_at_deal(g: Any) -> int:
    """Cards that can be drawn [BS-7] [BS-32]."""
    return max(0, int(sum(g.deck)) - int(g.seats * g.hand_size + g.starter_extra + g.stock_reserve))


def outlook(g: Any) -> list[Page]:
    """What a hand dealt ready may hope for, by the number of cards that complete it."""
    g = with_deck(g)
    unseen = int(sum(g.deck)) - int(g.hand_size)
    draws = stock_at_deal(g)
    if g.metu_from == FROM_DISCARD:
        stock = Stock(unseen, -(-draws // int(g.seats)), OWN_DRAWS)
    else:
        stock = Stock(unseen, draws, EVERY_DRAW)
    return [waits_by_number("A hand dealt ready: how soon it is completed", "BS-24", count_event(g, CARDS_OUT), stock)]


def hand_odds(g: Any, known: Known, words: Any) -> list[Page]:
    """What a hand waits for, or what can make it ready. Raises `ValueError` for a hand of another size."""
    g = with_deck(g)
    size = int(g.hand_size)
    if len(known.hand) not in (size, size + 1):
        raise ValueError(f"hand of {len(known.hand)} cards: {size}, or {size + 1} before a card goes, can be counted")
    left = cards_left(g.deck, known)
    stock = stock_of(known, g.deck, stock_at_deal(g), int(g.seats), g.metu_from != FROM_DISCARD)
    g.hand[0] = counted(known.hand)
    hand = g.hand[0]
    if len(known.hand) > size:
        return [choices_of_discard(g, hand, left, stock, words)]
    call = ready_call(g, hand)
    if call != NO_CALL:
        return [waits_by_card(f"Waits of this hand ({words[call]})", "BS-24", waits(g, hand, call), left, stock)]
    return [next_card(g, hand, left, words)]


def choices_of_discard(g: Any, hand: Any, left: Any, stock: Stock, words: Any) -> Page:
    """For every card that may go and leaves a ready hand its call and waits [BS-17]."""
    choices = []
    for face in range(FACES):
        call = call_without(g, hand, face) if hand[face] > 0 else NO_CALL
        if call != NO_CALL:
            hand[face] -= 1
            choices.append((face, words[call], waits(g, hand, call)))
            hand[face] += 1
    title = "This hand is complete; what it is when a card goes" if is_won(g, hand) else "Ready when a card goes"
    return waits_by_discard(title, "BS-17", choices, left, stock)


def next_card(g: Any, hand: Any, left: Any, words: Any) -> Odds:
    """What the next card makes of a hand that is not ready."""
    found: Counter[int] = Counter()
    for face in range(FACES):
        if left[face]:
            hand[face] += 1
            found[int(best_call(g, hand))] += left[face]
            hand[face] -= 1
    labels = {NO_CALL: "not yet ready", TAN: f"ready: {words[TAN]}", CEKI: f"ready: {words[CEKI]}"}
    lines = tuple(Chance(says, found[value], sum(left)) for value, says in labels.items())
    how = "each unseen card tried, with every discard after it"
    return Odds("The next card makes this hand", "BS-17", how, "the hand when a card has gone", lines)


def counting(mata: str, tan: str, ceki: str) -> Counted:
    """What games of this kind count, with their words for an identical set and the two calls."""
    calls = {NO_CALL: "not ready", TAN: f"ready: {tan}", CEKI: f"ready: {ceki}"}
    how = "hands counted rank by rank with binomials; the rules say what one hand of each class is"
    return Counted(
        events=(
            Event("A hand as dealt", "BS-17", "the hand", how, partial(count_event, what=AS_DEALT), calls),
            Event("Cards that complete a hand as dealt", "HA-5", "cards (0: not ready)", how, partial(count_event, what=CARDS_OUT)),
            Event(f"{mata.capitalize()} in a hand as dealt", "HA-2", f"number of {mata}", how, partial(count_event, what=DEALT_MATAS)),
            Event("The first player with one card more", "BS-45", "the best a discard leaves", how, partial(count_event, what=FIRST_TURN), {**calls, COMPLETE: "complete"}),
        ),
        outlook=outlook,
        hand=partial(hand_odds, words=("", tan, ceki)),
        beyond="Who wins a round has no closed form: it depends on what everyone lets go.",
    )


ODDS: Final = counting("mata", "tan", "ceki")


# ---------------------------------------------------------------- worked examples: laying them out, reading them off

CALLS: Final = {None: NO_CALL, "tan": TAN, "ceki": CEKI}
CALL_WORDS: Final = (None, "tan", "ceki")


def lay_decks(lay: Any, half_decks: int) -> Any:
    """A blank table for cards of so many half decks, whatever the house deals from."""
    g = lay()
    g.half_decks = half_decks
    return g


def lay_hand(g: Any, codes: Any, seat: int = 0) -> Any:
    """Puts a hand before a seat and counts the whole deck in. Raises `ValueError` for too many copies of a card."""
    hand = counted(codes)
    for face in range(FACES):
        g.deck[face] = g.half_decks
    refuse_too_many(g, hand)
    g.hand[seat] = hand
    return g.hand[seat]


def refuse_too_many(g: Any, cards: Any) -> None:
    """Raises `ValueError` for more copies of a card than the deck has."""
    for face in range(FACES):
        if cards[face] > g.deck[face]:
            raise ValueError(f"card {card_code(face)}: {cards[face]} copies, the deck has {g.deck[face]}")


def example_deck(lay: Any, given: Any) -> dict[str, Any]:
    """Half decks, cards dealt and left, by table and players; or the error that there is no such row."""
    try:
        g = lay(given["players"], deck_table=given["source"])
    except ValueError:
        return {"error": "players_not_in_table"}
    return read_deck(g)


def example_fixed_deck(lay: Any, given: Any, sources: Any) -> dict[str, Any]:
    """The same for a game whose cards follow from the number of players alone."""
    if given["source"] not in sources:
        raise ValueError(f"source {given['source']!r} is not one of {', '.join(sources)}")
    try:
        g = lay(given["players"])
    except ValueError:
        return {"error": "players_not_in_table"}
    return read_deck(g)


def read_deck(g: Any) -> dict[str, Any]:
    """Deals and counts."""
    g.kandang_tangan = 0
    deal_of(g)(g)
    return {
        "half_decks": int(g.half_decks),
        "cards": int(sum(g.deck)),
        "copies_per_type": int(g.deck[0]),
        "dealt": int(sum(g.hand.sum(axis=1))),
        "stock": int(g.stock_left),
    }


def deal_of(g: Any) -> Any:
    """The deal of the game whose table this is."""
    return vars(sys.modules[type(g).__module__])["deal"]


def settle_of(g: Any) -> Any:
    """The score of the game whose table this is."""
    return vars(sys.modules[type(g).__module__])["settle"]


def example_ready(lay: Any, given: Any, words: Any = CALL_WORDS) -> dict[str, Any]:
    """What a hand one card short calls and waits for."""
    g = lay_decks(lay, given["half_decks"])
    hand = lay_hand(g, given["hand"])
    call = ready_call(g, hand)
    return {"call": words[call], "waits": members(waits(g, hand, call))}


def example_ready_choices(lay: Any, given: Any) -> dict[str, Any]:
    """Every call that may be named, with its waits."""
    g = lay_decks(lay, given["half_decks"])
    hand = lay_hand(g, given["hand"])
    call = ready_call(g, hand)
    calls = {CALL_WORDS[call]: members(waits(g, hand, call))} if call != NO_CALL else {}
    if call == TAN and declared_ceki(g, hand):
        calls["ceki"] = members(waits(g, hand, CEKI))
    return {"calls": calls}


def example_win(lay: Any, given: Any) -> dict[str, Any]:
    """Whether a last card wins, and the matas."""
    g = lay()
    hand = lay_hand(g, [*given["hand"], given["card"]])
    stock, discard = given["from"] == "stock", given["from"] == "discard"
    counts_here = stock or (discard and g.metu_from != FROM_STOCK)  # [GG-10] a stock card always wins for its drawer
    return {"win": bool(counts_here and is_won(g, hand)), "matas": listed(hand // g.set_size)}


def example_improve(lay: Any, given: Any, words: Any = CALL_WORDS) -> dict[str, Any]:
    """What a caller may do with a card."""
    g = lay_decks(lay, given["half_decks"])
    hand = lay_hand(g, given["hand"])
    call, card = words.index(given["call"]), card_number(given["card"])
    wins = given["from"] == "stock" and has(waits(g, hand, call), card)
    hand[card] += 1
    better = 0 if wins or g.after_call == LOCKED else improving_discards(g, hand, card)
    found: dict[str, Any] = {"wins": wins, "improving_discards": members(better), "after": {}}
    for face in range(FACES):
        if has(better, face):
            hand[face] -= 1
            kept = [call] if call == TAN else [c for c in (CEKI, TAN) if c == CEKI or ready_call(g, hand) == TAN]
            after = {words[c]: members(waits(g, hand, c)) for c in kept}
            found["after"][card_code(face)] = {word: cards for word, cards in after.items() if cards}
            hand[face] += 1
    found["may_take?"] = changes(g, hand, card) != 0
    if g.after_call == FREE:
        found["free_discards"] = read_calls(g, hand, free_discards(g, hand, card), words)
    return found


def read_calls(g: Any, hand: Any, cards: int, words: Any) -> dict[str, Any]:
    """For each discard of a set that leaves a ready hand the call and its waits."""
    calls = {}
    for face in range(FACES):
        if has(cards, face):
            hand[face] -= 1
            call = ready_call(g, hand)
            if call != NO_CALL:
                calls[card_code(face)] = {"call": words[call], "waits": members(waits(g, hand, call))}
            hand[face] += 1
    return calls


def example_discard_calls(lay: Any, given: Any, words: Any = CALL_WORDS) -> dict[str, Any]:
    """For each discard that leaves a ready hand the call and its waits."""
    g = lay_decks(lay, given["half_decks"])
    hand = lay_hand(g, given["hand"])
    cards = held(hand)
    if given.get("barred_discard"):
        cards &= ~one(card_number(given["barred_discard"]))
    return {"calls": read_calls(g, hand, cards, words)}


def example_claim(lay: Any, given: Any) -> dict[str, Any]:
    """Who takes a shown card and wins."""
    g = lay(given["players"], kandang_tangan=False)
    for caller in given["callers"]:
        lay_hand(g, caller["hand"], caller["seat"])
        g.call[caller["seat"]] = CALLS[caller["call"]]
        g.called_at[caller["seat"]] = caller["order"]
    if "drawer_hand" in given:
        lay_hand(g, given["drawer_hand"], given["drawer"])
    g.turn = g.drawer = given["drawer"]
    g.stock_left = 50
    turn_up(g, card_number(given["card"]))
    if not g.over:
        moves = no_moves()
        legal(g, moves)
        if may(moves, WIN, NONE):
            play(g, WIN, NONE)
    winner = None if g.winner == NONE else int(g.winner)
    return {"winner": winner, "how": None if winner is None else "self_draw" if winner == g.drawer else "other_draw"}


def example_legal(lay: Any, given: Any) -> dict[str, Any]:
    """What the seat in turn may do."""
    g = lay()
    hand = lay_hand(g, given["hand"])
    g.stock_left = given.get("stock", 50)
    g.step = DRAWING if given["phase"] == "draw" else DISCARDING
    if given.get("last_discard"):
        g.discard = card_number(given["last_discard"])
    if given.get("got"):
        g.got = card_number(given["got"])
        g.got_from = FROM_DISCARD if given["got_from"] == "discard" else FROM_STOCK
        hand[g.got] += 1
    g.call[1] = TAN if given.get("calls_by_others") else NO_CALL
    moves = no_moves()
    legal(g, moves)
    actions = [GAME.verbs[verb].word for verb in (DISCARD, DRAW, TAKE, END) if moves[verb]]
    found: dict[str, Any] = {"actions": actions} if given["phase"] != "discard" else {}
    if given["phase"] == "draw":
        found["reveal_draw"] = any_call(g)
    else:
        found["discards"] = members(int(moves[DISCARD]))
    return found


def lay_score(lay: Any, given: Any, calls: Any = CALLS) -> Any:
    """A won round with the cards that will be turned on top of the stock, settled."""
    g = lay(given["players"])
    lay_hand(g, [*given["hand"], given["card"]], given["winner"])
    g.winner, g.win_card, g.drawer = given["winner"], card_number(given["card"]), given["drawer"]
    g.call[g.winner] = calls[given["call"]]
    g.dealt = int(given.get("dealt", False))
    turned = [card_number(code) for code in given["balik"]]
    refuse_too_many(g, g.hand[g.winner] + counted(given["balik"]))
    g.stock[: len(turned)] = turned[::-1]
    g.stock_left = len(turned)
    settle_of(g)(g)
    return g


def example_score(lay: Any, given: Any, calls: Any = CALLS, counted_items: Any = ()) -> dict[str, Any]:
    """The score line by line, the total, and what each seat gets."""
    g = lay_score(lay, given, calls)
    total = int(g.cents[g.winner]) // int(g.rate) // (int(g.seats) - 1)
    return {
        "items": read_items(g, counted_items),
        "total": total,
        "payments": [int(c) // int(g.rate) for c in g.cents[: g.seats]],
        "replay": bool(g.replay),
        "payments_cents?": [int(c) for c in g.cents[: g.seats]],
    }


def read_items(g: Any, counted_items: Any = ()) -> list[dict[str, Any]]:
    """The score lines in words; lines of one kind are put together."""
    items: dict[str, dict[str, Any]] = {}
    words = vars(sys.modules[type(g).__module__])["GAME"].lines
    for i in range(g.lines):
        word, n, faces = words[g.line_what[i]].word, int(g.line_count[i]), members(int(g.line_faces[i]))
        if g.line_points[i] == 0:
            continue
        item = items.setdefault(word, {"item": word, "points": 0})
        item["points"] += int(g.line_points[i])
        if word in counted_items:
            item["count"] = item.get("count", 0) + n
        elif word.endswith("_card") and not word.startswith("red"):
            item["card"] = faces[0]
        elif faces and word not in ("ayam", "kandang", "red_winning_card", "metu", "rabas"):
            item["types"] = sorted(item.get("types", []) + faces * n, key=card_number)
    return list(items.values())


def example_card_values(lay: Any, given: Any) -> dict[str, Any]:
    """The worth of every card when it is turned."""
    return {"values": {card_code(face): balik_value(face) for face in range(FACES)}}


EXAMPLES: Final = {
    "deck": example_deck,
    "ready": example_ready,
    "ready_choices": example_ready_choices,
    "win": example_win,
    "improve": example_improve,
    "discard_calls": example_discard_calls,
    "claim": example_claim,
    "legal": example_legal,
    "score": example_score,
    "card_values": example_card_values,
}
