"""Back closes the layer that is open before it leaves a screen, and each layer costs one press."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import PHONE
from tests.web.player import Player
from tests.web.staged import Staged

DIALOG = "dialog[open]"


def test_back_closes_each_layer_of_a_table_and_then_leaves_it(player: Callable[..., Player]) -> None:
    staged = Staged(player(PHONE), "cholek_tiga", 3)
    page = staged.page
    staged.ask("draw", "take")
    table = page.url
    before = page.evaluate("history.length")
    menu = page.get_by_role("button", name="More", exact=True)
    menu.click()
    page.get_by_role("button", name="Settings").click()  # takes the place of the menu
    expect(page.locator(DIALOG)).to_have_count(1)
    page.go_back()
    expect(page.locator(DIALOG)).to_have_count(0)
    assert page.url == table
    for _ in range(3):
        menu.click()
        page.locator(DIALOG).get_by_role("button", name="Close").click()
        expect(page.locator(DIALOG)).to_have_count(0)
    assert page.evaluate("history.length") <= before + 1
    page.wait_for_function("() => !history.state?.over")
    page.go_back()
    page.wait_for_url(lambda url: url != table)


def test_back_closes_a_word_before_the_rules_that_it_lies_over(player: Callable[..., Player]) -> None:
    staged = Staged(player(PHONE), "cholek_tiga", 3)
    page = staged.page
    staged.ask("draw", "take")
    table = page.url
    page.get_by_title("(R)").click()
    page.locator(DIALOG).locator("button.term, .term").first.click()
    expect(page.locator(DIALOG)).to_have_count(2)
    for left in (1, 0):
        page.go_back()
        expect(page.locator(DIALOG)).to_have_count(left)
    assert page.url == table
