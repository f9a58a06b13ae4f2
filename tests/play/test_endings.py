"""What is told of the end of a round, found by the rules: sums, the first place, what it was won by, and why."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ceki.cards.notation import card_number
from ceki.engine.bits import NONE
from ceki.engine.score import line, pay, won_by
from ceki.play import catalogue
from ceki.play.ruleset import ruleset
from ceki.play.score import Result, result_of

Line = tuple[str, int, int, int]  # its word, seat, count and amount


def ended(game: str, lines: Sequence[Line], winners: Sequence[int], paid: Sequence[tuple[int, int, int]] = (),
          seats: int = 3, **options: object) -> Result:  # fmt: skip
    """A round that ended with these lines, winners and payments (from, to, cents), the last seat having begun it."""
    table = ruleset(game, seats, **options).table()
    words = [kind.word for kind in catalogue.game(game).info.lines]
    for word, seat, count, amount in lines:
        line(table, words.index(word), seat, count, amount, 1 << count % 3)
    for giver, taker, cents in paid:
        pay(table, 0, giver, taker, cents)
    won_by(table, sum(1 << seat for seat in winners))
    table.starter = seats - 1
    return result_of(catalogue.game(game), table, 0)


def reasons(result: Result) -> list[tuple[str, int, int, int, bool]]:
    """The lines that say why: word, seat, count, amount, and whether it is said whose they are."""
    return [(one.line.word, one.line.seat, one.line.count, one.line.amount, one.named) for one in result.ending.reasons]


def test_amounts_are_added_unit_by_unit_and_a_sum_is_not_added_again() -> None:
    lines = [("ireng", 0, 3, 39), ("ngete", 0, 1, 39), ("wudon", 0, 1, 50), ("ireng", 1, 1, 4)]
    assert ended("pei", lines, [0], [(1, 0, 25)]).totals == [
        {"points": 39, "cents": 25}, {"points": 4, "cents": -25}, {"points": 0, "cents": 0},
    ]  # fmt: skip


def test_what_a_line_counts_is_added_in_its_own_unit() -> None:
    assert ended("sakopong", [("takes", 1, 3, 30)], [1], [(0, 1, 30)], 2).totals == [
        {"tricks": 0, "cents": -30}, {"tricks": 3, "cents": 30},
    ]  # fmt: skip


def test_winners_stand_before_all_others() -> None:
    assert ended("pei", [("ireng", 2, 1, 5)], [2]).order == [2, 0, 1]


def test_a_count_that_nobody_else_has_is_what_the_round_was_won_with() -> None:
    told = ended("pei", [("ireng", 1, 1, 9), ("ireng", 0, 1, 8)], [1], [(0, 1, 50)]).ending
    assert (told.won_with, told.unit, told.worth) == (9, "points", 0)


@pytest.mark.parametrize("other", [9, 10])
def test_a_count_that_others_have_too_is_none_and_the_cents_say_what_it_was_worth(other: int) -> None:
    told = ended("pei", [("ireng", 1, 1, 9), ("ireng", 0, 1, other)], [1], [(0, 1, 50)]).ending
    assert (told.won_with, told.worth, told.worth_in) == (0, 50, "cents")


def test_a_hand_of_sets_is_worth_its_points_and_its_sets_lie() -> None:
    table = ruleset("balik_satu", 3).table()
    for card in (0, 0, 0, 10, 10, 10):
        table.hand[1, card] += 1
    line(table, 4, 1, 2, 2, 1 | 1 << 10)
    won_by(table, 1 << 1)
    found = result_of(catalogue.game("balik_satu"), table, 0)
    assert (found.ending.won_with, found.ending.worth, found.ending.worth_in) == (0, 2, "points")
    assert [(one.seat, *one.cards) for one in found.sets] == [(1, "C1", "C1", "C1"), (1, "S2", "S2", "S2")]


def test_where_nobody_has_won_with_as_much_as_all_others_everybody_has_it() -> None:
    told = ended("pei", [("ireng", seat, 1, 5) for seat in range(3)], []).ending
    assert (told.all_have, told.unit, told.worth) == (5, "points", 0)
    assert ended("pei", [("ireng", seat, 1, 5 + seat) for seat in range(3)], []).ending.all_have == 0
    assert ended("pei", [], []).ending.all_have == 0


def test_lines_of_one_kind_are_told_as_one_the_weightiest_three_in_their_order() -> None:
    lines = [("mata", 1, 1, 1), ("ayam", 1, 1, 5), ("mata", 1, 1, 1), ("balik_card", 1, 1, 8), ("red_mata", 1, 1, 2)]
    found = ended("balik_satu", lines, [1])
    assert reasons(found) == [("mata", 1, 2, 2, False), ("ayam", 1, 1, 5, False), ("balik_card", 1, 1, 8, False)]
    assert found.ending.besides == 2  # the red mata
    assert found.ending.reasons[0].line.cards == ("C2", "C2", "C2", "C2", "C2", "C2")


def test_what_others_pay_besides_comes_last_and_leaves_two_lines() -> None:
    lines = [
        ("ang_pow", 2, 1, 0),
        ("triplet", 1, 1, 3),
        ("plain_pair", 1, 1, 2),
        ("red_pair", 1, 1, 4),
        ("ayam", 0, 1, 0),
    ]
    found = ended("cholek_tiga", lines, [1], angpow_cents=[100, 200])
    assert reasons(found) == [("triplet", 1, 1, 3, False), ("red_pair", 1, 1, 4, False), ("ang_pow", 2, 1, 0, True)]
    assert found.ending.besides == 2


def test_lines_that_only_say_for_what_was_paid_are_left_to_the_payments() -> None:
    assert reasons(ended("pei", [("ireng", 0, 1, 5), ("wudon", 0, 1, 50)], [0])) == [("ireng", 0, 1, 5, False)]
    assert reasons(ended("pei", [("wudon", 0, 1, 50)], [0])) == []


def test_of_several_winners_it_is_said_whose_each_line_is() -> None:
    lines = [("stand", 0, 28, 10), ("stand", 1, 27, 10), ("stand", 2, 26, -20)]
    found = ended("chabut", lines, [0, 1], [(2, 0, 10), (2, 1, 10)])
    assert reasons(found) == [("stand", 0, 28, 10, True), ("stand", 1, 27, 10, True)]
    assert (found.ending.worth, found.ending.worth_in, found.ending.besides) == (10, "cents", 0)


def test_why_one_who_has_as_much_has_not_won_is_a_reason() -> None:
    lines = [("stand", 0, 28, 10), ("stand", 1, 27, 10), ("mati", 2, 33, -20)]
    found = ended("chabut", lines, [0, 1], [(2, 0, 10), (2, 1, 10)])
    assert reasons(found)[-1] == ("mati", 2, 33, -20, True)
    three = [*lines[:2], ("stand", 2, 26, 10), ("mati", 3, 33, -30)]
    told = reasons(ended("chabut", three, [0, 1, 2], [(3, 0, 10), (3, 1, 10), (3, 2, 10)], seats=4))
    assert told == [("stand", 0, 28, 10, True), ("stand", 1, 27, 10, True), ("mati", 3, 33, -30, True)]
    lower = [("remainder_9", 0, 19, 0), ("remainder_3", 1, 23, 0), ("remainder_8", 2, 28, 0)]
    assert [one[0] for one in reasons(ended("pakau", lower, [0]))] == ["remainder_9", "remainder_8"]


def test_the_only_line_of_a_round_that_nobody_has_won_is_nobodys() -> None:
    assert reasons(ended("balik_satu", [("replay", NONE, 1, 0)], [])) == [("replay", NONE, 1, 0, False)]


def test_who_is_paid_by_one_who_has_exactly_as_much_is_told() -> None:
    lines = [("stand", 0, 27, -10), ("stand", 1, 27, 20), ("stand", 2, 25, -10)]
    (even,) = ended("chabut", lines, [1], [(2, 1, 10), (0, 1, 10)]).ending.even
    assert (even.giver, even.taker, even.count, even.unit) == (0, 1, 27, "points")
    out = [("mati", 0, 27, -10), *lines[1:]]  # as much of another thing
    assert not ended("chabut", out, [1], [(2, 1, 10), (0, 1, 10)]).ending.even


def laid(game: str, hand: str, **options: object) -> list[str]:
    """The sets of a hand of seat 1, in the order in which they lie."""
    table = ruleset(game, **options).table()
    for code in hand.split():
        table.hand[1, card_number(code)] += 1
    table.winners = 1 << 1
    return [" ".join(one.cards) for one in result_of(catalogue.game(game), table, 0).sets if one.seat == 1]


def test_bs_13_five_sets_of_a_rank_the_matas_first() -> None:
    hand = "S5 C5 M5 C8 C8 C8 WF C1 RF M2 M2 M2 S9 S9 C9"
    assert laid("balik_satu", hand) == ["C1 WF RF", "M2 M2 M2", "C5 S5 M5", "C8 C8 C8", "C9 S9 S9"]


@pytest.mark.parametrize("game", ["balik_lima_belas", "chaqui", "chot", "gonggong"])
def test_two_sets_of_one_rank_lie_apart(game: str) -> None:
    assert laid(game, "C7 C7 S7 S7 S7 M7") == ["S7 S7 S7", "C7 C7 M7"]


def test_tt_3_pairs() -> None:
    assert laid("tantanan", "C5 S5 C8 C8 WF OT") == ["WF OT", "C5 S5", "C8 C8"]


def test_kw_8_three_sets_each_honour_of_its_own_kind() -> None:
    assert laid("kowah", "WF WF WF C4 S4 M4 OT OT OT") == ["C4 S4 M4", "WF WF WF", "OT OT OT"]


@pytest.mark.parametrize("game", ["cholek_tiga", "pei"])
def test_a_game_without_sets_lays_none(game: str) -> None:
    assert laid(game, "C5 C5 C5") == []
