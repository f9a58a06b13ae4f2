"""Many tables of one ruleset in one memory, for learning: a step makes a move at each and plays on to the next choice.

tables = VectorTable("pei", 1024, seed=7)
while True:
    observation, mask, turn, reward, done = tables.step(tables.random_actions())
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt
from wasmtime import WasmtimeError

from ceki.bots.memory import Memory
from ceki.bots.playout import OUTSIDE, POLICIES
from ceki.bots.seen import sides
from ceki.engine.bits import NONE
from ceki.engine.chance import key_from_seed, small_seed
from ceki.engine.errors import IllegalMove, NotAllowed, whole
from ceki.engine.moves import VERBS
from ceki.envs.actions import Actions
from ceki.envs.drivers import AT_ONCE, NEXT_STEP, choose_any, first_illegal, observe, step_tables
from ceki.envs.encoding import Encoding
from ceki.play.ruleset import Ruleset, ruleset
from ceki.play.view import View

Array = npt.NDArray[Any]
RESETS: Final[Mapping[str, int]] = MappingProxyType({"at_once": AT_ONCE, "next_step": NEXT_STEP})
MOST: Final = 1_000_000  # tables; the memory of the rules ends before, in most games
DEAL: Final = -1  # as an action: the table is dealt again


class Step(NamedTuple):
    """What is so after a step; of n tables, in arrays that every step overwrites.

    `observation`: what the seat in turn sees, int16, (n, places), as `encoding` has it. `mask`: the legal actions,
    bool, (n, actions). `turn`: whose they are, int64, (n,). `reward`: what the round that has ended with this step is
    worth to each seat, int64, (n, seats): cents or, where no money moved, `seats` times its points above the mean of
    the table; else 0. `done`: whether one has ended, bool, (n,).
    """

    observation: Array
    mask: Array
    turn: Array
    reward: Array
    done: Array


class VectorTable:
    """`n` tables of a game. Moves that are the only one are made at once, as at every table here.

    `game` is a ruleset, or the name of a game with `players`, `preset` and options. Round `r` at table `i` is round
    `r * n + i` of the simulation that begins at `seed`: equal seeds and actions give equal arrays, anywhere. `bots`, a
    name for each seat or None, plays the seats that are not yours. `reset` says when a table that is over is dealt
    again: "at_once", in the same step, which then shows the new round; or in the "next_step", whatever its action is.
    One thread at a time may use it.

    Raises `ValueError` in one line for what is not allowed, and for a game in which nobody has a choice.
    """

    def __init__(
        self,
        game: str | Ruleset,
        n: int = 1024,
        seed: int = 0,
        *,
        reset: str = "at_once",
        bots: Sequence[str | None] = (),
        players: int | None = None,
        preset: str | None = None,
        **options: object,
    ) -> None:
        self.ruleset = game if isinstance(game, Ruleset) else ruleset(game, players, preset, **options)
        if self.ruleset.game.info.measured is None:
            raise NotAllowed("no-skill", game=self.ruleset.game.id)
        if reset not in RESETS:
            raise NotAllowed("reset-unknown", given=repr(reset), allowed=list(RESETS))
        self.n, self.seed, self.resets, self.bots = whole("n", n, 1, MOST), whole("seed", seed), reset, tuple(bots)
        self.seats, self._policies = self.ruleset.players, _policies(bots, self.ruleset.players)
        self.actions, self.encoding = Actions(self.ruleset.game), Encoding(self.ruleset)
        self._lay()

    def _lay(self) -> None:
        """Lays the tables and all that goes with them."""
        n, seats, game = self.n, self.seats, self.ruleset.game
        memory = Memory(game, (step_tables, first_illegal, observe, choose_any))
        try:
            tables, rows = memory.tables(self.ruleset.table(), n)
            self._records, numbers = tables, memory.numbers
            plan, ends = (numbers(one) for one in self.encoding.plan)
            starts, settings = numbers(self.actions.starts), numbers([RESETS[self.resets], seats, len(self.actions)])
            moves, masks = memory.zeros((n, VERBS)), memory.zeros((n, len(self.actions)), np.int8)
            out, seen = (memory.zeros((n + self.encoding.slack, self.encoding.size), np.int16) for _ in range(2))
            self._actions, self._rounds, turns, done = (memory.zeros(n) for _ in range(4))
            self._viewers, rewards, self._master = memory.zeros(n), memory.zeros((n, seats)), memory.zeros(8)
            self._chance, self._chosen = memory.zeros(2), memory.zeros(n)
        except (WasmtimeError, MemoryError):
            raise NotAllowed("tables-too-many", tables=n, game=game.id) from None
        self._moves, self._done, self._seen = moves, done, seen[:n]
        self._step = memory.bound(
            step_tables, tables, rows, plan, ends, starts, numbers(self.actions.verbs), numbers(self.actions.cards),
            self._master, settings, numbers(self._policies), numbers(sides(game, seats)), self._chance, self._actions,
            self._rounds, moves, masks, out, turns, rewards, done,
        )  # fmt: skip
        self._first_illegal = memory.bound(first_illegal, tables, self._actions, masks, settings)
        self._observe = memory.bound(observe, rows, plan, ends, self._viewers, seen)
        self._choose = memory.bound(choose_any, moves, starts, self._chance, self._chosen)
        self._shown = Step(out[:n], masks.view(bool), turns, rewards, np.zeros(n, bool))
        self._memory = memory
        self.reset()

    def reset(self, seed: int | None = None) -> Step:
        """Deals every table, from the first round of the seed on."""
        self.seed = self.seed if seed is None else whole("seed", seed)
        self._master[:] = key_from_seed(self.seed)
        small_seed(self._chance, int(self._master[0]), int(self._master[1]))
        self._rounds[:] = 0
        self._actions[:] = DEAL
        return self._run()

    def step(self, actions: npt.ArrayLike) -> Step:
        """Makes a move at each table: numbers of legal actions, (n,). Raises `IllegalMove`, and changes nothing, when
        one is not legal."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise NotAllowed("actions-shape", tables=self.n, given=f"{given.dtype} {given.shape}")
        self._actions[:] = given
        wrong = int(self._first_illegal())
        if wrong != NONE:
            raise IllegalMove("action-illegal", table=wrong, given=self._named(given[wrong]), legal=self.legal(wrong))
        return self._run()

    def _run(self) -> Step:
        self._step()
        self._shown.done[:] = self._done
        return self._shown

    def _named(self, action: int) -> str:
        return repr(self.actions.text(action) if 0 <= action < len(self.actions) else int(action))

    @property
    def now(self) -> Step:
        """What the last step has shown."""
        return self._shown

    def legal(self, table: int) -> list[str]:
        """The legal moves at a table, in words."""
        return [self.actions.text(action) for action in np.flatnonzero(self._shown.mask[table]).tolist()]

    def random_actions(self) -> Array:
        """A legal action for each table, each as likely as the others, (n,): the next of a generator that follows from
        the seed. The next call overwrites the array."""
        self._choose()
        return self._chosen

    def observe(self, seats: npt.ArrayLike) -> Array:
        """What a seat of each table sees, in turn or not: int16, (n, places). `seats`: one for all, or (n,).
        The next call overwrites the array."""
        given = np.asarray(seats)
        if given.dtype.kind not in "iu" or given.size == 0 or given.min() < 0 or given.max() >= self.seats:
            raise NotAllowed("seats-unknown", last=self.seats - 1)
        self._viewers[:] = given
        self._observe()
        return self._seen

    def view(self, table: int, seat: int) -> View:
        """What a seat may know of a table, as `Round.view` has it."""
        record = self._memory.record(self._records, whole("table", table, 0, self.n - 1))
        return View(self.ruleset.game, record, whole("seat", seat, 0, self.seats - 1))

    def save(self) -> dict[str, Array]:
        """Its whole state, as arrays, for `load` and `numpy.savez`. They hold every card."""
        records = {"records": self._memory.saved(self._records), "seed": np.array(self.seed)}
        return records | {name: part.copy() for name, part in self._parts().items()}

    def load(self, saved: Mapping[str, Array]) -> None:
        """Goes on from what was saved of tables of the same ruleset and number. Raises `ValueError` for anything else,
        and changes nothing then."""
        for name, mine in self.save().items():
            if name not in saved or np.shape(saved[name]) != mine.shape or saved[name].dtype != mine.dtype:
                raise NotAllowed("saved-other", name=name)
        for name, part in self._parts().items():
            part[...] = saved[name]
        self._memory.restore(self._records, saved["records"])
        self.seed = int(saved["seed"])
        self._master[:] = key_from_seed(self.seed)

    def _parts(self) -> dict[str, Array]:
        own = {"rounds": self._rounds, "chance": self._chance, "moves": self._moves}
        return own | self._shown._asdict()

    def copy(self) -> VectorTable:
        """Equal tables in a memory of their own, which then go on by themselves."""
        other = VectorTable(self.ruleset, self.n, self.seed, reset=self.resets, bots=self.bots)
        other.load(self.save())
        return other

    def __copy__(self) -> VectorTable:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> VectorTable:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.ruleset, self.n, self.seed, self.resets, self.bots, self.save())

    def __repr__(self) -> str:
        return f"<VectorTable of {self.n} times {self.ruleset.game.id}, {self.seats} players>"


def _again(
    given: Ruleset, n: int, seed: int, reset: str, bots: tuple[str | None, ...], saved: Mapping[str, Array]
) -> VectorTable:
    """Tables that were pickled."""
    tables = VectorTable(given, n, seed, reset=reset, bots=bots)
    tables.load(saved)
    return tables


def _policies(bots: Sequence[str | None], players: int) -> list[int]:
    """Who plays each seat. Raises `ValueError` for anything but a list of bots, and where all seats are theirs."""
    if isinstance(bots, str) or len(bots) not in (0, players) or any(bot not in (None, *POLICIES) for bot in bots):
        raise NotAllowed("bots-by-seat", players=players, bots=list(POLICIES))
    if bots and None not in bots:
        raise NotAllowed("bots-everywhere")
    return [OUTSIDE if bot is None else POLICIES.index(bot) for bot in bots] or [OUTSIDE] * players
