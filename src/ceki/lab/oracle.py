"""The player that sees every card. It measures how much skill is left to gain, and sits at no table.

Against players who are simple and known, a table whose cards all lie open is a puzzle for one: the oracle tries courses
of its own moves and begins the best it finds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ceki.bots.playout import GREEDY, STRAYING, play_on, worth_to
from ceki.bots.seen import sides
from ceki.engine.chance import Words
from ceki.engine.contract import legal, play
from ceki.engine.module.specialize import specialize
from ceki.engine.moves import VERBS, nth_card, nth_verb, number_of_moves
from ceki.engine.rule import COMPILED, driver
from ceki.engine.visibility.tables import repeat
from ceki.lab.rounds import read_move
from ceki.play.game_module import GameModule


@driver
def best_begun(tables: Any, courses: int, side: Words, state: Words) -> int:
    """The legal move of tables[0] that begins the best of `courses` courses each, as verb * 64 + card + 1. `side`:
    (seats,), equal for partners; `state`: a small generator, (2,)."""
    moves = np.zeros(VERBS, np.int64)
    later = np.zeros(VERBS, np.int64)
    policies = np.full(len(side), GREEDY, np.int64)
    seat = tables[0].turn
    legal(tables[0], moves)
    best = 0
    best_worth = -1_000_000_000
    for i in range(number_of_moves(moves)):
        verb = nth_verb(moves, i)
        card = nth_card(moves, i)
        for tried in range(courses):
            tables[1] = tables[0]
            policies[seat] = GREEDY if tried == 0 else STRAYING
            play(tables[1], verb, card)
            play_on(tables[1], policies, later, state)
            worth = worth_to(tables[1], seat, side)
            if worth > best_worth:
                best = verb * 64 + card + 1
                best_worth = worth
    return best


@dataclass(frozen=True)
class Oracle:
    """Sees the true table (a record, an array of one) and tries `courses` courses for each move."""

    courses: int = 50

    def choose(self, game: GameModule, record: Any, state: Words) -> tuple[int, int]:
        """The legal move (verb, card) that begins the best course found."""
        run = specialize(best_begun, game.namespace, COMPILED)
        tables, side = repeat(game.table, record, 2, run), sides(game, int(record[0]["seats"]))
        return read_move(int(run(tables, self.courses, side, state)))
