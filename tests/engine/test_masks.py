"""`hidden` blots out what `hide` blots out, and a record that follows a table is the record of that table."""

from __future__ import annotations

import random

import numpy as np
import pytest

from ceki.engine.record import ALL, NOBODY, Packed, Record, counts, number, pack, record_type
from ceki.engine.visibility.hide import WATCHER, as_bytes, hide, layout
from ceki.engine.visibility.masks import hidden
from ceki.play import catalogue
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from tests.engine.test_sight import Small, table

STEPS = 12


def packed(game, table):
    record = np.zeros(1, game.dtype)
    pack(table, record[0])
    return record


def same(one, other):
    assert all((one[name] == other[name]).all() for name in one.dtype.names)


@pytest.mark.parametrize("name", catalogue.names())
def test_hidden_is_what_hide_leaves_in_every_game(name):
    game, chance = catalogue.game(name), random.Random(name)
    for players in {game.info.seats[0], game.info.seats[-1]}:
        played, steps = Round.from_seed(ruleset(name, players), 3), 0
        follower = Packed(game.table)
        while not played.over and steps < STEPS:
            played.make(*chance.choice(played.legal_numbers))
            steps += 1
            record = packed(game, played.table)
            same(np.frombuffer(follower.follow(played.table), game.dtype), record)
            for seat in (WATCHER, 0, players - 1):
                raw = as_bytes(record)[0].copy()
                hide(raw, layout(game.table), seat)
                masked = np.frombuffer(hidden(game.table, record.tobytes(), seat), game.dtype)
                same(masked, raw.view(game.dtype))


def test_who_sees_follows_the_fields_that_say_so():
    g = table()
    for peeker, open_piles in ((2, 0), (0, 1), (1, 0)):
        g.peeker, g.open_piles = peeker, open_piles
        record = np.zeros(1, record_type(Small))
        pack(g, record[0])
        seen = np.frombuffer(hidden(Small, record.tobytes(), 0), record.dtype)[0]
        assert seen["peek"] == (3 if peeker == 0 else -2)
        assert seen["won"][1].tolist() == ([0, 0, 0, 0, 0, 1] if open_piles else [-1, 0, 0, 0, 0, 0])
        assert seen["key"].tolist() == [0] * 8
        assert record[0]["key"].tolist() == [7] * 8


class Heap(Record, seats=2, faces=3):
    heap = counts("faces", seen=NOBODY)
    height: int = number(seen=ALL, width=8)


def test_a_hidden_row_of_more_cards_than_can_be_said_is_refused():
    g = Heap()
    g.heap[:] = 60
    record = np.zeros(1, record_type(Heap))
    pack(g, record[0])
    with pytest.raises(OverflowError, match="180 cards"):
        hidden(Heap, record.tobytes(), 0)


def test_a_record_that_follows_refuses_what_does_not_fit_and_writes_only_what_changed():
    g, follower = Heap(), Packed(Heap)
    follower.follow(g)
    before = follower.changes
    follower.follow(g)
    assert follower.changes == before
    g.heap[1], g.height = 5, 3
    assert np.frombuffer(follower.follow(g), record_type(Heap))[0]["heap"].tolist() == [0, 5, 0]
    assert follower.changes == before + 2
    for wrong in (200, -200):
        g.height = wrong
        for _ in range(2):
            with pytest.raises(OverflowError, match="field height"):
                follower.follow(g)
