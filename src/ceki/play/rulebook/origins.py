"""Where the rules come from: read off the rule pages, which are the one place that says so.

A page names its sources by letters (what comes after a `; ` there is no part of the citation), and the table of each
clause says after the rule by what it stands:

| cell | kind | meaning |
|---|---|---|
| `W`, `K p. 122`, `W, A` | `source` | these sources say so |
| `T against K, G` | `source` | T says so; K and G say otherwise |
| `reading of W` | `reading` | ours, of a text that can be read in more than one way |
| `gap` | `gap` | the sources are silent; the rule is ours |
| `follows from BS-13` | `follows` | it follows from other clauses |

Further origins of one clause come after `; `, each with what it is about: `W; gap: the rate`. The last column names the
options, an option with another origin than its clause with it: `` `rate` (gap) ``. What a page `Builds on` holds
there too. Its tables of words and of houses are read here as well; of words in the glossary it lists the ids alone:
``Words: `mata`, `tan`.``
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from ceki.locales.glossary.entries import entries
from ceki.locales.messages import said
from ceki.play.game_module import GameModule
from ceki.play.rulebook.pages import page_named, page_of, says, word_ids

SOURCE, READING, GAP, FOLLOWS, UNKNOWN = "source", "reading", "gap", "follows", "unknown"

_LETTER: Final = re.compile(r"([A-Z][a-z]?)(?: (pp?\. [\d-]+))?")
_PAGES: Final = re.compile(r", pp?\. [\d-]+$")
_LISTED: Final = re.compile(r"^- \*\*([A-Z][a-z]?)\*\* (.+(?:\n  .+)*)", re.M)
_NUMBER: Final = re.compile(r"[A-Z]{2}-\d+")
_OPTION: Final = re.compile(r"`(\w+)`(?: \(([^()]+)\))?")
_LINK: Final = re.compile(r"\]\((\w+)\.md\)")
_BUILDS_ON: Final = re.compile(r"^Builds on: ((?:\[[^\]]*\]\(\w+\.md\)(?:, )?)+)\.", re.M)
_HEADINGS: Final = {  # the tables that are read, by their first line
    "clause": ("clause", "rule", "source", "option"),
    "word": ("word", "language", "meaning"),
    "house": ("house", "called", "what it stands for", "source"),
}


class PageError(ValueError):
    """A line of a rule page that cannot be read: the sentence names page, line and what is allowed."""


@dataclass(frozen=True)
class Origin:
    """By what a rule stands. `cited` and `against` are whole citations; `about` is the part that is meant."""

    kind: str
    cited: tuple[str, ...] = ()
    against: tuple[str, ...] = ()
    about: str = ""


@dataclass(frozen=True)
class Clause:
    """A numbered rule: what it says, its origins (the first is that of the whole), its options with theirs."""

    number: str
    says: str
    origins: tuple[Origin, ...]
    options: Mapping[str, Origin]


@dataclass(frozen=True)
class Word:
    """A word of a game, in its own spelling, with the code of its language and the page that has it; and its id where
    it is a word of the glossary."""

    word: str
    language: str
    says: str
    page: str
    id: str = ""


@dataclass(frozen=True)
class NamedHouse:
    """A preset as a page tells it: what it is called, what it stands for, and whence it comes."""

    id: str
    title: str
    says: str
    origins: tuple[Origin, ...]


@dataclass(frozen=True)
class RulePage:
    """What is read off a rule page; `builds_on` are the pages that hold too where this one says nothing."""

    id: str
    builds_on: tuple[str, ...] = ()
    clauses: Mapping[str, Clause] | None = None
    words: tuple[Word, ...] = ()
    houses: tuple[NamedHouse, ...] = ()


@dataclass(frozen=True)
class Standing:
    """The clause that an option stands on, and its origin."""

    clause: str
    origin: Origin


def standing(game: GameModule, option: str) -> Standing:
    """Where an option stands: on the game's own page before those that it builds on, at the option's clause first."""
    named = game.options[option].clause
    for page in pages_of(game):
        at = [c for c in (page.clauses or {}).values() if option in c.options]
        for clause in sorted(at, key=lambda c: c.number != named):
            return Standing(clause.number, clause.options[option])
    return Standing(named, Origin(UNKNOWN))


def words_of(game: GameModule) -> list[Word]:
    """The words of a game, those of its own page first; what a nearer page says of a word holds."""
    found: dict[str, Word] = {}
    for page in pages_of(game):
        told = {word.word.lower() for word in found.values()}
        found |= {word.id or word.word.lower(): word for word in page.words if word.word.lower() not in told}
    told = {word.word.lower() for word in found.values()}
    more = (Word(word, "", says, game.id) for word, says in game.info.words.items() if word.lower() not in told)
    return [*found.values(), *more]


def houses_of(game: GameModule) -> dict[str, NamedHouse]:
    """The presets of a game, by id, as the pages tell them; one that no page tells is called by its id."""
    told: dict[str, NamedHouse] = {}
    for page in pages_of(game):
        told |= {ruleset.id: ruleset for ruleset in page.houses if ruleset.id not in told}
    return {
        name: told.get(name) or NamedHouse(name, name.replace("_", " ").capitalize(), "", (Origin(UNKNOWN),))
        for name in game.info.presets
    }


def origin_told(origin: Origin) -> str:
    """An origin in a line: `our reading of "Pèi", Ways to Play; others differ: ...`."""
    cited = "; ".join(origin.cited)
    told = cited if origin.kind == SOURCE else said("house", origin.kind, {"cited": cited})
    if origin.against:
        told = said("house", "otherwise", {"said": told, "against": "; ".join(origin.against)})
    return f"{origin.about}: {told}" if origin.about else told


def pages_of(game: GameModule) -> tuple[RulePage, ...]:
    """The page of a game and those that it builds on, the nearest first; none for a game without a page.

    Raises `PageError`.
    """
    text = page_of(game)
    return _with_those_below(game.id, text) if text is not None else ()


@functools.cache
def _with_those_below(name: str, text: str) -> tuple[RulePage, ...]:
    found = {name: read_page(name, text)}
    waiting = list(found[name].builds_on)
    while waiting:
        below = waiting.pop(0)
        if below not in found:
            under = page_named(below)
            if under is None:
                raise PageError(f"{name}.md: builds on {below}.md, which does not exist")
            found[below] = read_page(below, under)
            waiting += found[below].builds_on
    return tuple(found.values())


@functools.cache
def read_page(name: str, text: str) -> RulePage:
    """Reads a page. Raises `PageError` for a line of its tables that is not as the head of this file has it."""
    letters = {letter: _plain(" ".join(told.split()).partition("; ")[0]) for letter, told in _LISTED.findall(text)}
    builds_on = _BUILDS_ON.search(text)
    clauses, words, houses = {}, [_word(name, id) for id in word_ids(text)], []
    for kind, line, cells in _rows(name, text):
        try:
            if kind == "clause":
                clause = _clause(cells, letters)
                clauses[clause.number] = clause
            elif kind == "word":
                words.append(Word(cells[0], cells[1], _plain(cells[2]), name))
            else:
                houses.append(NamedHouse(cells[0].strip("`"), cells[1], _plain(cells[2]), _origins(cells[3], letters)))
        except ValueError as wrong:
            raise PageError(f"{name}.md, line {line}: {wrong}") from None
    below = tuple(_LINK.findall(builds_on.group())) if builds_on else ()
    return RulePage(name, below, clauses, tuple(words), tuple(houses))


def _rows(name: str, text: str) -> Iterator[tuple[str, int, list[str]]]:
    kind = ""
    for number, line in enumerate(text.splitlines(), 1):
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if not cells:
            kind = ""
        elif cells[0] in _HEADINGS and not kind:
            kind = cells[0]
            if tuple(cells) != _HEADINGS[kind]:
                raise PageError(f"{name}.md, line {number}: the columns are {' | '.join(_HEADINGS[kind])}")
        elif kind and set(cells[0]) - set("-: "):
            if len(cells) != len(_HEADINGS[kind]) or not all(cells[:3]):
                raise PageError(f"{name}.md, line {number}: {len(_HEADINGS[kind])} filled columns are wanted")
            yield kind, number, cells


def _word(page: str, id: str) -> Word:
    entry = entries().get(id)
    if entry is None:
        raise PageError(f"{page}.md: `{id}` is no word of the glossary; see `ceki word`")
    return Word(entry.word, entry.language, says(entry), page, id)


def _clause(cells: list[str], letters: Mapping[str, str]) -> Clause:
    number, says, source, options = cells
    if not _NUMBER.fullmatch(number):
        raise ValueError(f"{number!r} is no number of a clause, such as BS-12")
    origins = _origins(source, letters)
    if _OPTION.sub("", options).strip(", "):
        raise ValueError(f"options {options!r} are not written `name` or `name` (origin)")
    of_the_whole = replace(origins[0], about="")
    found = {option: _origin(own, letters) if own else of_the_whole for option, own in _OPTION.findall(options)}
    return Clause(number, _plain(says), origins, found)


def _origins(cell: str, letters: Mapping[str, str]) -> tuple[Origin, ...]:
    parts = [part.partition(": ") for part in cell.split("; ")]
    if any(not about for _, _, about in parts[1:]):
        raise ValueError(f"source {cell!r}: every origin after the first says what it is about (`W; gap: the rate`)")
    return tuple(replace(_origin(told, letters), about=_plain(about)) for told, _, about in parts)


def _origin(told: str, letters: Mapping[str, str]) -> Origin:
    said, _, against = told.partition(" against ")
    others = _cited(against, letters) if against else ()
    if said == GAP:
        return Origin(GAP, (), others)
    if said.startswith("follows from ") and _NUMBER.search(said):
        return Origin(FOLLOWS, (said.removeprefix("follows from "),), others)
    if said.startswith("reading of "):
        return Origin(READING, _cited(said.removeprefix("reading of "), letters), others)
    return Origin(SOURCE, _cited(said, letters), others)


def _cited(told: str, letters: Mapping[str, str]) -> tuple[str, ...]:
    found = []
    for one in told.split(", "):
        read = _LETTER.fullmatch(one)
        if read is None or read[1] not in letters:
            raise ValueError(f"source {one!r} is none of {', '.join(letters)}, reading of, gap and follows from")
        cited = letters[read[1]]
        found.append(f"{_PAGES.sub('', cited)}, {read[2]}" if read[2] else cited)
    return tuple(found)


def _plain(text: str) -> str:
    """Markdown without its marks of stress, links and code."""
    return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text).replace("*", "").replace("`", "").strip()
