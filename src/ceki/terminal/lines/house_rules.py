"""The rules of the house in words: options in force with clause and origin, named houses, and the game's words."""

from __future__ import annotations

from typing import Any, Final

from ceki.engine.options import in_words
from ceki.play.rulebook.listing import options_listed, plain
from ceki.play.rulebook.origins import houses_of, origin_told, standing, words_of
from ceki.play.rulebook.sentences import plain_word
from ceki.play.rulebook.spelling import spelled
from ceki.play.ruleset import Ruleset

LANGUAGES: Final = {
    "en": "English",
    "fr": "French",
    "id": "Indonesian",
    "jv": "Javanese",
    "mcm": "Kristang",
    "ms": "Malay",
    "nan": "Hokkien",
    "nl": "Dutch",
}


def option_data(ruleset: Ruleset) -> list[dict[str, Any]]:
    """The options in force for machines; sets and rows as lists."""
    return [{"value": plain(ruleset.options[one["name"]]), **one} for one in options_listed(ruleset.game)]


def option_lines(ruleset: Ruleset) -> list[str]:
    """The options in force, two lines each: the value and what it says; the clause, and by what that stands."""
    lines = []
    for name, option in ruleset.game.options.items():
        value, stands = ruleset.options[name], standing(ruleset.game, name)
        changed = "" if value == option.default else " *"
        lines.append(f"  {f'{name} = {in_words(value)}{changed}':<34}  {option.says}{_names(ruleset, value)}")
        lines.append(f"      [{stands.clause}, {origin_told(stands.origin)}]")
    return lines or ["  This game has no options."]


def _names(ruleset: Ruleset, value: Any) -> str:
    """What players call the words of a value, where that is not how the command line writes them."""
    words = [value] if isinstance(value, str) else sorted(value) if isinstance(value, (set, frozenset)) else []
    names = [(word, spelled(ruleset.game, word, ruleset.options)) for word in words]
    told = [f"{word} is {name}" for word, name in names if name != plain_word(word)]
    return f" ({', '.join(told)})" if told else ""


def houses_lines(ruleset: Ruleset) -> list[str]:
    """The presets of a game, with what each stands for."""
    return [
        f"  {told.id}: {' '.join([f'{told.title}.', told.says]).strip()} [{'; '.join(map(origin_told, told.origins))}]"
        for told in houses_of(ruleset.game).values()
    ]


def words_lines(ruleset: Ruleset) -> list[str]:
    """The game's words with their languages, and its verbs."""
    lines = [f"  {word.word}{_language(word.language)}: {word.says}" for word in words_of(ruleset.game)]
    return lines + [f"  {plain_word(verb.word)}: {verb.says}" for verb in ruleset.game.info.verbs]


def _language(code: str) -> str:
    return f" ({LANGUAGES.get(code, code)})" if code else ""


def rules_lines(ruleset: Ruleset) -> list[str]:
    """The rules in force at a table: what the game is, its options, its words, its sources."""
    about = ruleset.game.info
    runs = f", play runs {about.direction}" if about.direction_given else ""
    lines = [f"{about.title}, {ruleset.players} players{runs}", about.summary, ""]
    lines += ["Options in force (* = not the default)", *option_lines(ruleset), ""]
    if about.presets:
        lines += ["Named houses (--preset)", *houses_lines(ruleset), ""]
    lines += ["Words", *words_lines(ruleset), ""]
    return [*lines, "Sources", *(f"  {s.title}, {s.pages}" if s.pages else f"  {s.title}" for s in about.sources)]
