"""What a learned player reads of a table: only what its seat sees; and what it makes of that."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ceki.bots.learned.drivers import LOOKS_MOST, NOW, ONE, PLAN, UNITS, read_move, read_shared, value
from ceki.bots.learned.inputs import Inputs
from ceki.bots.learned.mind import learnt, reading
from ceki.bots.learned.network import Network
from ceki.engine.bits import NONE
from ceki.engine.record import pack
from ceki.engine.visibility.hide import layout
from ceki.lab.benchmark_rulesets import games
from ceki.play.ruleset import ruleset

EVERY = 9  # choices between two that are looked at
LOOKS = -5


def read(inputs: Inputs, raw: bytes, seat: int, verb: int, card: int) -> list[int]:
    """The inputs of a move, as written."""
    table, fields, mind = np.frombuffer(raw, np.int8), layout(inputs.game.table), reading(inputs, 1)
    shared = read_shared(table, fields, mind, inputs.players, seat)
    read_move(table, fields, mind, inputs.players, seat, shared, verb, card, LOOKS)
    return mind[PLAN : PLAN + len(inputs.plan), NOW].tolist()


def choices(name: str, seats: int):
    """A random round at some of its choices."""
    played, chance, n = ruleset(name, seats).round(5), random.Random(name), 0
    while not played.over:
        if len(played.legal_numbers) > 1:
            n += 1
            if n % EVERY == 1:
                yield played
        played.make(*chance.choice(played.legal_numbers))


@pytest.mark.parametrize("name", games())
def test_inputs_are_the_same_when_unseen_cards_are_dealt_again(name: str) -> None:
    chosen = ruleset(name)
    inputs, record = Inputs.of(chosen), np.zeros(1, chosen.game.dtype)
    for played in choices(name, chosen.players):
        verb, card = played.legal_numbers[-1]
        seen = read(inputs, played.position.raw, played.turn, verb, card)
        for other in range(2):
            pack(played.view(played.turn).determinize(other), record[0])
            assert read(inputs, record.tobytes(), played.turn, verb, card) == seen


@pytest.mark.parametrize("name", ["pei", "kowah", "sakopong"])
def test_inputs_are_what_the_view_shows(name: str) -> None:
    chosen = ruleset(name)
    inputs = Inputs.of(chosen)
    at = {text: place for place, text in enumerate(inputs.names)}
    compared = 0
    for played in choices(name, chosen.players):
        view, seats = played.view(played.turn), chosen.players
        for verb, card in played.legal_numbers:
            if card == NONE:
                continue
            found = read(inputs, played.position.raw, played.turn, verb, card)
            hand = view.table.hand[view.seat]
            assert found[at["hand+0 cards same"]] == hand[card]
            rank = [other for other in range(len(hand)) if inputs.kin[card, 1] >> other & 1]
            assert found[at["hand+0 cards rank"]] == sum(int(hand[other]) for other in rank)
            for after in range(seats):
                if f"won+{after} cards same" in at:
                    assert found[at[f"won+{after} cards same"]] == view.table.won[(view.seat + after) % seats][card]
            assert found[-3:] == [-LOOKS_MOST, 0, 1]
            compared += 1
    assert compared > 5


def test_kin_are_the_others_of_the_rank_and_the_neighbours_of_the_suit() -> None:
    kin = Inputs.of(ruleset("pei")).kin  # honours are ones [DK-4]
    sets = [{place for place in range(30) if kin[3, n] >> place & 1} for n in range(3)]
    assert sets == [{3}, {12, 21}, {2, 4}]  # the 4 of coins: itself, the other fours, the 3 and 5 of coins
    ones = {place for place in range(30) if kin[0, 1] >> place & 1}
    assert ones == {9, 18, 27, 28, 29}
    assert kin[27, 2] == 0


def test_no_input_is_about_a_card_that_lies_face_down() -> None:
    for name in games():
        chosen = ruleset(name)
        hidden = {field.name for field in chosen.game.table.FIELDS.values() if field.seen == "nobody"}
        read_of = {text.split("+")[0] for text in Inputs.of(chosen).names}
        assert not hidden & read_of


def test_a_value_is_that_of_the_network() -> None:
    chance, inputs = np.random.default_rng(3), Inputs.of(ruleset("pei"))
    hidden, many = 5, len(inputs.plan)
    network = Network(
        chance.integers(-9000, 9000, hidden), chance.integers(-900, 900, (many, hidden + 1)),
        chance.integers(-900, 900, (inputs.actions, hidden + 1)), 7, 3,
    )  # fmt: skip
    mind = learnt(inputs, network)
    given = chance.integers(-20, 60, many)
    mind[PLAN : PLAN + many, NOW] = given
    units = given @ network.weights + network.actions[11]
    expected = np.maximum(units[:-1], 0) @ network.out + units[-1] * ONE
    assert value(mind, 11) == expected
    assert mind[UNITS, : hidden + 1].tolist() == units.tolist()
