"""How a game is played, told to somebody who has never seen its cards: a page for each game and language.

The pages lie in `ceki/locales`, a folder for each language, and are written in a small part of Markdown. A page is in
one language as a whole: where a language has none, the English one is read.

| what | how it is written |
|---|---|
| heading | `## The aim` |
| paragraph | lines of text, with a game's word and its first use `*mata*` |
| list | lines that begin with `- ` |
| cards | `{C2 M2 S2 | OT} What they show.`: codes, `|` between groups, and what is said of them |

Blank lines stand between them. There is no HTML, and nothing else is known.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from itertools import groupby
from typing import Final

from ceki.locales.language import ENGLISH

HEADING, TEXT, LIST, CARDS = "heading", "text", "list", "cards"
_PICTURE: Final = re.compile(r"\{([^{}]*)\}\s*(.*)", re.DOTALL)
_NOT_KNOWN: Final = re.compile(r"[<>{}`_\[\]]|^#|\*\*")


@dataclass(frozen=True)
class Run:
    """A piece of a line; `word` is a word of the game, which stands out."""

    text: str
    word: bool = False


Line = tuple[Run, ...]


@dataclass(frozen=True)
class Part:
    """A part of a page: `kind` is heading, text, list or cards. A list has many lines, cards may have none, all others
    have one. `sets` are the codes of cards, in groups."""

    kind: str
    lines: tuple[Line, ...]
    sets: tuple[tuple[str, ...], ...] = ()


@functools.cache
def how_to_play(game: str, language: str = ENGLISH) -> tuple[Part, ...] | None:
    """The page of a game, by its id; None when there is none. Raises `ValueError` for one that cannot be read."""
    page = resources.files("ceki.locales").joinpath(language, "how_to_play", f"{game}.md")
    return read_parts(page.read_text(encoding="utf-8")) if page.is_file() else None


def how_to_play_in(language: str, game: str) -> tuple[str, tuple[Part, ...]] | None:
    """The language in which somebody who reads that one is told how a game is played, and the page; None when there is
    no page in English either."""
    for code in dict.fromkeys((language, ENGLISH)):
        parts = how_to_play(game, code)
        if parts is not None:
            return code, parts
    return None


def read_parts(text: str) -> tuple[Part, ...]:
    """The parts of a page. Raises `ValueError` that shows the line."""
    blocks = re.split(r"\n\s*\n", text.strip())
    return tuple(part for block in blocks for part in _parts_of(block))


def _parts_of(block: str) -> Iterator[Part]:
    """A block, which is one part; or a paragraph with the list that follows it at once."""
    for listed, lines in groupby(block.splitlines(), lambda line: line.startswith(("- ", "  "))):
        if listed:
            items = re.split(r"^- ", "\n".join(lines), flags=re.MULTILINE)[1:]
            yield Part(LIST, tuple(_line(item) for item in items))
        else:
            yield _part("\n".join(lines))


def _part(block: str) -> Part:
    if block.startswith("## "):
        return Part(HEADING, (_line(block.removeprefix("## ")),))
    picture = _PICTURE.fullmatch(block)
    if picture is None:
        return Part(TEXT, (_line(block),))
    sets = tuple(tuple(group.split()) for group in picture[1].split("|"))
    if not all(sets):
        raise ValueError(f"how to play: no card stands in a group of {block!r}")
    return Part(CARDS, (_line(picture[2]),) if picture[2] else (), sets)


def _line(text: str) -> Line:
    """A line in its runs: words of the game stand between stars."""
    joined = " ".join(text.split())
    pieces = joined.split("*")
    if not joined or _NOT_KNOWN.search(joined) or len(pieces) % 2 == 0:
        raise ValueError(f"how to play: {joined!r} is not written as headings, text, lists and cards are")
    return tuple(Run(piece, bool(n % 2)) for n, piece in enumerate(pieces) if piece)
