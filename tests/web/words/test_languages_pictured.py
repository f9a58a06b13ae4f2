"""One table in every language, of one deal: as a screen reader is told of it, and as a picture.

`python -m tests.golden.pictures FOLDER` writes the golden texts anew and the pictures, as on a phone.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ceki.locales.language import ENGLISH
from tests.web.boxes import SETTLED, wrong
from tests.web.conftest import PHONE
from tests.web.player import Player
from tests.web.staged import Staged
from tests.web.table.test_sheets import PAGES

PICTURED = sorted(file.stem.removeprefix("table-") for file in PAGES.glob("table-*.txt"))
GAME, SEATS = "cholek_tiga", 2


@pytest.mark.parametrize(
    "code", [ENGLISH, *(pytest.param(one, marks=pytest.mark.prove) for one in PICTURED if one != ENGLISH)]
)
def test_a_table_reads_as_written_in_every_language(player: Callable[..., Player], code: str) -> None:
    me = player(PHONE, locale=code)
    staged = Staged(me, GAME, SEATS, title="languages", bot_level="random")
    me.settle()
    expect(me.page.locator("[data-goal]")).to_be_visible()  # it is counted by itself, after the table is laid
    me.page.evaluate(SETTLED)
    told = me.page.locator(".table").aria_snapshot().replace(staged.state["table"]["code"], "CODE") + "\n"
    kept = PAGES / f"table-{code}.txt"
    if folder := os.environ.get("CEKI_PICTURES"):
        me.page.screenshot(path=Path(folder) / f"table-{code}.png")
    if os.environ.get("CEKI_GOLDEN"):
        kept.write_text(told, encoding="utf-8")
    assert told == kept.read_text(encoding="utf-8")
    assert wrong(me.page, (PHONE,)) == []
