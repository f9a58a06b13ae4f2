"""Every card of a table lies in one place, seen or counted, whoever looks; what only repeats a card is marked so."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from ceki.engine.record import COUNTS
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.play.view import View
from ceki.terminal.drawing.places import places
from tests.golden.sheets import houses


def lying(view: View) -> Counter[int]:
    """How many of each face the fields that hold cards have; -1 stands for a card that is not seen."""
    found: Counter[int] = Counter()
    for field in view.game.table.FIELDS.values():
        value = np.atleast_1d(getattr(view.table, field.name))
        if not field.holds_cards:
            continue
        if field.kind != COUNTS:
            found.update(-1 if card < -1 else int(card) for card in value.ravel() if card != -1)
            continue
        rows = value[: view.table.seats] if value.ndim == 2 else [value]
        for row in rows:
            found.update({-1: int(-row[0])} if row[0] < 0 else {card: int(n) for card, n in enumerate(row)})
    return +found


def told(view: View) -> Counter[int]:
    """The same, of the places."""
    found: Counter[int] = Counter()
    for place in places(view):
        if not place.repeats:
            found.update([*place.cards, *[-1] * place.hidden])
    return +found


@pytest.mark.parametrize("house", [pytest.param(one, id=one.name) for one in houses()])
def test_every_card_lies_in_one_place_for_everybody_who_looks(house):
    chance = random.Random(house.name)
    played = Round.from_seed(ruleset(house.game, preset=house.preset), 1)
    while True:
        for seat in (-1, chance.randrange(played.table.seats)):
            view = played.view(seat)
            assert told(view) == lying(view)
        if played.over:
            break
        played.make(*chance.choice(played.legal_numbers))
