"""A week of rounds in the browser's own database: played, and there again when the page is opened anew.

python -m tests.browser.week --rounds 500
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any, Final

from playwright.sync_api import Browser, Page, Route, sync_playwright

from ceki.browser.build import BUILT
from ceki.play import catalogue
from ceki.server.fairness.verify import verify
from tests.browser.bundled import bundled

PLACE: Final = "https://ceki.test/"
PAGE: Final = '<!doctype html><script type="module" src="week.js"></script>'
TABLE: Final = 5  # rounds at a table


def answer(route: Route) -> None:
    """Serves the page, its script, and the built files."""
    name = route.request.url.removeprefix(PLACE)
    if not name:
        route.fulfill(body=PAGE, content_type="text/html")
    elif name == "week.js":
        route.fulfill(body=bundled("week.ts", "browser").read_bytes(), content_type="text/javascript")
    elif (BUILT / name).is_file():
        kind = "application/wasm" if name.endswith(".wasm") else "application/json"
        route.fulfill(body=(BUILT / name).read_bytes(), content_type=kind)
    else:
        route.fulfill(status=404)


class Device:
    """A browser of one person, with pages that come and go."""

    def __init__(self, browser: Browser, rounds: int) -> None:
        self.context = browser.new_context()
        self.context.route("**/*", answer)
        self.rounds = rounds
        self.page = self.opened()

    def opened(self) -> Page:
        """A new page on what the device keeps."""
        page = self.context.new_page()
        page.goto(PLACE)
        page.wait_for_function("() => window.week !== undefined")
        page.evaluate("async rounds => { window.at = await window.week(rounds) }", self.rounds)
        return page

    def reload(self) -> None:
        """The page ends, and another begins."""
        self.page.close()
        self.page = self.opened()

    def does(self, what: str, *given: Any) -> Any:
        """Asks the tables."""
        return self.page.evaluate("([what, given]) => window.at[what](...given)", [what, list(given)])


def filled(device: Device, rounds: int) -> list[str]:
    """Plays so many rounds, at tables of all games in turn; the codes, the one played last first."""
    codes: list[str] = []
    games = catalogue.names()
    while rounds > 0:
        n = min(rounds, TABLE)
        codes.insert(0, device.does("play", games[len(codes) % len(games)], n))
        rounds -= n
    return codes


def holds(device: Device, code: str) -> dict[str, Any]:
    """The log of a table, which holds; the table is opened for it. Raises `Broken` where it does not."""
    text = device.does("log", code)
    verify(text)
    log: dict[str, Any] = json.loads(text)
    last = len(log["rounds"])
    assert len(device.does("past", code)["rounds"]) == last
    assert device.does("again", code, last) == len(log["rounds"][-1]["moves"]) + 1
    return log


def main(given: list[str]) -> None:
    """The figures that the command line asks for."""
    from tests.web.conftest import chromium

    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--rounds", type=int, default=500)
    asked = read.parse_args(given)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        device, began = Device(browser, asked.rounds), time.monotonic()
        empty = device.does("weighed")["usage"]
        codes = filled(device, asked.rounds)
        print(f"{asked.rounds} rounds of all games at {len(codes)} tables played in {time.monotonic() - began:.0f} s")
        device.reload()
        began = time.monotonic()
        listed = device.does("played")
        took = time.monotonic() - began
        print(f"opened anew: {sum(len(one['rounds']) for one in listed)} rounds listed in {1000 * took:.0f} ms")
        assert [one["code"] for one in listed] == codes
        weight = device.does("weighed")
        each = weight["bytes"] / weight["rounds"]
        print(f"{each:,.0f} bytes of JSON a round; the database grew by {weight['usage'] - empty:,} bytes")
        print(f"the browser grants {weight['quota']:,} bytes: {weight['quota'] / each:,.0f} such rounds")
        for what, code in (("first", codes[-1]), ("last", codes[0])):
            began = time.monotonic()
            log = holds(device, code)
            took = time.monotonic() - began
            print(f"the {what} table ({log['game']}) opened, looked at, exported, verified: {took:.1f} s")
        began = time.monotonic()
        for code in codes:
            holds(device, code)
        print(f"the logs of all {len(codes)} tables hold ({time.monotonic() - began:.0f} s)")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
