"""Z5: what people write is text and nothing else: as a name, a title, chat, a code, an address, on every screen."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.processes import post
from tests.web.conftest import DESKTOP, PHONE
from tests.web.player import Player
from tests.web.words.strange_text import ALL

GAME, SEATS = "pakau", 17
SOME = ALL[::7]
LINE = 20  # pixels of a name's line
WATCH = """
window.ran = () => { window.hasRun = (window.hasRun ?? 0) + 1; };
window.alert = window.confirm = window.prompt = window.ran;
window.broken = [];
addEventListener("securitypolicyviolation", (e) => window.broken.push(e.violatedDirective + " " + e.blockedURI));
"""
ADDED = """() => [...document.querySelectorAll("*")].filter((e) =>
  e.matches("[data-planted], x-planted, iframe, object, embed, base, marquee, video, audio, math")
  || e.matches("img:not([data-face][src^='blob:'])")
  || e.matches("script:not([src^='/assets/'])")
  || e.matches("meta[http-equiv], body [style*='inset'], body style")
  || [...e.attributes].some((a) => a.name.startsWith("on") || /^\\s*(javascript|data):/i.test(a.value)))
  .map((e) => e.outerHTML.slice(0, 200))"""
OUTSIDE = """() => [...document.querySelectorAll(".seat")].flatMap((chip) => {
  const box = chip.getBoundingClientRect();
  const outside = [...chip.querySelectorAll(":not(.sr)")].filter((e) => {
    const r = e.getBoundingClientRect();
    return r.width && (r.left < box.left - 1 || r.right > box.right + 1);
  });
  return outside.map((e) => `${chip.querySelector(".name")?.textContent}: ${e.className}`);
})"""
HEIGHTS = (
    "() => [...new Set([...document.querySelectorAll('.seat .name')].map((e) => e.getBoundingClientRect().height))]"
)


class Screen:
    """A player's screen on which nothing may run, nothing be added, nothing spill."""

    def __init__(self, me: Player, address: str) -> None:
        self.me, self.page = me, me.page
        self.dialogs: list[str] = []
        self.reports: list[str] = []
        me.lost = True  # a table that is not there is a 404, and the browser says so
        me.context.add_init_script(WATCH)
        me.context.set_extra_http_headers({"X-Forwarded-For": address})  # wrong codes are counted by it
        self.page.on("dialog", lambda d: (self.dialogs.append(d.message), d.dismiss()))
        self.page.on("pageerror", lambda e: self.reports.append(str(e)))
        self.page.on("console", lambda m: self.reports.append(m.text) if _is_report(m.text) else None)

    def show(self, path: str, wanted: str) -> None:
        """Opens an address, and holds the screen to the rules."""
        self.page.goto(f"{self.me.url}{path}")
        self.page.wait_for_selector(wanted)
        self.check(path)

    def check(self, where: str) -> None:
        assert self.dialogs == [], where
        assert self.page.evaluate("window.hasRun ?? 0") == 0, where
        assert self.page.evaluate("window.broken") == [], where
        assert self.reports == [], where
        assert self.page.evaluate(ADDED) == [], where

    def texts(self, selector: str) -> list[str]:
        return [text.strip() for text in self.page.locator(selector).all_inner_texts()]


def _is_report(text: str) -> bool:
    return "Content Security Policy" in text or "Content-Security-Policy" in text or "Refused to" in text


def shown(text: str) -> str:
    """As a browser lays out text: spaces made one."""
    return " ".join(text.split())


def cut(text: str, most: int) -> str:
    """At most so many code points, composed."""
    return unicodedata.normalize("NFC", text.encode("utf-8", "replace").decode())[:most]


def table_of(url: str, texts: tuple[str, ...], address: str) -> dict[str, Any]:
    """A table with chat whose title and people bear such texts, up to its last seat but one."""
    title = cut(texts[0], 60)
    order = {
        "game": GAME,
        "players": SEATS,
        "title": title,
        "name": cut(texts[0], 24),
        "chat": True,
        "public": True,
        "together": True,
    }
    made = post(url, "/api/tables", order, address)
    made["tokens"] = [made["token"]]
    for text in texts[1 : SEATS - 1]:
        sat = post(url, f"/api/tables/{made['code']}/seats", {"name": cut(text, 24)}, address)
        made["tokens"].append(sat["token"])
    return made


def say_and_leave(url: str, made: dict[str, Any], texts: tuple[str, ...]) -> None:
    """Everybody writes something; then bots play for them, under their names."""
    for token, text in zip(made["tokens"], texts, strict=False):
        with connect(url.replace("http", "ws") + "/ws", origin=url) as ws:  # type: ignore[arg-type]
            ws.send(json.dumps({"type": "hello", "version": 1, "table": made["code"], "token": token}))
            ws.recv(20)
            for message in ({"type": "chat", "text": cut(text * 40, 300)}, {"type": "leave"}, {"type": "ping"}):
                ws.send(json.dumps(message))
            while json.loads(ws.recv(20))["type"] != "pong":
                pass


def every_screen_of_a_table(screen: Screen, texts: tuple[str, ...], number: int) -> None:
    """The door of a table, the table, its menus, its log, its score; names and words are there to be read."""
    url, page = screen.me.url, screen.page
    made = table_of(url, texts, f"10.9.{number}.1")
    screen.show(f"/t/{made['code']}", ".rowlist .name")
    facts = httpx.get(f"{url}/api/tables/{made['code']}").json()
    names = [shown(seat["name"]) for seat in facts["seats"] if seat["kind"] == "human"]
    assert set(names) <= {shown(text) for text in screen.texts(".rowlist .name")}
    page.get_by_role("button", name="Sit here").last.click()
    page.wait_for_selector(".table[data-at]:not([data-at=door])")
    say_and_leave(url, made, texts)
    page.wait_for_function("n => document.querySelectorAll('.seat').length >= n", arg=SEATS - 1)
    screen.check("the table")
    assert set(names) <= {shown(text) for text in screen.texts(".seat .name")}
    assert page.evaluate(OUTSIDE) == []
    assert max(page.evaluate(HEIGHTS)) <= LINE, "a name is higher than a line"
    assert screen.me.overflow() == (0, 0)
    assert page.evaluate("[...document.querySelectorAll('.token')].every((e) => e.textContent.isWellFormed())")
    screen.me.play()
    screen.me.ended("counts", "hands", "shuffle").locator(".ranks").wait_for()
    screen.check("the score")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More").click()
    page.wait_for_selector("dialog[open] .said")
    screen.check("the menu")
    assert page.locator(".said li b").count() == len([text for text in screen.texts(".said li") if text])
    page.keyboard.press("Escape")
    page.wait_for_function("() => !history.state?.over")  # the way back from a dialog would break off another way
    screen.show("/past", "main")
    screen.show("/", "[data-game]")


def every_address(screen: Screen, texts: tuple[str, ...]) -> None:
    """As a code, as a game, as a query, as what stands after the mark."""
    for text in texts:
        part = quote(cut(text, 60), safe="")
        screen.show(f"/t/{part}?{part}={part}", "main [role=alert], .rowlist, [data-game]")
        screen.show(f"/learn/{part}?invite={part}", "main")
        screen.show(f"/?{part}#{part}", "main")
        screen.page.locator("#code").fill(cut(text, 60))
        screen.page.get_by_role("button", name="Go to the table").click()
        screen.page.wait_for_selector("main [role=alert]")
        screen.check(f"the code {text!r}")


def every_title(screen: Screen, texts: tuple[str, ...]) -> None:
    """In the list of open tables."""
    for at in range(0, len(texts), 40):
        for number, text in enumerate(texts[at : at + 40]):
            order = {"game": GAME, "players": 2, "title": cut(text, 60), "name": cut(text, 24), "public": True}
            post(screen.me.url, "/api/tables", order, f"10.8.{at}.{number}")
        screen.show("/", "[data-game]")
        listed = httpx.get(f"{screen.me.url}/api/tables").json()["tables"]
        page_text = shown(screen.page.inner_text("body"))
        assert all(shown(one["title"]) in page_text for one in listed[:10])


@pytest.mark.parametrize("size", [PHONE], ids=["phone"])
def test_z5_some_strange_texts(player: Callable[..., Player], size: tuple[int, int]) -> None:
    screen = Screen(player(size), f"10.7.0.{size[0] % 256}")
    every_screen_of_a_table(screen, SOME, size[0] % 256)
    every_title(screen, SOME)
    every_address(screen, SOME[::4])


SIZES = [pytest.param(PHONE, marks=pytest.mark.prove), pytest.param(DESKTOP, marks=pytest.mark.whole)]


@pytest.mark.parametrize("size", SIZES, ids=["phone", "desktop"])
def test_z5_a_hundred_strange_texts(player: Callable[..., Player], size: tuple[int, int]) -> None:
    screen = Screen(player(size), f"10.7.0.{size[0] % 256}")
    assert len(ALL) >= 100
    for number in range(0, len(ALL), SEATS - 1):
        every_screen_of_a_table(screen, (ALL * 2)[number : number + SEATS - 1], number)
    if size == PHONE:
        every_title(screen, ALL)
        every_address(screen, ALL[::4])
