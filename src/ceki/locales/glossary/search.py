"""Finding words by how they are written, without accents, and by what they mean."""

from __future__ import annotations

import difflib
import unicodedata
from functools import cache

from ceki.locales.glossary.entries import Entry, entries, literally, meaning

MOST_NEAR = 5


@cache
def bare(text: str) -> str:
    """A text to compare by: small letters without accents, apostrophes and exclamation marks, spaces for hyphens."""
    letters = (c for c in unicodedata.normalize("NFKD", text.replace("-", " ")) if not unicodedata.combining(c))
    return " ".join("".join(c for c in letters if c not in "'’!½").lower().split())


def _written(entry: Entry) -> set[str]:
    """How an entry may be written by those who look for it."""
    return {bare(text) for text in (entry.word, entry.id, *entry.also, *entry.script.values())}


def named(sought: str) -> list[Entry]:
    """The entries of this word, in any of its spellings; or those of a card, by its code."""
    return [e for e in entries().values() if bare(sought) in _written(e) or e.card == sought.strip().upper()]


def containing(sought: str, language: str = "en") -> list[Entry]:
    """The entries in whose word, literal meaning or meaning, in a language, this stands."""
    low = bare(sought)
    return [
        entry
        for entry in entries().values()
        if any(low in text for text in (*_written(entry), *map(bare, _meant(entry, language))))
    ]


def _meant(entry: Entry, language: str) -> tuple[str, str]:
    return literally(entry, language), meaning(entry, language)


def nearest(sought: str) -> list[str]:
    """Words that are written much like this one, the most alike first."""
    by_text = {bare(entry.word): entry.word for entry in reversed(tuple(entries().values()))}
    return [by_text[text] for text in difflib.get_close_matches(bare(sought), by_text, MOST_NEAR)]
