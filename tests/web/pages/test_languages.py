"""The reader's language: the browser's, or the one chosen on this device; at once, and without a network."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import PHONE
from tests.web.host_of_files import Files
from tests.web.player import Player

NOW = {"en": "Play now", "ms": "Main sekarang", "id": "Main sekarang", "zh-Hans": "立即开局"}
FIVE_SETS = {
    "en": "Collect five sets",
    "ms": "Kumpul lima set",
    "id": "Kumpulkan lima set",
    "zh-Hans": "凑五组三张的牌",
}  # Balik Satu
LEARN = {"en": "Learn", "ms": "Belajar", "id": "Belajar", "zh-Hans": "学玩法"}


@pytest.mark.parametrize(
    ("locale", "code"),
    [
        ("zh-CN", "zh-Hans"),
        *(pytest.param(*one, marks=pytest.mark.prove) for one in (("en-GB", "en"), ("ms-MY", "ms"), ("id-ID", "id"))),
        *(pytest.param(*one, marks=pytest.mark.prove) for one in (("zh-TW", "zh-Hans"), ("jv", "id"), ("fr", "en"))),
    ],
)
def test_the_page_is_read_in_the_language_of_the_browser(player: Callable[..., Player], locale: str, code: str) -> None:
    me = player(PHONE, locale=locale)
    me.page.goto(me.url)
    expect(me.page.locator(".door.now b")).to_have_text(NOW[code])
    assert me.page.locator("html").get_attribute("lang") == code
    assert me.overflow()[0] == 0


def test_a_language_is_chosen_at_once_and_kept(player: Callable[..., Player]) -> None:
    me = player(PHONE)
    me.page.goto(me.url)
    for code in ("zh-Hans", "id", "ms"):
        me.page.locator(".hero select").select_option(code)
        expect(me.page.locator(".door.now b")).to_have_text(NOW[code])
        expect(me.page.locator("html")).to_have_attribute("lang", code)
        expect(me.page.locator('[data-game="balik_satu"]')).to_contain_text(FIVE_SETS[code])
    me.page.reload()
    expect(me.page.locator(".door.now b")).to_have_text(NOW["ms"])
    me.page.get_by_role("button", name="Tetapan").click()
    asked = me.page.get_by_role("dialog").get_by_label("Bahasa", exact=True)
    expect(asked).to_have_value("ms")
    expect(me.page.get_by_text("Belum ada penutur jati")).to_be_visible()
    asked.select_option("en")
    expect(me.page.locator('[data-game="balik_satu"]')).to_contain_text(FIVE_SETS["en"])
    expect(me.page.get_by_role("heading", name="Settings")).to_be_visible()


def test_without_a_network_a_language_that_is_not_kept_is_said_to_be_away(browser: Browser, games: Files) -> None:
    me = Player(browser, games.url, PHONE, reduced_motion="reduce")
    me.lost = True
    me.page.goto(me.url)
    expect(me.page.get_by_text("Everything is saved on this device")).to_be_visible()
    games.end()
    me.page.reload()
    me.page.locator(".hero select").select_option("zh-Hans")
    expect(me.page.get_by_text("Reload this page when you are online")).to_be_visible()
    expect(me.page.locator(".door").filter(has_text=LEARN["en"])).to_be_visible()
    games.begin()
    me.page.reload()
    expect(me.page.locator(".door").filter(has_text=LEARN["zh-Hans"])).to_be_visible()
    me.context.close()
