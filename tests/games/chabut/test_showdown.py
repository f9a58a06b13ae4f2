"""Chabut: the showdown, names, whole rounds, and examples that make no sense. Tests are named for their clause."""

from __future__ import annotations

from typing import Any

import pytest

from ceki.engine.bits import NONE
from ceki.games.chabut.beliefs import heuristic
from ceki.games.chabut.rules import settle
from ceki.games.chabut.words import DRAW, PASS
from ceki.play.match import Match
from ceki.play.ruleset import ruleset
from tests.games.chabut.laid import house_of, laid, money, moves_of, played_out, said, vector
from tests.games.namespaces import chabut as ch


def test_ch_14_what_a_full_hand_is_worth() -> None:
    full = "2S 2H 3S 3H 4D 5C 4C"  # 23 points
    assert money(full, "KH QH 2D") == [10, -10]
    assert money(full, "KH QH 9D") == [-10, 10]
    assert money(full, "KH QH 9D", masok_daun="wins") == [10, -10]
    assert money(full, "KH QH AD", masok_daun="wins") == [-10, 10]
    assert money(full, "5H 6D", masok_daun="loses") == [-10, 10]
    assert money(full, "KH QH JH 2D", masok_daun="loses") == [10, -10]


def test_ch_15_both_out() -> None:
    assert money("KS QS JS 2S", "KH QH JH 3D") == [-10, 10]
    assert money("KS QS JS 2S", "KH QH JH 3D", both_bust="push") == [0, 0]
    assert money("KS QS JS 2S", "KH QH", both_bust="push") == [-10, 10]


def test_ch_17_keels_that_pay() -> None:
    four = {"lunas_multiplier": {"nikah": 2, "kachang": 3, "sa_glabat": 4, "dua_jalor": 5, "ace_two": 6}}
    pairs = {"KS AS": 20, "AS AH": 30, "KS 4S": 40, "3S 3H": 50, "AS 2S": 60, "KS QS": 10, "9S 4S": 10, "AS 5S": 10}
    for keels, cents in pairs.items():
        assert money(keels, "2D 2C", **four) == [cents, -cents], keels
    assert money("KS 4S", "KD QC", **four) == [-10, 10]
    assert money("KS AS QS", "KD QC", masok_mata_multiplier=3, **four) == [60, -60]
    assert money("KS 4S", "AD AC", lunas_multiplier="kachang:9") == [-10, 10]
    assert house_of(lunas_multiplier={}).options["lunas_multiplier"] == (1, 1, 1, 1, 1)


def test_ch_21_a_pool_for_the_best_hand() -> None:
    assert money("KS 9S", "KH 8H", "KD QD JD 5D", showdown="pool") == [20, -10, -10]
    assert money("KS QS JS 2S", "KH QH JH 3D", showdown="pool") == [0, 0]


def test_sh_1_a_tied_pool_with_an_odd_cent() -> None:
    assert money("2S 3S", "KH 9H", "KD 9D", showdown="pool", stake=5) == [-5, 3, 2]


def test_ch_22_ties() -> None:
    for tie, cents in (("dealer", -10), ("push", 0), ("player", 10)):
        assert money("KS 9S", "KH 9H", tie=tie) == [cents, -cents]
        assert money("KS QS AS", "KH QH AH", tie=tie) == [cents, -cents]


def test_ch_24_exactly_the_target_may_pay_more() -> None:
    assert money("AS KS QS", "KH QH", masok_mata_multiplier=2) == [20, -20]
    assert money("KS QS", "AS KH QH", masok_mata_multiplier=2) == [-10, 10]


def test_ch_22_at_the_target_equal_totals_go_by_the_tie_and_multiples_are_for_a_win() -> None:
    for tie, cents in (("dealer", -10), ("push", 0), ("player", 30)):
        assert money("KS QS AS", "KH QH AH", tie=tie, masok_mata_multiplier=3) == [cents, -cents]


def won(*hands: str, **options: Any) -> tuple[int, list[int]]:
    """Who has won, a set of seats, and how many stand above each; the last deals."""
    g = laid(*hands, **options)
    settle(g)
    return int(g.winners), [int(n) for n in g.place[: len(hands)]]


def test_ch_21_who_has_won() -> None:
    assert won("KS 9S", "KH 8H") == (0b01, [0, 1])
    assert won("KS 7S", "KC 9C", "KH 8H") == (0b010, [2, 0, 1])  # beats the dealer; the other loses
    assert won("KS 7S", "KH 8H") == (0b10, [1, 0])  # the dealer, whom nobody beats
    assert won("KS 8S", "KH 8H", tie="push") == (0, [0, 0])
    assert won("KS 8S", "KC 9C", "KH 9H", showdown="pool") == (0b110, [2, 0, 0])
    assert won("KS 8S", "KH 8H", showdown="pool") == (0, [0, 0])
    assert won("KS 9S", "KH 8H", stake=0) == (0b01, [0, 1])  # for nothing, too


def test_ch_25_the_stake_and_the_next_dealer() -> None:
    assert money("KS 9S", "KH 8H", stake=35) == [35, -35]
    match = Match(house_of(3), rounds=5)
    starters = []
    for _ in range(4):
        starters.append(match.starter)
        ch.next_round(match.record, match.blank())
    assert starters == [0, 1, 2, 0]


def test_ch_11_ch_18_ch_19_what_is_said_of_a_hand() -> None:
    g = laid("KS 8H 8D", "KH QH 5C", "KD QD 9C", "2S 2H 4S 4H 6C 8C", "AS KC JC", "JS JH JD 2C")
    settle(g)
    assert said(g, 0) == ["stand", "b_lit_kechil"]
    assert said(g, 1) == ["stand", "tengah_tiang"]
    assert said(g, 2) == ["stand", "b_lit_besar"]
    assert said(g, 3) == ["stand", "b_lit_kechil", "sa_nepak_ulu_klang"]
    assert said(g, 4) == ["masok_mata", "nikah"]
    assert said(g, 5) == ["mati"]
    assert g.line_points[0] == g.cents[0]


def test_ch_11_ch_19_who_could_not_draw_on_has_no_name_for_passing() -> None:
    g = laid("2S 3S 4S 5S 4H 5H 3H", "2H 4D 5D 6D 6H 3D", "KS 8H", stock="9C")
    settle(g)
    assert said(g, 0) == ["masok_daun"]  # 26 on seven cards
    assert said(g, 1) == ["stand", "b_lit_kechil", "sa_nepak_ulu_klang"]
    six = laid("2H 4D 5D 6D 6H 3D", "KS 8H", stock="9C", max_cards=6)
    settle(six)
    assert said(six, 0) == ["masok_daun"]  # six are the full hand: there is no seventh to fear
    full = laid("2S 3S 4S 5S 4H 5H 2H", "KS 8H", stock="9C")
    settle(full)
    assert said(full, 0) == ["masok_daun", "tengah_tiang"]  # [CH-18] on any number of cards


def test_ch_11_ch_16_from_an_exhausted_pack_nobody_passes_for_fear() -> None:
    g = laid("KS 8H 8D", "KH QH 8C", "KD 9C 9D")
    g.stock_left = g.stock_top
    settle(g)
    assert said(g, 0) == ["stand", "b_lit_kechil"]  # others drew after it
    assert said(g, 1) == ["stand", "b_lit_kechil"]
    assert said(g, 2) == ["stand"]  # the last card was its own


def test_ch_11_no_names_in_the_game_to_twenty_one() -> None:
    g = laid("2S 3S 2H 3H 4D 6C", "9S 9H", target=21)
    settle(g)
    assert said(g, 0) == ["stand"]
    assert said(g, 1) == ["stand"]


def test_ch_14_ch_17_names_of_keels_and_of_a_full_hand() -> None:
    g = laid("3S 3H 2S 2H 4D 5C 4C", "AS 2D", "AH AD", "KS 4S")
    settle(g)
    assert said(g, 0) == ["masok_daun", "dua_jalor"]
    assert [said(g, seat)[1] for seat in (1, 2, 3)] == ["ace_two", "kachang", "sa_glabat"]


@pytest.mark.parametrize("players", [2, 4, 9])
@pytest.mark.parametrize("bot", ["random", "greedy", "first"])
def test_rounds_keep_every_card_and_cent(players: int, bot: str) -> None:
    for seed in range(4):
        played_out(players, seed, bot)


def test_every_option_changes_some_round() -> None:
    def outcomes(**options: Any) -> list[list[int]]:
        rounds = [played_out(3, seed, "first" if seed % 4 == 0 else "greedy", **options) for seed in range(48)]
        return [[int(n) for n in (*g.cents[:3], *g.cards[:3], *g.total[:3])] for g in rounds]

    def differs(base: dict[str, Any], **options: Any) -> bool:
        return outcomes(**base) != outcomes(**base, **options)

    changes: list[dict[str, Any]] = [
        {"target": 21},
        {"tens_out": False},
        {"court_value": 5},
        {"ace_values": (1, 10, 11)},
        {"max_cards": 3},
        {"min_stand": 28},
        {"showdown": "pool"},
        {"tie": "push"},
        {"tie": "player"},
        {"both_bust": "push"},
        {"masok_mata_multiplier": 2},
        {"lunas_multiplier": {"nikah": 2, "sa_glabat": 2}},
        {"dealer_stand_at": 12},
        {"stake": 20},
    ]
    for options in changes:
        assert differs({}, **options), options
    assert differs({"target": 21}, courts_21="zero")
    assert differs({"target": 21}, courts_21="ten")
    assert differs({"target": 21}, many_aces_low=True)
    assert differs({"max_cards": 3}, masok_daun="wins")
    assert differs({"max_cards": 3}, masok_daun="loses")


def test_presets() -> None:
    h = ruleset("chabut", 4, "winstedt", target=21)
    assert (h.options["courts_21"], h.options["ace_values"], h.options["many_aces_low"]) == ("ten", (1, 10, 11), True)
    assert ruleset("chabut", 4, "twenty_one").options["target"] == 21


def test_appraise_passes_from_twenty_six_on() -> None:
    for hand, better in (("KS QS 5S", DRAW), ("KS QS 6S", PASS)):
        g = laid(hand, "2H 3H", stock="9C")
        assert max(moves_of(g), key=lambda verb, g=g: heuristic(g, verb, NONE)) == better  # type: ignore[misc]


@pytest.mark.parametrize(
    ("kind", "given", "said"),
    [
        ("ch_value", {"cards": ["TS", "2S"]}, "card TS: 1 copies, more than the pack has"),
        ("ch_value", {"cards": ["9S", "9S"]}, "card 9S: 2 copies"),
        ("ch_value", {"cards": ["2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S"]}, "hand of 8 cards"),
        ("ch_value", {"cards": ["1S"]}, "does not exist"),
        ("ch_keel", {"cards": ["AS", "2S", "3S"]}, "keels are two"),
        ("ch_draw", {"pack_top_to_bottom": ["9S"], "draws": 2}, "the pack has 1"),
        ("distribution", {"cards": 2, "of": "keel"}, "known: value"),
        ("probability", {"cards": 2, "event": {}}, "is unknown"),
        ("probability", {"cards": 3, "event": {"keel": "nikah"}}, "keels are two"),
        ("ch_settlement", {"dealer": ["KS", "QS"], "players": [["KS", "9S"]]}, "card KS: 2 copies"),
    ],
)
def test_nonsense_is_refused(kind: str, given: Any, said: str) -> None:
    assert said in str(vector(kind, given, {}).got)


def test_a_bust_hand_may_neither_draw_nor_pass() -> None:
    given = {"cards": ["KS", "QS", "JS", "2S"], "pack_left": 9}
    assert vector("ch_legal", given, {"draw": False, "pass": False}) is None
