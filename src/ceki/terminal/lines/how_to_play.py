"""How a game is played, as lines of text: pictures of cards become their names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from ceki.cards.notation import card_number
from ceki.locales.columns import wrapped
from ceki.locales.language import language
from ceki.locales.messages import said
from ceki.locales.rows import in_groups, in_row
from ceki.play.rulebook.cards_named import card_spoken
from ceki.play.rulebook.how_to_play import CARDS, HEADING, LIST, Line, Part, facts_told, how_to_play_in, told_of
from ceki.play.rulebook.kept_list import Listed

if TYPE_CHECKING:
    from ceki.play.ruleset import Ruleset

WIDTH: Final = 80  # cells


def how_to_play_lines(game: Listed, house: Ruleset | None = None) -> list[str] | None:
    """The page of a game in the language of this program, or in English, which is then said; None when it has none. Of
    a house, it tells how that house plays, and last what it plays otherwise than the page says."""
    found = how_to_play_in(language(), game.id)
    if found is None:
        return None
    written, parts = found
    lines = [said("learn", "how-to-play-of", {"game": game.title}), ""]
    if written != language():
        lines += [*_wrapped(said("learn", "how-in-english", {}), "", ""), ""]
    facts = game.usual if house is None else _facts_of(house)
    for part in told_of(parts, facts, written):
        lines += [*_lines(part, game.pack), ""]
    if house is not None:
        lines += _otherwise(house, facts_told(parts))
    return lines[:-1]


def _facts_of(house: Ruleset) -> dict[str, str | int]:
    from ceki.play.rulebook.house_facts import house_facts

    return house_facts(house.game, house.options, house.players)


def _otherwise(house: Ruleset, told: frozenset[str]) -> list[str]:
    """What a house plays otherwise than is usual, where the page does not tell it."""
    from ceki.play.rulebook.house_facts import untold
    from ceki.play.rulebook.reading import text
    from ceki.play.rulebook.sentences import options_told

    game, lines = house.game, list[str]()
    for name in untold(game, house.options, told):
        says = text(game, f"option-{name}", game.options[name].says)
        value: Any = options_told({name: house.options[name]}, game, [])
        lines += _wrapped(f"{value}. {says}", "  - ", "    ")
    return [said("learn", "this-house", {}).upper(), *lines, ""] if lines else []


def _lines(part: Part, pack: str) -> Iterator[str]:
    if part.kind == HEADING:
        yield _text(part.lines[0]).upper()
    elif part.kind == LIST:
        for line in part.lines:
            yield from _wrapped(_text(line), "  - ", "    ")
    elif part.kind == CARDS:
        sets = (in_row(_card(code, pack) for code in group) for group in part.sets)
        yield from _wrapped(in_groups(sets), "    ", "    ")
        for line in part.lines:
            yield from _wrapped(_text(line), "    = ", "      ")
    else:
        yield from _wrapped(_text(part.lines[0]), "", "")


def _text(line: Line) -> str:
    return "".join(run.text for run in line)


def _card(code: str, pack: str) -> str:
    """A card by its name in the language of this program, with its code, and whether it is red."""
    return card_spoken(card_number(code, pack), pack)


def _wrapped(text: str, first: str, further: str) -> list[str]:
    return wrapped(text, WIDTH, first, further)
