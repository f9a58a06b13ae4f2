"""Calls of a game's exports, with what Python says each must leave; Node then makes all of them in one run."""

from __future__ import annotations

from typing import Any

import numpy as np

from ceki.browser.build import BUILT
from ceki.engine.record import FixedRecord, pack, record_type
from ceki.play.game_module import GameModule
from tests.browser.node import node


def packed(record: FixedRecord) -> str:
    """The bytes of a record as written, in hexadecimal digits."""
    compact = np.zeros(1, record_type(type(record)))
    pack(record, compact[0])
    return str(compact.tobytes().hex())


class Steps:
    """Steps on one engine: `lay` what is there, `call` an export, `read` what it left."""

    def __init__(self, game: GameModule) -> None:
        self.game = game
        self.steps: list[dict[str, Any]] = []
        self.expected: list[list[str] | None] = []

    def _add(self, expected: list[str] | None, **step: Any) -> None:
        self.steps.append(step)
        self.expected.append(expected)

    def record(self, name: str, kind: str, of: FixedRecord | None = None) -> None:
        """A record, blank or as another."""
        self._add(None, lay=name, record=kind, bytes="" if of is None else packed(of))

    def records(self, name: str, n: int, first: bytes) -> None:
        """Some tables; the first has these bytes."""
        self._add(None, lay=name, record="table", bytes=first.hex(), n=n)

    def words(self, name: str, values: Any) -> None:
        """A row, or rows, of whole numbers."""
        rows = np.asarray(values)
        self._add(None, lay=name, width=8, lengths=list(rows.shape), values=list(map(str, rows.ravel().tolist())))

    def bytes(self, name: str, n: int) -> None:
        """A row of bytes."""
        self._add(None, lay=name, width=1, lengths=[n], values=[])

    def call(self, export: str, *given: str | int, gives: int | None = 0) -> None:
        """Calls an export; arguments are names of what was laid, `NAME:bytes` for its bytes, and numbers. `gives`: what
        it must return, None for anything."""
        self._add(None if gives is None else [str(gives)], call=export, given=list(given))

    def read(self, name: str, expected: Any) -> None:
        """What must stand there: a record as written, the bytes of one, or numbers."""
        if isinstance(expected, FixedRecord):
            found = [packed(expected)]
        elif isinstance(expected, bytes):
            found = [expected.hex()]
        else:
            found = list(map(str, np.asarray(expected).ravel().tolist()))
        self._add(found, read=name)

    def check(self) -> None:
        """Makes all calls in Node. Fails with the first step that left something else."""
        found = node("steps.ts", {"game": self.game.id, "steps": self.steps}, str(BUILT))
        for number, (step, expected, left) in enumerate(zip(self.steps, self.expected, found, strict=True)):
            if expected is not None:
                before = next((one for one in reversed(self.steps[: number + 1]) if "call" in one), None)
                assert left == expected, f"{self.game.id}, step {number}: {step}, last called: {before}"
