"""A learned player at a table: it sees a view, as all bots do."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ceki.bots.learned.drivers import choose_at_once
from ceki.bots.learned.inputs import Inputs
from ceki.bots.learned.mind import learnt
from ceki.bots.learned.network import Network, read
from ceki.bots.memory import Memory
from ceki.engine.bits import NONE
from ceki.engine.chance import Words, small_word
from ceki.engine.moves import ALONE, VERBS
from ceki.engine.record import pack
from ceki.engine.visibility.hide import layout
from ceki.play.game_module import GameModule
from ceki.play.move import Numbers
from ceki.play.showing.honours import honours_of
from ceki.play.view import View


class Learned:
    """A bot that makes the simple player's move, unless its network puts another ahead of that. One thread at a time
    may use it."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self._places: dict[tuple[GameModule, int, int], _Place] = {}

    @classmethod
    def of_file(cls, path: Path) -> Learned:
        """The player of a file. Raises `OSError`, or `NotAllowed` for a file that is none."""
        return cls(read(path))

    def __call__(self, view: View, state: Words) -> Numbers:
        """A legal move (verb, card). Raises `NotAllowed` in another game than the network's or with other players, and
        `ValueError` when the viewer is not asked."""
        moves = view.legal_numbers
        if not moves:
            raise ValueError(f"seat {view.seat} is not asked to move")
        at = view.game, int(view.table.seats), honours_of(view.game, view.table)
        if at not in self._places:
            self._places[at] = _Place(self.network, view, Inputs(*at))
        return self._places[at].choose(view, moves, state)


class _Place:
    """Where one network chooses in one game."""

    def __init__(self, network: Network, view: View, inputs: Inputs) -> None:
        self._memory = memory = Memory(view.game, (choose_at_once,))
        self._tables, rows = memory.tables(view.table, 1)
        self._moves = memory.zeros(VERBS)
        fields, mind = memory.numbers(layout(view.game.table)), memory.numbers(learnt(inputs, network))
        self._choose = memory.bound(choose_at_once, self._tables, rows, fields, mind, self._moves)

    def choose(self, view: View, moves: list[Numbers], state: Words) -> Numbers:
        """One of the moves. The simple player looks at a table on which unseen cards are dealt again."""
        record = np.zeros(1, view.game.dtype)
        pack(view.determinize(small_word(state)), record[0])
        self._memory.lay(self._tables, 0, record.tobytes())
        self._moves[:] = 0
        for verb, card in moves:
            self._moves[verb] |= 1 << (ALONE if card == NONE else card)
        return moves[int(self._choose())]
