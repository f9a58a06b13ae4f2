"""`python -m bench.peers.batch`: many tables at once beside what the field has, in one interleaved run on one core.

A decision here: the observation and the mask of the seat in turn, a random legal action, and a step with auto-reset.
OpenSpiel plays games of its own, one state at a time, in C++ called from Python, with and without an observation
tensor. RLCard and Pgx are measured where they are installed (`pip install rlcard pgx`). The games differ, so the
figures say what a researcher's loop gets, and no more. `--plot FILE` draws them.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ceki.envs.vector_table import VectorTable
from ceki.lab.benchmark_rulesets import measured

GAMES = ("cholek_tiga", "kowah", "balik_satu", "pei")
PEERS = ("crazy_eights", "gin_rummy")
PGX = "leduc_holdem", "sparrow_mahjong"
Run = Callable[[float], int]  # decides for some seconds of processor time, and says how often


def ours(game: str, n: int) -> Run:
    """A batch of our tables."""
    tables = VectorTable(measured(game).ruleset(), n, seed=1)

    def run(seconds: float) -> int:
        until, done = time.process_time() + seconds, 0
        while time.process_time() < until:
            tables.step(tables.random_actions())
            done += n
        return done

    return run


def openspiel(game: str, observes: bool) -> Run:
    """One state of a game of OpenSpiel after the other."""
    import pyspiel

    loaded, chance = pyspiel.load_game(game), random.Random(1)

    def run(seconds: float) -> int:
        until, done = time.process_time() + seconds, 0
        while time.process_time() < until:
            state = loaded.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chance.choices(outcomes, chances)[0])
                    continue
                if observes:
                    state.observation_tensor()
                legal = state.legal_actions()
                state.apply_action(chance.choice(legal))
                done += len(legal) > 1
        return done

    return run


def rlcard(game: str) -> Run:
    """One table of RLCard."""
    import rlcard as cards

    table, chance = cards.make(game), random.Random(1)

    def run(seconds: float) -> int:
        until, done = time.process_time() + seconds, 0
        while time.process_time() < until:
            state, _ = table.reset()
            while not table.is_over():
                legal = list(state["legal_actions"])
                state, _ = table.step(chance.choice(legal))
                done += len(legal) > 1
        return done

    return run


def pgx(game: str, n: int) -> Run:
    """A batch of Pgx on the processor."""
    import jax
    import jax.numpy as jnp
    import pgx as games

    made = games.make(game)
    begin, step = jax.jit(jax.vmap(made.init)), jax.jit(jax.vmap(made.step))

    @jax.jit
    def chosen(key: Any, mask: Any) -> Any:
        return jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=1)

    def run(seconds: float) -> int:
        key = jax.random.PRNGKey(1)
        state, until, done = begin(jax.random.split(key, n)), time.process_time() + seconds, 0
        while time.process_time() < until:
            key, one = jax.random.split(key)
            state = step(state, chosen(one, state.legal_action_mask))
            state.observation.block_until_ready()
            done += n
        return done

    return run


def runs(n: int) -> dict[str, Run]:
    """By name what can be measured here."""
    found = {f"ceki {game}, {n} tables": ours(game, n) for game in GAMES}
    if find_spec("pyspiel") is not None:
        found |= {f"OpenSpiel {game}, tensor": openspiel(game, True) for game in PEERS}
        found |= {f"OpenSpiel {game}": openspiel(game, False) for game in PEERS}
    if find_spec("rlcard") is not None:
        found |= {f"RLCard {game}": rlcard(game) for game in ("uno", "gin-rummy")}
    if find_spec("pgx") is not None:
        found |= {f"Pgx {game}, {n} tables": pgx(game, n) for game in PGX}
    return found


def draw(found: dict[str, float], path: Path) -> None:
    """Bars of millions of decisions a second, on a scale of powers of ten."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    names = sorted(found, key=lambda name: found[name])
    figure, axes = plt.subplots(figsize=(8, 0.35 * len(names) + 1.2))
    colours = ["#b3202c" if name.startswith("ceki") else "#8a8f98" for name in names]
    axes.barh(names, [found[name] for name in names], color=colours)
    axes.set_xscale("log")
    axes.set_xlabel("millions of decisions a second, one core")
    for place, name in enumerate(names):
        axes.text(found[name] * 1.05, place, f"{found[name]:.2f}", va="center", fontsize=8)
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(path)


def main() -> None:
    """Reads the arguments and measures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1024)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="of measurements, each of all in turn")
    parser.add_argument("--json", type=Path, help="where the result is written")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="a picture: .svg, .png")
    given = parser.parse_args()
    measured_runs = runs(given.tables)
    rates: dict[str, list[float]] = {name: [] for name in measured_runs}
    for number in range(given.rounds + 1):
        for name, run in measured_runs.items():
            began = time.process_time()
            done = run(given.seconds)
            if number > 0:  # the first compiles
                rates[name].append(done / (time.process_time() - began) / 1e6)
    found = {name: statistics.median(each) for name, each in rates.items()}
    for name, each in sorted(found.items(), key=lambda one: -one[1]):
        print(f"{name:34} {each:7.3f} M decisions/s (best {max(rates[name]):.3f})")
    if given.json:
        given.json.write_text(json.dumps(rates, indent=1))
    if given.plot:
        draw(found, given.plot)


if __name__ == "__main__":
    main()
