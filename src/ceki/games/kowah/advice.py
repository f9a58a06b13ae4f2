"""The reasons of a move."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import OWN_KIND, of_rank, rank_of
from ceki.cards.prospects import nearer, short, short_with, worth
from ceki.cards.sets import left_over, still_out
from ceki.engine.bits import NONE, count_all, count_in
from ceki.engine.reasons import Fact, Facts, fact, with_card, with_number, with_word
from ceki.engine.rule import rule
from ceki.games.kowah.rules import CLAIMING, DOUBLE, HAND, PLAIN, SET, TRIPLE, Table, fits, ready_rank
from ceki.games.kowah.words import CALL, DISCARD, DRAW, FLICK, PASS, TAKE, TAKE_WIN, WIN

FULL: Final = HAND + 1
CEKI, THREE_SETS = range(2)  # the words
(
    WINS_TAKEN,
    WINS_TAKEN_DRAW,
    WINS_DRAWN,
    MAY_WIN,
    LET_BY,
    TAKEN_WINS_NOT,
    DRAWS_NEARER,
    TAKES_NEARER,
    TAKES_NO_NEARER,
    SHORT,
    SHORT_PAIR,
    SHORT_SET,
    HELP,
    WAIT,
    WORTH,
    CALLS_MUST,
    SILENT_NOT,
    FREE_HAND,
    BOUND,
    NEXT_WANTS,
    NEXT_SAFE,
) = FACTS = Facts(
    Fact("wins_counted", "KW-22", "wins", ("times",), alone=True),
    Fact("wins_counted", "KW-21", "wins", ("times",), alone=True),
    Fact("wins_counted", "KW-23", "wins", ("times",), alone=True),
    Fact("may_win_counted", "KW-23", "wins", ("n", "of", "times"), alone=True),
    Fact("let_by", "KW-35", "wins", alone=True),
    Fact("taken_wins_not", "KW-6", "wins", alone=True),
    Fact("draws_nearer", "KW-6", "nearer", ("n", "of")),
    Fact("takes_nearer", "KW-6", "nearer", ("short",)),
    Fact("takes_no_nearer", "KW-6", "nearer"),
    Fact("short", "KW-8", "short", ("n",)),
    Fact("short_pair", "KW-8", "short", ("n",)),
    Fact("short_set", "KW-8", "short", ("n",)),
    Fact("help", "KW-8", "help", ("n", "of")),
    Fact("wait", "KW-15", "wait", ("n",)),
    Fact("worth", "KW-11", "worth", ("n",)),
    Fact("calls_must", "KW-17", "call"),
    Fact("silent_not", "KW-17", "call"),
    Fact("free", "KW-15", "free"),
    Fact("bound", "KW-15", "free"),
    Fact("next_wants", "KW-6", "next", ("n",)),
    Fact("next_safe", "KW-6", "next"),
    words=("ceki", "three_sets"),
)


@rule
def waits(g: Table, hand: Any) -> int:
    """The cards that complete a ready hand (HA-5); four copies always leave one."""
    rank = ready_rank(hand)
    return 0 if rank == NONE else still_out(hand, g.deck, of_rank(rank, OWN_KIND))


@rule
def reasons(g: Table, seat: int, verb: int, card: int, unseen: Any, out: Any) -> None:
    """The facts of a legal move, the weightiest first: wins and how they are counted, how far a hand is, what helps it,
    and what its sets count, which is the score."""
    hand = g.hand[seat]
    if verb == TAKE_WIN:
        reason_to_win(WINS_TAKEN_DRAW if g.from_draw else WINS_TAKEN, PLAIN if g.from_draw else DOUBLE, unseen, out)
    elif verb == WIN:
        reason_to_win(WINS_DRAWN, TRIPLE, unseen, out)
    elif verb == DRAW:
        reason_to_draw(g, seat, unseen, out)
    elif verb == TAKE:
        fact(out, TAKEN_WINS_NOT, 0, 0)
        reason_to_take(hand, g.discard, unseen, out)
    elif verb == PASS and g.step == CLAIMING:
        if fits(g, seat, g.discard):
            fact(out, LET_BY, 0, 0)
    elif verb == CALL or verb == PASS:
        if ready_rank(hand) != NONE:
            reasons_to_call(g, verb, out)
    elif verb == DISCARD or verb == FLICK:
        hand[card] -= 1
        reasons_to_let_go(g, seat, verb, card, unseen, out)


@rule
def reason_to_win(which: int, times: int, unseen: Any, out: Any) -> None:
    """A win, and how often it counts."""
    fact(out, which, count_all(unseen) * times, 0)
    with_number(out, times)


@rule
def reason_to_draw(g: Table, seat: int, unseen: Any, out: Any) -> None:
    """What the next card of the pile may do."""
    hand = g.hand[seat]
    wanted = waits(g, hand)
    if wanted != 0 and (g.ceki[seat] or not g.require_call):
        n = count_in(unseen, wanted)
        fact(out, MAY_WIN, n * TRIPLE, 0)
        with_number(out, n)
        with_number(out, count_all(unseen))
        with_number(out, TRIPLE)
    else:
        n = nearer(hand, unseen, OWN_KIND, SET, FULL)
        fact(out, DRAWS_NEARER, n, short(hand, OWN_KIND, SET, FULL) - 1)
        with_number(out, n)
        with_number(out, count_all(unseen))


@rule
def reason_to_take(hand: Any, card: int, unseen: Any, out: Any) -> None:
    """Whether a discard brings a hand nearer."""
    before = short(hand, OWN_KIND, SET, FULL)
    after = short_with(hand, card, OWN_KIND, SET, FULL)
    if after < before:
        fact(out, TAKES_NEARER, count_all(unseen), before - 1)
        with_number(out, after)
        with_word(out, THREE_SETS)
    else:
        fact(out, TAKES_NO_NEARER, 0, before - 1)
    with_card(out, card)


@rule
def reasons_to_let_go(g: Table, seat: int, verb: int, card: int, unseen: Any, out: Any) -> None:
    """How far eight cards are from three sets, what helps them then, what the sets count, and what the next player
    gets."""
    hand = g.hand[seat]
    rank = of_rank(rank_of(card, OWN_KIND), OWN_KIND)
    far = short(hand, OWN_KIND, SET, FULL)
    over = left_over(count_in(hand, rank) + 1, SET)
    fact(out, SHORT_SET if over == 0 else SHORT_PAIR if over == 2 else SHORT, -far, 0)
    with_number(out, far)
    with_word(out, THREE_SETS)
    if far == 1:
        wanted = waits(g, hand)
        fact(out, WAIT, count_in(unseen, wanted), 0)
        with_number(out, count_in(unseen, wanted))
        if wanted != 0:
            reasons_to_call(g, verb, out)
    else:
        n = nearer(hand, unseen, OWN_KIND, SET, FULL)
        fact(out, HELP, n, far)
        with_number(out, n)
        with_number(out, count_all(unseen))
    points = worth(hand, OWN_KIND, SET, FULL)
    fact(out, WORTH, points, far)
    with_number(out, points)
    known = count_in(g.known[(seat + 1) % g.seats], rank)
    fact(out, NEXT_WANTS if known else NEXT_SAFE, -known, 0)
    if known:
        with_number(out, known)


@rule
def reasons_to_call(g: Table, verb: int, out: Any) -> None:
    """What a call earns and binds to, or silence, where the hand is ready."""
    if verb == CALL or verb == FLICK:
        if g.require_call:
            fact(out, CALLS_MUST, 1, 0)
            with_word(out, CEKI)
        fact(out, BOUND, 0, 0)
    else:
        if g.require_call:
            fact(out, SILENT_NOT, 0, 0)
        fact(out, FREE_HAND, 1, 0)
