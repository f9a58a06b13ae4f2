"""Readers of worked examples."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import FACES
from ceki.cards.notation import card_code
from ceki.games._sets.examples import (
    example_claim,
    example_deck,
    example_discard_calls,
    example_improve,
    example_legal,
    example_ready,
    example_ready_choices,
    example_score,
    example_win,
)
from ceki.games.balik_satu.rules import balik_value


def example_card_values(lay: Any, given: Any) -> dict[str, Any]:
    """The worth of every card when it is turned."""
    return {"values": {card_code(face): balik_value(face) for face in range(FACES)}}


EXAMPLES: Final = {
    "deck": example_deck,
    "ready": example_ready,
    "ready_choices": example_ready_choices,
    "win": example_win,
    "improve": example_improve,
    "discard_calls": example_discard_calls,
    "claim": example_claim,
    "legal": example_legal,
    "score": example_score,
    "card_values": example_card_values,
}
