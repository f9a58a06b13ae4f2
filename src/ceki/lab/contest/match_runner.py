"""Rounds with a bot of its own in every seat, at machine speed: Python runs only where a bot thinks for itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from ceki.bots import Bot, greedy, random
from ceki.bots.playout import GREEDY, OUTSIDE, RANDOM, play_on, worth_to
from ceki.bots.random import generator
from ceki.bots.seen import sides
from ceki.engine.bits import NONE
from ceki.engine.chance import Words, key_from_bytes
from ceki.engine.contract import deal, play
from ceki.engine.module.specialize import specialize
from ceki.engine.moves import VERBS
from ceki.engine.record import Record
from ceki.engine.rule import COMPILED, driver
from ceki.engine.visibility.tables import lay_tables, record_of
from ceki.lab.oracle import Oracle
from ceki.play.ruleset import Ruleset
from ceki.play.view import View

DEAL: Final = -1  # in place of a first move
POLICY: Final[dict[Any, int]] = {random.choose: RANDOM, greedy.choose: GREEDY}

Player = Bot | Oracle


@driver
def go_on(tables: Any, verb: int, card: int, policy: Words, state: Words, side: Words, worth: Words) -> int:
    """Makes a move at tables[0], or deals it (`DEAL`), and plays on to the next choice of a seat played `OUTSIDE`.

    `policy`, `side` and `worth`: (seats,); `state`: a small generator, (2,). Returns that seat; `NONE` at the end of
    the round, when `worth` holds what it was worth to each seat, as `worth_to` has it.
    """
    g = tables[0]
    if verb == DEAL:
        deal(g)
    else:
        play(g, verb, card)
    seat = play_on(g, policy, np.zeros(VERBS, np.int64), state)
    if seat == NONE:
        for one in range(g.seats):
            worth[one] = worth_to(g, one, side)
    return seat


@dataclass(frozen=True)
class Settled:
    """A round that bots played to its end: its table, an array of one record, and what it was worth to each seat,
    (seats,)."""

    table: Any
    worth: list[int]
    over: bool = True

    @property
    def cents(self) -> list[int]:
        """Cents won by each seat."""
        return [int(cents) for cents in self.table["cents"][: len(self.worth)]]

    @property
    def won(self) -> list[float]:
        """What each seat has won: cents; where no money moved, the points of its side above the mean of the table."""
        scale = 1 if any(self.cents) else len(self.worth)
        return [one / scale for one in self.worth]


class Seating:
    """A house whose rounds are played by given bots. `players` has one for each seat of the table."""

    def __init__(self, chosen: Ruleset) -> None:
        game = chosen.game
        self.ruleset, self.game, self.side = chosen, game, sides(game, chosen.players)
        self.go_on = specialize(go_on, game.namespace, COMPILED)

    def play(self, players: Sequence[Player], key: bytes, blank: Record, *numbers: int) -> Settled:
        """Plays the round of a blank table, whose starter is set, to its end.

        `numbers` start the bots' generators: the same numbers give the same round, as long as budgets count playouts
        and not time.
        """
        blank.key = key_from_bytes(key)
        tables = lay_tables(blank, self.game.dtype, 1, self.go_on)
        policy = np.array([POLICY.get(player, OUTSIDE) for player in players], np.int64)
        states = [generator(*numbers, seat) for seat in range(len(players))]
        common, worth = generator(*numbers, len(players)), np.zeros(len(players), np.int64)
        move = DEAL, NONE
        while (seat := self.go_on(tables, *move, policy, common, self.side, worth)) != NONE:
            move = self._ask(players[seat], tables, seat, states[seat])
        return Settled(record_of(tables)[0], worth.tolist())

    def _ask(self, player: Player, tables: Any, seat: int, state: Words) -> tuple[int, int]:
        record = record_of(tables)
        if isinstance(player, Oracle):
            return player.choose(self.game, record, state)
        return player(View(self.game, record, seat), state)
