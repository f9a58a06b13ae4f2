"""A site of files, served as any host of files does, under a path; and what stays of it without a network."""

from __future__ import annotations

import functools
import shutil
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from ceki.browser import site
from ceki.server.settings import STATIC

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
AWAY = """() => {
  Object.defineProperty(document, "hidden", { value: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
WITHOUT = "Everything is kept on this device and works without a network."


class Handler(SimpleHTTPRequestHandler):
    """That of `python -m http.server`, without a word."""

    def log_message(self, *_: object) -> None:
        pass


class Files:
    """`python -m http.server` in a thread, on a folder that holds the site somewhere below."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.begin()
        self.url = f"http://127.0.0.1:{self.port}/a/site/"

    def begin(self) -> None:
        """Serves, at the same port again."""
        self.server = ThreadingHTTPServer(
            ("127.0.0.1", self.port), functools.partial(Handler, directory=str(self.folder))
        )
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def end(self) -> None:
        """Cuts the network."""
        self.server.shutdown()
        self.server.server_close()


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
    yield found
    context.close()
    assert wrong == []


def kept(page: Page) -> None:
    """Waits until the device has the whole site."""
    page.clock.fast_forward(60_000)
    expect(page.get_by_text(WITHOUT)).to_be_visible(timeout=60_000)


def test_a_site_under_a_path_shows_its_games_and_their_rules_and_nothing_of_people(page, files):
    page.goto(files.url)
    expect(page.locator("[data-game]")).to_have_count(14)
    for word in ("friend", "link", "code", "server", "Open tables"):
        assert page.get_by_text(word).count() == 0, word
    assert page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    page.locator("[data-game]").first.click()
    expect(page.locator(".rules table").first).to_be_visible()
    assert page.url.startswith(f"{files.url}#/learn/")
    page.reload()
    expect(page.locator(".rules table").first).to_be_visible()
    page.get_by_role("link", name="Learn", exact=True).click()
    page.get_by_role("link", name="Home").click()
    expect(page).to_have_url(files.url)


def test_after_the_first_visit_everything_is_there_without_a_network(page, files):
    page.goto(files.url)
    kept(page)
    files.end()
    page.goto("about:blank")
    page.goto(files.url)
    expect(page.locator("[data-game]")).to_have_count(14)
    page.reload()
    for game in page.locator("[data-game]").evaluate_all("all => all.map(one => one.dataset.game)"):
        page.goto(f"{files.url}#/learn/{game}")
        expect(page.locator(".rules table").first).to_be_visible()
    files.begin()


def test_a_new_version_waits_while_something_goes_on_and_is_then_taken_whole(page, files, tmp_path):
    page.goto(files.url)
    kept(page)
    page.reload()
    kept(page)
    page.evaluate("window.old = true")
    page.get_by_label("Find a game").focus()
    static = shutil.copytree(STATIC, tmp_path / "static")
    (static / "index.html").write_text((STATIC / "index.html").read_text().replace("<body>", '<body data-new="">'))
    site.write(tmp_path / "a" / "site", static, tmp_path / "none")
    page.evaluate(WAITS)
    assert page.evaluate(TAKEN) is False, "somebody types here"
    assert page.evaluate("window.old")
    page.get_by_label("Find a game").blur()
    page.evaluate(AWAY)
    expect(page.locator("body[data-new]")).to_be_attached()
    kept(page)
    files.end()
    page.reload()
    expect(page.locator("body[data-new] [data-game]")).to_have_count(14)
    files.begin()
