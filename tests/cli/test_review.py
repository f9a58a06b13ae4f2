"""`ceki review` and `ceki advise`: looking back on a saved round."""

from __future__ import annotations

import json

import pytest

from ceki.play.log import write_log
from ceki.play.round import Round
from ceki.play.ruleset import ruleset


@pytest.fixture
def saved(tmp_path):
    """The log of a round whose first player passes at once; all his moves are weighed exactly."""
    played = Round.from_seed(ruleset("chabut", 2, max_cards=3), 1)
    while not played.over:
        played.make(*played.legal_numbers[-1])
    path = tmp_path / "round.json"
    path.write_text(write_log(played), encoding="utf-8")
    return str(path)


def test_a_review_names_the_costliest_choices_of_a_saved_round(run, saved):
    status, out, err = run("review", saved, "--seat", "0")
    assert (status, err) == (0, "")
    said, costly = out.splitlines()
    assert said.startswith("Your one choice, move 1, cost about ")
    assert costly.startswith("Move 1: pass cost about ")
    status, out, _ = run("review", saved, "--seat", "0", "--json")
    assert json.loads(out)["costly"][0]["best"] == "draw"


def test_advice_at_a_move_of_a_saved_round(run, saved):
    status, out, err = run("advise", saved, "--move", "1")
    assert (status, err) == (0, "")
    assert out.startswith("Seat 0 is to move.\nDraw: ")
    assert "\nCounted exactly against a dealer who passes from 26 on: draw " in out
    assert "What each move scores on average, counted exactly:" in out
    found = json.loads(run("advise", saved, "--move", "1", "--json")[1])
    assert [one["move"] for one in found["moves"]] == ["draw", "pass"]
    assert found["exact"] is True


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("review", "--seat", "2"), "--seat 2: the seats are 0 to 1"),
        (("review", "--round", "1"), "--round goes with the log of a table; this is the log of one round"),
        (("review", "--playouts", "0"), "--playouts 0 is not allowed; at least 1"),
        (("advise", "--move", "99"), "--move 99: the round has moves 1 to 2"),
    ],
)
def test_what_a_saved_round_does_not_have_is_refused(run, saved, arguments, reason):
    assert run(arguments[0], saved, *arguments[1:]) == (2, "", f"ceki: {reason}\n")


def test_a_file_that_is_no_log_is_refused(run, tmp_path):
    path = tmp_path / "log"
    path.write_text('{"ceki": 1}', encoding="utf-8")
    status, out, err = run("review", str(path))
    assert (status, out) == (2, "")
    assert err.startswith("ceki: the log has no 'game'")
