"""Learns to play from scratch, in a minute on one core, with NumPy alone: `python learn.py pei`.

The value of each action is a linear function of what the player sees. At many tables at once all seats play by it, one
choice in ten at random, and every value that was chosen moves towards what the round came to for that seat.
"""

from __future__ import annotations

import sys

import numpy as np

import ceki
from ceki.envs.vector_table import VectorTable

TABLES, STEPS, RATE, RANDOM = 512, 6000, 0.01, 0.1


def seen(observation):
    """What the player sees as numbers around 1, with a 1 for what is always so: (n, places + 1)."""
    return np.hstack([np.clip(observation, -4, 4) / 2, np.ones((len(observation), 1))])


def choose(weights, features, mask):
    """The legal action with the highest value."""
    return np.where(mask, features @ weights, -np.inf).argmax(axis=1)


def learn(game, seed=0):
    """Weights, (places + 1, actions), after so many steps of self-play."""
    tables, chance = VectorTable(game, TABLES, seed=seed), np.random.default_rng(seed)
    weights = np.zeros((tables.encoding.size + 1, len(tables.actions)))
    spread, made = 1.0, [[] for _ in range(TABLES)]  # of each table: seat, features and action of its choices
    for step in range(STEPS):
        features, mask, turn = seen(tables.now.observation), tables.now.mask.copy(), tables.now.turn.copy()
        actions = choose(weights, features, mask)
        strays = chance.random(TABLES) < RANDOM
        actions[strays] = tables.random_actions()[strays]
        for table in range(TABLES):
            made[table].append((turn[table], features[table], actions[table]))
        shown = tables.step(actions)
        for table in np.flatnonzero(shown.done):
            spread += 0.001 * (np.abs(shown.reward[table]).mean() - spread)
            for seat, one, action in made[table]:
                error = shown.reward[table, seat] / max(spread, 1) - one @ weights[:, action]
                weights[:, action] += RATE / len(one) * error * one
            made[table] = []
        if step % 1000 == 0:
            print(f"{step * TABLES:9,} choices: {beside(game, weights):+.1f} a round among random players")
    return weights


def beside(game, weights, tables=2000):
    """What a player with these weights wins a round, in seat 0 among random ones."""
    chosen = ceki.game(game)
    bots = [None] + ["random"] * (chosen.players - 1)
    rounds = VectorTable(chosen, tables, seed=99, reset="next_step", bots=bots)
    won, over = np.zeros(tables), np.zeros(tables, bool)
    while not over.all():
        now = rounds.now
        actions = np.where(now.mask.any(axis=1), choose(weights, seen(now.observation), now.mask), 0)
        shown = rounds.step(actions)
        won += np.where(shown.done & ~over, shown.reward[:, 0], 0)
        over |= shown.done
    return won.mean()


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "pei"
    print(f"{beside(name, learn(name)):+.1f} a round among random players")
