"""Rounds in a row: who begins, the pots, the ledger, and what a game carries from round to round."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from ceki.engine.chance import key_from_seed
from ceki.engine.errors import NotAllowed
from ceki.engine.game import CENTS
from ceki.engine.match_record import SIDES, Kept
from ceki.engine.module.specialize import specialize
from ceki.engine.options import Setting
from ceki.engine.record import Record, alike, copy, pressed, unpack, unpressed
from ceki.engine.rule import WRITTEN
from ceki.play.carried import Carried
from ceki.play.drivers import match_rules
from ceki.play.round import Round, seeded_key
from ceki.play.ruleset import Ruleset

MAX_ROUNDS = 10_000
GAME, ROUNDS = "game", "rounds"  # what decides a match, beside cents


class Settled(Protocol):
    """A finished round, as a match sees it."""

    @property
    def over(self) -> bool: ...
    @property
    def table(self) -> Any: ...


class Match:
    """A match of a ruleset. The game's own rules move the starter, the pot and the money between rounds.

    `record` holds the match as numbers, and `seated`, `cents` and the others read it: `seated` is the person at each
    seat, `cents` the ledger by person, `pot` the money on the table (cents), `carried` what the game declares that
    spans rounds, and `before` the same before the last round was entered. `closing` are the lines by which the match
    itself was settled at its end (what, who, count, cents), `settled` the cents that this moved by person, and
    `from_pot` what it took out of the pot. A match ends after `rounds` rounds, or before when the game says so.

    Raises `ValueError` for a seed that is no whole number and for fewer rounds than one.
    """

    def __init__(self, ruleset: Ruleset, seed: int = 0, rounds: int | None = None, lots: bool = True) -> None:
        if rounds is not None and (type(rounds) is not int or rounds < 1):
            raise NotAllowed("rounds-of-match", given=repr(rounds))
        self.ruleset, self.seed, self.rounds = ruleset, seed, rounds
        self.players = ruleset.players
        self.sides = [list(side) for side in ruleset.game.info.partners]
        self.record = ruleset.game.carried()
        a, b, *_ = (int(word) for word in key_from_seed(seed)) if lots else (0, 0)
        self._run(match_rules.begin, ruleset.table(), ruleset.people, len(self.sides), rounds or 0, a, b)
        self._before = pressed(self.record)  # servers keep many matches

    def _run(self, driver: Callable[..., Any], *given: Any) -> None:
        specialize(driver, self.ruleset.game.namespace, WRITTEN)(self.record, *given)

    @property
    def options(self) -> Mapping[str, Setting]:
        """The value of every option of the next round."""
        return self.ruleset.options

    @property
    def starter(self) -> int:
        """The seat that begins the next round."""
        return int(self.record.starter)

    @property
    def round(self) -> int:
        """How many rounds have been entered."""
        return int(self.record.rounds)

    @property
    def pot(self) -> int:
        """The money on the table, in cents."""
        return int(self.record.pot)

    @property
    def over(self) -> bool:
        """Whether no round comes any more."""
        return bool(self.record.over)

    @property
    def closed(self) -> bool:
        """Whether the match is over and paid out."""
        return bool(self.record.closed)

    @property
    def seated(self) -> list[int]:
        """The person at each seat."""
        return self.record.seated[: self.players].tolist()

    @property
    def cents(self) -> list[int]:
        """The ledger by person, in cents."""
        return self.record.cents[: self.record.people].tolist()

    @property
    def settled(self) -> list[int]:
        """The cents by person that the end of the match moved."""
        return self.record.settled[: self.record.people].tolist()

    @property
    def from_pot(self) -> int:
        """The cents that the end of the match took out of the pot."""
        return int(self.record.from_pot)

    @property
    def closing(self) -> list[tuple[int, int, int, int]]:
        """The lines of the settlement: the kind of line, the person (or side), how many, cents."""
        m = self.record
        rows = (column[: m.lines].tolist() for column in (m.line_what, m.line_who, m.line_count, m.line_cents))
        return list(zip(*rows, strict=True))

    @property
    def carried(self) -> Carried:
        """What the game carries from round to round."""
        return Carried(self.record)

    @property
    def before(self) -> Carried:
        """The same before the last round was entered."""
        return Carried(unpressed(type(self.record), self._before))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        mine, theirs = (self.ruleset, self.seed, self.rounds), (other.ruleset, other.seed, other.rounds)
        return mine == theirs and alike(self.record, other.record) and self._before == other._before

    def __repr__(self) -> str:
        now = "over" if self.over else f"cents {self.cents}"
        return f"<Match of {self.ruleset.game.id}, {self.players} players, {self.round} rounds, {now}>"

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        return self.copy()

    def copy(self) -> Match:
        """An equal match of its own, which then goes on by itself."""
        other = object.__new__(Match)
        vars(other).update(vars(self))
        other.record = copy(self.record)
        return other

    def next_round(self, key: bytes | None = None) -> Round:
        """Deals the next round. Raises `ValueError` when the match is over."""
        blank = self.blank()
        return Round(self.ruleset, key or seeded_key(self.seed, self.round), self.starter, int(blank.pot), blank)

    def blank(self) -> Record:
        """The undealt table of the next round, with what the match carries. Raises `ValueError` when it is over."""
        if self.over:
            raise NotAllowed("match-over")
        blank = self.ruleset.table()
        self._run(match_rules.set_table, blank)
        return blank

    def agree(self, options: Mapping[str, object]) -> None:
        """Notes what the players have agreed, which holds from the next round on. Raises `ValueError`, as
        `Ruleset.agreed` does."""
        if options:
            self.ruleset = self.ruleset.agreed(options)

    def settle(self, played: Settled) -> None:
        """Enters a finished round in the ledger; the game's hook moves what it moves. Raises `ValueError` before the
        end of the round, after that of the match, and for a round that is not the next one of this match."""
        if self.over:
            raise NotAllowed("match-settled")
        table = played.position.look() if isinstance(played, Round) else getattr(played, "table", None)
        if not self._is_next(played, table):
            raise NotAllowed("round-not-next", given=repr(played))
        if not played.over:
            raise NotAllowed("round-not-over")
        self._before = pressed(self.record)
        table = table if isinstance(table, Record) else unpack(self.ruleset.game.table, table)
        self._run(match_rules.enter_round, table)
        if self.over:
            self.close()

    def _is_next(self, played: object, table: Any) -> bool:
        """Whether a round can have been dealt as the next of this match: the players may have agreed on other options
        since."""
        game = self.ruleset.game
        if isinstance(table, Record):
            of_this = isinstance(table, game.table) and table.seats == self.players
        else:
            of_this = getattr(table, "dtype", None) == game.dtype and table["seats"] == self.players
        if not isinstance(played, Round) or not of_this:
            return bool(of_this)
        agreed = self.ruleset.left_open
        same = all(value == played.ruleset.options[name] for name, value in self.options.items() if name not in agreed)
        return same and (played.starter, played.pot_before) == (self.starter, self.pot)

    def close(self) -> None:
        """Ends the match: pots and tokens are paid out. Does nothing the second time."""
        if not self.closed:
            self._run(match_rules.close, self.ruleset.table())
            if self.decided_by != GAME:
                self.record.winners = sum(1 << person for person in self.leaders)

    @property
    def _leading(self) -> Kept | None:
        return next((kept for kept in self.carried.fields if kept.leads), None)

    @property
    def decided_by(self) -> str:
        """What decides the match: the `game`, where it carries an amount that leads and rounds move no money; else the
        `cents` of the ledger, or, where there are none, the `rounds` won."""
        if self._leading is not None and self.cents == self.settled:
            return GAME
        return CENTS if any(self.cents) else ROUNDS

    @property
    def winners(self) -> list[int]:
        """The people who have won the match; nobody before its end."""
        return _listed(self.record.winners)

    @property
    def leaders(self) -> list[int]:
        """The people who are ahead by what decides the match. Nobody, where all are level."""
        m, leading, decided_by = self.record, self._leading, self.decided_by
        if leading is None or decided_by != GAME:
            return _listed(match_rules.ahead(m.cents if decided_by == CENTS else m.won, m.people))
        amounts = getattr(m, leading.name)
        if leading.owners != SIDES:
            return _listed(match_rules.ahead(amounts, m.people))
        seated = self.seated
        return sorted(seated[s] for side in _listed(match_rules.ahead(amounts, m.sides)) for s in self.sides[side])

    def play_through(self, choose: Callable[[Round], tuple[int, int]]) -> Iterator[Round]:
        """Plays whole rounds with `choose`, to the end of the match (at most `MAX_ROUNDS`)."""
        while not self.over and self.round < MAX_ROUNDS:
            played = self.next_round()
            while not played.over:
                played.make(*choose(played))
            self.settle(played)
            yield played


def _listed(people: int) -> list[int]:
    """The members of a set of people, or of sides."""
    return [one for one in range(int(people).bit_length()) if int(people) >> one & 1]
