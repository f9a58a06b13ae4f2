"""Balik Satu, clause by clause: what the worked examples leave out, every option, and what spans rounds."""

from __future__ import annotations

import itertools
import random
import sys
from typing import Any

import numpy as np
import pytest

from ceki.cards.ceki import CODES, RED, S9
from ceki.cards.notation import card_number, counted, members
from ceki.cards.piles import fill
from ceki.engine.bits import NONE
from ceki.engine.chance import key_from_seed, shuffle
from ceki.games._sets.table import CEKI, CLAIMING, DISCARDING, DRAWING, FROM_DISCARD, FROM_STOCK, NO_CALL, TAN
from ceki.play.ruleset import ruleset
from ceki.play.score import score_lines
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
from tests.games.namespaces import balik_satu as bs

G = "balik_satu"


def turn_of(seat: int, step: int, codes: str, **options: Any) -> Any:
    """A table where this seat is to move."""
    g = blank(G, **options)
    g.turn, g.step = seat, step
    hold(g, seat, codes)
    return g


def drawn(g: Any, seat: int, code: str) -> Any:
    """The seat has drawn this card and must let one go."""
    g.turn, g.step, g.got, g.got_from = seat, DISCARDING, card_number(code), FROM_STOCK
    g.hand[seat, g.got] += 1
    return g


# ---------------------------------------------------------------- cards, ranks, hands


def test_cd_1_thirty_faces_and_cd_7_their_order() -> None:
    suits = [letter + str(n) for letter in "CSM" for n in range(1, 10)]
    assert list(CODES) == [*suits, "WF", "RF", "OT"]
    assert members(sum(1 << n for n in (29, 0, 9))) == ["C1", "S1", "OT"]


def test_cd_5_three_faces_bear_the_stamp_and_the_red_nine_is_a_nine() -> None:
    assert members(RED) == ["S9", "RF", "OT"]
    g = turn_of(0, DISCARDING, "C2 C2 C2 C3 S3 M3 C4 S4 M4 C5 S5 M5 C9 M9")
    assert members(bs.waits(g, g.hand[0], TAN)) == ["C9", "S9", "M9"]


def test_cd_6_nyonya_is_the_red_flower_and_lau_chian_the_old_thousand() -> None:
    assert bs.balik_value(card_number("RF")) == 11
    assert bs.balik_value(card_number("OT")) == 12
    assert bs.balik_value(card_number("WF")) == 1


@pytest.mark.parametrize(
    ("game", "choices"),
    [("balik_satu", 3), ("chaqui", 3), ("balik_lima_belas", 3), ("chot", 3), ("gonggong", 3), ("tantanan", 0)],
)
def test_hn_2_honours_are_ones_everywhere_and_fixed_in_tantanan(game: str, choices: int) -> None:
    found = ruleset(game, 4)
    assert found.table().honour_rank == 0  # type: ignore[attr-defined]
    option = found.game.options.get("honour_rank")
    assert len(option.samples() if option else ()) == choices


def test_hn_5_worth_is_not_rank() -> None:
    g = turn_of(0, DISCARDING, "C2 C2 C2 C3 S3 M3 C4 S4 M4 C5 S5 M5 C1 S1")
    assert members(bs.waits(g, g.hand[0], TAN)) == ["C1", "S1", "M1", "WF", "RF", "OT"]


def parts(cards: list[int]) -> Any:
    """Every way to divide a few cards into sets of three of a rank."""
    if not cards:
        yield ()
        return
    first, rest = cards[0], cards[1:]
    for i, j in itertools.combinations(range(len(rest)), 2):
        if rest[i] % 9 == rest[j] % 9 == first % 9:
            left = [card for n, card in enumerate(rest) if n not in (i, j)]
            for others in parts(left):
                yield ((first, rest[i], rest[j]), *others)


def test_ha_1_complete_means_that_every_rank_divides() -> None:
    chance = random.Random(5)
    seen = set()
    for _ in range(400):
        cards = sorted(chance.choices([0, 9, 18, 1, 10, 19], k=9))  # ones and twos of the suits
        g = blank(G)
        for card in cards:
            g.hand[0, card] += 1
        ways = list(parts(cards))
        best = max((sum(len(set(p)) == 1 for p in way) for way in ways), default=0)
        assert bs.is_won(g, g.hand[0]) == (bool(ways) and best > 0)
        seen.add((bool(ways), best))
    assert len(seen) > 4


def test_ha_4_weak_hands_wait_for_each_pair_that_may_become_a_mata() -> None:
    g = turn_of(0, DRAWING, "C2 S2 M2 C3 S3 M3 C4 S4 M4 C8 C8 S8 S8 M8")
    assert bs.ready_call(g, g.hand[0]) == CEKI
    assert members(bs.waits(g, g.hand[0], CEKI)) == ["C8", "S8"]


# ---------------------------------------------------------------- the deal


def test_bs_1_two_to_fourteen_and_bs_4_more_with_the_cards_given() -> None:
    for players in (1, 21):
        with pytest.raises(ValueError, match="allowed: 2 to 20"):
            ruleset("balik_satu", players)
    for players in (15, 20):
        with pytest.raises(ValueError, match=f"option half_decks: {players} players need it"):
            ruleset("balik_satu", players)
        assert ruleset("balik_satu", players, half_decks=40).options["half_decks"] == 40
    assert dealt(G, 14).stock_left == 480 - 14 * 14 - 1


def test_bs_4_half_decks_may_be_given_but_not_too_few() -> None:
    assert ruleset(G, 14, half_decks=12).options["half_decks"] == 12
    with pytest.raises(ValueError, match="6 half decks are too few for 14 players"):
        ruleset(G, 14, half_decks=6)
    with pytest.raises(ValueError, match="custom needs the option half_decks"):
        ruleset(G, 4, deck_table="custom")
    assert ruleset(G, 4, deck_table="custom", half_decks=9).table().half_decks == 9  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="amaro has no row for 2 players; it has 3 to 14"):
        ruleset(G, 2, deck_table="amaro")
    with pytest.raises(ValueError, match="amaro has no row for 99 players"):
        bs.half_decks("amaro", 99)


@pytest.mark.parametrize(("table", "copies"), [("babas", 9), ("pwee", 8), ("amaro", 8)])
def test_bs_3_each_table_has_its_own_number(table: str, copies: int) -> None:
    assert list(dealt(G, 7, deck_table=table).deck) == [copies] * 30


def shuffled_top_first(g: Any, seed: int) -> list[int]:
    """The stock before the deal."""
    other = blank(G)
    other.key[:] = key_from_seed(seed)
    n = fill(other.stock, g.deck)
    shuffle(other, other.stock, n)
    return [int(card) for card in other.stock[:n][::-1]]


@pytest.mark.parametrize(
    ("deal", "packets"),
    [
        (
            "packets",
            [(2, 0, 8), (3, 8, 15), (0, 15, 22), (1, 22, 29), (2, 29, 36), (3, 36, 43), (0, 43, 50), (1, 50, 57)],
        ),
        ("wash", [(2, 0, 15), (3, 15, 29), (0, 29, 43), (1, 43, 57)]),
    ],
)
def test_bs_6_packets_of_seven_or_all_at_once(deal: str, packets: list[tuple[int, int, int]]) -> None:
    g = dealt(G, 4, seed=3, starter=2, deal=deal)
    order = shuffled_top_first(g, 3)
    hands = np.zeros((20, 30), np.int64)
    for seat, start, end in packets:
        for card in order[start:end]:
            hands[seat, card] += 1
    assert (g.hand == hands).all()
    assert g.stock_left == 180 - 57


# ---------------------------------------------------------------- turns


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


# ---------------------------------------------------------------- winning and calling


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


FIVES = "C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 C5 M5 C8 C8"  # ceki, with fives that may become a mata


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


# ---------------------------------------------------------------- the end of the stock


def test_bs_32_a_used_up_stock_ends_the_round() -> None:
    g = turn_of(1, DRAWING, ODD_HAND)
    g.stock_left = 0
    g.heap += counted(["C2"])
    g.discard = card_number("C2")
    assert words(g) == {"end_hand": set()}
    do(g, "end_hand")
    bs.settle(g)
    assert (g.over, g.winner, g.lines) == (1, NONE, 0)
    assert cents(g) == [0, 0, 0, 0]


def test_bs_32_a_reserve_is_never_drawn() -> None:
    for left, end in ((5, True), (6, False)):
        g = turn_of(1, DRAWING, ODD_HAND, stock_reserve=5)
        g.stock_left = left
        assert ("end_hand" in words(g)) == end


@pytest.mark.parametrize("taken", [False, True])
def test_bs_32_and_ha_8_discards_are_shuffled_once(taken: bool) -> None:
    g = turn_of(1, DISCARDING, ODD_HAND + " M9", stock_out="reshuffle")
    hold(g, 2, ODD_HAND)
    stack(g, "")
    g.heap += counted(["C2", "C3", "C3", "S4"])
    do(g, "discard M9")
    assert sorted(g.stock[: g.stock_left]) == sorted(card_number(c) for c in ("C2", "C3", "C3", "S4"))
    assert (g.heap == counted(["M9"])).all()
    g.stock_left = 0
    if taken:
        g.discard = NONE
    do(g, "end_hand")
    assert g.over == 1


def test_balik_short_bs_47() -> None:
    settled = won(G, TAN_HAND, "M8", "", drawer=0)
    assert score(settled) == {"mata": 1}
    assert cents(settled) == [30, -10, -10, -10]
    g = blank(G, balik_short="reshuffle")
    hold(g, 0, TAN_HAND + " M8")
    g.winner, g.win_card, g.call[0] = 0, card_number("M8"), TAN
    stack(g, "")
    g.heap += counted(["C7"])
    bs.settle(g)
    assert score(g) == {"balik_card": 7, "mata": 1}
    assert (g.turned[0], sum(g.heap)) == (card_number("C7"), 0)


# ---------------------------------------------------------------- score


def test_bs_38_unmarked_matas_are_written_first() -> None:
    g = won(G, "S9 S9 S9 M2 M2 M2 C3 S3 M3 C4 S4 M4 C5 S5", "M5", "C7")
    assert [int(p) for p in g.line_points[:3]] == [7, 1, 2]


@pytest.mark.parametrize(("source", "points"), [("babas", (5, 10, 0)), ("pwee", (10, 20, 1)), ("gateway", (1, 2, 0))])
def test_bs_41_and_bs_42_amounts_by_source(source: str, points: tuple[int, int, int]) -> None:
    ayam = won(G, CEKI_HAND, "C8", "M9", call=CEKI, drawer=1, source=source)
    kandang = won(G, CEKI_HAND, "C8", "M9", call=CEKI, drawer=0, source=source)
    tan = won(G, TAN_HAND, "M8", "M9", call=TAN, source=source)
    assert score(ayam)["ayam"] == points[0]
    assert score(kandang)["kandang"] == points[1]
    assert score(tan).get("tan_point", 0) == points[2]
    assert cents(tan)[0] == 3 * 10 * (9 + 1 + points[2])


def test_bs_41_each_amount_may_be_given() -> None:
    g = won(G, CEKI_HAND, "C8", "M9", call=CEKI, drawer=1, source="pwee", ayam=3)
    assert score(g)["ayam"] == 3
    assert (g.kandang, g.tan_point) == (20, 1)


def test_bs_43_a_ceki_changed_to_tan_has_no_bonus() -> None:
    g = blank(G, source="pwee")
    called(g, 0, CEKI, 1, FIVES)
    drawn(g, 0, "C5")
    do(g, "change M5")
    g.turn, g.step = 1, DRAWING
    hold(g, 1, ODD_HAND)
    stack(g, "S8 C7")
    do(g, "draw")
    assert g.winner == 0
    bs.settle(g)
    assert score(g) == {"balik_card": 7, "mata": 1, "tan_point": 1}


def test_bs_45_kandang_tangan_is_seen_before_the_first_discard(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_shuffle(g: Any, cards: Any, n: int) -> None:
        order = [card_number(c) for c in f"{TAN_HAND} M8".split()]
        rest = [int(c) for c in cards[:n]]
        for card in order:
            rest.remove(card)
        first, second = order[:8], order[8:]
        cards[:n] = [*rest[21:], *second[::-1], *rest[:21], *first[::-1]]

    monkeypatch.setattr(sys.modules["ceki.games._sets.turns"], "shuffle", no_shuffle)
    g = dealt(G)
    assert (g.over, g.dealt, g.winner) == (1, 1, 0)
    g.stock[g.stock_left - 1] = card_number("C7")
    bs.settle(g)
    assert score(g) == {"balik_card": 7, "mata": 1, "kandang_tangan": 8}
    assert cents(g) == [480, -160, -160, -160]
    other = dealt(G, kandang_tangan=False)
    assert (other.over, other.turn) == (0, 0)


def test_bs_48_a_bonus_without_a_call() -> None:
    for needed, points in ((True, {"mata": 1}), (False, {"mata": 1, "kandang": 10})):
        g = won(G, CEKI_HAND, "C8", "", call=NO_CALL, drawer=0, bonus_needs_call=needed)
        assert score(g) == points
    held = won(G, TAN_HAND.replace("S8", "C8"), "C8", "", call=NO_CALL, drawer=0, bonus_needs_call=False)
    assert score(held) == {"mata": 2}
    tan = won(G, TAN_HAND, "M8", "", call=TAN, drawer=0, bonus_needs_call=False)
    assert score(tan) == {"mata": 1}


def test_bs_44_the_rate() -> None:
    assert cents(won(G, TAN_HAND, "M8", "C7", rate=5)) == [120, -40, -40, -40]
    assert ruleset(G, 4, preset="the_babas_1970s").options["rate"] == 5


# ---------------------------------------------------------------- from round to round


@pytest.mark.parametrize(("rule", "after_win", "after_dead"), [("rotate", 1, 1), ("winner", 3, 0), ("same", 0, 0)])
def test_bs_46_who_begins_next(rule: str, after_win: int, after_dead: int) -> None:
    for winner, begins in ((3, after_win), (NONE, after_dead)):
        match = match_of(G, next_starter=rule)
        g = blank(G)
        g.winner = winner
        enter(match, g)
        assert match.starter == begins


def test_bs_34_a_replay_keeps_the_first_player() -> None:
    for option, replayed in (("off", 0), ("unmarked", 1)):
        g = won(G, TAN_HAND, "M8", "WF", yeo_replay=option)
        assert g.replay == replayed
        match = match_of(G)
        enter(match, g)
        assert match.starter == (0 if replayed else 1)


# ---------------------------------------------------------------- whole rounds, and examples that cannot be


OPTIONS = [
    {},
    {"claim_optional": True, "call_choice": "declared", "after_call": "free", "honour_rank": "own_kind"},
    {"may_return_taken": True, "stock_out": "reshuffle", "after_call": "locked", "balik_short": "reshuffle"},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_rounds_end_and_keep_their_cards(options: dict[str, Any]) -> None:
    for seed in range(3):
        play_out(G, (2, 4, 14)[seed], seed, **options)
        play_out(G, 4, seed, greedy=True, **options)


def test_a_greedy_player_sees_only_his_hand() -> None:
    g = turn_of(1, DRAWING, "C2 C2 " + ODD_HAND[6:])
    g.discard = card_number("C2")
    assert bs.heuristic(g, bs.TAKE, NONE) > bs.heuristic(g, bs.DRAW, NONE) > 0
    assert bs.heuristic(g, bs.CLAIM, NONE) > bs.heuristic(g, bs.FLICK, S9) > bs.heuristic(g, bs.DISCARD, S9)


def test_a_vector_with_too_many_copies_is_refused() -> None:
    g = blank(G)
    with pytest.raises(ValueError, match="card C2: 7 copies, the deck has 6"):
        bs.lay_hand(g, ["C2"] * 7)
    score = {"players": 4, "winner": 0, "hand": ["C2"] * 4, "card": "C2", "drawer": 0, "call": "tan"}
    with pytest.raises(ValueError, match="card C2: 7 copies"):
        bs.lay_score(lambda players: blank(G, players), {**score, "balik": ["C2", "C2"]})
    with pytest.raises(ValueError, match="source 'java' is not one of chot"):
        bs.example_fixed_deck(None, {"source": "java"}, ("chot",))


def test_bs_38_a_line_of_matas_shows_every_card_of_them() -> None:
    settled = won(G, TAN_HAND, "M8", "", drawer=0)
    line = next(line for line in score_lines(ruleset(G, 4).game, settled) if line.word == "mata")
    assert len(line.cards) == 3
    assert len(set(line.cards)) == 1
