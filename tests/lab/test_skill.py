"""The share of the gap that a bot closes: by hand, by another formula, kept and gone on with, and drawn."""

from __future__ import annotations

import json
import math

import numpy as np
import pytest

from ceki.lab.benchmark_rulesets import Field
from ceki.lab.contest import skill
from ceki.lab.contest.skill import Contest, Skill, lines_of, measure
from ceki.lab.contest.skill_plot import plot
from ceki.locales.language import spoken

FIELD = Field("cholek_tiga", None, None, {}, False)
CONTEST = Contest(FIELD, ("greedy", "search:9"), "oracle:5", 0)


class Dice:
    """Stands for the contestants: on deal n, random loses 4, search wins n % 3, the oracle 4."""

    def __init__(self, contest):
        self.contest = contest

    def deal(self, number):
        return [-4.0, float(number % 3), 4.0]


@pytest.fixture
def dice(monkeypatch):
    monkeypatch.setattr(skill, "Contestants", Dice)


def test_greedy_is_what_the_others_are_measured_from():
    assert CONTEST.names == ("random", "search:9", "oracle:5")


def test_a_share_is_the_way_gone_from_random_to_the_oracle():
    """-4 to 4 is a gap of 8: greedy at 0 has closed half of it, a bot at 2 three quarters."""
    shares = Skill(CONTEST, np.array([[-4.0, 2.0, 4.0]] * 5)).shares
    assert [(s.share, s.low, s.high) for s in shares.values()] == [(0.5, 0.5, 0.5), (0.75, 0.75, 0.75)]


def test_a_gap_that_may_be_nothing_gives_no_share():
    found = Skill(CONTEST, np.array([[1.0, 0.0, -1.0], [-1.0, 0.0, 1.0]] * 10))
    assert set(found.shares.values()) == {None}
    assert "no gap" in lines_of([found])[1]


def test_a_resample_without_a_gap_has_no_part_in_the_interval():
    """Of four deals one has no gap: it alone is drawn once in 256 times, and there is no share of nothing."""
    found = Skill(CONTEST, np.array([[-4.0, 2.0, 4.0]] * 3 + [[0.0, 0.0, 0.0]]))
    assert [(s.share, s.low, s.high) for s in found.shares.values()] == [(0.5, 0.5, 0.5), (0.75, 0.75, 0.75)]
    json.dumps(found.as_data(), allow_nan=False)


def test_the_interval_agrees_with_the_delta_method():
    """Var(R) is about the variance of own - low - R (high - low), over n and the squared gap (W. Cochran 1977)."""
    gains = np.random.default_rng(7).normal([-5.0, 2.0, 6.0], [3.0, 4.0, 5.0], (400, 3))
    share = Skill(CONTEST, gains).shares["search:9"]
    low, own, high = gains.T
    gap = high.mean() - low.mean()
    ratio = (own.mean() - low.mean()) / gap
    half = 1.96 * np.std(own - low - ratio * (high - low), ddof=1) / math.sqrt(400) / gap
    assert share.share == pytest.approx(ratio)
    assert (share.high - share.low) / 2 == pytest.approx(half, rel=0.1)


def test_a_measurement_is_kept_and_goes_on(dice, tmp_path):
    kept, told = tmp_path / "kept.jsonl", []
    first = measure([CONTEST], 3, kept=kept)[0]
    longer = measure([CONTEST], 6, kept=kept, progress=told.append)[0]
    assert sum(told) == 6
    assert (longer.gains[:3] == first.gains).all()
    assert longer.gains[:, 1].tolist() == [0, 1, 2, 0, 1, 2]
    assert len(kept.read_text().splitlines()) == 7
    json.dumps(longer.as_data())


def test_two_fields_share_a_file_and_another_question_does_not(dice, tmp_path):
    kept = tmp_path / "kept.jsonl"
    other = Contest(Field("chot", None, None, {}, False), CONTEST.bots, CONTEST.oracle, CONTEST.seed)
    measure([CONTEST], 4, kept=kept)
    assert [one.deals for one in measure([CONTEST, other], 4, kept=kept)] == [4, 4]
    assert len(kept.read_text().splitlines()) == 1 + 4 + 4
    before = kept.read_text()
    with pytest.raises(ValueError, match="is from a different contest"):
        measure([Contest(FIELD, CONTEST.bots, CONTEST.oracle, 1)], 4, kept=kept)
    assert kept.read_text() == before


def test_a_picture_has_a_row_for_each_game_and_none_without_a_gap(dice, tmp_path):
    found = measure([CONTEST], 6)
    plot(found, tmp_path / "skill.svg")
    drawn = (tmp_path / "skill.svg").read_text()
    assert "cholek-tiga by the round" in drawn
    assert "search:9" in drawn
    with pytest.raises(ValueError, match="no game has a gap"):
        plot([Skill(CONTEST, np.zeros((6, 3)))], tmp_path / "none.svg")


def test_what_was_found_and_its_picture_are_in_the_readers_language(tmp_path):
    found = [Skill(CONTEST, np.array([[-4.0, 2.5, 4.0]] * 5))]
    english = "\n".join(lines_of(found))
    assert "50% (50 to 50)" in english
    with spoken("id"):
        lines = "\n".join(lines_of(found))
        assert plot(found, tmp_path / "id.svg") == "id"
    assert "50% (50 sampai 50)" in lines
    assert "+2,50" in lines
    drawn = (tmp_path / "id.svg").read_text()
    for says in ("Berapa banyak keterampilan", "persen dari celah", "yang melihat setiap kartu", "menurut ronde"):
        assert says in drawn
    assert "per cent" not in drawn
    with spoken("zh-Hans"):
        assert plot(found, tmp_path / "zh.svg") == "zh-Hans"
    assert "占差距的百分比" in (tmp_path / "zh.svg").read_text(encoding="utf-8")


@pytest.mark.prove
def test_the_gap_is_found_and_is_the_same_over_processes():
    contest = Contest(FIELD, ("greedy",), "oracle:5", 3)
    one, two = measure([contest], 24)[0], measure([contest], 24, threads=2)[0]
    assert (one.gains == two.gains).all()
    assert one.gain("random").high < 0 < one.gain("oracle:5").low
    assert 0 < one.shares["greedy"].low < one.shares["greedy"].high < 1
