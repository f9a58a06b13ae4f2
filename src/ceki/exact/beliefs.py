"""What it is worth to know how others have played: one step ahead, with exact beliefs about the hidden cards.

A search that never ends would play so: it plays every move out by one policy over all deals that may be, each as likely
as it is believed to be, and makes the best.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ceki.exact.strategies import best_moves, likelihoods, reaches, values
from ceki.exact.tree import Tree

Array = npt.NDArray[Any]


def one_step_ahead(tree: Tree, policy: Array, believed: Array | None, seat: int) -> Array:
    """How a seat plays that tries each of its moves as if all, itself too, played on by `policy`; (slots,).

    `believed`: how the others are believed to have played so far; without one, each deal that the rules allow is as
    likely as the deck makes it. In what the others decide, it is `policy`; and so it is of equal moves, where possible.
    """
    played = np.ones(tree.nodes) if believed is None else likelihoods(tree, believed)
    by_worth = reaches(tree, played, seat, own=False) * values(tree, likelihoods(tree, policy), seat)
    mine = tree.slot >= 0
    mine[mine] = tree.seat[tree.parent[mine]] == seat
    worths = np.bincount(tree.slot[mine], by_worth[mine], len(policy))
    slots = np.unique(tree.slot[mine])
    chosen = policy.copy()
    best = best_moves(tree, slots, np.round(worths[slots], 9), policy[slots])
    chosen[slots] = 0
    chosen[best] = 1
    return chosen


def posterior(tree: Tree, infoset: int, believed: Array | None) -> tuple[Array, Array]:
    """The nodes of an information set, and how likely each is to the player who decides there, (nodes,) of both.

    `believed` as above; it must have led there."""
    seat, nodes = int(tree.owners[infoset]), np.flatnonzero(tree.infoset == infoset)
    played = np.ones(tree.nodes) if believed is None else likelihoods(tree, believed)
    weights = reaches(tree, played, seat, own=False)[nodes]
    return nodes, weights / weights.sum()
