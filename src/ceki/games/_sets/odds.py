"""What can be counted exactly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from operator import add
from typing import Any, Final

from ceki.cards.ceki import FACES
from ceki.cards.notation import counted
from ceki.cards.odds.chances import Chance, Counted, Event, Known, Odds, Page
from ceki.cards.odds.dealt import Nearness, hands_by_look
from ceki.cards.odds.texts import Text, Texts
from ceki.cards.odds.waiting import (
    EVERY_DRAW,
    OWN_DRAWS,
    Stock,
    cards_left,
    stock_of,
    waits_by_card,
    waits_by_discard,
    waits_by_number,
)
from ceki.cards.odds.waiting import (
    SAYS as OF_WAITING,
)
from ceki.cards.piles import held
from ceki.cards.sets import matas
from ceki.engine.bits import NONE, first, has
from ceki.engine.errors import NotAllowed
from ceki.engine.record import copy
from ceki.engine.rule import rule
from ceki.games._sets.beliefs import waits
from ceki.games._sets.calls import call_without, is_won, ready_call
from ceki.games._sets.table import CEKI, FROM_DISCARD, NO_CALL, TAN, Table

# ---------------------------------------------------------------- its texts

SAYS: Final = Texts(
    {
        **OF_WAITING.declared,
        "ready-call": "ready: {call}",
        "complete": "complete",
        "matas-dealt": "{mata} in a hand as dealt",
        "matas": "number of {mata}",
        "first-player": "The first player with one card more",
        "best-left": "the best a discard leaves",
        "dealt-ready": "A hand dealt ready: how soon it is completed",
        "waits-called": "Waits of this hand ({call})",
        "complete-when": "This hand is complete; what it is when a card goes",
        "beyond": "Who wins a round has no closed form: it depends on what everyone discards.",
    }
)

# ---------------------------------------------------------------- what can be counted at the deal

AS_DEALT, CARDS_OUT, DEALT_MATAS, FIRST_TURN = range(4)  # the events
COMPLETE: Final = 3  # of the first player's turn, beside the calls


@rule
def event(g: Table, what: int) -> int:
    """Of a hand as dealt: its call, how many cards complete it, its matas; and what the first player's turn may
    bring."""
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
    """With the card more, dealt (BS-5) or drawn: complete (BS-45), or ready when a card goes."""
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
    """Tan if some discard leaves it, else ceki, else nothing (BS-17)."""
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
    """A table for every class of hands that an event can distinguish, with the number of hands in it."""
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
    """Cards that can be drawn (BS-7, BS-32)."""
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
    return [waits_by_number(SAYS("dealt-ready"), "BS-24", count_event(g, CARDS_OUT), stock)]


def hand_odds(g: Any, known: Known, words: Any) -> list[Page]:
    """What a hand waits for, or what can make it ready. Raises `ValueError` for a hand of another size."""
    g = with_deck(g)
    size = int(g.hand_size)
    if len(known.hand) not in (size, size + 1):
        raise NotAllowed("hand-or-one-more", given=len(known.hand), size=size, more=size + 1)
    left = cards_left(g.deck, known)
    stock = stock_of(known, g.deck, stock_at_deal(g), int(g.seats), g.metu_from != FROM_DISCARD)
    g.hand[0] = counted(known.hand)
    hand = g.hand[0]
    if len(known.hand) > size:
        return [choices_of_discard(g, hand, left, stock, words)]
    call = ready_call(g, hand)
    if call != NO_CALL:
        return [waits_by_card(SAYS("waits-called", call=words[call]), "BS-24", waits(g, hand, call), left, stock)]
    return [next_card(g, hand, left, words)]


def choices_of_discard(g: Any, hand: Any, left: Any, stock: Stock, words: Any) -> Page:
    """For every card that may go and leaves a ready hand its call and waits (BS-17)."""
    choices = []
    for face in range(FACES):
        call = call_without(g, hand, face) if hand[face] > 0 else NO_CALL
        if call != NO_CALL:
            hand[face] -= 1
            choices.append((face, words[call], waits(g, hand, call)))
            hand[face] += 1
    title = SAYS("complete-when" if is_won(g, hand) else "ready-when")
    return waits_by_discard(title, "BS-17", choices, left, stock)


def next_card(g: Any, hand: Any, left: Any, words: Any) -> Odds:
    """What the next card makes of a hand that is not ready."""
    found: Counter[int] = Counter()
    for face in range(FACES):
        if left[face]:
            hand[face] += 1
            found[int(best_call(g, hand))] += left[face]
            hand[face] -= 1
    labels = {NO_CALL: SAYS("not-yet"), **_ready(words[TAN], words[CEKI])}
    lines = tuple(Chance(says, found[value], sum(left)) for value, says in labels.items())
    return Odds(SAYS("next-makes"), "BS-17", SAYS("each-tried"), SAYS("hand-then"), lines)


def _ready(tan: str, ceki: str) -> dict[int, Text]:
    return {TAN: SAYS("ready-call", call=tan), CEKI: SAYS("ready-call", call=ceki)}


def counting(mata: str, tan: str, ceki: str) -> Counted:
    """What games of this kind count, with their words for an identical set and the two calls."""
    calls = {NO_CALL: SAYS("not-ready"), **_ready(tan, ceki)}
    how = SAYS("how-by-rank")
    return Counted(
        events=(
            Event(SAYS("dealt"), "BS-17", SAYS("the-hand"), how, partial(count_event, what=AS_DEALT), calls),
            Event(
                SAYS("completing"),
                "HA-5",
                SAYS("cards-completing"),
                how,
                partial(count_event, what=CARDS_OUT),
            ),
            Event(
                SAYS("matas-dealt", mata=mata.capitalize()),
                "HA-2",
                SAYS("matas", mata=mata),
                how,
                partial(count_event, what=DEALT_MATAS),
            ),
            Event(
                SAYS("first-player"),
                "BS-45",
                SAYS("best-left"),
                how,
                partial(count_event, what=FIRST_TURN),
                {**calls, COMPLETE: SAYS("complete")},
            ),
        ),
        outlook=outlook,
        hand=partial(hand_odds, words=("", tan, ceki)),
        beyond=SAYS("beyond"),
        says=SAYS,
    )
