"""Readers of worked examples."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.notation import card_number, listed, members
from ceki.engine.bits import NONE
from ceki.engine.moves import no_moves
from ceki.games._sets.beliefs import waits
from ceki.games._sets.calls import ready_call
from ceki.games._sets.examples import CALL_WORDS, example_deck, example_score, lay_decks, lay_hand
from ceki.games._sets.table import DISCARDING, DRAWING
from ceki.games._sets.words import DISCARD, TAKE
from ceki.games.chaqui.rules import legal, play

# ---------------------------------------------------------------- worked examples


def lay_exposed(g: Any, sets: Any) -> None:
    """Lays open what the first seat holds besides. Raises `ValueError` for cards that are no olo."""
    for cards in sets:
        face = card_number(cards[0])
        if [card_number(card) for card in cards] != [face] * 3:
            raise ValueError(f"exposed {cards}: an olo is three identical cards")
        if g.hand[0, face] < g.exposed[0, face] + 3:
            raise ValueError(f"exposed {cards}: the hand has {g.hand[0, face]} of them")
        g.exposed[0, face] += 3
        g.known[0, face] += 3
        g.open_olos[0] += 1


def example_expose(lay: Any, given: Any) -> dict[str, Any]:
    """What must be laid open when a discard is taken."""
    g = lay()
    lay_hand(g, given["concealed"])
    g.discard = card_number(given["taken_discard"])
    g.heap[g.discard] = 1
    g.step = DRAWING
    play(g, TAKE, NONE)
    return {"exposed": listed(g.exposed[0])}


def example_legal(lay: Any, given: Any) -> dict[str, Any]:
    """Which cards may be discarded."""
    if given["phase"] != "discard":
        raise ValueError(f"phase {given['phase']!r} is not discard")
    g = lay()
    lay_hand(g, [*given["concealed"], *(card for cards in given["exposed"] for card in cards)])
    lay_exposed(g, given["exposed"])
    g.step = DISCARDING
    moves = no_moves()
    legal(g, moves)
    return {"discards": members(int(moves[DISCARD]))}


def example_ready(lay: Any, given: Any) -> dict[str, Any]:
    """What a hand calls of which some cards lie open, and waits for."""
    g = lay_decks(lay, given["half_decks"])
    hand = lay_hand(g, given["hand"])
    lay_exposed(g, given["exposed"])
    call = ready_call(g, hand)
    return {"call": CALL_WORDS[call], "waits": members(waits(g, hand, call))}


def example_points(lay: Any, given: Any) -> dict[str, Any]:
    """The score; olos are counted."""
    return example_score(lay, given, counted_items=("olo",))


EXAMPLES: Final = {
    "deck": example_deck,
    "expose": example_expose,
    "legal": example_legal,
    "ready": example_ready,
    "score": example_points,
}
