"""Who pays whom always comes out even; a line says its clause."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ceki.engine.game import POINTS, Line
from ceki.play import catalogue
from ceki.play.ruleset import ruleset
from ceki.play.score import EndingFacts, Even, LaidSet, Payment, Reason, Result, ScoreLine, squared
from ceki.terminal.lines.ending import ending_lines, line_told
from ceki.terminal.lines.sheet import score_line


def test_one_winner_is_paid_by_each():
    assert squared([-10, 30, -20], 0) == [Payment(0, 1, 10), Payment(2, 1, 20)]


def test_the_pot_pays_and_is_paid():
    assert squared([30, 0], -30) == [Payment(-1, 0, 30)]
    assert squared([-5, -5], 10) == [Payment(0, -1, 5), Payment(1, -1, 5)]


def test_where_no_money_moves_nobody_pays():
    assert squared([0, 0, 0], 0) == []


@given(st.lists(st.integers(-500, 500), min_size=2, max_size=8))
def test_squaring_up_settles_everything(cents):
    pot = -sum(cents)
    left = dict(enumerate(cents)) | {-1: pot}
    for one in squared(cents, pot):
        assert one.cents > 0
        left[one.giver] += one.cents
        left[one.taker] -= one.cents
    assert not any(left.values())


def test_a_line_says_who_how_much_for_what_and_by_which_clause():
    line = ScoreLine("red_mata", "each mata of red-stamped cards", "BS-38", 1, 2, 4, "points", ("S9",))
    said = score_line(line, ["You", "Bima"], catalogue.game("balik_satu"))
    assert said == "  Bima  2 red matas: 4 points. 9 of strings (S9, red) [BS-38]"


def test_the_short_sheet_writes_codes_and_the_seal():
    line = ScoreLine("red_mata", "each mata of red-stamped cards", "BS-38", 1, 2, 4, "points", ("S9", "C1"))
    assert score_line(line, ["You", "Bima"], catalogue.game("balik_satu"), True).endswith("points. S9▣ C1 [BS-38]")


def test_a_line_of_nobody_has_no_name():
    line = ScoreLine("replay", "again", "BS-34", -1, 1, 0, "points", ("C1",))
    said = score_line(line, ["You"], catalogue.game("balik_satu"), True)
    assert said == ("   The turned card, 1 of coins, is a yeo. Nobody pays, and the round is played again. C1 [BS-34]")


def test_a_line_that_counts_something_else_says_its_cents():
    line = ScoreLine("takes", "wins from the stakes", "SK-9", 0, 1, 30, "cents", counts="tricks")
    said = score_line(line, ["You"], catalogue.game("sakopong"))
    assert said == "  You +30 cents  One trick: 30 cents gained. [SK-9]"


def test_a_kind_of_line_that_is_another_thing_in_one_game_says_so_there():
    line = ScoreLine("ayam", "three identical", "CT-24", 0, 2, 0, "cents", each=50)
    assert score_line(line, ["You"], catalogue.game("cholek_tiga")) == (
        "  You  2 times a hand card took two exactly like it."
        " That is ayam: 50 cents from each every time, paid at once. [CT-24]"
    )


def test_a_line_of_a_game_of_one_s_own_has_the_words_of_its_declaration():
    line = ScoreLine("highest", "the highest number shown", "CT-21", 0, 1, 9, "points")
    assert score_line(line, ["You"], catalogue.game("pakau")) == "  You  The highest number shown: 9 points. [CT-21]"


def test_the_end_is_a_headline_the_sets_the_reasons_one_number_and_who_pays():
    turned = ScoreLine("balik_card", "", "BS-33", 1, 1, 8, "points", ("C8",))
    matas = ScoreLine("mata", "", "BS-38", 1, 2, 2, "points", ("C7", "C7", "C7", "S1", "S1", "S1"))
    paid = [Payment(0, 1, 100), Payment(2, 1, 100)]
    sets = [LaidSet(1, ("C7", "C7", "C7")), LaidSet(1, ("C3", "S3", "S3"))]
    told = EndingFacts("points", 0, 10, "points", reasons=[Reason(turned, False), Reason(matas, False)])
    result = Result([], [1], [1, 0, 2], [], 0, paid, told, sets)
    assert ending_lines(result, ["You", "Bima", "Citra"], ruleset("balik_satu", 3), short=True) == [
        "Bima wins.",
        "  [C7×3] mata  [C3 S3×2]",
        "  The turned card, 8 of coins, counts 8 points.",
        "  2 matas: 2 points.",
        "  10 points",
        "  You and Citra pay Bima 100 cents each.",
    ]


def test_the_rest_of_the_points_is_told_before_what_is_paid_besides():
    reasons = [
        Reason(ScoreLine("balik_card", "", "BS-33", 1, 1, 8, "points", ("C8",)), False),
        Reason(ScoreLine("ayam", "", "BS-33", 1, 1, 0, "cents", each=50), False),
    ]
    told = EndingFacts("points", 0, 11, "points", reasons=reasons, besides=3)
    result = Result([], [1], [1, 0], [], 0, [Payment(0, 1, 22)], told)
    assert ending_lines(result, ["You", "Bima"], ruleset("balik_satu", 2))[2] == "  Plus 3 points, explained below."


def test_equal_points_of_who_pays_and_who_is_paid_are_told_and_who_the_dealer_is():
    stood = ScoreLine("stand", "", "CH-21", 1, 27, 20, "cents", counts="points")
    told = EndingFacts("points", reasons=[Reason(stood, False)], even=[Even(0, 1, 27, "points")], starter=2)
    result = Result([], [1], [1, 0, 2], [], 0, [Payment(2, 1, 10), Payment(0, 1, 10)], told)
    assert ending_lines(result, ["You", "Bima", "Citra"], ruleset("chabut", 3)) == [
        "Bima wins.",
        "  Stopped at 27.",
        "  You and Bima tie with 27 points each. At this table the tie goes to Bima.",
        "  Bima is the dealer.",
        "  You and Citra pay Bima 10 cents each.",
    ]
    assert ending_lines(result, ["Ana", "You", "Citra"], ruleset("chabut", 3))[2:4] == [
        "  You and Ana tie with 27 points each. At this table the tie goes to you.",
        "  You are the dealer.",
    ]


def test_nobody_wins_where_the_stock_has_run_out():
    result = Result([], [], [0, 1], [{"cents": 0}, {"cents": 0}], 0, [])
    assert ending_lines(result, ["You", "Bima"], ruleset("balik_satu", 2)) == [
        "Nobody wins this round.",
        "  The stock ran out before anyone won.",
        "  Nobody pays.",
    ]


@pytest.mark.parametrize(
    ("tells", "told"),
    [("", "2 × a hen caught: 4 points."), ("{n} hens, {cards}, bring {worth}.", "2 hens, 5 of coins, bring 4 points.")],
)
def test_a_line_of_a_game_of_ones_own_is_told_in_its_words(toy, tells, told):
    """`ayam` is a word of other games as well."""
    game = catalogue.game(toy)
    info = replace(game.info, lines=(Line("ayam", "HC-1", "a hen caught", POINTS, tells=tells),), pack="ceki")
    own = SimpleNamespace(id=game.id, info=info)
    assert line_told(ScoreLine("ayam", "a hen caught", "HC-1", 0, 2, 4, POINTS, ("C5", "C5")), own) == told
