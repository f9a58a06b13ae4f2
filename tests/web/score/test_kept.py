"""What the page keeps of an evening: whatever windows, reloads and browsers do, no round is lost or overwritten."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from ceki.play.outcomes.evening import Evening
from ceki.play.outcomes.evening_file import as_text
from ceki.play.ruleset import ruleset
from ceki.play.standing import standing_of
from tests.score.test_evenings import chot_evening
from tests.web.player import Player
from tests.web.score.keeper import ScoreKeeper

NAMES = ["Ani", "Budi", "Citra"]
KEPT = "ceki.evenings"
FULL = "void (Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') })"


@pytest.fixture
def keeper(player: Callable[..., Player]) -> ScoreKeeper:
    """Somebody with an evening of Sakopong, in which Ani has won the first round."""
    me = ScoreKeeper(player())
    me.begin("sakopong", NAMES)
    told(me, 1, [3, 2, 0])
    return me


def told(keeper: ScoreKeeper, number: int, tricks: list[int]) -> None:
    """Tells and records a round."""
    evening = Evening(ruleset("sakopong", 3), NAMES)
    keeper.tell(evening, {"tricks": tricks})
    keeper.record()
    expect(keeper.page.locator(f'[data-round="{number}"]')).to_have_count(1)


def second(keeper: ScoreKeeper) -> ScoreKeeper:
    """Another window of the same browser, with the same evening."""
    other = ScoreKeeper(keeper.me)
    other.page = keeper.me.context.new_page()
    other.page.goto(keeper.page.url)
    expect(other.page.locator("[data-round]")).to_have_count(1)
    return other


def rounds(page: Page) -> list[dict]:
    (one,) = json.loads(page.evaluate(f"localStorage['{KEPT}']")).values()
    return [entry["tricks"] for entry in one["evening"]["entries"]]


def test_two_windows_of_an_evening_overwrite_nothing(keeper: ScoreKeeper) -> None:
    other = second(keeper)
    other.tell(Evening(ruleset("sakopong", 3), NAMES), {"tricks": [0, 0, 5]})
    told(keeper, 2, [1, 4, 0])
    expect(other.page.get_by_role("alert")).to_contain_text("Another window has changed this session")
    expect(other.page.get_by_role("heading", name="Round 3")).to_be_visible()  # as it was told, a round later
    other.record()
    expect(other.page.locator("[data-round]")).to_have_count(3)
    expect(keeper.page.locator("[data-round]")).to_have_count(3)
    assert [list(one.values()) for one in rounds(keeper.page)] == [[3, 2, 0], [1, 4, 0], [0, 0, 5]]


def test_what_another_window_wrote_unheard_is_not_overwritten(keeper: ScoreKeeper) -> None:
    keeper.page.evaluate(
        f"""() => {{ const all = JSON.parse(localStorage['{KEPT}']), [one] = Object.values(all);
        one.evening.entries.push({{tricks: {{Ani: 1, Budi: 4, Citra: 0}}}});
        localStorage['{KEPT}'] = JSON.stringify(all) }}"""
    )  # no event tells the window that has written
    keeper.tell(Evening(ruleset("sakopong", 3), NAMES), {"tricks": [0, 0, 5]})
    keeper.record()
    expect(keeper.page.get_by_role("alert")).to_contain_text("Another window has changed this session")
    expect(keeper.page.locator("[data-round]")).to_have_count(2)
    assert len(rounds(keeper.page)) == 2


def test_an_evening_that_another_window_deleted_can_be_kept_again(keeper: ScoreKeeper) -> None:
    other = second(keeper)
    other.page.get_by_role("button", name="Delete", exact=True).click()
    other.page.get_by_role("button", name="Yes, delete it").click()
    expect(keeper.page.get_by_role("alert")).to_have_text("Another window has deleted this session.")
    expect(keeper.page.get_by_role("button", name="Enter round 2")).to_have_count(0)
    keeper.page.get_by_role("button", name="Keep it here").click()
    expect(keeper.page.get_by_role("button", name="Enter round 2")).to_be_visible()
    assert len(rounds(keeper.page)) == 1


def test_a_browser_that_keeps_nothing_says_so_and_the_evening_goes_on(keeper: ScoreKeeper) -> None:
    keeper.page.evaluate(FULL)
    told(keeper, 2, [1, 4, 0])
    expect(keeper.page.get_by_role("alert")).to_contain_text("This browser cannot save anything now")
    told(keeper, 3, [0, 5, 0])
    with keeper.page.expect_download() as found:
        keeper.page.get_by_role("button", name="Save as a file").click()
    assert len(json.loads(found.value.path().read_text())["entries"]) == 3
    assert len(rounds(keeper.page)) == 1


def test_what_cannot_be_read_is_put_aside_and_not_lost(keeper: ScoreKeeper) -> None:
    cut = keeper.page.evaluate(f"localStorage['{KEPT}'] = localStorage['{KEPT}'].slice(0, -9)")
    keeper.page.goto(f"{keeper.me.url}/score")
    expect(keeper.page.get_by_role("alert")).to_contain_text("cannot be read")
    keeper.begin("sakopong", NAMES)
    kept = keeper.page.evaluate(
        "Object.entries(localStorage).filter(([key]) => key.startsWith('ceki.evenings-unread'))"
    )
    assert [text for _, text in kept] == [cut]
    assert rounds(keeper.page) == []


def test_a_round_half_told_outlives_a_reload_and_can_be_begun_again(keeper: ScoreKeeper) -> None:
    page = keeper.page
    page.get_by_role("button", name="Enter round 2").click()
    numbers = page.locator("form").get_by_role("textbox")
    numbers.nth(0).fill("1")
    numbers.nth(1).fill("2")
    page.reload()
    page.get_by_role("button", name="Enter round 2").click()
    expect(numbers.nth(1)).to_have_value("2")
    expect(numbers.nth(2)).to_have_value("")
    keeper.record()
    expect(page.get_by_role("alert")).to_have_text("Citra is missing [SK-8]")
    page.get_by_role("button", name="Start again").click()
    expect(numbers.nth(1)).to_have_value("")


def test_an_old_round_is_corrected_in_its_place(keeper: ScoreKeeper) -> None:
    page = keeper.page
    told(keeper, 2, [0, 0, 5])
    page.locator('[data-round="1"] summary').click()
    page.get_by_role("button", name="Correct round 1").click()
    numbers = page.locator("form").get_by_role("textbox")
    expect(numbers.nth(0)).to_have_value("3")
    numbers.nth(0).fill("1")
    numbers.nth(1).fill("4")
    keeper.record()
    expect(page.locator('[data-round="1"] summary')).to_contain_text("Budi")
    assert [list(one.values()) for one in rounds(page)] == [[1, 4, 0], [0, 0, 5]]


def test_the_end_asks_first_and_can_be_taken_back(keeper: ScoreKeeper) -> None:
    page = keeper.page
    page.get_by_role("button", name="End the session").click()
    page.get_by_role("button", name="Not yet").click()
    page.get_by_role("button", name="End the session").click()
    page.get_by_role("button", name="Yes, end it").click()
    expect(page.get_by_text("The session is over.")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Go on after all").click()
    expect(page.get_by_role("button", name="Enter round 2")).to_be_visible()


def test_the_end_of_an_evening_explains_what_it_pays(player: Callable[..., Player]) -> None:
    """Chot: bangkong and tokens are paid at the end (KI-15) (KI-16)."""
    keeper, evening = ScoreKeeper(player()), chot_evening()
    keeper.open(as_text(evening))
    expect(keeper.page.get_by_text("Partners: ")).to_contain_text("Ani")
    keeper.page.get_by_role("button", name="End the session").click()
    keeper.page.get_by_role("button", name="Yes, end it").click()
    expect(keeper.page.get_by_text("The session is over.")).to_be_visible()
    evening.end()
    clauses = keeper.page.locator("main > [data-standing] .pays .clause").all_inner_texts()
    assert clauses == [line.clause for line in standing_of(evening.match).settling]
    assert clauses


def test_seats_that_the_table_has_drawn_are_told(player: Callable[..., Player]) -> None:
    keeper, page = ScoreKeeper(me := player()), me.page
    keeper.begin("pei", NAMES)
    page.get_by_role("button", name="Enter round 1").click()
    page.locator("form summary").click()
    for seat, name in enumerate(["Citra", "Ani", "Budi"], 1):
        page.get_by_label(f"Seat {seat}").select_option(name)
    page.get_by_label("Dealer").select_option("Ani")
    page.locator("[data-question=counted] [data-value=true]").click()
    for name, points in zip(["Citra", "Ani", "Budi"], [354, 275, 322], strict=True):
        page.get_by_label(f"{name}: How many").fill(str(points))
    keeper.record()
    expect(page.locator("[data-round]")).to_have_count(1)
    (one,) = json.loads(page.evaluate(f"localStorage['{KEPT}']")).values()
    (entry,) = one["evening"]["entries"]
    assert entry["before"]["seated"] == ["Citra", "Ani", "Budi"]
    assert entry["before"]["dealer"] == "Ani"
    assert entry["score"] == {"Ani": 275, "Budi": 322, "Citra": 354}


NAME = "{} is not a name; up to 40 letters, and not a number alone"
REFUSED = {
    **{name: NAME.format(f'"{name}"') for name in ("7", "A" * 41, "A\u200bni")},
    "budi": "Two names are alike",
}


def test_a_name_that_cannot_be_is_refused_by_name(player: Callable[..., Player]) -> None:
    me = player()
    me.page.goto(f"{me.url}/score")
    me.page.get_by_role("combobox", name="Game").select_option("sakopong")
    me.page.get_by_label("Name of player 2", exact=True).fill("Budi")
    for name, says in REFUSED.items():
        me.page.get_by_label("Name of player 1", exact=True).fill(name)
        me.page.get_by_role("button", name="Start the session").click()
        expect(me.page.get_by_role("alert")).to_have_text(says)


def test_a_file_that_is_no_evening_is_called_a_file(player: Callable[..., Player]) -> None:
    me = player()
    me.page.goto(f"{me.url}/score")
    me.page.locator("input[type=file]").set_input_files(
        {"name": "a.json", "mimeType": "application/json", "buffer": b"{}"}
    )  # type: ignore[arg-type]
    expect(me.page.get_by_role("alert")).to_have_text("This file is not a complete session of ceki score.")
