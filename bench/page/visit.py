"""The first and the second visit to a site of files: what goes over the wire, and when the hand lies on the table.

    python -m bench.page.visit            the game that is listed first
    python -m bench.page.visit kowah pei  these

The host packs files with gzip and answers as slow 4G does (150 ms, 1.6 Mbit/s in all). The page's thread runs at a
quarter of its speed; workers run at full speed. The game is pressed as soon as it can be, and the times are the page's
own, from opening the address: the first picture, the games that can be pressed, the frame with the hand. For the second
visit the page is opened in a new tab, its service worker stopped. Needs the built page and a Chromium
(`python -m tests.web.install`).
"""

from __future__ import annotations

import functools
import gzip
import json
import sys
import tempfile
import threading
import time
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from tests.web.conftest import chromium

from bench.page.asked import games_asked
from ceki.browser import site

ROUND_TRIP: Final = 0.15  # seconds
RATE: Final = 1.6e6 / 8  # bytes a second
SLOWER: Final = 4
HAND: Final = ".hand .held"
SECOND: Final = 3  # visits after the first
LONGEST: Final = 60_000  # milliseconds
TOLD: Final = "visit "
PRESSED: Final = """(() => {
  let pressed = 0;
  const picture = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const tell = () => console.debug(TOLD + JSON.stringify([picture(), pressed, performance.now()]));
  const look = new MutationObserver(() => {
    const game = document.querySelector('[data-game="GAME"]:enabled');
    if (game && !pressed) setTimeout(() => game.click()), (pressed = performance.now());
    if (!document.querySelector(HAND)) return;
    look.disconnect();
    requestAnimationFrame(() => setTimeout(tell));
  });
  look.observe(document, { childList: true, subtree: true });
})()"""  # presses the game, and notes when the hand is drawn


class Drawn(NamedTuple):
    """Seconds from opening the address in a new tab until what is seen of it."""

    picture: float
    games: float  # that can be pressed: one is, at once
    hand: float


class Host(ThreadingHTTPServer):
    """Files for whoever asks; who goes away before all has come is no fault."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Says what went wrong, unless the page had gone."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class Wire(SimpleHTTPRequestHandler):
    """A host on a slow line, which counts what it sends."""

    protocol_version = "HTTP/1.1"
    line = threading.Lock()
    sent: Final[list[tuple[str, int]]] = []  # what was asked for, and the bytes of the answer

    def do_GET(self) -> None:
        """A file, packed."""
        time.sleep(ROUND_TRIP)
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        body = gzip.compress(path.read_bytes(), 9)
        with self.line:
            time.sleep(len(body) / RATE)
        self.sent.append((self.path, len(body)))
        self.send_response(200)
        for name, value in (("Content-Type", self.guess_type(path)), ("Content-Encoding", "gzip")):
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Says nothing."""


def opened(context: BrowserContext, url: str, game: str) -> Drawn:
    """When the address is opened in a new tab, and a game pressed."""
    page = context.new_page()
    slow = context.new_cdp_session(page)
    slow.send("ServiceWorker.enable")
    slow.send("ServiceWorker.stopAllWorkers")
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(
        PRESSED.replace("GAME", game).replace("HAND", json.dumps(HAND)).replace("TOLD", json.dumps(TOLD))
    )
    with page.expect_console_message(lambda said: said.text.startswith(TOLD), timeout=LONGEST) as told:
        page.goto(url)  # nothing is asked of the page meanwhile: tools have work there too
    page.close()
    return Drawn(*(ms / 1000 for ms in json.loads(told.value.text.removeprefix(TOLD))))


def visit(browser: Browser, url: str, game: str) -> str:
    """One line: both visits with one game, and what the next game takes."""
    context = browser.new_context(viewport={"width": 360, "height": 640})
    Wire.sent.clear()
    first = opened(context, url, game)
    weight = sum(size for _, size in Wire.sent)
    rules = sum(size for path, size in Wire.sent if "/games/" in path and "/api/" not in path)
    page = context.new_page()
    page.goto(url)
    page.get_by_text("Everything is kept on this device").wait_for(timeout=LONGEST)
    page.close()
    whole = sum(dict(Wire.sent).values())
    asked = len(Wire.sent)
    second = sorted(opened(context, url, game).hand for _ in range(SECOND))
    later = {path for path, _ in Wire.sent[asked:]}
    context.close()
    return (
        f"{game:18} {weight / 1000:6.0f} KB, of them {rules / 1000:3.0f} of games; first picture after "
        f"{first.picture:.1f} s, games {first.games:.1f} s, hand {first.hand:.1f} s; later visits "
        f"{second[0]:4.2f} to {second[-1]:4.2f} s, asking for {sorted(later) or 'nothing'}; "
        f"the whole site {whole / 1000:4.0f} KB"
    )


def main(games: list[str]) -> None:
    """Writes a site, and visits it."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        found = site.write(Path(folder, "a", "site"))
        names = sorted(Path(name).stem for name in found if name.startswith("games/") and name.endswith(".json"))
        server = Host(("127.0.0.1", 0), functools.partial(Wire, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for game in games or names[:1]:
            print(visit(browser, f"http://127.0.0.1:{server.server_port}/a/site/", game), flush=True)
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main(games_asked("bench.page.visit", __doc__))
