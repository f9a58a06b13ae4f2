"""Who pays whom always comes out even; a line says its clause."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ceki.play.score import Payment, ScoreLine, payments, totals
from ceki.terminal.lines.sheet import score_line


def test_one_winner_is_paid_by_each():
    assert payments([-10, 30, -20], 0) == [Payment(0, 1, 10), Payment(2, 1, 20)]


def test_the_pot_pays_and_is_paid():
    assert payments([30, 0], -30) == [Payment(-1, 0, 30)]
    assert payments([-5, -5], 10) == [Payment(0, -1, 5), Payment(1, -1, 5)]


def test_no_money_no_payments():
    assert payments([0, 0, 0], 0) == []


@given(st.lists(st.integers(-500, 500), min_size=2, max_size=8))
def test_payments_settle_everything(cents):
    pot = -sum(cents)
    left = dict(enumerate(cents)) | {-1: pot}
    for one in payments(cents, pot):
        assert one.cents > 0
        left[one.giver] += one.cents
        left[one.taker] -= one.cents
    assert not any(left.values())


def test_a_line_says_who_how_much_for_what_and_by_which_clause():
    line = ScoreLine("red_mata", "each mata of red-stamped cards", "BS-38", 1, 2, 4, "points", ("S9",))
    said = score_line(line, ["You", "Bima"], "ceki")
    assert said == "  Bima +4 points  2 x red mata, each mata of red-stamped cards: 9 of strings (S9, red) [BS-38]"


def test_the_short_sheet_writes_codes_and_the_seal():
    line = ScoreLine("red_mata", "each mata of red-stamped cards", "BS-38", 1, 2, 4, "points", ("S9", "C1"))
    assert score_line(line, ["You", "Bima"], "ceki", True).endswith("cards: S9▣ C1 [BS-38]")


def test_a_line_that_brings_nothing_tells_no_amount():
    line = ScoreLine("replay", "again", "BS-34", -1, 1, 0, "points")
    assert score_line(line, ["You"], "ceki") == "  All  replay, again [BS-34]"


def test_a_line_that_repeats_a_sum_says_so_and_has_no_sign():
    line = ScoreLine("ngete", "the highest score", "PE-22", 0, 1, 354, "points", total=True)
    assert score_line(line, ["You"], "ceki") == "  You  ngete, the highest score: 354 points in all [PE-22]"


def test_a_line_says_what_it_counts_in_its_own_unit():
    line = ScoreLine("takes", "wins from the stakes", "SK-9", 0, 1, 30, "cents", counts="tricks")
    assert score_line(line, ["You"], "ceki") == "  You +30 cents  1 trick, takes, wins from the stakes [SK-9]"


def test_a_line_says_what_every_other_player_pays():
    line = ScoreLine("ayam", "three identical", "CT-24", 0, 2, 0, "cents", each=50)
    assert score_line(line, ["You"], "ceki") == (
        "  You  2 x ayam, three identical: 50 cents from every other player [CT-24]"
    )


def test_amounts_are_added_unit_by_unit_and_a_sum_is_not_added_again():
    lines = [
        ScoreLine("ireng", "", "PE-23", 0, 3, 39, "points"),
        ScoreLine("face_points", "", "PE-21", 0, 9, 20, "points"),
        ScoreLine("ngete", "", "PE-22", 0, 1, 59, "points", total=True),
        ScoreLine("wudon", "", "PE-41", 0, 1, 50, "cents"),
        ScoreLine("face_points", "", "PE-21", 1, 2, 4, "points"),
    ]
    assert totals(lines, [25, -25]) == [{"points": 59, "cents": 25}, {"points": 4, "cents": -25}]


def test_what_a_line_counts_is_added_in_its_own_unit():
    lines = [ScoreLine("takes", "", "SK-9", 1, 3, 30, "cents", counts="tricks")]
    assert totals(lines, [-30, 30]) == [{"tricks": 0, "cents": -30}, {"tricks": 3, "cents": 30}]
