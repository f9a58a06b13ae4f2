"""Balik Lima Belas, clause by clause: what the worked examples leave out, every option, and whole rounds."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from ceki.cards.notation import counted
from ceki.games._sets.table import CEKI, NO_CALL, TAN
from ceki.play.ruleset import ruleset
from tests.games.drawing import CEKI_HAND, TAN_HAND, blank, cents, enter, match_of, play_out, score, won
from tests.games.namespaces import balik_lima_belas as bl
from tests.games.namespaces import balik_satu

G = "balik_lima_belas"
FIFTEEN = "C1 S1 M1 C7 S7 M7 C9 S9 M9 C6 S6 M6 WF RF OT"  # of no use to TAN_HAND


def test_bl_1_only_the_score_is_another() -> None:
    for word in ("deal", "legal", "play", "next_round", "longest", "heuristic"):
        assert getattr(bl, word) is getattr(balik_satu, word)
    own = {"fifteen", "swaps_per_set", "win_point"}
    assert set(ruleset(G).options) == set(ruleset("balik_satu").options) - {"kena", "yeo_replay"} | own


def test_bl_2_fifteen_cards_are_turned() -> None:
    for fifteen in (15, 0, 3, 30):
        g = won(G, TAN_HAND, "M8", f"{FIFTEEN} {FIFTEEN} M3", fifteen=fifteen)
        assert sum(g.drawn) == fifteen
        assert g.stock_left == 31 - fifteen
        assert score(g) == {"win": 1, "mata": 1}


def test_bl_2_a_card_too_deep_is_not_turned() -> None:
    assert score(won(G, TAN_HAND, "M8", "M4 " + FIFTEEN[:-3] + " M4")) == {"win": 1, "mata": 1}
    assert score(won(G, TAN_HAND, "M8", "M4 " + FIFTEEN[:-3] + " M4", fifteen=16)) == {"win": 1, "mata": 2}


def test_bl_2_a_short_stock_gives_what_it_has_or_is_filled() -> None:
    assert score(won(G, TAN_HAND, "M8", "M4 M4")) == {"win": 1, "mata": 2}
    g = blank(G, balik_short="reshuffle")
    g.hand[0] = won(G, TAN_HAND, "M8").hand[0]
    g.winner, g.call[0], g.stock_left = 0, TAN, 0
    g.heap += counted(["C4", "C4"])
    bl.settle(g)
    assert score(g) == {"win": 1, "mata": 2}


def best_by_hand(held: list[int], drawn: list[int], swaps: int) -> int:
    """The most matas of one rank: every way to divide the cards, then every way to exchange."""

    def divided(cards: list[int]) -> Any:
        if not cards:
            yield ()
            return
        for i, j in itertools.combinations(range(1, len(cards)), 2):
            rest = [card for n, card in enumerate(cards) if n not in (0, i, j)]
            for others in divided(rest):
                yield ((cards[0], cards[i], cards[j]), *others)

    def most(sets: Any, left: list[int]) -> int:
        if not sets:
            return 0
        found = most(sets[1:], left)
        for face in range(len(held)):
            needed = sum(card != face for card in sets[0])
            if needed <= swaps and left[face] >= needed:
                rest = [n - needed * (f == face) for f, n in enumerate(left)]
                found = max(found, 1 + most(sets[1:], rest))
        return found

    cards = [face for face, n in enumerate(held) for _ in range(n)]
    return max(most(sets, drawn) for sets in set(divided(cards)))


def test_bl_3_bl_4_and_bl_5_against_trying_everything() -> None:
    chance = random.Random(9)
    seen = set()
    for _ in range(150):
        held = [0, 0, 0]
        for _ in range(chance.choice((3, 6, 9))):
            held[chance.randrange(3)] += 1
        drawn = [chance.randrange(4) for _ in range(3)]
        for swaps in (None, 1, 2, 3):
            g = blank(G, swaps_per_set=swaps)
            for place, face in enumerate((3, 12, 21)):  # the fours
                g.hand[0, face], g.drawn[face] = held[place], drawn[place]
            g.winner = 0
            found = bl.score_rank(g, 3)
            assert found == best_by_hand(held, drawn, swaps or 3), (held, drawn, swaps)
            seen.add((swaps, found))
    assert len(seen) >= 14


def test_bl_6_a_point_for_winning() -> None:
    assert score(won(G, TAN_HAND, "M8", FIFTEEN, win_point=4)) == {"win": 4, "mata": 1}


@pytest.mark.parametrize(("source", "kandang"), [("babas", 10), ("pwee", 20), ("gateway", 2)])
def test_bl_8_and_bl_9_amounts_by_source_but_no_tan_point(source: str, kandang: int) -> None:
    assert score(won(G, CEKI_HAND, "C8", "", call=CEKI, drawer=0, source=source))["kandang"] == kandang
    assert "tan_point" not in score(won(G, TAN_HAND, "M8", "", call=TAN, source=source))


def test_bl_9_a_tan_point_may_be_agreed() -> None:
    g = won(G, TAN_HAND, "M8", "", call=TAN, tan_point=2, ayam=7)
    assert score(g) == {"win": 1, "mata": 1, "tan_point": 2}
    assert g.ayam == 7


def test_bl_10_a_dealt_hand_doubles() -> None:
    g = won(G, TAN_HAND, "M8", "M4 M4", call=NO_CALL, dealt=True)
    assert score(g) == {"win": 1, "mata": 2, "kandang_tangan": 3}


def test_bl_11_each_other_player_pays() -> None:
    assert cents(won(G, TAN_HAND, "M8", "")) == [60, -20, -20, -20]
    assert cents(won(G, TAN_HAND, "M8", "", players=3, rate=1)) == [4, -2, -2]


def test_a_dead_round_pays_nothing() -> None:
    g = blank(G)
    bl.settle(g)
    assert g.lines == 0
    match = match_of(G)
    enter(match, g)
    assert match.starter == 1


@pytest.mark.parametrize("options", [{}, {"swaps_per_set": 1, "fifteen": 30, "balik_short": "reshuffle"}])
def test_rounds_end_and_keep_their_cards(options: dict[str, Any]) -> None:
    for seed, greedy in ((0, False), (1, True)):
        play_out(G, 4, seed, greedy, **options)
