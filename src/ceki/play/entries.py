"""The catalogue for those who choose from it: every game with its seats, options, presets and sources."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from ceki.engine.options import Members, Option
from ceki.play import catalogue as found_games
from ceki.play.game_module import GameModule
from ceki.play.rulebook.kept_list import cited
from ceki.play.rulebook.listing import plain
from ceki.play.rulebook.origins import NamedHouse, houses_of, standing
from ceki.play.ruleset import PLAYERS

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"  # what JSON can say


@dataclass(frozen=True, kw_only=True)
class OptionEntry:
    """An option of a game. `type` is `bool int enum set tuple map ranking list`, `allowed` the allowed values or a
    sentence about them, `aliases` words that stand for several members of a set.

    `clause` is where it stands on the rule page; `source` the kind of its origin: `source reading gap follows unknown`;
    `cited` and `against` whole citations.
    """

    name: str
    type: str
    default: Plain
    allowed: Plain
    clause: str
    says: str
    source: str
    cited: tuple[str, ...]
    against: tuple[str, ...]
    aliases: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, kw_only=True)
class PresetEntry:
    """Options with values that belong together, by a name. `players` is None where it is for any number of them;
    `source`, `cited` and `against` as for an option."""

    id: str
    title: str
    says: str
    source: str
    cited: tuple[str, ...]
    against: tuple[str, ...]
    players: int | None
    options: Mapping[str, Plain]


@dataclass(frozen=True, kw_only=True)
class CatalogueEntry:
    """A game. `seats` are the numbers of players that can sit down, `more_seats` those that can with an option;
    `pack` is `ceki` or `pack52`; `aliases` are other names, in their own spelling."""

    id: str
    title: str
    aliases: tuple[str, ...]
    seats: tuple[int, ...]
    more_seats: tuple[int, ...]
    pack: str
    options: tuple[OptionEntry, ...]
    presets: tuple[PresetEntry, ...]
    sources: tuple[str, ...]


def catalogue() -> list[CatalogueEntry]:
    """Every playable game, by id in alphabetical order."""
    return [entry_of(found) for found in found_games.games()]


def entry_of(game: GameModule) -> CatalogueEntry:
    """The entry of one game."""
    info = game.info
    return CatalogueEntry(
        id=game.id,
        title=info.title,
        aliases=tuple(info.aliases),
        seats=info.seats,
        more_seats=info.more_seats,
        pack=info.pack,
        options=tuple(_option(game, name, option) for name, option in game.options.items()),
        presets=tuple(_preset(game, named) for named in houses_of(game).values()),
        sources=cited(info),
    )


def _option(game: GameModule, name: str, option: Option) -> OptionEntry:
    stands = standing(game, name)
    return OptionEntry(
        name=name,
        type=option.kind,
        default=plain(option.default),
        allowed=plain(option.allowed()),
        clause=stands.clause,
        says=option.says,
        source=stands.origin.kind,
        cited=tuple(stands.origin.cited),
        against=tuple(stands.origin.against),
        aliases=dict(option.aliases or {}) if isinstance(option, Members) else {},
    )


def _preset(game: GameModule, named: NamedHouse) -> PresetEntry:
    chosen, origin = game.info.presets[named.id], named.origins[0]
    return PresetEntry(
        id=named.id,
        title=named.title,
        says=named.says,
        source=origin.kind,
        cited=tuple(origin.cited),
        against=tuple(origin.against),
        players=chosen.get(PLAYERS),
        options={name: plain(game.options[name].read(value)) for name, value in chosen.items() if name != PLAYERS},
    )
