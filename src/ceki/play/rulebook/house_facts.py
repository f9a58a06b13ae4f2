"""What a text about a game may name of the house in force: its options, as facts for a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from ceki.engine.options import Amounts, Members, Option
from ceki.play.game_module import GameModule

Facts = dict[str, str | int]
YES, NO, NONE = "yes", "no", "none"
SEVERAL: Final = 0  # players, where a text is for any number of them


def house_facts(game: GameModule, options: Mapping[str, Any], players: int) -> Facts:
    """The facts of a house, as `web/src/lib/learn/house.ts` makes them: `players`, and every option that has one value
    (`rate`, `scheme`, `kena` as yes or no), each part of those with several (`rates-ireng`), and of a set of words how
    many it has (`bets`) and for each whether it has it (`bets-jung`)."""
    return {"players": players, **_facts(game, options)}


def usual_facts(game: GameModule) -> Facts:
    """The facts of a game as it is usually played, by any number of players."""
    return house_facts(game, {name: option.default for name, option in game.options.items()}, SEVERAL)


def _facts(game: GameModule, options: Mapping[str, Any]) -> Facts:
    return {fact: value for name, option in game.options.items() for fact, value in _facts_of(option, options[name])}


def _facts_of(option: Option, value: Any) -> Iterator[tuple[str, str | int]]:
    name = option.name
    if isinstance(option, Members):
        yield name, len(value)
        yield from ((f"{name}-{word}", YES if word in value else NO) for word in option.among)
    elif isinstance(option, Amounts):
        yield from ((f"{name}-{part}", int(n)) for part, n in zip(option.names, value, strict=True))
    elif isinstance(value, bool):
        yield name, YES if value else NO
    elif isinstance(value, (int, str)):
        yield name, value
    elif value is None:
        yield name, NONE


def untold(game: GameModule, options: Mapping[str, Any], told: Iterable[str]) -> list[str]:
    """The options of a house that are otherwise than usual, and that none of these facts tells."""
    names = {fact.partition("-")[0] for fact in told}
    usual = {name: option.default for name, option in game.options.items()}
    return [name for name in usual if name not in names and options[name] != usual[name]]
