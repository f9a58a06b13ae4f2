"""Small games, solved: against other ways to count, and against figures that another program has found."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

import ceki
from ceki.engine.errors import NotAllowed, UnknownOption
from ceki.exact.deals import all_deals
from ceki.exact.equilibrium import equilibrium
from ceki.exact.exploit import Order, exploit
from ceki.exact.policies import strategy_of
from ceki.exact.strategies import best_response, gains, mixed_seats, uniform, worth
from ceki.exact.tree import Tree, grow
from ceki.lab.benchmark_rulesets import measured, solvable
from ceki.play import catalogue
from ceki.play.ruleset import Ruleset

TINY = {
    "sakopong": {"ranks": 3, "suits": 2, "cards_each": 2},
    "kowah": {"ranks": 2, "suits": 1, "copies": 3, "cards_each": 2},
    "balik_satu": {"ranks": 2, "suits": 1, "copies": 3, "cards_each": 2},
    "cholek_tiga": {"ranks": 1, "suits": 2, "copies": 4, "cards_each": 1},
}


def tiny(game: str) -> Ruleset:
    return ceki.small_game(game, 2, TINY[game])


@pytest.mark.parametrize("game", ["kowah", "balik_satu"])
def test_all_deals_are_found_with_their_chances(game: str) -> None:
    """Beside all orders of three cards each of two faces, of which each player gets two (and who begins a third)."""
    first = 3 if game == "balik_satu" else 2
    orders = list(itertools.permutations("aaabbb"))
    dealt = Counter(
        (tuple(sorted(one[:first])), tuple(sorted(one[first : first + 2])), one[first + 2 :]) for one in orders
    )
    deals = all_deals(tiny(game))
    assert sorted(deals.chances) == pytest.approx(sorted(n / len(orders) for n in dealt.values()))


@pytest.mark.parametrize(
    ("game", "reduced", "seat"),
    [
        ("sakopong", {"ranks": 4, "suits": 1, "cards_each": 2}, 1),
        ("cholek_tiga", {"ranks": 2, "suits": 1, "copies": 3, "cards_each": 1}, 0),
    ],
)
def test_the_best_answer_is_the_best_of_all_answers(game: str, reduced: dict[str, int], seat: int) -> None:
    tree = grow(ceki.small_game(game, 2, reduced))
    value, chosen = best_response(tree, uniform(tree), seat)
    every = [worth(tree, answer)[seat] for answer in all_answers(tree, uniform(tree), seat)]
    assert min(every) < max(every)
    assert value == pytest.approx(max(every))
    assert worth(tree, mixed_seats(tree, uniform(tree), chosen, seat))[seat] == pytest.approx(max(every))


def all_answers(tree: Tree, strategy: np.ndarray, seat: int) -> Iterator[np.ndarray]:
    """Every way that a seat can play without chance, among others that play by a strategy."""
    mine = [range(tree.starts[i], tree.starts[i + 1]) for i in tree.asked if tree.owners[i] == seat]
    for slots in itertools.product(*mine):
        answer = strategy.copy()
        for row, slot in zip(mine, slots, strict=True):
            answer[list(row)] = 0
            answer[slot] = 1
        yield answer


@pytest.mark.parametrize(
    ("reduced", "infosets", "by_chance", "simple"),
    [
        ({"ranks": 4, "suits": 2, "cards_each": 3}, 1728, 1.393, 0.071),
        ({"ranks": 3, "suits": 3, "cards_each": 3}, 3702, 1.572, 0.143),
    ],
)
def test_figures_of_another_program(reduced: dict[str, int], infosets: int, by_chance: float, simple: float) -> None:
    """A script that walked the same two games by their rules alone, before there was a tree here, found these."""
    tree = grow(ceki.small_game("sakopong", 2, reduced))
    assert len(tree.asked) == infosets
    assert gains(tree, uniform(tree)).mean() == pytest.approx(by_chance, abs=5e-4)
    assert gains(tree, strategy_of(tree, "greedy", samples=1)).mean() == pytest.approx(simple, abs=5e-4)


@pytest.mark.parametrize("game", sorted(TINY))
def test_an_equilibrium_is_not_exploited(game: str) -> None:
    tree = grow(tiny(game))
    solved, other = equilibrium(tree, 400), uniform(tree)
    stake = gains(tree, other).mean()
    assert stake > 0
    assert 0 <= gains(tree, solved).mean() < 0.002 * stake
    assert worth(tree, solved).sum() == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("game", sorted(TINY))
def test_a_seat_has_the_same_moves_wherever_it_is_shown_the_same(game: str) -> None:
    """By the rounds themselves: all nodes of an information set give the seat in turn equal views."""
    tree = grow(tiny(game))
    nodes = np.flatnonzero(tree.infoset >= 0)
    shown: dict[int, bytes] = {}
    for node in nodes[:: max(1, len(nodes) // 300)]:
        played = tree.round_at_node(int(node))
        raw = played.view(played.turn).raw
        assert shown.setdefault(int(tree.infoset[node]), raw) == raw
        assert tree.round_at(int(tree.infoset[node])).legal_numbers == played.legal_numbers


def test_more_than_two_can_play() -> None:
    found = exploit(Order(measured("sakopong", 3, reduced=TINY["sakopong"] | {"suits": 3}), ("greedy",), iterations=50))
    assert [one.bot for one in found.bots] == ["greedy", "cfr+"]
    assert len(found.value) == 3
    assert sum(found.value) == pytest.approx(0, abs=1e-9)


def test_what_is_refused() -> None:
    with pytest.raises(NotAllowed, match="reduced: 'hand' is not allowed in kowah; allowed: ranks, suits, copies"):
        ceki.small_game("kowah", 2, {"hand": 2})
    with pytest.raises(UnknownOption, match="option cards_each: 3 is not allowed; allowed: 2, 5"):
        ceki.small_game("kowah", 2, {"cards_each": 3})
    with pytest.raises(NotAllowed, match="reduced: 6 cards are too few for 4 players of kowah"):
        ceki.small_game("kowah", 4, TINY["kowah"])
    with pytest.raises(NotAllowed, match="pei: this game cannot be made smaller; allowed: "):
        solvable("pei")
    with pytest.raises(NotAllowed, match="kowah: more than"):
        grow(ceki.small_game("kowah", 2, {"ranks": 5, "suits": 1, "copies": 4, "cards_each": 2}))


def test_no_table_of_people_is_small() -> None:
    """What a server, a log or a page calls an option is none of these."""
    for game in catalogue.games():
        assert not game.reductions.keys() & game.options.keys()
    with pytest.raises(UnknownOption, match="option 'ranks' is not one of kowah's"):
        ceki.game("kowah", **{"ranks": 2})
