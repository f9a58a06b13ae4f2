"""The whole tree of a small game as flat arrays: every deal, every move, every end.

Nodes lie level by level: those after no move first. Moves that are the only one have nodes as well. An information set
is all nodes at which a seat has been shown the same and has done the same. All of it lies on one level, because
everybody is shown every step.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ceki.bots.memory import Memory
from ceki.bots.seen import sides
from ceki.engine.bits import NONE
from ceki.engine.chance import key_from_seed
from ceki.engine.errors import NotAllowed
from ceki.engine.moves import VERBS
from ceki.envs.encoding import Encoding
from ceki.exact.deals import Deals, Progress, all_deals
from ceki.exact.drivers import walk_deal
from ceki.play.round import Round
from ceki.play.ruleset import Ruleset

DEEPEST: Final = 400  # moves in a round
OF_A_DEAL: Final = 300_000  # nodes
MOST: Final = 30_000_000  # nodes in all

Array = npt.NDArray[Any]
KEPT: Final = ("depths", "turns", "choices", "keys", "worths")


@dataclass(frozen=True, eq=False)
class Tree:
    """A tree of `nodes`. `levels`: where each level begins, and the end, (levels + 1,).

    By node: `parent` (-1 for a deal), `first` of its next nodes, which lie together, `choices`, how many these are (0
    at an end), `seat`, whose turn it is, `infoset` (-1 at an end), and `slot`, the place of the move that led there
    among all moves of all information sets (-1 for a deal). `worth` to each seat, (nodes, seats), is 0 but at ends.
    `chances`: how likely each deal is, (deals,). By information set: `starts` of its slots, and the end; `owners`,
    whose it is; `shown_at`, one of its nodes.
    """

    deals: Deals
    levels: Array
    parent: Array
    first: Array
    choices: Array
    seat: Array
    infoset: Array
    slot: Array
    worth: Array
    starts: Array
    owners: Array
    shown_at: Array

    @property
    def ruleset(self) -> Ruleset:
        """The game."""
        return self.deals.ruleset

    @property
    def nodes(self) -> int:
        """How many nodes there are."""
        return len(self.parent)

    @cached_property
    def asked(self) -> Array:
        """The information sets with more than one move."""
        return np.flatnonzero(np.diff(self.starts) > 1)

    @cached_property
    def levels_of(self) -> list[slice]:
        """The nodes of each level."""
        return [slice(int(a), int(b)) for a, b in zip(self.levels[:-1], self.levels[1:], strict=True)]

    def round_at(self, infoset: int) -> Round:
        """A round played to an information set: its legal moves are in the order of the slots."""
        return self.round_at_node(int(self.shown_at[infoset]))

    def round_at_node(self, node: int) -> Round:
        """A round played to a node, which may not be an end."""
        ways: list[int] = []
        while self.parent[node] != NONE:
            ways.append(int(node - self.first[self.parent[node]]))
            node = int(self.parent[node])
        played = Round.from_seed(self.ruleset, self.deals.seed, int(self.deals.numbers[node]))
        for way in reversed(ways):
            played.make(*played.legal_numbers[way])
        return played


def grow(ruleset: Ruleset, seed: int = 0, starter: int = 0, report: Progress = lambda percent: None) -> Tree:
    """The tree of a ruleset, in which seat `starter` begins.

    `report` takes percents, first of the deals that were found, then of those that were played. Raises `NotAllowed` for
    a game that is too large.
    """
    return grown(all_deals(ruleset, seed, starter, report), report)


def grown(deals: Deals, report: Progress = lambda percent: None) -> Tree:
    """The tree of these deals alone."""
    walk = _Walk(deals.ruleset, deals.seed, deals.starter)
    found: dict[str, list[Array]] = {name: [] for name in KEPT}
    nodes = 0
    for place, number in enumerate(deals.numbers):
        for name, part in walk.deal(int(number)).items():
            found[name].append(part)
        nodes += len(found["depths"][-1])
        if nodes > MOST:
            raise NotAllowed("exact-nodes", game=deals.ruleset.game.id, most=MOST)
        report(100 * (place + 1) // len(deals.numbers))
    return _tree(deals, **{name: np.concatenate(parts) for name, parts in found.items()})


class _Walk:
    """Walks one deal after the other."""

    def __init__(self, ruleset: Ruleset, seed: int, starter: int) -> None:
        memory, encoding, seats = Memory(ruleset.game, (walk_deal,)), Encoding(ruleset), ruleset.players
        depths = min(DEEPEST, ruleset.longest) + 3
        tables, rows = memory.tables(ruleset.table(), depths - 1)
        self.game, numbers, zeros = ruleset.game, memory.numbers, memory.zeros
        self.settings = numbers([0, starter, OF_A_DEAL, depths - 1, seats, encoding.size])
        self.parts = {name: zeros(OF_A_DEAL) for name in ("depths", "turns", "choices")}
        self.parts |= {"keys": zeros((OF_A_DEAL, 2)), "worths": zeros((OF_A_DEAL, seats))}
        plan, ends = (numbers(one) for one in encoding.plan)
        self.run = memory.bound(
            walk_deal, tables, rows, plan, ends, numbers(key_from_seed(seed)), self.settings,
            numbers(sides(ruleset.game, seats)), zeros((depths, VERBS)), zeros(depths), zeros(depths),
            zeros((1 + encoding.slack, encoding.size), np.int16), zeros((depths, 2 * seats)), *self.parts.values(),
        )  # fmt: skip

    def deal(self, number: int) -> dict[str, Array]:
        """The nodes of a deal, the first way first."""
        self.settings[0] = number
        n = int(self.run())
        if n == NONE:
            raise NotAllowed("exact-nodes", game=self.game.id, most=OF_A_DEAL)
        assert (self.parts["choices"][:n] != NONE).all(), "a seat has no legal move"
        return {
            name: part[:n].astype(np.int32) if name != "keys" else part[:n].copy() for name, part in self.parts.items()
        }


def _tree(deals: Deals, depths: Array, turns: Array, choices: Array, keys: Array, worths: Array) -> Tree:
    """The tree of nodes that lie deal after deal, the first way first."""
    order = np.argsort(depths, kind="stable").astype(np.int32)  # those after one choice lie as their parents do
    levels = np.searchsorted(depths[order], np.arange(depths.max() + 2))
    parent = np.full(len(order), NONE, np.int32)
    for a, b, c in zip(levels[:-2], levels[1:-1], levels[2:], strict=True):
        parent[b:c] = a + np.searchsorted(order[a:b], order[b:c]) - 1
    choices, seat = choices[order], turns[order].astype(np.int8)
    worths = np.where(choices[:, None] == 0, worths[order], 0)
    first = np.concatenate([[0], np.cumsum(choices)[:-1]]) + levels[1]
    infoset, shown_at = _infosets(keys[order], choices)
    starts = np.concatenate([[0], np.cumsum(choices[shown_at])])
    slot = np.full(len(order), NONE, np.int32)
    later = slice(levels[1], None)
    slot[later] = starts[infoset[parent[later]]] + np.arange(levels[1], len(order)) - first[parent[later]]
    found = Tree(deals, levels, parent, first, choices, seat, infoset, slot, worths, starts, seat[shown_at], shown_at)
    of_one = infoset >= 0
    assert (found.owners[infoset[of_one]] == seat[of_one]).all()
    assert (choices[shown_at][infoset[of_one]] == choices[of_one]).all(), (
        "a seat has other moves where it is shown the same"
    )
    return found


def _infosets(keys: Array, choices: Array) -> tuple[Array, Array]:
    """The information set of each node, (nodes,), and the first node of each, (infosets,)."""
    asked = np.flatnonzero(choices)
    marks = keys[asked, 0].astype(np.uint64) << np.uint64(32) | keys[asked, 1].astype(np.uint64)
    _, firsts, inverse = np.unique(marks, return_index=True, return_inverse=True)
    found = np.full(len(choices), NONE, np.int32)
    found[asked] = inverse
    return found, asked[firsts]
