"""Kowah: winning, points and money, and what spans hands. Tests are named for their clause."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ceki.cards.ceki import (
    C1,
    C3,
    C4,
    C7,
    C8,
    C9,
    M3,
    M7,
    M9,
    S3,
    S4,
    S9,
)
from ceki.engine.bits import NONE
from ceki.engine.record import copy
from ceki.games.kowah.rules import CLAIMING, DRAWING, play, settle
from ceki.games.kowah.words import DISCARD, DRAW, END, GAME, PASS, TAKE_WIN
from ceki.play.match import Match
from tests.games.kowah.laid import NOT_READY, READY, call_for, house_of, laid, moves_of, put_discard, won
from tests.games.lots import drawn, match_by_lots
from tests.games.namespaces import kowah


def test_kw_20_several_may_stand_on_ceki_and_the_first_to_complete_wins() -> None:
    g = laid(READY, READY, stock=(C8, M3))
    call_for(g, 0, 1)
    play(g, DRAW, NONE)
    play(g, DISCARD, C8)
    play(g, DRAW, NONE)
    assert (g.winner, g.how, g.over) == (1, kowah.TRIPLE, 1)
    assert (g.known[1] == g.hand[1]).all()  # all his cards face up
    assert g.hand[1].sum() == 9


@pytest.mark.parametrize(("from_draw", "how"), [(1, kowah.PLAIN), (0, kowah.DOUBLE)])
def test_kw_21_kw_22_a_win_by_the_discard(from_draw: int, how: int) -> None:
    g = laid(READY)
    call_for(g, 0)
    put_discard(g, M3, from_draw)
    assert moves_of(g) == [(DRAW, NONE), (TAKE_WIN, NONE)]
    play(g, TAKE_WIN, NONE)
    assert (g.winner, g.how, g.win_card, g.heap[M3]) == (0, how, M3, 0)


def test_kw_24_drawing_the_like_of_a_held_card_counts_as_letting_it_go_at_once() -> None:
    g = laid(NOT_READY, stock=(C4,))
    play(g, DRAW, NONE)
    play(g, DISCARD, C4)
    assert g.from_draw == 1


def test_kw_30_an_empty_pile() -> None:
    g = laid(NOT_READY, stock=())
    put_discard(g, M3)
    assert moves_of(g) == [(END, NONE)]
    play(g, END, NONE)
    settle(g)
    assert (g.over, g.winner, g.points, g.lines) == (1, NONE, 0, 0)
    g = laid(READY, stock=())
    call_for(g, 0)
    put_discard(g, M3)
    assert moves_of(g) == [(TAKE_WIN, NONE)]


def test_kw_30_the_discards_may_be_shuffled_once() -> None:
    for option, pile in (("void", 0), ("reshuffle", 3)):
        g = laid(NOT_READY, stock=(S9,), stock_out=option)
        for card in (M3, M3, M7):
            put_discard(g, card)
        play(g, DRAW, NONE)
        play(g, DISCARD, S9)
        assert (g.stock_left, g.discard, g.heap[S9]) == (pile, S9, 1)
    assert (sorted(g.stock[:3]), g.heap.sum()) == ([M3, M3, M7], 1)
    g.stock_left, g.stock[:3] = 0, NONE
    kowah.ask_next(g)
    assert g.stock_left == 0  # not twice


def test_kw_35_a_discard_wins_on_ones_own_turn_only() -> None:
    g = laid((*NOT_READY[1:], M3), NOT_READY, READY, READY)
    call_for(g, 2, 3)
    play(g, DRAW, NONE)
    play(g, DISCARD, M3)
    assert (g.turn, g.step) == (1, DRAWING)


def test_kw_35_all_who_have_called_are_asked_where_it_may_be_claimed() -> None:
    g = laid((*NOT_READY[1:], M3), NOT_READY, (S4, C4, C7, C7, M7, C9, S9, M9), READY, claim_out_of_turn=True)
    call_for(g, 2, 3)
    play(g, DRAW, NONE)
    play(g, DISCARD, M3)
    assert (g.turn, g.step, moves_of(g)) == (2, CLAIMING, [(PASS, NONE)])
    play(g, PASS, NONE)
    assert (g.turn, g.step, moves_of(g)) == (3, CLAIMING, [(TAKE_WIN, NONE), (PASS, NONE)])
    passed: Any = copy(g)
    play(passed, PASS, NONE)
    assert (passed.turn, passed.step) == (1, DRAWING)
    play(g, TAKE_WIN, NONE)
    assert (g.winner, g.how) == (3, kowah.DOUBLE)
    g = laid(NOT_READY, claim_out_of_turn=True, require_call=False, players=3)
    play(g, DRAW, NONE)
    play(g, DISCARD, C1)
    assert (g.turn, g.step) == (1, CLAIMING)  # anyone might win


def test_kw_25_only_the_winner_scores_line_by_line() -> None:
    g = won(kowah.DOUBLE)
    columns = zip(g.line_what, g.line_seat, g.line_count, g.line_points, g.line_faces, strict=True)
    found = [(GAME.lines[what].word, *(int(n) for n in rest)) for what, *rest in columns]
    assert found == [
        ("set", 1, 1, 9, 1 << C3 | 1 << S3 | 1 << M3),
        ("set", 1, 1, 21, 1 << C7 | 1 << M7),
        ("set", 1, 1, 27, 1 << C9 | 1 << S9 | 1 << M9),
        ("double", 1, 1, 57, 1 << M3),
    ]
    assert (g.points, list(g.cents[:4])) == (114, [-114, 342, -114, -114])


def test_kw_26_who_pays() -> None:
    assert list(won(kowah.PLAIN, rate=3).cents[:4]) == [-171, 513, -171, -171]
    # 57 among three opponents is 19 each; 114 among five is 22 each and 4 over
    assert list(won(kowah.PLAIN, payment="split").cents[:4]) == [-19, 57, -19, -19]
    assert list(won(kowah.DOUBLE, 6, payment="split").cents) == [-23, 114, -23, -23, -23, -22]
    assert list(won(kowah.DOUBLE, payment="discarder").cents[:4]) == [-114, 114, 0, 0]
    assert list(won(kowah.TRIPLE, payment="discarder").cents[:4]) == [-171, 513, -171, -171]


@pytest.mark.parametrize("scheme", ["race", "fixed_hands"])
def test_kw_27_kw_28_points_only(scheme: str) -> None:
    g = won(kowah.TRIPLE, scheme=scheme)
    assert (g.points, list(g.cents)) == (171, [0] * 6)


def entered(winners: list[tuple[int | None, int]], players: int = 3, **options: Any) -> Match:
    """A match after hands with these winners and points."""
    match = Match(house_of(players, **options), seed=1)
    for winner, points in winners:
        g: Any = match.ruleset.table()
        g.winner, g.points = NONE if winner is None else winner, points
        kowah.next_round(match.record, g)
    return match


def test_kw_26_settling_after_every_hand_has_no_end() -> None:
    match = entered([(0, 57), (1, 90)])
    assert (list(match.carried.totals), match.winners, match.over) == ([57, 90, 0], [], False)


def test_kw_27_a_race_ends_at_the_target() -> None:
    match = entered([(0, 57), (None, 0), (2, 80)], scheme="race", target=100)
    assert (list(match.carried.totals), match.over) == ([57, 0, 80], False)
    match = entered([(0, 57), (2, 80), (0, 43)], scheme="race", target=100)
    assert (match.winners, match.over) == ([0], True)
    assert house_of(scheme="race").options["target"] == 500
    with pytest.raises(ValueError, match="9 to"):
        house_of(target=8)


def test_kw_28_kw_30_fixed_hands_count_void_ones() -> None:
    match = entered([(0, 57), (None, 0)], scheme="fixed_hands", hands=3)
    assert match.over is False
    match = entered([(0, 57), (None, 0), (2, 60)], scheme="fixed_hands", hands=3)
    assert (match.winners, match.carried.hands, match.over) == ([2], 3, True)


def test_kw_29_equal_totals() -> None:
    hands: list[tuple[int | None, int]] = [(0, 57), (2, 57)]
    match = entered(hands, scheme="fixed_hands", hands=2)
    assert (match.winners, match.over) == ([0, 2], True)
    match = entered(hands, scheme="fixed_hands", hands=2, tie="extra_hand")
    assert (match.winners, match.over) == ([], False)
    match = entered([*hands, (2, 9)], scheme="fixed_hands", hands=2, tie="extra_hand")
    assert (match.winners, match.carried.hands, match.over) == ([2], 3, True)


@pytest.mark.parametrize(("scheme", "more"), [("race", {"target": 100}), ("fixed_hands", {"hands": 3})])
def test_kw_27_kw_28_no_money_moves_unless_it_is_agreed(scheme: str, more: dict[str, int]) -> None:
    """The source names a winner of a race and of fixed hands, and money for the hands that are settled alone."""
    match = entered([(0, 57), (2, 80), (0, 63)], scheme=scheme, rate=2, **more)
    match.close()
    assert (match.winners, match.cents, match.closing) == ([0], [0, 0, 0], [])


def test_kw_27_kw_28_what_the_house_agreed_on_is_paid_when_the_match_is_over() -> None:
    match = entered([(0, 57), (2, 80), (0, 63)], scheme="race", target=100, match_rate=2)
    assert match.cents == [0, 0, 0]
    match.close()
    assert match.cents == [2 * 120 + 2 * 40, -2 * 120, -2 * 40]
    match = entered([(0, 57), (2, 80)], scheme="race", target=100, match_rate=1, match_stake=5)
    match.close()  # broken off
    assert match.cents == [0, 0, 0]
    match = entered([(0, 57), (2, 57)], scheme="fixed_hands", hands=2, match_rate=1)
    match.close()
    assert match.cents == [29, -57, 28]  # shared, the odd cent at the lower seat
    match = entered([(0, 57), (2, 57)], scheme="fixed_hands", hands=2, match_stake=25)
    match.close()
    assert match.cents == [13, -25, 12]
    match = entered([(0, 57), (2, 80), (0, 63)], scheme="race", target=100, match_rate=1, match_stake=25)
    match.close()
    assert match.cents == [50 + 120 + 40, -25 - 120, -25 - 40]


def test_kw_31_the_first_dealer_is_drawn_by_lot() -> None:
    for dealer, starter in ((0, 1), (1, 2), (2, 0)):
        assert match_by_lots(house_of(3), lambda state, n, dealer=dealer: dealer if n == 3 else NONE).starter == starter


def begins(winner: int | None, lot: int = 0, **options: Any) -> int:
    """Who begins the hand after one that seat 0 began, so that seat 2 dealt."""
    m: Any = kowah.Carried()
    g: Any = house_of(3, **options).table()
    m.players, m.starter, g.winner = 3, 0, NONE if winner is None else winner
    with drawn("kowah", lambda state, n: lot if n == 3 else NONE):
        kowah.pass_deal(m, g)
    return int(m.starter)


def test_kw_31_who_deals_next() -> None:
    assert begins(1) == 1  # on the dealer's left is the next seat
    assert begins(1, next_dealer="winner") == 2
    assert begins(None, next_dealer="winner") == 0
    assert begins(0, lot=1, next_dealer="random") == 2


def test_a_whole_match() -> None:
    match = Match(house_of(2, scheme="fixed_hands", hands=2, match_rate=1), seed=5)
    chance = random.Random(1)
    hands = [*match.play_through(lambda r: chance.choice(r.legal_numbers))]
    assert len(hands) == 2
    totals = match.carried.totals
    assert match.carried.hands == 2
    assert match.cents == [totals[0] - totals[1], totals[1] - totals[0]]
