"""A site of files, served as any host of files does, under a path; and what stays of it without a network."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, expect

from ceki.browser import site
from ceki.play import catalogue
from ceki.server.settings import STATIC
from tests.web.host_of_files import TOLD, Files, kept

FIRST = 300_000  # bytes over the wire of a first visit with one game
GAME = 62_000  # and of each further game
SHORT = "chabut"  # a game of short rounds
WAITS = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const found = new Promise((done) => registration.addEventListener("updatefound", done));
  await Promise.all([registration.update(), found]);
  const fresh = registration.installing ?? registration.waiting;
  while (fresh.state === "installing") await new Promise((done) => fresh.addEventListener("statechange", done));
  if (fresh !== registration.waiting) throw new Error(`the new version is ${fresh.state}`);
}"""
TAKEN = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const hear = (what, then) => navigator.serviceWorker.addEventListener(what, then);
  const answered = new Promise((done) => hear("message", ({ data }) => "taken" in data && done(data.taken)));
  const changed = new Promise((done) => hear("controllerchange", () => done(true)));
  registration.waiting.postMessage("take");
  return Promise.race([answered, changed]);
}"""
WIDE = """(icons) => Promise.all(icons.map(async (src) => {
  const image = Object.assign(new Image(), { src });
  await image.decode();
  return image.naturalWidth;
}))"""
WITHOUT = "Everything is saved on this device and works offline."


@pytest.fixture
def files(page_built: None, tmp_path: Path) -> Iterator[Files]:
    """A host with a site under a path."""
    site.write(tmp_path / "a" / "site", built=tmp_path / "none")
    found = Files(tmp_path)
    yield found
    found.end()


@pytest.fixture
def page(browser: Browser, files: Files) -> Iterator[Page]:
    """A page of the site, which may complain of nothing."""
    context = browser.new_context(viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    found = context.new_page()
    wrong: list[str] = []
    found.on("console", lambda m: wrong.append(m.text) if m.type in ("error", "warning") else None)
    found.on("pageerror", lambda e: wrong.append(str(e)))
    found.clock.install()
    found.add_init_script(TOLD)
    yield found
    context.close()
    assert wrong == []


def installable(page: Page) -> dict[str, Any]:
    """What a browser asks of a page that it installs, read from the manifest once that has come."""
    found = page.context.new_cdp_session(page).send("Page.getAppManifest")
    told = json.loads(found["data"])
    icons = [urljoin(found["url"], icon["src"]) for icon in told["icons"] if icon["purpose"] == "any"]
    return {"display": told["display"], "wide": sorted(page.evaluate(WIDE, icons)), "errors": found["errors"]}


def test_a_site_under_a_path_shows_its_games_and_their_rules_and_nothing_of_people(page, files):
    page.goto(files.url)
    expect(page.locator("[data-game]")).to_have_count(14)
    for word in ("friend", "link", "code", "server", "Open tables"):
        assert page.get_by_text(word).count() == 0, word
    assert installable(page) == {"display": "standalone", "wide": [192, 512], "errors": []}
    page.locator("[data-game]").first.click()
    expect(page.locator(".rules table").first).to_be_visible()
    assert page.url.startswith(f"{files.url}learn/")
    page.reload()
    expect(page.locator(".rules table").first).to_be_visible()
    page.get_by_role("link", name="Learn", exact=True).click()
    page.get_by_role("link", name="Home").click()
    expect(page).to_have_url(files.url)


def test_after_the_first_visit_everything_is_there_without_a_network(page, files):
    page.goto(files.url)
    kept(page, files)
    expect(page.get_by_text(WITHOUT)).to_be_visible()
    files.end()
    page.goto("about:blank")
    page.goto(files.url)
    expect(page.locator("[data-game]")).to_have_count(14)
    page.reload()
    page.goto(f"{files.url}learn/{SHORT}/")
    expect(page.locator(".how figure").first).to_be_visible()
    expect(page.locator(".rules table").first).to_be_visible()
    files.begin()


def test_a_round_is_played_to_its_score_without_a_network_and_stands_after_a_reload(me, games):
    me.play_now(SHORT)
    me.settle()
    assert me.page.url.startswith(f"{games.url}t/#/")
    kept(me.page, games)
    games.end()
    before = me.hand()
    me.reload()
    me.settle()
    assert me.hand() == before
    me.play()
    me.written()
    me.page.reload()
    me.settle()
    assert me.over
    me.page.clock.fast_forward(5_000)
    since = me.step()
    me.page.locator("[data-next]:enabled").last.click()
    me.stepped(since)
    games.begin()


def test_a_first_visit_weighs_little_and_a_second_asks_the_host_for_nothing(me, games):
    weight = {game: sum(map(games.weight, games.game(game))) for game in catalogue.names()}
    assert {game: size for game, size in weight.items() if size > GAME} == {}
    heaviest = max(weight, key=weight.__getitem__)
    games.keeps.clear()  # what is kept for later comes four seconds after the page, sooner than a slow machine counts
    me.play_now(heaviest)
    me.settle()
    assert set(games.game(heaviest)) <= set(games.asked)
    assert sum(map(games.weight, games.asked)) <= FIRST
    games.keeps.set()
    kept(me.page, games)
    games.asked.clear()
    me.page.reload()
    me.play_now(heaviest)
    me.settle()
    assert set(games.asked) <= {"/a/site/sw.js"}  # a browser looks by itself for a new version of it


@pytest.mark.prove
def test_every_game_is_read_and_opened_and_asks_for_a_move_without_a_network(me, games):
    me.page.goto(games.url)
    kept(me.page, games)
    games.end()
    for game in catalogue.names():
        me.page.goto(f"{games.url}learn/{game}/")
        expect(me.page.locator(".how figure").first).to_be_visible()
        expect(me.page.locator(".rules table").first).to_be_visible()
        me.play_now(game)
        me.settle()
        assert me.hand() or me.over or me.page.get_by_role("button", name="Turn my cards").is_visible(), game
    games.begin()


FAMILIES = sorted({game.info.family for game in catalogue.games()})
MARKS = (pytest.mark.prove, pytest.mark.whole)  # every other family is a proof


@pytest.mark.parametrize("family", [pytest.param(one, marks=MARKS[n % 2]) for n, one in enumerate(FAMILIES)])
def test_a_round_of_each_family_is_played_to_its_score_without_a_network(me, games, family):
    me.page.goto(games.url)
    kept(me.page, games)
    games.end()
    me.play_now(next(game.id for game in catalogue.games() if game.info.family == family))
    me.play()
    games.begin()


def test_a_new_version_is_taken_between_two_rounds_and_never_during_one(me, games, tmp_path):
    me.play_now(SHORT)
    me.settle()
    kept(me.page, games)
    me.page.evaluate("window.old = true")
    static = shutil.copytree(STATIC, tmp_path / "static")
    (static / "index.html").write_text((STATIC / "index.html").read_text().replace("<body>", '<body data-new="">'))
    site.write(tmp_path / "a" / "site", static)
    me.page.evaluate(WAITS)
    assert me.page.evaluate(TAKEN) is False
    me.play()
    assert me.page.evaluate("window.old")
    me.page.locator("[data-next]:enabled").last.click()
    expect(me.page.locator("body[data-new]")).to_be_attached()
    me.page.wait_for_selector(".table[data-step^='2.']")
    games.end()
    me.page.reload()
    expect(me.page.locator("body[data-new] .table")).to_be_visible()
    games.begin()


def test_a_device_keeps_the_language_of_its_reader_and_no_other(browser, files):
    context = browser.new_context(locale="ms-MY", viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    page = context.new_page()
    page.clock.install()
    page.add_init_script(TOLD)
    page.goto(files.url)
    kept(page, files, "ms")
    foreign = {*files.names("id"), *files.names("zh-Hans")} - {*files.names("ms")}
    assert len(foreign) > 2 * len(catalogue.names())
    assert [path for path in files.asked if path.removeprefix("/a/site/") in foreign] == []
    files.end()
    page.goto(f"{files.url}learn/cholek_tiga/")
    expect(page.get_by_role("heading", name="Giliran anda")).to_be_visible()
    files.begin()
    context.close()


def test_a_file_of_another_version_is_not_used(browser, files):
    rules = files.folder / "a" / "site" / "api" / "rules"
    (rules / "pei.json").write_text("{}")
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.clock.install()
    page.goto(files.url)
    page.clock.fast_forward(60_000)
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller")
    fetched = "path => fetch(path).then(({ ok }) => ok, () => false)"
    assert [page.evaluate(fetched, f"{files.url}api/rules/{game}.json") for game in ("chot", "pei")] == [True, False]
    context.close()
