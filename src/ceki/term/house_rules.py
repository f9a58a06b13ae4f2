"""The rules of the house in words: options in force with clause and source, and the game's words."""

from __future__ import annotations

from typing import Any

from ceki.play.house import House
from ceki.rulekit.options import Option

_SOURCES = {"gap": "the sources are silent", "out": "from outside the sources"}


def value_in_words(value: Any) -> str:
    """An option's value for people and for the command line."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (set, frozenset)):
        return ",".join(sorted(value)) or "none"
    if isinstance(value, (tuple, list)):
        return ",".join(value_in_words(v) if not isinstance(v, tuple) else "-".join(map(str, v)) for v in value)
    return str(value)


def source_in_words(option: Option) -> str:
    """Where an option's default comes from."""
    return _SOURCES.get(option.source, "in the sources")


def option_rows(house: House) -> list[tuple[str, str, str, str, str]]:
    """(name, value, clause, source, what it says) of every option; a value that is not the default is marked."""
    rows = []
    for name, option in house.game.options.items():
        value = house.options[name]
        changed = "" if value == option.default else " *"
        rows.append((name, value_in_words(value) + changed, option.clause, source_in_words(option), option.says))
    return rows


def option_data(house: House) -> list[dict[str, Any]]:
    """The options in force for machines; sets and rows as lists."""

    def plain(value: Any) -> Any:
        return sorted(value) if isinstance(value, (set, frozenset)) else value

    return [
        {
            "name": name,
            "value": plain(house.options[name]),
            "default": plain(option.default),
            "clause": option.clause,
            "source": option.source,
            "says": option.says,
        }
        for name, option in house.game.options.items()
    ]


def option_lines(house: House) -> list[str]:
    """The options in force, a line each."""
    rows = option_rows(house)
    width = max((len(f"{name} = {value}") for name, value, *_ in rows), default=0)
    lines = [
        f"  {f'{name} = {value}':<{min(width, 34)}}  [{clause}, {source}] {says}"
        for name, value, clause, source, says in rows
    ]
    return lines or ["  This game has no options."]


def words_lines(house: House) -> list[str]:
    """The game's own words and its verbs, glossed."""
    about = house.game.about
    lines = [f"  {word}: {gloss}" for word, gloss in about.words.items()]
    return lines + [f"  {verb.word.replace('_', ' ')}: {verb.says}" for verb in about.verbs]


def rules_lines(house: House) -> list[str]:
    """The rules in force at a table: what the game is, its options, its words, its sources."""
    about = house.game.about
    lines = [f"{about.title}, {house.players} players, play runs {about.direction}", about.about, ""]
    lines += ["Options in force (* = not the default)", *option_lines(house), ""]
    if about.presets:
        lines += [f"Named houses: {', '.join(about.presets)}", ""]
    lines += ["Words", *words_lines(house), ""]
    return [*lines, "Sources", *(f"  {s.title}, {s.pages}" if s.pages else f"  {s.title}" for s in about.sources)]
