"""What players call the things that rules know by an id, in the words of the house where an option decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ceki.engine.options import Choice
from ceki.play.game_module import GameModule
from ceki.play.rulebook.reading import about


def spelled(game: GameModule, word: str, options: Mapping[str, Any] | None = None) -> str:
    """A line, a verb, a value of an option or a place as players write it. `options` are those of the house."""
    name = about(game).called.get(word, word.replace("_", " "))
    if isinstance(name, str):
        return name
    return name.names[str((options or {}).get(name.option, game.options[name.option].default))]


def spelled_at(game: GameModule, word: str, table: Any) -> str:
    """The same, in the house whose options stand in a record."""
    name = about(game).called.get(word)
    if name is None or isinstance(name, str):
        return spelled(game, word)
    option = game.options[name.option]
    assert isinstance(option, Choice)
    return name.names[option.among[int(getattr(table, name.option))]]


def place_at(game: GameModule, seat: int, table: Any) -> str:
    """What players call a seat, "" where it has no name; one more than there are seats is who sits out."""
    words = [game.info.places[seat]] if seat < len(game.info.places) else []
    if seat < table.seats:
        words += roles_of(game, seat, table.starter, table.seats)
    return spelled_at(game, words[0], table) if words else ""


def roles_of(game: GameModule, seat: int, starter: int, seats: int) -> list[str]:
    """The words for what a seat is because of who begins."""
    return [role.word for role in game.info.roles if (starter + role.step - seat) % seats == 0]
