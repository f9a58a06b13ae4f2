"""Readers of worked examples."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.odds.counting import hands_by_class, odds
from ceki.cards.pack52 import RANKS
from ceki.games.pakau.odds import comparisons, greater, lay_hands, of_ranks
from ceki.games.pakau.options import CLASSES
from ceki.games.pakau.rules import class_of, deal, pips_of, settle, strength
from ceki.games.pakau.words import GAME, HAND


def example_pack(lay: Any, given: Any) -> dict[str, Any]:
    """Cards of the pack and players whom it serves."""
    g = lay(max(GAME.seats))
    deal(g)
    return {"cards": int(sum(g.deck)), "max_players": int(g.seats)}


def example_class(lay: Any, given: Any) -> dict[str, Any]:
    """The class of a hand."""
    g = lay_hands(lay(), [given["cards"]])
    return {"class": CLASSES[class_of(g, g.hand[0])]}


def example_compare(lay: Any, given: Any) -> dict[str, Any]:
    """Which of two hands is greater."""
    g = lay_hands(lay(), [given["first"], given["second"]])
    return {"result": greater(strength(g, g.hand[0]), strength(g, g.hand[1]))}


def example_settlement(lay: Any, given: Any) -> dict[str, Any]:
    """The money by seat."""
    g = lay_hands(lay(len(given["hands"])), given["hands"])
    if not 0 <= given["dealer"] < g.seats:
        raise ValueError(f"dealer {given['dealer']}: {g.seats} players have no such seat")
    g.starter = (given["dealer"] + 1) % g.seats
    settle(g)
    return {"net_cents": [int(cents) for cents in g.cents[: g.seats]]}


def example_probability(lay: Any, given: Any) -> dict[str, Any]:
    """How likely a class or a total is, or how two hands compare."""
    g, event = lay(), given["event"]
    if "hands" in given:
        return compare_all(g, given["hands"], event)
    if set(event) - {"class", "total", "class_not"} or not event:
        raise ValueError(f"event {event!r} is unknown; known: class, total, class_not, compare")
    if given["cards"] != HAND:
        raise ValueError(f"cards: {given['cards']}; every hand has {HAND}")
    good = total = 0
    for ranks, ways in hands_by_class([4] * RANKS, HAND):
        hand = of_ranks(ranks)
        which = CLASSES[class_of(g, hand)]
        total += ways
        fits = which == event.get("class", which) and pips_of(hand) == event.get("total", pips_of(hand))
        good += ways if fits and which not in event.get("class_not", []) else 0
    return odds(good, total)


def compare_all(g: Any, hands: int, event: Any) -> dict[str, Any]:
    """How often the first of two hands from one pack wins, or they tie."""
    if hands != 2 or set(event) != {"compare"} or event["compare"] not in ("first", "second", "tie"):
        raise ValueError(f"event {event!r} of {hands} hands is unknown; known: compare first, second or tie, of 2")
    found = comparisons(g)
    return odds(found[event["compare"]], sum(found.values()))


EXAMPLES: Final = {
    "pack": example_pack,
    "pk_class": example_class,
    "pk_compare": example_compare,
    "pk_settlement": example_settlement,
    "probability": example_probability,
}
