"""Pages to read, on a phone: nothing is cut, nothing has to be moved sideways."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.player import Player

NARROW = 150  # pixels: less is no line to read
WIDER = (
    f"all => all.filter((e) => e.scrollWidth > e.clientWidth + 1 || e.clientWidth < {NARROW}).map((e) => e.innerText)"
)


def test_rules_and_words_are_read_without_moving_them_sideways(player: Callable[..., Player]) -> None:
    me = player()
    me.page.goto(f"{me.url}/learn/balik_satu")
    me.page.locator(".rules table").first.wait_for()
    assert me.page.eval_on_selector_all(".rules table", WIDER) == []
    me.page.goto(f"{me.url}/learn/words")
    me.page.locator(".rows a").first.wait_for()
    assert me.page.eval_on_selector_all(".rows a", WIDER) == []
    me.page.goto(f"{me.url}/learn/words/macan")
    me.page.locator("dd").first.wait_for()
    assert me.page.eval_on_selector_all("dd", WIDER) == []
    me.page.goto(f"{me.url}/learn")
    also = me.page.locator(".also").first
    also.wait_for()
    beside = "e => e.getBoundingClientRect().left - e.previousElementSibling.getBoundingClientRect().right"
    assert also.evaluate(beside) > 3


def test_how_to_play_comes_before_the_rules_with_pictures_that_have_names(player: Callable[..., Player]) -> None:
    me = player()
    me.page.goto(f"{me.url}/learn/cholek_tiga")
    expect(me.page.get_by_role("img", name="7 of coins; 7 of strings, 7 of myriads")).to_be_visible()
    heads = me.page.get_by_role("heading", level=2)
    expect(heads.nth(1)).to_have_text("The numbered rules")
    expect(heads.nth(0)).to_have_text("How to play")
    me.page.goto(f"{me.url}/learn/sakopong")
    expect(me.page.get_by_role("img", name="ace of spades, king of spades").first).to_be_visible()
    assert me.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    link = me.page.get_by_role("link", name="The numbered rules")
    link.focus()
    link.press("Enter")
    expect(heads.nth(1)).to_be_focused()
    expect(heads.nth(1)).to_be_in_viewport()


def test_how_to_play_is_read_at_the_table(player: Callable[..., Player]) -> None:
    me = player()
    me.make_table(game="chabut", players=2, bots=1)
    me.page.get_by_role("button", name="Rules").first.click()
    told = me.page.get_by_text("How to play", exact=True)
    told.focus()
    told.press("Enter")
    expect(me.page.get_by_role("img", name="ace of hearts; king of spades; 7 of diamonds")).to_be_visible()


def test_how_to_play_at_a_table_tells_its_house(player: Callable[..., Player]) -> None:
    me = player()
    me.make_table(game="kowah", players=2, bots=1, options={"scheme": "race", "target": 100, "call_mandatory": True})
    me.page.get_by_role("button", name="Rules").first.click()
    me.page.get_by_text("How to play", exact=True).click()
    expect(me.page.get_by_text("the first player to reach 100 wins")).to_be_visible()
    expect(me.page.get_by_text("This table's rules differ from this page in: Call mandatory.")).to_be_visible()
    expect(me.page.get_by_text("play cent a point")).to_have_count(0)


def test_what_one_has_played_stands_clear_of_its_frame(player: Callable[..., Player]) -> None:
    me = player()
    me.make_table(game="chabut", players=2, bots=1)
    me.play()
    me.page.goto(f"{me.url}/past")
    line = me.page.locator(".rowlist li").first
    line.wait_for()
    me.still()
    frame, inside = me.page.locator(".rowlist").bounding_box(), line.bounding_box()
    assert frame
    assert inside
    assert inside["x"] - frame["x"] > 8


def test_who_plays_from_the_next_deal_sees_the_others_meanwhile(player: Callable[..., Player]) -> None:
    host, guest = player(), player()
    code = host.make_table(game="cholek_tiga", players=3, bots=2)
    host.page.wait_for_selector(".table[data-step] .hand")
    guest.page.goto(f"{guest.url}/t/{code}")
    guest.page.get_by_role("button", name="Take the bot's place").first.click()
    told = guest.page.locator(".banner")
    expect(told).to_contain_text("You play from the next deal")
    guest.still()
    over = told.bounding_box()
    assert over
    for seat in guest.page.locator(".seat").all():
        box = seat.bounding_box()
        assert box
        assert box["y"] + box["height"] <= over["y"]


def test_an_option_without_a_value_is_none(player: Callable[..., Player]) -> None:
    me = player()
    me.make_table(game="pei", players=3, bots=2, preset="surakarta_1941")
    me.page.wait_for_selector(".table[data-step] .hand")
    me.page.get_by_role("button", name="Rules").click()
    expect(me.page.locator("dialog[open]")).to_contain_text("Usual: None. May be: Wudon")
