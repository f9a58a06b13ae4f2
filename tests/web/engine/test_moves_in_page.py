"""Bots make in a page the moves that they make as written."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Browser

from ceki.bots import BOTS
from ceki.bots.levels import LEVELS
from ceki.engine.rule import WRITTEN
from tests.browser.bots.asking import answer
from tests.browser.one_player import moves_of, questions, with_choices
from tests.browser.page import opened, thought_on

FEW = 10  # playouts


def test_bots_in_chromium_make_the_moves_of_the_drivers_as_written(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, level in list(LEVELS.items()):
        changed = replace(level, playouts=FEW, mode=WRITTEN)
        monkeypatch.setitem(LEVELS, name, changed)
        monkeypatch.setitem(BOTS, name, changed)
    asked = [one for game in with_choices() for one in questions(game, 1, 5, moves_of("easy", "middle"))]
    page = opened(browser)
    assert thought_on(page, asked) == [answer(one)["answer"] for one in asked]
    page.context.close()
