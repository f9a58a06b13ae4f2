"""Readers of worked examples."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.notation import card_code, card_number
from ceki.cards.odds.counting import odds
from ceki.cards.pack52 import TEN, held_courts, held_of_rank
from ceki.engine.bits import NONE
from ceki.engine.moves import no_moves
from ceki.games.chabut.odds import all_hands, lay_hands
from ceki.games.chabut.options import KEELS
from ceki.games.chabut.rules import deal, draw, keel, legal, settle, state, value, write_lines
from ceki.games.chabut.words import DRAW, GAME, PASS

# ---------------------------------------------------------------- worked examples: laying them out, reading them off

STATES: Final = ("stand", "masok_mata", "masok_daun", "mati")


def example_pack(lay: Any, given: Any) -> dict[str, Any]:
    """Cards, court cards and tens in the pack."""
    g = lay()
    deal(g)
    return {"cards": int(sum(g.deck)), "courts": int(held_courts(g.deck)), "tens": int(held_of_rank(g.deck, TEN))}


def example_value(lay: Any, given: Any) -> dict[str, Any]:
    """Best value and how the hand stands."""
    g = lay_hands(lay(), [given["cards"]])
    total = int(value(g, 0))
    return {"value": total, "state": STATES[state(g, 0, total)]}


def example_keel(lay: Any, given: Any) -> dict[str, Any]:
    """The name of two keels."""
    if len(given["cards"]) != 2:
        raise ValueError(f"cards: {len(given['cards'])}; keels are two")
    label = keel(lay_hands(lay(), [given["cards"]]).keels[0])
    return {"label": None if label == NONE else KEELS[label]}


def example_labels(lay: Any, given: Any) -> dict[str, Any]:
    """What one says of whoever passes."""
    g = lay_hands(lay(2), [given["cards"], []])
    g.total[0] = value(g, 0)
    write_lines(g, 0)
    words = [GAME.lines[what] for what in g.line_what[1 : g.lines]]
    return {"labels": [said.word for said in words if said.clause != "CH-17"]}


def example_legal(lay: Any, given: Any) -> dict[str, Any]:
    """Whether one may draw, and pass."""
    g = lay_hands(lay(), [given["cards"]])
    g.stock_left = given["pack_left"]
    moves = no_moves()
    legal(g, moves)
    return {"draw": bool(moves[DRAW]), "pass": bool(moves[PASS])}


def example_draw(lay: Any, given: Any) -> dict[str, Any]:
    """Cards drawn one after the other."""
    g = lay()
    pack = [card_number(code, "pack52") for code in given["pack_top_to_bottom"]]
    if given["draws"] > len(pack):
        raise ValueError(f"draws: {given['draws']}, the pack has {len(pack)}")
    g.stock[: len(pack)] = pack
    g.stock_left = len(pack)
    return {"drawn": [card_code(draw(g), "pack52") for _ in range(given["draws"])]}


def settled(lay: Any, hands: Any) -> list[int]:
    """The money when these hands meet, the last of them the dealer's."""
    g = lay_hands(lay(len(hands)), hands)
    settle(g)
    return [int(cents) for cents in g.cents[: g.seats]]


def example_settlement(lay: Any, given: Any) -> dict[str, Any]:
    """Every player against the dealer."""
    *players, bank = settled(lay, [*given["players"], given["dealer"]])
    return {"player_cents": players, "dealer_cents": bank}


def example_pool(lay: Any, given: Any) -> dict[str, Any]:
    """The best hand takes the stakes."""
    return {"net_cents": settled(lay, given["hands"])}


def example_probability(lay: Any, given: Any) -> dict[str, Any]:
    """How likely keels, a total or the next card are."""
    g, event = lay(), given["event"]
    held, more = (given["held"], 1) if "held" in given else ([], given["cards"])
    if "keel" in event and len(held) + more != 2:
        raise ValueError(f"event keel: of {len(held) + more} cards; keels are two")
    lay_hands(g, [held])
    good = total = 0
    for laid, ways in all_hands(g, held, more):
        total += ways
        good += ways if happens(laid, event) else 0
    return odds(good, total)


def happens(g: Any, event: Any) -> bool:
    """Whether the hand before seat 0 is one that an event names. Raises `ValueError` for an unknown event."""
    points = value(g, 0)
    label = keel(g.keels[0])
    found = {
        "keel": None if label == NONE else KEELS[label],
        "total": points,
        "next_card": STATES[state(g, 0, points)],
    }
    if set(event) - set(found) or not event:
        raise ValueError(f"event {event!r} is unknown; known: {', '.join(found)}")
    return all(found[name] == wanted for name, wanted in event.items())


def example_distribution(lay: Any, given: Any) -> dict[str, Any]:
    """In how many ways each value comes."""
    if given["of"] != "value":
        raise ValueError(f"of {given['of']!r} is unknown; known: value")
    found: dict[int, int] = {}
    for g, ways in all_hands(lay(), [], given["cards"]):
        points = int(value(g, 0))
        found[points] = found.get(points, 0) + ways
    return {"denominator": sum(found.values()), "counts": {str(points): found[points] for points in sorted(found)}}


EXAMPLES: Final = {
    "pack": example_pack,
    "ch_value": example_value,
    "ch_keel": example_keel,
    "ch_labels_on_pass": example_labels,
    "ch_legal": example_legal,
    "ch_draw": example_draw,
    "ch_settlement": example_settlement,
    "ch_pool": example_pool,
    "probability": example_probability,
    "distribution": example_distribution,
}
