"""Kowah: cards, the deal, the turn and calling. Tests are named for their clause."""

from __future__ import annotations

import pytest

from ceki.cards.ceki import (
    C1,
    C3,
    C4,
    C7,
    C8,
    C9,
    FACES,
    M3,
    M7,
    M9,
    OT,
    RED,
    RF,
    S3,
    S9,
    WF,
)
from ceki.engine.bits import NONE
from ceki.games.kowah.rules import CALLING, DRAWING, play, settle
from ceki.games.kowah.words import CALL, DISCARD, DRAW, FLICK, GAME, PASS, TAKE, TAKE_WIN, WIN
from tests.games.kowah.laid import (
    NOT_READY,
    READY,
    SHORT,
    call_for,
    cards_of,
    dealt,
    house_of,
    laid,
    moves_of,
    played_out,
    put_discard,
)
from tests.games.namespaces import kowah


def test_cd_1_and_kw_2_thirty_faces_four_times() -> None:
    g = dealt()
    assert list(g.deck) == [4] * 30
    assert sum(g.deck) == 120


def test_cd_5_the_red_nine_is_a_nine() -> None:
    assert [face for face in range(FACES) if RED >> face & 1] == [S9, RF, OT]
    g = laid((C9, C9))
    assert kowah.like(g, S9) == 2


def test_hn_2_honours_are_ranks_of_their_own() -> None:
    g = laid((WF, WF, RF, OT, C1))
    assert [kowah.like(g, card) for card in (WF, RF, OT, C1)] == [2, 1, 1, 1]
    assert "honour_rank" not in house_of().options


def test_hn_5_worth_decides_no_match() -> None:
    assert kowah.ready_rank(laid((C7, C7, M7, C9, S9, M9, WF, RF)).hand[0]) == NONE  # both count 1


def test_kw_1_two_to_six_players() -> None:
    assert GAME.seats == (2, 3, 4, 5, 6)
    for players in (1, 7):
        with pytest.raises(ValueError, match="allowed: 2 to 6"):
            house_of(players)


def test_kw_3_eight_cards_each_dealt_two_by_two_from_the_first_player() -> None:
    g = dealt(3, seed=4, starter=1)
    assert list(g.hand[:3].sum(axis=1)) == [8, 8, 8]
    assert g.stock_left == 96
    again = dealt(3, seed=4, starter=2)
    assert (g.hand[1] == again.hand[2]).all()


def test_kw_4_who_cuts_makes_no_difference_the_key_alone_orders_the_cards() -> None:
    assert list(dealt(seed=3).stock) == list(dealt(seed=3).stock)
    assert list(dealt(seed=3).stock) != list(dealt(seed=5).stock)


def test_kw_5_the_first_player_begins_by_drawing_and_the_turn_goes_on_round() -> None:
    g = dealt(3, starter=2, call_on_deal=False)
    assert (g.turn, g.step, g.discard) == (2, DRAWING, NONE)
    assert moves_of(g) == [(DRAW, NONE)]
    play(g, DRAW, NONE)
    play(g, DISCARD, cards_of(g, DISCARD)[0])
    assert (g.turn, g.step) == (0, DRAWING)
    assert GAME.direction == "clockwise"


def test_kw_6_only_the_uppermost_discard_may_be_taken() -> None:
    g = laid(NOT_READY)
    put_discard(g, M9)
    put_discard(g, S9)
    assert moves_of(g) == [(DRAW, NONE), (TAKE, NONE)]
    play(g, TAKE, NONE)
    assert (g.hand[0, S9], g.heap[S9], g.heap[M9], g.discard) == (1, 0, 1, NONE)
    assert (g.known[0, S9], g.got) == (1, S9)


def test_kw_6_a_card_drawn_is_its_players_secret() -> None:
    g = laid(NOT_READY, stock=(S9,))
    play(g, DRAW, NONE)
    assert (g.hand[0, S9], g.got) == (1, S9)
    assert g.known.sum() == 0  # the others have seen nothing
    play(g, DISCARD, C4)
    assert g.known.sum() == 0


def test_kw_7_eight_cards_after_the_turn() -> None:
    g = laid(NOT_READY, stock=(S9,))
    play(g, DRAW, NONE)
    assert g.hand[0].sum() == 9
    assert cards_of(g, DISCARD) == [*NOT_READY, S9]  # a held card, or the one drawn straight away
    play(g, DISCARD, C4)
    assert (g.hand[0].sum(), g.hand[0, C4], g.heap[C4]) == (8, 0, 1)


def test_kw_32_a_taken_card_may_not_go_back() -> None:
    for option, back in ((False, False), (True, True)):
        g = laid(NOT_READY, may_return_taken=option)
        put_discard(g, S9)
        play(g, TAKE, NONE)
        assert (S9 in cards_of(g, DISCARD)) is back
    play(g, DISCARD, S9)
    assert g.known[0, S9] == 0
    assert g.from_draw == 0  # held, not drawn [KW-24]


def test_ha_8_after_so_many_takes_the_next_must_draw() -> None:
    g = laid(NOT_READY, players=2, take_limit=1)
    put_discard(g, S9)
    g.takes = 1
    assert moves_of(g) == [(DRAW, NONE), (TAKE, NONE)]
    g.takes = 2
    assert moves_of(g) == [(DRAW, NONE)]
    play(g, DRAW, NONE)
    assert g.takes == 0
    assert played_out(2, bot="take", take_limit=1, seed=3).over


def test_ha_1_kw_34_three_sets_win_without_an_identical_one() -> None:
    g = laid(READY, stock=(M3,))
    call_for(g, 0)
    play(g, DRAW, NONE)
    assert (g.over, g.winner) == (1, 0)  # every rank a multiple of three, no face three times
    identical = laid((C3, C3, C7, C7, C7, C9, C9, C9), stock=(C3,))
    call_for(identical, 0)
    play(identical, DRAW, NONE)
    for table in (g, identical):
        settle(table)
    assert g.points == identical.points == 3 * (9 + 21 + 27)


def test_ha_4_a_ready_hand_waits_for_every_card_of_the_rank() -> None:
    g = laid(READY)
    assert kowah.waits(g, g.hand[0]) == 1 << C3 | 1 << S3 | 1 << M3
    assert kowah.waits(g, laid(NOT_READY).hand[0]) == 0


def test_kw_13_kw_14_the_number_of_cards_laid_is_seen_and_they_are_not() -> None:
    assert kowah.Table.FIELDS["hand"].seen == "own"
    assert kowah.Table.FIELDS["laid"].seen == "all"
    g = laid(READY, (C3, C3, S3, M3, M3, C9, S9, M9), (WF, WF, C7, C7, M7, C9, S9, M9))
    call_for(g, 0, 1, 2)
    assert list(g.laid[:4]) == [2, 5, 2, 0]
    assert list(g.ceki[:4]) == [1, 1, 1, 0]


def test_kw_15_a_caller_is_frozen() -> None:
    g = laid(READY, stock=(C8,))
    call_for(g, 0)
    put_discard(g, C9)
    assert moves_of(g) == [(DRAW, NONE)]
    play(g, DRAW, NONE)
    assert moves_of(g) == [(DISCARD, C8)]
    play(g, DISCARD, C8)
    assert g.from_draw == 1


def test_kw_17_without_a_call_nobody_wins_unless_the_house_allows_it() -> None:
    g = laid(READY, stock=(M3,))
    put_discard(g, C3)
    assert moves_of(g) == [(DRAW, NONE), (TAKE, NONE)]
    play(g, DRAW, NONE)
    assert (WIN, NONE) not in moves_of(g)
    g = laid(READY, stock=(M3,), require_call=False)
    put_discard(g, C3)
    assert moves_of(g) == [(DRAW, NONE), (TAKE, NONE), (TAKE_WIN, NONE)]
    play(g, DRAW, NONE)
    assert (WIN, NONE) in moves_of(g)
    play(g, WIN, NONE)
    assert (g.winner, g.how, g.win_card) == (0, kowah.TRIPLE, M3)


def test_kw_18_a_call_after_the_deal_everyone_is_asked() -> None:
    g = laid(READY, NOT_READY, READY, players=3)
    g.step, g.turn, g.starter = CALLING, 1, 1
    assert moves_of(g) == [(PASS, NONE)]
    play(g, PASS, NONE)
    assert moves_of(g) == [(CALL, NONE), (PASS, NONE)]
    play(g, CALL, NONE)
    assert (g.turn, g.step, g.ceki[2]) == (0, CALLING, 1)
    play(g, PASS, NONE)
    assert (g.turn, g.step, list(g.ceki[:3])) == (1, DRAWING, [0, 0, 1])
    assert dealt(call_on_deal=True).step == CALLING
    assert dealt(call_on_deal=False).step == DRAWING


def test_kw_18_a_call_at_the_end_of_a_turn() -> None:
    g = laid(SHORT, stock=(M9,))
    play(g, DRAW, NONE)
    assert cards_of(g, FLICK) == [WF]  # without it two sets and a couple
    play(g, FLICK, WF)
    assert (g.ceki[0], g.laid[0], g.discard, g.turn) == (1, 2, WF, 1)
    g = laid(READY, stock=(M3,))
    play(g, DRAW, NONE)
    assert cards_of(g, FLICK) == cards_of(g, DISCARD)  # three sets: ready whatever goes
    g = laid(NOT_READY, stock=(M3,))
    play(g, DRAW, NONE)
    assert cards_of(g, FLICK) == []


def test_kw_19_a_call_is_a_choice_unless_the_house_says_otherwise() -> None:
    for option, silent in ((False, [C3, C7, C9, S3, S9, M7, M9, WF]), (True, [C3, C7, C9, S3, S9, M7, M9])):
        g = laid(SHORT, stock=(M9,), call_mandatory=option)
        play(g, DRAW, NONE)
        assert cards_of(g, DISCARD) == silent
        assert cards_of(g, FLICK) == [WF]
    g = laid(READY, call_mandatory=True)
    g.step = CALLING
    assert moves_of(g) == [(CALL, NONE)]
