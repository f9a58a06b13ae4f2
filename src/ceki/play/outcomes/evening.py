"""The ledger of an evening: the rounds that people tell, one after the other, in a match that the rules keep.

An evening is its house, the names of its people and what was told of each round: all else follows. People draw their
own lots; with a seed the match draws them. It is kept as JSON.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ceki.engine.match_record import PERSON
from ceki.play.match import MAX_ROUNDS, Match
from ceki.play.outcomes.names import AGREED, BEFORE, SEATED, STARTER, named, renamed
from ceki.play.outcomes.reading import Reader, order_of, seat_of
from ceki.play.outcomes.refused import OutcomeError
from ceki.play.outcomes.settling import left, settled
from ceki.play.ruleset import Ruleset
from ceki.play.score import Result, result_of
from ceki.play.standing import Standing, carried_by, standing_of


@dataclass(frozen=True)
class Scored:
    """A round of an evening: its number from 1, what it came to, the players by seat, and how the match stood after it.

    `cents` are by person, those of the round alone; `totals` the ledger after it, and `pot` what lies there (cents),
    before an end is settled; `left` are the codes of the cards that lie in nobody's pile.
    """

    number: int
    ruleset: Ruleset
    names: list[str]
    result: Result
    seat_cents: list[int]
    cents: list[int]
    totals: list[int]
    pot: int
    standing: Standing
    left: tuple[str, ...] = ()


class Evening:
    """The rounds of an evening at a real table.

    Raises `OutcomeError` for names that are not those of all people, and `ValueError` as a match does.
    """

    def __init__(
        self, house: Ruleset, names: Sequence[str] = (), seed: int | None = None, rounds: int | None = None
    ) -> None:
        if house.game.outcome is None:
            raise OutcomeError("no-score", game=house.game.id)
        if rounds is not None and not 1 <= rounds <= MAX_ROUNDS:
            raise OutcomeError("not-rounds", "rounds", given=rounds, most=MAX_ROUNDS)
        self.house, self.seed, self.rounds = house, seed, rounds
        self.names = named(names, house.people)
        self.entries: list[dict[str, Any]] = []
        self.ended = False
        self.match = Match(house, seed or 0, rounds, lots=seed is not None)
        self.scored: list[Scored] = []

    # ---------------------------------------------------------------- entering

    def enter(self, entry: object) -> Scored:
        """Enters a round as it was told, settled by the rules. Raises `OutcomeError`, and `UnknownOption` for what
        cannot be agreed, and has recorded nothing then."""
        trial, reader, told = self._read(entry)
        entered = settled(trial, told, reader)
        pot, before, seated, rules = trial.pot, trial.cents, trial.seated, trial.ruleset
        trial.settle(entered)
        ledger = [now - more for now, more in zip(trial.cents, trial.settled, strict=True)]
        moved = [now - then for now, then in zip(ledger, before, strict=True)]
        table: Any = entered.table
        one = Scored(
            len(self.scored) + 1,
            rules,
            [self.names[person] for person in seated],
            result_of(rules.game, table, pot),
            [int(cents) for cents in table.cents[: rules.players]],
            moved,
            ledger,
            trial.pot + trial.from_pot,
            standing_of(trial),
            left(rules.game, table),
        )
        self.match = trial
        self.entries.append(self._kept(entry, reader.data(told)))
        self.scored.append(one)
        return one

    def next(self, before: object = None) -> Match:
        """The match as it will be before the next round, with what was told to hold from there on."""
        if self.match.over or len(self.entries) >= MAX_ROUNDS:  # a file of more rounds is not read again
            raise OutcomeError("evening-over")
        trial = self.match.copy()
        if before is not None:
            self._begin(trial, before)
        return trial

    def reader(self, match: Match) -> Reader:
        """Reads what is told by those who sit at a match."""
        return Reader(match.ruleset.game, [self.names[person] for person in match.seated], order_of(match.seated))

    def _read(self, entry: object) -> tuple[Match, Reader, Any]:
        if not isinstance(entry, Mapping):
            raise OutcomeError("not-object")
        trial = self.next(entry.get(BEFORE))
        reader = self.reader(trial)
        return trial, reader, reader.read({name: value for name, value in entry.items() if name != BEFORE})

    @staticmethod
    def _kept(entry: Any, told: dict[str, Any]) -> dict[str, Any]:
        return {BEFORE: entry[BEFORE], **told} if entry.get(BEFORE) else told

    def _begin(self, match: Match, before: object) -> None:
        """What holds from a round on: what was agreed, who sits where, who begins, and whom else the game names."""
        persons = [name for name, kept in carried_by(match.ruleset.game).items() if kept.kind == PERSON]
        known = [AGREED, SEATED, STARTER, *persons]
        if not isinstance(before, Mapping) or not before.keys() <= {*known}:
            raise OutcomeError("bad-before", BEFORE, known=known)
        match.agree(before.get(AGREED, {}))
        if SEATED in before:
            self._sit(match, before[SEATED])
        seated = [self.names[person] for person in match.seated]
        if STARTER in before:
            match.record.starter = seat_of(seated, before[STARTER], STARTER, order_of(match.seated))
        for name in persons:
            if name in before:
                setattr(match.record, name, seat_of(self.names, before[name], name))

    def _sit(self, match: Match, value: object) -> None:
        if not isinstance(value, (list, tuple)) or len(value) != match.players:
            raise OutcomeError("each", SEATED, n=match.players, names=self.names)
        people = [seat_of(self.names, who, SEATED) for who in value]
        if len({*people}) != len(people):
            raise OutcomeError("twice", SEATED)
        match.record.seated[: match.players] = people

    # ---------------------------------------------------------------- changing

    def undo(self, number: int | None = None) -> None:
        """Takes a round out, the last by default, and plays the others again; an evening that was ended goes on.

        Raises `OutcomeError` for a round that there is not, and where a later one cannot be without it: nothing has
        changed then.
        """
        if not self.entries:
            raise OutcomeError("nothing-entered")
        last = len(self.entries)
        place = last if number is None else number
        if not 1 <= place <= last:
            raise OutcomeError("no-round", given=place, last=last)
        kept = [entry for n, entry in enumerate(self.entries, 1) if n != place]
        other = Evening(self.house, self.names, self.seed, self.rounds)
        for entry in kept:
            other.enter(entry)
        vars(self).update(vars(other))

    def end(self) -> None:
        """Ends the evening: pots and tokens are paid out."""
        self.match = self.match.copy()
        self.match.close()
        self.ended = True

    def rename(self, names: Sequence[str]) -> None:
        """Gives the people other names."""
        new = named(names, self.house.people)
        other = Evening(self.house, new, self.seed, self.rounds)
        for entry in self.entries:
            before = renamed(entry.get(BEFORE), self.names, new)
            trial = other.next(before)
            told = self.reader(trial).read({name: value for name, value in entry.items() if name != BEFORE})
            other.enter({BEFORE: before, **other.reader(trial).data(told)})
        if self.ended:
            other.end()
        vars(self).update(vars(other))
