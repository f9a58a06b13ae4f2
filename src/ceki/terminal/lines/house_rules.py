"""The rules of the house in words: options in force with clause and origin, named houses, and the game's words."""

from __future__ import annotations

from typing import Any

from ceki.engine.options import in_words
from ceki.locales.messages import parsed, said
from ceki.locales.rows import in_row
from ceki.play.rulebook.listing import options_listed, plain
from ceki.play.rulebook.origins import houses_of, origin_told, standing, words_of
from ceki.play.rulebook.reading import about, text
from ceki.play.rulebook.sentences import plain_word
from ceki.play.rulebook.spelling import spelled
from ceki.play.ruleset import Ruleset
from ceki.terminal.lines.commands import TERMINAL


def option_data(ruleset: Ruleset) -> list[dict[str, Any]]:
    """The options in force for machines; sets and rows as lists."""
    return [{"value": plain(ruleset.options[one["name"]]), **one} for one in options_listed(ruleset.game)]


def option_lines(ruleset: Ruleset) -> list[str]:
    """The options in force, two lines each: the value and what it says; the clause, and by what that stands."""
    lines = []
    for name, option in ruleset.game.options.items():
        value, stands = ruleset.options[name], standing(ruleset.game, name)
        changed = "" if value == option.default else " *"
        says = text(ruleset.game, f"option-{name}", option.says)
        lines.append(f"  {f'{name} = {in_words(value)}{changed}':<34}  {says}{_names(ruleset, value)}")
        lines.append(f"      [{stands.clause}, {origin_told(stands.origin)}]")
    return lines or [f"  {said(TERMINAL, 'no-options', {})}"]


def _names(ruleset: Ruleset, value: Any) -> str:
    """What players call the words of a value, where that is not how the command line writes them."""
    words = [value] if isinstance(value, str) else sorted(value) if isinstance(value, (set, frozenset)) else []
    names = [(word, spelled(ruleset.game, word, ruleset.options)) for word in words]
    told = [said(TERMINAL, "word-is", {"word": word, "name": name}) for word, name in names if name != plain_word(word)]
    return f" ({in_row(told)})" if told else ""


def houses_lines(ruleset: Ruleset) -> list[str]:
    """The presets of a game, with what each stands for."""
    lines = []
    for told in houses_of(ruleset.game).values():
        title = text(ruleset.game, f"preset-{told.id}", told.title)
        says = text(ruleset.game, f"preset-{told.id}.says", told.says)
        lines.append(f"  {told.id}: {f'{title}. {says}'.strip()} [{'; '.join(map(origin_told, told.origins))}]")
    return lines


def words_lines(ruleset: Ruleset) -> list[str]:
    """The game's words with their languages, and its verbs."""
    lines = [f"  {word.word}{_language(word.language)}: {word.says}" for word in words_of(ruleset.game)]
    return lines + [f"  {plain_word(verb.word)}: {verb.says}" for verb in about(ruleset.game).verbs]


def _language(code: str) -> str:
    key = f"language-{code}"
    return f" ({said('glossary', f'language-{code}', {}) if key in parsed('glossary') else code})" if code else ""


def rules_lines(ruleset: Ruleset) -> list[str]:
    """The rules in force at a table: what the game is, its options, its words, its sources."""
    says = about(ruleset.game)
    way = says.direction if says.direction_given else "none"
    lines = [said(TERMINAL, "rules-of", {"game": says.title, "n": ruleset.players, "way": way}), says.summary, ""]
    lines += [said(TERMINAL, "options-in-force", {}), *option_lines(ruleset), ""]
    if says.presets:
        lines += [said(TERMINAL, "named-houses", {}), *houses_lines(ruleset), ""]
    lines += [said("house", "words", {}), *words_lines(ruleset), ""]
    return [
        *lines,
        said("house", "sources", {}),
        *(f"  {s.title}, {s.pages}" if s.pages else f"  {s.title}" for s in says.sources),
    ]
