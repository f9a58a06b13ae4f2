"""Tantanan, clause by clause: what the worked examples leave out, every option, and whole rounds."""

from __future__ import annotations

from typing import Any

import pytest

from ceki.cards.notation import card_number, counted, members
from ceki.engine.bits import NONE
from ceki.games._sets.table import CEKI, DISCARDING, DRAWING, FROM_STOCK, TAN
from ceki.play.ruleset import ruleset
from tests.games.drawing import (
    blank,
    called,
    cents,
    dealt,
    do,
    enter,
    hold,
    match_of,
    play_out,
    score,
    stack,
    won,
    words,
)
from tests.games.namespaces import balik_satu, gonggong, tantanan

G = "tantanan"
KOWAH = "C5 C5 C8 S3 M3"  # waits for any eight
NOKANG = "C5 S5 C8 S3 M3"  # waits for the eight of coins
ODD = "C2 S4 M6 C7 S9"


def test_tt_1_and_tt_12_three_or_four_with_sixty_cards() -> None:
    for players in (2, 5):
        with pytest.raises(ValueError, match="allowed: 3 to 4"):
            ruleset(G, players)
    for players in (3, 4):
        g = dealt(G, players)
        assert list(g.deck) == [2] * 30
        assert [int(n) for n in g.hand[:players].sum(axis=1)] == [5] * players


def test_tt_13_the_first_player_draws_and_play_is_gonggongs() -> None:
    g = dealt(G, 4, starter=2)
    assert (g.turn, words(g)) == (2, {"draw": set()})
    for word in ("legal", "play", "heuristic", "longest"):
        assert getattr(tantanan, word) is getattr(gonggong, word)
    kept = {"may_return_taken", "require_call", "call_choice", "claim_priority", "claim_optional", "after_call"}
    kept |= {"take_limit", "stock_out", "next_starter"}
    assert set(ruleset(G).options) == kept | {"metu_from", "red_cards", "rate"}


def test_tt_3_and_tt_4_a_bak_of_two() -> None:
    g = blank(G)
    for codes, wins in ((f"{KOWAH} M8", True), (f"{NOKANG} M8", False), (f"{NOKANG} C8", True)):
        hold(g, 0, codes)
        assert balik_satu.is_won(g, g.hand[0]) == wins


@pytest.mark.parametrize(("code", "winner"), [("M8", NONE), ("C8", 2)])
def test_tt_7_nokang_wins_by_the_identical_card_alone(code: str, winner: int) -> None:
    g = blank(G)
    g.turn, g.step = 0, DRAWING
    hold(g, 0, ODD)
    called(g, 2, CEKI, 1, NOKANG)
    stack(g, f"{code} M9")
    do(g, "draw")
    assert g.winner == winner


def test_tt_13_metu_from_discards() -> None:
    for metu_from, winner in (("stock", NONE), ("discard", 2), ("both", 2)):
        g = blank(G, metu_from=metu_from)
        g.turn, g.step = 0, DISCARDING
        hold(g, 0, f"{ODD} M8")
        called(g, 2, TAN, 1, KOWAH)
        do(g, "discard M8")
        assert g.winner == winner


@pytest.mark.parametrize(("choice", "offered"), [("forced", set()), ("declared", {"S9"})])
def test_a_broken_up_bak_may_be_declared_nokang(choice: str, offered: set[str]) -> None:
    g = blank(G, call_choice=choice)
    g.turn, g.step, g.got, g.got_from = 0, DISCARDING, card_number("S9"), FROM_STOCK
    hold(g, 0, "C5 C5 S5 M5 C8 S9")  # two fives of coins, each with another five
    assert words(g)["flick"] == {"C8", "S9"}
    assert words(g).get("flick_nokang", set()) == offered | ({"C8"} if choice == "declared" else set())
    if offered:
        do(g, "flick_nokang S9")
        assert members(balik_satu.waits(g, g.hand[0], CEKI)) == ["C8"]


@pytest.mark.parametrize(
    ("after", "may"), [("improve_only", {"S3", "M3"}), ("locked", {"S3"}), ("free", {"C8", "S3", "M3"})]
)
def test_tt_14_the_waiting_card_stays(after: str, may: set[str]) -> None:
    g = blank(G, after_call=after)
    g.turn, g.step, g.got, g.got_from = 0, DISCARDING, card_number("S3"), FROM_STOCK
    called(g, 0, CEKI, 1, NOKANG)
    g.hand[0] += counted(["S3"])
    assert words(g)["discard"] == may


def test_tt_10_and_tt_11_as_toh_bayaran() -> None:
    assert score(won(G, "C4 S6 S9 S9 M6", "M4", "S9", drawer=0)) == {"rabas": 2, "red_bak": 2, "top_card": 9}
    plain = won(G, "C4 S6 S9 S9 M6", "M4", "", drawer=1, red_cards="M4")
    assert score(plain) == {"metu": 1, "red_winning_card": 1, "bak": 1}
    assert cents(plain) == [18, -6, -6, -6]
    assert cents(won(G, "C4 S6 S9 S9 M6", "M4", "", drawer=1, players=3, rate=1)) == [6, -3, -3]


def test_a_dead_round_pays_nothing_and_the_start_passes() -> None:
    g = blank(G, 3)
    tantanan.settle(g)
    assert g.lines == 0
    match = match_of(G, 3)
    enter(match, g)
    assert match.starter == 1


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"call_choice": "declared", "after_call": "free", "claim_optional": True, "metu_from": "both"},
        {"stock_out": "reshuffle", "may_return_taken": True, "require_call": True},
    ],
)
def test_rounds_end_and_keep_their_cards(options: dict[str, Any]) -> None:
    for seed in range(2):
        for greedy in (False, True):
            play_out(G, (3, 4)[seed % 2], seed, greedy, **options)
