"""The score keeper under a finger, a keyboard, large letters, forced colours, and on paper."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime

import pytest
from playwright.sync_api import expect

from ceki.play.outcomes.evening import Evening
from ceki.play.outcomes.evening_file import as_text
from ceki.play.ruleset import ruleset
from tests.paper.reading import text_of
from tests.score.test_evenings import chot_evening
from tests.web.player import Player
from tests.web.score.keeper import ScoreKeeper

NAMES = ["Ani", "Budi", "Citra", "Dedi"]


@pytest.mark.parametrize(
    ("game", "names", "question"),
    [("balik_satu", NAMES, "hand"), pytest.param("cholek_tiga", NAMES[:3], "won", marks=pytest.mark.prove)],
)
def test_no_face_moves_under_the_finger(
    player: Callable[..., Player], game: str, names: list[str], question: str
) -> None:
    me = player()
    keeper = ScoreKeeper(me)
    keeper.begin(game, names)
    me.page.get_by_role("button", name="Enter round").click()
    if question == "hand":
        keeper.answer("winner", "Ani", names)
    asked = me.page.locator(f'[data-question="{question}"]')
    face = asked.locator(".faces").first.locator(".pick").nth(7)
    face.scroll_into_view_if_needed()
    me.still()
    before = face.bounding_box()
    x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
    for n in range(1, 16):
        me.page.mouse.click(x, y)
        expect(face.locator(".count")).to_have_text(str(n))
        assert face.bounding_box() == before


def test_what_is_chosen_is_seen_in_forced_colours(player: Callable[..., Player]) -> None:
    me = player(forced_colors="active")
    keeper = ScoreKeeper(me)
    keeper.begin("balik_satu", NAMES)
    me.page.get_by_role("button", name="Enter round").click()
    keeper.answer("winner", "Budi", NAMES)
    keeper.answer("hand", ["C2"], NAMES)
    ground = "e => getComputedStyle(e).backgroundColor"
    grounds = [
        me.page.locator(f"""[data-question=winner] [data-value='"{name}"']""").evaluate(ground) for name in NAMES
    ]
    assert grounds.count(grounds[1]) == 1
    edge = "e => { const { outlineColor, outlineWidth } = getComputedStyle(e); return [outlineColor, outlineWidth]; }"
    edges = [me.page.locator(f"[data-question=hand] [data-face={code}] .card").evaluate(edge) for code in ("C2", "C3")]
    assert edges[0] != edges[1]


LARGE = "document.addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '32px'; })"
LINES = "(e) => { const all = document.createRange(); all.selectNodeContents(e); return all.getClientRects().length; }"


@pytest.mark.parametrize("large", [pytest.param(False, marks=pytest.mark.prove), True])
def test_long_names_and_large_letters_scroll_no_page_sideways(player: Callable[..., Player], large: bool) -> None:
    me = player()
    if large:
        me.context.add_init_script(LARGE)
    keeper = ScoreKeeper(me)
    names = [*(letter * 40 for letter in "ABCDE"), "Budi"]
    keeper.begin("kowah", names)
    me.page.get_by_role("button", name="Enter round").click()
    keeper.answer("winner", names[0], names)
    expect(me.page.locator("[data-question=hand]")).to_be_visible()
    assert me.overflow()[0] == 0
    keeper.answer("winner", None, names)
    keeper.record()
    expect(me.page.locator("[data-round]")).to_be_visible()
    assert me.overflow()[0] == 0
    words = [me.page.locator("tfoot th"), me.page.locator("thead .name").last]
    assert [word.evaluate(LINES) for word in words] == [1, 1]
    me.page.get_by_role("button", name="Delete").click()
    assert me.overflow()[0] == 0
    me.page.goto(f"{me.url}/score")
    expect(me.page.get_by_role("link", name="Go on")).to_be_visible()
    me.page.get_by_text("House rules").click()
    assert me.overflow()[0] == 0


def test_choices_are_one_stop_of_the_keyboard_and_arrows_choose(player: Callable[..., Player]) -> None:
    me = player()
    keeper = ScoreKeeper(me)
    keeper.begin("kowah", NAMES)
    me.page.get_by_role("button", name="Enter round").click()
    group = me.page.get_by_role("radiogroup", name="Who has won?")
    group.get_by_role("radio", name="Ani").focus()
    for key, name in (("Space", "Ani"), ("ArrowRight", "Budi"), ("ArrowDown", "Citra"), ("ArrowLeft", "Budi")):
        me.page.keyboard.press(key)
        expect(group.get_by_role("radio", name=name)).to_be_checked()
        expect(group.get_by_role("radio", name=name)).to_be_focused()
    ring = group.locator(".on").evaluate("e => getComputedStyle(e).outlineStyle")
    assert ring == "solid"
    how = me.page.locator("[data-question=how]")
    how.wait_for()
    me.page.keyboard.press("Tab")
    expect(how.locator(":focus")).to_have_count(1)


def test_a_number_is_digits_and_an_erased_one_is_not_told(player: Callable[..., Player]) -> None:
    me = player()
    keeper = ScoreKeeper(me)
    keeper.begin("pei", NAMES[:3])
    me.page.get_by_role("button", name="Enter round").click()
    keeper.answer("counted", True, NAMES)
    keeper.answer("score", {"Ani": 354, "Budi": 275, "Citra": 322}, NAMES)
    alert, number = me.page.get_by_role("alert"), me.page.get_by_label("Citra: ")
    for typed in ("1e5", "-3", "2.5", "३"):
        number.fill(typed)
        expect(alert).to_have_text(f'"{typed}" is not allowed; a whole number from 0 to 10,000')
        expect(number).to_have_value(typed)
        keeper.record()
        expect(alert).to_be_in_viewport()
    number.fill("")
    expect(alert).to_have_count(0)
    keeper.record()
    expect(alert).to_contain_text("Citra")
    for name in NAMES[:3]:
        me.page.get_by_label(f"{name}: ").fill("")
    expect(alert).to_have_count(0)
    keeper.record()
    expect(alert).to_contain_text("This is missing")
    expect(me.page.locator("[data-round]")).to_have_count(0)


def test_no_more_cards_are_taken_than_are_asked(player: Callable[..., Player]) -> None:
    me = player()
    keeper = ScoreKeeper(me)
    keeper.begin("balik_satu", NAMES)
    me.page.get_by_role("button", name="Enter round").click()
    for name, told in (("winner", "Ani"), ("drawer", "Budi"), ("call", "tan")):
        keeper.answer(name, told, NAMES)
    alert = me.page.get_by_role("alert")
    hand = me.page.locator("[data-question=hand]")
    keeper.answer("hand", ["C2"] * 15, NAMES)
    expect(hand.get_by_role("status")).to_have_text("15 of 15")
    face = hand.locator(".pick[data-face=S3]")
    me.still()
    before = face.bounding_box()
    face.click()
    expect(hand.get_by_role("status")).to_have_text("All 15 cards are entered. Remove one to choose another.")
    assert face.bounding_box() == before
    expect(hand.locator(".chosen .pick")).to_have_count(15)
    hand.locator(".chosen .pick").first.click()
    expect(hand.get_by_role("status")).to_have_text("14 of 15")
    hand.get_by_role("button", name="Clear").click()
    face.click()
    keeper.record()
    expect(alert).to_have_text("15 cards are needed; you entered one [BS-5]")


def test_the_focus_is_where_one_goes_on(player: Callable[..., Player]) -> None:
    me = player()
    keeper, page = ScoreKeeper(me), me.page
    keeper.begin("kowah", NAMES)

    def press(name: str) -> None:
        page.get_by_role("button", name=name).focus()
        page.keyboard.press("Enter")

    press("Enter round 1")
    expect(page.get_by_role("heading", name="Round 1")).to_be_focused()
    press("Not now")
    expect(page.get_by_role("button", name="Enter round 1")).to_be_focused()
    press("Enter round 1")
    keeper.answer("winner", "Ani", NAMES)
    faces = page.locator("[data-question=hand] .faces .pick")
    faces.nth(2).click()
    faces.nth(3).click()
    chosen = page.locator("[data-question=hand] .chosen .pick")
    chosen.nth(1).focus()
    page.keyboard.press("Enter")
    expect(chosen.nth(0)).to_be_focused()
    page.keyboard.press("Enter")
    expect(faces.nth(0)).to_be_focused()
    keeper.answer("winner", None, NAMES)
    press("Record the round")
    expect(page.locator('[data-round="1"] summary')).to_be_focused()
    press("Correct round 1")
    expect(page.get_by_role("heading", name="Correct round 1")).to_be_focused()
    press("Not now")
    expect(page.locator('[data-round="1"] summary')).to_be_focused()
    press("Take back round 1")
    expect(page.get_by_role("button", name="Put it back")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator('[data-round="1"] summary')).to_be_focused()
    press("End the session")
    expect(page.get_by_role("button", name="Not yet")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="End the session")).to_be_focused()


def test_paper_has_the_names_the_day_the_ledger_and_every_round(player: Callable[..., Player]) -> None:
    me = player()
    keeper, page = ScoreKeeper(me), me.page
    page.clock.set_system_time(datetime(2026, 3, 7, 12))
    keeper.begin("cholek_tiga", NAMES[:3])
    for n, piles in enumerate(({"Citra": ["S9", "C9", "M9"]}, {}), 1):
        page.get_by_role("button", name=f"Enter round {n}").click()
        if piles:
            keeper.answer("won", piles, NAMES)
        else:
            page.get_by_role("button", name="None", exact=True).click()
        keeper.record()
        expect(page.locator(f'[data-round="{n}"]')).to_be_visible()
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_label("Share", exact=True)).to_be_visible()
    ledger = "Ledger Ani Budi Citra 1 -10 -10 +20 2 0 0 0 Now -10 -10 +20"
    rounds = "Round 2 · Nobody wins this round Round 1 · Citra wins this round"
    line = "Citra A red card, 9 of strings: 1 point. CT-19"
    words = f"Cholek Tiga Ani · Budi · Citra March 7, 2026 {ledger} {rounds} {line}"
    assert "".join(text_of(page.pdf(format="A4"), 0).split()) == "".join(words.split())
    assert page.locator('[data-round="1"]').get_attribute("open") is None


def test_a_table_of_rows_says_that_it_is_of_all_alphabets(player: Callable[..., Player]) -> None:
    me = player()
    keeper = ScoreKeeper(me)
    keeper.begin("kowah", ["Añi", "陈"])
    me.page.get_by_role("button", name="Enter round").click()
    keeper.answer("winner", None, [])
    keeper.record()
    with me.page.expect_download() as found:
        me.page.get_by_role("button", name="Save as a table (CSV)").click()
    written = found.value.path().read_bytes()
    assert written.startswith(b"\xef\xbb\xbf")
    assert written.decode("utf-8-sig").splitlines()[0] == 'round,winners,Añi,陈,pot,"Añi, total","陈, total"'


UNITS = [("ms", "Jumlah (markah)", "Token"), ("id", "Jumlah (poin)", "Keping")]


@pytest.mark.parametrize(
    ("language", "points", "tokens"),
    [("zh-Hans", "总分（分）", "筹码"), *(pytest.param(*one, marks=pytest.mark.prove) for one in UNITS)],
)
def test_units_are_in_the_language_of_the_reader(
    player: Callable[..., Player], language: str, points: str, tokens: str
) -> None:
    me = player(locale=language)
    kowah = Evening(ruleset("kowah", 4), NAMES)
    kowah.enter({"winner": None})
    for evening, unit in ((kowah, points), (chot_evening(), tokens)):
        me.page.goto(f"{me.url}/score")
        opened = {"name": "evening.json", "mimeType": "application/json", "buffer": as_text(evening).encode()}
        me.page.locator("input[type=file]").set_input_files(opened)  # type: ignore[arg-type]
        cells = me.page.locator("[data-standing] th").filter(has_text=re.compile(f"^{re.escape(unit)}[A-Z]+-"))
        expect(cells.first).to_be_visible()
