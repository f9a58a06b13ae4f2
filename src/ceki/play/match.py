"""Rounds in a row: who begins, the pots, the ledger, and what a game carries from round to round."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy, deepcopy
from typing import Any, Protocol

import numpy as np

from ceki.play.house import House
from ceki.play.round import Round, seeded_key
from ceki.rulekit.chance import key_from_seed, small_below, small_seed
from ceki.rulekit.record import Record

MAX_ROUNDS = 10_000


class Settled(Protocol):
    """A finished round, as a match sees it."""

    @property
    def over(self) -> bool: ...
    @property
    def table(self) -> Any: ...
    @property
    def cents(self) -> list[int]: ...


class Match:
    """A match of a house. The game's own hooks move the starter, the pot and the money between rounds.

    `seated` is the person at each seat, `cents` the ledger by person, `pot` the money on the table (cents),
    `notes` the game's own counters. A match ends after `rounds` rounds, or before when the game says so.
    """

    def __init__(self, house: House, seed: int = 0, rounds: int | None = None) -> None:
        self.settings, self.seed, self.rounds = house, seed, rounds
        self.house = house.options
        self.players = house.players
        people = int(house.options.get("people", house.players))
        self.seated = list(range(house.players))
        self.cents = [0] * people
        self.starter = self.pot = self.round = 0
        self.notes: dict[str, Any] = {}
        self.over = self.closed = False
        self._chance = np.zeros(2, np.int64)
        small_seed(self._chance, int(key_from_seed(seed)[0]), int(key_from_seed(seed)[1]))
        self._call("open_match")

    def copy(self) -> Match:
        """This match as it stands, which then goes on by itself."""
        other = copy(self)
        other.seated, other.cents = list(self.seated), list(self.cents)
        other.notes, other._chance = deepcopy(self.notes), self._chance.copy()
        return other

    def random(self, n: int) -> int:
        """A number below `n` from the match's own generator, for what is drawn between rounds."""
        return int(small_below(self._chance, n))

    def _call(self, hook: str, *arguments: Any) -> None:
        function: Callable[..., None] | None = self.settings.game.hook(hook)
        if function is not None:
            function(self, *arguments)

    def next_round(self, key: bytes | None = None) -> Round:
        """Deals the next round. Raises `ValueError` when the match is over."""
        blank = self.blank()
        return Round(self.settings, key or seeded_key(self.seed, self.round), self.starter, int(blank.pot), blank)

    def blank(self) -> Record:
        """The undealt table of the next round, with what the match carries. Raises `ValueError` when it is over."""
        if self.over:
            raise ValueError("the match is over")
        blank = self.settings.table()
        blank.starter, blank.pot = self.starter, self.pot
        self._call("set_out", blank)
        return blank

    def settle(self, played: Settled) -> None:
        """Enters a finished round in the ledger; the game moves what it moves. Raises `ValueError` before the end."""
        if not played.over:
            raise ValueError("the round is not over")
        for seat, cents in enumerate(played.cents):
            self.cents[self.seated[seat]] += cents
        self.pot = int(played.table.pot)
        if self.settings.game.hook("next_round"):
            self._call("next_round", played.table)
        else:
            self.starter = (self.starter + 1) % self.players
        self.round += 1
        if self.rounds is not None and self.round >= self.rounds:
            self.over = True
        if self.over:
            self.close()

    def close(self) -> None:
        """Ends the match: pots and tokens are paid out. Does nothing the second time."""
        self.over = True
        if not self.closed:
            self.closed = True
            self._call("close_match")

    def play_through(self, choose: Callable[[Round], tuple[int, int]]) -> Iterator[Round]:
        """Plays whole rounds with `choose`, to the end of the match (at most `MAX_ROUNDS`)."""
        while not self.over and self.round < MAX_ROUNDS:
            played = self.next_round()
            while not played.over:
                played.make(*choose(played))
            self.settle(played)
            yield played
