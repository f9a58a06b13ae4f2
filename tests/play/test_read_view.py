"""A view read back from its data is the same view: its bytes, its legal moves; and no other data is believed."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest

from ceki.client.moment import read_moment
from ceki.play import catalogue
from ceki.play.match import Match
from ceki.play.move import say
from ceki.play.ruleset import ruleset
from ceki.play.showing.view_data import read_move, read_view
from ceki.server.protocol.public_state import plain


def agree(played, again, seat):
    """The view of a seat and the one that is read back from its data agree to the byte, in all that is told."""
    view = played.view(seat)
    found = read_view(again, json.loads(json.dumps(view.as_data())))
    told = np.frombuffer(bytearray(view.raw), view.game.dtype)
    for declared in view.game.table.FIELDS.values():
        if not declared.told:
            told[declared.name] = declared.empty
    assert found.record.tobytes() == told.tobytes()
    assert found.legal_numbers == view.legal_numbers
    assert found.as_data() == view.as_data()
    if seat == played.turn and not played.over:
        assert found.legal_numbers == played.legal_numbers


def rounds_agree(chosen, rounds, every=1):
    """At every move of random rounds (or every so many), for the seat in turn, the next one and one who looks on."""
    again = ruleset(chosen.game.id, chosen.players, **json.loads(json.dumps(plain(chosen.given))))
    assert again.options == chosen.options
    match, chance = Match(chosen, 7), random.Random(3)
    for _ in range(rounds):
        if match.over:
            return
        played = match.next_round()
        while not played.over:
            for seat in (
                {-1, played.turn, (played.turn + 1) % chosen.players} if len(played.numbers) % every == 0 else ()
            ):
                agree(played, again, seat)
            move = chance.choice(played.legal_numbers)
            assert read_move(chosen.game, say(chosen.game, *move)) == move
            played.make(*move)
        for seat in range(-1, chosen.players):
            agree(played, again, seat)
        match.settle(played)


@pytest.mark.parametrize("name", catalogue.names())
def test_a_view_read_back_is_the_same(name):
    rounds_agree(ruleset(name, catalogue.game(name).info.seats[0]), 1, every=7)


@pytest.mark.prove
@pytest.mark.parametrize("name", catalogue.names())
def test_a_view_read_back_is_the_same_in_every_named_house(name):
    about = catalogue.game(name).info
    for players, preset in [(about.seats[0], None), (about.seats[-1], None), *((None, one) for one in about.presets)]:
        rounds_agree(ruleset(name, players, preset), 1, every=5)


def a_view():
    chosen = ruleset("pei", 3)
    played = Match(chosen, 7).next_round()
    return chosen, json.loads(json.dumps(played.view(played.turn).as_data()))


@pytest.mark.parametrize("change", [
    {"game": "pakau"}, {"seat": 3}, {"seat": -2}, {"seat": "0"}, {"seats": 4}, {"turn": 1000}, {"turn": "1"},
    {"stock": "??"}, {"stock": ["C1"] * 500}, {"stock": ["X9"]}, {"stock": []}, {"stock": [3]}, {"hand": [1000, 1, 1]},
    {"hand": [["C1"] * 200, 1, 1]}, {"hand": {}}, {"hand": None}, {"cents": [2**40, 0, 0]}, {"cents": [None]},
])  # fmt: skip
def test_data_that_is_no_view_is_refused_in_a_sentence(change):
    chosen, data = a_view()
    read_view(chosen, data)
    with pytest.raises(ValueError, match=r"view") as refused:
        read_view(chosen, {**data, **change})
    assert "\n" not in str(refused.value)


def test_a_view_without_a_field_is_refused():
    chosen, data = a_view()
    del data["turn"]
    with pytest.raises(ValueError, match="the view's turn is missing"):
        read_view(chosen, data)


@pytest.mark.parametrize("words", ["fly", "", "play", "play X9", "play C1 C2"])
def test_a_move_that_is_none_is_refused(words):
    with pytest.raises(ValueError, match=r"move|card"):
        read_move(catalogue.game("pei"), words)


@pytest.mark.parametrize("state", [{}, {"table": 3}, {"table": {"game": "moon", "players": 3}, "given": {}}])
def test_a_state_that_is_none_is_refused_in_a_sentence(state):
    with pytest.raises(ValueError, match=r"state|table") as refused:
        read_moment(state)
    assert "\n" not in str(refused.value)
