"""What a game may not declare of the facts of its moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ceki.engine.reasons import LINE, Fact, Facts
from ceki.locales.messages import names_in
from ceki.play.checks.mistake import files_of, placed

WORDS: Final = ("it", "cards", "word", "which", "an", LINE)  # that the sentence of any fact may ask for


def refuse_unfit_facts(facts: Facts, file: str) -> None:
    """Raises `GameError` for the first sentence of its own that a game's facts cannot fill in."""
    for fact in facts.declared:
        for says in _unfit(fact):
            raise placed(f"fact {fact.id}: {says}", rf"""\bFact\(\s*["']{fact.id}["']""", files_of(file))


def _unfit(fact: Fact) -> Iterator[str]:
    allowed = (*(name for name in fact.numbers if name != LINE), *WORDS)
    for message in (fact.says, fact.beside):
        try:
            unknown = names_in(message) - set(allowed)
        except ValueError as error:
            yield str(error)
            return
        if unknown:
            yield f"{', '.join(sorted(unknown))} is no number of it; its sentence may have {', '.join(allowed)}"
