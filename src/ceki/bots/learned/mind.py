"""A mind: the inputs of a game, and what a network makes of them, laid for the drivers (drivers.py)."""

from __future__ import annotations

from typing import Final

import numpy as np

from ceki.bots.learned.drivers import (
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

ABOUT_MOVES: Final = 3  # the last inputs; the first of them is how a move looks


def reading(inputs: Inputs, looks: int) -> Rows:
    """A mind that reads and has learnt nothing yet. `looks`: the usual spread of what moves look like."""
    return _laid(inputs, np.zeros((0, 1), np.int64), looks)


def learnt(inputs: Inputs, network: Network) -> Rows:
    """The mind of a network. Raises `NotAllowed` for another ruleset's network."""
    if (len(inputs.plan), inputs.actions) != (len(network.weights), len(network.actions)):
        raise NotAllowed("network-other", game=inputs.game.id, players=inputs.players)
    mind = _laid(inputs, network.rows, network.looks)
    mind[HEAD, MARGIN] = network.margin
    return mind


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
