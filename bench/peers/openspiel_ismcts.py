"""`python -m bench.peers.openspiel_ismcts GAME...`: our search beside OpenSpiel's own ISMCTS, on our games.

Each sits alone among greedy players in every seat of the same deals, with equal time for a move, and with equal
playouts. ISMCTS (P. Cowling, E. Powley, D. Whitehouse 2012) is open_spiel.python.algorithms.ismcts as it is shipped,
with the most visited move; it is given our compiled rules, our re-deals and our compiled playouts, by the simple player
as in our search or at random, so that Python's time goes into its tree and nothing else.

OpenSpiel is no dependency of this project: `.venv/bin/pip install open_spiel==2.0.2` (Apache-2.0) for this run.
"""

from __future__ import annotations

import argparse
import contextlib
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType

from bench.peers.openspiel_game import CARDS, TableGame, TableState
from ceki.bots.playout import GREEDY, RANDOM
from ceki.bots.search import Search
from ceki.engine.chance import Words
from ceki.lab.benchmark_rulesets import measured
from ceki.lab.contest.arena import interval
from ceki.lab.contest.duplicate_deals import Rotation
from ceki.lab.players import player
from ceki.play.view import View

UCT = 1.4  # returns are divided by the spread of rounds, so that about 1 is a usual win
UNLIMITED = 1_000_000_000
SPREAD_OF = 200  # rounds


class Evaluator:
    """One playout for each new leaf, as our search makes them, or at random; all moves as likely beforehand."""

    def __init__(self, policies: Words) -> None:
        self.policies, self.made = policies, 0

    def evaluate(self, state: TableState) -> list[float]:
        self.made += 1
        return state.worth(self.policies)

    def prior(self, state: TableState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class TimeIsUpError(Exception):
    """Ends a search."""


@dataclass(frozen=True, eq=False)
class Peer:
    """OpenSpiel's ISMCTS as a player at our tables, with milliseconds for a move or a number of simulations."""

    game: TableGame
    bot: Any
    milliseconds: float
    made: list[int] = field(default_factory=list)

    def __call__(self, view: View, state: Words) -> tuple[int, int]:
        root = self.game.state_of(view)
        self.bot.until = time.perf_counter() + self.milliseconds / 1000 if self.milliseconds else None
        before = self.bot._evaluator.made
        with contextlib.suppress(TimeIsUpError):
            self.bot.run_search(root)
        policy = self.bot.get_final_policy(root, self.bot._root_node)
        self.made.append(self.bot._evaluator.made - before)
        action = int(max(policy, key=lambda pair: pair[1])[0])
        return action // CARDS, action % CARDS - 1


class TimedBot(ISMCTSBot):
    """The same with a clock: it is looked at before each simulation."""

    until: float | None = None

    def sample_root_state(self, state: TableState) -> TableState:
        if self.until is not None and self._root_node.total_visits > 0 and time.perf_counter() >= self.until:
            raise TimeIsUpError
        return super().sample_root_state(state)


@dataclass(frozen=True, eq=False)
class Ours:
    """Our search, counting its playouts."""

    search: Search
    made: list[int] = field(default_factory=list)

    def __call__(self, view: View, state: Words) -> tuple[int, int]:
        weighed = self.search.weigh(view, state)
        self.made.append(sum(one.playouts for one in weighed))
        return weighed[0].verb, weighed[0].card


def spread_of(rotation: Rotation) -> float:
    """The spread of what a round is worth among greedy players, in the unit of playouts."""
    found = [one for number in range(SPREAD_OF) for one in rotation.alike(number, player("greedy"))]
    return max(1.0, float(np.std(found)))


def peer(ruleset: Any, scale: float, milliseconds: float, simulations: int, policy: int) -> Peer:
    """A player by its budget and by who plays out."""
    game = TableGame(ruleset, scale)
    bot = TimedBot(
        game, Evaluator(np.full(ruleset.players, policy, np.int64)), UCT, simulations or UNLIMITED,
        random_state=np.random.RandomState(1), final_policy_type=ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )  # fmt: skip
    return Peer(game, bot, milliseconds)


def compare(name: str, budget: str, seconds: float) -> list[str]:
    """A line for each player: what it wins above greedy; and how far our search is ahead, deal by deal."""
    milliseconds, playouts = (float(budget[:-2]), 0) if budget.endswith("ms") else (0.0, int(budget))
    among, found = player("greedy"), measured(name)
    rotation = Rotation(found.ruleset(), 0, found.match)
    scale = spread_of(rotation)
    players: dict[str, Any] = {
        "search": Ours(Search(milliseconds=milliseconds or 20.0, playouts=playouts)),
        "ISMCTS, simple playouts": peer(found.ruleset(), scale, milliseconds, playouts, GREEDY),
        "ISMCTS, random playouts": peer(found.ruleset(), scale, milliseconds, playouts, RANDOM),
    }
    for one in players.values():
        rotation.alone(0, one, among)  # compiles
        one.made.clear()
    gains: dict[str, list[float]] = {which: [] for which in players}
    until, number = time.monotonic() + seconds, 0
    while time.monotonic() < until or number < 2:
        usual = np.mean(rotation.alike(number, among))
        for which, one in players.items():
            gains[which].append(float(np.mean(rotation.alone(number, one, among)) - usual))
        number += 1
    told = [f"{found}, {budget} a move, {number} deals in every rotation, each alone among greedy:"]
    ours = np.array(gains["search"])
    for which, one in players.items():
        ahead = "" if which == "search" else f"; search is ahead by {interval((ours - gains[which]).tolist())}"
        told.append(f"  {which:24} {interval(gains[which])} ({np.mean(one.made):.0f} playouts a move){ahead}")
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--budgets", default="20ms,100ms,400", help="milliseconds a move, or playouts: 20ms,100ms,400")
    parser.add_argument("--seconds", type=float, default=100, help="for each game and budget (default 100)")
    given = parser.parse_args()
    for name in given.games:
        for budget in given.budgets.split(","):
            print("\n".join(compare(name, budget, given.seconds)), flush=True)


if __name__ == "__main__":
    main()
