"""For bots: what a simple player would do, and what calls and throws say of hidden cards."""

from __future__ import annotations

from typing import Any

from ceki.cards.ceki import of_rank, rank_of
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
from ceki.cards.sets import LOW_BITS, left_over, matas, open_rank, residues, still_out
from ceki.cards.trail import FACE, MOST_SHOWN, earliest_turn, latest_turn, step_back, took_and_kept
from ceki.engine.bits import NONE, first, has, how_many
from ceki.engine.contract import ANY_HAND, FEW_HANDS, MOST_HANDS
from ceki.engine.rule import rule
from ceki.games._sets.calls import ceki_pairs, changes, declared_ceki, is_won, ready_call
from ceki.games._sets.options import FORCED, FREE, IMPROVE_ONLY
from ceki.games._sets.table import CEKI, CEKI_OVER_MATA, FROM_DISCARD, NO_CALL, TAN, Table
from ceki.games._sets.turns import could_change
from ceki.games._sets.words import CLAIM, DISCARD, DRAW, END, PASS, TAKE, WIN


@rule
def waits(g: Table, hand: Any, call: int) -> int:
    """The cards that complete a hand under a call: tan any of the rank (BS-19), ceki the identical one (BS-20)."""
    rank = open_rank(hand, g.honour_rank, g.set_size)
    if rank == NONE or call == NO_CALL:
        return 0
    if call == TAN:
        return still_out(hand, g.deck, of_rank(rank, g.honour_rank))
    return still_out(hand, g.deck, ceki_pairs(g, hand, rank))


@rule
def hand_constraint(g: Table, seat: int) -> int:
    """All know of a caller that they are ready (BS-17); of the first player, that they were not dealt a complete hand
    (BS-45); of who kept what they drew, that another card went."""
    if seat == g.winner:
        return ANY_HAND  # it lies open
    if g.call[seat] != NO_CALL:
        return FEW_HANDS
    return MOST_HANDS if before_first_discard(g, seat) or latest_turn(g, seat) >= 0 else ANY_HAND


@rule
def before_first_discard(g: Table, seat: int) -> bool:
    """Whether a seat still has the hand that it began with, and would have won by a complete one (BS-45)."""
    return bool(g.kandang_tangan and g.starter_extra and g.turns == 0 and seat == g.starter)


@rule
def hand_consistent(g: Table, seat: int, hand: Any, got: int) -> bool:
    """A caller's hand is as they called it, and no card completes it of those that they would have had to win by
    (BS-27)."""
    call = g.call[seat]
    if call == NO_CALL:
        return not before_first_discard(g, seat) or not is_won(g, hand)
    if not is_as_called(g, seat, hand) or waits(g, hand, call) & g.passed[seat] != 0:
        return False
    return got == NONE or g.got_from != FROM_DISCARD or could_change(g, hand, got)


@rule
def hand_reachable(g: Table, seat: int, hand: Any, got: int, state: Any) -> bool:
    """Every card that was kept unseen was another than the one that went (BS-10), and the first player was not dealt a
    complete hand (BS-45)."""
    known = known_before(g, seat, got)
    turn = latest_turn(g, seat)
    while turn >= earliest_turn(g):
        if not goes_back(g, seat, turn, hand, known, state):
            return False
        turn -= g.seats
    return not_dealt_complete(g, seat, hand)


@rule
def goes_back(g: Table, seat: int, turn: int, hand: Any, known: Any, state: Any) -> bool:
    """Takes a hand a turn back; whether it was as it was called (BS-18), and a caller might discard that card
    (BS-28)."""
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
    """What was known of a hand before the card came that it has just got. Counts by face, (faces,)."""
    known = g.known[seat].copy()
    if got != NONE and g.seen_got != NONE:
        known[got] -= 1 + (g.showed & MOST_SHOWN)
    return known


@rule
def not_dealt_complete(g: Table, seat: int, hand: Any) -> bool:
    """Whether a hand, as it was dealt if all turns are remembered, is not one with which the first player wins
    (BS-45)."""
    first_player = g.kandang_tangan and g.starter_extra and seat == g.starter and g.turns <= len(g.went)
    return not first_player or not is_won(g, hand)


@rule
def gives_call(g: Table, hand: Any, call: int) -> bool:
    """Whether a hand may be flicked so: tan and ceki follow from the cards (BS-18), ceki over a mata is declared
    (BS-22)."""
    if call == CEKI_OVER_MATA:
        return ready_call(g, hand) == TAN and declared_ceki(g, hand) != 0
    return ready_call(g, hand) == call


@rule
def is_as_called(g: Table, seat: int, hand: Any) -> bool:
    """Ready, with a mata for tan and without for ceki (BS-18), and with one more for each improvement (BS-28)."""
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
    """Whether the calls show how many matas there were, and the changes how many more there are (BS-22, BS-30)."""
    told = g.after_call != FREE and g.metu_from != FROM_DISCARD  # else a change does not show which mata was made
    return bool(told or g.changed[seat] == 0)


@rule
def sample_hand(g: Table, seat: int, hand: Any, cards: int, got: int, loose: Any, state: Any) -> float:
    """Gives a caller a ready hand of the kind that they have called (BS-17, BS-18)."""
    wishes = a_ready_hand(cards, g.honour_rank, g.set_size)
    known = matas(hand, g.set_size)
    if counts_matas(g, seat) and g.first_call[seat] == CEKI:
        wishes[MATAS] = NO_MORE
        wishes[NEEDS_PAIR] = 1 if g.changed[seat] == 0 else 0
    elif counts_matas(g, seat) and known <= g.changed[seat]:
        wishes[MATAS] = SOME_MORE  # (BS-22) ceki too, where it was said over a mata
    elif g.call[seat] == TAN and known == 0:
        wishes[MATAS] = SOME_MORE
    if g.call[seat] == TAN:
        wishes[MAY_OPEN] = ~of_ranks(g.passed[seat], g.honour_rank)
    elif g.call_choice == FORCED or (g.first_call[seat] == CEKI and g.changed[seat] == 0):
        wishes[NOT_PAIRED] = g.passed[seat]
    if got != NONE and g.got_from == FROM_DISCARD and g.after_call == IMPROVE_ONLY:
        wishes[PAIRED] = got  # (BS-28) they took what makes a mata
    return draw_ready(wishes, hand, loose, g.deck, state)


@rule
def heuristic(g: Table, verb: int, card: int) -> int:
    """A simple player's eye: win, call, take what helps, discard what helps least. Sees its own hand and what all
    see."""
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
    """What a card of the hand is good for: by the cards left over of its rank and of its face, how many of its rank
    may still come, and whether the next player is known to hold such cards. The weights were tuned on some thousand
    deals."""
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
