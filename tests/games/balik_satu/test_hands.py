"""Balik satu: cards, ranks, hands and the deal. Tests are named for their clause."""

from __future__ import annotations

import itertools
import random
from typing import Any

import numpy as np
import pytest

from ceki.cards.ceki import CODES, RED
from ceki.cards.notation import card_number, members
from ceki.cards.piles import fill
from ceki.engine.chance import key_from_seed, shuffle
from ceki.games._sets.table import CEKI, DISCARDING, DRAWING, TAN
from ceki.play.ruleset import ruleset
from tests.games.balik_satu.laid import G, turn_of
from tests.games.drawing import (
    blank,
    dealt,
)
from tests.games.namespaces import balik_satu as bs


def test_cd_1_thirty_faces_and_cd_7_their_order() -> None:
    suits = [letter + str(n) for letter in "CSM" for n in range(1, 10)]
    assert list(CODES) == [*suits, "WF", "RF", "OT"]
    assert members(sum(1 << n for n in (29, 0, 9))) == ["C1", "S1", "OT"]


def test_cd_5_three_faces_bear_the_stamp_and_the_red_nine_is_a_nine() -> None:
    assert members(RED) == ["S9", "RF", "OT"]
    g = turn_of(0, DISCARDING, "C2 C2 C2 C3 S3 M3 C4 S4 M4 C5 S5 M5 C9 M9")
    assert members(bs.waits(g, g.hand[0], TAN)) == ["C9", "S9", "M9"]


def test_cd_6_nyonya_is_the_red_flower_and_lau_chian_the_old_thousand() -> None:
    assert bs.balik_value(card_number("RF")) == 11
    assert bs.balik_value(card_number("OT")) == 12
    assert bs.balik_value(card_number("WF")) == 1


@pytest.mark.parametrize(
    ("game", "choices"),
    [("balik_satu", 3), ("chaqui", 3), ("balik_lima_belas", 3), ("chot", 3), ("gonggong", 3), ("tantanan", 0)],
)
def test_hn_2_honours_are_ones_everywhere_and_fixed_in_tantanan(game: str, choices: int) -> None:
    found = ruleset(game, 4)
    assert found.table().honour_rank == 0  # type: ignore[attr-defined]
    option = found.game.options.get("honour_rank")
    assert len(option.samples() if option else ()) == choices


def test_hn_5_worth_is_not_rank() -> None:
    g = turn_of(0, DISCARDING, "C2 C2 C2 C3 S3 M3 C4 S4 M4 C5 S5 M5 C1 S1")
    assert members(bs.waits(g, g.hand[0], TAN)) == ["C1", "S1", "M1", "WF", "RF", "OT"]


def parts(cards: list[int]) -> Any:
    """Every way to divide a few cards into sets of three of a rank."""
    if not cards:
        yield ()
        return
    first, rest = cards[0], cards[1:]
    for i, j in itertools.combinations(range(len(rest)), 2):
        if rest[i] % 9 == rest[j] % 9 == first % 9:
            left = [card for n, card in enumerate(rest) if n not in (i, j)]
            for others in parts(left):
                yield ((first, rest[i], rest[j]), *others)


def test_ha_1_complete_means_that_every_rank_divides() -> None:
    chance = random.Random(5)
    seen = set()
    for _ in range(400):
        cards = sorted(chance.choices([0, 9, 18, 1, 10, 19], k=9))  # ones and twos of the suits
        g = blank(G)
        for card in cards:
            g.hand[0, card] += 1
        ways = list(parts(cards))
        best = max((sum(len(set(p)) == 1 for p in way) for way in ways), default=0)
        assert bs.is_won(g, g.hand[0]) == (bool(ways) and best > 0)
        seen.add((bool(ways), best))
    assert len(seen) > 4


def test_ha_4_weak_hands_wait_for_each_pair_that_may_become_a_mata() -> None:
    g = turn_of(0, DRAWING, "C2 S2 M2 C3 S3 M3 C4 S4 M4 C8 C8 S8 S8 M8")
    assert bs.ready_call(g, g.hand[0]) == CEKI
    assert members(bs.waits(g, g.hand[0], CEKI)) == ["C8", "S8"]


def test_bs_1_two_to_fourteen_and_bs_4_more_with_the_cards_given() -> None:
    for players in (1, 21):
        with pytest.raises(ValueError, match="allowed: 2 to 20"):
            ruleset("balik_satu", players)
    for players in (15, 20):
        with pytest.raises(ValueError, match=f"option half_decks: {players} players need it"):
            ruleset("balik_satu", players)
        assert ruleset("balik_satu", players, half_decks=40).options["half_decks"] == 40
    assert dealt(G, 14).stock_left == 480 - 14 * 14 - 1


def test_bs_4_half_decks_may_be_given_but_not_too_few() -> None:
    assert ruleset(G, 14, half_decks=12).options["half_decks"] == 12
    with pytest.raises(ValueError, match="6 half decks are too few for 14 players"):
        ruleset(G, 14, half_decks=6)
    with pytest.raises(ValueError, match="custom needs the option half_decks"):
        ruleset(G, 4, deck_table="custom")
    assert ruleset(G, 4, deck_table="custom", half_decks=9).table().half_decks == 9  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="amaro has no row for 2 players; it has 3 to 14"):
        ruleset(G, 2, deck_table="amaro")


@pytest.mark.parametrize(("table", "copies"), [("babas", 9), ("pwee", 8), ("amaro", 8)])
def test_bs_3_each_table_has_its_own_number(table: str, copies: int) -> None:
    assert list(dealt(G, 7, deck_table=table).deck) == [copies] * 30


def shuffled_top_first(g: Any, seed: int) -> list[int]:
    """The stock before the deal."""
    other = blank(G)
    other.key[:] = key_from_seed(seed)
    n = fill(other.stock, g.deck)
    shuffle(other, other.stock, n)
    return [int(card) for card in other.stock[:n][::-1]]


@pytest.mark.parametrize(
    ("deal", "packets"),
    [
        (
            "packets",
            [(2, 0, 8), (3, 8, 15), (0, 15, 22), (1, 22, 29), (2, 29, 36), (3, 36, 43), (0, 43, 50), (1, 50, 57)],
        ),
        ("wash", [(2, 0, 15), (3, 15, 29), (0, 29, 43), (1, 43, 57)]),
    ],
)
def test_bs_6_packets_of_seven_or_all_at_once(deal: str, packets: list[tuple[int, int, int]]) -> None:
    g = dealt(G, 4, seed=3, starter=2, deal=deal)
    order = shuffled_top_first(g, 3)
    hands = np.zeros((20, 30), np.int64)
    for seat, start, end in packets:
        for card in order[start:end]:
            hands[seat, card] += 1
    assert (g.hand == hands).all()
    assert g.stock_left == 180 - 57
