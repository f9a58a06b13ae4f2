"""One seat as a Gymnasium environment (`pip install ceki[envs]`), the others played by bots; importing this registers.

    import gymnasium
    import ceki.envs.gymnasium
    tables = gymnasium.make_vec("ceki/pei-v1", num_envs=256, vectorization_mode="vector_entry_point", bot="greedy")

An observation has `observation`, int16, and `action_mask`; a space's `sample()` is legal at that moment. An illegal
action raises `IllegalMove`; with `replace_illegal=True` a random legal one takes its place, and the info says so, for
code that knows no masks. Rewards are cents or, where no money moved, `players` times the points above the mean of the
table; they come at the end of a round.
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ceki.envs.vector_table import Step, VectorTable
from ceki.play import catalogue
from ceki.play.ruleset import ruleset

VERSION: Final = 1  # of the environments: higher once their numbers mean something else
SEEDS: Final = 2**31
Seen = dict[str, Any]


class LegalActions(Discrete):
    """The actions of one table. Without a mask, `sample` gives a legal one."""

    def __init__(self, tables: VectorTable, seed: Any = None) -> None:
        super().__init__(len(tables.actions), seed=seed)
        self._tables = tables

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """An action, each legal one as likely as the others."""
        if mask is None and probability is None:
            mask = self._tables.now.mask[0].astype(np.int8)
        return super().sample(mask=mask, probability=probability)


class LegalRows(MultiDiscrete):
    """The actions of many tables. Without a mask, `sample` gives legal ones."""

    def __init__(self, tables: VectorTable, seed: Any = None) -> None:
        super().__init__([len(tables.actions)] * tables.n, seed=seed)
        self._tables = tables

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """An action for each, each legal one as likely as the others; 0 where a round is over."""
        if mask is not None or probability is not None:
            return super().sample(mask=mask, probability=probability)
        chances = self.np_random.random(self._tables.now.mask.shape) * self._tables.now.mask
        return chances.argmax(axis=1)


def _tables(game: str, n: int, seat: int, bot: str, options: dict[str, Any]) -> VectorTable:
    chosen = ruleset(game, **options)
    bots = [None if other == seat else bot for other in range(chosen.players)]
    return VectorTable(chosen, n, reset="next_step", bots=bots)


def _space(tables: VectorTable) -> Dict:
    low, high = np.iinfo(np.int16).min, np.iinfo(np.int16).max
    seen = Box(low, high, (tables.encoding.size,), np.int16)
    return Dict({"observation": seen, "action_mask": Box(0, 1, (len(tables.actions),), np.int8)})


def _replaced(tables: VectorTable, actions: Any) -> tuple[Any, Any]:
    """The actions, a legal one at random where one is illegal, and where that was: both (n,)."""
    given, mask = np.asarray(actions), tables.now.mask
    known = (given >= 0) & (given < mask.shape[1])
    wrong = ~(known & mask[np.arange(tables.n), np.where(known, given, 0)]) & ~tables.now.done
    return np.where(wrong, tables.random_actions(), given), wrong


class TableEnv(gymnasium.Env[Seen, Any]):
    """One table of a game, seen from one seat. Raises `ValueError` in one line for what is not allowed."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  as gymnasium has it

    def __init__(
        self,
        game: str,
        seat: int = 0,
        bot: str = "greedy",
        replace_illegal: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.replace_illegal = replace_illegal
        self.tables, self.seat, self.render_mode = _tables(game, 1, seat, bot, options), seat, render_mode
        self.observation_space, self.action_space = _space(self.tables), LegalActions(self.tables)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Seen]:
        """Deals: with a seed always the same round, else another."""
        super().reset(seed=seed)
        self.tables.reset(int(self.np_random.integers(SEEDS)))
        return self._seen(), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, Seen]:
        """Makes a move, and those of the others up to the next choice. Raises `IllegalMove` for an illegal one."""
        actions, info = np.array([action]), dict[str, Any]()
        if self.replace_illegal:
            actions, replaced = _replaced(self.tables, actions)
            info = {"replaced": bool(replaced[0])}
        shown = self.tables.step(actions)
        return self._seen(), float(shown.reward[0, self.seat]), bool(shown.done[0]), False, info

    def _seen(self) -> Seen:
        mask = self.tables.now.mask[0].astype(np.int8)
        return {"observation": self.tables.observe(self.seat)[0].copy(), "action_mask": mask}

    def render(self) -> Any:
        """The table as the seat sees it, as text."""
        return str(self.tables.view(0, self.seat)) if self.render_mode else None


class TablesEnv(VectorEnv[Seen, Any, Any]):
    """Many tables of a game, each seen from one seat. A table that is over is dealt again in the next step."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seat: int = 0,
        bot: str = "greedy",
        replace_illegal: bool = False,
        **options: Any,
    ) -> None:
        self.replace_illegal = replace_illegal
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.tables, self.seat, self.num_envs = _tables(game, num_envs, seat, bot, options), seat, num_envs
        self.single_observation_space = _space(self.tables)
        self.single_action_space = Discrete(len(self.tables.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = LegalRows(self.tables)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Seen, Seen]:
        """Deals every table: with a seed always the same rounds, else others."""
        super().reset(seed=seed[0] if isinstance(seed, list) else seed)
        self.tables.reset(int(self.np_random.integers(SEEDS)))
        return self._seen(self.tables.now), {}

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, Seen]:
        """Makes a move at every table. Raises `IllegalMove` for an illegal one."""
        info: Seen = {}
        if self.replace_illegal:
            actions, info["replaced"] = _replaced(self.tables, actions)
        shown = self.tables.step(actions)
        rewards = shown.reward[:, self.seat].astype(np.float64)
        return self._seen(shown), rewards, shown.done.copy(), np.zeros(self.num_envs, bool), info

    def _seen(self, shown: Step) -> Seen:
        seen = self.tables.observe(self.seat) if shown.done.any() else shown.observation
        return {"observation": seen.copy(), "action_mask": shown.mask.astype(np.int8)}


def _register() -> None:
    for game in catalogue.games():
        name = f"ceki/{game.id}-v{VERSION}"
        if game.info.measured is not None and name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="ceki.envs.gymnasium:TableEnv",
                vector_entry_point="ceki.envs.gymnasium:TablesEnv",
                kwargs={"game": game.id},
            )


_register()
