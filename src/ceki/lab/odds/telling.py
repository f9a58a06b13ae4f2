"""A report in the language of whoever reads it: what the game says of its counts, and what the report says itself."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ceki.cards.odds.chances import Odds, Page
from ceki.cards.odds.texts import Text, in_english
from ceki.lab.odds.report import OURS, Estimate, Report
from ceki.locales.language import ENGLISH, language
from ceki.locales.messages import filled, parsed, said, with_marks
from ceki.play.game_module import GameModule
from ceki.play.rulebook.reading import text


def in_language(found: Report) -> Report:
    """The report with every text in the language that this program speaks. A plain text, or one that the language
    lacks, stays English."""
    if language() == ENGLISH:
        return found
    game = found.ruleset.game
    return replace(
        found,
        pages=tuple(_page(game, page) for page in found.pages),
        estimates=tuple(_estimate(game, one) for one in found.estimates),
        beyond=told(game, found.beyond),
    )


def told(game: GameModule, says: str) -> str:
    """A text of a count of this game."""
    if not isinstance(says, Text):
        return says
    facts = {name: _fact(game, fact) for name, fact in says.facts.items()}
    if says.key in parsed(OURS):
        return said(OURS, says.key, facts)
    return filled(text(game, says.key, says.english), facts)


def _fact(game: GameModule, fact: Any) -> str:
    return told(game, fact) if isinstance(fact, str) else with_marks(in_english(fact))


def _page(game: GameModule, page: Page) -> Page:
    head = {"title": told(game, page.title), "how": told(game, page.how)}
    if isinstance(page, Odds):
        lines = tuple(replace(line, says=told(game, line.says)) for line in page.lines)
        return replace(page, **head, axis=told(game, page.axis), lines=lines)
    columns = tuple((told(game, name), kind) for name, kind in page.columns)
    return replace(page, **head, columns=columns, rows=tuple(_row(game, row) for row in page.rows))


def _row(game: GameModule, row: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(told(game, cell) if isinstance(cell, str) else cell for cell in row)


def _estimate(game: GameModule, one: Estimate) -> Estimate:
    return replace(
        one,
        title=told(game, one.title),
        how=told(game, one.how),
        axis=told(game, one.axis),
        lines=tuple(replace(line, says=told(game, line.says)) for line in one.lines),
    )
