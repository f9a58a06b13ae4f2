"""Balik satu: turns, winning and calling. Tests are named for their clause."""

from __future__ import annotations

import pytest

from ceki.cards.notation import card_number, counted, members
from ceki.engine.bits import NONE
from ceki.games._sets.table import CEKI, CLAIMING, DISCARDING, DRAWING, FROM_DISCARD, NO_CALL, TAN
from tests.games.balik_satu.laid import FIVES, G, drawn, turn_of
from tests.games.drawing import (
    CEKI_HAND,
    ODD_HAND,
    TAN_HAND,
    called,
    dealt,
    do,
    hand,
    hold,
    stack,
    words,
)
from tests.games.namespaces import balik_satu as bs


def test_bs_8_the_first_player_lets_a_card_go_and_bs_9_the_next_seat_follows() -> None:
    g = dealt(G, 4, starter=3)
    assert g.turn == 3
    assert sum(g.hand[3]) == 15
    assert set(words(g)) <= {"discard", "flick"}
    do(g, f"discard {hand(g, 3)[0]}")
    assert g.turn == 0
    assert set(words(g)) == {"draw", "take"}
    assert bs.GAME.direction == "anticlockwise"


def test_bs_11_only_the_newest_discard_may_be_taken() -> None:
    g = turn_of(1, DRAWING, ODD_HAND)
    stack(g, "M2 M3")
    g.heap += counted(["C2", "C3"])
    g.discard = card_number("C3")
    do(g, "take")
    assert (g.heap == counted(["C2"])).all()
    assert g.discard == NONE
    do(g, "discard C1")
    assert g.discard == card_number("C1")


@pytest.mark.parametrize("allowed", [False, True])
def test_bs_12_a_taken_card_may_not_go_back(allowed: bool) -> None:
    g = turn_of(1, DRAWING, ODD_HAND, may_return_taken=allowed)
    g.heap += counted(["C2"])
    g.discard = card_number("C2")
    do(g, "take")
    assert ("C2" in words(g)["discard"]) == allowed
    drawer = drawn(turn_of(1, DRAWING, ODD_HAND), 1, "C2")
    assert "C2" in words(drawer)["discard"]


def test_ha_8_after_two_rounds_of_takes_the_next_must_draw() -> None:
    for limit, takes in ((2, 8), (1, 4)):
        g = turn_of(0, DRAWING, ODD_HAND, take_limit=limit)
        for seat in (1, 2, 3):
            hold(g, seat, ODD_HAND)
        stack(g, "M2 M3")
        g.heap += counted(["M6"])
        g.discard = card_number("M6")
        for _ in range(takes):
            assert set(words(g)) == {"draw", "take"}
            do(g, "take")
            do(g, f"discard {min(words(g)['discard'])}")
        assert set(words(g)) == {"draw"}
        do(g, "draw")
        do(g, "discard M2")
        assert set(words(g)) == {"draw", "take"}


def test_bs_15_and_bs_23_a_stock_card_wins_without_a_call_and_a_discard_never() -> None:
    g = drawn(turn_of(1, DRAWING, TAN_HAND), 1, "M8")
    assert "sampei" in words(g)
    do(g, "sampei")
    assert (g.winner, g.drawer, g.over, g.win_card) == (1, 1, 1, card_number("M8"))
    assert (g.known[1] == g.hand[1]).all()
    g = drawn(turn_of(1, DRAWING, TAN_HAND), 1, "M8")
    g.got_from = FROM_DISCARD
    assert "sampei" not in words(g)


def test_bs_23_require_call() -> None:
    g = drawn(turn_of(1, DRAWING, TAN_HAND, require_call=True), 1, "M8")
    assert "sampei" not in words(g)


def test_bs_17_the_call_comes_with_a_discard() -> None:
    g = drawn(turn_of(1, DRAWING, TAN_HAND), 1, "M9")
    assert words(g)["flick"] == {"M9"}
    do(g, "flick M9")
    assert list(g.call[:4]) == [NO_CALL, TAN, NO_CALL, NO_CALL]
    assert list(g.called_at[:4]) == [0, 1, 0, 0]
    g = drawn(g, 2, "M9")
    hold(g, 2, CEKI_HAND + " M9")
    do(g, "flick M9")
    assert list(g.call[:4]) == [NO_CALL, TAN, CEKI, NO_CALL]
    assert list(g.called_at[:4]) == [0, 1, 2, 0]


BROKEN_UP = "C2 S2 M2 C3 S3 M3 C4 S4 M4 C8 C8 C8 S8 M8"  # a mata, or a mixed set and a pair


@pytest.mark.parametrize(("choice", "said"), [("forced", set()), ("declared", {"M9"})])
def test_bs_22_a_declared_ceki_waits_for_the_pair_alone(choice: str, said: set[str]) -> None:
    g = drawn(turn_of(1, DRAWING, BROKEN_UP, call_choice=choice), 1, "M9")
    assert words(g)["flick"] == {"M9"}
    assert words(g).get("flick_ceki", set()) == said
    if said:
        do(g, "flick_ceki M9")
        assert (g.call[1], g.first_call[1]) == (CEKI, bs.CEKI_OVER_MATA)
        assert members(bs.waits(g, g.hand[1], CEKI)) == ["C8"]
        assert not bs.fits(g, 1, card_number("S8"))
        assert bs.fits(g, 1, card_number("C8"))


def test_bs_22_the_other_cards_beside_a_declared_pair_hold_no_mata() -> None:
    """With the pair M4 M4 left over C4 C4 C4 would be a mata, so ceki waits for C4 only."""
    fours = "C4 C4 C4 C7 C9 C9 S7 S7 S9 S9 M4 M4 M9 M9"
    g = drawn(turn_of(1, DRAWING, fours, call_choice="declared"), 1, "S1")
    do(g, "flick_ceki S1")
    assert members(bs.waits(g, g.hand[1], CEKI)) == ["C4"]
    assert bs.fits(g, 1, card_number("C4"))
    assert not bs.fits(g, 1, card_number("M4"))


def test_bs_24_after_a_call_every_draw_is_shown() -> None:
    g = turn_of(2, DRAWING, ODD_HAND)
    stack(g, "M7 M6")
    do(g, "draw")
    assert g.shown == NONE
    assert sum(g.known[2]) == 0
    g = turn_of(2, DRAWING, ODD_HAND)
    called(g, 0, TAN, 1, TAN_HAND)
    stack(g, "M7 M6")
    do(g, "draw")
    assert g.shown == card_number("M7")
    assert (g.known[2] == counted(["M7"])).all()


@pytest.mark.parametrize(
    ("priority", "winner"), [("drawer_then_turn_order", 2), ("earliest_call", 0), ("ceki_first", 3)]
)
def test_bs_26_who_goes_first(priority: str, winner: int) -> None:
    g = turn_of(1, DRAWING, ODD_HAND, claim_priority=priority)
    called(g, 0, TAN, 1, TAN_HAND)
    called(g, 2, TAN, 3, TAN_HAND.replace("3", "6"))
    called(g, 3, CEKI, 2, CEKI_HAND)
    stack(g, "C8")
    do(g, "draw")
    assert (g.over, g.winner, g.drawer) == (1, winner, 1)


def test_bs_26_the_drawer_first_when_he_has_called() -> None:
    g = turn_of(3, DRAWING, TAN_HAND)
    called(g, 3, TAN, 2, TAN_HAND)
    called(g, 0, TAN, 1, TAN_HAND)
    stack(g, "C8")
    do(g, "draw")
    assert (g.winner, g.drawer) == (3, 3)


def test_bs_27_optional_claims_ask_every_caller() -> None:
    g = turn_of(1, DRAWING, ODD_HAND, claim_optional=True)
    called(g, 0, TAN, 1, TAN_HAND)
    called(g, 2, TAN, 2, TAN_HAND.replace("8", "9"))
    stack(g, "C8 C7")
    do(g, "draw")
    assert (g.step, g.turn) == (CLAIMING, 2)
    assert words(g) == {"pass": set()}  # asked all the same
    do(g, "pass")
    assert g.turn == 0
    assert words(g) == {"claim": set(), "pass": set()}
    asked = g
    do(asked, "pass")
    assert (asked.over, asked.turn, asked.step) == (0, 1, DISCARDING)
    assert "C8" in hand(asked, 1)


def test_bs_27_a_claim_wins() -> None:
    g = turn_of(1, DRAWING, ODD_HAND, claim_optional=True)
    called(g, 0, TAN, 1, TAN_HAND)
    stack(g, "C8 C7")
    do(g, "draw")
    do(g, "claim")
    assert (g.over, g.winner, g.drawer, g.offered) == (1, 0, 1, NONE)
    assert hand(g, 0).count("C8") == 2


def test_bs_28_a_caller_takes_only_what_makes_a_mata() -> None:
    for code, may in (("C5", True), ("S5", False), ("C9", False)):
        g = turn_of(1, DRAWING, FIVES)
        called(g, 1, CEKI, 1, FIVES)
        g.heap += counted([code])
        g.discard = card_number(code)
        assert ("take" in words(g)) == may


def test_bs_29_the_call_may_become_tan() -> None:
    g = turn_of(1, DRAWING, FIVES)
    called(g, 1, CEKI, 1, FIVES)
    drawn(g, 1, "C5")
    assert words(g) == {"discard": {"C5", "M5"}, "change": {"M5"}}
    do(g, "change M5")
    assert (g.call[1], g.first_call[1]) == (TAN, CEKI)


@pytest.mark.parametrize(
    ("after", "kept"), [("improve_only", {"C5", "M5"}), ("locked", {"C5"}), ("free", {"C5", "M5"})]
)
def test_bs_30_what_may_be_changed(after: str, kept: set[str]) -> None:
    g = turn_of(1, DRAWING, FIVES, after_call=after)
    called(g, 1, CEKI, 1, FIVES)
    drawn(g, 1, "C5")
    assert words(g)["discard"] == kept


def test_bs_30_free_changes_may_cost_the_mata() -> None:
    g = turn_of(1, DRAWING, TAN_HAND, after_call="free")
    called(g, 1, TAN, 1, "C2 C2 C2 C3 S3 M3 C4 S4 M4 C5 S5 M5 C8 C8")
    drawn(g, 1, "S2")
    assert words(g)["discard"] == {"S2", "C2"}
    do(g, "discard C2")
    assert g.call[1] == CEKI  # two twos of coins and one of strings
    g = turn_of(1, DRAWING, TAN_HAND)
    called(g, 1, TAN, 1, "C2 C2 C2 C3 S3 M3 C4 S4 M4 C5 S5 M5 C8 C8")
    assert words(drawn(g, 1, "S2"))["discard"] == {"S2"}


def test_bs_31_the_winner_says_sampei() -> None:
    assert bs.GAME.verbs[bs.WIN].word == "sampei"
