"""A round as a PettingZoo environment (`pip install ceki[envs]`): agents take turns (AEC), each with a mask.

    from ceki.envs.pettingzoo import env
    table = env("pei", players=3)
    table.reset(seed=7)
    for agent in table.agent_iter():
        seen, reward, ended, cut, info = table.last()
        table.step(None if ended else table.action_space(agent).sample(seen["action_mask"]))

Rewards are cents or, where no money moved, `players` times the points above the mean of the table; all come at the end.
Moves that are the only one are made at once.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from ceki.engine.errors import NotAllowed
from ceki.envs.actions import Actions
from ceki.envs.encoder import Encoder
from ceki.envs.worth import worth
from ceki.play.round import Round
from ceki.play.ruleset import Ruleset, ruleset

VERSION: Final = 1  # of the environments: higher once their numbers mean something else
SEEDS: Final = 2**31


def env(game: str | Ruleset, render_mode: str | None = None, **options: Any) -> Table:
    """A table of a ruleset, or of a game by name with `players`, `preset` and options. Raises `ValueError` in one line
    for what is not allowed."""
    return Table(game if isinstance(game, Ruleset) else ruleset(game, **options), render_mode)


class Table(AECEnv):  # type: ignore[misc]  # pettingzoo's has no types
    """Rounds of a ruleset, one after the other. Agent `seat_0` is seat 0."""

    def __init__(self, chosen: Ruleset, render_mode: str | None = None) -> None:
        super().__init__()
        if chosen.game.info.measured is None:
            raise NotAllowed("no-skill", game=chosen.game.id)
        name = f"ceki/{chosen.game.id}-v{VERSION}"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.ruleset, self.render_mode = chosen, render_mode
        self.actions, self._encoder = Actions(chosen.game), Encoder(chosen)
        self.encoding = self._encoder.encoding
        self.possible_agents = [f"seat_{seat}" for seat in range(chosen.players)]
        low, high = np.iinfo(np.int16).min, np.iinfo(np.int16).max
        seen = Dict({
            "observation": Box(low, high, (self.encoding.size,), np.int16),
            "action_mask": Box(0, 1, (len(self.actions),), np.int8),
        })  # fmt: skip
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: Discrete(len(self.actions)) for agent in self.possible_agents}
        self._chance, self._dealt = np_random()[0], 0

    def observation_space(self, agent: str) -> Any:
        """What an agent sees, as a space."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may do, as a space."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a round: with a seed always the same, else another. Rounds without a choice are passed over."""
        if seed is not None:
            self._chance, self._dealt = np_random(seed)[0], 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations, self.truncations = (dict.fromkeys(self.agents, False) for _ in range(2))
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._deal()
        while self.round.over:
            self._deal()

    def _deal(self) -> None:
        self.round = Round.from_seed(self.ruleset, int(self._chance.integers(SEEDS)), self._dealt)
        self._dealt += 1
        self._play_on()

    def _play_on(self) -> None:
        while not self.round.over and len(self.round.legal_numbers) == 1:
            self.round.make(*self.round.legal_numbers[0])
        if not self.round.over:
            self.agent_selection = f"seat_{self.round.turn}"

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, and what it may do: nothing while another is to move."""
        seat, mask = self.possible_agents.index(agent), np.zeros(len(self.actions), np.int8)
        if not self.round.over and seat == self.round.turn:
            for numbers in self.round.legal_numbers:
                mask[self.actions.number(*numbers)] = 1
        return {"observation": self._encoder.encode(self.round, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Makes a move of the agent in turn. Raises `IllegalMove`, and changes nothing, for an illegal one."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise NotAllowed("action-none")
        self.round.make(*self.actions.move(action))
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._play_on()
        if self.round.over:
            self.rewards = dict(zip(self.agents, worth(self.round), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the agent in turn sees it, as text."""
        return str(self.round.view(self.possible_agents.index(self.agent_selection))) if self.render_mode else None

    def close(self) -> None:
        """Nothing is open."""
