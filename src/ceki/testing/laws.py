"""The laws of every game, one after the other. They need nothing that a first game lacks: four rules and a record."""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ceki.bots.playout import GREEDY, RANDOM, TAKER
from ceki.engine.errors import NotAllowed
from ceki.engine.rule import COMPILED, WRITTEN
from ceki.lab.simulate import rounds_of
from ceki.play.checks.endless import bounded_rules
from ceki.play.checks.mistake import GameError
from ceki.play.checks.rules import refuse_unwritable
from ceki.play.checks.trial import failed_in, refuse_unplayable
from ceki.play.game_module import GameModule
from ceki.play.round import Round
from ceki.play.ruleset import Ruleset, ruleset
from ceki.testing.watch import watch

Told = Callable[[int], None]
FAULTLESS: Final = "none"


@dataclass(frozen=True)
class Found:
    """The outcome of one law: its name, what it says, and what is wrong, empty where it holds."""

    law: str
    says: str
    wrong: str = ""

    @property
    def holds(self) -> bool:
        """Whether nothing was wrong."""
        return not self.wrong


@dataclass(frozen=True)
class Law:
    """A law. `ask(game, long)` yields, for each thing that it looks at, what is wrong there, empty where it holds;
    `number(game)` is how many things it looks at. `after_all`: it is asked only where the laws before it hold, for
    rounds that run compiled have no bound."""

    name: str
    says: str
    ask: Callable[[GameModule, bool], Iterator[str]]
    number: Callable[[GameModule], int]
    after_all: bool = False


def check(
    game: GameModule,
    long: bool = False,
    told: Told = lambda done: None,
    compiled: Callable[[], None] = lambda: None,
) -> Iterator[Found]:
    """Checks every law of a game; `long` on more rounds. Calls `told` with 1 after each thing looked at, and `compiled`
    before rounds are to run compiled.

    Each law stops at the first thing that is wrong; one that could not end then is not asked.
    """
    broken = False
    for law in LAWS:
        if not (law.after_all and broken):
            wrong = _first_wrong(law, game, long, told, compiled)
            broken = broken or bool(wrong)
            yield Found(law.name, law.says, wrong)


def _first_wrong(law: Law, game: GameModule, long: bool, told: Told, compiled: Callable[[], None]) -> str:
    try:
        if law.after_all:
            compiled()
        for said in law.ask(game, long):
            told(1)
            if said:
                return said
    except (NotAllowed, OverflowError) as error:  # the latter of a number that the record cannot hold
        return str(error)
    except Exception as error:
        failed = failed_in(game, "", error)
        if failed is None:
            raise
        return str(failed)
    return ""


def _written(game: GameModule, long: bool) -> Iterator[str]:
    try:
        refuse_unwritable(game.info, game.table, game.namespace)
        yield ""
        refuse_unplayable(game)
        yield ""
    except GameError as error:
        yield str(error)


def _seats(game: GameModule) -> list[int]:
    return list(game.info.seats)


def _moves(game: GameModule, long: bool) -> Iterator[str]:
    for seats in _seats(game):
        for bot in (RANDOM, GREEDY, TAKER):
            yield _watched(ruleset(game, seats), f"{seats} players", 20 if long else 3, bot=bot)


def _leaks(game: GameModule, long: bool) -> Iterator[str]:
    for seats in _seats(game):
        yield _watched(ruleset(game, seats), f"{seats} players", 5 if long else 1, redeals=3 if long else 1)


def _modes(game: GameModule, long: bool) -> Iterator[str]:
    for seats in _seats(game):
        chosen, rounds = ruleset(game, seats), 50 if long else 10
        expected = bounded_rules(game, _longest(chosen), rounds_of, chosen, rounds, 11, WRITTEN).digest
        if rounds_of(chosen, rounds, 11, COMPILED).digest != expected:
            yield f"{seats} players: compiled rounds come out otherwise than as written"
        yield ""


def _houses(game: GameModule) -> list[tuple[str, dict[str, Any]]]:
    values = [
        (f"{name}={option.told(value, ())}" if kind != "list" else name, {name: value, **option.along.get(value, {})})
        for name, option in game.options.items()
        for kind in (option.kind,)
        for value in option.samples()
        if value != option.default
    ]
    return [*((f"preset {name}", {"preset": name}) for name in game.info.presets), *values]


def _options(game: GameModule, long: bool) -> Iterator[str]:
    for name, given in _houses(game):
        try:
            chosen = _some_house(game, given)
        except ValueError as error:
            yield f"{name}: {error}; no number of players may have it: say with along= what it needs"
            continue
        yield _watched(chosen, name, 10 if long else 1)


def _some_house(game: GameModule, given: Mapping[str, Any]) -> Ruleset:
    """A ruleset with these options: of the usual number of players or, where the game refuses that, of another.

    Raises `ValueError` with the first refusal where it refuses all.
    """
    refused: list[ValueError] = []
    for players in (None, *_seats(game)):
        try:
            return ruleset(game, players, **given)
        except ValueError as error:
            refused.append(error)
    raise refused[0]


def _replays(game: GameModule, long: bool) -> Iterator[str]:
    for seats in _seats(game):
        chosen = ruleset(game, seats)
        played = bounded_rules(game, _longest(chosen), _played, chosen)
        again = played.branch(len(played.moves))
        same = again.cents == played.cents and again.score == played.score
        yield "" if same else f"{seats} players: the same key and moves come to another end"


def _played(chosen: Ruleset) -> Round:
    """A round played to its end."""
    played = Round.from_seed(chosen, 5)
    while not played.over:
        moves = played.legal_numbers
        played.make(*moves[len(played.moves) % len(moves)])
    return played


def _longest(chosen: Ruleset) -> int:
    return chosen.game.longest(chosen.table())


def _watched(chosen: Ruleset, where: str, rounds: int, **more: Any) -> str:
    asked = functools.partial(watch, chosen, rounds, mode=WRITTEN, **more)
    seen = bounded_rules(chosen.game, sys.maxsize, asked)  # which has a bound for rounds
    return "" if seen.fault == FAULTLESS else f"{where}: {seen.fault}"


def _each_seats(game: GameModule) -> int:
    return len(_seats(game))


LAWS: Final = (
    Law("written", "the rules are small Python, and three rounds are played", _written, lambda game: 2),
    Law("moves", "at every move cards are kept, somebody may move, and rounds end; cents sum to nothing", _moves,
        lambda game: 3 * len(game.info.seats)),
    Law("leaks", "what a seat sees and may do follows from nothing that it does not see", _leaks, _each_seats),
    Law("replays", "a round is its key and its moves", _replays, _each_seats),
    Law("options", "every preset and every value of an option keeps the laws", _options,
        lambda game: len(_houses(game))),
    Law("modes", "as written and compiled the same rounds come out", _modes, _each_seats,
        after_all=True),
)  # fmt: skip
