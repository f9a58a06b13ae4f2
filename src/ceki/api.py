"""The public face: `ceki.game(...)` and `ceki.games()`."""

from __future__ import annotations

from typing import Any

from ceki.play import catalogue
from ceki.play.house import House, house
from ceki.play.match import Match
from ceki.play.round import Round


class PlayableGame:
    """A game with a house chosen: deal rounds and matches of it."""

    def __init__(self, chosen: House) -> None:
        self.house = chosen

    def round(self, seed: int) -> Round:
        """A round dealt from a seed; equal seeds deal equal cards."""
        return Round.from_seed(self.house, seed)

    def match(self, seed: int, rounds: int | None = None) -> Match:
        """A match of at most `rounds` rounds; a game that ends by itself may end before."""
        return Match(self.house, seed, rounds)


def game(name: str, players: int | None = None, preset: str | None = None, **options: Any) -> PlayableGame:
    """A game by its id, with a number of players, a named preset and options.

    Raises `ValueError` that lists what is allowed, for an unknown game, preset, option, value or number of players.
    """
    return PlayableGame(house(name, players, preset, **options))


def games() -> list[dict[str, Any]]:
    """The catalogue: id, title, seats, pack, options, presets and sources of every game."""
    return [_entry(name) for name in catalogue.names()]


def _entry(name: str) -> dict[str, Any]:
    found = catalogue.game(name)
    return {
        "id": found.id,
        "title": found.about.title,
        "seats": list(found.about.seats),
        "pack": found.about.pack,
        "options": [
            {
                "name": key,
                "type": option.kind,
                "default": _plain(option.default),
                "allowed": option.allowed(),
                "clause": option.clause,
                "source": option.source,
                "says": option.says,
            }
            for key, option in found.options.items()
        ],
        "presets": {key: {k: _plain(v) for k, v in values.items()} for key, values in found.about.presets.items()},
        "sources": [f"{s.title}, {s.pages}" if s.pages else s.title for s in found.about.sources],
    }


def _plain(value: Any) -> Any:
    return sorted(value) if isinstance(value, (set, frozenset)) else list(value) if isinstance(value, tuple) else value
