"""What strategies are worth on a tree, and the best answer to them.

A strategy of all seats is float64, (slots,): how likely each move of each information set is.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ceki.exact.tree import Tree

Array = npt.NDArray[Any]


def uniform(tree: Tree) -> Array:
    """Every move as likely as the others."""
    sizes = np.diff(tree.starts)
    return np.repeat(1 / sizes, sizes)


def normalized(tree: Tree, weights: Array) -> Array:
    """Weights of moves, (slots,), none below 0, as a strategy: uniform where all are 0."""
    sizes = np.diff(tree.starts)
    sums = np.repeat(np.add.reduceat(weights, tree.starts[:-1]), sizes)
    return np.divide(weights, sums, out=uniform(tree), where=sums > 0)


def likelihoods(tree: Tree, strategy: Array) -> Array:
    """How likely the move is that leads to each node, (nodes,); 1 for deals."""
    return np.where(tree.slot >= 0, strategy[tree.slot], 1.0)


def reaches(tree: Tree, by_node: Array, seat: int, own: bool) -> Array:
    """How likely each node is reached as far as it lies with `seat` alone (`own`), or with all others and the deal,
    (nodes,). `by_node`: `likelihoods`."""
    found = np.ones(tree.nodes)
    if not own:
        found[tree.levels_of[0]] = tree.deals.chances
    for level in tree.levels_of[1:]:
        above = tree.parent[level]
        counts = (tree.seat[above] == seat) == own
        found[level] = found[above] * np.where(counts, by_node[level], 1.0)
    return found


def values(tree: Tree, by_node: Array, seat: int) -> Array:
    """What each node is worth to a seat when all play on by a strategy, (nodes,). `by_node`: `likelihoods`."""
    found = tree.worth[:, seat].astype(float)
    for above, level in reversed(list(zip(tree.levels_of, tree.levels_of[1:], strict=False))):
        found[above] += summed(tree, above, by_node[level] * found[level])
    return found


def summed(tree: Tree, above: slice, parts: Array) -> Array:
    """The sums of what lies at the next level, node by node of the level `above`."""
    return np.bincount(tree.parent[above.stop : above.stop + len(parts)] - above.start, parts, above.stop - above.start)


def worth(tree: Tree, strategy: Array) -> Array:
    """What a round is worth to each seat, (seats,)."""
    by_node, deals = likelihoods(tree, strategy), tree.levels_of[0]
    seats = range(tree.worth.shape[1])
    return np.array([tree.deals.chances @ values(tree, by_node, seat)[deals] for seat in seats])


def best_response(tree: Tree, strategy: Array, seat: int) -> tuple[float, Array]:
    """What a round is worth to a seat that plays as well as can be against the strategy of the others, and how it then
    plays, (slots,); in what the others decide, and where it never comes to, as they do."""
    by_node = likelihoods(tree, strategy)
    others = reaches(tree, by_node, seat, own=False)
    found, chosen = tree.worth[:, seat].astype(float), strategy.copy()
    for above, level in reversed(list(zip(tree.levels_of, tree.levels_of[1:], strict=False))):
        slots, mine = tree.slot[level], tree.seat[tree.parent[level]] == seat
        weights = by_node[level].copy()
        weights[mine] = _best(tree, slots[mine], others[level][mine] * found[level][mine], chosen)
        found[above] += summed(tree, above, weights * found[level])
    return float(tree.deals.chances @ found[tree.levels_of[0]]), chosen


def _best(tree: Tree, slots: Array, worths: Array, chosen: Array) -> Array:
    """How likely each move is when the best is made: `slots` of moves, and what each adds to the worth of its slot. The
    best moves are written to `chosen`."""
    met, places = np.unique(slots, return_inverse=True)
    best = best_moves(tree, met, np.bincount(places, worths, len(met)), np.zeros(len(met)))
    chosen[met] = 0
    chosen[best] = 1
    return chosen[slots]


def best_moves(tree: Tree, slots: Array, worths: Array, liked: Array) -> Array:
    """The slot of most worth in each information set; of equal ones, the one that is liked most. `slots`: each once."""
    infosets = np.searchsorted(tree.starts, slots, "right") - 1
    order = np.lexsort((-liked, -worths, infosets))  # of each information set the best first
    return slots[order[np.diff(infosets[order], prepend=-1) > 0]]


def gains(tree: Tree, strategy: Array) -> Array:
    """What each seat could win a round more by answering the others as well as can be, (seats,). Of two seats, half
    their sum is the exploitability; all 0 is an equilibrium."""
    now = worth(tree, strategy)
    best = [best_response(tree, strategy, seat)[0] for seat in range(len(now))]
    return np.maximum(np.array(best) - now, 0)  # rounding can leave a hair less


def mixed_seats(tree: Tree, all_others: Array, mine: Array, seat: int) -> Array:
    """The strategy in which one seat plays by `mine` and all others by theirs, (slots,)."""
    return np.where(np.repeat(tree.owners == seat, np.diff(tree.starts)), mine, all_others)
