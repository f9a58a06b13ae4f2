"""`ceki train`: a player that is better on deals it has never seen, made again alike; bad orders."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ceki.bots import bot
from ceki.bots.learned.network import read
from ceki.cli import main
from ceki.lab.benchmark_rulesets import measured
from ceki.lab.contest.levels import Question, measure
from ceki.lab.learning.train import PART, Order, Sampler

FEW = 4 * PART


@pytest.fixture
def train(capsys):
    """Runs the command: (exit status, standard output, standard error)."""

    def run(*arguments: str) -> tuple[int, str, str]:
        status = main(["train", *arguments])
        said = capsys.readouterr()
        return status, said.out, said.err

    return run


def test_a_player_is_made_measured_and_made_again(tmp_path: Path, train) -> None:
    files = [tmp_path / f"{n}.npz" for n in range(2)]
    for file, threads in zip(files, ("1", "2"), strict=True):
        order = "chabut", "--playouts", str(FEW), "--deals", "500", "--threads", threads
        status, out, err = train(*order, "--out", str(file), "--json")
        assert (status, err) == (0, "")
        found = json.loads(out)
    assert files[0].stat().st_size < 100_000
    first, again = (read(file) for file in files)
    assert (first.rows == again.rows).all()
    assert found["learned"]
    assert found["round"]["mean"] > 0
    assert 0 < found["otherwise"] < 0.3


def test_an_offer_comes_to_what_the_round_comes_to() -> None:
    """Where the simple player's move is made, the round ends as the simple players end it: in cents that add up."""
    sampler = Sampler(Order(measured("sakopong"), FEW), 3000, 4)
    offers = sampler.sample(0)
    assert len(offers.begins) > 500
    assert (offers.ahead[offers.simple] == 0).all()
    assert set(offers.ahead.astype(int) % 5) == {0}  # stakes of 10 are won, lost, or halved


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["pei", "--playouts", "10"], "playouts: 10 is not allowed; a whole number from 800000 to"),
        (["pei", "--hidden", "0"], "hidden: 0 is not allowed"),
        (["pei", "--deals", "1"], "deals: 1 is not allowed"),
        (["pakau"], "players never have a choice in this game"),
        (["pei", "--out", "/no/such/folder/pei.npz"], "--out /no/such/folder/pei.npz: name a file in a folder"),
    ],
)
def test_what_is_not_allowed_is_said(given: list[str], said: str, train) -> None:
    status, out, err = train(*given)
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_a_learned_player_is_measured_like_any_other(tmp_path: Path, train) -> None:
    file = tmp_path / "chabut.npz"
    assert train("chabut", "--playouts", str(FEW), "--deals", "100", "--out", str(file))[0] == 0
    (found,) = measure(Question(measured("chabut"), (f"learned:{file}",), playouts=200), 40).bots
    assert found.deviations < 40
    assert bot(f"learned:{file}") is not bot(f"learned:{file}")
