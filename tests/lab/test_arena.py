"""The arena: equal bots are equal, a better one is found better, and a kept contest goes on where it stopped."""

from __future__ import annotations

import json
import math

import pytest

from ceki.lab.contest import arena
from ceki.lab.contest.arena import Deal, Pairing, contest, interval, judge
from ceki.lab.players import player


class Coin:
    """Stands for two bots: what sits alone wins its seat's number, the others nothing."""

    def __init__(self, pairing):
        self.pairing = pairing

    def deal(self, number):
        return Deal(number, [number % 3, 1.0], [-1.0, 0.0], [0.0, 0.0], [0.5, 0.5])


@pytest.fixture
def coins(monkeypatch):
    monkeypatch.setattr(arena, "Contestants", Coin)


def test_an_interval_is_the_mean_and_its_spread_over_deals():
    """Of 1, 2, 3, 4: mean 2.5, variance 5/3, standard error sqrt(5/12)."""
    found = interval([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.half == pytest.approx(1.959964 * math.sqrt(5 / 12))
    assert interval([1.0, 2.0, 3.0, 4.0], looks=5).half == pytest.approx(2.413 * math.sqrt(5 / 12))
    assert interval([1.0]).half == math.inf


def test_a_deal_counts_once_over_its_seats_and_against_the_other_in_the_same_seats():
    deal = Coin(None).deal(2)
    assert deal.gain() == 1.5 - 0.5
    assert deal.loss() == -0.5 - 0.0


def test_a_contest_is_kept_and_goes_on(coins, tmp_path):
    kept, pairing = tmp_path / "kept.jsonl", Pairing("high", ("a", "b"))
    first = list(contest(pairing, 3, kept=kept))
    told = []
    all_of_them = list(contest(pairing, 5, kept=kept, progress=told.append))
    assert [deal.number for deal in all_of_them] == [0, 1, 2, 3, 4]
    assert all_of_them[:3] == first
    assert len(kept.read_text().splitlines()) == 6
    assert len(told) == 5


@pytest.mark.parametrize("garbage", [b"garbage\n", b"\x89PNG\n", b"[1]\n", b"7\n"])
def test_a_damaged_line_of_a_kept_contest_is_named(coins, tmp_path, garbage):
    kept, pairing = tmp_path / "kept.jsonl", Pairing("high", ("a", "b"))
    list(contest(pairing, 2, kept=kept))
    kept.write_bytes(kept.read_bytes() + garbage)
    with pytest.raises(ValueError, match=r"kept\.jsonl, line 4: this row does not belong in the file"):
        list(contest(pairing, 3, kept=kept))


def test_a_line_half_written_when_it_was_stopped_is_played_again(coins, tmp_path):
    kept, pairing = tmp_path / "kept.jsonl", Pairing("high", ("a", "b"))
    list(contest(pairing, 3, kept=kept))
    text = kept.read_text()
    kept.write_text(text[:-20])
    assert [deal.number for deal in contest(pairing, 3, kept=kept)] == [0, 1, 2]
    assert kept.read_text() == text


def test_another_contest_is_not_mixed_in(coins, tmp_path):
    kept = tmp_path / "kept.jsonl"
    list(contest(Pairing("high", ("a", "b")), 2, kept=kept))
    before = kept.read_text()
    with pytest.raises(ValueError, match="is from a different contest"):
        list(contest(Pairing("high", ("a", "c")), 2, kept=kept))
    assert kept.read_text() == before


def test_a_file_of_something_else_is_refused(tmp_path):
    kept = tmp_path / "notes.txt"
    kept.write_text("buy rice\n")
    with pytest.raises(ValueError, match="is from a different contest"):
        list(contest(Pairing("high", ("a", "b")), 2, kept=kept))
    assert kept.read_text() == "buy rice\n"


@pytest.mark.parametrize("name", ["oracle:x", "oracle:0", "clever"])
def test_an_unknown_player_is_refused(name):
    with pytest.raises(ValueError, match=r"oracle:50|bots are"):
        player(name)


@pytest.mark.prove
def test_equal_bots_are_equal_and_greedy_beats_random_over_processes():
    alike = judge(Pairing("cholek_tiga", ("greedy", "greedy"), both=False), 40)
    assert alike.gain.mean == alike.gain.half == 0.0
    one = judge(Pairing("cholek_tiga", ("greedy", "random")), 60)
    assert one.gain.low > 0 > one.loss.high
    two = judge(Pairing("cholek_tiga", ("greedy", "random")), 60, threads=2)
    assert json.dumps(two.as_data()) == json.dumps(one.as_data())
