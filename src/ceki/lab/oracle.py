"""The player that sees every card. It measures how much skill is left to be had, and sits at no table.

Against players who are simple and known, a table whose cards all lie open is a puzzle for one: the oracle tries
courses of its own moves and begins the best it finds.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from ceki.bots.playout import GREEDY, choose, worth_to
from ceki.bots.search import sides
from ceki.play.contract import GameFile
from ceki.rulekit.chance import Words, small_below
from ceki.rulekit.moves import VERBS, Moves, clear, nth_card, nth_verb, number_of_moves
from ceki.rulekit.rule import COMPILED, bind, driver, legal, play, settle

STRAY: Final = 4  # of the oracle's own later moves one in so many is any, the others are the simple player's


@driver
def course(g: Any, seat: int, stray: int, moves: Moves, state: Words) -> None:
    """Plays a table to its end with simple players; the seat's own moves stray once in `stray` times (0: never)."""
    while not g.over:
        clear(moves)
        legal(g, moves)
        n = number_of_moves(moves)
        i = 0
        if n > 1:
            if g.turn == seat and stray > 0 and small_below(state, stray) == 0:
                i = small_below(state, n)
            else:
                i = choose(g, moves, n, GREEDY, state)
        play(g, nth_verb(moves, i), nth_card(moves, i))
    settle(g)


@driver
def best_begun(tables: Any, courses: int, side: Words, state: Words) -> int:
    """The place of the legal move of tables[0] that begins the best of `courses` courses each."""
    moves = np.zeros(VERBS, np.int64)
    later = np.zeros(VERBS, np.int64)
    legal(tables[0], moves)
    best = 0
    best_worth = -1_000_000_000
    for i in range(number_of_moves(moves)):
        for tried in range(courses):
            tables[1] = tables[0]
            g = tables[1]
            seat = g.turn
            play(g, nth_verb(moves, i), nth_card(moves, i))
            course(g, seat, 0 if tried == 0 else STRAY, later, state)
            worth = worth_to(g, seat, side)
            if worth > best_worth:
                best = i
                best_worth = worth
    return best


@dataclass(frozen=True)
class Oracle:
    """Sees the true table (a record, an array of one) and tries `courses` courses for each move."""

    courses: int = 50

    def choose(self, game: GameFile, record: Any, state: Words) -> tuple[int, int]:
        """The legal move (verb, card) that begins the best course found."""
        tables = np.repeat(record, 2)
        side = sides(game, int(record[0]["seats"]))
        place = bind(best_begun, game.names, COMPILED)(tables, self.courses, side, state)
        moves = np.zeros(VERBS, np.int64)
        bind(offered_there, game.names, COMPILED)(tables, moves)
        return int(nth_verb(moves, place)), int(nth_card(moves, place))


@driver
def offered_there(tables: Any, moves: Moves) -> None:
    """The legal moves of tables[0]."""
    legal(tables[0], moves)
