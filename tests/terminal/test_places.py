"""Where cards lie follows from the declarations; every card lies in one place, and what is not seen is only counted."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from ceki.engine.record import COUNTS
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.play.showing.shown import HAND, SEAT, STOCK, hand_field
from ceki.play.view import View
from ceki.terminal.choices import choices
from ceki.terminal.drawing.places import calls, hand_of, new_cards, notices, places, stock_size
from ceki.terminal.drawing.scene import Scene
from tests.golden.sheets import houses


def place(view, field, seat=-1):
    return next(p for p in places(view) if p.field == field and p.seat == seat)


def test_a_toy_table_is_placed_by_its_declarations(toy):
    played = Round.from_seed(ruleset(toy, 3), 1)
    played.make(*played.legal_numbers[0])
    view = played.view(1)
    assert hand_field(view.game) == "hand"
    assert (place(view, "hand", 1).where, place(view, "hand", 1).size, place(view, "hand", 1).hidden) == (HAND, 3, 0)
    assert (place(view, "hand", 0).cards, place(view, "hand", 0).hidden) == ((), 2)
    assert (place(view, "laid", 0).where, place(view, "laid", 0).hidden) == (SEAT, 1)
    assert (place(view, "stock").where, stock_size(view)) == (STOCK, 43)
    assert hand_of(view).cards == tuple(card for card, n in enumerate(played.table.hand[1]) if n)


def test_who_looks_on_has_no_hand(toy):
    view = Round.from_seed(ruleset(toy, 3), 1).view(-1)
    assert hand_of(view) is None
    assert all(p.hidden == 3 for p in places(view) if p.where == HAND)


def test_a_number_may_be_the_name_of_a_player(toy):
    played = Round.from_seed(ruleset(toy, 2), 1)
    assert notices(played.view(0), ["Ana", "Bo"]) == []
    while not played.over:
        played.make(*played.legal_numbers[0])
    assert notices(played.view(0), ["Ana", "Bo"]) == [f"highest: {['Ana', 'Bo'][int(played.table.best)]}"]


def test_a_call_is_a_badge_and_what_was_drawn_is_new_to_its_owner_alone():
    played = Round.from_seed(ruleset("balik_satu"), 7)
    assert calls(played.view(0), 0, list("abcd")) == []
    played.table.call[2] = 1
    assert len(calls(played.view(0), 2, list("abcd"))) == 1
    played.make(*played.legal_numbers[0])
    played.play("draw")
    assert new_cards(played.view(1)) == {int(played.table.got)}
    assert new_cards(played.view(0)) == set()


def test_notes_are_no_places_unless_hinted():
    view = Round.from_seed(ruleset("balik_satu"), 7).view(0)
    fields = {p.field for p in places(view)}
    assert "discard" in fields
    assert "win_card" not in fields
    assert "deck" not in fields


def test_a_card_that_is_a_players_lies_before_that_player():
    played = Round.from_seed(ruleset("pei"), 1)
    holder, card = int(played.table.patih), int(played.table.patih_card)
    seen = {seat: place(played.view(seat), "patih_card", holder) for seat in (holder, (holder + 1) % 3)}
    assert [p.where for p in seen.values()] == [SEAT, SEAT]
    assert [(p.cards, p.hidden) for p in seen.values()] == [
        ((card,), 0),
        ((), 1),
    ]


def test_a_card_that_is_taken_is_marked_on_the_table_and_one_that_is_played_in_the_hand():
    for word, in_hand in (("capture", False), ("play", True)):
        played = Round.from_seed(ruleset("pei"), 1)
        verb = [one.word for one in played.ruleset.game.info.verbs].index(word)
        while played.legal_numbers[0][0] != verb:
            played.make(*played.legal_numbers[0])
        view = played.view(played.turn)
        offered = choices(view)
        scene = Scene(view, list("abc"), [""] * 3, [], 1, places(view), offered)
        cards = {one.card for one in offered if one.verb == verb}
        assert (cards <= scene.hand_marks.playable) == in_hand
        assert (cards <= scene.table_marks.playable) != in_hand


def test_a_single_card_that_a_place_counts_as_well_is_shown_alone():
    played = Round.from_seed(ruleset("cholek_tiga"), 7)
    table = played.table
    table.pool[5], table.pool[6], table.played = 2, 1, 5
    lying = places(played.view(0))
    assert next(p.cards for p in lying if p.field == "pool") == (5, 6)
    assert next(p.cards for p in lying if p.field == "played") == (5,)
    table.played = -1
    assert place(played.view(0), "pool").cards == (5, 5, 6)


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
