"""The lesson of a game as a test knows it: its steps, and when the coach has come to one."""

from __future__ import annotations

from typing import Final

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Page

from ceki.play import catalogue
from ceki.play.rulebook.lesson import Stage, course_of, lesson_of
from tests.web.player import WAIT

LESSONS: Final = [game.id for game in catalogue.games() if lesson_of(game)]
FIRST: Final = min(
    (game.info.learnt.place, game.id) for game in catalogue.games() if game.info.learnt and lesson_of(game)
)[1]


def by_turns(*marks: pytest.MarkDecorator) -> list[ParameterSet]:
    """The games with lessons, marked by turns."""
    return [pytest.param(game, marks=marks[n % len(marks)]) for n, game in enumerate(LESSONS)]


def stages(game: str) -> tuple[Stage, ...]:
    """The steps of a lesson."""
    found = course_of(catalogue.game(game))
    assert found is not None
    return found.stages


def reached(page: Page, stage: Stage) -> None:
    """Waits until the coach is at a step, and something can be done there."""
    page.wait_for_selector(f".coach[data-step='{stage.step.id}']:not([data-phase=watch])", timeout=WAIT)


def is_read(stage: Stage) -> bool:
    """Whether nothing is to be done at a step, besides going on."""
    return not stage.step.do and not stage.step.tap
