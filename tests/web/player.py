"""Somebody who plays in a browser, by taps or by keys, and knows no game by name."""

from __future__ import annotations

import random
import time
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from ceki.play import catalogue
from tests.patience import PATIENCE
from tests.web.boxes import SETTLED

ACTS = ".actions .act"
LAID = ".table[data-step]"  # a table all of whose parts are laid
CARDS = ".hand .can, .middle .can, .tray .can"
FIRST = """if (self.origin !== "null") {  // a frame of no origin keeps nothing
  localStorage.getItem("ceki.settings") ?? localStorage.setItem("ceki.settings", '{"level":"LEVEL"}');
}"""
# how many rounds the browser's databases have
WRITTEN = """async (least) => {
  let rounds = 0;
  for (const { name } of await indexedDB.databases()) {
    const base = await new Promise((done) => (indexedDB.open(name).onsuccess = ({ target }) => done(target.result)));
    const all = base.transaction("tables").objectStore("tables").getAll();
    const tables = await new Promise((done) => (all.onsuccess = () => done(all.result)));
    rounds += tables.reduce((sum, table) => sum + table.rounds.length, 0);
    base.close();
  }
  return rounds >= least;
}"""
# whether the browser's databases have the log so far at the table of a code
STORED = """async ([code, seq]) => {
  const asked = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
  let found = false;
  for (const { name } of await indexedDB.databases()) {
    const base = await asked(indexedDB.open(name));
    const there = base.transaction(["tables", "events"]);
    const tables = await asked(there.objectStore("tables").index("code").getAll(code));
    for (const { id } of tables) found ||= (await asked(there.objectStore("events").count([id, seq]))) > 0;
    base.close();
  }
  return found;
}"""
UNKEPT = "Service Worker registration blocked by Playwright"  # where a test wants no file kept
STEPS = 600  # of a round, at most
WAIT = 1000 * PATIENCE  # milliseconds


class Player:
    """A browser context with one page, which notes every complaint and every request to another host.

    Their bots are of the quickest level, unless `level` is another, or none: then it is the page's.
    """

    def __init__(
        self, browser: Browser, url: str, size: tuple[int, int], level: str | None = "easy", **how: Any
    ) -> None:
        self.url = url
        self.context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **how)
        self.context.set_default_timeout(WAIT)
        if level:
            self.context.add_init_script(FIRST.replace("LEVEL", level))
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
        if not self.lost and text != UNKEPT:
            self.complaints.append(text)

    def _ask(self, url: str) -> None:
        host = self.url.partition("://")[2].split("/")[0]
        if url.partition("://")[2].split("/")[0] != host:
            self.strangers.append(url)

    def sit_down(self, game: str) -> None:
        """At a table of the server with as many bots as the page takes, at the level that is set."""
        about = catalogue.game(game).info
        seats = about.people if about.people in about.seats else about.seats[0]
        self.elsewhere()
        level = self.page.evaluate("JSON.parse(localStorage.getItem('ceki.settings') ?? '{}').level ?? 'middle'")
        self.make_table(game=game, players=seats, bots=seats - 1, bot_level=level)
        self.page.wait_for_selector(LAID)

    def elsewhere(self) -> None:
        """At an address of the server that is quickly there and no page: what a device keeps can be read and set."""
        self.page.goto(f"{self.url}/healthz")

    def play_now(self, game: str) -> None:
        """Two doors in one: the address, and a game; on this device."""
        self.page.goto(self.url)
        self.page.click(f'[data-game="{game}"]')
        self.page.wait_for_selector(LAID)

    def make_table(self, **order: Any) -> str:
        """A table made by a request, and this player seated at it; returns its code."""
        answer = self.context.request.post(f"{self.url}/api/tables", data=order, headers={"X-Ceki": "1"})
        assert answer.ok, answer.text()
        made = answer.json()
        self.elsewhere()
        self.page.evaluate(
            """([made, game]) => localStorage.setItem(
              "ceki.tables", JSON.stringify({ [made.code]: { ...made, game, title: game, when: Date.now() } }))""",
            [made, order["game"]],
        )
        self.page.goto(f"{self.url}/t/{made['code']}")
        return str(made["code"])

    def at(self) -> str:
        """What the table waits for: `mine` (this player's choice), `others`, `over`, or `door`: it is not dealt."""
        return (
            self.page.locator(".table").get_attribute("data-at") or ""
            if self.page.locator(".table").count()
            else "door"
        )

    @property
    def over(self) -> bool:
        """Whether the round is over."""
        return self.at() == "over"

    def asked(self) -> bool:
        """Whether this player has a choice."""
        return self.at() == "mine"

    def ended(self, *unfolded: str) -> Locator:
        """The sheet at the end of a round, with parts of it unfolded: `counts`, `hands`, `shuffle`."""
        sheet, turn = self.page.locator("dialog[open][data-ending]"), self.page.locator("[data-turn]")
        sheet.or_(turn).first.wait_for()
        if turn.count():
            turn.click()  # where nobody has a choice, one's cards wait to be turned
        sheet.wait_for()
        for part in unfolded:
            sheet.locator(f"[data-fold={part}] > summary").click()
        return sheet

    def settle(self) -> str:
        """Waits until this player has a choice or the round is over; returns which."""
        self.page.wait_for_selector(".table[data-at=mine], .table[data-at=over]", timeout=WAIT)
        return self.at()

    def still(self) -> None:
        """Waits until nothing on the page moves: boxes measured before are those of a moment."""
        self.page.evaluate(SETTLED)

    def step(self) -> str:
        """The number of the round and of the log in it."""
        return self.page.locator(".table").get_attribute("data-step") or ""

    def stepped(self, since: str) -> None:
        """Waits until something has happened."""
        self.page.wait_for_selector(f".table:not([data-step='{since}'])", timeout=WAIT)

    def _tap(self, found: Locator) -> None:
        found.nth(self.random.randrange(found.count())).click()

    def tap_once(self) -> None:
        """One choice by taps: a button, or a card and then a button; wins are never let go."""
        since = self.step()
        acts, cards, wins = self.page.locator(ACTS), self.page.locator(CARDS), self.page.locator(f"{ACTS}.win")
        if wins.count():
            self._tap(wins)
        elif acts.count() and (not cards.count() or self.random.random() < 0.8):
            self._tap(acts)
        else:
            while not acts.count():
                self._tap(cards)
            self._tap(acts)
        self.stepped(since)

    def play(self, moves: int = STEPS) -> int:
        """Makes so many choices, or as many as there are until the round is over; returns how many were made."""
        for made in range(moves):
            if self.settle() == "over":
                return made
            self.tap_once()
        assert moves < STEPS, f"no end after {moves} choices: {self.page.inner_text('.status')}"
        return moves

    def written(self, rounds: int = 1) -> None:
        """Waits until this device has written that many rounds: a page that is left writes no more."""
        self._until(WRITTEN, rounds)

    def reload(self) -> None:
        """Loads the page of a table of this device anew, once what it shows is written."""
        self._until(STORED, [self.page.url[-6:], int(self.step().split(".")[1])])
        self.page.reload()

    def _until(self, told: str, given: object) -> None:
        """Asks the page until a promise of it comes to yes: `wait_for_function` takes the promise for the answer."""
        until = time.monotonic() + PATIENCE
        while not self.page.evaluate(told, given):
            assert time.monotonic() < until, told

    def wait_turn(self) -> None:
        """Waits until this player has a choice; a round that has ended meanwhile is followed by the next."""
        while self.settle() == "over":
            since = self.step()
            self.page.locator("[data-next]:enabled").last.click()
            self.stepped(since)

    def overflow(self) -> tuple[int, int]:
        """How much wider and higher than the window the page is, once it is still."""
        self.still()
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
