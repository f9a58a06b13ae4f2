"""Cholek tiga: cards, the deal and the turn. Tests are named for their clause."""

from __future__ import annotations

from typing import Any

import pytest

from ceki.cards.ceki import C1, C5, C8, FACES, M2, M5, M8, S5, S8
from ceki.engine.bits import NONE
from ceki.games.cholek_tiga.rules import play
from ceki.games.cholek_tiga.words import AND, DISCARD, GAME, PASS, TAKE
from ceki.play.match import Match
from tests.games.cholek_tiga.laid import dealt, house_of, laid, moves_of, played_out
from tests.games.lots import match_by_lots
from tests.games.namespaces import cholek_tiga as ct


def test_dk_1_a_set_has_two_of_each_face_and_ct_2_two_sets_are_shuffled() -> None:
    g = dealt()
    assert list(g.deck) == [4] * 30
    assert sum(g.deck) == 120
    assert sum(g.pool) == 0
    assert g.stock_left == 120 - 9
    assert list(dealt(seed=2).stock) != list(g.stock)


def test_ct_1_two_or_three_players() -> None:
    assert GAME.seats == (2, 3)
    for players in (1, 4):
        with pytest.raises(ValueError, match="allowed: 2 to 3"):
            house_of(players)


def test_ct_2_initial_pool_lies_before_the_deal() -> None:
    g = dealt(initial_pool=5)
    assert sum(g.pool) == 5
    assert g.stock_left == 120 - 5 - 9
    assert [face for face in range(FACES) if g.pool[face]] == [f for f in range(FACES) if g.pool_faces >> f & 1]


def test_ct_3_three_cards_each() -> None:
    assert list(dealt().hand.sum(axis=1)) == [3, 3, 3]
    assert list(dealt(2).hand.sum(axis=1)) == [3, 3, 0]


def test_ct_4_the_first_player_of_the_first_game() -> None:
    assert Match(house_of(first_player=2)).starter == 2
    assert match_by_lots(house_of(2, first_player="random"), lambda state, n: 1 if n == 2 else NONE).starter == 1
    assert house_of(first_player="1").options["first_player"] == 1
    assert GAME.presets["chiki_cards"] == {}
    with pytest.raises(ValueError, match="seat 2 does not exist; allowed: 0 to 1, random"):
        house_of(2, first_player=2)
    with pytest.raises(ValueError, match="0, 1, 2, random"):
        house_of(first_player="last")


def test_ct_4_the_starter_is_in_turn_first() -> None:
    assert dealt(starter=2).turn == 2


def test_dk_7_the_turn_passes_to_the_right() -> None:
    assert GAME.direction == "anticlockwise"
    g = laid(hand=(C5,), stock=(M2,))
    play(g, DISCARD, C5)
    assert g.turn == 1


def test_ct_5_a_hand_card_then_a_stock_card_into_one_pool() -> None:
    g = laid(hand=(C5, C8), stock=(M2,))
    assert moves_of(g) == [(DISCARD, C5), (DISCARD, C8)]
    play(g, DISCARD, C5)
    assert (g.pool[C5], g.pool[M2], g.stock_left, g.turn) == (1, 1, 0, 1)


def test_ct_7_each_pair_is_offered_once() -> None:
    g = laid(pool=(C5, S5, S5, M5), hand=(C5,))
    play(g, DISCARD, C5)
    found = []
    for verb, card in moves_of(g):
        if verb == TAKE:
            after = ct.copy(g)
            play(after, TAKE, card)
            found += [tuple(sorted((card, other))) for _, other in moves_of(after)]
    assert sorted(found) == [(C5, S5), (C5, M5), (S5, S5), (S5, M5)]


def test_ct_7_exactly_three_cards_go_to_the_pile() -> None:
    g = laid(pool=(C5, S5, M5, M2), hand=(C5,))
    play(g, DISCARD, C5)
    play(g, TAKE, M5)
    assert g.picked == M5
    assert moves_of(g) == [(AND, C5), (AND, S5)]
    play(g, AND, C5)
    assert (g.won[0, C5], g.won[0, M5], sum(g.won[0])) == (2, 1, 3)
    assert (g.pool[S5], g.pool[M2], sum(g.pool), g.picked, g.played) == (1, 1, 2, NONE, NONE)


def test_ct_8_a_capture_may_be_left_unless_the_house_forbids_it() -> None:
    g = laid(pool=(S5, M5), hand=(C5,))
    play(g, DISCARD, C5)
    assert moves_of(g) == [(TAKE, M5), (PASS, NONE)]
    play(g, PASS, NONE)
    assert (g.pool[C5], g.turn) == (1, 1)
    g = laid(pool=(S5, M5), hand=(C5,), capture_optional=False)
    play(g, DISCARD, C5)
    assert moves_of(g) == [(TAKE, M5)]


def test_ct_9_the_hand_card_decides_before_the_stock_card_is_seen() -> None:
    g = laid(pool=(S5, M5), hand=(C5,), stock=(M8,))
    play(g, DISCARD, C5)
    assert (g.played, g.turned, g.stock_left) == (C5, NONE, 1)
    g = laid(pool=(S5, M5), hand=(C5,), stock=(M8,), hand_capture_timing="after_turnup")
    play(g, DISCARD, C5)
    assert (g.played, g.turned, g.stock_left) == (C5, M8, 0)
    play(g, PASS, NONE)
    assert (g.pool[C5], g.pool[M8], g.turn) == (1, 1, 1)


def test_ct_9_a_hand_card_that_waited_may_take_the_turned_card_too() -> None:
    g = laid(pool=(S5,), hand=(C5,), stock=(M5,), hand_capture_timing="after_turnup")
    play(g, DISCARD, C5)
    assert moves_of(g) == [(TAKE, M5), (PASS, NONE)]
    play(g, TAKE, M5)
    play(g, AND, S5)
    assert (sum(g.won[0]), sum(g.pool), g.turn) == (3, 0, 1)  # the turned card is gone and asks nothing


def test_ct_9_the_turned_card_takes_after_the_hand_card() -> None:
    g = laid(pool=(S5,), hand=(C5,), stock=(M5,), hand_capture_timing="after_turnup")
    play(g, DISCARD, C5)
    play(g, PASS, NONE)
    assert (g.played, g.turned) == (NONE, M5)
    assert moves_of(g) == [(TAKE, S5), (PASS, NONE)]
    g = laid(pool=(C5, S5, M8, M8), hand=(C8,), stock=(M5,), hand_capture_timing="after_turnup")
    for move in ((DISCARD, C8), (TAKE, M8), (AND, M8), (TAKE, S5), (AND, C5)):
        assert g.turn == 0
        play(g, *move)
    assert (sum(g.won[0]), g.turn) == (6, 1)


def test_ct_11_two_sets_of_three_in_a_turn() -> None:
    g = laid(pool=(S5, M5, S8, M8), hand=(C5,), stock=(C8,))
    for move in ((DISCARD, C5), (TAKE, M5), (AND, S5), (TAKE, M8), (AND, S8)):
        assert g.turn == 0
        play(g, *move)
    assert (sum(g.won[0]), sum(g.pool), g.turn) == (6, 0, 1)


def test_ct_12_three_left_lying_stay_until_another_of_their_rank_enters() -> None:
    g = laid(pool=(C5, S5), hand=(M5,), stock=(C8, M2))
    g.hand[1, C1] = 1
    g.hand[2, C5] = 1
    play(g, DISCARD, M5)
    play(g, PASS, NONE)
    assert moves_of(g) == [(DISCARD, C1)]  # nobody may take the three fives for themselves
    play(g, DISCARD, C1)
    assert (g.pool[C5], g.pool[S5], g.pool[M5], g.turn) == (1, 1, 1, 2)
    play(g, DISCARD, C5)
    play(g, TAKE, M5)
    play(g, AND, C5)
    assert (g.won[2, C5], g.won[2, M5], g.pool[S5]) == (2, 1, 1)


def test_ct_13_captured_cards_lie_open_or_not() -> None:
    assert ct.Table.FIELDS["won"].seen == "option:piles_visible"
    assert house_of().table().piles_visible == 1  # type: ignore[attr-defined]
    assert house_of(piles_visible=False).table().piles_visible == 0  # type: ignore[attr-defined]


def test_ct_14_three_turns_each_then_all_draw_again() -> None:
    g = dealt(starter=1)
    order = []
    while g.turns > 0 and len(order) < 9:
        order.append(int(g.turn))
        play(g, *moves_of(g)[0])
        while ct.entering(g) != NONE:
            play(g, PASS, NONE)
    assert order == [1, 2, 0] * 3
    assert (g.turn, g.turns, g.stock_left) == (1, 9, 120 - 18 - 9)
    assert list(g.hand.sum(axis=1)) == [3, 3, 3]


def cycles(players: int, **options: Any) -> list[tuple[int, int]]:
    lay = lambda n, **more: house_of(n, **options, **more).table()  # noqa: E731
    return [(c["hand"], c["turn_ups"]) for c in ct.example_schedule(lay, {"players": players})["cycles"]]


def test_ct_15_the_last_hands() -> None:
    assert cycles(3) == [(3, 9)] * 6 + [(3, 3)]
    assert cycles(3, final_deal="even") == [(3, 9)] * 6 + [(2, 6)]
    assert cycles(2, final_deal="even") == [(3, 6)] * 10
    assert cycles(3, initial_pool=4) == [(3, 9)] * 6 + [(2, 2)]  # eight left: two each
    assert cycles(2, initial_pool=1, final_deal="even") == [(3, 6)] * 9 + [(2, 4), (1, 1)]


def test_ct_15_a_remainder_too_small_to_share_is_laid_in_the_pool() -> None:
    g = played_out(initial_pool=10, bot="pass")
    assert (sum(g.pool), g.stock_left) == (120, 0)
    assert cycles(3, initial_pool=10) == [(3, 9)] * 6


def test_ct_16_cards_left_in_the_pool() -> None:
    for option, pool, pile in (("unscored", 2, 3), ("last_capturer", 0, 5)):
        g = laid(pool=(S5, M5, M2), hand=(C5,), stock=(C8,), leftover_pool=option)
        g.turns = 1
        play(g, DISCARD, C5)
        play(g, TAKE, M5)
        play(g, AND, S5)
        assert (g.over, g.last_capturer) == (1, 0)
        assert (sum(g.pool), sum(g.won[0])) == (pool, pile)
        assert (g.pool_faces == 0) == (pool == 0)


def test_ct_16_nobody_took_so_nobody_gets_the_pool() -> None:
    g = played_out(bot="pass", leftover_pool="last_capturer")
    assert (sum(g.pool), g.last_capturer, list(g.cents)) == (120, NONE, [0, 0, 0])
