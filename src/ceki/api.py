"""The public face: `ceki.game(...)` and `ceki.games()`."""

from __future__ import annotations

from typing import Any

from ceki.play import catalogue
from ceki.play.match import Match
from ceki.play.round import Round
from ceki.play.rulebook.listing import options_listed, presets_listed
from ceki.play.ruleset import Ruleset, ruleset


class PlayableGame:
    """A game with a house chosen: deal rounds and matches of it."""

    def __init__(self, chosen: Ruleset) -> None:
        self.ruleset = chosen

    def round(self, seed: int) -> Round:
        """A round dealt from a seed; equal seeds deal equal cards."""
        return Round.from_seed(self.ruleset, seed)

    def match(self, seed: int, rounds: int | None = None) -> Match:
        """A match of at most `rounds` rounds; a game that ends by itself may end before."""
        return Match(self.ruleset, seed, rounds)


def game(name: str, players: int | None = None, preset: str | None = None, **options: Any) -> PlayableGame:
    """A game by any of its names, with a number of players, a named preset and options.

    Raises `ValueError` that lists what is allowed, for an unknown game, preset, option, value or number of players.
    """
    return PlayableGame(ruleset(name, players, preset, **options))


def games() -> list[dict[str, Any]]:
    """The catalogue: id, title, other names, seats, pack, options, presets and sources of every game."""
    return [_entry(name) for name in catalogue.names()]


def _entry(name: str) -> dict[str, Any]:
    found = catalogue.game(name)
    return {
        "id": found.id,
        "title": found.info.title,
        "also": list(found.info.aliases),
        "seats": list(found.info.seats),
        "more_seats": list(found.info.more_seats),
        "pack": found.info.pack,
        "options": options_listed(found),
        "presets": presets_listed(found),
        "sources": [f"{s.title}, {s.pages}" if s.pages else s.title for s in found.info.sources],
    }
