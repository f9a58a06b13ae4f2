"""What can be counted exactly."""

from __future__ import annotations

from collections import Counter
from functools import partial
from operator import add
from typing import Any, Final

from ceki.cards.ceki import FACES, OWN_KIND
from ceki.cards.notation import counted
from ceki.cards.odds.chances import Chance, Counted, Event, Known, Odds, Page
from ceki.cards.odds.dealt import Nearness, hands_by_look
from ceki.cards.odds.texts import Texts
from ceki.cards.odds.waiting import (
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
from ceki.cards.sets import is_complete, matas
from ceki.engine.bits import has
from ceki.engine.errors import NotAllowed
from ceki.engine.record import copy
from ceki.engine.rule import rule
from ceki.games.kowah.advice import waits
from ceki.games.kowah.rules import CARDS, HALF_DECKS, HAND, SET, Table

# ---------------------------------------------------------------- its texts

SAYS: Final = Texts(
    {
        **OF_WAITING.declared,
        "may-say": "ready: may say ceki",
        "ready": "ready",
        "identical-dealt": "Identical sets in a hand as dealt",
        "identical": "number of identical sets",
        "dealt-ready": "A hand dealt ready: how soon the pile completes it",
        "waits": "Waits of this hand",
        "three-sets": "Three sets; what is left when a card goes",
        "beyond": "Who wins a hand, and wins by discards, have no closed form: they depend on what everyone discards.",
    }
)

# ---------------------------------------------------------------- what can be counted at the deal

AS_DEALT, CARDS_OUT, IDENTICAL = range(3)  # the events
ODDS_HOW: Final = SAYS("how-by-rank")


@rule
def event(g: Table, what: int) -> int:
    """Of the first player's hand as dealt: whether it is ready (KW-12), how many cards complete it, identical sets."""
    hand = g.hand[g.starter]
    if what == IDENTICAL:
        return matas(hand, SET)
    wanted = waits(g, hand)
    if what == AS_DEALT:
        return int(wanted != 0)
    n = 0
    for face in range(FACES):
        if has(wanted, face):
            n += g.deck[face] - hand[face]
    return n


def count_event(g: Any, what: int) -> dict[int, int]:
    """In how many hands an event has each of its values."""
    g = with_deck(g)
    near = Nearness([int(n) for n in g.deck], OWN_KIND, SET)
    look, join, empty = (near.mata, add, 0) if what == IDENTICAL else (near.ready, near.join_ready, (0, False, ()))
    found: Counter[int] = Counter()
    for hand, ways, _ in hands_by_look(near.deck, OWN_KIND, HAND, look, join, empty):
        g.hand[0] = hand
        found[int(event(g, what))] += ways
    return dict(found)


def with_deck(g: Any) -> Any:
    """A copy of a blank table with its deck counted in, all of it unless some is."""
    g = copy(g)
    if not any(g.deck):
        g.deck[:] = HALF_DECKS
    return g


def outlook(g: Any) -> list[Page]:
    """What a hand dealt ready may hope for from the pile, of which only one's own card wins (KW-16)."""
    draws = CARDS - HAND * int(g.seats)
    stock = Stock(CARDS - HAND, -(-draws // int(g.seats)), OWN_DRAWS)
    return [waits_by_number(SAYS("dealt-ready"), "KW-16", count_event(g, CARDS_OUT), stock)]


def hand_odds(g: Any, known: Known) -> list[Page]:
    """What a hand waits for, or what can make it ready. Raises `ValueError` for a hand of another size."""
    if len(known.hand) not in (HAND, HAND + 1):
        raise NotAllowed("hand-or-one-more", given=len(known.hand), size=HAND, more=HAND + 1)
    g = with_deck(g)
    left = cards_left(g.deck, known)
    stock = stock_of(known, g.deck, CARDS - HAND * int(g.seats), int(g.seats), all_draws=False)
    hand = counted(known.hand)
    if len(known.hand) > HAND:
        choices = [(face, "ceki", wanted) for face, wanted in ready_discards(g, hand)]
        title = SAYS("three-sets" if is_complete(hand, OWN_KIND, SET) else "ready-when")
        return [waits_by_discard(title, "KW-18", choices, left, stock)]
    if waits(g, hand):
        return [waits_by_card(SAYS("waits"), "KW-16", waits(g, hand), left, stock)]
    return [next_card(g, hand, left)]


def ready_discards(g: Any, hand: Any) -> list[tuple[int, int]]:
    """The cards that may go and leave a ready hand, each with its waits."""
    found = []
    for face in range(FACES):
        if hand[face] > 0:
            hand[face] -= 1
            if waits(g, hand):
                found.append((face, int(waits(g, hand))))
            hand[face] += 1
    return found


def next_card(g: Any, hand: Any, left: Any) -> Odds:
    """What the next card makes of a hand that is not ready."""
    good = 0
    for face in range(FACES):
        if left[face]:
            hand[face] += 1
            good += left[face] if ready_discards(g, hand) else 0
            hand[face] -= 1
    total = sum(left)
    lines = (Chance(SAYS("not-yet"), total - good, total), Chance(SAYS("ready"), good, total))
    return Odds(SAYS("next-makes"), "KW-18", SAYS("each-tried"), SAYS("hand-then"), lines)


ODDS: Final = Counted(
    events=(
        Event(
            SAYS("dealt"),
            "KW-12",
            SAYS("the-hand"),
            ODDS_HOW,
            partial(count_event, what=AS_DEALT),
            {0: SAYS("not-ready"), 1: SAYS("may-say")},
        ),
        Event(
            SAYS("completing"),
            "HA-5",
            SAYS("cards-completing"),
            ODDS_HOW,
            partial(count_event, what=CARDS_OUT),
        ),
        Event(
            SAYS("identical-dealt"),
            "KW-34",
            SAYS("identical"),
            ODDS_HOW,
            partial(count_event, what=IDENTICAL),
        ),
    ),
    outlook=outlook,
    hand=hand_odds,
    beyond=SAYS("beyond"),
    says=SAYS,
)
