"""How a game is played, told to somebody who has never seen its cards: a page for each game and language.

The pages lie in `ceki/locales`, a folder for each language, and are written in a small part of Markdown. A page is in
one language as a whole: where a language has none, the English one is read.

| what | how it is written |
|---|---|
| heading | `## The aim` |
| paragraph | lines of text, with a game's word and its first use `*mata*` |
| list | lines that begin with `- ` |
| cards | `{C2 M2 S2 | OT} What they show.`: codes, `|` between groups, and what is said of them |
| the house | `{ $rate }`: a paragraph, a line of a list, or what is said of cards, may have what Fluent knows |

Blank lines stand between them. There is no HTML, and nothing else is known. What a place may name are the facts of
`house_facts.py`; a text that is empty in some house is left out there, with its cards.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib import resources
from itertools import groupby
from typing import Final

from ceki.locales.language import ENGLISH, chain
from ceki.locales.messages import filled_in, places_of

HEADING, TEXT, LIST, CARDS = "heading", "text", "list", "cards"
_PICTURE: Final = re.compile(r"\{(?! *\$)([^{}]*)\}\s*(.*)", re.DOTALL)
_NOT_KNOWN: Final = re.compile(r"[<>{}`_\[\]]|^#|\*\*")
_FOLD: Final = "\ue000"  # stands for the end of a line within a choice


@dataclass(frozen=True)
class Run:
    """A piece of a line; `word` is a word of the game, which stands out."""

    text: str
    word: bool = False


Line = tuple[Run, ...]


@dataclass(frozen=True)
class Written:
    """A part of a page as it is written: `kind` is heading, text, list or cards; `lines` are patterns of Fluent. A list
    has many lines, cards may have none, all others have one. `sets` are the codes of cards, in groups."""

    kind: str
    lines: tuple[str, ...]
    sets: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Part:
    """A part of a page as it is told of a house."""

    kind: str
    lines: tuple[Line, ...]
    sets: tuple[tuple[str, ...], ...] = ()


@functools.cache
def how_to_play(game: str, language: str = ENGLISH) -> tuple[Written, ...] | None:
    """The page of a game, by its id; None when there is none. Raises `ValueError` for one that cannot be read."""
    page = resources.files("ceki.locales").joinpath(language, "how_to_play", f"{game}.md")
    return read_parts(page.read_text(encoding="utf-8")) if page.is_file() else None


def how_to_play_in(language: str, game: str) -> tuple[str, tuple[Written, ...]] | None:
    """The language in which somebody who reads that one is told how a game is played, and the page; None when there is
    no page in English either."""
    for code in chain(language):
        parts = how_to_play(game, code)
        if parts is not None:
            return code, parts
    return None


def told_of(parts: tuple[Written, ...], facts: Mapping[str, str | int], language: str) -> tuple[Part, ...]:
    """A page as it is told of a house. Raises `ValueError` that shows a line that cannot be told, and `KeyError` for a
    fact that there is not."""
    return tuple(told for part in parts for told in _told(part, facts, language))


def _told(part: Written, facts: Mapping[str, str | int], language: str) -> Iterator[Part]:
    filled = [filled_in(line, facts, language) for line in part.lines]
    lines = tuple(_line(line) for line in filled if line.strip())
    if lines or not part.lines:
        yield Part(part.kind, lines, part.sets)


def facts_told(parts: tuple[Written, ...]) -> frozenset[str]:
    """The facts of a house that a page names."""
    return frozenset(fact for part in parts for line in part.lines for fact in places_of(line))


def read_parts(text: str) -> tuple[Written, ...]:
    """The parts of a page. Raises `ValueError` that shows the line."""
    blocks = re.split(r"\n\s*\n", _folded(text.strip()))
    return tuple(part for block in blocks for part in _parts_of(block))


def _folded(text: str) -> str:
    """A text in which each choice of Fluent stands on one line."""
    depth, found = 0, []
    for letter in text:
        depth += (letter == "{") - (letter == "}")
        found.append(_FOLD if letter == "\n" and depth > 0 else letter)
    return "".join(found)


def _parts_of(block: str) -> Iterator[Written]:
    """A block, which is one part; or a paragraph with the list that follows it at once."""
    for listed, lines in groupby(block.splitlines(), lambda line: line.startswith(("- ", "  "))):
        if listed:
            items = re.split(r"^- ", "\n".join(lines), flags=re.MULTILINE)[1:]
            yield Written(LIST, tuple(_pattern(item) for item in items))
        else:
            yield _part("\n".join(lines))


def _part(block: str) -> Written:
    if block.startswith("## "):
        return Written(HEADING, (_pattern(block.removeprefix("## ")),))
    picture = _PICTURE.fullmatch(block)
    if picture is None:
        return Written(TEXT, (_pattern(block),))
    sets = tuple(tuple(group.split()) for group in picture[1].split("|"))
    if not all(sets):
        raise ValueError(f"how to play: no card stands in a group of {block!r}")
    return Written(CARDS, (_pattern(picture[2]),) if picture[2] else (), sets)


def _pattern(text: str) -> str:
    """A line as it is written, on one line but for its choices. Raises `ValueError` for one that can never be told."""
    joined = " ".join(text.replace(_FOLD, f" {_FOLD} ").split()).replace(f" {_FOLD} ", "\n")
    if "{ $" not in joined:
        _line(joined)
    return joined


def _line(text: str) -> Line:
    """A line in its runs: words of the game stand between stars."""
    joined = " ".join(text.split())
    pieces = joined.split("*")
    if not joined or _NOT_KNOWN.search(joined) or len(pieces) % 2 == 0:
        raise ValueError(f"how to play: {joined!r} is not written as headings, text, lists and cards are")
    return tuple(Run(piece, bool(n % 2)) for n, piece in enumerate(pieces) if piece)
