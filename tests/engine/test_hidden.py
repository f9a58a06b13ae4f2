"""What `hidden` leaves of a table, in a game's module and as written: fields that say who sees, and what is no view."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ceki.engine.module.find import Compiled
from ceki.engine.module.specialize import specialize
from ceki.engine.record import ALL, NOBODY, OWN, Record, counts, pack, record_type
from ceki.engine.rule import COMPILED
from ceki.engine.visibility.hidden import hidden
from ceki.engine.visibility.hide import WATCHER, as_bytes, hide, layout
from ceki.play import catalogue
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from tests.engine.test_sight import Small, table

STEPS = 12
GAME = catalogue.game("kowah")


@pytest.mark.parametrize("name", catalogue.names())
def test_the_modules_leave_what_is_left_as_written(name):
    game, chance = catalogue.game(name), random.Random(name)
    for players in {game.info.seats[0], game.info.seats[-1]}:
        played, steps = Round.from_seed(ruleset(name, players), 3), 0
        while not played.over and steps < STEPS:
            played.make(*chance.choice(played.legal_numbers))
            steps += 1
            for seat in (WATCHER, 0, players - 1):
                record = np.frombuffer(bytearray(played.position.raw), game.dtype)
                assert hide(as_bytes(record)[0], layout(game.table), seat) == 0
                assert hidden(game.namespace, played.position.raw, seat) == record.tobytes()


def test_who_sees_follows_the_fields_that_say_so():
    g = table()
    for peeker, open_piles in ((2, 0), (0, 1), (1, 0)):
        g.peeker, g.open_piles = peeker, open_piles
        record = np.zeros(1, record_type(Small))
        pack(g, record[0])
        seen = np.frombuffer(hidden({"Table": Small}, record.tobytes(), 0), record.dtype)[0]
        assert seen["peek"] == (3 if peeker == 0 else -2)
        assert seen["won"][1].tolist() == ([0, 0, 0, 0, 0, 1] if open_piles else [-1, 0, 0, 0, 0, 0])
        assert seen["key"].tolist() == [0] * 8
        assert record[0]["key"].tolist() == [7] * 8


class Heap(Record, seats=2, faces=4):
    heap = counts("faces", seen=NOBODY)
    hand = counts("seats", "faces", seen=OWN)


class Open(GAME.table):
    __module__ = GAME.table.__module__  # its rules are that game's
    hand = counts("seats", "faces", seen=ALL)


# As written, and in a module.
EITHER = pytest.mark.parametrize("game", [{"Table": Heap}, GAME.namespace], ids=["written", "module"])


def holding(game, row):
    """A table whose seat 1 has these cards in its hand."""
    record = np.zeros(1, record_type(game["Table"]))
    record[0]["seats"], record[0]["hand"][1][: len(row)] = 2, row
    return record.tobytes()


@EITHER
def test_a_hidden_row_says_128_cards_at_most(game):
    left = np.frombuffer(hidden(game, holding(game, [100, 28]), 0), record_type(game["Table"]))
    assert left[0]["hand"][1][:2].tolist() == [-128, 0]


@EITHER
@pytest.mark.parametrize(("row", "cards"), [([60, 60, 60], 180), ([127, 127, 2], 256), ([0, -2], -2)])
def test_a_hidden_row_of_cards_that_cannot_be_said_is_no_view(game, row, cards):
    with pytest.raises(OverflowError, match=f"row holds {cards} cards"):
        hidden(game, holding(game, row), 0)
    raw = np.frombuffer(bytearray(holding(game, row)), np.int8)
    left = hide(raw, layout(game["Table"]), 0), raw.view(record_type(game["Table"]))[0]
    assert left[0] == cards
    assert left[1]["hand"][1].max() <= 0, "whoever takes it for a view sees no card"


def in_module(game):
    run = specialize(hide, game, COMPILED)
    assert isinstance(run, Compiled)
    return run


def test_two_declarations_over_one_module_do_not_share_who_sees():
    closed, opened = GAME.namespace, {**GAME.namespace, "Table": Open}
    assert in_module(closed).engine is in_module(opened).engine
    for game, row in ((closed, [-4, 0]), (opened, [1, 3]), (closed, [-4, 0])):
        left = np.frombuffer(hidden(game, holding(game, [1, 3]), 0), record_type(game["Table"]))
        assert left[0]["hand"][1][:2].tolist() == row


def test_what_other_rules_do_to_the_memory_does_not_change_who_sees():
    run, raw = in_module(GAME.namespace), holding(GAME.namespace, [1, 3])
    before = hidden(GAME.namespace, raw, 0)
    run.slots[GAME.table].rows[:] = bytes(len(run.slots[GAME.table].rows))
    assert hidden(GAME.namespace, raw, 0) == before
