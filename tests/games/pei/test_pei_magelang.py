"""Pei Magelang, clause by clause: what the worked examples leave out."""

from __future__ import annotations

from typing import Any

import pytest

from ceki.cards.notation import counted
from ceki.engine.chance import key_from_seed
from ceki.play.match import Match
from ceki.play.ruleset import ruleset
from tests.games.namespaces import pei, pei_magelang

NINE = "C1 C2 C3 C4 C5 C6 C7 C8 C9"


def table(**options: Any) -> Any:
    return ruleset("pei_magelang", **options).table()


def score(cards: str, **options: Any) -> int:
    return pei.best_score(table(**options), counted(cards.split()))


def test_pm_1_the_play_is_that_of_pei() -> None:
    here, there = table(), ruleset("pei").table()
    for g in (here, there):
        g.key = key_from_seed(9)
    pei_magelang.deal(here)
    pei.deal(there)
    assert [list(hand) for hand in here.hand] == [list(hand) for hand in there.hand]
    assert (here.open_card, here.patih_card) == (there.open_card, there.patih_card)


@pytest.mark.parametrize(
    ("cards", "total"),
    [
        ("C9 S1 M1 M1", 40),
        ("C8 S2 M2 M2", 80),
        ("WF S8 M9", 60),
        ("OT RF S9 S9 OT", 150),
        (NINE, 270),
        ("C1 C2 C3 C1", 90 + 1),
    ],
)
def test_pm_1_to_pm_3_rates_a_card(cards: str, total: int) -> None:
    assert score(cards) == total


@pytest.mark.parametrize("name", ["cap_113", "printed"])
def test_pm_3_the_printed_figures_are_not_for_magelang(name: str) -> None:
    assert score(NINE, ireng_table=name) == 270
    assert score("C1 C2 C3 C4", ireng_table=name) == 120
    assert score(NINE, ireng_table=name, rates="13,13,12,11,10") == 117


def test_pm_3_the_lines_of_the_bets_stay_but_may_be_moved() -> None:
    g = table(bets="rampung")
    assert (g.te_line, list(g.belahan), list(g.patang_atusan), g.jackpot_line) == (200, [350, 10], [400, 10], 400)
    assert table(te_line=300, jackpot_line=700).jackpot_line == 700


def test_left_out_rates_are_magelangs() -> None:
    assert list(table(rates={"macan": 11}).rates) == [30, 30, 20, 20, 11]


def test_the_match_is_that_of_pei() -> None:
    match = Match(ruleset("pei_magelang", bets="jedhil", people=4), seed=1, rounds=1)
    for _ in match.play_through(lambda played: played.legal_numbers[0]):
        pass
    assert (sum(match.cents), match.pot, len(match.cents)) == (0, 0, 4)
    assert sorted([*match.seated, match.carried.dealer]) == [0, 1, 2, 3]


def test_magelang_stays_magelang() -> None:
    with pytest.raises(ValueError, match="option variant: 'chinese' is not allowed; allowed: magelang"):
        table(variant="chinese")
