"""Gonggong and its bets, clause by clause: what the worked examples leave out, every option, pots and matches."""

from __future__ import annotations

from typing import Any

import pytest

from ceki.cards.notation import card_number, counted, members
from ceki.engine.bits import NONE
from ceki.games._sets.table import CEKI, CLAIMING, DISCARDING, DRAWING, NO_CALL, TAN
from ceki.play.ruleset import ruleset
from tests.games.drawing import (
    CEKI_HAND,
    ODD_HAND,
    TAN_HAND,
    blank,
    called,
    cents,
    dealt,
    do,
    enter,
    hand,
    hold,
    match_of,
    play_out,
    score,
    stack,
    won,
    words,
)
from tests.games.namespaces import balik_satu, gonggong

G = "gonggong"


def to_discard(**options: Any) -> Any:
    """Seat 1 lets a card go."""
    g = blank(G, **options)
    g.turn, g.step = 1, DISCARDING
    hold(g, 1, ODD_HAND + " M8")
    return g


# ---------------------------------------------------------------- the deal and the play


def test_gg_1_four_or_six() -> None:
    for players in (2, 3, 5, 7):
        with pytest.raises(ValueError, match="allowed: 4, 6"):
            ruleset(G, players)


def test_gg_2_and_gg_3_fourteen_each_and_the_first_draws() -> None:
    g = dealt(G, 6, starter=4)
    assert [int(n) for n in g.hand.sum(axis=1)] == [14] * 6
    assert (g.turn, words(g)) == (4, {"draw": set()})


def test_gg_3_an_extra_card_for_the_first() -> None:
    g = dealt(G, 4, starter=2, starter_extra=True)
    assert [int(n) for n in g.hand[:4].sum(axis=1)] == [14, 14, 15, 14]
    assert set(words(g)) <= {"discard", "flick"}


def test_gg_4_and_yg_6_play_is_balik_satus() -> None:
    for word in ("legal", "play", "heuristic", "longest"):
        assert getattr(gonggong, word) is getattr(balik_satu, word)
    kept = {"honour_rank", "may_return_taken", "require_call", "call_choice", "claim_priority", "claim_optional"}
    kept |= {"after_call", "take_limit", "stock_out", "next_starter"}
    own = {"starter_extra", "metu_from", "scoring", "red_cards", "pool_counts", "kena", "bak_bakan_mode", "stake"}
    assert set(ruleset(G).options) == kept | own | {"pot_refill", "umbuk_rounding", "bets", "rate"}
    g = dealt(G, scoring="ceken")
    assert [int(n) for n in g.hand[:4].sum(axis=1)] == [14] * 4


def test_gg_5_a_bak_is_needed() -> None:
    g = blank(G)
    hold(g, 0, "C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 S5 M5 C8 S8 M8")
    assert not balik_satu.is_won(g, g.hand[0])


def test_gg_10_metu_from_stock_by_default() -> None:
    g = to_discard()
    called(g, 3, TAN, 1, TAN_HAND)
    do(g, "discard M8")
    assert (g.over, g.turn) == (0, 2)


@pytest.mark.parametrize("metu_from", ["discard", "both"])
def test_gg_10_a_discard_may_be_claimed_the_nearest_first(metu_from: str) -> None:
    g = to_discard(metu_from=metu_from)
    called(g, 0, TAN, 1, TAN_HAND)
    called(g, 3, TAN, 2, TAN_HAND)
    do(g, "discard M8")
    assert (g.over, g.winner, g.drawer, g.discard) == (1, 3, 1, NONE)
    assert sum(g.heap) == 0
    assert hand(g, 3).count("M8") == 1
    assert not gonggong.is_rabas(g)


@pytest.mark.parametrize(("metu_from", "winner"), [("discard", NONE), ("both", 3)])
def test_gg_10_another_players_draw(metu_from: str, winner: int) -> None:
    g = blank(G, metu_from=metu_from)
    g.turn, g.step = 1, DRAWING
    hold(g, 1, ODD_HAND)
    called(g, 3, TAN, 1, TAN_HAND)
    stack(g, "M8 M2")
    do(g, "draw")
    assert g.winner == winner
    if winner == NONE:
        assert (g.turn, g.step) == (1, DISCARDING)


def test_gg_10_a_draw_that_nobody_else_may_claim_is_shown_to_nobody() -> None:
    for drawer, codes in ((1, ODD_HAND), (3, TAN_HAND)):
        g = blank(G, metu_from="discard")
        g.turn, g.step = drawer, DRAWING
        hold(g, 1, ODD_HAND)
        called(g, 3, TAN, 1, TAN_HAND)
        stack(g, "C9 M2")
        do(g, "draw")
        assert (g.shown, g.offered, g.seen_got) == (NONE, NONE, NONE)
        assert sum(g.known[drawer]) == 0
        assert hand(g, drawer) == sorted([*codes.split(), "C9"], key=card_number)


def test_gg_10_who_has_called_wins_by_a_draw_of_their_own() -> None:
    g = blank(G, metu_from="discard")
    g.turn, g.step = 3, DRAWING
    called(g, 3, TAN, 1, TAN_HAND)
    stack(g, "M8 M2")
    do(g, "draw")
    assert (g.over, g.winner, g.drawer) == (1, 3, 3)
    assert gonggong.is_rabas(g)
    optional = blank(G, metu_from="discard", claim_optional=True)
    optional.turn, optional.step = 3, DRAWING
    called(optional, 3, TAN, 1, TAN_HAND)
    stack(optional, "M8 M2")
    do(optional, "draw")
    assert words(optional) == {"rabas": set(), "discard": {"M8"}}
    do(optional, "rabas")
    assert (optional.winner, optional.win_card) == (3, card_number("M8"))


def test_gg_10_a_mata_made_by_an_unseen_draw_stays_unseen() -> None:
    g = blank(G, metu_from="discard")
    g.turn, g.step = 3, DRAWING
    called(g, 3, TAN, 1, "C2 C2 C2 C3 C3 M3 C4 S4 M4 C5 S5 M5 C8 S8")
    g.passed[3] = 1 << card_number("C9")
    stack(g, "C3 M2")
    do(g, "draw")
    do(g, "discard M3")
    assert (g.changed[3], sum(g.known[3]), g.passed[3]) == (1, 0, 0)


def test_gg_10_claims_of_discards_may_be_optional() -> None:
    g = to_discard(metu_from="both", claim_optional=True)
    called(g, 0, TAN, 1, TAN_HAND)
    called(g, 3, TAN, 2, TAN_HAND.replace("8", "9"))
    do(g, "discard M8")
    assert (g.turn, g.step, words(g)) == (3, CLAIMING, {"pass": set()})
    do(g, "pass")
    assert (g.turn, words(g)) == (0, {"pass": set(), "claim": set()})
    do(g, "pass")
    assert (g.turn, g.step) == (2, DRAWING)
    assert g.discard == card_number("M8")


def test_gg_21_a_dealt_hand_is_rabas() -> None:
    g = won(G, TAN_HAND, "M8", "C7", call=NO_CALL, drawer=1, dealt=True, starter_extra=True)
    assert score(g) == {"rabas": 2, "bak": 1, "top_card": 7}
    pot = won(G, TAN_HAND, "M8", call=NO_CALL, drawer=1, dealt=True, starter_extra=True, scoring="umbuk")
    assert [int(line) for line in pot.line_what[: pot.lines]] == [gonggong.RABAS, gonggong.FROM_POT]


def test_gg_21_a_dealt_hand_has_no_winning_card() -> None:
    g = blank(G, starter_extra=True, scoring="toh_bayaran_14")
    hold(g, 0, "S9 S9 S9 C3 S3 M3 C4 S4 M4 C5 S5 M5 C8 C8 C8")
    g.winner, g.dealt = 0, 1
    stack(g, "C7")
    gonggong.settle(g)
    assert score(g) == {"rabas": 2, "bak": 1, "red_bak": 2, "pool_bak": 1, "pool_red_bak": 2}


def test_gg_22_honours_are_ones() -> None:
    g = blank(G)
    hold(g, 0, "C2 C2 C2 C3 S3 M3 C4 S4 M4 C5 S5 M5 OT WF")
    assert members(balik_satu.waits(g, g.hand[0], TAN)) == ["C1", "S1", "M1", "WF", "RF", "OT"]


# ---------------------------------------------------------------- toh bayaran


def test_gg_13_metu_and_rabas_with_and_without_red() -> None:
    nines = "C2 C2 C2 C3 S3 M3 C4 S4 M4 C5 S5 M5 C9 M9"
    assert score(won(G, nines, "C9", "", drawer=2)) == {"metu": 1, "bak": 1}
    assert score(won(G, nines, "S9", "", drawer=2)) == {"metu": 1, "red_winning_card": 1, "bak": 1}
    assert score(won(G, nines, "S9", "", drawer=0)) == {"rabas": 2, "red_winning_card": 1, "bak": 1}


def test_gg_14_red_cards_may_be_others() -> None:
    ones = "M1 M1 M1 C3 S3 M3 C4 S4 M4 C5 S5 M5 C9 M9"
    assert score(won(G, ones, "S9", "M1")) == {"metu": 1, "red_winning_card": 1, "bak": 1, "top_card": 10}
    assert score(won(G, ones, "S9", "", red_cards="M1")) == {"metu": 1, "red_bak": 2}
    assert score(won(G, ones, "S9", "", red_cards="none")) == {"metu": 1, "bak": 1}


def test_gg_17_kena_only_where_it_is_played() -> None:
    pair = "C2 C2 C2 C3 S3 M3 C4 S4 M4 C5 C5 M5 C8 S8"
    assert score(won(G, pair, "M8", "C5")) == {"metu": 1, "bak": 1, "top_card": 5}
    g = won(G, pair, "M8", "C5", kena=True)
    assert score(g) == {"metu": 1, "bak": 2, "top_card": 5}
    assert hand(g, 0).count("C5") == 2


def test_gg_19_new_only() -> None:
    fours = "C2 C2 C2 C3 S3 M3 C4 S4 M4 C5 S5 M5 C8 C8"
    turned = "C2 C2 C8 C4 C4 C3"
    assert score(won(G, fours, "C8", turned, scoring="toh_bayaran_14")) == {"metu": 1, "bak": 2, "pool_bak": 3}
    new = won(G, fours, "C8", turned, scoring="toh_bayaran_14", pool_counts="new_only")
    assert score(new) == {"metu": 1, "bak": 2, "pool_bak": 1}


def test_gg_20_the_rate() -> None:
    assert cents(won(G, TAN_HAND, "M8", "", players=6)) == [20, -4, -4, -4, -4, -4]
    assert cents(won(G, TAN_HAND, "M8", "", rate=5)) == [30, -10, -10, -10]


def test_yg_1_bak_bakan() -> None:
    assert score(won(G, CEKI_HAND, "C8", "C7", call=CEKI, scoring="bak_bakan")) == {"metu": 1, "bak": 1, "top_card": 7}
    only = won(G, CEKI_HAND, "C8", "C7", call=CEKI, scoring="bak_bakan", bak_bakan_mode="bak_only")
    assert score(only) == {"bak": 1}
    assert ruleset(G, preset="yogyakarta_1941").options["scoring"] == "bak_bakan"
    assert ruleset(G, preset="surakarta_1941").options["scoring"] == "toh_bayaran"


# ---------------------------------------------------------------- pots and bets


def pot_win(pot: int, drawer: int, **options: Any) -> Any:
    """Seat 0 wins while so much lies in the pot."""
    g = blank(G, **options)
    g.winner, g.drawer, g.pot = 0, drawer, pot
    gonggong.settle(g)
    return g


def test_gg_11_a_stake_from_each_and_a_stake_for_metu() -> None:
    g = dealt(G, scoring="undhuh_undhuhan", stake=7)
    assert (g.pot, cents(g)) == (28, [-7] * 4)
    for pot, drawer, paid in ((28, 1, 7), (21, 0, 21), (5, 1, 5)):
        g = pot_win(pot, drawer, scoring="undhuh_undhuhan", stake=7)
        assert (cents(g), g.pot) == ([paid, 0, 0, 0], pot - paid)
        assert score(g)["pot"] == paid


@pytest.mark.parametrize(("rounding", "paid"), [("up", 3), ("down", 2)])
def test_yg_3_an_odd_pot(rounding: str, paid: int) -> None:
    assert pot_win(5, 1, scoring="umbuk", umbuk_rounding=rounding).pot == 5 - paid
    assert pot_win(5, 0, scoring="umbuk", umbuk_rounding=rounding).pot == 0


def test_gg_12_the_pot_is_carried_and_its_end_ends_the_game() -> None:
    for refill, over in (("end", True), ("restake", False)):
        match = match_of(G, scoring="undhuh_undhuhan", pot_refill=refill)
        g = match.blank()
        gonggong.deal(g)
        g.winner, g.drawer = 2, 1
        gonggong.settle(g)
        enter(match, g)
        assert (match.pot, match.over, match.cents) == (30, False, [-10, -10, 0, -10])
        g = match.blank()
        gonggong.deal(g)
        assert (g.pot, cents(g)) == (30, [0] * 4)  # nobody stakes again
        g.winner = g.drawer = 3
        gonggong.settle(g)
        enter(match, g)
        assert (match.pot, match.over, match.cents) == (0, over, [-10, -10, 0, 20])
        if not over:
            g = match.blank()
            gonggong.deal(g)
            assert g.pot == 40


def test_gg_12_other_scoring_has_no_pot() -> None:
    match = match_of(G)
    enter(match, won(G, TAN_HAND, "M8", ""))
    assert (match.over, match.starter) == (False, 1)


def test_yg_4_and_yg_5_bets() -> None:
    assert cents(won(G, TAN_HAND, "M8", scoring="ceken", stake=4)) == [12, -4, -4, -4]
    g = won(G, TAN_HAND, "M8", scoring="ceken", bets="0-1:6,2-0:3,1-2:9")
    assert cents(g) == [9, -6, -3, 0]
    assert score(g) == {"bets": 9}
    with pytest.raises(ValueError, match="option bets: seat 4 does not exist; allowed: 0 to 3"):
        ruleset(G, 4, bets="0-4:5")
    assert ruleset(G, 6, bets="0-4:5").options["bets"] == ((0, 4, 5),)


def test_a_dead_round_pays_nothing() -> None:
    g = blank(G)
    gonggong.settle(g)
    assert g.lines == 0


# ---------------------------------------------------------------- whole rounds and examples


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"metu_from": "both", "claim_optional": True, "scoring": "umbuk"},
        {"metu_from": "discard", "starter_extra": True, "scoring": "toh_bayaran_14"},
        {"scoring": "ceken", "honour_rank": "flowers_one", "stock_out": "reshuffle"},
    ],
)
def test_rounds_end_and_keep_their_cards(options: dict[str, Any]) -> None:
    play_out(G, 4, 0, False, **options)
    play_out(G, 4, 1, True, **options)


def test_a_session_stops_when_the_pot_is_out() -> None:
    def lay(players: int = 4, **options: Any) -> Any:
        return ruleset(G, players, scoring="umbuk", **options).table()

    given = {"players": 4, "stake": 1, "wins": [[1, "rabas"], [2, "metu"]]}
    assert gonggong.example_pot(lay, given) == {"paid": [4], "pot": [0], "net": [-1, 3, -1, -1], "over": True}


def test_the_announcement_of_no_hand() -> None:
    def lay(players: int = 4, **options: Any) -> Any:
        return ruleset(G, players, **options).table()

    found = gonggong.example_coins(lay, {"hand": ODD_HAND.split(), "half_decks": 6})
    assert found == {"call": None, "waits": [], "coins": 0}
    assert (counted(["M1"]) * [gonggong.top_value(face) for face in range(30)]).sum() == 10
