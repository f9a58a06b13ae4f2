"""A house of servers as queues: processes with one loop each, cores that they share, a database that takes batches.

A move waits for the loop of its process, is read and decided there (`before`), waits for the transaction that carries
it with all that have come meanwhile (`commit`), is answered, and goes out to the others at its table (`after`). All are
milliseconds of one processor, but `commit`, which waits for a disk. Beside the moves a process looks at its tables
(`ticks`, milliseconds in a second).
"""

from __future__ import annotations

import math
import random
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import simpy

WARM: Final = 0.1  # the share of a run that is not counted
TICKS: Final = 4  # in a second
SPREAD: Final = 0.5  # of the logarithm of a cost: games and positions differ


@dataclass(frozen=True)
class House:
    """What is foretold of. `players`: milliseconds of processor that the players take for a move, where they play on
    the same machine; `way`: milliseconds between a player and the loop, there and back."""

    before: float
    commit: float
    after: float
    ticks: float = 0.0
    players: float = 0.0
    way: float = 0.0
    processes: int = 1
    cores: int = 2
    batches: bool = True


@dataclass
class Foretold:
    """Milliseconds from moves to their acks, in order of size; and the share of the run that each part was at work."""

    acks: list[float] = field(default_factory=list)
    at_work: dict[str, float] = field(default_factory=dict)

    def percentile(self, percent: float) -> float:
        """A percentile of the acks."""
        return self.acks[min(len(self.acks) - 1, int(len(self.acks) * percent / 100))]

    @property
    def narrowest(self) -> str:
        """The part that is at work most, and breaks first."""
        return max(self.at_work, key=lambda part: self.at_work[part])


class Run:
    """A house that gets moves at an even rate for some seconds."""

    def __init__(self, house: House, rate: float, seconds: float, seed: int = 1) -> None:
        self.house, self.rate, self.seconds = house, rate, 1000 * seconds
        self.chance, self.time = random.Random(seed), simpy.Environment()
        self.cores = simpy.Resource(self.time, house.cores)
        self.loops = [simpy.Resource(self.time, 1) for _ in range(house.processes)]
        self.crowd = simpy.Resource(self.time, 1)  # the players are one process too
        self.lines: list[list[simpy.Event]] = [[] for _ in self.loops]
        self.comes = [self.time.event() for _ in self.loops]
        self.found, self.busy = Foretold(), dict.fromkeys(("loop", "database", "cores"), 0.0)

    def foretell(self) -> Foretold:
        """Runs it."""
        self.time.process(self._moves())
        for at in range(len(self.loops)):
            self.time.process(self._commits(at))
            self.time.process(self._ticks(at))
        self.time.run(self.seconds)
        self.found.acks.sort()
        shares = {"loop": len(self.loops), "database": len(self.loops), "cores": self.house.cores}
        self.found.at_work = {part: self.busy[part] / self.seconds / many for part, many in shares.items()}
        return self.found

    def _moves(self) -> Iterator[simpy.Event]:
        while True:
            self.time.process(self._move(self.chance.randrange(len(self.loops))))
            yield self.time.timeout(1000 / self.rate)

    def _move(self, at: int) -> Generator[Any, Any, None]:
        house = self.house
        yield from self._works(self.crowd, house.players / 2)
        began = self.time.now
        yield self.time.timeout(house.way / 2)
        yield from self._works(self.loops[at], house.before, "loop")
        written = self.time.event()
        self.lines[at].append(written)
        if not self.comes[at].triggered:
            self.comes[at].succeed()
        yield written
        yield self.time.timeout(house.way / 2)
        if began > WARM * self.seconds:
            self.found.acks.append(self.time.now - began)
        yield from self._works(self.loops[at], house.after, "loop")
        yield from self._works(self.crowd, house.players / 2)

    def _ticks(self, at: int) -> Iterator[simpy.Event]:
        while True:
            yield self.time.timeout(1000 / TICKS)
            yield from self._works(self.loops[at], self.house.ticks / TICKS, "loop")

    def _works(self, who: simpy.Resource, cost: float, part: str = "") -> Generator[Any, Any, None]:
        """Takes a loop and a core for a while."""
        if not cost:
            return
        with who.request() as mine:
            yield mine
            with self.cores.request() as core:
                yield core
                took = self._about(cost)
                yield self.time.timeout(took)
                self.busy["cores"] += took
                if part:
                    self.busy[part] += took

    def _commits(self, at: int) -> Iterator[simpy.Event]:
        """One transaction after the other; all that wait go into the next one, or each into its own."""
        line = self.lines[at]
        while True:
            if not line:
                self.comes[at] = self.time.event()
                yield self.comes[at]
            many = len(line) if self.house.batches else 1
            now = [line.pop(0) for _ in range(many)]
            took = self._about(self.house.commit)
            yield self.time.timeout(took)
            self.busy["database"] += took
            for written in now:
                written.succeed()

    def _about(self, cost: float) -> float:
        """A cost with its spread, the same on average."""
        return cost * math.exp(self.chance.gauss(0.0, SPREAD) - SPREAD * SPREAD / 2)
