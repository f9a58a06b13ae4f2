"""Pei: the pack, the deal and the turn. Tests are named for their clause."""

from __future__ import annotations

import pytest

from ceki.cards.ceki import C1, C2, C5, FACES, M5, M9, OT, RANK_OF, RF, S5, S9
from ceki.cards.notation import counted, members
from ceki.engine.bits import NONE
from ceki.games.pei.rules import PATIH, RAJA, UNYIK, Table, play
from ceki.games.pei.words import CAPTURE, GAME, LEAVE, PLAY
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from tests.games.namespaces import pei
from tests.games.pei.laid import dealt, laid, moves_of, played_out, table


def test_pe_1_three_play() -> None:
    assert GAME.seats == (3,)
    with pytest.raises(ValueError, match="players: 4 cannot play pei"):
        ruleset("pei", 4)


def test_dk_1_and_dk_2_two_sets_of_sixty() -> None:
    g = dealt()
    assert list(g.deck) == [4] * 30
    assert sum(g.deck) == 120


@pytest.mark.parametrize(
    ("card", "takes"), [(M5, ["C5", "S5"]), (S9, ["C9"]), (C1, ["S1", "WF", "RF", "OT"]), (C2, [])]
)
def test_dk_3_rank_alone_matches(card: int, takes: list[str]) -> None:
    assert members(pei.matching(laid("C5 S5 C9 S1 WF RF OT"), card)) == takes


@pytest.mark.parametrize(
    ("honours", "card", "takes"),
    [
        ("flowers_one", C1, ["S1", "WF", "RF"]),
        ("flowers_one", OT, ["OT"]),
        ("own_kind", C1, ["S1"]),
        ("own_kind", RF, ["RF"]),
    ],
)
def test_dk_4_honours_by_agreement(honours: str, card: int, takes: list[str]) -> None:
    assert members(pei.matching(laid("S1 WF RF OT", honour_rank=honours), card)) == takes


def test_dk_8_cards_are_conserved_and_each_rank_leaves_an_even_number() -> None:
    for seed in range(6):
        g = played_out(seed)
        assert list(g.hand.sum(axis=0) + g.pool + g.won.sum(axis=0)) == [4] * 30
        for rank in range(9):
            assert sum(int(g.pool[face]) for face in range(FACES) if RANK_OF[0, face] == rank) % 2 == 0


def test_pe_7_hands_pool_and_stock() -> None:
    g = dealt()
    assert [int(hand.sum()) for hand in g.hand] == [14, 14, 14]
    assert (int(g.pool.sum()), g.stock_left) == (36, 42)
    assert list(g.pack) == [NONE] * 120


def test_pe_9_the_last_card_is_known_to_all_to_the_unyik_or_to_nobody() -> None:
    by_rule = {rule: dealt(3, last_card=rule) for rule in ("face_up", "private", "none")}
    card = int(by_rule["none"].stock[0])
    assert card != NONE
    assert (by_rule["face_up"].open_card, by_rule["face_up"].unyik_card) == (card, NONE)
    assert (by_rule["private"].open_card, by_rule["private"].unyik_card) == (NONE, card)
    assert Table.FIELDS["open_card"].seen == "all"
    assert (Table.FIELDS["unyik_card"].seen, table().unyik) == ("seat:unyik", UNYIK)


def test_pe_10_the_patih_alone_looks_at_the_last_card_but_one() -> None:
    with_peek, without = dealt(3), dealt(3, patih_peek=False)
    assert with_peek.patih_card == without.stock[1] != NONE
    assert (with_peek.stock[1], without.patih_card) == (NONE, NONE)
    assert (Table.FIELDS["patih_card"].seen, table().patih) == ("seat:patih", PATIH)


@pytest.mark.parametrize("last_card", ["face_up", "private", "none"])
@pytest.mark.parametrize("peek", [False, True])
def test_pe_17_the_top_two_come_last_whoever_knows_them(last_card: str, peek: bool) -> None:
    known, plain = dealt(5, last_card=last_card, patih_peek=peek), dealt(5, last_card="none", patih_peek=False)
    expected = [int(card) for card in plain.stock[::-1]]
    assert [pei.off_stock(known) for _ in range(42)] == expected
    assert (known.open_card, known.unyik_card, known.patih_card) == (NONE, NONE, NONE)


def test_pe_18_captured_cards_are_seen_by_all_or_by_their_owner() -> None:
    assert Table.FIELDS["won"].seen == "option:captured_visible"
    assert (table().captured_visible, table(captured_visible=False).captured_visible) == (1, 0)
    played = Round.from_seed(ruleset("pei", captured_visible=False), 4)
    while not played.table.won[RAJA].sum():
        played.make(*played.legal_numbers[0])
    assert list(played.view(RAJA).table.won[RAJA]) == list(played.table.won[RAJA])
    assert list(played.view(PATIH).table.won[RAJA]) != list(played.table.won[RAJA])


def test_pe_11_raja_patih_unyik_whoever_is_said_to_start() -> None:
    g = table()
    g.starter = 2
    pei.deal(g)
    assert (g.starter, g.turn) == (RAJA, RAJA)
    turns = []
    while len(turns) < 6:
        if g.step == pei.PLAYING:
            turns.append(g.turn)
        play(g, *moves_of(g)[0])
    assert turns == [0, 1, 2, 0, 1, 2]


def test_pe_13_the_player_chooses_among_faces() -> None:
    g = laid("C5 S5 S5 WF", "M5", "C2")
    play(g, PLAY, M5)
    assert (g.fresh, moves_of(g)) == (M5, [(CAPTURE, C5), (CAPTURE, S5)])
    play(g, CAPTURE, S5)
    assert (g.played, g.played_took) == (M5, S5)
    assert (int(g.pool[S5]), int(g.won[RAJA].sum())) == (1, 2)
    assert moves_of(g) == [(LEAVE, NONE)]  # C2, drawn, matches nothing; its player is asked all the same


def test_pe_14_capture_is_forced_or_optional() -> None:
    forced = laid("C5", "M5", "C2")
    play(forced, PLAY, M5)
    assert (forced.played_took, forced.drawn) == (C5, C2)
    chosen = laid("C5 S5", "M5", "C2")
    play(chosen, PLAY, M5)
    assert moves_of(chosen) == [(CAPTURE, C5), (CAPTURE, S5)]  # which one is free, whether is not
    drawn = laid("C2", "M5", "S2")
    play(drawn, PLAY, M5)
    assert moves_of(drawn) == [(CAPTURE, C2)]
    free = laid("C5", "M5", "C2", capture="optional")
    play(free, PLAY, M5)
    assert moves_of(free) == [(CAPTURE, C5), (LEAVE, NONE)]
    play(free, LEAVE, NONE)
    assert (int(free.pool[M5]), free.played_took, free.drawn) == (1, NONE, C2)


def test_pe_16_the_drawn_card_may_take_the_card_just_left() -> None:
    g = laid("C5", "S9", "M9")
    play(g, PLAY, S9)
    assert (g.fresh, moves_of(g)) == (M9, [(CAPTURE, S9)])
    play(g, CAPTURE, S9)
    assert (g.drawn_took, g.turn, g.step) == (S9, PATIH, pei.PLAYING)


def test_pe_19_fourteen_turns_each() -> None:
    g = dealt(2)
    plays, made = [0, 0, 0], 0
    while not g.over:
        verb, card = moves_of(g)[-1]
        plays[g.turn] += int(verb == PLAY)
        play(g, verb, card)
        made += 1
    assert plays == [14, 14, 14]
    assert (int(g.hand.sum()), g.stock_left) == (0, 0)
    assert made <= pei.longest(g) == 126


def test_pe_20_what_is_left_scores_for_nobody() -> None:
    g = laid("OT RF")
    g.won[RAJA] = counted(["S9"])
    pei.settle(g)
    assert list(g.score) == [9, 0, 0]
