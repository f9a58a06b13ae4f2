"""The facts of a move that advice is made of."""

from __future__ import annotations

from typing import Any

from ceki.cards.ceki import FACES
from ceki.cards.odds.waiting import left_of
from ceki.cards.prospects import Prospects
from ceki.cards.sets import matas
from ceki.engine.bits import NONE
from ceki.engine.game import Reason
from ceki.games._sets.beliefs import waits
from ceki.games._sets.calls import fits, ready_call
from ceki.games._sets.options import FREE
from ceki.games._sets.table import CEKI, FROM_DISCARD, NO_CALL, TAN
from ceki.games._sets.words import CHANGE, CLAIM, DISCARD, DRAW, END, FLICK, FLICK_CEKI, PASS, TAKE, WIN

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
    """The facts of a legal move, the weightiest first. `mata` and `words` are the game's for an identical set and for
    the calls; `counts_calls` says whether ceki and tan bring points."""
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
    """What a hand waits for that is one card short; nothing, where it has no mata or holds all that it wants
    [BS-21]."""
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
        silent = (
            Reason("call", "BS-23", 0, told="silent_not")
            if g.require_call
            else Reason("call", "BS-15", 1, told="silent")
        )
        return [silent, Reason("free", "BS-30", 1)]
    told = "calls_must" if g.require_call else "calls_discards" if g.metu_from == FROM_DISCARD else "calls_all"
    return [
        Reason("call", "BS-24", 2, told=told, word=word),
        Reason("free", "BS-30", int(g.after_call == FREE), told="bound"),
    ]


def wanted_next(g: Any, seat: int, card: int, hopes: Prospects) -> Reason:
    """How many cards of the rank the next player is known to hold, who may take it."""
    known = hopes.of_rank(g.known[(seat + 1) % g.seats], card)
    return Reason(
        "next", "BS-10", -known, told="next_wants" if known else "next_safe", numbers={"n": known}, word="card like it"
    )
