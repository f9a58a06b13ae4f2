"""Who pays whom always comes out even; a line says its clause."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ceki.play.score import ScoreLine
from ceki.term.sheet import payments, score_line


def test_one_winner_is_paid_by_each():
    assert payments([-10, 30, -20], 0) == [(0, 1, 10), (2, 1, 20)]


def test_the_pot_pays_and_is_paid():
    assert payments([30, 0], -30) == [(-1, 0, 30)]
    assert payments([-5, -5], 10) == [(0, -1, 5), (1, -1, 5)]


def test_no_money_no_payments():
    assert payments([0, 0, 0], 0) == []


@given(st.lists(st.integers(-500, 500), min_size=2, max_size=8))
def test_payments_settle_everything(cents):
    pot = -sum(cents)
    left = dict(enumerate(cents)) | {-1: pot}
    for giver, taker, paid in payments(cents, pot):
        assert paid > 0
        left[giver] += paid
        left[taker] -= paid
    assert not any(left.values())


def test_a_line_says_who_how_much_for_what_and_by_which_clause():
    line = ScoreLine("red_mata", "each mata of red-stamped cards", "BS-38", 1, 2, 4, ("S9",))
    said = score_line(line, ["You", "Bima"], "ceki")
    assert said == "  Bima +4  2 x red mata, each mata of red-stamped cards: 9 of strings (S9, red) [BS-38]"


def test_the_short_sheet_writes_codes_and_the_seal():
    line = ScoreLine("red_mata", "each mata of red-stamped cards", "BS-38", 1, 2, 4, ("S9", "C1"))
    assert score_line(line, ["You", "Bima"], "ceki", True).endswith("cards: S9▣ C1 [BS-38]")


def test_a_line_without_points_has_no_sign():
    assert (
        score_line(ScoreLine("replay", "again", "BS-34", -1, 1, 0, ()), ["You"], "ceki")
        == "  All 0  replay, again [BS-34]"
    )
