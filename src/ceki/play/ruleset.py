"""A ruleset: a game, how many play it, and the value of every option; rounds and matches are dealt from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from secrets import randbelow
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ceki.engine.errors import UnknownOption
from ceki.engine.options import Option, Setting
from ceki.engine.record import Record
from ceki.play import catalogue
from ceki.play.blank_table import WHOLE, arranged, blank_table, reductions, refuse_too_few_cards
from ceki.play.checks.declarations import PLAYERS as PLAYERS
from ceki.play.game_module import GameModule

if TYPE_CHECKING:  # a round is of a ruleset, and a ruleset deals rounds
    from ceki.play.match import Match
    from ceki.play.round import Round

LONGEST: Final = 1000  # characters of a value
DRAWN: Final = 2**31  # seeds of which one is drawn where none is given


@dataclass(frozen=True, eq=False, repr=False)
class Ruleset:
    """A game, how many play it, and the value of every option. `given` are the options that the caller chose, and
    `reduced` says how much smaller the game is, for exact work (blank_table.py).

    Rulesets are equal, and have the same hash, when game, players, options and reductions are.
    """

    game: GameModule
    players: int
    options: Mapping[str, Setting]
    given: Mapping[str, Setting]
    reduced: Mapping[str, int]

    def round(self, seed: int | None = None) -> Round:
        """A round dealt from a seed; equal seeds deal equal cards. Without one it is drawn, and `Round.seed` says
        which. Raises `ValueError` unless `seed` is a whole number."""
        from ceki.play.round import Round

        return Round.from_seed(self, randbelow(DRAWN) if seed is None else seed)

    def match(self, seed: int, rounds: int | None = None) -> Match:
        """A match of at most `rounds` rounds (None: as many as it takes); a game that ends by itself may end before.

        Raises `ValueError` unless both are whole numbers, and for fewer rounds than one.
        """
        from ceki.play.match import Match

        return Match(self, seed, rounds)

    @property
    def verbs(self) -> tuple[str, ...]:
        """The words that moves begin with, in the order of their numbers."""
        return tuple(verb.word for verb in self.game.info.verbs)

    @cached_property
    def longest(self) -> int:
        """The greatest number of moves that a round can have."""
        return self.game.longest(self.table())

    @property
    def people(self) -> int:
        """How many people play: more than there are seats where they take turns to sit out."""
        return self.game.people(self.players, self.options)

    @property
    def _identity(self) -> tuple[object, ...]:
        return self.game, self.players, tuple(self.options.items()), tuple(self.reduced.items())

    def __eq__(self, other: object) -> bool:
        return self._identity == other._identity if isinstance(other, Ruleset) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._identity)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.game, self.players, dict(self.given), dict(self.reduced))

    def __repr__(self) -> str:
        asked = "".join(f", {name}={value!r}" for name, value in self.given.items())
        if self.reduced:
            return f"ceki.small_game({self.game.id!r}, players={self.players}, reduced={dict(self.reduced)}{asked})"
        return f"ceki.game({self.game.id!r}, players={self.players}{asked})"

    def table(self) -> Record:
        """A blank table for this ruleset, undealt, with a key of zeros."""
        return blank_table(self.game, self.players, self.options, self.reduced)

    @property
    def left_open(self) -> list[str]:
        """The options that the players may agree anew between two rounds."""
        return [
            name
            for name, option in self.game.options.items()
            if option.agreed and all(self.options[other] == value for other, value in option.company.items())
        ]

    def agreed(self, options: Mapping[str, object]) -> Ruleset:
        """This ruleset with what its players have agreed between two rounds. Raises `UnknownOption`, which lists what
        is allowed, for an option that is not theirs to agree, and for a value that is not allowed."""
        left = self.left_open
        if not isinstance(options, Mapping):
            raise UnknownOption(f"options: {options!r:.80} is not allowed; a map from names of options to values")
        for name in options:
            if name not in left:
                refused = f"option {name!r} is not agreed between rounds here; allowed: {', '.join(left) or 'none'}"
                raise UnknownOption(refused).because("not_agreed_here", given=repr(name), allowed=left or ["none"])
        return _chosen(self.game, self.players, None, {**self.given, **options}, self.reduced)


def ruleset(
    name: str | GameModule, players: int | None = None, preset: str | None = None, **options: object
) -> Ruleset:
    """A ruleset for a game, by any of its names. Raises `UnknownGame` or `UnknownOption`, in one line that lists what
    is allowed, for anything unknown."""
    return _chosen(name, players, preset, options)


def small_game(
    name: str | GameModule,
    players: int | None,
    reduced: Mapping[str, int],
    preset: str | None = None,
    **options: object,
) -> Ruleset:
    """A ruleset for a game that is made smaller for exact work, where the game can be: `reduced` is {"ranks": 3,
    "suits": 1, "copies": 3, "cards_each": 2}, or some of these.

    Raises `UnknownGame`, `UnknownOption` or `NotAllowed`, in one line that lists what is allowed, for anything unknown.
    """
    return _chosen(name, players, preset, options, reduced)


def _chosen(
    name: str | GameModule,
    players: int | None,
    preset: str | None,
    options: Mapping[str, object],
    reduced: Mapping[str, int] = WHOLE,
) -> Ruleset:
    if isinstance(name, GameModule):
        game = name
    else:
        game, meant = catalogue.called(str(name))
        preset = (meant or None) if preset is None else preset
    settled = dict(_preset(game, preset))
    of_preset = settled.pop(PLAYERS, None)
    smaller = reductions(game, reduced)
    if players is not None:
        players = _players(game, players, None)
    if None not in (players, of_preset) and players != of_preset:
        raise UnknownOption(f"players: {players!r} cannot play {game.id} as {preset}; allowed: {of_preset}").because(
            "wrong_players", given=repr(players), game=game.id, allowed=str(of_preset)
        )
    players = _players(game, players, of_preset)
    asked = {**settled, **{key.replace("-", "_"): value for key, value in options.items()}}
    values = {key: option.default for key, option in game.options.items()}
    for key, value in asked.items():
        if key not in values:
            refused = UnknownOption(f"option {key!r} is not one of {game.id}'s; its options are {', '.join(values)}")
            raise refused.because("unknown_option", given=repr(key), game=game.id, options=list(values))
        values[key] = _read(game.options[key], value, players)
    given = {key: values[key] for key in asked}
    every = arranged(game, players, values, given, smaller)
    found = Ruleset(game, players, MappingProxyType(every), MappingProxyType(given), smaller)
    if smaller:
        refuse_too_few_cards(game, found.table())
    return found


def unsaid_options(name: str, said: Mapping[str, Any]) -> dict[str, Any]:
    """What a log of a table means by options that are younger than it; `said` are those that it has. Raises
    `UnknownGame`."""
    lacking = {one: option for one, option in catalogue.game(name).options.items() if one not in said}
    of_others = {one: said[option.unsaid_as] for one, option in lacking.items() if option.unsaid_as in said}
    return {one: option.unsaid for one, option in lacking.items() if option.unsaid is not None} | of_others


def _read(option: Option, given: Any, players: int) -> Setting:
    """The value of an option: numbers and arrays of NumPy mean what they hold."""
    plain = given.tolist() if isinstance(given, (np.ndarray, np.generic)) else given
    if isinstance(plain, str) and len(plain) > LONGEST:
        raise option.refuse(given)
    return option.read_at(plain, players)


def _again(game: GameModule, players: int, given: Mapping[str, Any], reduced: Mapping[str, int]) -> Ruleset:
    """A ruleset that was pickled."""
    return _chosen(game, players, None, given, reduced)


def _players(game: GameModule, players: int | None, of_preset: int | None) -> int:
    """How many play: as asked, as the preset has it, or the usual number."""
    seats = game.info.seats + game.info.more_seats
    if players is None:
        return of_preset or min(game.info.people, max(game.info.seats))
    players = int(players) if isinstance(players, np.integer) else players
    if type(players) is not int or players not in seats:
        row = len(seats) > 1 and seats == tuple(range(seats[0], seats[-1] + 1))
        said = f"{seats[0]} to {seats[-1]}" if row else ", ".join(map(str, seats))
        refused = UnknownOption(f"players: {players!r} cannot play {game.id}; allowed: {said}")
        raise refused.because("wrong_players", given=repr(players), game=game.id, allowed=said)
    return players


def _preset(game: GameModule, preset: str | None) -> Mapping[str, Any]:
    if preset is None:
        return {}
    if not isinstance(preset, str) or preset not in game.info.presets:
        known = ", ".join(game.info.presets) or "none"
        refused = UnknownOption(f"preset {preset!r} is not one of {game.id}'s; its presets are {known}")
        raise refused.because("unknown_preset", given=repr(preset), game=game.id, presets=known)
    return game.info.presets[preset]
