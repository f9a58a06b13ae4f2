"""The words of the table: one for each thing in each language, and none of those that a player would not say."""

from __future__ import annotations

import csv
import re
from functools import cache

import pytest

from ceki.locales.language import languages
from ceki.locales.messages import FOLDER

with (FOLDER / "terms.csv").open(encoding="utf-8", newline="") as file:
    TERMS = list(csv.DictReader(file))
LANGUAGES = sorted({term["language"] for term in TERMS})
NEVER = sorted({(term["language"], word) for term in TERMS for word in term["never"].split("|") if word})


@cache
def texts(language: str) -> str:
    """All that is read in this language: messages, pages and the meanings of words."""
    files = [*(FOLDER / language).rglob("*.ftl"), *(FOLDER / language).rglob("*.md")]
    return "\n".join(file.read_text(encoding="utf-8") for file in (*files, FOLDER / "glossary" / f"{language}.json"))


def places(language: str, word: str) -> list[str]:
    """The lines that have this word; of letters from a to z no part of a longer word."""
    edge = r"\b" if word.isascii() else ""
    found = re.compile(edge + re.escape(word) + edge, re.IGNORECASE)
    return [line.strip() for line in texts(language).splitlines() if found.search(line)]


def test_each_thing_has_one_word_in_each_language():
    assert set(LANGUAGES) < set(languages())
    concepts = [(term["concept"], term["language"]) for term in TERMS]
    assert sorted(concepts) == sorted({(concept, language) for concept, _ in concepts for language in LANGUAGES})


@pytest.mark.parametrize("term", TERMS, ids=lambda term: f"{term['language']}-{term['concept']}")
def test_the_word_to_use_is_used(term):
    words = re.split(", |、", term["use"])
    assert [word for word in words if not places(term["language"], word)] == []


@pytest.mark.parametrize(("language", "word"), NEVER)
def test_no_text_has_a_word_that_a_player_would_not_say(language, word):
    assert places(language, word) == []
