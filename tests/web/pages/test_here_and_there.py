"""A page that a server sends plays alone on the device, and takes its table to the server when a friend is invited."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Route, expect

from tests.web.access.axe import faults
from tests.web.conftest import installed
from tests.web.player import Player

SHORT = "chabut"  # a game of short rounds


def alone(me: Player) -> list[str]:
    """What is asked of the server about tables, from now on."""
    asked: list[str] = []
    me.page.on(
        "request", lambda sent: asked.append(sent.url) if "/api/tables" in sent.url and sent.method == "POST" else None
    )
    me.page.on("websocket", lambda line: asked.append(line.url))
    return asked


def test_play_now_and_practice_ask_nothing_of_the_server(player: Callable[..., Player]) -> None:
    me = player()
    asked = alone(me)
    me.play_now(SHORT)
    me.play()
    me.written()
    assert "/t/" in me.page.url
    me.page.reload()
    me.settle()
    me.page.goto(f"{me.url}/practice")
    me.page.get_by_role("combobox", name="Game").select_option(SHORT)
    me.page.get_by_role("button", name="Sit down").click()
    me.page.wait_for_selector(".table[data-step] .hand")
    assert asked == []
    me.page.goto(f"{me.url}/past")
    expect(me.page.locator("[data-kept]")).to_have_count(1)


def test_a_friend_who_is_invited_sits_down_at_the_server_after_the_round(player: Callable[..., Player]) -> None:
    installed("axe-core")
    me, friend = player(), player()
    me.play_now(SHORT)
    me.settle()
    here = me.page.url[-6:]
    me.page.get_by_role("button", name="More").click()
    me.page.get_by_role("button", name="Invite a friend").click()
    assert faults(me.page) == []
    me.page.get_by_role("button", name="After this round").click()
    me.play()
    me.page.locator("[data-next]:enabled").last.click()
    me.page.get_by_role("button", name="Go to the server").click()
    link = me.page.get_by_role("textbox", name="Link to this table").input_value()
    assert "/t/" in link
    assert here not in link
    expect(me.page.get_by_text("One seat is free.")).to_be_visible()
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Sit here").click()
    for one in (me, friend):
        one.page.wait_for_selector(".table[data-step] .hand")
    me.page.goto(f"{me.url}/past/{here}")
    expect(me.page.get_by_role("link", name="Look at it move by move")).to_be_visible()
    me.page.goto(me.url)
    expect(me.page.get_by_role("link", name="Go on")).to_have_count(1)


def test_a_game_without_compiled_rules_is_played_at_the_server(player: Callable[..., Player]) -> None:
    me = player()
    me.lost = True  # the missing file may be complained of
    asked = alone(me)

    def missing(route: Route) -> None:
        route.fulfill(status=404)

    me.context.route(f"{me.url}/games/*", missing)
    me.play_now(SHORT)
    me.settle()
    assert any(Path(url).name == "tables" for url in asked)
    assert "#" not in me.page.url
