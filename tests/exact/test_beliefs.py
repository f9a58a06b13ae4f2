"""Beliefs about hidden cards, over whole small games: against rounds that are really played, and against re-deals."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import ceki
from ceki.bots import bot
from ceki.bots.random import generator
from ceki.exact import Tree, grow, one_step_ahead, posterior, strategy_of
from ceki.exact.strategies import uniform
from ceki.play.round import Round

REDEALS = 600


def small(game: str, **reduced: int) -> Tree:
    return grow(ceki.small_game(game, 2, reduced))


def played_out(played: Round, seat: int) -> float:
    """What a round comes to for a seat when simple players go on, by the bot that sits at tables."""
    simple = bot("greedy")
    while not played.over:
        played.make(*simple(played.view(played.turn), generator(0)))
    return float(played.returns()[seat])


def test_one_step_ahead_is_the_best_of_all_moves_played_out() -> None:
    """Each move is made at each table that may be, and simple players play on; none beats the one that is chosen. So
    it is at one information set in twenty, and wherever the beliefs decide."""
    tree = small("cholek_tiga", ranks=3, suits=1, copies=3, cards_each=2)
    simple = strategy_of(tree, "greedy", 1)
    strays = 0.75 * simple + 0.25 * uniform(tree)
    decided = 0
    for seat in (0, 1):
        chosen, allowed = (one_step_ahead(tree, simple, believed, seat) for believed in (strays, None))
        for place, infoset in enumerate(int(one) for one in tree.asked if tree.owners[one] == seat):
            slots = slice(tree.starts[infoset], tree.starts[infoset + 1])
            decides = (chosen[slots] != allowed[slots]).any()
            decided += decides
            if decides or place % 20 == 0:
                worths = worth_of_moves(tree, infoset, strays, seat)
                assert worths[np.argmax(chosen[slots])] == pytest.approx(worths.max())
    assert decided


def worth_of_moves(tree: Tree, infoset: int, believed: npt.NDArray[Any], seat: int) -> npt.NDArray[Any]:
    worths = np.zeros(tree.starts[infoset + 1] - tree.starts[infoset])
    for node, chance in zip(*posterior(tree, infoset, believed), strict=True):
        for place in range(len(worths)):
            played = tree.round_at_node(int(node))
            played.make(*played.legal_numbers[place])
            worths[place] += chance * played_out(played, seat)
    return worths


@pytest.mark.parametrize("hands", [2, 3])
def test_redeals_are_as_likely_as_the_deals_that_the_rules_allow(hands: int) -> None:
    tree = small("sakopong", ranks=3 if hands == 3 else 4, suits=2, cards_each=hands)
    asked = [int(one) for one in tree.asked]
    for infoset in asked[:: len(asked) // 12]:
        exact: Counter[bytes] = Counter()
        for node, chance in zip(*posterior(tree, infoset, None), strict=True):
            exact[cards(tree.round_at_node(int(node)).table)] += chance
        view = tree.round_at(infoset).view(int(tree.owners[infoset]))
        found = Counter(cards(view.determinize(int(generator(5, infoset, again)[0]))) for again in range(REDEALS))
        assert set(found) <= set(exact)
        for hand, chance in exact.items():
            assert abs(found[hand] / REDEALS - chance) < 5 * sqrt(chance * (1 - chance) / REDEALS) + 1e-9


def cards(table: Any) -> bytes:
    """All hands."""
    return np.array(table.hand, np.int8).tobytes()
