"""What a player has of three sets, what these count, and what wins."""

from __future__ import annotations

from typing import Any

from ceki.cards.ceki import OWN_KIND, number_on
from ceki.cards.piles import held
from ceki.cards.prospects import short, whole_sets, worth
from ceki.cards.sets import LOW_BITS, residues
from ceki.engine.bits import NONE, count_in, first, how_many
from ceki.engine.reasons import Fact, Facts, tell, with_card, with_number, with_word
from ceki.engine.rule import rule
from ceki.games.kowah.advice import CEKI, FULL, waits
from ceki.games.kowah.rules import DISCARDING, SET, TRIPLE, Table, ready_rank, ready_without

SETS, PAIRS_GROW, READY, COMPLETE, WAITS, WAITS_RANK, OWN_DRAW, OWN_DRAW_RANK = GOALS = Facts(
    Fact("goal-sets-points", "KW-8", numbers=("sets", "of", "short", "points")),
    Fact("goal-pairs-grow", "KW-8", numbers=("n",)),
    Fact("goal-ready", "KW-12"),
    Fact("goal-complete", "KW-8"),
    Fact("goal-waits-times", "KW-16", numbers=("n", "times")),
    Fact("goal-waits-rank-times", "KW-16", numbers=("n", "times", "rank")),
    Fact("goal-own-draw", "KW-17", numbers=("n",)),
    Fact("goal-own-draw-rank", "KW-17", numbers=("n", "rank")),
    words=("ceki", "three_sets"),
)


@rule
def goal(g: Table, seat: int, unseen: Any, out: Any) -> None:
    """Sets, how many cards are missing, and what three sets would count; then what to wait for."""
    hand = g.hand[seat]
    called = g.ceki[seat] != 0
    deciding = g.turn == seat and g.step == DISCARDING
    if called and deciding:
        hand[g.got] -= 1  # (KW-15) the called hand is frozen
    packed = residues(hand, OWN_KIND, SET)
    far = short(hand, OWN_KIND, SET, FULL)
    tell(out, SETS)
    with_number(out, whole_sets(hand, packed, SET))
    with_number(out, FULL // SET)
    with_number(out, far)
    with_number(out, worth(hand, OWN_KIND, SET, FULL))
    if called:
        tell_waits(g, hand, 1, unseen, out)
    elif deciding and packed == 0 and not g.require_call:
        tell(out, COMPLETE)
    elif ready_without(packed) & held(hand) != 0 if deciding else ready_rank(hand) != NONE:
        if deciding or g.require_call:
            tell(out, READY)
            with_word(out, CEKI)
        else:
            tell_waits(g, hand, 0, unseen, out)
    elif packed & (LOW_BITS << 1) != 0:
        tell(out, PAIRS_GROW)
        with_number(out, how_many(packed & (LOW_BITS << 1)))


@rule
def tell_waits(g: Table, hand: Any, called: int, unseen: Any, out: Any) -> None:
    """The cards that complete a hand, how many of them nobody has seen, and how often an own draw counts (KW-23)."""
    wanted = waits(g, hand)
    of_rank = how_many(wanted) > 1
    if called:
        tell(out, WAITS_RANK if of_rank else WAITS)
    else:
        tell(out, OWN_DRAW_RANK if of_rank else OWN_DRAW)
    with_number(out, count_in(unseen, wanted))
    if called:
        with_number(out, TRIPLE)
    if of_rank:
        with_number(out, number_on(first(wanted)))
    else:
        with_card(out, first(wanted))
