"""Kowah, clause by clause: what the worked examples leave out, every option, and what spans hands."""

from __future__ import annotations

import random
from collections import Counter
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from ceki.cards import notation
from ceki.cards.ceki import (
    C1,
    C2,
    C3,
    C4,
    C5,
    C6,
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
    S4,
    S6,
    S8,
    S9,
    WF,
)
from ceki.engine.bits import NONE
from ceki.engine.chance import key_from_seed
from ceki.engine.moves import listed, no_moves
from ceki.engine.record import copy
from ceki.games.kowah.beliefs import heuristic
from ceki.games.kowah.rules import CALLING, CLAIMING, DISCARDING, DRAWING, deal, legal, play, settle
from ceki.games.kowah.words import CALL, DISCARD, DRAW, END, FLICK, GAME, PASS, TAKE, TAKE_WIN, WIN
from ceki.play.examples import check_vector
from ceki.play.match import Match
from ceki.play.round import Round
from ceki.play.ruleset import Ruleset, ruleset
from ceki.play.score import score_lines
from tests.games.namespaces import kowah

READY = (C3, S3, C7, C7, M7, C9, S9, M9)  # waits for a three
NOT_READY = (C1, C2, C3, C4, C5, C6, C7, C8)
SHORT = (C3, S3, C7, C7, M7, C9, S9, WF)  # a nine for the White Flower would make it ready


def house_of(players: int = 4, **options: Any) -> Ruleset:
    return ruleset("kowah", players, **options)


def laid(*hands: tuple[int, ...], stock: tuple[int, ...] = (C2, C4, C6, C8), players: int = 4, **options: Any) -> Any:
    """Seat 0 is in turn, to draw; `stock` is drawn in the order given."""
    g: Any = house_of(players, **options).table()
    for face in range(FACES):
        g.deck[face] = 4
    for seat, cards in enumerate(hands):
        for card in cards:
            g.hand[seat, card] += 1
    g.stock[: len(stock)] = stock[::-1]
    g.stock_left = len(stock)
    g.step = DRAWING
    return g


def call_for(g: Any, *seats: int) -> None:
    for seat in seats:
        g.turn = seat
        kowah.call_ceki(g)
    g.turn = 0


def put_discard(g: Any, card: int, from_draw: int = 0) -> None:
    """The seat before seat 0 has let a card go."""
    g.discard, g.discarder, g.from_draw = card, g.seats - 1, from_draw
    g.heap[card] += 1


def moves_of(g: Any) -> list[tuple[int, int]]:
    moves = no_moves()
    legal(g, moves)
    return listed(moves)


def cards_of(g: Any, verb: int) -> list[int]:
    return [card for v, card in moves_of(g) if v == verb]


def dealt(players: int = 4, seed: int = 1, starter: int = 0, **options: Any) -> Any:
    g: Any = house_of(players, **options).table()
    g.key[:] = key_from_seed(seed)
    g.starter = starter
    deal(g)
    return g


def held_cards(g: Any) -> Any:
    """How many of each face lie somewhere."""
    cards = g.hand.sum(axis=0) + g.heap
    for card in g.stock:
        if card != NONE:
            cards[card] += 1
    return cards


def played_out(players: int = 4, seed: int = 1, bot: str = "random", **options: Any) -> Any:
    """A hand by a random, a greedy or a taking player; cards, sizes of hands and cents are counted at every move."""
    g = dealt(players, seed, **options)
    chance = random.Random(seed)
    made = 0
    while not g.over:
        moves = moves_of(g)
        assert moves
        assert (held_cards(g) == g.deck).all()
        nine = g.turn if g.step == DISCARDING else NONE
        assert all(g.hand[seat].sum() == (9 if seat == nine else 8) for seat in range(players))
        assert (g.known <= g.hand).all()
        if bot == "random":
            move = chance.choice(moves)
        elif bot == "greedy":
            move = max(moves, key=lambda m: heuristic(g, *m))
        else:
            move = next((m for m in moves if m[0] == TAKE), moves[0])
        play(g, *move)
        made += 1
    settle(g)
    assert made <= kowah.longest(g)
    assert (held_cards(g) == g.deck).all()
    assert sum(g.cents) == 0
    return g


def vector(kind: str, given: Any, expect: Any, **options: Any) -> Any:
    """What is wrong with a worked example; None when it comes out."""
    head = {"id": "T", "game": "kowah", "kind": kind, "rules": [], "options": options}
    return check_vector({**head, "given": given, "expect": expect}, {})


# ---------------------------------------------------------------- cards and deal


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


# ---------------------------------------------------------------- the turn


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


# ---------------------------------------------------------------- calling


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


# ---------------------------------------------------------------- winning


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


# ---------------------------------------------------------------- points and money


def won(how: int, players: int = 4, winner: int = 1, discarder: int = 0, **options: Any) -> Any:
    """A hand of 57 points, settled."""
    g: Any = house_of(players, **options).table()
    for card in (*READY, M3):
        g.hand[winner, card] += 1
    g.winner, g.how, g.win_card, g.discarder = winner, how, M3, discarder
    settle(g)
    return g


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


# ---------------------------------------------------------------- what spans hands


def entered(winners: list[tuple[int | None, int]], players: int = 3, **options: Any) -> Match:
    """A match after hands with these winners and points."""
    match = Match(house_of(players, **options), seed=1)
    for winner, points in winners:
        g: Any = match.ruleset.table()
        g.winner, g.points = NONE if winner is None else winner, points
        kowah.next_round(match, g)
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


def test_kw_27_kw_28_the_winner_gets_the_differences_when_the_match_is_over() -> None:
    match = entered([(0, 57), (2, 80), (0, 63)], scheme="race", target=100, rate=2)
    assert match.cents == [0, 0, 0]
    match.close()
    assert match.cents == [2 * 120 + 2 * 40, -2 * 120, -2 * 40]
    match = entered([(0, 57), (2, 80)], scheme="race", target=100)
    match.close()  # broken off
    assert match.cents == [0, 0, 0]
    match = entered([(0, 57), (2, 57)], scheme="fixed_hands", hands=2)
    match.close()
    assert match.cents == [29, -57, 28]  # shared, the odd cent at the lower seat


class Lots:
    """A match whose chance is always the same number."""

    def __init__(self, chance: int, starter: int = 0, **options: Any) -> None:
        self.options, self.players, self.starter, self.chance = house_of(3, **options).options, 3, starter, chance

    def random(self, n: int) -> int:
        assert n == 3
        return self.chance


def test_kw_31_the_first_dealer_is_drawn_by_lot() -> None:
    for dealer, starter in ((0, 1), (1, 2), (2, 0)):
        match = Lots(dealer)
        kowah.open_match(match)
        assert match.starter == starter


def test_kw_31_who_deals_next() -> None:
    # seat 0 began, so seat 2 dealt; on the dealer's left is the next seat
    assert kowah.next_starter(Lots(0), 1) == 1
    assert kowah.next_starter(Lots(0, next_dealer="winner"), 1) == 2
    assert kowah.next_starter(Lots(0, next_dealer="winner"), None) == 0
    assert kowah.next_starter(Lots(1, next_dealer="random"), 0) == 2


def test_a_whole_match() -> None:
    match = Match(house_of(2, scheme="fixed_hands", hands=2), seed=5)
    chance = random.Random(1)
    hands = [*match.play_through(lambda r: chance.choice(r.legal_numbers))]
    assert len(hands) == 2
    totals = match.carried.totals
    assert match.carried.hands == 2
    assert match.cents == [totals[0] - totals[1], totals[1] - totals[0]]


# ---------------------------------------------------------------- whole hands


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_rounds_end_and_keep_their_cards(players: int) -> None:
    for seed in range(3):
        played_out(players, seed)
        played_out(players, seed, "greedy")


@pytest.mark.parametrize(
    "options",
    [
        {"claim_out_of_turn": True, "require_call": False},
        {"stock_out": "reshuffle", "claim_out_of_turn": True},
        {"call_mandatory": True, "may_return_taken": True, "payment": "discarder"},
        {"take_limit": 10, "payment": "split", "call_on_deal": False},
    ],
)
def test_rounds_of_other_houses(options: dict[str, Any]) -> None:
    for seed in range(3):
        played_out(3, seed, **options)
    played_out(2, 1, "greedy", **options)
    played_out(2, 1, "take", **options)


def test_a_greedy_player_wins_calls_and_keeps_couples() -> None:
    g = laid((C3, S3, C7, C7, M7, C9, S9, S6), stock=(M9,))
    put_discard(g, M3)
    assert heuristic(g, TAKE, NONE) > heuristic(g, DRAW, NONE)
    g.discard = S8
    assert heuristic(g, TAKE, NONE) < heuristic(g, DRAW, NONE)
    play(g, DRAW, NONE)
    assert heuristic(g, FLICK, S6) > heuristic(g, DISCARD, S6) > heuristic(g, DISCARD, C3) > heuristic(g, DISCARD, C7)
    assert heuristic(g, TAKE_WIN, NONE) == heuristic(g, CALL, NONE) > heuristic(g, PASS, NONE)
    assert sum(played_out(4, seed, "greedy").winner != NONE for seed in range(6)) >= 3


def test_a_record_is_small() -> None:
    assert house_of().game.dtype.itemsize <= 3200  # of which 2,048 remember the turns


def test_presets() -> None:
    assert ruleset("kowah", 4, preset="race").options["scheme"] == "race"
    assert ruleset("kowah", 4, preset="eight_hands").options["hands"] == 8


# ---------------------------------------------------------------- worked examples

HAND = ["C3", "S3", "C7", "C7", "M7", "C9", "S9", "M9"]


@pytest.mark.parametrize(
    ("kind", "given", "said"),
    [
        ("deck", {"source": "babas", "players": 4}, "source 'babas' is not kowah"),
        ("deck", {"source": "kowah", "players": 7}, "players: 7 cannot play"),
        ("ready", {"hand": HAND, "half_decks": 6}, "half_decks: 6, kowah is played with 4"),
        ("ready", {"hand": HAND[1:], "half_decks": 4}, "hand: 7 cards, it must have 8"),
        ("ready", {"hand": ["C3"] * 8, "half_decks": 4}, "card C3: 8 copies, the deck has 4"),
        ("discard_calls", {"hand": HAND, "half_decks": 4}, "hand: 8 cards, it must have 9"),
        ("legal", {"phase": "draw", "hand": [*HAND[1:], "C1"], "called": True}, "called: the hand is not ready"),
        ("score", {"players": 4, "winner": 0, "hand": HAND, "card": "C1", "how": "plain"}, "does not make three sets"),
    ],
)
def test_examples_refuse(kind: str, given: Any, said: str) -> None:
    failure = vector(kind, given, {})
    assert failure is not None
    assert said in str(failure.got)


def test_examples_of_moves() -> None:
    given = {"phase": "discard", "hand": HAND, "called": True, "drawn": "M3"}
    assert vector("legal", given, {"discards": [], "win": True}) is None
    given = {"phase": "discard", "hand": HAND, "called": False, "drawn": "M3"}
    nine = ["C3", "C7", "C9", "S3", "S9", "M3", "M7", "M9"]
    assert vector("legal", given, {"discards": nine, "win": True}, require_call=False) is None
    given = {"phase": "draw", "hand": HAND, "called": True, "last_discard": "M3", "pile": 0}
    assert vector("legal", given, {"actions": ["take_win"]}) is None
    given = {"phase": "draw", "hand": HAND, "called": True, "last_discard": "M9"}
    assert vector("legal", given, {"actions": ["draw"]}) is None


def test_an_example_of_a_match_that_goes_on() -> None:
    given = {"players": 2, "hands": [[0, 57], [None, 0]], "scheme": "race"}
    assert vector("kowah_match", given, {"totals": [57, 0], "winner": [], "hands_played": 2}) is None


def reshuffled_round(seed: int) -> tuple[Round, Counter[int], Counter[int]]:
    """A round some turns after discards became the pile: the cards of that pile, and those that seat 0 drew from it."""
    chance = random.Random(seed)
    played, pile, drew = (
        Round.from_seed(ruleset("kowah", 3, stock_out="reshuffle"), seed),
        Counter[int](),
        Counter[int](),
    )
    while not played.over and (not pile or played.table.stock_left > pile.total() - 12):
        legal = [move for move in played.legal_numbers if move[0] not in (CALL, FLICK)]
        drawer = played.turn if pile else NONE
        verb, card = chance.choice([move for move in legal if move[0] == DRAW] or legal)
        played.make(verb, card)
        if verb == DRAW and drawer == 0:
            drew[int(played.table.got)] += 1
        if played.table.reshuffled and not pile:
            pile = Counter(int(card) for card in played.table.stock if card != NONE)
    return played, pile, drew


def test_kw_30_re_deals_know_which_discards_became_the_pile() -> None:
    played, pile, drew = reshuffled_round(1)
    assert not played.over
    assert drew
    foreign = 0
    for seed in range(30):
        other = played.view(0).determinize(seed)
        assert Counter(int(card) for card in other.stock if card != NONE) <= pile - drew
        foreign += (other.hand[1] != played.table.hand[1]).any()
    assert foreign > 0  # hands are dealt again


def test_kw_11_a_line_of_sets_shows_every_card_of_them() -> None:
    g = won(kowah.PLAIN)
    shown = [code for line in score_lines(house_of(4).game, g) if line.word == "set" for code in line.cards]
    assert sorted(shown) == sorted(notation.listed(g.hand[1]))
    assert shown.count("C7") == 2


def test_kw_27_the_settlement_of_a_race_cites_the_race() -> None:
    for scheme, clause in (("race", "KW-27"), ("fixed_hands", "KW-28")):
        told: list[tuple[int, ...]] = []
        match = SimpleNamespace(
            carried=SimpleNamespace(totals=np.array([90, 20, 0])), winners=[0], players=3, seated=[0, 1, 2],
            options={"scheme": scheme, "rate": 3}, cents=[0, 0, 0], line=lambda *one, told=told: told.append(one),
        )  # fmt: skip
        kowah.close_match(match)
        assert [(GAME.lines[what].clause, *rest) for what, *rest in told] == [
            (clause, 1, 70, -210), (clause, 2, 90, -270), (clause, 0, 1, 480),
        ]  # fmt: skip
        assert match.cents == [480, -210, -270]
