"""Options, houses and words of a game as data, the same for the command line, the Python interface and the browser."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from ceki.engine.options import Amounts, Members, Option, Ranking
from ceki.play.game_module import GameModule
from ceki.play.rulebook.kept_list import cited
from ceki.play.rulebook.origins import Origin, houses_of, standing, words_of
from ceki.play.ruleset import PLAYERS


def game_listed(game: GameModule) -> dict[str, Any]:
    """A game in the catalogue: id, title, other names, seats, pack, options, presets and sources."""
    return {
        "id": game.id,
        "title": game.info.title,
        "aliases": list(game.info.aliases),
        "seats": list(game.info.seats),
        "more_seats": list(game.info.more_seats),
        "pack": game.info.pack,
        "options": options_listed(game),
        "presets": presets_listed(game),
        "sources": list(cited(game.info)),
    }


def options_listed(game: GameModule) -> list[dict[str, Any]]:
    """Every option: name, type, default, what is allowed, what it says, the clause it stands on and its origin."""
    found = []
    for name, option in game.options.items():
        stands = standing(game, name)
        found.append(
            {
                "name": name,
                "type": option.kind,
                "default": plain(option.default),
                "allowed": plain(option.allowed()),
                "clause": stands.clause,
                **origin_listed(stands.origin),
                "says": option.says,
                **_of_its_kind(option),
            }
        )
    return found


def _of_its_kind(option: Option) -> dict[str, Any]:
    """What only some options have: their `role`, `aliases` of words, names of the `parts`, `words` to be ranked."""
    found: dict[str, Any] = {"role": option.role} if option.role else {}
    if isinstance(option, Members) and option.aliases:
        found["aliases"] = plain(dict(option.aliases))
    if isinstance(option, Amounts):
        found["parts"] = list(option.names)
    if isinstance(option, Ranking):
        found["words"] = list(option.among)
    return found


def origin_listed(origin: Origin) -> dict[str, Any]:
    """`source`, the kind of the origin (`source reading gap follows unknown`), and whole citations for and against."""
    return {"source": origin.kind, "cited": list(origin.cited), "against": list(origin.against)}


def presets_listed(game: GameModule) -> dict[str, dict[str, Any]]:
    """Every preset: title, what it stands for, origin, how many play it (None: as the game), options."""
    return {
        name: {
            "title": told.title,
            "says": told.says,
            **origin_listed(told.origins[0]),
            "players": game.info.presets[name].get(PLAYERS),
            "options": {
                key: plain(game.options[key].read(value))
                for key, value in game.info.presets[name].items()
                if key != PLAYERS
            },
        }
        for name, told in houses_of(game).items()
    }


def words_listed(game: GameModule) -> list[dict[str, str]]:
    """Every word in its own spelling, with the code of its language, what it means, the page that has it, and its id
    in the glossary, empty for the word of a game that is not of the project."""
    return [asdict(word) for word in words_of(game)]


def plain(value: Any) -> Any:
    """A value as JSON has it: sets and rows as lists."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    return [plain(one) for one in value] if isinstance(value, (list, tuple)) else value
