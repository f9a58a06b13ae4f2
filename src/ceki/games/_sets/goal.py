"""What a player has of five sets with a mata, and what is missing next."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import number_on, of_rank, rank_of
from ceki.cards.prospects import percent_in_time, whole_sets
from ceki.cards.sets import LOW_BITS, loose_faces, matas, residues
from ceki.engine.bits import count_all, count_in, first, how_many
from ceki.engine.reasons import Fact, Facts, tell, with_card, with_number, with_word
from ceki.engine.rule import rule
from ceki.games._sets.advice import distance
from ceki.games._sets.beliefs import waits
from ceki.games._sets.calls import call_without, is_won, ready_call
from ceki.games._sets.options import VOID
from ceki.games._sets.table import CEKI, DISCARDING, FROM_STOCK, NO_CALL, Table

MATA: Final = 0  # of the words; the others have the numbers of the calls
OF_THREE: Final = 3  # cards of a set, else of a pair
PLAIN_RANK: Final = 3  # faces of a rank without honours
NOT_COUNTED: Final = -1  # a chance
(
    SETS,
    PAIRS,
    PAIRS_GROW,
    LONE_GROW,
    NO_MATA,
    COMPLETE,
    READY,
    WAITS,
    WAITS_RANK,
    WAITS_ONES,
    OWN_DRAW,
    OWN_DRAW_RANK,
    OWN_DRAW_ONES,
    GONE,
) = GOALS = Facts(
    Fact("goal-sets", "BS-13", numbers=("sets", "of", "matas", "short")),
    Fact("goal-pairs", "TT-3", numbers=("sets", "of", "matas", "short")),
    Fact("goal-pairs-grow", "BS-13", numbers=("n",)),
    Fact("goal-lone-grow", "TT-3", numbers=("n",)),
    Fact("goal-no-mata", "BS-14"),
    Fact("goal-complete", "BS-13"),
    Fact("goal-ready", "BS-17"),
    Fact("goal-waits", "BS-24", numbers=("n", "percent")),
    Fact("goal-waits-rank", "BS-24", numbers=("n", "percent", "rank")),
    Fact("goal-waits-ones", "BS-24", numbers=("n", "percent")),
    Fact("goal-own-draw", "BS-15", numbers=("n",)),
    Fact("goal-own-draw-rank", "BS-15", numbers=("n", "rank")),
    Fact("goal-own-draw-ones", "BS-15", numbers=("n",)),
    Fact("goal-gone", "BS-21"),
    words=("mata", "tan", "ceki"),
)


@rule
def goal(g: Table, seat: int, unseen: Any, out: Any) -> None:
    """Sets and matas, how many cards are missing; then what to wait for."""
    goal_in_sets(g, seat, unseen, out)


@rule
def goal_in_sets(g: Any, seat: int, unseen: Any, out: Any) -> None:
    """The same, for the games that build on it."""
    hand = g.hand[seat]
    call = g.call[seat]
    deciding = g.turn == seat and g.step == DISCARDING
    if deciding and call != NO_CALL:
        hand[g.got] -= 1  # the called hand is what waits
    packed = residues(hand, g.honour_rank, g.set_size)
    far = distance(g, hand)
    made = matas(hand, g.set_size)
    tell(out, SETS if g.set_size == OF_THREE else PAIRS)
    with_number(out, whole_sets(hand, packed, g.set_size))
    with_number(out, (g.hand_size + 1) // g.set_size)
    with_number(out, made)
    with_number(out, far)
    with_word(out, MATA)
    if call != NO_CALL:
        tell_waits(g, waits(g, hand, call), call, 1, unseen, out)
    elif is_won(g, hand) and g.got_from == FROM_STOCK and not g.require_call:
        tell(out, COMPLETE)
    elif far <= 1:
        tell_nearly(g, hand, deciding, unseen, out)
    else:
        tell_growing(g, packed, made, out)


@rule
def tell_growing(g: Any, packed: int, made: int, out: Any) -> None:
    """The ranks that one card more makes a set of; where there are none, that a mata is missing, if it is."""
    two = (packed >> 1) & LOW_BITS
    n = how_many(two if g.set_size == OF_THREE else packed & LOW_BITS)
    if n > 0:
        tell(out, PAIRS_GROW if g.set_size == OF_THREE else LONE_GROW)
        with_number(out, n)
    elif made == 0:
        tell(out, NO_MATA)
        with_word(out, MATA)


@rule
def tell_nearly(g: Any, hand: Any, deciding: bool, unseen: Any, out: Any) -> None:
    """One card short, or complete by a card that does not win, and not called: the call that the hand gives, or what
    wins when one draws it, or why nothing does."""
    call = call_when_one_goes(g, hand) if deciding else ready_call(g, hand)
    if call == NO_CALL:
        tell(out, NO_MATA if matas(hand, g.set_size) == 0 else GONE)
        with_word(out, MATA)
    elif deciding or g.require_call:
        tell(out, READY)
        with_word(out, call)
    else:
        tell_waits(g, waits(g, hand, call), call, 0, unseen, out)


@rule
def call_when_one_goes(g: Any, hand: Any) -> int:
    """The best call that a full hand gives when one of its cards goes; `NO_CALL` for none."""
    best = NO_CALL
    cards = loose_faces(hand, g.honour_rank, g.set_size)
    while cards != 0:
        face = first(cards)
        cards &= cards - 1
        if hand[face] > 0:
            call = call_without(g, hand, face)
            if call != NO_CALL and (best == NO_CALL or call < best):
                best = call
    return best


@rule
def tell_waits(g: Any, wanted: int, call: int, called: int, unseen: Any, out: Any) -> None:
    """The cards that complete a hand, how many of them nobody has seen, and whether one comes in time, where every card
    drawn may win (BS-24)."""
    if wanted == 0:
        tell(out, GONE)
        with_word(out, MATA)
        return
    rank = rank_of(first(wanted), g.honour_rank)
    faces = of_rank(rank, g.honour_rank)
    ones = how_many(faces) > PLAIN_RANK
    of_faces = call == CEKI or how_many(faces) < PLAIN_RANK
    n = count_in(unseen, wanted)
    if called:
        tell(out, WAITS if of_faces else WAITS_ONES if ones else WAITS_RANK)
    else:
        tell(out, OWN_DRAW if of_faces else OWN_DRAW_ONES if ones else OWN_DRAW_RANK)
    with_number(out, n)
    if called:
        with_number(out, percent_of_waits(g, n, unseen))
    if of_faces:
        while wanted != 0:
            with_card(out, first(wanted))
            wanted &= wanted - 1
    elif not ones:
        with_number(out, number_on(first(faces)))


@rule
def percent_of_waits(g: Any, wanted: int, unseen: Any) -> int:
    """The chance that a card which completes a called hand is drawn before the stock ends, in percent; not counted
    where discards win too (BS-15), or the discards become the stock (BS-32)."""
    if g.metu_from != FROM_STOCK or g.stock_out != VOID:
        return NOT_COUNTED
    return percent_in_time(wanted, count_all(unseen), max(g.stock_left - g.stock_reserve, 0))
