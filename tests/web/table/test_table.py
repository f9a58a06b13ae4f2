"""What a table promises to those who sit at it."""

from __future__ import annotations

import gzip
from collections.abc import Callable

from playwright.sync_api import Response, expect

from tests.web.conftest import DESKTOP, PHONE, Server
from tests.web.player import Player


def test_u1_three_taps_from_the_address_to_a_legal_move(player: Callable[..., Player]) -> None:
    me = player()
    me.page.goto(me.url)
    me.page.locator('[data-game="balik_satu"]').click()
    me.page.wait_for_selector(".table[data-at=mine]")  # a tap counts once the question has been seen
    if me.page.locator(".actions .act").count():
        me.page.locator(".actions .act").first.click()
    else:
        me.page.locator(".hand .can").first.click()
        me.page.locator(".actions .act").first.click()
    me.page.wait_for_function("() => document.querySelectorAll('.middle [role=img]').length > 1")


def test_u6_fifteen_cards_on_a_phone_without_scrolling(player: Callable[..., Player]) -> None:
    me = player()
    me.sit_down("balik_satu")
    while len(me.hand()) < 15:
        me.wait_turn()
        me.play(moves=1)
    me.still()
    box = me.page.locator(".held").first.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) >= (38, 95)
    assert me.overflow() == (0, 0)
    for held in me.page.locator(".held").all():
        seen = held.bounding_box()
        assert seen is not None
        assert seen["x"] >= 0
        assert seen["x"] + seen["width"] <= PHONE[0]
        assert seen["y"] + seen["height"] <= PHONE[1]
    status, actions = me.page.locator(".status").bounding_box(), me.page.locator(".actions").bounding_box()
    assert status is not None
    assert actions is not None
    assert (status["height"], actions["height"]) == (44, 48)


def test_u7_the_next_player_sits_where_the_game_goes(player: Callable[..., Player]) -> None:
    me = player(DESKTOP)
    for game, right in (("balik_satu", True), ("kowah", False)):
        me.make_table(game=game, players=4, bots=3)
        me.page.wait_for_selector(".table[data-step] .hand")
        me.still()
        chip = me.page.locator('.side [data-spot="seat:1"]').bounding_box()
        assert chip is not None
        assert (chip["x"] > DESKTOP[0] / 2) == right


def test_u8_fourteen_seats_on_a_phone(player: Callable[..., Player]) -> None:
    me = player()
    me.make_table(game="balik_satu", players=14, bots=13)
    me.page.wait_for_selector(".table[data-step] .hand")
    me.still()
    assert me.page.locator(".opponents .seat").count() == 13
    for chip in me.page.locator(".opponents .seat").all():
        box = chip.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        assert box["y"] + box["height"] <= 200
    assert me.overflow() == (0, 0)
    me.play(moves=1)


def test_u11_a_second_tap_plays_and_another_card_only_changes_the_choice(player: Callable[..., Player]) -> None:
    me = player()
    me.sit_down("balik_satu")
    while not me.page.locator(".hand .can").count():
        me.wait_turn()
        me.play(moves=1)
    me.wait_turn()
    cards = me.page.locator(".hand .can")
    cards.nth(0).click()
    cards.nth(1).click()
    assert me.page.locator(".held[aria-pressed=true]").count() == 1
    before = me.hand()
    me.page.locator(".held[aria-pressed=true]").click()
    me.page.wait_for_function(f"() => document.querySelectorAll('.held').length !== {len(before)}")


def test_reload_in_the_middle_of_a_round(player: Callable[..., Player]) -> None:
    me = player()
    me.sit_down("balik_satu")
    me.play(moves=5)
    me.wait_turn()
    hand = sorted(me.hand())
    me.page.reload()
    me.page.wait_for_selector(".table[data-step] .hand")
    assert sorted(me.hand()) == hand
    assert me.play(moves=1) == 1


def test_two_play_by_link_and_one_looks_on(player: Callable[..., Player]) -> None:
    host, guest, watcher = player(), player(DESKTOP), player()
    host.page.goto(f"{host.url}/friends")
    host.page.locator("form select").first.select_option("kowah")
    host.page.get_by_role("combobox", name="Players").select_option("2")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_selector(".code")
    code = host.page.inner_text(".code")
    assert 6 <= len(code) <= 8
    assert host.page.locator(".invite svg path").count() == 1
    guest.page.goto(f"{guest.url}/t/{code}")
    guest.page.get_by_label("Your name").fill("<img src=x onerror=alert(1)>"[:24])
    guest.page.get_by_role("button", name="Sit here").click()
    guest.page.wait_for_selector(".table[data-step] .hand")
    host.page.wait_for_selector(".table[data-step] .hand")
    assert "<img src=x" in host.page.inner_text(".seat .name")
    watcher.page.goto(watcher.url)
    watcher.page.fill("#code", code.lower())
    watcher.page.get_by_role("button", name="Go to the table").click()
    watcher.page.get_by_role("button", name="Just watch").click()
    watcher.page.wait_for_selector(".watching")
    assert watcher.page.locator(".held").count() == 0
    middle = watcher.page.locator(".middle [role=img]")
    for _ in range(40):
        for one in (host, guest):
            if one.asked() and not one.over:
                one.play(moves=1)
        if middle.count() > 1:
            break
    assert middle.count() > 1
    host.page.wait_for_function("() => /1 watching/.test(document.querySelector('.turn')?.textContent ?? '')")
    assert watcher.page.locator(".held").count() == 0
    assert watcher.page.locator(".actions .act").count() == 0


def test_practice_takes_a_move_back(player: Callable[..., Player]) -> None:
    me = player()
    me.page.goto(f"{me.url}/practice")
    me.page.get_by_label("Game").select_option("balik_satu")
    me.page.get_by_role("button", name="Sit down").click()
    me.page.wait_for_selector(".table[data-step] .hand")
    me.play(moves=2)
    me.wait_turn()
    before = me.page.evaluate("document.querySelector('.stock')?.textContent")
    me.play(moves=2)
    me.wait_turn()
    for _ in range(2):
        since = me.step()
        me.page.get_by_role("button", name="Undo").click()
        me.stepped(since)
    assert me.page.evaluate("document.querySelector('.stock')?.textContent") == before


def test_u24_the_server_goes_and_comes_back(player: Callable[..., Player], server: Server) -> None:
    me = player()
    me.sit_down("balik_satu")
    me.play(moves=3)
    me.wait_turn()
    hand = sorted(me.hand())
    me.lost = True
    server.stop()
    me.page.wait_for_selector(".banner:has-text('Connection lost')")
    server.start()
    me.page.wait_for_selector(".dot:not(.bad)")
    assert sorted(me.hand()) == hand
    assert me.play(moves=1) == 1


def test_u37_the_first_load_is_small(player: Callable[..., Player]) -> None:
    me = player()
    loaded: dict[str, int] = {}

    def arrived(answer: Response) -> None:
        listed = answer.url.endswith("/api/tables")  # as long as there are tables, of other tests too
        if answer.ok and answer.url.startswith("http") and not listed:  # a painted card comes over no wire
            loaded[answer.url] = len(gzip.compress(answer.body()))

    me.page.on("response", arrived)
    me.page.goto(me.url)
    me.page.locator("[data-game]").first.wait_for()
    me.sit_down("balik_satu")
    me.page.wait_for_selector(".table[data-step] .hand")
    me.page.wait_for_load_state("networkidle")
    print(f"first load, compressed: {sum(loaded.values()) / 1024:.0f} KB in {len(loaded)} files")
    assert 20_000 < sum(loaded.values()) <= 250 * 1024


def test_a_device_that_asks_for_more_contrast_has_it_until_somebody_chooses(player: Callable[..., Player]) -> None:
    me = player(contrast="more")
    me.page.goto(me.url)
    me.page.get_by_role("button", name="Settings").click()
    expect(me.page.locator("html")).to_have_attribute("data-contrast", "more")
    me.page.get_by_label("High contrast").uncheck()
    me.page.reload()
    expect(me.page.locator("html")).to_have_attribute("data-contrast", "")


def test_settings_change_looks_at_once(player: Callable[..., Player]) -> None:
    me = player(reduced_motion="reduce")
    me.sit_down("balik_satu")
    me.page.wait_for_selector(".table[data-step] .hand")
    me.page.get_by_role("button", name="More").click()
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_label("Colours").select_option("dark")
    me.page.get_by_label("High contrast").check()
    me.page.get_by_label("Index letters on cards").uncheck()
    expect(me.page.locator("body")).to_have_css("background-color", "rgb(0, 0, 0)")
    expect(me.page.locator(".hand .card img:not([data-contrast])")).to_have_count(0)
    expect(me.page.locator(".hand [data-face$='-index']")).to_have_count(0)
    expect(me.page.locator(".hand .card img")).to_have_count(me.page.locator(".hand .held").count())
    me.page.reload()
    me.page.wait_for_selector(".table[data-step] .hand")
    expect(me.page.locator("body")).to_have_css("background-color", "rgb(0, 0, 0)")


def test_u24_a_seat_taken_over_in_another_tab(player: Callable[..., Player]) -> None:
    me = player()
    me.sit_down("balik_satu")
    me.page.wait_for_selector(".table[data-step] .hand")
    other = me.new_page()
    other.goto(me.page.url)
    other.wait_for_selector(".table[data-step] .hand")
    me.page.wait_for_selector(".banner:has-text('taken over')")
    me.page.get_by_role("button", name="Take it back here").click()
    other.wait_for_selector(".banner:has-text('taken over')")
    me.page.wait_for_selector(".dot:not(.bad)")


def test_after_a_match_a_new_table_has_the_same_rules_and_bots(player: Callable[..., Player]) -> None:
    me = player()
    order = {"bots": 1, "bot_level": "easy", "options": {"many_aces_low": True}, "rounds": 1, "practice": True}
    code = me.make_table(game="chabut", players=2, **order)
    me.page.wait_for_selector(".table[data-step] .hand")
    me.play()
    me.page.get_by_role("dialog").get_by_role("button", name="A new table").click()
    me.page.wait_for_url(lambda url: "/t/" in url and code not in url)
    me.page.wait_for_selector(".table[data-step] .hand")
    was, now = (me.page.evaluate(f"fetch('/api/tables/{one}').then(r => r.json())") for one in (code, me.page.url[-6:]))
    assert now["options"]["many_aces_low"]
    for same in ("game", "players", "options", "practice"):
        assert was[same] == now[same]
    assert [(s["kind"], s.get("level")) for s in now["seats"]] == [("human", None), ("bot", "easy")]


# Tables like the one that the page has just had made, which it finds among its own.
AS_MANY_MORE = """async (n) => {
  const kept = JSON.parse(localStorage.getItem("ceki.tables"));
  const [like] = Object.values(kept);
  const headers = { "Content-Type": "application/json", "X-Ceki": "1" };
  const body = JSON.stringify({ game: like.game, players: 2, bots: 1 });
  for (let i = 0; i < n; i += 1) {
    const made = await (await fetch("/api/tables", { method: "POST", headers, body })).json();
    if (!made.token) break; // as many as one address may have
    kept[made.code] = { ...like, ...made };
  }
  localStorage.setItem("ceki.tables", JSON.stringify(kept));
}"""


def test_old_tables_with_bots_make_room_for_a_new_one(player: Callable[..., Player], server: Server) -> None:
    me = player()
    me.lost = True  # the browser notes the refusal that is then mended
    me.context.route(f"{me.url}/games/*", lambda route: route.fulfill(status=404))  # so that the server has to play
    me.play_now("pakau")
    me.page.wait_for_selector(".table")
    me.page.evaluate(AS_MANY_MORE, 30)
    me.play_now("pakau")
    me.page.wait_for_selector(".table")
    assert me.page.locator(".seat").count() > 0
    kept = me.page.evaluate("Object.values(JSON.parse(localStorage.getItem('ceki.tables')))")
    assert 0 < sum(bool(one.get("token")) for one in kept) < 20
