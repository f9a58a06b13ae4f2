"""One observation at a time, of a round."""

from __future__ import annotations

from typing import Any

import numpy as np

from ceki.bots.memory import Memory
from ceki.envs.drivers import observe
from ceki.envs.encoding import Encoding
from ceki.play.round import Round
from ceki.play.ruleset import Ruleset


class Encoder:
    """Encodes what a seat sees of a round by a ruleset. One thread at a time may use it; a copy of it is itself."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.encoding = Encoding(ruleset)
        self._memory = memory = Memory(ruleset.game, (observe,))
        self._tables, rows = memory.tables(ruleset.table(), 1)
        self._seat, self._out = memory.zeros(1), memory.zeros((1 + self.encoding.slack, self.encoding.size), np.int16)
        plan, ends = (memory.numbers(one) for one in self.encoding.plan)
        self._observe = memory.bound(observe, rows, plan, ends, self._seat, self._out)

    def encode(self, played: Round, seat: int) -> Any:
        """What a seat sees of a round, int16, (places,)."""
        return self.encode_bytes(played.position.raw, seat)

    def encode_bytes(self, raw: bytes, seat: int) -> Any:
        """What a seat sees of a table that is given by the bytes of its record, int16, (places,)."""
        self._memory.lay(self._tables, 0, raw)
        self._seat[0] = seat
        self._observe()
        return self._out[0].copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Encoder:
        return self
