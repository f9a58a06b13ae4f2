"""Cholek tiga: points and money, whole rounds, and examples that cannot be. Tests are named for their clause."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ceki.cards.ceki import C1, C2, C5, C8, C9, FACES, M2, M5, M8, M9, OT, RF, S5, S7, S8, S9, WF
from ceki.cards.notation import card_number
from ceki.engine.bits import NONE
from ceki.engine.match_record import MatchRecord
from ceki.games.cholek_tiga.beliefs import heuristic
from ceki.games.cholek_tiga.rules import play, settle
from ceki.games.cholek_tiga.words import AND, DISCARD, GAME, PASS, TAKE
from tests.games.cholek_tiga.laid import house_of, laid, moves_of, played_out, vector
from tests.games.lots import drawn
from tests.games.namespaces import cholek_tiga as ct


def scored(*piles: dict[int, int], **options: Any) -> Any:
    """A finished round with these piles, settled."""
    g: Any = house_of(len(piles), **options).table()
    for seat, cards in enumerate(piles):
        for card, n in cards.items():
            g.won[seat, card] = n
    settle(g)
    return g


def words(g: Any) -> list[tuple[str, int, int, int]]:
    columns = zip(g.line_what, g.line_seat, g.line_count, g.line_points, strict=True)
    return [(GAME.lines[what].word, int(seat), int(n), int(points)) for what, seat, n, points in [*columns][: g.lines]]


def test_ct_17_three_identical_won_on_different_turns_count() -> None:
    g = laid(pool=(S5, M5), hand=(C5,))
    g.won[0, C5] = 2
    for move in ((DISCARD, C5), (TAKE, M5), (AND, S5)):
        play(g, *move)
    assert list(g.cents) == [0, 0, 0]  # no ayam: not one capture of three identical [CT-25]
    settle(g)
    assert words(g) == [("triplet", 0, 1, 3)]
    assert list(g.cents) == [60, -30, -30]


def test_ct_18_and_ct_19_the_house_may_count_otherwise() -> None:
    g = scored({C5: 1, C8: 2, RF: 3}, {S9: 4}, normal_points=(0, 5, 7, 0, 0), red_points=(0, 0, 0, 11, 40))
    assert list(g.points[:2]) == [5 + 7 + 11, 40]
    assert words(g)[:3] == [("plain_single", 0, 1, 5), ("plain_pair", 0, 1, 7), ("red_triplet", 0, 1, 11)]
    assert words(g)[3] == ("red_quadruplet", 1, 1, 40)
    g = scored({WF: 4}, {}, normal_points=(1, 0, 0, 0, 0), red_points=(2, 0, 0, 0, 0))
    assert list(g.points[:2]) == [26 + 6, 27 + 6]  # faces not held, where a house counts them


def test_ct_20_all_lines_of_a_pile() -> None:
    g = scored({C1: 3, C2: 4, RF: 1, OT: 2, S9: 4}, {})
    assert words(g) == [
        ("red_single", 0, 1, 1), ("red_pair", 0, 1, 4), ("triplet", 0, 1, 3), ("quadruplet", 0, 1, 8),
        ("red_quadruplet", 0, 1, 8), ("ang_pow_besar", 0, 1, 0),
    ]  # fmt: skip
    assert g.points[0] == 24
    assert list(g.cents[:2]) == [240 + 200, -440]


def test_ct_21_cents_a_point_and_who_settles() -> None:
    piles = ({C1: 4}, {C2: 3}, {})
    assert list(scored(*piles).cents) == [130, -50, -80]
    assert list(scored(*piles, cents_per_point=3).cents) == [39, -15, -24]
    assert list(scored(*piles, settlement="all_pairs").cents) == [130, -50 + 30, -80 - 30]


def test_ct_22_equal_in_first_place() -> None:
    piles = ({C1: 3}, {}, {C2: 3})
    assert list(scored(*piles).cents) == [15, -30, 15]
    assert list(scored(*piles, tie_for_most="each").cents) == [30, -60, 30]
    assert list(scored(*piles, tie_for_most="none").cents) == [0, 0, 0]
    assert list(scored(*piles, tie_for_most="none", settlement="all_pairs").cents) == [30, -60, 30]


def test_sh_1_the_odd_cent_goes_to_the_lowest_seat() -> None:
    assert list(scored({}, {C1: 3}, {C2: 3}, cents_per_point=1).cents) == [-3, 2, 1]


def test_ct_23_ang_pow_goes_to_anybody() -> None:
    piles = ({C1: 4, C2: 4}, {RF: 3, OT: 3}, {S9: 4})
    # points 16, 6, 8: differences 100 and 80; two red triplets 200 from each, a quadruplet 200 from each
    assert list(scored(*piles).cents) == [180 - 200 - 200, -100 + 400 - 200, -80 - 200 + 400]
    assert list(scored(*piles, angpow_cents=(7, 50)).cents) == [180 - 14 - 50, -100 + 28 - 50, -80 - 14 + 100]
    assert ("ang_pow", 1, 2, 0) in words(scored(*piles))


def test_ct_21_the_most_points_win_whatever_ang_pow_brings() -> None:
    g = scored({C1: 4, C2: 4}, {RF: 3, OT: 3}, {S9: 4})  # 16, 6 and 8 points; -220, 100 and 120 cents
    assert (list(g.cents), g.winners, list(g.place)) == ([-220, 100, 120], 0b001, [0, 2, 1])
    assert scored({C1: 3}, {}, {C2: 3}).winners == 0b101
    assert scored({}, {}, {}).winners == 0  # all alike
    assert scored({C1: 4}, {}, {}, cents_per_point=0).winners == 0b001  # for no money


def test_ct_24_ayam_and_kandang_are_paid_at_once() -> None:
    for options, ayam, kandang in (({}, 50, 100), ({"ayam_cents": 3, "kandang_cents": 7}, 3, 7)):
        g = laid(pool=(C5, C5, M8, M8), hand=(C5,), stock=(M8,), **options)  # type: ignore[arg-type]
        for move in ((DISCARD, C5), (TAKE, C5), (AND, C5)):
            play(g, *move)
        assert list(g.cents) == [2 * ayam, -ayam, -ayam]
        for move in ((TAKE, M8), (AND, M8)):
            play(g, *move)
        assert list(g.cents) == [2 * (ayam + kandang), -ayam - kandang, -ayam - kandang]
        settle(g)
        assert ("ayam", 0, 1, 0) in words(g)
        assert ("kandang", 0, 1, 0) in words(g)
        assert g.points[0] == 6  # [CT-26] and the cards count again


def test_ct_27_the_player_with_fewest_points_begins() -> None:
    g: Any = house_of().table()
    g.points[:] = [5, 9, 7]
    g.starter = 1
    asked: list[int] = []
    m: Any = MatchRecord()
    with drawn("cholek_tiga", lambda state, n: asked.append(n) or 1):
        ct.next_round(m, g)
        assert m.starter == 0
        g.points[:] = [5, 5, 7]
        ct.next_round(m, g)
        assert (m.starter, asked) == (1, [])  # the turn order was 1, 2, 0
        g.tie_for_least = ct.BY_LOT
        ct.next_round(m, g)
        assert (m.starter, asked) == (0, [2])


@pytest.mark.parametrize("players", [2, 3])
def test_dk_8_each_rank_leaves_a_multiple_of_three(players: int) -> None:
    for seed in range(6):
        g = played_out(players, seed)
        taken = sum(g.won.sum(axis=0))
        assert taken > 0
        for rank in range(9):
            cards = ct.of_rank(rank, 0)
            assert sum(g.pool[face] for face in range(FACES) if cards >> face & 1) % 3 == 0


def test_dk_4_ranks_of_the_honours_change_the_game() -> None:
    alone = played_out(seed=3, bot="greedy", honour_rank="own_kind")
    for honour in (WF, RF, OT):  # one or all four of each stay
        assert alone.won[:, honour].sum() in (0, 3)
    assert any(played_out(seed=s, bot="greedy").won[:, OT].sum() not in (0, 3) for s in range(4))


def test_options_change_a_round() -> None:
    plain = played_out(seed=5)
    for option, value in (
        ("initial_pool", 3), ("capture_optional", False), ("hand_capture_timing", "after_turnup"),
        ("final_deal", "even"), ("honour_rank", "flowers_one"), ("leftover_pool", "last_capturer"),
        ("settlement", "all_pairs"),
    ):  # fmt: skip
        other = played_out(seed=5, **{option: value})
        assert not np.array_equal(plain.cents, other.cents) or not np.array_equal(plain.won, other.won), option


def test_a_greedy_player_takes_identical_cards_and_sets_up_nobody() -> None:
    g = laid(pool=(C5, C5, S5, C8), hand=(C5, S8, M2))
    assert heuristic(g, DISCARD, C5) > heuristic(g, DISCARD, M2) > heuristic(g, DISCARD, S8)
    play(g, DISCARD, C5)
    assert heuristic(g, TAKE, C5) > heuristic(g, TAKE, S5) > heuristic(g, PASS, NONE)
    assert played_out(bot="greedy").won.sum() > 60


def test_a_greedy_player_takes_what_brings_most() -> None:
    """Five times what one more brings, and what all would bring: eight half points for four of C5."""
    g = laid(pool=(C5, S9, S9), hand=(C9,))
    assert ct.one_more(g, C5, 0) == 8 * 5
    assert ct.one_more(g, S9, 0) == 5 * 1 * 5 + (8 * 5 + 2 * 200)
    g.won[0, S9] = 2
    assert ct.one_more(g, S9, 0) == 5 * (3 * 5 + 2 * 100 - 4 * 5) + (8 * 5 + 2 * 200 - 4 * 5)
    assert ct.one_more(g, S9, 1) == 6 * (8 * 5 + 2 * 200 - 3 * 5 - 2 * 100)
    worth = ct.one_more(g, S9, 0) + ct.one_more(g, S9, 1) + ct.one_more(g, C9, 0)
    assert heuristic(g, DISCARD, C9) == ct.TAKES + worth
    play(g, DISCARD, C9)
    assert heuristic(g, TAKE, S9) == worth - ct.one_more(g, C9, 0) > heuristic(g, PASS, NONE)
    g.won[0, S9], g.won[1, S9] = 0, 2
    assert ct.one_more(g, S9, 0) == 5 * 1 * 5 + 4 * 5  # [CT-13] two at most


def test_ct_24_a_greedy_player_takes_three_identical_and_ct_19_red_ones_before_plain_ones() -> None:
    g = laid(pool=(C5, C5, S5, S5), hand=(S5,))
    play(g, DISCARD, S5)
    assert greedily(g) == (TAKE, S5)
    play(g, TAKE, S5)
    assert greedily(g) == (AND, S5)
    assert heuristic(g, AND, S5) == 40 + (5 * 15 + 40) + 5 * 2 * 50  # the second, the third, and 50 cents from each
    assert heuristic(g, AND, C5) == 40 + 40
    g = laid(pool=(C9, S9, M9), hand=(M9,))
    play(g, DISCARD, M9)
    assert greedily(g) == (TAKE, S9)
    play(g, TAKE, S9)
    assert greedily(g) == (AND, C9)


def greedily(g: Any) -> tuple[int, int]:
    return max(moves_of(g), key=lambda move: heuristic(g, *move))


def test_a_greedy_player_lays_what_others_gain_least_by() -> None:
    for visible in (True, False):
        g = laid(hand=(M2, S7), piles_visible=visible)
        g.won[1, card_number("C7")] = g.won[2, card_number("M7")] = 4
        assert heuristic(g, DISCARD, M2) == -(40 + 25 * 11)
        assert heuristic(g, DISCARD, S7) == -(40 + 25 * (3 if visible else 11))
    g = laid(pool=(C5,), hand=(S5, M2))
    assert heuristic(g, DISCARD, M2) > heuristic(g, DISCARD, S5) == -(40 + 40 + 25 * 10 + 100)
    g.hand[0, S5] = 2  # another to take it back with
    assert heuristic(g, DISCARD, S5) == 400 - (40 + 40 + 25 * 9 + 100) > heuristic(g, DISCARD, M2)


def test_a_record_is_small() -> None:
    assert house_of().game.dtype.itemsize <= 1800


FIVES: Any = {"pool": ["S5", "M5"], "discard": "C5", "discard_capture": ["S5", "S5"], "turned": "C1"}
LATE: Any = {"seat": 2, "type": "ayam"}


@pytest.mark.parametrize(
    ("kind", "given", "said"),
    [
        ("ct_points", {"pile": {"C5": 5}}, "card C5: 5 copies, the deck has 4"),
        ("ct_points", {"pile": {"X5": 1}}, "card 'X5' does not exist"),
        ("ct_settlement", {"piles": [{"C5": 3}, {"C5": 2}], "in_play_events": []}, "card C5: 5 copies"),
        ("ct_settlement", {"piles": [{}, {}], "in_play_events": [LATE]}, "is not an ayam or kandang"),
        ("ct_settlement", {"piles": [{}], "in_play_events": []}, "players: 1 cannot play"),
        ("ct_captures", {"pool": ["C5"] * 4, "card": "C5"}, "card C5: 5 copies"),
        ("ct_turn", FIVES, "discard_capture: ['S5', 'S5'] cannot be taken"),
        ("ct_turn", {**FIVES, "pool": ["S5"]}, "discard_capture: ['S5', 'S5'] cannot be taken"),
        ("ct_sequence_count", {"pool": ["C5"] * 3, "hand": ["C5"], "turned": "C5"}, "card C5: 5 copies"),
        ("ct_schedule", {"players": 4}, "players: 4 cannot play"),
        ("ct_next_starter", {"points": [1, 2], "starter": 2}, "starter: seat 2 does not exist"),
    ],
)
def test_examples_refuse(kind: str, given: Any, said: str) -> None:
    failure = vector(kind, given, {})
    assert failure is not None
    assert said in str(failure.got)


def test_examples_of_turns() -> None:
    given = {"pool": ["S5", "M5"], "discard": "C5", "discard_capture": None, "turned": None}
    assert vector("ct_turn", given, {"discard_captures": [["M5", "S5"]], "turned_captures": []}) is None
    # either card goes, the five with or without its capture; no stock card is left
    given = {"pool": ["S5", "M5"], "hand": ["C5", "C8"], "turned": None}
    assert vector("ct_sequence_count", given, {"sequences": 3}) is None
    given = {"pool": ["S5", "M5"], "card": "C5"}
    expect = {"captures": [["M5", "S5"]], "may_pass": False}
    assert vector("ct_captures", given, expect, capture_optional=False) is None
    assert vector("ct_next_starter", {"points": [3, 3], "starter": 1}, {"next_starter": 1}) is None
