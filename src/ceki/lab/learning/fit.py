"""Fits a network to what moves came to beside the simple player's, part after part, with NumPy.

Of each choice only differences count: the network learns how much better or worse a move is than the simple
player's on the same deal. Steps follow Adam (Kingma and Ba, https://arxiv.org/abs/1412.6980).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ceki.bots.learned.network import Network, in_whole_numbers
from ceki.lab.learning.sampling import ACTION, BEHIND, CHOICE, WORTH

Array = npt.NDArray[np.float32]
AT_ONCE: Final = 512  # choices in a step
RATE: Final = 0.006  # of the first step; it falls to nothing with the last
SLOW, SLOWER = 0.9, 0.999  # how much of the mean gradient and of its square stays
LEAST_SPREAD: Final = 0.1  # of an input, so that what hardly ever happens is not made large
MOST_AHEAD: Final = 6.0  # spreads that one deal counts for


@dataclass
class Offers:
    """Offers of whole choices, in order: `inputs`, (n, inputs), the actions and the choices, (n,), where each choice
    begins, which offer is the simple player's move by choice, and how much better each was than that one, in cents."""

    inputs: npt.NDArray[np.int16]
    actions: npt.NDArray[np.int64]
    choices: npt.NDArray[np.int64]
    begins: npt.NDArray[np.int64]
    simple: npt.NDArray[np.int64]
    ahead: Array


def offers_of(inputs: Any, offers: Any) -> Offers:
    """Of what a driver has sampled (sampling.py)."""
    choices = offers[:, CHOICE] - offers[0, CHOICE]
    begins = np.flatnonzero(np.diff(choices, prepend=-1))
    alike = np.flatnonzero(offers[:, BEHIND] == 0)  # the first of equals is the simple player's
    simple = alike[np.searchsorted(choices[alike], np.arange(len(begins)))]
    worth = offers[:, WORTH].astype(np.float32)
    return Offers(inputs, offers[:, ACTION].copy(), choices, begins, simple, worth - worth[simple][choices])


@dataclass
class Fitting:
    """A network on its way, which takes that number of `steps`. Equal seeds and offers give equal networks."""

    hidden: int
    actions: int
    looks: int
    seed: int
    steps: int
    spread: float = 1.0
    made: int = 0
    mean: Array = field(default_factory=lambda: np.zeros(0, np.float32))
    scale: Array = field(default_factory=lambda: np.zeros(0, np.float32))
    parts: dict[str, Array] = field(default_factory=dict)
    slow: dict[str, Array] = field(default_factory=dict)
    slower: dict[str, Array] = field(default_factory=dict)

    def begin(self, first: Offers) -> None:
        """Takes the measure of inputs and of what moves come to from the first offers."""
        chance, inputs = np.random.default_rng(self.seed), first.inputs.astype(np.float32)
        self.mean, spread = inputs.mean(axis=0), inputs.std(axis=0)
        self.scale = np.where(spread > 0, 1 / np.maximum(spread, LEAST_SPREAD), 0).astype(np.float32)
        others = np.delete(first.ahead, first.simple)
        self.spread = max(float(others.std()), 1e-6)
        many, wide = inputs.shape[1], self.hidden + 1
        shapes = {"weights": (many, wide), "actions": (self.actions, wide), "out": (self.hidden,)}
        sizes = {"weights": many**-0.5, "actions": 0.1, "out": 0.3 * self.hidden**-0.5}
        self.parts = {name: (chance.normal(0, sizes[name], shape)).astype(np.float32) for name, shape in shapes.items()}
        self.parts["weights"][:, -1] = self.parts["actions"][:, -1] = 0
        self.slow = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.slower = {name: np.zeros_like(part) for name, part in self.parts.items()}

    def learn(self, offers: Offers) -> None:
        """Goes once through some offers."""
        chance, last = np.random.default_rng((self.seed, self.made)), len(offers.begins) - AT_ONCE
        for first in chance.permutation(np.arange(0, max(last, 0) + 1, AT_ONCE)):
            self._step(offers, int(first), min(int(first) + AT_ONCE, len(offers.begins)))

    def worth(self, offers: Offers) -> Array:
        """How much better each offer is than the simple player's move, as the network has it, in spreads."""
        units, _ = self._units(offers.inputs, offers.actions)
        found = np.maximum(units[:, :-1], 0) @ self.parts["out"] + units[:, -1]
        return np.asarray(found - found[offers.simple][offers.choices], np.float32)

    def network(self, margin: float) -> Network:
        """The network in whole numbers, which takes inputs as they are."""
        weights = self.parts["weights"] * self.scale[:, None]
        actions = self.parts["actions"] - self.mean @ weights
        return in_whole_numbers(self.parts["out"], weights, actions, margin, self.looks)

    def _units(self, inputs: npt.NDArray[np.int16], actions: npt.NDArray[np.int64]) -> tuple[Array, Array]:
        """What goes into the hidden units, and past them, (n, hidden + 1); and the inputs around 0."""
        given = (inputs - self.mean) * self.scale  # float32, as the inputs are small
        return np.asarray(given @ self.parts["weights"] + self.parts["actions"][actions], np.float32), given

    def _step(self, offers: Offers, first: int, stop: int) -> None:
        low = offers.begins[first]
        high = offers.begins[stop] if stop < len(offers.begins) else len(offers.choices)
        choices, actions = offers.choices[low:high] - first, offers.actions[low:high]
        simple = offers.simple[first:stop] - low
        units, given = self._units(offers.inputs[low:high], actions)
        active = np.maximum(units[:, :-1], 0)
        found = active @ self.parts["out"] + units[:, -1]
        wrong = found - found[simple][choices] - offers.ahead[low:high] / self.spread
        down = np.clip(wrong, -MOST_AHEAD, MOST_AHEAD) * np.float32(2 / (stop - first))
        down[simple] -= np.bincount(choices, weights=down, minlength=stop - first).astype(np.float32)
        units_down = np.empty_like(units)
        units_down[:, :-1] = np.outer(down, self.parts["out"]) * (active > 0)
        units_down[:, -1] = down
        order = np.argsort(actions, kind="stable")
        begins = np.flatnonzero(np.diff(actions[order], prepend=-1))
        actions_down = np.zeros_like(self.parts["actions"])
        actions_down[actions[order][begins]] = np.add.reduceat(units_down[order], begins, axis=0)
        self._move({"weights": given.T @ units_down, "actions": actions_down, "out": active.T @ down})

    def _move(self, down: dict[str, Array]) -> None:
        self.made += 1
        rate = RATE * 0.5 * (1 + np.cos(np.pi * min(self.made / self.steps, 1)))
        for name, part in self.parts.items():
            slow, slower = self.slow[name], self.slower[name]
            slow += (1 - SLOW) * (down[name] - slow)
            slower += (1 - SLOWER) * (down[name] ** 2 - slower)
            straight, spread = slow / (1 - SLOW**self.made), slower / (1 - SLOWER**self.made)
            part -= (rate * straight / (np.sqrt(spread) + 1e-8)).astype(np.float32)
