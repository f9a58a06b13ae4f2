"""Cholek Tiga, clause by clause: what the worked examples leave out, every option, and what spans games."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from ceki.cards.ceki import C1, C2, C5, C8, C9, FACES, M2, M5, M8, M9, OT, RF, S5, S7, S8, S9, WF
from ceki.cards.notation import card_number
from ceki.engine.bits import NONE
from ceki.engine.chance import key_from_seed
from ceki.engine.moves import listed, no_moves
from ceki.games.cholek_tiga.beliefs import heuristic
from ceki.games.cholek_tiga.rules import deal, legal, play, settle
from ceki.games.cholek_tiga.words import AND, DISCARD, GAME, PASS, TAKE
from ceki.play.examples import check_vector
from ceki.play.ruleset import Ruleset, ruleset
from tests.games.namespaces import cholek_tiga as ct


@dataclass
class Match:
    """What a game may ask of a match; its chance is always the number given."""

    options: Any
    players: int = 3
    starter: int = 0
    round: int = 0
    pot: int = 0
    over: bool = False
    chance: int = 0
    asked: list[int] = field(default_factory=list)

    def random(self, n: int) -> int:
        self.asked.append(n)
        return self.chance


def house_of(players: int = 3, **options: Any) -> Ruleset:
    return ruleset("cholek_tiga", players, **options)


def laid(pool: tuple[int, ...] = (), hand: tuple[int, ...] = (), stock: tuple[int, ...] = (), **options: Any) -> Any:
    """Seat 0 is in turn; `stock` is turned in the order given."""
    g: Any = house_of(**options).table()
    for card in pool:
        ct.put_in_pool(g, card)
    for card in hand:
        g.hand[0, card] += 1
    g.stock[: len(stock)] = stock[::-1]
    g.stock_left, g.turns = len(stock), 9
    return g


def moves_of(g: Any) -> list[tuple[int, int]]:
    moves = no_moves()
    legal(g, moves)
    return listed(moves)


def dealt(players: int = 3, seed: int = 1, starter: int = 0, **options: Any) -> Any:
    g: Any = house_of(players, **options).table()
    g.key[:] = key_from_seed(seed)
    g.starter = starter
    deal(g)
    return g


def held_cards(g: Any) -> Any:
    """How many of each face lie somewhere."""
    cards = g.hand.sum(axis=0) + g.won.sum(axis=0) + g.pool
    for card in [*g.stock, g.picked]:
        if card != NONE:
            cards[card] += 1
    return cards


def played_out(players: int = 3, seed: int = 1, bot: str = "random", **options: Any) -> Any:
    """A round by a random, a greedy or a passing player; cards and cents are counted at every move."""
    g = dealt(players, seed, **options)
    chance = random.Random(seed)
    made = 0
    while not g.over:
        moves = moves_of(g)
        assert moves
        assert (held_cards(g) == g.deck).all()
        assert sum(g.cents) == 0
        if bot == "random":
            move = chance.choice(moves)
        elif bot == "greedy":
            move = max(moves, key=lambda m: heuristic(g, *m))
        else:
            move = (PASS, NONE) if (PASS, NONE) in moves else moves[0]
        play(g, *move)
        made += 1
    settle(g)
    assert made <= ct.longest(g)
    assert (held_cards(g) == g.deck).all()
    assert sum(g.cents) == 0
    assert sum(g.hand.sum(axis=0)) == 0
    return g


def vector(kind: str, given: Any, expect: Any, **options: Any) -> Any:
    """What is wrong with a worked example; None when it comes out."""
    head = {"id": "T", "game": "cholek_tiga", "kind": kind, "rules": [], "options": options}
    return check_vector({**head, "given": given, "expect": expect}, {})


# ---------------------------------------------------------------- cards and deal


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
    match = Match(house_of(first_player=2).options)
    ct.open_match(match)
    assert match.starter == 2
    match = Match(house_of(2, first_player="random").options, players=2, chance=1)
    ct.open_match(match)
    assert (match.starter, match.asked) == (1, [2])
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


# ---------------------------------------------------------------- the turn


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


# ---------------------------------------------------------------- points and money


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
    match = Match(house_of().options)
    ct.next_round(match, g)
    assert match.starter == 0
    g.points[:] = [5, 5, 7]
    ct.next_round(match, g)
    assert (match.starter, match.asked) == (1, [])  # the turn order was 1, 2, 0
    match = Match(house_of(tie_for_least="random").options, chance=1)
    ct.next_round(match, g)
    assert (match.starter, match.asked) == (0, [2])


# ---------------------------------------------------------------- whole rounds


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
    assert house_of().game.dtype.itemsize <= 1500


# ---------------------------------------------------------------- worked examples refuse what cannot be


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
