"""The reasons of a move in games of sets: how far a hand is, what helps it, what a call changes."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import FACES, of_rank, rank_of
from ceki.cards.prospects import nearer, short, short_with
from ceki.cards.sets import left_over, matas
from ceki.engine.bits import NONE, count_all, count_in
from ceki.engine.reasons import Fact, Facts, fact, with_card, with_number, with_word
from ceki.engine.rule import rule
from ceki.games._sets.beliefs import waits
from ceki.games._sets.calls import fits, ready_call
from ceki.games._sets.options import FREE
from ceki.games._sets.table import CEKI, FROM_DISCARD, NO_CALL, TAN, Table
from ceki.games._sets.words import CHANGE, CLAIM, DISCARD, DRAW, FLICK, FLICK_CEKI, PASS, TAKE, WIN

MATA: Final = 0  # of the words; the others have the numbers of the calls
(
    WINS,
    LET_BY,
    MAY_WIN,
    MAY_WIN_CALLED,
    DRAW_WINS_NOT,
    TAKEN_WINS_NOT,
    DRAWS_NEARER,
    TAKES_NEARER,
    TAKES_NO_NEARER,
    MATA_MADE,
    MATA_NOT,
    SHORT,
    SHORT_PAIR,
    SHORT_SET,
    HELP,
    WAIT,
    WAIT_NO_MATA,
    WAIT_GONE,
    MATA_KEPT,
    STARTS,
    CALLS_ALL,
    CALLS_DISCARDS,
    CALLS_MUST,
    SILENT,
    SILENT_NOT,
    FREE_HAND,
    BOUND,
    PAYS,
    NEXT_WANTS,
    NEXT_SAFE,
) = FACTS = Facts(
    Fact("wins", "BS-31", alone=True),
    Fact("let_by", "BS-27", "wins", alone=True),
    Fact("may_win", "BS-15", "wins", ("n", "of"), alone=True),
    Fact("may_win", "BS-24", "wins", ("n", "of"), alone=True),
    Fact("draw_wins_not", "BS-23", "wins", alone=True),
    Fact("taken_wins_not", "BS-15", "wins", alone=True),
    Fact("draws_nearer", "BS-10", "nearer", ("n", "of")),
    Fact("takes_nearer", "BS-10", "nearer", ("short",)),
    Fact("takes_no_nearer", "BS-10", "nearer"),
    Fact("mata_made", "BS-14", "mata"),
    Fact("mata_not", "BS-14", "mata"),
    Fact("short", "BS-13", "short", ("n",)),
    Fact("short_pair", "BS-13", "short", ("n",)),
    Fact("short_set", "BS-13", "short", ("n",)),
    Fact("help", "BS-13", "help", ("n", "of")),
    Fact("wait", "BS-19", "wait", ("n",)),
    Fact("wait_no_mata", "BS-14", "wait"),
    Fact("wait_gone", "BS-21", "wait"),
    Fact("mata", "BS-14", "mata", ("n",)),
    Fact("starts", "BS-14", "starts", ("n",)),
    Fact("calls_all", "BS-24", "call"),
    Fact("calls_discards", "BS-24", "call"),
    Fact("calls_must", "BS-24", "call"),
    Fact("silent", "BS-15", "call"),
    Fact("silent_not", "BS-23", "call"),
    Fact("free", "BS-30", "free"),
    Fact("bound", "BS-30", "free"),
    Fact("pays", "BS-41", "pays", ("n",)),
    Fact("next_wants", "BS-10", "next", ("n",)),
    Fact("next_safe", "BS-10", "next"),
    words=("mata", "tan", "ceki"),
)


@rule
def reasons(g: Table, seat: int, verb: int, card: int, unseen: Any, out: Any) -> None:
    """The facts of a legal move, the weightiest first."""
    reasons_in_sets(g, seat, verb, card, unseen, out, 1)


@rule
def reasons_in_sets(g: Table, seat: int, verb: int, card: int, unseen: Any, out: Any, counts_calls: int) -> None:
    """The same; `counts_calls` says whether ceki and tan score points."""
    if verb == WIN or verb == CLAIM:
        fact(out, WINS, count_all(unseen), 0)
    elif verb == PASS:
        if fits(g, seat, g.shown if g.shown != NONE else g.discard):
            fact(out, LET_BY, 0, 0)
    elif verb == DRAW:
        reasons_to_draw(g, g.hand[seat], g.call[seat], unseen, out)
    elif verb == TAKE:
        reasons_to_take(g, g.hand[seat], unseen, out)
    elif verb == DISCARD or verb == FLICK or verb == FLICK_CEKI or verb == CHANGE:
        g.hand[seat, card] -= 1
        reasons_to_let_go(g, seat, verb, card, unseen, out, counts_calls)


@rule
def reasons_to_draw(g: Table, hand: Any, call: int, unseen: Any, out: Any) -> None:
    """What the next stock card may do."""
    wanted = waits(g, hand, call if call != NO_CALL else ready_call(g, hand))
    if wanted == 0:
        n = nearer(hand, unseen, g.honour_rank, g.set_size, g.hand_size + 1)
        fact(out, DRAWS_NEARER, n, distance(g, hand) - 1)
        with_number(out, n)
        with_number(out, count_all(unseen))
    elif call == NO_CALL and g.require_call:
        fact(out, DRAW_WINS_NOT, 0, 0)
    else:
        n = count_in(unseen, wanted)
        fact(out, MAY_WIN if call == NO_CALL else MAY_WIN_CALLED, n, 0)
        with_number(out, n)
        with_number(out, count_all(unseen))
    fact(out, MATA_NOT, matas(hand, g.set_size), 0)


@rule
def distance(g: Table, hand: Any) -> int:
    """How many cards a hand lacks."""
    return short(hand, g.honour_rank, g.set_size, g.hand_size + 1)


@rule
def reasons_to_take(g: Table, hand: Any, unseen: Any, out: Any) -> None:
    """What the last discard does to the hand; it cannot win."""
    fact(out, TAKEN_WINS_NOT, 0, 0)
    before = distance(g, hand)
    after = short_with(hand, g.discard, g.honour_rank, g.set_size, g.hand_size + 1)
    if after < before:
        fact(out, TAKES_NEARER, count_all(unseen), before - 1)
        with_number(out, after)
    else:
        fact(out, TAKES_NO_NEARER, 0, before - 1)
    with_card(out, g.discard)
    made = int(left_over(hand[g.discard], g.set_size) == g.set_size - 1)
    fact(out, MATA_MADE if made else MATA_NOT, matas(hand, g.set_size) + made, 0)
    with_word(out, MATA)


@rule
def reasons_to_let_go(g: Any, seat: int, verb: int, card: int, unseen: Any, out: Any, counts_calls: int) -> None:
    """How far the hand is without a card, what helps it then, what a call changes, and what the next player gets."""
    hand = g.hand[seat]
    far = distance(g, hand)
    over = left_over(count_in(hand, alike(g, card)) + 1, g.set_size)
    fact(out, SHORT_SET if over == 0 else SHORT_PAIR if over == 2 else SHORT, -far, 0)
    with_number(out, far)
    ready = ready_call(g, hand)
    call = ready if verb == FLICK else CEKI if verb == FLICK_CEKI else TAN if verb == CHANGE else g.call[seat]
    if far == 1:
        reasons_to_wait(g, hand, call if call != NO_CALL else ready, unseen, out)
    if ready != NO_CALL and g.call[seat] == NO_CALL:
        reasons_to_call(g, verb, call, out)
    if call != NO_CALL and counts_calls and g.ayam != g.tan_point:
        points = g.tan_point if call == TAN else g.ayam
        fact(out, PAYS, points, 0)
        with_number(out, points)
        with_word(out, call)
    if far > 1:
        n = nearer(hand, unseen, g.honour_rank, g.set_size, g.hand_size + 1)
        fact(out, HELP, n, far)
        with_number(out, n)
        with_number(out, count_all(unseen))
    reasons_to_keep(g, hand, far, out)
    reason_of_the_next(g, seat, card, out)


@rule
def alike(g: Table, card: int) -> int:
    """The faces of the rank of a card."""
    return of_rank(rank_of(card, g.honour_rank), g.honour_rank)


@rule
def reasons_to_wait(g: Table, hand: Any, call: int, unseen: Any, out: Any) -> None:
    """What a hand waits for that is one card short; nothing, where it has no mata or holds all that it wants
    (BS-21)."""
    if call != NO_CALL:
        n = count_in(unseen, waits(g, hand, call))
        fact(out, WAIT, n, 0)
        with_number(out, n)
    elif matas(hand, g.set_size) == 0:
        fact(out, WAIT_NO_MATA, 0, 0)
        with_word(out, MATA)
    else:
        fact(out, WAIT_GONE, 0, 0)


@rule
def reasons_to_call(g: Table, verb: int, call: int, out: Any) -> None:
    """What a call earns and binds to, or silence, where the hand is ready."""
    if verb == DISCARD:
        fact(out, SILENT_NOT if g.require_call else SILENT, 0 if g.require_call else 1, 0)
        fact(out, FREE_HAND, 1, 0)
        return
    discards = g.metu_from == FROM_DISCARD
    fact(out, CALLS_MUST if g.require_call else CALLS_DISCARDS if discards else CALLS_ALL, 2, 0)
    with_word(out, call)
    fact(out, BOUND, int(g.after_call == FREE), 0)


@rule
def reasons_to_keep(g: Table, hand: Any, far: int, out: Any) -> None:
    """The matas that are kept, and the pairs of which more are made."""
    kept = matas(hand, g.set_size)
    fact(out, MATA_KEPT, kept, far)
    with_number(out, kept)
    with_word(out, MATA)
    pairs = 0
    for face in range(FACES):
        pairs += int(left_over(hand[face], g.set_size) == g.set_size - 1)
    fact(out, STARTS, pairs, far)
    with_number(out, pairs)
    with_word(out, MATA)


@rule
def reason_of_the_next(g: Table, seat: int, card: int, out: Any) -> None:
    """How many cards of the rank the next player is known to hold, who may take it."""
    known = count_in(g.known[(seat + 1) % g.seats], alike(g, card))
    fact(out, NEXT_WANTS if known else NEXT_SAFE, -known, 0)
    if known:
        with_number(out, known)
