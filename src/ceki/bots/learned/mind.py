"""A mind: the inputs of a game, and what a network makes of them, laid for the drivers (drivers.py)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from ceki.bots.learned.drivers import (
    CHOICES,
    HEAD,
    HIDDEN,
    INPUTS,
    KIN,
    LEAST_COLUMNS,
    MARGIN,
    NET,
    PLAN,
    START,
    VERBS,
)
from ceki.bots.learned.inputs import Inputs, Rows
from ceki.bots.learned.network import Network
from ceki.engine.errors import NotAllowed
from ceki.play.game_module import GameModule
from ceki.play.showing.honours import honours_of
from ceki.play.view import View

ABOUT_MOVES: Final = 3  # the last inputs; the first of them is how a move looks


def no_mind() -> Rows:
    """Of players who have learnt nothing, (1, columns)."""
    return np.zeros((1, LEAST_COLUMNS), np.int64)


def reading(inputs: Inputs, looks: int) -> Rows:
    """A mind that reads and has learnt nothing yet. `looks`: the usual spread of what moves look like."""
    return _laid(inputs, np.zeros((0, 1), np.int64), looks)


def learnt(inputs: Inputs, network: Network, choices: int = 0) -> Rows:
    """The mind of a network, which makes so many choices of a round that is played out. Raises `NotAllowed` for another
    ruleset's network."""
    if (len(inputs.plan), inputs.actions) != (len(network.weights), len(network.actions)):
        raise NotAllowed("network-other", game=inputs.game.id, players=inputs.players)
    mind = _laid(inputs, network.rows, network.looks)
    mind[HEAD, MARGIN], mind[HEAD, CHOICES] = network.margin, choices
    return mind


def mind_for(view: View, network: Network, choices: int = 0) -> Rows:
    """The mind of a network for the game of a view; it may be written to. Raises `NotAllowed` for another ruleset's
    network."""
    return _mind_for(view.game, int(view.table.seats), honours_of(view.game, view.table), network, choices).copy()


@lru_cache(maxsize=32)
def _mind_for(game: GameModule, seats: int, honours: int, network: Network, choices: int) -> Rows:
    return learnt(Inputs(game, seats, honours), network, choices)


def _laid(inputs: Inputs, net: Rows, looks: int) -> Rows:
    parts = inputs.plan, inputs.kin, inputs.verbs, net
    starts = PLAN + np.cumsum([0, *(len(part) for part in parts)])
    mind = np.zeros((starts[-1], max(LEAST_COLUMNS, net.shape[1])), np.int64)
    for part, start in zip(parts, starts[:-1], strict=True):
        mind[start : start + len(part), : part.shape[1]] = part
    mind[HEAD, [INPUTS, HIDDEN]] = len(inputs.plan), net.shape[1] - 1
    mind[HEAD, [KIN, VERBS, NET]] = starts[1:4]
    mind[starts[1] - ABOUT_MOVES, START] = looks
    return mind
