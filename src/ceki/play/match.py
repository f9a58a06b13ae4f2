"""Rounds in a row: who begins, the pots, the ledger, and what a game carries from round to round."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

import numpy as np

from ceki.engine.carried import SIDES, Carried, Kept
from ceki.engine.chance import key_from_seed, small_below, small_seed
from ceki.engine.game import CENTS
from ceki.engine.options import Setting
from ceki.engine.record import Record
from ceki.play.round import Round, seeded_key
from ceki.play.ruleset import Ruleset
from ceki.play.score import winners_of

MAX_ROUNDS = 10_000
GAME, ROUNDS = "game", "rounds"  # what decides a match, beside cents


class Settled(Protocol):
    """A finished round, as a match sees it."""

    @property
    def over(self) -> bool: ...
    @property
    def table(self) -> Any: ...
    @property
    def cents(self) -> list[int]: ...


class Match:
    """A match of a ruleset. The game's own hooks move the starter, the pot and the money between rounds.

    `seated` is the person at each seat, `cents` the ledger by person, `pot` the money on the table (cents), `carried`
    what the game declares that spans rounds, and `before` the same before the last round was entered. `closing` are
    the lines by which the match itself was settled at its end (`line`), `settled` the cents that this moved by person,
    and `from_pot` what it took out of the pot. A match ends after `rounds` rounds, or before when the game says so.

    Raises `ValueError` for a seed that is no whole number and for fewer rounds than one.
    """

    def __init__(self, ruleset: Ruleset, seed: int = 0, rounds: int | None = None) -> None:
        if rounds is not None and (type(rounds) is not int or rounds < 1):
            raise ValueError(f"rounds: {rounds!r} is not allowed; a whole number from 1, or None for no end")
        self.ruleset, self.seed, self.rounds = ruleset, seed, rounds
        self.players = ruleset.players
        people = ruleset.people
        self.seated = list(range(ruleset.players))
        self.cents = [0] * people
        self.starter = self.pot = self.round = 0
        self.sides = [list(side) for side in ruleset.game.info.partners]
        kind: type[Carried] = ruleset.game.namespace.get("Carried", Carried)
        self.carried: Carried = kind(people, len(self.sides))
        self.before: Carried = self.carried.copy()
        self.closing: list[tuple[int, int, int, int]] = []
        self.settled, self.from_pot = [0] * people, 0
        self.over = self.closed = False
        self._chance = np.zeros(2, np.int64)
        small_seed(self._chance, int(key_from_seed(seed)[0]), int(key_from_seed(seed)[1]))
        self._call("open_match")
        self.before = self.carried.copy()

    @property
    def options(self) -> Mapping[str, Setting]:
        """The value of every option of the next round."""
        return self.ruleset.options

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self._state == other._state

    def __repr__(self) -> str:
        now = "over" if self.over else f"cents {self.cents}"
        return f"<Match of {self.ruleset.game.id}, {self.players} players, {self.round} rounds, {now}>"

    __hash__ = None  # type: ignore[assignment]  # it changes

    @property
    def _state(self) -> dict[str, object]:
        """All that it is, as values that compare."""
        carried = {name: [one.values(name) for one in (self.carried, self.before)] for name in self.carried.FIELDS}
        return {**vars(self), "carried": carried, "before": None, "_chance": self._chance.tolist()}

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        return self.copy()

    def copy(self) -> Match:
        """An equal match of its own, which then goes on by itself."""
        other = object.__new__(Match)
        vars(other).update(vars(self))
        other.seated, other.cents, other.settled = list(self.seated), list(self.cents), list(self.settled)
        other.carried, other.before, other.closing = self.carried.copy(), self.before.copy(), list(self.closing)
        other._chance = self._chance.copy()
        return other

    def random(self, n: int) -> int:
        """A number from 0 to `n` - 1 from the match's own generator, for draws between rounds."""
        return int(small_below(self._chance, n))

    def line(self, what: int, who: int, count: int, cents: int) -> None:
        """Writes a line of the settlement of the match: `count` things of kind `what` bring a person, or a side where
        partners play, `cents`."""
        self.closing.append((int(what), int(who), int(count), int(cents)))

    def _call(self, hook: str, *arguments: Any) -> None:
        function: Callable[..., None] | None = self.ruleset.game.hook(hook)
        if function is not None:
            function(self, *arguments)

    def next_round(self, key: bytes | None = None) -> Round:
        """Deals the next round. Raises `ValueError` when the match is over."""
        blank = self.blank()
        return Round(self.ruleset, key or seeded_key(self.seed, self.round), self.starter, int(blank.pot), blank)

    def blank(self) -> Record:
        """The undealt table of the next round, with what the match carries. Raises `ValueError` when it is over."""
        if self.over:
            raise ValueError("the match is over")
        blank = self.ruleset.table()
        blank.starter, blank.pot = self.starter, self.pot
        self._call("set_out", blank)
        return blank

    def agree(self, options: Mapping[str, object]) -> None:
        """Notes what the players have agreed, which holds from the next round on. Raises `ValueError`, as
        `Ruleset.agreed` does."""
        if options:
            self.ruleset = self.ruleset.agreed(options)

    def settle(self, played: Settled) -> None:
        """Enters a finished round in the ledger; the game's hook moves what it moves. Raises `ValueError` before the
        end."""
        if not played.over:
            raise ValueError("the round is not over")
        self.before = self.carried.copy()
        for seat, cents in enumerate(played.cents):
            self.cents[self.seated[seat]] += cents
        for seat in winners_of(played.table):
            self.carried.won[self.seated[seat]] += 1
        self.pot = int(played.table.pot)
        if self.ruleset.game.hook("next_round"):
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
            cents, pot = list(self.cents), self.pot
            self._call("close_match")
            self.settled = [now - then for now, then in zip(self.cents, cents, strict=True)]
            self.from_pot = pot - self.pot
            if self.decided_by != GAME:
                self.carried.winners = sum(1 << person for person in self.leaders)

    @property
    def _leading(self) -> Kept | None:
        return next((kept for kept in self.carried.FIELDS.values() if kept.leads), None)

    @property
    def decided_by(self) -> str:
        """What decides the match: the `game`, where it carries an amount that leads and rounds move no money; else the
        `cents` of the ledger, or, where there are none, the `rounds` won."""
        by_rounds = [cents - end for cents, end in zip(self.cents, self.settled, strict=True)]
        if self._leading is not None and not any(by_rounds):
            return GAME
        return CENTS if any(self.cents) else ROUNDS

    @property
    def winners(self) -> list[int]:
        """The people who have won the match; nobody before its end."""
        return [person for person in range(len(self.cents)) if int(self.carried.winners) >> person & 1]

    @property
    def leaders(self) -> list[int]:
        """The people who are ahead by what decides the match. Nobody, where all are level."""
        leading, decided_by = self._leading, self.decided_by
        if leading is None or decided_by != GAME:
            return ahead(self.cents if decided_by == CENTS else self.carried.won)
        found = ahead(getattr(self.carried, leading.name))
        return found if leading.of != SIDES else sorted(self.seated[s] for side in found for s in self.sides[side])

    def play_through(self, choose: Callable[[Round], tuple[int, int]]) -> Iterator[Round]:
        """Plays whole rounds with `choose`, to the end of the match (at most `MAX_ROUNDS`)."""
        while not self.over and self.round < MAX_ROUNDS:
            played = self.next_round()
            while not played.over:
                played.make(*choose(played))
            self.settle(played)
            yield played


def ahead(amounts: Any) -> list[int]:
    """The places of the greatest amounts; none where all are equal."""
    found = [int(n) for n in amounts]
    return [place for place, n in enumerate(found) if n == max(found)] if len(set(found)) > 1 else []
