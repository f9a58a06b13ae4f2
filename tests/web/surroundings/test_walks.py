"""Whole walks through the page, each in every surrounding: nothing breaks, nothing untrue is shown."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from ceki.play.outcomes.evening import Evening
from ceki.play.ruleset import ruleset
from tests.score.test_evenings import NAMES
from tests.web.conftest import PHONE, Server
from tests.web.lessons.course import FIRST, reached, stages
from tests.web.player import LAID, Player
from tests.web.score.keeper import ScoreKeeper
from tests.web.score.test_score import WON
from tests.web.surroundings.hostile import LOCK, SURROUNDINGS, TAKEN_SOUND, Surrounded, stranger

SHORT: Final = "chabut"  # a game of short rounds
DIALOG: Final = "dialog[open]"
LATIN: Final = {"Space": "Space"}  # keys that are no letter


@pytest.fixture
def here(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Surrounded]:
    """Somebody in the surrounding that the test names."""
    found = stranger(browser, server, request.param)
    yield found
    found.context.close()
    assert [said for said in found.complaints if not said.startswith(SURROUNDINGS[request.param].odd)] == []
    assert found.strangers == []


def shown(me: Surrounded) -> list[str]:
    """What the table says, word by word."""
    return re.findall(
        r"\w+", " ".join(me.page.locator(".table .seat, .table .middle, .table .status").all_inner_texts())
    )


def round_on_the_device(me: Surrounded) -> None:
    me.play_now(SHORT)
    me.play()
    since = me.step()
    me.page.locator("[data-next]:enabled").last.click()
    me.stepped(since)
    me.settle()
    if me.loses:
        return
    before = shown(me)
    me.reload()
    me.settle()
    assert shown(me) == before


def table_with_a_friend(me: Surrounded) -> None:
    me.page.goto(f"{me.url}/friends")
    me.page.get_by_role("combobox", name="Game").select_option(SHORT)
    me.page.get_by_role("combobox", name="Players").select_option("2")
    me.page.get_by_role("combobox", name="Bots").select_option("0")
    me.page.get_by_role("button", name="Open the table").click()
    code = me.page.locator(".code").inner_text()
    me.page.get_by_role("button", name="Copy the link").click()
    expect(me.page.get_by_role("button", name="Link copied")).to_be_visible()
    friend = me.context.browser.new_context(service_workers="block").new_page()  # type: ignore[union-attr]
    friend.goto(f"{me.url}/t/{code}")
    friend.get_by_role("button", name="Sit here").first.click()
    me.page.wait_for_selector(LAID)
    me.wait_turn()
    me.tap_once()
    if not me.loses:
        me.page.reload()
        me.page.wait_for_selector(LAID)
        expect(me.page.locator(".hand")).to_be_visible()
    friend.context.close()


def keys_alone(me: Surrounded) -> None:
    me.play_now(SHORT)
    me.settle()
    since = me.step()
    lettered = me.page.locator(".actions .act[aria-keyshortcuts]").first
    me.page.keyboard.press(LATIN.get(key := lettered.get_attribute("aria-keyshortcuts") or "", key.lower()))
    me.stepped(since)
    me.page.keyboard.press("r")
    expect(me.page.locator(DIALOG)).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(DIALOG)).to_have_count(0)


def first_steps_of_a_lesson(me: Surrounded) -> None:
    me.page.goto(me.url)
    me.page.locator("[data-lesson]").click()
    first, second = stages(FIRST)[:2]
    reached(me.page, first)
    said = me.page.locator(".coach [role=status]").inner_text()
    me.page.locator("[data-coach=skip]").click()
    reached(me.page, second)
    assert me.page.locator(".coach [role=status]").inner_text() != said


def puzzle(me: Surrounded) -> None:
    me.page.goto(f"{me.url}/puzzle/{SHORT}")
    asked = me.page.locator(".puzzle[data-end='']")
    asked.wait_for()
    question = me.page.inner_text(".puzzle [role=status]")
    me.page.locator("[data-show]").click()
    me.page.locator(".puzzle:not([data-end=''])").wait_for()
    assert me.page.inner_text(".puzzle [role=status]") != question


def evening(me: Surrounded) -> None:
    keeper = ScoreKeeper(me)
    keeper.begin("balik_satu", NAMES)
    keeper.tell(Evening(ruleset("balik_satu"), NAMES), WON)
    keeper.record()
    expect(me.page.locator('[data-round="1"]')).to_be_visible()
    me.page.get_by_role("button", name="Share", exact=True).click()
    expect(me.page.get_by_text("The link is copied.")).to_be_visible()


def every_dialog_and_back(me: Surrounded) -> None:
    me.play_now(SHORT)
    me.settle()
    table = me.page.url
    for title in ("(R)", "(L)", "More"):
        me.page.locator(f"header [title$='{title}']").click()
        expect(me.page.locator(DIALOG)).to_have_count(1)
        me.page.go_back()
        expect(me.page.locator(DIALOG)).to_have_count(0)
        assert me.page.url == table
    me.settle()


def books(me: Surrounded) -> None:
    me.page.goto(f"{me.url}/learn/{SHORT}")
    expect(me.page.locator(".rules table").first).to_be_visible()
    me.page.goto(f"{me.url}/learn/words")
    me.page.locator("input[type=search]").first.fill("mata")
    expect(me.page.locator(".word, li").filter(has_text="mata").first).to_be_visible()
    me.page.goto(f"{me.url}/print")
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    me.page.goto(f"{me.url}/past")
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()


WALKS: Final[tuple[Callable[[Surrounded], None], ...]] = (
    round_on_the_device,
    table_with_a_friend,
    keys_alone,
    first_steps_of_a_lesson,
    puzzle,
    evening,
    every_dialog_and_back,
    books,
)
SMALL: Final = {  # a surrounding's walk in every run of the tests: where it would be noticed first
    "http in a network": (table_with_a_friend,),
    "a translator": (round_on_the_device,),
    "no storage": (round_on_the_device,),
    "Cyrillic keys": (keys_alone,),
    "an old browser": (books, evening),
}
ALL: Final = [
    pytest.param(
        name, walk, id=f"{name}-{walk.__name__}", marks=() if walk in SMALL.get(name, ()) else pytest.mark.prove
    )
    for name in SURROUNDINGS
    for walk in WALKS
]


@pytest.mark.parametrize(("here", "walk"), ALL, indirect=["here"])
def test_a_walk_in_a_surrounding(here: Surrounded, walk: Callable[[Surrounded], None]) -> None:
    walk(here)


def test_sound_that_was_taken_away_comes_back_at_the_next_tap(player: Callable[..., Player]) -> None:
    me = player(PHONE)
    me.page.add_init_script(TAKEN_SOUND)
    me.play_now(SHORT)
    me.settle()
    me.page.wait_for_function("() => contexts[0]?.state === 'running'")
    me.page.evaluate("() => contexts[0].suspend()")  # as a call does
    me.tap_once()
    me.page.wait_for_function("() => contexts[0].state === 'running'")
    assert me.page.evaluate("() => contexts.length") == 1


def test_the_screen_stays_on_at_a_table_and_may_go_dark_when_it_is_left(player: Callable[..., Player]) -> None:
    me = player(PHONE)
    me.page.add_init_script(LOCK)
    me.play_now(SHORT)
    me.page.wait_for_function("() => held === 1")
    me.page.go_back()
    me.page.wait_for_function("() => held === 0")
