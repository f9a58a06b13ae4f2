"""The lobby: the four doors, the invitation, the seats, the rules before one sits down."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import DESKTOP, PHONE
from tests.web.player import LAID, Player
from tests.web.staged import ROUND_TRIPS

NO_LOOKALIKE = re.compile(r"^[2345789ACDEFHJKLMNPRTWXY6]{6}$")


def order(me: Player, game: str = "") -> None:
    """Goes to the form of a new table."""
    me.page.goto(f"{me.url}/friends")
    if game:
        me.page.get_by_role("combobox", name="Game").select_option(game)


def only(me: Player, held: list[Route]) -> Route:
    """The request that is held back, once it has come; the page is asked so often that it must have come to that."""
    for _ in range(ROUND_TRIPS):
        if held:
            break
        me.page.evaluate("() => true")
    return held.pop()


def open_table(me: Player) -> str:
    """Opens the ordered table, at which people are still missing; returns its code."""
    me.page.get_by_role("button", name="Open the table").click()
    return me.page.locator(".code").inner_text()


def test_a_table_for_everybody_may_seat_several_from_one_house(player: Callable[..., Player]) -> None:
    me = player()
    order(me, "chabut")
    several = me.page.get_by_label("Several people from one home or school")
    expect(several).to_have_count(0)
    me.page.get_by_label("Show in the public list").check()
    several.check()
    with me.page.expect_request("**/api/tables") as asked:
        open_table(me)
    assert (asked.value.post_data_json["public"], asked.value.post_data_json["together"]) == (True, True)


def test_the_title_of_an_open_table_is_reported_from_the_first_page(player: Callable[..., Player]) -> None:
    me = player(PHONE)
    headers = {"X-Ceki": "1"}
    for title in ("Visit evil.example", ""):
        made = me.page.request.post(
            f"{me.url}/api/tables", headers=headers, data={"game": "chabut", "title": title, "public": True}
        )
        assert made.ok
    me.page.goto(me.url)
    tables = me.page.get_by_role("region", name="Open tables").get_by_role("listitem")
    row = tables.filter(has_text="Visit evil.example")
    with me.page.expect_response("**/report") as answer:
        row.get_by_role("button", name="Report the title Visit evil.example").click()
    assert answer.value.ok
    expect(row.get_by_role("button", name="Reported")).to_be_disabled()
    expect(tables.filter(has_not_text="evil").first.get_by_role("button")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.prove)], ids=["phone", "desktop"])
def test_u2_four_doors(player: Callable[..., Player], size: tuple[int, int]) -> None:
    me = player(size)
    me.page.goto(me.url)
    doors = me.page.locator(".door b")
    expect(doors).to_have_text(
        [
            "Play now",
            "With friends",
            "Practice",
            "At a real table",
            "Learn",
            "Puzzle of the day",
            "Quick match",
            "Have a code?",
        ]
    )
    for door, title in (("With friends", "A table with friends"), ("Practice", "Practice"), ("Learn", "Learn")):
        me.page.get_by_role("link", name=door).first.click()
        expect(me.page.get_by_role("heading", level=1)).to_have_text(title)
        assert title in me.page.title()
        assert me.overflow()[0] == 0
        me.page.get_by_role("link", name="Home").click()
    me.page.get_by_role("button", name="Play now").click()
    me.page.wait_for_selector(LAID)
    assert "/t/" in me.page.url


def test_u3_a_link_a_code_of_six_and_a_picture_drawn_here(player: Callable[..., Player]) -> None:
    host, guest = player(), player()
    order(host, "balik_satu")
    asked: list[str] = []
    host.page.on("request", lambda request: asked.append(request.url))
    code = open_table(host)
    assert NO_LOOKALIKE.match(code)
    assert host.page.get_by_label("Link to this table").input_value() == f"{host.url}/t/{code}"
    picture = host.page.get_by_role("img", name=f"QR code of {host.url}/t/{code}")
    assert len(picture.locator("path").get_attribute("d") or "") > 1000
    assert not [url for url in asked if "qr" in url and "/assets/" not in url]  # those have letters of chance
    guest.page.goto(guest.url)
    guest.page.get_by_label("Have a code?").fill(f" {code.lower()} ")
    guest.page.get_by_role("button", name="Go to the table").click()
    expect(guest.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    expect(guest.page.get_by_role("button", name="Sit here")).to_have_count(3)


def test_u3_bots_fill_the_seats_and_a_friend_takes_the_place_of_one(player: Callable[..., Player]) -> None:
    host, guest, late = player(), player(), player()
    order(host, "balik_satu")
    code = open_table(host)
    host.page.get_by_role("button", name="Put bots in the 3 free seats").click()
    host.page.wait_for_selector(".table[data-step] .hand")
    guest.page.goto(f"{guest.url}/t/{code}")
    expect(guest.page.get_by_text("No seat is free, but you can take a bot")).to_be_visible()
    guest.page.get_by_label("Your name").fill("Siti")
    guest.page.get_by_role("button", name="Take the bot's place").first.click()
    told = "You play from the next deal; until then a bot plays this seat."
    expect(guest.page.get_by_role("status").filter(has_text=told)).to_be_visible()
    expect(guest.page.locator(".hand")).to_have_count(0)
    expect(host.page.locator(".seat .name", has_text="Siti")).to_be_visible()
    late.page.goto(f"{late.url}/t/{code}")
    expect(late.page.get_by_role("button", name="Take the bot's place")).to_have_count(2)


def test_a_table_is_of_the_game_that_is_chosen_however_late_its_rules_come(player: Callable[..., Player]) -> None:
    me = player()
    order(me, "pei")
    start = me.page.get_by_role("button", name="Open the table")
    expect(start).to_be_enabled()
    held: list[Route] = []
    me.page.route("**/api/games/balik_satu", lambda route: held.append(route))
    game = me.page.get_by_role("combobox", name="Game")
    game.select_option("balik_satu")
    expect(start).to_be_disabled()
    me.lost = True
    only(me, held).abort()
    expect(me.page.get_by_role("alert")).to_contain_text("The table's server cannot be reached.")
    expect(game).to_have_value("pei")
    expect(start).to_be_enabled()
    game.select_option("balik_satu")
    expect(me.page.get_by_role("alert")).to_have_count(0)
    expect(start).to_be_disabled()
    only(me, held).continue_()
    open_table(me)
    expect(me.page.get_by_role("button", name="Put bots in the 3 free seats")).to_be_visible()


def test_the_level_of_the_bots_is_chosen_kept_and_told_at_their_seats(player: Callable[..., Player]) -> None:
    me = player(level=None)
    me.page.goto(me.url)
    level = me.page.get_by_role("combobox", name="The bots")
    expect(level).to_have_value("middle")
    expect(level.locator("option")).to_have_text(["Easy", "Middle", "Strong"])
    level.select_option("strong")
    expect(me.page.get_by_text("makes no deliberate mistakes")).to_be_visible()
    me.sit_down("balik_satu")
    seat = me.page.locator(".seat").first
    expect(seat.locator(".kind")).to_have_text("bot")
    expect(seat.locator(".sr")).to_contain_text(", bot, strong,")
    seat.click()
    shown = me.page.get_by_role("dialog")
    expect(shown.get_by_role("heading")).to_have_text(re.compile(r"^\w+, bot, strong$"))
    expect(shown).to_contain_text(
        "Strong: Looks as far ahead as it can in an instant, and makes no deliberate mistakes."
    )
    me.page.goto(f"{me.url}/practice")
    expect(me.page.get_by_role("combobox", name="The bots")).to_have_value("strong")
    order(me)
    me.page.get_by_role("combobox", name="Bots").select_option("1")
    me.page.get_by_role("combobox", name="The bots").select_option("easy")
    code = open_table(me)
    me.page.get_by_role("combobox", name="Level of the bots").select_option("middle")
    me.page.get_by_role("button", name="Put bots in the 2 free seats").click()
    me.page.wait_for_selector(".table[data-step] .hand")
    seats = me.page.evaluate(f"fetch('/api/tables/{code}').then(r => r.json())")["seats"]
    assert [one.get("level") for one in seats] == [None, "middle", "middle", "easy"]


def test_a_dead_link_a_full_table_and_a_lost_server_are_told_in_words(player: Callable[..., Player]) -> None:
    me, late = player(), player()
    late.lost = True
    late.page.goto(f"{late.url}/t/222222")
    expect(late.page.get_by_role("alert")).to_contain_text("No such table")
    expect(late.page.get_by_role("link", name="Go home")).to_be_visible()
    me.make_table(game="kowah", players=2, practice=True)
    me.page.wait_for_selector(".table[data-step] .hand")
    late.page.goto(f"{late.url}/t/{me.page.url[-6:]}")
    expect(late.page.get_by_text("Every seat is taken. You can watch")).to_be_visible()
    expect(late.page.get_by_role("button", name="Just watch")).to_be_visible()
    late.page.route("**/api/**", lambda route: route.abort())
    late.page.goto(f"{late.url}/")
    late.page.reload()
    expect(late.page.get_by_role("alert")).to_contain_text("The table's server cannot be reached.")
    late.page.unroute("**/api/**")
    late.page.get_by_role("button", name="Try again").click()
    late.page.wait_for_selector("[data-game]")


def test_u5_the_rules_of_this_table_are_one_tap_away_in_words(player: Callable[..., Player]) -> None:
    me = player()
    me.make_table(game="balik_satu", players=4, bots=3, options={"ayam": 10})
    me.page.get_by_role("button", name="Rules in force").click()
    rules = me.page.locator("dialog[open]")
    expect(rules.locator("h3").nth(0)).to_contain_text("Changed at this table")
    changed = rules.locator("li.other")
    expect(changed).to_have_count(1)
    expect(changed.locator(".value")).to_have_text("10")
    expect(changed).to_contain_text("Usual: 5")
    expect(changed).to_contain_text("BS-41, The Babas, p. 162; otherwise: Pwee, Chiki Cards, p. 122; Gateway")
    expect(rules).to_contain_text("Where the sources differ")
    expect(rules).to_contain_text("Where the sources are silent")
    values = rules.locator(".value").all_inner_texts() + rules.locator("li .small").all_inner_texts()
    assert len(values) == 2 * len(rules.locator(".value").all())
    for value in values:
        assert "_" not in value, value
        assert not re.search(r"\b(000|gap|out|null|true|false)\b", value), value
    term = rules.locator(".says .term").first
    term.click()
    expect(me.page.get_by_role("dialog", name=term.inner_text())).to_contain_text("literally")
    me.page.keyboard.press("Escape")
    rules.locator("li a").first.click()
    me.page.wait_for_selector(".rules [data-found]")


def test_a_wrong_option_is_answered_at_its_field(player: Callable[..., Player]) -> None:
    me = player()
    me.lost = True  # the browser notes the refusal
    order(me, "balik_satu")
    me.page.get_by_text("House rules").click()
    me.page.get_by_text("Where the sources differ").click()
    field = me.page.locator('[data-option="ayam"]')
    field.get_by_role("textbox").fill("5000")
    me.page.get_by_role("button", name="Open the table").click()
    expect(field.get_by_role("alert")).to_have_text("Option ayam: 5000 is not allowed; allowed: 0 to 1000.")
    expect(field.get_by_role("textbox")).to_be_focused()
    field.get_by_role("textbox").fill("7")
    field.get_by_role("textbox").blur()
    expect(field.get_by_role("alert")).to_have_count(0)
    expect(field).to_contain_text("Usual: 5.")
    code = open_table(me)
    found = me.page.evaluate(f"fetch('/api/tables/{code}').then(r => r.json())")
    assert found["options"]["ayam"] == 7


def test_u5_a_rule_is_found_by_a_word_and_what_is_changed_stands_alone(player: Callable[..., Player]) -> None:
    me = player()
    order(me, "balik_satu")
    me.page.get_by_text("House rules").click()
    shown = me.page.locator(".option:visible")
    expect(shown).to_have_count(0)  # folded
    me.page.get_by_label("Find a rule").fill("AYAM")
    expect(me.page.locator('[data-option="ayam"]')).to_be_visible()
    for text in me.page.locator(".option").all_inner_texts():
        assert "ayam" in text.lower()
    me.page.locator('[data-option="ayam"]').get_by_role("textbox").fill("7")
    me.page.get_by_label("Find a rule").fill("nobody says this")
    expect(me.page.get_by_text("No rule of this game says")).to_be_visible()
    expect(shown).to_have_count(0)
    me.page.get_by_label("Find a rule").fill("")
    me.page.get_by_label("Only the 1 changed").check()
    expect(shown).to_have_count(1)
    expect(shown).to_contain_text("Ayam")
    me.page.get_by_role("button", name="Open the table").click()
    me.page.wait_for_url(re.compile(r"/t/[A-Z0-9]{6}"))


def test_presets_come_first_and_change_the_form(player: Callable[..., Player]) -> None:
    me = player()
    order(me, "balik_satu")
    assert me.page.locator(".preset b").first.inner_text() == "Usual rules"
    me.page.get_by_role("radio", name="Singapore, by Pwee").check()
    me.page.get_by_text("House rules").click()
    expect(me.page.locator("#o-deck_table")).to_have_value('"pwee"')
    sources = me.page.locator(".option .how .small").all_text_contents()
    assert len(sources) == me.page.locator(".option").count() > 20
    books = ("Ways to Play", "The Babas", "Pwee, Chiki Cards", "the sources are silent")
    assert all(any(book in text for book in books) for text in sources)
    code = open_table(me)
    found = me.page.evaluate(f"fetch('/api/tables/{code}').then(r => r.json())")
    assert (found["preset"], found["options"]["deck_table"]) == ("singapore_pwee", "pwee")


def test_u34_the_clock_is_off_unless_chosen_and_up_to_ten_times_as_long(player: Callable[..., Player]) -> None:
    me = player()
    order(me, "kowah")
    clock = me.page.get_by_role("combobox", name="Time for each move")
    assert clock.locator("option").first.inner_text() == "no limit"
    seconds = [int(value) for value in clock.locator("option").evaluate_all("all => all.map(o => o.value)")]
    assert {30, 60, 90, 120, 180, 300} <= set(seconds)
    code = open_table(me)
    assert me.page.evaluate(f"fetch('/api/tables/{code}').then(r => r.json())")["seconds"] is None
    order(me, "kowah")
    clock.select_option("300")
    code = open_table(me)
    assert me.page.evaluate(f"fetch('/api/tables/{code}').then(r => r.json())")["seconds"] == 300
    expect(me.page.get_by_text("5 minutes a move")).to_be_visible()
