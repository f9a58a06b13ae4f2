"""The hand that has won, laid out by the rules: of games of sets, and of no other."""

from __future__ import annotations

import pytest

from ceki.cards.notation import card_number
from ceki.play import catalogue
from ceki.play.ruleset import ruleset
from ceki.play.score import laid_sets


def laid(game: str, hand: str, **options: object) -> list[str]:
    """The sets of a hand of seat 1, in the order in which they lie."""
    table = ruleset(game, **options).table()
    for code in hand.split():
        table.hand[1, card_number(code)] += 1
    return [" ".join(one.cards) for one in laid_sets(catalogue.game(game), table, 1) if one.seat == 1]


def test_bs_13_five_sets_of_a_rank_the_matas_first() -> None:
    hand = "S5 C5 M5 C8 C8 C8 WF C1 RF M2 M2 M2 S9 S9 C9"
    assert laid("balik_satu", hand) == ["C1 WF RF", "M2 M2 M2", "C5 S5 M5", "C8 C8 C8", "C9 S9 S9"]


@pytest.mark.parametrize("game", ["balik_lima_belas", "chaqui", "chot", "gonggong"])
def test_two_sets_of_one_rank_lie_apart(game: str) -> None:
    assert laid(game, "C7 C7 S7 S7 S7 M7") == ["S7 S7 S7", "C7 C7 M7"]


def test_tt_3_pairs() -> None:
    assert laid("tantanan", "C5 S5 C8 C8 WF OT") == ["WF OT", "C5 S5", "C8 C8"]


def test_kw_8_three_sets_each_honour_of_its_own_kind() -> None:
    assert laid("kowah", "WF WF WF C4 S4 M4 OT OT OT") == ["C4 S4 M4", "WF WF WF", "OT OT OT"]


@pytest.mark.parametrize("game", ["cholek_tiga", "pei"])
def test_a_game_without_sets_lays_none(game: str) -> None:
    assert laid(game, "C5 C5 C5") == []
