"""The log, looking back, focus, and moves whose answer is lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import DESKTOP
from tests.web.player import Player
from tests.web.staged import SOCKET, Staged


def test_u21_the_log_is_filtered_and_a_line_looks_back(player: Callable[..., Player]) -> None:
    staged = Staged(player(DESKTOP), "balik_satu", 4)
    page = staged.page
    staged.others((1, "discard C6"), view={"heap": ["C6"], "discard": "C6"})
    staged.others((2, "discard M7"), view={"heap": ["C6", "M7"], "discard": "M7"})
    staged.ask("draw", "take")
    page.keyboard.press("l")
    page.locator("dialog ol li").first.wait_for()
    said = [line.inner_text() for line in page.locator("dialog ol li").all()]
    assert said[-2:] == ["Seat 1 discards 6 of coins.", "Seat 2 discards 7 of myriads."]
    page.locator("dialog select").select_option("2")
    assert [line.inner_text() for line in page.locator("dialog ol li").all()] == ["Seat 2 discards 7 of myriads."]
    page.locator("dialog select").select_option("-1")
    page.get_by_role("button", name="Seat 1 discards 6 of coins.").click()
    assert "Looking back" in page.inner_text(".table > .bar")
    assert "Seat 1 discards 6 of coins." in page.inner_text(".table > .bar")
    assert page.locator('[data-spot="place:discard"]').get_attribute("aria-label") == "last discard: Six of coins"
    assert page.locator(".act, .held.can").count() == 0
    for key in ("t", " ", "1", "d", "Enter"):
        page.keyboard.press(key)
    assert staged.sent == []
    page.get_by_role("button", name="Back to now").click()
    assert page.locator('[data-spot="place:discard"]').get_attribute("aria-label") == "last discard: Seven of myriads"
    page.wait_for_selector(".table[data-at=mine]")  # a press counts once the question has been seen again
    page.keyboard.press("t")
    assert staged.sends(1) == ["take"]


def test_u21_the_log_has_everybody_after_a_seat_was_looked_at(player: Callable[..., Player]) -> None:
    staged = Staged(player(DESKTOP), "balik_satu", 4)
    page, whose = staged.page, staged.page.locator("dialog select")
    staged.others((1, "discard C6"), view={"heap": ["C6"], "discard": "C6"})
    staged.others((2, "discard M7"), view={"heap": ["C6", "M7"], "discard": "M7"})
    page.locator('.seat[data-spot="seat:2"]').click()
    page.locator("dialog").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("l")
    expect(whose).to_have_value("-1")
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.locator('.seat[data-spot="seat:1"]').click()
    page.locator("dialog .buttons button").click()
    expect(whose).to_have_value("1")
    page.locator("dialog ol .then").last.click()  # looks back, and the log is closed
    page.get_by_role("button", name="Back to now").click()
    page.keyboard.press("l")
    expect(whose).to_have_value("-1")


def test_u31_focus_is_never_lost(player: Callable[..., Player]) -> None:
    staged = Staged(player(DESKTOP), "balik_satu", 4)
    page = staged.page
    held = "document.activeElement.matches('.hand .held')"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(held)
    staged.ask("draw", "take")
    page.locator(".act").first.focus()
    page.keyboard.press("Enter")  # the button goes with the turn
    staged.others((0, "draw"))
    assert page.evaluate(held)
    staged.others(view=staged.hand("C2", "C9", "M4"))
    assert page.evaluate(held)
    page.keyboard.press("End")
    staged.others(view=staged.hand("C2", "C9"))  # the card goes that was in focus
    assert page.evaluate(held)
    page.keyboard.press("r")
    page.locator("dialog[open]").wait_for()
    staged.others(view=staged.hand("S2", "S9"))
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert page.evaluate(held)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.card") == "S9"
    page.keyboard.press("ArrowRight")  # round and round, never stuck at an end
    assert page.evaluate("document.activeElement.dataset.card") == "S2"


def test_a_move_whose_answer_is_lost_is_sent_again(player: Callable[..., Player]) -> None:
    me = player(DESKTOP)
    sent: list[dict[str, Any]] = []

    def opened(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def said(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "move":
                sent.append(message)
                if len(sent) == 1:  # it never arrives, and the line breaks
                    server.close()
                    socket.close(code=1012)
                    return
            server.send(text)

        socket.on_message(said)

    me.page.route_web_socket(SOCKET, opened)
    me.make_table(game="balik_satu", players=4, bots=3)
    me.settle()
    since = me.step()
    me.lost = True
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("Enter")
    me.stepped(since)
    assert [message["move_id"] for message in sent[:2]] == [sent[0]["move_id"]] * 2
    assert me.settle() == "mine"
