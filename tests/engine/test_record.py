"""Declarations: what does not import, what packs, and what would wrap."""

from __future__ import annotations

import numpy as np
import pytest

from ceki.engine.options import Amount
from ceki.engine.record import (
    ALL,
    NOBODY,
    OWN,
    Packed,
    Record,
    copy,
    counts,
    number,
    one_card,
    pack,
    pile,
    record_type,
    unpack,
)
from ceki.play import catalogue


class Small(Record, seats=2, faces=5):
    hand = counts("seats", "faces", seen=OWN)
    stock = pile(10, seen=NOBODY)
    last = one_card(seen=ALL, note=True)


def test_a_field_of_cards_must_say_who_sees_it():
    with pytest.raises(TypeError, match="seen"):
        counts("seats", "faces")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="seen"):
        pile(3)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="seen"):
        one_card()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="seen"):
        number()  # type: ignore[call-arg]


def declared(**fields):
    return type("Table", (Record,), dict(fields), seats=2, faces=5)


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"cards": counts("faces", seen="everybody")}, "seen='everybody'"),
        ({"cards": counts("faces", seen="seat:nobody_there")}, "names no field"),
        ({"cards": counts("faces", seen=ALL, of="nothing")}, "of='nothing' names no field"),
        ({"cards": counts("faces", seen=OWN)}, "needs a row for each seat"),
        ({"fill": number(seen=ALL)}, "field fill"),
        ({"view": number(seen=ALL)}, "field view"),
    ],
)
def test_a_wrong_declaration_does_not_import(fields, says):
    with pytest.raises(TypeError, match=says):
        declared(**fields)


def test_a_table_begins_empty():
    table = Small()
    assert table.stock.tolist() == [-1] * 10
    assert table.hand.shape == (2, 5)
    assert table.last == -1
    assert table.turn == 0


def test_a_table_survives_packing():
    table = Small()
    table.hand[1, 4], table.turn, table.stock[3] = 2, 1, 4
    record = np.zeros(1, record_type(Small))
    pack(table, record[0])
    again = unpack(Small, record[0])
    for name in Small.FIELDS:
        assert np.array_equal(getattr(again, name), getattr(table, name)), name


def test_a_table_has_its_fields_and_nothing_else():
    table = Small()
    for misspelt in ("trun", "hnad"):
        with pytest.raises(AttributeError, match=misspelt):
            setattr(table, misspelt, 3)


def test_an_option_that_is_no_field_is_refused():
    with pytest.raises(TypeError, match=r"stake = option\(Amount\(\.\.\.\)\)"):
        declared(stake=Amount(1, "TY-1", "says"))


def test_a_value_that_would_wrap_is_refused():
    table = Small()
    table.hand[0, 0] = 200
    with pytest.raises(OverflowError, match="field hand"):
        pack(table, np.zeros(1, record_type(Small))[0])


def test_a_record_that_follows_refuses_what_does_not_fit_and_writes_only_what_changed():
    table, follower = Small(), Packed(Small)
    follower.follow(table)
    before = follower.changes
    follower.follow(table)
    assert follower.changes == before
    table.hand[0, 1], table.turn = 5, 1
    found = np.frombuffer(follower.follow(table), record_type(Small))[0]
    assert (found["hand"][0, 1], found["turn"]) == (5, 1)
    assert follower.changes == before + 2
    for wrong in (200, -200):
        table.hand[0, 0] = wrong
        for _ in range(2):
            with pytest.raises(OverflowError, match="field hand"):
                follower.follow(table)


def test_a_copy_is_its_own():
    table = Small()
    other = copy(table)
    other.hand[0, 0] = 3
    assert table.hand[0, 0] == 0


@pytest.mark.parametrize("name", catalogue.names())
def test_a_record_is_small(name):
    game = catalogue.game(name)
    assert game.dtype.itemsize <= (2000 if max(game.info.seats) <= 4 else 5000)
