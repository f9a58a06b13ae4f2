"""How bots play a small game: what they do at each of its information sets."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ceki.bots import bot
from ceki.bots.random import generator
from ceki.exact.strategies import normalized, uniform
from ceki.exact.tree import Tree
from ceki.lab.parallel import in_threads

RANDOM: Final = "random"
Array = npt.NDArray[Any]


def strategy_of(
    tree: Tree,
    name: str,
    samples: int,
    threads: int = 1,
    seed: int = 0,
    report: Callable[[int], None] = lambda percent: None,
) -> Array:
    """What a bot does, (slots,): it chooses `samples` times at each information set, each time with other chance.

    `report` takes percents. Raises `ValueError` for an unknown name.
    """
    if name == RANDOM:
        report(100)
        return uniform(tree)
    counts = np.zeros(int(tree.starts[-1]))
    infosets = tree.asked.tolist()
    with closing(in_threads(lambda: _Asked(tree, name, samples, seed).at, infosets, threads)) as found:
        for done, places in enumerate(found):
            np.add.at(counts, tree.starts[infosets[done]] + np.array(places), 1)
            report(100 * (done + 1) // len(infosets))
    report(100)
    return normalized(tree, counts)


class _Asked:
    """A bot, in one thread."""

    def __init__(self, tree: Tree, name: str, samples: int, seed: int) -> None:
        self.tree, self.bot, self.samples, self.seed = tree, bot(name), samples, seed

    def at(self, infoset: int) -> list[int]:
        """The places of the moves that it makes at an information set."""
        played = self.tree.round_at(infoset)
        legal, view = played.legal_numbers, played.view(played.turn)
        chosen = (self.bot(view, generator(self.seed, infoset, again)) for again in range(self.samples))
        return [legal.index(move) for move in chosen]
