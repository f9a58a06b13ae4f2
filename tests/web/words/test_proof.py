"""`?proof`: a reader corrects a sentence where it is read, and saves what was written as a file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import PHONE
from tests.web.player import Player


def test_a_sentence_is_corrected_where_it_is_read_and_saved_as_a_file(player: Callable[..., Player]) -> None:
    me = player(PHONE, locale="ms-MY")
    me.page.goto(f"{me.url}/?proof")
    expect(me.page.get_by_role("button", name="Belum ada cadangan")).to_be_disabled()
    me.page.locator(".door").filter(has_text="Belajar").click()
    expect(me.page).to_have_url(f"{me.url}/?proof")  # the tap chose a sentence, and the link was not followed
    field = me.page.locator("label", has_text="home:learn").last.locator("textarea")
    texts = [one.input_value() for one in me.page.locator("dialog textarea").all()]
    assert "Belajar" in texts
    at = me.page.locator("dialog textarea").nth(texts.index("Belajar"))
    at.fill("Belajar main")
    expect(field).to_be_visible()
    me.page.get_by_role("button", name="Simpan", exact=True).click()
    expect(me.page.locator("dialog")).to_have_count(0)
    me.page.wait_for_function("() => !history.state?.over")  # the dialog has gone back in history
    me.page.reload()
    with me.page.expect_download() as saved:
        me.page.get_by_role("button", name="Simpan 1 cadangan").click()
    read = json.loads(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert read == {
        "ceki_suggestions": 1,
        "suggestions": [{"language": "ms", "topic": "home", "id": "learn", "was": "Belajar", "better": "Belajar main"}],
    }


def test_the_page_can_be_used_meanwhile(player: Callable[..., Player]) -> None:
    me = player(PHONE)
    me.page.goto(f"{me.url}/?proof")
    me.page.get_by_role("button", name="A tap corrects a sentence").click()
    me.page.locator(".door").filter(has_text="Learn").click()
    expect(me.page.get_by_role("heading", name="Learn", level=1)).to_be_visible()
