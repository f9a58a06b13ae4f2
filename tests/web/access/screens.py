"""Every screen of the site, once each, and how somebody comes to it, in any language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Page, expect

from ceki.locales.messages import said
from tests.web.pages.test_by_days import SUBSCRIBES
from tests.web.player import CARDS, Player
from tests.web.puzzles.test_puzzles import DAY, answer, asked, puzzle_of


class Reader:
    """Somebody who walks through the site, with a guest beside them; `page` is the page that is looked at."""

    def __init__(self, open_player: Callable[..., Player], language: str, size: tuple[int, int], **how: Any) -> None:
        self.language = language
        self._open = lambda: open_player(size, locale=language, **how)
        self.me = self._open()
        self.page = self.me.page
        self.code = ""  # of the table
        self._guest: Player | None = None

    @property
    def guest(self) -> Player:
        """Somebody else, with a device of their own."""
        self._guest = self._guest or self._open()
        return self._guest

    def says(self, topic: str, key: str, **facts: Any) -> str:
        """A sentence of the page as this reader has it."""
        return said(topic, key, facts, self.language)

    def press(self, topic: str, key: str, **facts: Any) -> None:
        """Presses the button that says so."""
        self.page.get_by_role("button", name=self.says(topic, key, **facts), exact=True).first.click()

    def go(self, path: str) -> None:
        """Goes to an address of the site."""
        self.page.goto(f"{self.me.url}/{path}")


@dataclass(frozen=True)
class Screen:
    """A screen: its name, how one comes there from the one before in its walk, and what is there once one has come."""

    name: str
    come: Callable[[Reader], object]
    shows: str

    def reach(self, reader: Reader) -> Page:
        """Comes there, and waits until it is whole and nothing moves; returns the page that shows it."""
        self.come(reader)
        expect(reader.page.locator(self.shows).first).to_be_visible()
        one = reader.guest if reader.page is not reader.me.page else reader.me
        one.still()
        return reader.page


def at(path: str) -> Callable[[Reader], object]:
    """How one comes to an address."""
    return lambda reader: reader.go(path)


def key(name: str) -> Callable[[Reader], object]:
    """How one comes to what a key of the table opens, from whatever is open."""

    def press(reader: Reader) -> None:
        leave(reader)
        reader.page.keyboard.press(name)

    return press


def leave(reader: Reader) -> None:
    """Closes what lies over the screen."""
    while reader.page.locator("dialog[open]").count():
        reader.page.keyboard.press("Escape")
        expect(reader.page.locator("dialog[open]")).to_have_count(0)


def click(where: str, which: int = 0) -> Callable[[Reader], object]:
    """How one comes to what an element opens."""

    def press(reader: Reader) -> None:
        leave(reader)
        reader.page.locator(where).nth(which).click()

    return press


def missing(path: str) -> Callable[[Reader], object]:
    """How one comes to an address that there is not, of which a browser may complain."""

    def go(reader: Reader) -> None:
        reader.me.lost = True
        reader.go(path)

    return go


def unfold(reader: Reader) -> None:
    """Opens everything that is folded."""
    reader.page.locator("details").first.wait_for()
    reader.page.evaluate("() => document.querySelectorAll('details').forEach((one) => { one.open = true; })")


def sit(game: str, players: int, **order: Any) -> Callable[[Reader], object]:
    """How one comes to a choice at a table with bots."""

    def go(reader: Reader) -> None:
        bots = {} if order.get("practice") else {"bots": players - 1, "bot_level": "random"}
        reader.code = reader.me.make_table(game=game, players=players, **bots, **order)
        reader.me.wait_turn()

    return go


def play_to_the_end(reader: Reader) -> None:
    """The end of a round, with everything unfolded that can be."""
    leave(reader)
    reader.me.play()
    reader.me.ended("counts", "hands", "shuffle")


def move_on(reader: Reader) -> None:
    """Log, once something has."""
    leave(reader)
    reader.me.play(1)
    reader.me.wait_turn()
    reader.page.keyboard.press("l")


def hinted(reader: Reader) -> None:
    """A hint."""
    reader.page.keyboard.press("h")


def invited(reader: Reader) -> None:
    """What one sends to a friend."""
    click(".status button", 2)(reader)
    reader.press("table", "invite-code", code=reader.code)


def waiting(reader: Reader) -> None:
    """A table that waits for a friend."""
    reader.code = reader.me.make_table(game=TALKS, players=2, chat=True)


def door(reader: Reader) -> None:
    """The same table, seen by whoever has got the link."""
    reader.page = reader.guest.page
    reader.go(f"t/{reader.code}")


def talk(reader: Reader) -> None:
    """The menu of the same table, with what the other has written."""
    reader.page.get_by_role("button", name=reader.says("seats", "sit-here")).first.click()
    for one in (reader.guest.page, reader.me.page):
        one.locator(".table .status button").last.click()
        one.locator("dialog[open] .menu").wait_for()
    reader.me.page.locator("dialog[open] form input").first.fill("Hello!")
    reader.me.page.keyboard.press("Enter")


def curtain(reader: Reader) -> None:
    """A device that goes from hand to hand, before the next takes it."""
    reader.page = reader.me.page
    reader.go("friends")
    reader.page.get_by_role("combobox", name=reader.says("friends", "game"), exact=True).select_option("cholek_tiga")
    reader.page.get_by_role("combobox", name=reader.says("friends", "players"), exact=True).select_option("2")
    reader.page.get_by_role("combobox", name=reader.says("friends", "on-device"), exact=True).select_option("2")
    reader.page.locator("form button.main").click()
    while True:
        reader.page.locator(".curtain[data-for], .table[data-at=mine]").first.wait_for()
        if reader.page.locator(".curtain[data-for]").count():
            return
        since = reader.me.step()
        while not reader.page.locator(".actions .act").count():
            reader.page.locator(CARDS).first.click()
        reader.page.locator(".actions .act").first.click()
        reader.page.locator(f".curtain[data-for], .table:not([data-step='{since}'])").first.wait_for()


def kept_here(reader: Reader) -> None:
    """What was played on this device."""
    leave(reader)
    reader.me.play_now(SHORT)
    reader.me.play()
    reader.me.ended()
    reader.me.written()
    reader.go("past")


def all_open(reader: Reader) -> None:
    """The same round with all hands open."""
    leave(reader)
    reader.page.locator("[data-again] select").select_option(label=reader.says("replay", "all-hands"))


def from_tools(topic: str, key: str) -> Callable[[Reader], object]:
    """How one comes to what a button does that is among what can be done with a round."""

    def press(reader: Reader) -> None:
        click("[data-again] > header button")(reader)
        reader.press(topic, key)

    return press


def kept_moves(reader: Reader) -> None:
    """What the moves of a round cost that this device keeps."""
    leave(reader)
    reader.page.locator("[data-kept] a").first.click()
    reader.page.locator(".tools").wait_for()
    reader.go(f"past/{reader.page.url.rstrip('/').split('/')[-1]}/1")
    from_tools("replay", "costs")(reader)


def to_delete(reader: Reader) -> None:
    """The question before all is deleted that this device keeps."""
    reader.go("past")
    reader.press("past", "delete-all")


def solve(reader: Reader) -> None:
    """The puzzle of a day, answered."""
    reader.page.clock.set_system_time(DAY)
    reader.go("puzzle")
    asked(reader.page)
    game, name = (reader.page.get_attribute(".puzzle", f"data-{what}") or "" for what in ("game", "puzzle"))
    answer(reader.page, puzzle_of(game, name))


def by_days(reader: Reader) -> None:
    """The order of a table by days, of whose turns the browser can tell."""
    for one in (reader.me, reader.guest):
        one.context.grant_permissions(["notifications"])
        one.context.add_init_script(SUBSCRIBES)
    reader.go("friends")
    for name, value in (("game", "cholek_tiga"), ("players", "2"), ("time", "-3")):
        reader.page.get_by_role("combobox", name=reader.says("friends", name), exact=True).select_option(value)


def opened(reader: Reader) -> None:
    """The same table, once it is opened."""
    reader.page.locator("form button.main").click()
    reader.code = reader.page.locator(".code").inner_text()


def both_sit(reader: Reader) -> None:
    """The same table, once both have sat down."""
    reader.page.get_by_role("button", name=reader.says("seats", "sit-here")).first.click()
    reader.page.locator(".table .status").wait_for()
    reader.page = reader.me.page


def coached(reader: Reader) -> None:
    """A lesson's table with its coach."""
    reader.go("")
    reader.page.locator("[data-lesson]").first.click()


def round_asked(reader: Reader) -> None:
    """An evening begun, and the questions about its first round, all that are asked so far."""
    reader.press("keeper", "begin")
    reader.page.locator(".next .button").click()


def round_told(reader: Reader) -> None:
    """A round of it, every pile with a card."""
    for n in range(reader.page.locator("[data-question=won] .of").count()):
        reader.page.locator("[data-question=won] .of").nth(n).locator(".faces .pick").nth(n).click()
    reader.press("keeper", "record")


PLAYED, TALKS, SHORT = "kowah", "chabut", "chabut"

WALKS: Final[dict[str, tuple[Screen, ...]]] = {
    "reading": (
        Screen("home", at(""), "[data-game]"),
        Screen("settings", click(".gear"), "dialog[open] legend"),
        Screen("a table of one's own", at("friends"), "form select"),
        Screen("its house rules", unfold, "form .option"),
        Screen("practice", at("practice"), "form"),
        Screen("learn", at("learn"), ".games a"),
        Screen("a game's page", at("learn/cholek_tiga"), ".rules td"),
        Screen("a word's meaning", click("main .term"), "dialog[open] h2"),
        Screen("printing", at("print/chot"), ".facts b"),
        Screen("the cards", at("learn/cards"), ".faces a"),
        Screen("a card's page", at("learn/cards/C5"), "main h1"),
        Screen("the words", at("learn/words"), ".rows li"),
        Screen("a word's page", at("learn/words/mata"), "main h1"),
        Screen("nothing played yet", at("past"), "main h1"),
        Screen("which card completes a hand", at("puzzle/kowah/1"), ".puzzle .choice"),
        Screen("its answer", click(".puzzle [data-show]"), ".puzzle[data-end=shown] [data-onward]"),
        Screen("how much a hand counts", at("puzzle/kowah/3"), ".puzzle .choice"),
        Screen("the puzzle of a day solved", solve, ".puzzle[data-end=solved] [data-share]"),
        Screen("a lost address", missing("nonsense/there"), "main h1"),
        Screen("no such table", missing("t/222222"), "[role=alert]"),
    ),
    "playing": (
        Screen("a choice at the table", sit(PLAYED, 2, practice=True, chat=True), ".table[data-at=mine] .hand"),
        Screen("a hint", hinted, ".hinted .says"),
        Screen("moves compared", click(".hinted .switch"), ".hinted tbody tr"),
        Screen("the log", move_on, "dialog[open] ol li"),
        Screen("the menu", click(".status button", 2), "dialog[open] .menu"),
        Screen("rules in force", key("r"), "dialog[open] .value"),
        Screen("the keys", key("?"), "dialog[open] dt"),
        Screen("a seat", click(".seat"), "dialog[open] h2"),
        Screen("a friend invited", invited, "dialog[open] .code"),
    ),
    "ending": (
        Screen("the end of a round", lambda r: (sit(SHORT, 2, practice=True)(r), play_to_the_end(r)), "[data-ending]"),
        Screen("its review", lambda r: r.press("ending", "review-round"), "dialog:modal [role=status]:not(.thinking)"),
        Screen("a table whose round is over", leave, ".ended [data-next]"),
        Screen("a table's rounds", lambda r: r.go(f"past/{r.code}"), "main details"),
        Screen("a round looked at again", lambda r: r.go(f"r/{r.code}/1?move=1"), "[data-again='1']"),
        Screen("all its hands", all_open, "[data-again] .open li"),
        Screen("all its moves", from_tools("replay", "all-moves"), "dialog[open] ol li"),
        Screen("what can be done with it", click("[data-again] > header button"), "dialog[open] .button"),
        Screen("it is kept for ever", lambda r: r.press("past", "star"), "dialog[open] [aria-pressed=true]"),
        Screen("what this device keeps", kept_here, "[data-kept]"),
        Screen("one of them with a star", click("[data-kept] [aria-pressed]"), "[data-kept] [aria-pressed=true]"),
        Screen("what its moves cost", kept_moves, "dialog:modal [role=status]:not(.thinking)"),
        Screen(
            "what there is of it",
            lambda r: (leave(r), r.go(f"past/{r.page.url.split('/')[-2]}")),
            ".tools [aria-pressed]",
        ),
        Screen("before all is deleted", to_delete, "dialog[open] .danger"),
    ),
    "scoring": (
        Screen("a new evening", at("score"), "form select"),
        Screen("a round is asked", round_asked, "[data-question=won] .faces"),
        Screen("it lacks something", lambda r: r.press("keeper", "record"), ".problem"),
        Screen("a round is told", round_told, "[data-round]"),
        Screen("an evening shared", lambda r: r.press("keeper", "share"), "input[readonly]"),
        Screen("evenings", at("score"), ".rowlist a"),
    ),
    "people": (
        Screen("waiting for a friend", waiting, ".code"),
        Screen("taking a seat", door, ".facts"),
        Screen("talk", talk, "dialog[open] .said"),
        Screen("a device handed on", curtain, ".curtain[data-for] h1"),
        Screen("home with a table to go on", at(""), ".rowlist a.main"),
    ),
    "by days": (
        Screen("a table by days is ordered", by_days, "[aria-labelledby=s4] [role=status]"),
        Screen("it waits for another", opened, ".code"),
        Screen("a seat at it", door, ".facts"),
        Screen("a table by days", both_sit, ".table .hand"),
        Screen("it can tell of turns", click(".status button", 2), "dialog[open] .menu"),
        Screen("it tells of turns", lambda r: r.press("days", "tell"), "dialog[open] .menu [role=status]"),
        Screen("home with tables by days", at(""), "#by-days"),
        Screen("notices of turns", click(".gear"), "dialog[open] legend"),
        Screen("they are off", lambda r: r.press("days", "told-nowhere"), "dialog[open] fieldset p[role=status]"),
    ),
    "families": (
        Screen("a lesson with its coach", coached, ".coach[data-step]"),
        Screen("a puzzle", at("puzzle/chabut/1"), ".table[data-at=mine]"),
        Screen("cards to be turned", lambda r: r.me.play_now("pakau"), "[data-turn]"),
        Screen("a trick", sit("sakopong", 4), ".table[data-at=mine]"),
        Screen("a pool", sit("pei", 3), ".table[data-at=mine]"),
        Screen("discards before four seats", sit("kowah", 4), ".table[data-at=mine]"),
        Screen("fourteen seats", sit("balik_satu", 14), ".table[data-at=mine]"),
    ),
}
