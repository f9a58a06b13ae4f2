"""Rounds that Chromium plays with the built files, on a page of its own that no server stands behind."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route, sync_playwright

from ceki.browser.build import BUILT
from ceki.server.seats.thinking import thinking
from tests.browser.node import HERE, NODE
from tests.browser.places import Place

ROOT = HERE.parent.parent
PLACE = "http://ceki.test/"
PAGE = '<!doctype html><script type="module" src="tests/browser/in_page.ts"></script>'
BARE = (
    'import { readFileSync } from "node:fs"; import { stripTypeScriptTypes } from "node:module";'
    'process.stdout.write(stripTypeScriptTypes(readFileSync(process.argv[1], "utf8")));'
)


@cache
def without_types(file: Path) -> bytes:
    """A TypeScript file as JavaScript."""
    ran = subprocess.run(
        [NODE, "--no-warnings", "--input-type=module", "-e", BARE, str(file)], capture_output=True, check=True
    )
    return ran.stdout


def content(name: str) -> tuple[bytes, str] | None:
    """The page, what it is made of, and the built files: bytes and their type; None where there is nothing."""
    if not name:
        return PAGE.encode(), "text/html"
    if name.endswith(".ts"):
        return without_types(ROOT / name), "text/javascript"
    if (BUILT / name).is_file():
        return (BUILT / name).read_bytes(), "application/wasm" if name.endswith(".wasm") else "application/json"
    return None


def answer(route: Route) -> None:
    """Serves the page in place of a network."""
    found = content(route.request.url.removeprefix(PLACE))
    if found:
        route.fulfill(body=found[0], content_type=found[1])
    else:
        route.fulfill(status=404)


def opened(browser: Browser) -> Page:
    """A page that plays (in_page.ts)."""
    page = browser.new_context().new_page()
    page.route("**/*", answer)
    page.goto(PLACE)
    page.wait_for_function("() => window.playedHere !== undefined")
    return page


def on_page(page: Any) -> Place:
    """A page that plays, as a place."""
    return Place(player_on(page), lambda questions: thought_on(page, questions))


def player_on(page: Any) -> Callable[[list[dict[str, Any]]], list[dict[str, Any]]]:
    """What plays jobs on a page."""

    def play(jobs: list[dict[str, Any]]) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = page.evaluate("jobs => window.playedHere(jobs)", jobs)
        return found

    return play


def thought_on(page: Any, questions: list[dict[str, Any]]) -> list[Any]:
    """What bots answer on a page (one_player.py)."""
    found: list[Any] = page.evaluate("given => window.thoughtHere(...given)", [questions, thinking()])
    return found


@contextmanager
def in_chromium() -> Iterator[Page]:
    """A page that plays, in a Chromium of its own."""
    from tests.web.conftest import chromium

    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        try:
            yield opened(browser)
        finally:
            browser.close()
