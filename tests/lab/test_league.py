"""A league: known strengths are found, the file goes on, and the table says who is stronger."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from ceki.cli import main
from ceki.lab.benchmark_rulesets import measured
from ceki.lab.contest.league import Deal, League, Seats, play, strengths_of, table_of


def league(*pool: str, game: str = "sakopong") -> League:
    return League(measured(game), pool, seed=3)


def test_two_who_always_win_as_much_from_each_other_differ_by_twice_that() -> None:
    """At a table of four, one of a and three of b: a wins 6, each b loses 2. a is 8 better than b."""
    found = [Deal(n, [0, 1, 1, 1], [6, -2, -2, -2]) for n in range(4)]
    seated = np.array([[1, 3]] * 4)
    won = np.array([[6.0, -6.0]] * 4)
    strengths, error = strengths_of(seated, won, 0)
    assert strengths.tolist() == pytest.approx([4, -4])
    assert error.max() < 1e-9
    standings = table_of(league("a", "b"), found).standings
    assert [one.bot for one in standings] == ["a", "b"]
    assert standings[0].rating.mean > standings[1].rating.mean


def test_planted_strengths_are_found_within_their_intervals() -> None:
    chance, planted = np.random.default_rng(5), np.array([9.0, 2.0, 0.0, -4.0, -7.0])
    seated, won = np.zeros((900, 5), np.int64), np.zeros((900, 5))
    for deal in range(900):
        at = chance.choice(5, 3, replace=False)
        seated[deal, at] = 1
        luck = chance.normal(0, 10, 3)
        won[deal, at] = planted[at] - planted[at].mean() + luck - luck.mean()
    strengths, error = strengths_of(seated, won, 0)
    assert (np.abs(strengths - planted) < 3 * error).all()
    assert 0.2 < error.mean() < 0.8  # a spread of 8.2 over 540 tables each


def test_everybody_at_a_table_holds_the_same_hands() -> None:
    """Players who choose alike win alike, whatever the deal: two names of one bot."""
    deal = Seats(league("search:30", "search:030")).deal(4)
    assert sorted(place % 2 for place in deal.seated) == [0, 0, 1, 1]
    assert len({round(won, 9) for won in deal.won}) == 1


def test_the_stronger_is_above_and_a_file_goes_on(tmp_path: Path) -> None:
    asked, file, whole = league("random", "greedy", "search:60"), tmp_path / "a", tmp_path / "b"
    play(asked, 25, threads=2, kept=file)
    found = play(asked, 60, threads=1, kept=file)
    assert play(asked, 60, threads=2, kept=whole) == found
    assert file.read_bytes() == whole.read_bytes()
    ranks = {one.bot: one.strength for one in found.standings}
    assert ranks["random"].high < ranks["greedy"].low
    assert found.standings[-1].bot == "random"
    assert len(found.lines()) == 6


def test_it_is_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot = tmp_path / "league.svg"
    order = ["league", "sakopong", "--pool", "random,greedy", "--deals", "10", "--threads", "1"]
    assert main([*order, "--json", "--plot", str(plot)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [row["bot"] for row in found["standings"]] == ["greedy", "random"]
    assert "How strong the bots are" in plot.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--pool", "greedy"], "two or more bots"),
        (["--pool", "greedy,greedy"], "all different"),
        (["--pool", "greedy,nobody"], "bot 'nobody' does not exist"),
        (["--deals", "1"], "--deals"),
    ],
)
def test_what_is_not_allowed_is_said(given: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["league", "pei", *given]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert said in printed.err
