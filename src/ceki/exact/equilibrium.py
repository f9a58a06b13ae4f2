"""Strategies that cannot be exploited, by CFR+ (O. Tammelin, "Solving large imperfect information games using CFR+",
2014): regrets never below 0, one seat after the other, later strategies weighing more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from ceki.exact.strategies import likelihoods, normalized, reaches, values
from ceki.exact.tree import Tree

Array = npt.NDArray[Any]


def equilibrium(tree: Tree, iterations: int = 200, report: Callable[[int], None] = lambda percent: None) -> Array:
    """The mean strategy of CFR+, (slots,). With two seats it comes as near to an equilibrium as you like; with more
    that is not certain, but `gains` says how near it is."""
    slots, seats = int(tree.starts[-1]), tree.worth.shape[1]
    regrets, sums = np.zeros(slots), np.zeros(slots)
    sizes = np.diff(tree.starts)
    later = slice(int(tree.levels[1]), None)
    above = tree.parent[later]
    of_seat = [tree.seat[above] == seat for seat in range(seats)]
    of_slots = [np.repeat(tree.owners == seat, sizes) for seat in range(seats)]
    for iteration in range(1, iterations + 1):
        for seat in range(seats):
            strategy = normalized(tree, regrets)
            by_node = likelihoods(tree, strategy)
            worth, others = values(tree, by_node, seat), reaches(tree, by_node, seat, own=False)
            mine = of_seat[seat]
            parents = above[mine]
            gained = others[parents] * (worth[later][mine] - worth[parents])
            regrets += np.bincount(tree.slot[later][mine], gained, slots)
            np.maximum(regrets, 0, out=regrets)
            own = np.repeat(reaches(tree, by_node, seat, own=True)[tree.shown_at], sizes)
            sums += np.where(of_slots[seat], iteration * own * strategy, 0)
        report(100 * iteration // iterations)
    return normalized(tree, sums)
