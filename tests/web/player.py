"""Somebody who plays in a browser, by taps or by keys, and knows no game by name."""

from __future__ import annotations

import contextlib
import random
import time
from typing import Any

from playwright.sync_api import Browser, Error, Locator, Page

ACTS = ".actions .act"
CARDS = ".hand .can, .middle .can"


class Player:
    """A browser context with one page, which notes every complaint and every request to another host."""

    def __init__(self, browser: Browser, url: str, size: tuple[int, int], **how: Any) -> None:
        self.url = url
        self.context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **how)
        self.complaints: list[str] = []
        self.strangers: list[str] = []
        self.random = random.Random(7)
        self.lost = False  # a server that is away may be complained of
        self.page = self.new_page()

    def new_page(self) -> Page:
        """One more page of the same person."""
        page = self.context.new_page()
        page.on("console", lambda m: self._complain(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda e: self._complain(str(e)))
        page.on("request", lambda r: self._ask(r.url))
        page.on("websocket", lambda w: self._ask(w.url))
        return page

    def _complain(self, text: str) -> None:
        if not self.lost:
            self.complaints.append(text)

    def _ask(self, url: str) -> None:
        host = self.url.partition("://")[2]
        if url.partition("://")[2].split("/")[0] != host:
            self.strangers.append(url)

    def play_now(self, game: str) -> None:
        """Two doors in one: the address, and a game."""
        self.page.goto(self.url)
        self.page.click(f'[data-game="{game}"]')
        self.page.wait_for_selector(".status")

    def make_table(self, **order: Any) -> str:
        """A table made by a request, and this player seated at it; returns its code."""
        self.page.goto(self.url)
        made = self.page.evaluate(
            """async (order) => {
              const headers = { "Content-Type": "application/json", "X-Ceki": "1" };
              const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(order) });
              const made = await answer.json();
              if (!answer.ok) throw new Error(made.message);
              const kept = { ...made, game: order.game, title: order.game, when: Date.now() };
              localStorage.setItem("ceki.tables", JSON.stringify({ [made.code]: kept }));
              return made;
            }""",
            order,
        )
        self.page.goto(f"{self.url}/t/{made['code']}")
        return str(made["code"])

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return self.page.locator(".actions [data-next], .actions .button:text-is('Score')").count() > 0

    def asked(self) -> bool:
        """Whether it is this player's turn."""
        return self.page.locator(".turn.asked").count() > 0

    def _tap(self, found: Locator) -> None:
        found.nth(self.random.randrange(found.count())).click(timeout=3000)

    def tap_once(self) -> bool:
        """One move by taps: a button, or a card and then its button; wins are never let go."""
        acts, cards = self.page.locator(ACTS), self.page.locator(CARDS)
        wins = self.page.locator(f"{ACTS}.main")
        if wins.count():
            self._tap(wins)
        elif acts.count() and (not cards.count() or self.random.random() < 0.8):
            self._tap(acts)
        elif cards.count():
            card = cards.nth(self.random.randrange(cards.count()))
            card.click(timeout=3000)
            self._tap(self.page.locator(f"{ACTS}, .nothing"))
        else:
            return False
        return True

    def play(self, moves: int = 10_000, seconds: float = 100) -> int:
        """Plays moves until so many are made or the round is over; returns how many were made."""
        made, until = 0, time.monotonic() + seconds
        while made < moves and not self.over:
            assert time.monotonic() < until, f"no end after {made} moves: {self.page.inner_text('.status')}"
            with contextlib.suppress(Error, ValueError):  # the table may move on while the finger comes down
                made += self.tap_once()
            self.page.wait_for_timeout(25)
        return made

    def wait_turn(self) -> None:
        """Waits until this player is asked; a round that has ended meanwhile is followed by the next."""
        until = time.monotonic() + 30
        while not self.asked():
            assert time.monotonic() < until, self.page.inner_text(".status")
            following = self.page.locator("[data-next]:enabled")
            if following.count():
                following.last.click()
            self.page.wait_for_timeout(50)

    def overflow(self) -> tuple[int, int]:
        """How much wider and higher than the window the page is."""
        wide, high = self.page.evaluate(
            """() => { const t = document.querySelector(".table") ?? document.documentElement;
              const d = document.documentElement;
              return [Math.max(t.scrollWidth - t.clientWidth, d.scrollWidth - innerWidth),
                      Math.max(t.scrollHeight - t.clientHeight, d.scrollHeight - innerHeight)]; }"""
        )
        return int(wide), int(high)

    def hand(self) -> list[str]:
        """The codes of the cards in the hand, as they lie."""
        return [str(c) for c in self.page.eval_on_selector_all(".held", "all => all.map(e => e.dataset.card)")]
