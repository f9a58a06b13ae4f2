"""Any address of the site is a page: at a server, on a host of files, and from the device."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Route, expect

from tests.web.host_of_files import Files, kept
from tests.web.player import Player


def test_an_address_that_there_is_not_says_so_and_leads_on(player: Callable[..., Player]) -> None:
    me = player()
    me.lost = True  # that it is missing may be complained of
    for path in ("nonsense/there", "learn/nothing"):
        me.page.goto(f"{me.url}/{path}")
        expect(me.page.get_by_role("heading", name="Page not found")).to_be_visible()
        expect(me.page.locator("main")).to_contain_text(path)
    me.page.get_by_role("main").get_by_role("link", name="Learn", exact=True).click()
    expect(me.page).to_have_url(f"{me.url}/learn")
    expect(me.page).to_have_title("Learn · ceki")


def test_hyphens_are_fine_in_an_address_as_they_are_in_a_command(player: Callable[..., Player]) -> None:
    me = player()
    me.page.goto(f"{me.url}/learn/balik-satu")
    expect(me.page).to_have_title("Balik Satu · ceki")


def test_old_addresses_lead_there_and_are_written_anew(player: Callable[..., Player]) -> None:
    me = player()
    me.page.goto(f"{me.url}/#/learn/pei/PE-1")
    expect(me.page.locator(".rules [data-found]")).to_be_visible()
    expect(me.page).to_have_url(f"{me.url}/learn/pei/PE-1")
    me.page.goto(f"{me.url}/#/practice")
    expect(me.page).to_have_url(f"{me.url}/practice")


def test_a_host_of_files_shows_a_game_at_its_address_and_the_page_goes_on_from_there(me: Player, games: Files) -> None:
    me.page.goto(f"{games.url}learn/pei/")
    expect(me.page).to_have_title("Pèi · ceki")
    expect(me.page.locator(".how figure").first).to_be_visible()
    me.page.get_by_role("link", name="The numbered rules").click()
    expect(me.page).to_have_url(f"{games.url}learn/pei/#/rules")
    me.page.get_by_role("button", name="Play it now").click()
    me.settle()
    assert me.page.url.startswith(f"{games.url}t/#/")
    me.reload()
    me.settle()
    me.page.goto(f"{games.url}#/learn/pei")
    expect(me.page).to_have_url(f"{games.url}learn/pei/")


def test_without_a_network_every_address_is_a_page(me: Player, games: Files) -> None:
    me.page.goto(games.url)
    kept(me.page, games)
    games.end()
    for path in ("learn/pei/", "learn/pei/PE-1", "practice", "past/"):
        me.page.goto(f"{games.url}{path}")
        expect(me.page.get_by_role("heading", level=1)).to_be_visible()
        assert not me.page.get_by_text("Page not found").count(), path
    me.page.goto(f"{games.url}nowhere/at/all")
    expect(me.page.get_by_role("heading", name="Page not found")).to_be_visible()
    games.begin()


def test_a_host_with_a_page_for_what_is_missing_leads_from_any_address_to_the_site(
    browser: Browser, games: Files
) -> None:
    context = browser.new_context()
    page = context.new_page()
    lost = Path(games.folder, "a", "site", "404.html").read_text(encoding="utf-8")

    def missing(route: Route) -> None:
        route.fulfill(status=404, content_type="text/html", body=lost)

    page.route("**/a/site/learn/pei/PE-1", missing)
    page.route("**/a/site/nowhere", missing)
    page.goto(f"{games.url}learn/pei/PE-1")
    expect(page).to_have_url(f"{games.url}learn/pei/#/PE-1")
    expect(page.locator(".rules [data-found]")).to_be_visible()
    page.goto(f"{games.url}nowhere")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    context.close()


def test_a_page_knows_every_address_that_a_host_of_files_has(games: Files) -> None:
    mark = json.loads(Path(games.folder, "a", "site", "site.json").read_text(encoding="utf-8"))
    pages = [name for name in mark["files"] if name.endswith("/index.html") and name.startswith("learn/")]
    listed = json.loads(Path(games.folder, "a", "site", "api", "games.json").read_text(encoding="utf-8"))
    assert len(pages) == 1 + 2 + len(listed["games"])


def test_the_manual_below_the_games_is_read_also_once_the_page_is_kept(me: Player, games: Files) -> None:
    """As `make public` lays them."""
    manual = Path(games.folder, "a", "site", "manual")
    for page in ("", "guide/play"):
        (manual / page).mkdir(parents=True, exist_ok=True)
        (manual / page / "index.html").write_text(f"<title>manual</title><h1>Manual {page}</h1>", encoding="utf-8")
    me.page.goto(games.url)
    me.page.locator("[data-game]").first.click()
    me.settle()
    assert me.play(moves=1) == 1
    me.page.goto(games.url)
    kept(me.page, games)
    for page in ("", "guide/play"):
        me.page.goto(f"{games.url}manual/{page and page + '/'}")
        expect(me.page.get_by_role("heading", name=f"Manual {page}".strip())).to_be_visible()
    me.page.goto(f"{games.url}learn/pei/")
    expect(me.page).to_have_title("Pèi · ceki")
