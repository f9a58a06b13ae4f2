"""Hosts that have not all of a site, and browsers that keep nothing: a sentence says so, and what can be played is."""

from __future__ import annotations

import shutil

import pytest
from playwright.sync_api import expect

from tests.web.player import Player

SHORT = "chabut"  # a game of short rounds
REFUSES = """
for (const name of ["getItem", "setItem"]) {
  Storage.prototype[name] = () => { throw new DOMException("no", "SecurityError"); };
}
"""


@pytest.fixture
def visitor(browser, games):
    """Somebody whose browser may complain."""
    found = Player(browser, games.url, (360, 640), reduced_motion="reduce", service_workers="block")
    found.lost = True
    yield found
    found.context.close()


def test_a_page_whose_first_file_is_missing_says_so(visitor, games):
    for file in (games.folder / "a" / "site" / "assets").glob("index-*.js"):
        file.unlink()
    visitor.page.goto(games.url)
    expect(visitor.page.get_by_text("the page did not load whole")).to_be_visible()


def test_a_screen_of_which_a_part_is_missing_says_so_and_home_is_one_press_away(visitor, games):
    for file in (games.folder / "a" / "site" / "assets").glob("Score-*.js"):
        file.unlink()
    visitor.page.goto(f"{games.url}score/")
    expect(visitor.page.get_by_role("alert")).to_contain_text("Part of this page did not load.")
    visitor.page.get_by_role("link", name="Home").click()
    expect(visitor.page.locator("[data-game]").first).to_be_visible()


def test_a_screen_that_breaks_says_so_and_why(visitor, games):
    (games.folder / "a" / "site" / "api" / "games.json").write_text('{"version": 1, "games": [{"id": "strange"}]}')
    visitor.page.goto(games.url)
    alert = visitor.page.get_by_role("alert")
    expect(alert).to_contain_text("Something went wrong")
    expect(alert).to_contain_text("Error")


def test_where_the_worker_of_tables_is_missing_a_game_is_refused_and_can_be_tried_again(visitor, games):
    workers = games.folder / "a" / "site" / "assets" / "workers"
    away = shutil.move(workers, games.folder / "away")
    visitor.page.goto(games.url)
    visitor.page.click(f'[data-game="{SHORT}"]')
    expect(visitor.page.get_by_text("This page did not load completely, so no table can be opened.")).to_be_visible()
    shutil.move(away, workers)
    visitor.page.click(f'[data-game="{SHORT}"]:enabled')
    visitor.settle()


def test_where_the_rules_of_a_game_came_damaged_the_network_is_not_blamed(visitor, games):
    (games.folder / "a" / "site" / "games" / f"{SHORT}.wasm").write_bytes(b"<html>")
    visitor.page.goto(games.url)
    visitor.page.click(f'[data-game="{SHORT}"]')
    expect(visitor.page.get_by_text("The rules of this game are damaged")).to_be_visible()


def test_a_browser_that_keeps_no_seats_plays_all_the_same(visitor):
    visitor.page.add_init_script(REFUSES)
    visitor.play_now(SHORT)
    visitor.play()


def test_a_browser_that_keeps_no_tables_says_so_at_the_table(visitor, games):
    assets = games.folder / "a" / "site" / "assets" / "workers"
    for file in assets.glob("*.js"):
        file.write_text(f"self.IDBFactory.prototype.open = () => {{ throw new Error('no'); }};{file.read_text()}")
    visitor.page.goto(games.url)
    visitor.page.click(f'[data-game="{SHORT}"]')
    expect(visitor.page.get_by_text("This browser cannot save anything for this page")).to_be_visible()
    visitor.settle()


def test_where_what_opens_over_a_table_is_missing_a_sentence_says_so_and_the_round_goes_on(visitor, games):
    for file in (games.folder / "a" / "site" / "assets").glob("sheets-*.js"):
        file.unlink()
    visitor.play_now(SHORT)
    visitor.settle()
    visitor.page.get_by_role("button", name="More").click()
    shown = visitor.page.get_by_role("dialog", name="Part of the page did not load")
    expect(shown).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    assert visitor.play(moves=1) == 1
