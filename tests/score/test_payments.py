"""Who pays whom for what, as the sources tell it. That it comes to the cents is a law (tests/laws/test_results.py)."""

from __future__ import annotations

import json
import random

import pytest

from ceki.cli import main
from ceki.play.round import Round
from ceki.play.ruleset import ruleset

ROUNDS = 400


def test_ch_21_one_side_of_every_payment_is_the_dealer():
    rules, chance = ruleset("chabut", 4), random.Random(1)
    for seed in range(ROUNDS):
        played = Round.from_seed(rules, seed)
        while not played.over:
            played.make(*chance.choice(played.legal_numbers))
        assert all(3 in (one.giver, one.taker) for one in played.result.payments)  # who starts is 0, who deals 3


@pytest.fixture
def paid(tmp_path, capsys):
    """Tells a round to the score keeper: from whom to whom how many cents for what; the pot is "pot"."""

    def told(told, *words):
        (tmp_path / "round.json").write_text(json.dumps(told), encoding="utf-8")
        assert main(["score", *words, "--json", str(tmp_path / "round.json")]) == 0
        answer = json.loads(capsys.readouterr().out)
        names = {None: "pot", **dict(enumerate(answer["seats"]))}
        return [(names[one["from"]], names[one["to"]], one["cents"], one["for"]) for one in answer["payments"]]

    return told


def test_pe_47_the_lower_of_each_pair_pays_the_higher(paid):
    scores = {"counted": True, "score": [354, 322, 275]}
    found = paid(scores, "pei", "--names", "A,B,C", "-o", "bets=jung")
    assert sorted(found) == [("B", "A", 20, "jung"), ("C", "A", 40, "jung"), ("C", "B", 25, "jung")]
