"""The facts of a move that advice is made of."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import OWN_KIND, of_rank
from ceki.cards.odds.waiting import left_of
from ceki.cards.prospects import Prospects
from ceki.cards.sets import still_out
from ceki.engine.bits import NONE
from ceki.engine.game import Reason
from ceki.engine.rule import rule
from ceki.games.kowah.rules import CLAIMING, DOUBLE, HAND, PLAIN, SET, TRIPLE, Table, fits, ready_rank
from ceki.games.kowah.words import CALL, DRAW, END, FLICK, PASS, TAKE, TAKE_WIN, WIN

TIMES: Final = ("", "once", "twice", "three times")


@rule
def waits(g: Table, hand: Any) -> int:
    """The cards that complete a ready hand [HA-5]; four copies always leave one."""
    rank = ready_rank(hand)
    return 0 if rank == NONE else still_out(hand, g.deck, of_rank(rank, OWN_KIND))


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
    """How far eight cards are from three sets, what helps them then, what the sets count, and what the next player
    gets."""
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
