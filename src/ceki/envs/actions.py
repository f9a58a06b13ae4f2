"""The actions of a game: one number for each move that it can have, whether it is legal or not, and their words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from operator import index

import numpy as np

from ceki.engine.bits import NONE
from ceki.engine.chance import Words
from ceki.engine.errors import NotAllowed
from ceki.play.game_module import GameModule
from ceki.play.move import Move, Numbers, numbers_of, say


@dataclass(frozen=True)
class Actions:
    """The actions of a game: verb after verb, each with every face or, where it needs no card, alone."""

    game: GameModule

    @cached_property
    def starts(self) -> Words:
        """The first action of each verb, int64, (verbs,)."""
        sizes = [self.game.table.FACES if verb.card else 1 for verb in self.game.info.verbs]
        return np.cumsum([0, *sizes[:-1]], dtype=np.int64)

    @cached_property
    def verbs(self) -> Words:
        """The verb of each action, int64, (actions,)."""
        return np.array([verb for verb, _ in self._moves], np.int64)

    @cached_property
    def cards(self) -> Words:
        """The card of each action or `NONE`, int64, (actions,)."""
        return np.array([card for _, card in self._moves], np.int64)

    @cached_property
    def _moves(self) -> list[Numbers]:
        faces, verbs = self.game.table.FACES, self.game.info.verbs
        return [(n, card) for n, verb in enumerate(verbs) for card in (range(faces) if verb.card else (NONE,))]

    def __len__(self) -> int:
        return len(self._moves)

    def number(self, verb: int, card: int) -> int:
        """The action of a move given by its numbers."""
        return int(self.starts[verb]) + max(card, 0)

    def move(self, action: int) -> Numbers:
        """The numbers of an action's move: its verb, and its card or `NONE`. Raises `ValueError` for what is none."""
        given = index(action)
        if not 0 <= given < len(self):
            raise NotAllowed("action-unknown", given=given, last=len(self) - 1)
        return self._moves[given]

    def text(self, action: int) -> str:
        """An action in words, `discard M8`."""
        return say(self.game, *self.move(action))

    def read(self, text: str) -> int:
        """The action that words mean. Raises `IllegalMove` for words that are not a move of the game."""
        return self.number(*numbers_of(self.game, Move.read(text)))
