"""Bets between two seats: one for each pair, and equal bets are one value [YG-5]."""

from __future__ import annotations

import pytest

from ceki.play.ruleset import ruleset


def bets(given, players=4):
    return ruleset("gonggong", players, scoring="ceken", bets=given).options["bets"]


def test_yg_5_equal_bets_are_one_value_however_they_are_given():
    same = ((0, 1, 5), (0, 2, 3), (1, 3, 9))
    for given in ("0-1:5,0-2:3,1-3:9", "3-1:9, 2-0:3, 0-1:5", [[1, 0, 5], [3, 1, 9], [0, 2, 3]], list(same), same,
                  "0-1:5,0-2:3,1-3:9,2-3:0"):  # fmt: skip
        assert bets(given) == same, given
    assert bets([]) == bets("0-1:0") == bets([[2, 3, 0]]) == ()
    assert bets(None) is bets("none") is None


@pytest.mark.parametrize("given", [[[0, 1, 5]] * 2700, [[0, 1, 5], [1, 0, 5]], "0-1:5,1-0:3", [[0, 1, 5], [1, 0, 0]]])
def test_yg_5_a_pair_has_one_bet(given):
    with pytest.raises(
        ValueError, match=r"^option bets: seats 0 and 1 are there twice; allowed: one bet for each pair$"
    ):
        bets(given)


@pytest.mark.parametrize(
    "given",
    [{}, {"0-1": 5}, set(), 5, True, "", "0-1", "0-1:5,", "0-1:x", [[0, 1]], [[0, 1, 2, 3]], [[0, 1, 5.5]],
     [[0, 1, True]],
     [[0, 1, "5"]], [{}], ["0-1:5"], [[0, 0, 5]], [[0, 1, -5]], [[-1, 1, 5]], [[0, 1, 1_000_001]], [[0, 1, 10**400]],
     "0-1:" + "9" * 5000, "0-1:٣", "٠-1:5", [[0, 1, 5, 5]] * 2700, [None] * 2700],
)  # fmt: skip
def test_yg_5_what_are_no_bets_is_refused_in_a_short_sentence_that_says_what_is_allowed(given):
    with pytest.raises(ValueError, match=r"^option bets: .* is not allowed; allowed: bets such as 0-1:5,") as found:
        bets(given)
    assert len(str(found.value)) < 350


@pytest.mark.parametrize(("players", "pairs"), [(4, 6), (6, 15)])
def test_yg_5_there_are_no_more_bets_than_pairs(players, pairs):
    every = [[a, b, 1_000_000] for a in range(players) for b in range(a)]
    assert len(bets(every, players)) == pairs
    table = ruleset("gonggong", players, scoring="ceken", bets=every).table()
    assert {int(table.bet[a, b]) for a in range(players) for b in range(players) if a != b} == {1_000_000}
    with pytest.raises(ValueError, match="does not exist"):
        bets([*every, [0, players, 1]], players)
