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
from ceki.testing.many import Many
from ceki.testing.watch import FAULTLESS, watch

Told = Callable[[int], None]
Seen = tuple[int, str]  # rounds, and what is wrong
BOTS: Final = RANDOM, GREEDY, TAKER
SECONDS: Final = 5.0  # of a processor, for many rounds of a game,
SLICES: Final = 2 * len(BOTS)  # shared out: to each number of players and each bot, first without re-deals


@dataclass(frozen=True)
class Found:
    """The outcome of one law: its name, what it says, what is wrong, empty where it holds, and how many rounds were
    played for it."""

    law: str
    says: str
    wrong: str = ""
    rounds: int = 0

    @property
    def holds(self) -> bool:
        """Whether nothing was wrong."""
        return not self.wrong


@dataclass(frozen=True)
class Law:
    """A law. `ask(game, long)` yields, for each thing that it looks at, how many rounds were played for it and what is
    wrong there, empty where it holds; `number(game)` is how many things it looks at. `after_all`: it is asked only
    where the laws before it hold, for rounds that run compiled have no bound."""

    name: str
    says: str
    ask: Callable[[GameModule, bool], Iterator[Seen]]
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
            found = _found(law, game, long, told, compiled)
            broken = broken or not found.holds
            yield found


def _found(law: Law, game: GameModule, long: bool, told: Told, compiled: Callable[[], None]) -> Found:
    """The outcome of a law, with the first thing that is wrong."""
    played, wrong = 0, ""
    try:
        if law.after_all:
            compiled()
        for rounds, wrong in law.ask(game, long):
            told(1)
            played += rounds
            if wrong:
                break
    except (NotAllowed, OverflowError) as error:  # the latter of a number that the record cannot hold
        wrong = str(error)
    except Exception as error:
        failed = failed_in(game, "", error)
        if failed is None:
            raise
        wrong = str(failed)
    return Found(law.name, law.says, wrong, played)


def _written(game: GameModule, long: bool) -> Iterator[Seen]:
    try:
        refuse_unwritable(game.info, game.table, game.namespace)
        yield 0, ""
        refuse_unplayable(game)
        yield 3, ""
    except GameError as error:
        yield 0, str(error)


def _seats(game: GameModule) -> list[int]:
    return list(game.info.seats)


def _moves(game: GameModule, long: bool) -> Iterator[Seen]:
    for seats in _seats(game):
        for bot in BOTS:
            yield _watched(ruleset(game, seats), f"{seats} players", 20 if long else 3, bot=bot)


def _leaks(game: GameModule, long: bool) -> Iterator[Seen]:
    for seats in _seats(game):
        yield _watched(ruleset(game, seats), f"{seats} players", 5 if long else 1, redeals=3 if long else 1)


def _modes(game: GameModule, long: bool) -> Iterator[Seen]:
    for seats in _seats(game):
        chosen, rounds = ruleset(game, seats), 50 if long else 10
        expected = bounded_rules(game, _longest(chosen), rounds_of, chosen, rounds, 11, WRITTEN).digest
        same = rounds_of(chosen, rounds, 11, COMPILED).digest == expected
        yield 2 * rounds, "" if same else f"{seats} players: compiled rounds come out otherwise than as written"


def _many(game: GameModule, long: bool) -> Iterator[Seen]:
    seconds = SECONDS * (10 if long else 1) / _slices(game)
    for seats in _seats(game):
        for number in range(SLICES):
            bot, redeals = BOTS[number % len(BOTS)], int(number >= len(BOTS))
            many = Many(ruleset(game, seats), number + 2, bot, redeals)
            wrong = many.play(seconds)
            if wrong:  # told by its line, if it goes wrong as written too
                more = {"seed": many.seed, "bot": bot, "redeals": redeals, "first": many.rounds}
                wrong = _watched(many.chosen, f"{seats} players", 1, **more)[1] or f"{seats} players: {wrong}"
            yield many.rounds, wrong


def _slices(game: GameModule) -> int:
    return SLICES * len(_seats(game))


def _houses(game: GameModule) -> list[tuple[str, dict[str, Any]]]:
    values = [
        (f"{name}={option.told(value, ())}" if kind != "list" else name, {name: value, **option.along.get(value, {})})
        for name, option in game.options.items()
        for kind in (option.kind,)
        for value in option.samples()
        if value != option.default
    ]
    return [*((f"preset {name}", {"preset": name}) for name in game.info.presets), *values]


def _options(game: GameModule, long: bool) -> Iterator[Seen]:
    for name, given in _houses(game):
        try:
            chosen = _some_house(game, given)
        except ValueError as error:
            yield 0, f"{name}: {error}; no number of players may have it: say with along= what it needs"
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


def _replays(game: GameModule, long: bool) -> Iterator[Seen]:
    for seats in _seats(game):
        chosen = ruleset(game, seats)
        played = bounded_rules(game, _longest(chosen), _played, chosen)
        again = played.branch(len(played.moves))
        same = again.cents == played.cents and again.score == played.score
        yield 1, "" if same else f"{seats} players: the same key and moves come to another end"


def _played(chosen: Ruleset) -> Round:
    """A round played to its end."""
    played = Round.from_seed(chosen, 5)
    while not played.over:
        moves = played.legal_numbers
        played.make(*moves[len(played.moves) % len(moves)])
    return played


def _longest(chosen: Ruleset) -> int:
    return chosen.game.longest(chosen.table())


def _watched(chosen: Ruleset, where: str, rounds: int, **more: Any) -> Seen:
    asked = functools.partial(watch, chosen, rounds, mode=WRITTEN, **more)
    seen = bounded_rules(chosen.game, sys.maxsize, asked)  # which has a bound for rounds
    return rounds, "" if seen.fault == FAULTLESS else f"{where}: {seen.fault}"


def _each_seats(game: GameModule) -> int:
    return len(_seats(game))


LAWS: Final = (
    Law("written", "the rules are small Python, and three rounds are played", _written, lambda game: 2),
    Law("moves", "at every move cards are kept, somebody may move, and rounds end; cents sum to nothing", _moves,
        lambda game: 3 * len(game.info.seats)),
    Law("leaks", "what a seat sees and may do never depends on cards that it does not see", _leaks, _each_seats),
    Law("replays", "a round is its key and its moves", _replays, _each_seats),
    Law("options", "every preset and every value of an option keeps the laws", _options,
        lambda game: len(_houses(game))),
    Law("modes", "as written and compiled the same rounds come out", _modes, _each_seats,
        after_all=True),
    Law("many", "many rounds that run compiled keep the laws, too", _many, _slices, after_all=True),
)  # fmt: skip
