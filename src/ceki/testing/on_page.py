"""A game on the page: a round at each of three sizes, played by taps, with pictures of its beginning, middle and end,
and what is wrong there."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ceki.engine.errors import NotAllowed

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Playwright

SIZES: Final = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1280, 800)}
LAID: Final = ".table[data-step]"
ASKED: Final = ".table[data-at=mine], .table[data-at=over]"
ACTS: Final = ".actions .act:visible"
CARDS: Final = ".hand .can:visible, .middle .can:visible, .tray .can:visible"
MOST: Final = 400  # choices of a round
PATIENCE: Final = 60_000  # milliseconds until something has come to be seen
SIDEWAYS: Final = "document.documentElement.scrollWidth - window.innerWidth"
STILL: Final = """async () => {
  const moves = (one) => one.playState === "running" && one.effect.getComputedTiming().iterations !== Infinity;
  const soon = () => new Promise((done) => setTimeout(done, 100));
  const blank = (card) => !card.firstElementChild; // its face is still being painted
  const early = () => document.getAnimations().some(moves) || [...document.querySelectorAll(".card")].some(blank);
  for (let n = 0; n < 50 && early(); n++) await soon();
  await Promise.all([...document.images].map((one) => one.decode().catch(() => {})));
}"""  # nothing moves and no card is blank, or five seconds have gone by
KEEP: Final = """([made, game]) => localStorage.setItem(
  "ceki.tables", JSON.stringify({ [made.code]: { ...made, game, title: game, when: Date.now() } }))"""


@dataclass(frozen=True)
class Look:
    """A round at one size: its pictures, and what is wrong, a line each."""

    size: str
    pictures: tuple[Path, ...]
    wrong: tuple[str, ...]


def look(game: str, players: int, games: Path, into: Path, browser: str | None = None) -> Iterator[Look]:
    """Plays a round of a game, which lies in the folder `games`, at each size, and writes its pictures to the folder
    `into`. `browser` is the program of Chromium, else the one that Playwright has installed. Raises `ImportError`
    without the extra `page`, and `ValueError` where there is no browser or the page cannot be served."""
    from playwright.sync_api import sync_playwright

    into.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play, _opened(play, browser) as opened, _served(games) as url:
        for size in SIZES:
            yield _look(opened, url, game, players, size, into)


def _opened(play: Playwright, browser: str | None) -> Browser:
    from playwright.sync_api import Error

    try:
        return play.chromium.launch(executable_path=browser)
    except Error as failed:
        raise NotAllowed("browser-missing") from failed


@contextmanager
def _served(games: Path) -> Iterator[str]:
    """A server of the games in a folder, at its address, for as long as it is needed."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen(
            [sys.executable, "-m", "ceki", "serve", "--no-open", "--pause=0", f"--port={port}", f"--data={data}"],
            env={**os.environ, "CEKI_GAMES": str(games)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        try:
            _wait(server, url)
            yield url
        finally:
            server.terminate()
            server.communicate()


def _wait(server: subprocess.Popen[str], url: str) -> None:
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        if server.poll() is not None:
            raise ValueError(server.communicate()[1].strip())
        try:
            with urllib.request.urlopen(f"{url}/healthz"):
                return
        except OSError:
            time.sleep(0.1)
    raise ValueError(f"{url} does not answer")


def _look(browser: Browser, url: str, game: str, players: int, size: str, into: Path) -> Look:
    width, height = SIZES[size]
    page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page.set_default_timeout(PATIENCE)
    wrong, pictures = list[str](), list[Path]()
    page.on("pageerror", lambda error: wrong.append(f"the page breaks: {error}"))
    _sit(page, url, game, players)

    def picture(name: str) -> None:
        page.evaluate(STILL)
        pictures.append(into / f"{game}-{size}-{name}.png")
        page.screenshot(path=pictures[-1])
        if (over := page.evaluate(SIDEWAYS)) > 0:
            wrong.append(f"{name}: the page is {over} pixels wider than the screen")

    page.wait_for_selector(ASKED)
    picture("begin")
    made = _play(page, lambda n: picture("middle") if n == 0 else None)
    if page.locator(".table[data-at=over]").count():
        page.wait_for_selector("dialog[open][data-ending]")
    else:
        wrong.append(f"after {made} choices the round is not over; the page offers no move, or the round has no end")
    picture("end")
    page.close()
    return Look(size, tuple(pictures), tuple(dict.fromkeys(wrong)))


def _sit(page: Page, url: str, game: str, players: int) -> None:
    order = {"game": game, "players": players, "bots": players - 1}
    answer = page.request.post(f"{url}/api/tables", data=order, headers={"X-Ceki": "1"})
    if not answer.ok:
        raise ValueError(answer.json()["message"])
    made: dict[str, Any] = answer.json()
    page.goto(f"{url}/healthz")
    page.evaluate(KEEP, [made, game])
    page.goto(f"{url}/t/{made['code']}")
    page.wait_for_selector(LAID)


def _play(page: Page, after: Any) -> int:
    """Taps what is offered until the round is over or nothing is; returns how often. `after` hears of each choice."""
    for made in range(MOST):
        page.wait_for_selector(ASKED)
        if page.locator(".table[data-at=over]").count():
            return made
        step = page.locator(".table").get_attribute("data-step")
        while not page.locator(ACTS).count():
            if not page.locator(CARDS).count():
                return made
            page.locator(CARDS).first.click()
        page.locator(ACTS).first.click()
        page.wait_for_selector(f".table:not([data-step='{step}'])")
        after(made)
    return MOST
