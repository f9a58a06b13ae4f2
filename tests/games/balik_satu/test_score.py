"""Balik satu: the end of the stock, the score, and what follows a round. Tests are named for their clause."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from ceki.cards.ceki import S9
from ceki.cards.notation import card_number, counted
from ceki.engine.bits import NONE
from ceki.games._sets.table import CEKI, DISCARDING, DRAWING, NO_CALL, TAN
from ceki.play.ruleset import ruleset
from ceki.play.score import score_lines
from tests.games.balik_satu.laid import FIVES, G, drawn, turn_of
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
    hold,
    match_of,
    play_out,
    score,
    stack,
    won,
    words,
)
from tests.games.namespaces import balik_satu as bs


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


@pytest.mark.parametrize(("rule", "after_win", "after_dead"), [("rotate", 1, 1), ("winner", 3, 0), ("same", 0, 0)])
def test_bs_46_who_begins_next(rule: str, after_win: int, after_dead: int) -> None:
    for winner, begins in ((3, after_win), (NONE, after_dead)):
        match = match_of(G, next_starter=rule)
        g = blank(G, next_starter=rule)
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


OPTIONS = [
    {},
    {"claim_optional": True, "call_choice": "declared", "after_call": "free", "honour_rank": "own_kind"},
    {"may_return_taken": True, "stock_out": "reshuffle", "after_call": "locked", "balik_short": "reshuffle"},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_rounds_end_and_keep_their_cards(options: dict[str, Any]) -> None:
    play_out(G, 2, 0, **options)
    play_out(G, 4, 1, greedy=True, **options)


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
