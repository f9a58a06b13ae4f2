"""Options: what they take from Python and from the command line, and what they refuse in one sentence."""

from __future__ import annotations

import numpy as np
import pytest

from ceki.engine.bets import Triples
from ceki.engine.options import Amount, Amounts, Choice, Flag, Members, Ranking, Rows
from ceki.play import catalogue

choice = Choice("a", "CT-1", "", name="c", among=("a", "b"))
flag = Flag(True, "CT-1", "", name="f")
amount = Amount(3, "CT-1", "", name="n", low=1, high=9)
maybe = Amount(None, "CT-1", "", name="m", low=1, high=9, optional=True)
members = Members(frozenset({"x"}), "CT-1", "", name="s", among=("x", "y", "z"), aliases={"both": ("x", "y")})
row = Amounts((1, 2), "CT-1", "", name="t", names=("one", "two"), high=50)
rows = Rows((1, 11), "CT-1", "", name="r", among=((1, 11), (1, 10, 11)))
ranking = Ranking(("p", "q"), "CT-1", "", name="k", among=("p", "q"))
triples = Triples(None, "CT-1", "", name="b", seats=4)


@pytest.mark.parametrize(
    ("option", "given", "value", "stored"),
    [
        (choice, "b", "b", 1),
        (flag, "false", False, 0),
        (flag, "yes", True, 1),
        (amount, "4", 4, 4),
        (maybe, "none", None, -1),
        (members, "x,z", frozenset("xz"), 0b101),
        (members, "both", frozenset("xy"), 0b011),
        (members, "", frozenset(), 0),
        (members, ["y"], frozenset("y"), 0b010),
        (row, "5,6", (5, 6), [5, 6]),
        (row, "two:7", (1, 7), [1, 7]),
        (row, {"one": 9}, (9, 2), [9, 2]),
        (rows, "1,10,11", (1, 10, 11), 1),
        (ranking, "q,p", ("q", "p"), [1, 0]),
        (ranking, "q", ("q",), [-1, 0]),
        (triples, "0-1:5", ((0, 1, 5),), [5, 0, 0, 0, 0, 0]),
        (triples, [[2, 3, 4], [2, 0, 7]], ((0, 2, 7), (2, 3, 4)), [0, 7, 0, 0, 0, 4]),
        (triples, "0-1:0", (), [0] * 6),
        (triples, "none", None, [-1] * 6),
    ],
)
def test_what_is_meant_is_read(option, given, value, stored):
    assert option.read(given) == value
    assert option.store(option.read(given)) == stored
    assert option.restore(np.array(stored)) == value
    assert type(option.restore(np.array(stored))) is type(value)


@pytest.mark.parametrize(
    ("option", "given"),
    [
        (choice, "d"),
        (choice, 0),
        (flag, "perhaps"),
        (amount, 0),
        (amount, 10),
        (amount, "ten"),
        (amount, None),
        (amount, True),
        (amount, 2.5),
        (maybe, 0),
        (members, "w"),
        (members, 3),
        (row, "1"),
        (row, "1,2,3"),
        (row, "1,99"),
        (row, {"three": 3}),
        (row, 5),
        (rows, "1,12"),
        (rows, 7),
        (ranking, "p,p"),
        (ranking, "w"),
        (ranking, 3),
        (triples, "0-0:5"),
        (triples, "x"),
        (triples, [[1, 2]]),
        (triples, 3),
    ],
)
def test_what_is_not_allowed_is_refused_in_one_sentence(option, given):
    with pytest.raises(ValueError, match=f"option {option.name}: .* is not allowed; allowed: ") as raised:
        option.read(given)
    assert "\n" not in str(raised.value)


@pytest.mark.parametrize("option", [choice, flag, amount, maybe, members, row, rows, ranking, triples])
def test_samples_are_allowed(option):
    for value in option.samples():
        assert option.read(value) == value
    assert option.allowed_in_words()


@pytest.mark.parametrize("name", catalogue.names())
def test_what_every_option_of_our_games_stores_is_read_back(name):
    for option in catalogue.game(name).options.values():
        for value in option.samples():
            stored = option.store(value)
            assert option.restore(np.array(stored) if isinstance(stored, list) else stored) == value, option.name
