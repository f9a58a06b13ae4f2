"""The ruleset in which bots are measured when the caller names none: each game says its own (`Game.measured`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ceki.engine.errors import NotAllowed
from ceki.locales.messages import said
from ceki.play import catalogue
from ceki.play.ruleset import Ruleset, ruleset


@dataclass(frozen=True)
class Field:
    """What a measurement plays: a game, its options as given, and whether it plays whole matches."""

    game: str
    players: int | None
    preset: str | None
    options: dict[str, Any]
    match: bool

    def ruleset(self) -> Ruleset:
        """The ruleset. Raises `ValueError` in one line for anything that is not allowed."""
        return ruleset(self.game, self.players, self.preset, **self.options)

    def __str__(self) -> str:
        return self._written("by the round")

    @property
    def told(self) -> str:
        """The same, for the reader."""
        return self._written(said("measured", "by-the-round", {}))

    def _written(self, by_the_round: str) -> str:
        ruleset = [f"--players {self.players}"] if self.players else []
        ruleset += [f"--preset {self.preset}"] if self.preset else []
        ruleset += [f"-o {name}={_written(value)}" for name, value in self.options.items()]
        return " ".join([self.game.replace("_", "-"), *ruleset, "--match" if self.match else by_the_round])


def measured(
    game: str,
    players: int | None = None,
    preset: str | None = None,
    options: Mapping[str, Any] | None = None,
    match: bool = False,
) -> Field:
    """What to play to measure players: without preset and options the game's own choice; whole matches where the game
    says so of these rules, or when asked for.

    Raises `ValueError` for anything that is not allowed, and where nobody has a choice.
    """
    found = catalogue.game(game)
    says = found.info.measured
    if says is None:
        raise NotAllowed("no-skill", game=found.id)
    chosen = dict(options or ({} if preset else says.options))
    values = ruleset(found, players, preset, **chosen).options
    by_match = any(_is_among(values[name], words) for name, words in says.by_match.items())
    return Field(found.id, players, preset, chosen, match or by_match)


def games() -> list[str]:
    """The games in which somebody has a choice."""
    return [game.id for game in catalogue.games() if game.info.measured is not None]


def _is_among(value: Any, words: tuple[str, ...]) -> bool:
    """Whether an option has one of these values, or holds one of them."""
    return not set(words).isdisjoint([value] if isinstance(value, str) else value)


def _written(value: Any) -> str:
    """An option's value as it is written on the command line."""
    return ",".join(map(str, value)) if isinstance(value, (list, tuple, set, frozenset)) else str(value)
