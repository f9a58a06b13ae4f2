"""The same deal with a player in every seat in turn: rounds by themselves, or whole matches."""

from __future__ import annotations

from typing import Final

from ceki.lab.contest.match_runner import Player, Seating
from ceki.play.match import Match
from ceki.play.round import seeded_key
from ceki.play.ruleset import Ruleset

MATCH_ROUNDS: Final = 400  # a match that has not ended by then is ended


class Rotation:
    """A ruleset and a seed, in one process; each deal says who sits where.

    Results are by seat, or by person in a match: cents, or points where no money moves.
    """

    def __init__(self, ruleset: Ruleset, seed: int, match: bool) -> None:
        self.ruleset, self.seed, self.match = ruleset, seed, match
        self.seating = Seating(ruleset)
        self.people = ruleset.people if match else ruleset.players

    def alone(self, number: int, one: Player, others: Player) -> list[float]:
        """What one wins in each seat in turn, with another in all the rest."""
        return [self.play(number, self._with(seat, one, others))[seat] for seat in range(self.people)]

    def alike(self, number: int, all_of_them: Player) -> list[float]:
        """What each seat wins when all play alike."""
        return self.play(number, [all_of_them] * self.people)

    def _with(self, seat: int, one: Player, others: Player) -> list[Player]:
        seats = [others] * self.people
        seats[seat] = one
        return seats

    def play(self, number: int, people: list[Player]) -> list[float]:
        """What each of these wins, by seat, or by person in a match."""
        if self.match:
            return self._match(number, people)
        blank = self.ruleset.table()
        blank.starter = number % self.ruleset.players
        return self.seating.play(people, seeded_key(self.seed, number), blank, self.seed, number).won

    def _match(self, number: int, people: list[Player]) -> list[float]:
        match = Match(self.ruleset, self.seed * 1_000_003 + number)
        while not match.over and match.round < MATCH_ROUNDS:
            blank = match.blank()
            seats = [people[person] for person in match.seated]
            key = seeded_key(match.seed, match.round)
            match.settle(self.seating.play(seats, key, blank, match.seed, match.round))
        match.close()
        return [float(cents) for cents in match.cents]
