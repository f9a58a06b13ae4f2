"""The ruleset in which bots are measured when the caller names none: each game says its own (`Game.measured`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ceki.engine.errors import NotAllowed
from ceki.locales.messages import said
from ceki.play import catalogue
from ceki.play.game_module import GameModule
from ceki.play.ruleset import Ruleset, ruleset, small_game


@dataclass(frozen=True)
class Field:
    """What a measurement plays: a game, its options as given, whether it plays whole matches, and how the game is made
    smaller."""

    game: str
    players: int | None
    preset: str | None
    options: dict[str, Any]
    match: bool
    reduced: dict[str, int] = field(default_factory=dict)

    def ruleset(self) -> Ruleset:
        """The ruleset. Raises `ValueError` in one line for anything that is not allowed."""
        return _chosen(self.game, self.players, self.preset, self.options, self.reduced)

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
        ruleset += [f"--reduced {name}={number}" for name, number in self.reduced.items()]
        return " ".join([self.game.replace("_", "-"), *ruleset, "--match" if self.match else by_the_round])


def measured(
    game: str,
    players: int | None = None,
    preset: str | None = None,
    options: Mapping[str, Any] | None = None,
    match: bool = False,
    reduced: Mapping[str, int] | None = None,
) -> Field:
    """What to play to measure players: without preset and options the game's own choice; whole matches where the game
    says so of these rules, or when asked for; `reduced`, a smaller game.

    Raises `ValueError` for anything that is not allowed, and where nobody has a choice.
    """
    found = catalogue.game(game)
    says = found.info.measured
    if says is None:
        raise NotAllowed("no-skill", game=found.id)
    chosen = dict(options or ({} if preset else says.options))
    values = _chosen(found, players, preset, chosen, reduced or {}).options
    by_match = any(_is_among(values[name], words) for name, words in says.by_match.items())
    return Field(found.id, players, preset, chosen, match or by_match, dict(reduced or {}))


def _chosen(
    game: str | GameModule,
    players: int | None,
    preset: str | None,
    options: Mapping[str, Any],
    reduced: Mapping[str, int],
) -> Ruleset:
    """The ruleset, of a smaller game where it is one."""
    if reduced:
        return small_game(game, players, reduced, preset, **options)
    return ruleset(game, players, preset, **options)


def solvable(
    game: str,
    players: int | None = None,
    preset: str | None = None,
    options: Mapping[str, Any] | None = None,
    reduced: Mapping[str, int] | None = None,
) -> Field:
    """What to play when a game is solved: as asked, or else the game's own small game.

    Raises `NotAllowed` for a game that cannot be made smaller.
    """
    found = catalogue.game(game)
    if not found.reductions:
        raise NotAllowed("small-none", game=found.id, allowed=[one.id for one in catalogue.games() if one.reductions])
    small = found.info.small
    if reduced or small is None:
        return measured(game, players, preset, options, reduced=reduced)
    asked = {**small.options, **(options or {})}
    return measured(game, players or small.players, preset, asked, reduced=small.reduced)


def solvable_games() -> list[str]:
    """The games that can be made small enough, and say how."""
    return [game.id for game in catalogue.games() if game.info.small is not None]


def games() -> list[str]:
    """The games in which somebody has a choice."""
    return [game.id for game in catalogue.games() if game.info.measured is not None]


def _is_among(value: Any, words: tuple[str, ...]) -> bool:
    """Whether an option has one of these values, or holds one of them."""
    return not set(words).isdisjoint([value] if isinstance(value, str) else value)


def _written(value: Any) -> str:
    """An option's value as it is written on the command line."""
    return ",".join(map(str, value)) if isinstance(value, (list, tuple, set, frozenset)) else str(value)
