"""Chot, clause by clause: what the worked examples leave out, every option, and whole matches."""

from __future__ import annotations

from typing import Any

import pytest

from ceki.games._sets.table import CEKI, NO_CALL, TAN
from ceki.play.ruleset import ruleset
from tests.games.drawing import CEKI_HAND, TAN_HAND, blank, cents, dealt, enter, match_of, play_out, score, won
from tests.games.namespaces import balik_lima_belas, chot

G = "chot"


def win_for(seat: int, points: int, **options: Any) -> Any:
    """A settled round that brings a seat so many points (two at least) by `win_point`."""
    g = blank(G, win_point=points - 1, **options)
    g.hand[seat] = won(G, TAN_HAND, "M8").hand[0]
    g.winner, g.call[seat], g.drawer, g.stock_left = seat, TAN, (seat + 1) % 4, 0
    chot.settle(g)
    assert sum(score(g).values()) == points
    return g


def played(rounds: list[tuple[int, int]], **options: Any) -> Any:
    """A match after rounds of (seat, points)."""
    match = match_of(G, **options)
    for seat, points in rounds:
        enter(match, win_for(seat, points, **options))
    return match


def kept(match: Any) -> dict[str, list[int]]:
    """What the match carries: tokens by player, bangkong and excess by side."""
    return {name: match.carried.values(name) for name in ("tokens", "bangkong", "excess")}


def test_ki_1_and_ki_2_four_with_six_half_decks() -> None:
    for players in (3, 5):
        with pytest.raises(ValueError, match="players"):
            ruleset(G, players)
    assert list(dealt(G).deck) == [6] * 30
    assert chot.GAME.partners == ((0, 2), (1, 3))
    assert not {"half_decks", "deck_table", "rate"} & set(ruleset(G).options)


def test_ki_3_and_ki_18_tokens_are_points_and_no_money() -> None:
    g = won(G, CEKI_HAND, "C8", "", call=CEKI, drawer=0)
    assert score(g) == {"win": 1, "mata": 1, "tens": 18}  # two tens
    assert cents(g) == [0, 0, 0, 0]
    match = match_of(G, bangkong_target=9)
    enter(match, win_for(1, 5))
    assert kept(match)["tokens"] == [0, 5, 0, 0]
    assert match.cents == [0, 0, 0, 0]
    assert not match.over


def test_ki_4_played_and_counted_as_balik_lima_belas() -> None:
    for word in ("deal", "legal", "play", "heuristic", "longest"):
        assert getattr(chot, word) is getattr(balik_lima_belas, word)
    turned = "M4 M4 C1 C6"
    for options in ({}, {"win_point": 3}, {"fifteen": 1}, {"swaps_per_set": 1}, {"tan_point": 2}):
        assert score(won(G, TAN_HAND, "M8", turned, **options)) == score(
            won("balik_lima_belas", TAN_HAND, "M8", turned, **options)
        )


@pytest.mark.parametrize(
    ("tokens", "points"),
    [
        ("tens_replace_bonus", {"win": 1, "mata": 1, "tens": 18}),
        ("tens_and_bonus", {"win": 1, "mata": 1, "kandang": 10, "tens": 108}),
        ("bonus_only", {"win": 1, "mata": 1, "kandang": 10}),
    ],
)
def test_ki_6_tens_and_bonus(tokens: str, points: dict[str, int]) -> None:
    assert score(won(G, CEKI_HAND, "C8", "", call=CEKI, drawer=0, ceki_tokens=tokens)) == points
    assert score(won(G, TAN_HAND, "M8", "", call=TAN, ceki_tokens=tokens)) == {"win": 1, "mata": 1}


def test_ki_6_the_bonus_follows_the_source() -> None:
    for source, ayam in (("babas", 5), ("pwee", 10), ("gateway", 1)):
        g = won(G, CEKI_HAND, "C8", "", call=CEKI, drawer=1, source=source, ceki_tokens="bonus_only")
        assert score(g) == {"win": 1, "mata": 1, "ayam": ayam}
    assert won(G, CEKI_HAND, "C8", "", call=CEKI, source="pwee", kandang=3).kandang == 3


def test_ki_5_without_a_call_where_the_house_says_so() -> None:
    for needed, points in ((True, 2), (False, 20)):
        g = won(G, CEKI_HAND, "C8", "", call=NO_CALL, drawer=0, bonus_needs_call=needed)
        assert sum(score(g).values()) == points


def test_ki_7_and_ki_9_partners_put_together_at_the_end() -> None:
    match = played([(0, 18), (2, 18), (1, 20)], bangkong_target=9)
    assert kept(match) == {"tokens": [0] * 4, "bangkong": [1, 0], "excess": [16, 0]}


def test_ki_8_points_of_one_player() -> None:
    assert kept(played([(0, 19), (2, 19)], bangkong_target=9))["bangkong"] == [0, 0]
    assert kept(played([(0, 5), (2, 7)], bangkong_points=7, bangkong_target=9))["bangkong"] == [1, 0]


def test_ki_12_a_tie() -> None:
    rounds = [(1, 10), (3, 10), (0, 20)]
    assert kept(played(rounds)) == {"tokens": [20, 10, 0, 10], "bangkong": [0, 0], "excess": [0, 0]}
    assert kept(played([*rounds, (1, 2)])) == {"tokens": [0] * 4, "bangkong": [0, 1], "excess": [0, 2]}
    assert kept(played(rounds, bangkong_tie="void")) == {"tokens": [0] * 4, "bangkong": [0, 0], "excess": [0, 0]}
    assert kept(played(rounds, bangkong_tie="trigger_side"))["bangkong"] == [1, 0]


def test_ki_13_one_for_every_twenty_points() -> None:
    rounds = [(1, 19), (3, 19), (1, 25)]
    assert kept(played(rounds, bangkong_target=9))["bangkong"] == [0, 1]
    assert kept(played(rounds, bangkong_target=9, bangkong_count="per_twenty"))["bangkong"] == [0, 3]
    small = played([(0, 5)], bangkong_points=5, bangkong_count="per_twenty")
    assert kept(small)["bangkong"] == [1, 0]
    large = played([(0, 130)], bangkong_points=50, bangkong_count="per_twenty", bangkong_target=9)
    assert kept(large)["bangkong"] == [2, 0]  # one for every fifty


def test_ki_14_the_match_ends_with_the_last_bangkong() -> None:
    match = played([(0, 25), (1, 30)])
    assert not match.over
    enter(match, win_for(2, 21))
    assert match.over
    # 2 to 1 bangkong, 46 to 30 points of excess: 2000 + 160 cents
    assert match.cents == [1080, -1080, 1080, -1080]
    assert played([(3, 20)], bangkong_target=1).over


def test_ki_15_ki_16_and_ki_17_who_pays_what() -> None:
    match = played([(1, 25)], bangkong_target=1, bangkong_value=101, excess_rate=2)
    assert match.cents == [-76, 76, -75, 75]  # 101 + 50, the odd cent at the lower seat
    match = played([(1, 25)], bangkong_target=1, bangkong_value=101, excess_rate=2, settle="each")
    assert match.cents == [-151, 151, -151, 151]
    assert [line[3] for line in match.closing] == [-202, -100, 202, 100]  # what the sides move together


def test_ki_9_the_side_that_is_paid_has_won_the_match() -> None:
    match = played([(1, 25)], bangkong_target=1)
    lost, won = [(7, 0, 1, -2000), (8, 0, 25, -250)], [(7, 1, 1, 2000), (8, 1, 25, 250)]
    assert (match.winners, match.closing) == ([1, 3], [*lost, *won])
    assert played([(1, 25), (0, 9)]).winners == []  # nobody before the end
    both = played([(0, 90), (1, 21), (3, 20)], bangkong_target=3, bangkong_value=1)
    assert (kept(both)["bangkong"], kept(both)["excess"], both.winners) == ([1, 2], [90, 41], [0, 2])  # 490 - 1 cents


def test_ki_14_a_match_that_is_broken_off_settles_what_is_complete() -> None:
    match = played([(1, 25), (0, 9)])
    match.close()
    assert match.cents == [-1125, 1125, -1125, 1125]


def test_ki_19_a_dealt_hand() -> None:
    g = won(G, TAN_HAND, "M8", "", call=NO_CALL, dealt=True)
    assert score(g) == {"win": 1, "mata": 1, "kandang_tangan": 2}


def test_a_dead_round_brings_nothing_and_the_start_passes() -> None:
    g = blank(G)
    chot.settle(g)
    assert g.lines == 0
    match = match_of(G)
    enter(match, g)
    assert (match.starter, kept(match)["tokens"]) == (1, [0] * 4)


def test_rounds_end_and_keep_their_cards() -> None:
    for seed, greedy in ((0, False), (1, True)):
        play_out(G, 4, seed, greedy)
