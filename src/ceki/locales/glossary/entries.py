"""The glossary as it was read: words and names by their ids, and what they mean."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from ceki.locales.language import chain


@dataclass(frozen=True)
class Entry:
    """A word, or the name of a card or a rank in a region.

    `language` is a code of BCP 47; `script` has the word in other letters, by their name. `card` is a code, `rank` a
    number, `region` an id of `regions()`. Every face of a `pack` has to do with its words. `certain` is false where the
    source doubts the sense, the literal meaning or the card. `literal` is in English. `source` is a citation.
    """

    id: str
    word: str
    language: str
    source: str
    script: Mapping[str, str]
    also: tuple[str, ...] = ()
    ipa: str = ""
    respelling: str = ""
    literal: str = ""
    pack: str = ""
    card: str = ""
    rank: int = 0
    region: str = ""
    origin: Mapping[str, str] | None = None
    note: str = ""
    script_source: str = ""
    certain: bool = True

    @property
    def ipa_from(self) -> str:
        """Where the sound comes from: a `source`, whose sounds stand in [ ], or the `spelling`; empty without one."""
        if not self.ipa:
            return ""
        return "source" if self.ipa.startswith("[") else "spelling"

    @property
    def tag(self) -> str:
        """The tag of the word as it is spelt: `ms`, or `nan-Hani` where it is spelt in such letters."""
        return next((self.tag_in(name) for name, text in self.script.items() if text == self.word), self.language)

    def tag_in(self, script: str) -> str:
        """The tag of the word in other letters: `ms-Arab`."""
        return f"{self.language}-{_read('words')['scripts'][script]}"


@dataclass(frozen=True)
class Region:
    """Where cards have names of their own: the language of the names, their source, and the games played there."""

    id: str
    language: str
    source: str
    games: tuple[str, ...]


@cache
def _read(name: str) -> Any:
    return json.loads(_file(name).read_text(encoding="utf-8"))


@cache
def _texts(name: str) -> Mapping[str, str]:
    """The texts of a language; none where it has no such file yet."""
    return dict(_read(name)) if _file(name).is_file() else {}


def _file(name: str) -> Traversable:
    return resources.files("ceki.locales.glossary").joinpath(f"{name}.json")


@cache
def regions() -> Mapping[str, Region]:
    """The regions, by id."""
    cited = _read("words")["sources"]
    return {
        id: Region(id, one["language"], cited[one["source"]], tuple(one["games"]))
        for id, one in _read("names")["regions"].items()
    }


@cache
def entries() -> Mapping[str, Entry]:
    """Every word, then every name, by id."""
    cited = _read("words")["sources"]
    words = [_entry(one | {"source": cited[one["source"]]}) for one in _read("words")["words"]]
    names = []
    for one in _read("names")["names"]:
        region = regions()[one["region"]]
        names.append(_entry(one | {"language": region.language, "source": region.source}))
    return {entry.id: entry for entry in (*words, *names)}


def _entry(one: dict[str, Any]) -> Entry:
    known = {key: value for key, value in one.items() if key not in ("script", "also")}
    return Entry(**known, script=one.get("script", {}), also=tuple(one.get("also", ())))


def meaning(entry: Entry, language: str = "en") -> str:
    """What a word means, in a language or else in English; empty for the name of a card or a rank."""
    if entry.region:
        return ""
    return next((str(text) for code in chain(language) if (text := _texts(code).get(entry.id))), "")


def literally(entry: Entry, language: str = "en") -> str:
    """What a word means literally, in a language or else in English; empty where that language has the very word."""
    told = (_texts(f"literal/{code}").get(entry.literal) for code in chain(language))
    text = next(filter(None, told), entry.literal)
    return "" if text.casefold() == entry.word.casefold() else text


def names_of(card: str) -> tuple[Entry, ...]:
    """What a card is called, region by region."""
    return tuple(entry for entry in entries().values() if entry.region and entry.card == card)
