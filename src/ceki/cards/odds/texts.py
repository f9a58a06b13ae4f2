"""Texts of counts: English, and the id by which another language has the same (`locales/LANGUAGE/games/GAME.ftl`).

A text is its English wherever nobody asks for more, so JSON, proofs and a game that brings plain texts know of no
languages; whoever shows a report reads its texts by `lab/odds/telling.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from ceki.locales.messages import filled


class Text(str):
    """A text with its facts, in English. `key` is its id and `english` the text with its places.

    A fact is a text, a whole number, or a `Fraction` of cents. Raises `KeyError` for a missing fact.
    """

    key: str
    english: str
    facts: Mapping[str, Any]

    def __new__(cls, key: str, english: str, /, **facts: Any) -> Text:
        text = super().__new__(cls, filled(english, {name: in_english(fact) for name, fact in facts.items()}))
        text.key, text.english, text.facts = key, english, facts
        return text

    def __getnewargs_ex__(self) -> tuple[tuple[str, str], dict[str, Any]]:
        return (self.key, self.english), dict(self.facts)


@dataclass(frozen=True)
class Texts:
    """All that the counts of a game say, in English with places such as `{n}`, by id: `SAYS("next-card", n=3)`."""

    declared: Mapping[str, str] = field(default_factory=dict)

    def __call__(self, word: str, /, **facts: Any) -> Text:
        """A text with its facts. Raises `KeyError` for an id, or a fact of it, that there is not."""
        return Text(f"odds-{word}", self.declared[word], **facts)


def named(word: str) -> Text:
    """What players call something that the rules know by an id: the game's own files have it in every language."""
    return Text(f"name-{word}", word.replace("_", " "))


def in_english(fact: Any) -> str:
    """A fact as English has it."""
    if isinstance(fact, Fraction):
        return f"{float(fact):+.4f}"
    return f"{fact:,}" if isinstance(fact, int) else str(fact)
