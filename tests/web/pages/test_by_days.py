"""A table by days: made by taps, left and found again, and a notice where somebody asks for it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, PHONE
from tests.web.player import Player

SUBSCRIBES = """
  const address = { endpoint: "https://8.8.8.8/one", keys: { p256dh: "KEY", auth: "AAAAAAAAAAAAAAAAAAAAAA" } };
  const one = { endpoint: address.endpoint, options: {}, toJSON: () => address, unsubscribe: async () => {
    localStorage.removeItem("there"); return true;
  } };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem("there") ? one : null);
  PushManager.prototype.subscribe = async () => (localStorage.setItem("there", "yes"), one);
""".replace("KEY", "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
"""A browser's push service, which the browser of tests has none of."""
NOTES = """() => {  // what the worker does that a browser without a screen does not let it do
  self.shown = new Promise((done) => {
    self.registration.showNotification = async (title, { body, tag, data }) => done([title, body, tag, data]);
  });
  self.opened = new Promise((done) => (self.clients.openWindow = async (url) => done(url)));
}"""
TAP = """(code) => {
  const event = new ExtendableEvent("notificationclick");
  self.dispatchEvent(Object.assign(event, { notification: { data: code, close: () => {} } }));
}"""


def two_sit(host: Player, guest: Player) -> tuple[str, Player, Player]:
    """A table by days, made and taken by taps: its code, who is asked, the other."""
    host.page.goto(f"{host.url}/friends")
    host.page.get_by_role("combobox", name="Game").select_option("cholek_tiga")
    host.page.get_by_role("combobox", name="Players").select_option("2")
    host.page.get_by_role("combobox", name="Time for each move").select_option(label="Slow game: 3 days a move")
    expect(host.page.get_by_text("Nobody has to stay.")).to_be_visible()
    host.page.get_by_label("Your name").fill("Ali")
    host.page.get_by_role("button", name="Open the table").click()
    expect(host.page.get_by_text("Slow game: 3 days a move")).to_be_visible()
    code = host.page.locator(".code").inner_text()
    guest.page.goto(f"{guest.url}/t/{code}")
    expect(guest.page.get_by_text("Slow game: 3 days a move")).to_be_visible()
    guest.page.get_by_label("Your name").fill("Siti")
    guest.page.get_by_role("button", name="Sit here").click()
    for one in (host, guest):
        expect(one.page.locator("main.table")).to_have_attribute("data-at", re.compile("^(mine|others)$"))
    return (
        (code, host, guest)
        if host.page.locator("main.table").get_attribute("data-at") == "mine"
        else (code, guest, host)
    )


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.prove)], ids=["phone", "desktop"])
def test_a_table_by_days_says_whose_move_it_is_there_and_at_home(
    player: Callable[..., Player], size: tuple[int, int]
) -> None:
    code, mine, other = two_sit(player(size), player(size))
    expect(
        other.page.get_by_text(re.compile(r"^(Ali|Siti) is to move; the last move was a moment ago\.$"))
    ).to_be_visible()
    for one, told, door in (
        (mine, "It is your move; the last one was a moment ago.", "Your move"),
        (other, re.compile(r"^(Ali|Siti) is to move; the last move was a moment ago\.$"), "Go on"),
    ):
        one.page.goto(one.url)
        tables = one.page.get_by_role("region", name="Your slow games")
        expect(tables.get_by_text(told)).to_be_visible()
        expect(one.page.get_by_role("heading", name="Your tables", exact=True)).to_have_count(0)
        assert one.overflow()[0] == 0
        tables.get_by_role("link", name=door).click()
        expect(one.page).to_have_url(f"{one.url}/t/{code}")
        one.page.wait_for_selector(".table[data-step] .hand")


def test_who_asks_is_told_and_takes_it_back_and_nobody_is_asked_unprompted(player: Callable[..., Player]) -> None:
    mine, other = player(permissions=["notifications"], service_workers="allow"), player()
    for one in (mine, other):
        one.context.add_init_script(SUBSCRIBES)
    mine.context.add_init_script("Notification.requestPermission = async () => (self.asked = true, 'granted')")
    code, _, _ = two_sit(mine, other)
    mine.page.get_by_role("button", name=re.compile("^More")).click()
    tell = mine.page.get_by_role("dialog").get_by_role("button", name="Notify me when it is my move")
    expect(tell).to_be_visible()
    assert mine.page.evaluate("self.asked ?? false") is False
    tell.click()
    expect(mine.page.get_by_text("This device notifies you when it is your move.")).to_be_visible()
    mine.page.reload()
    mine.page.wait_for_selector(".table[data-step] .hand")
    mine.page.get_by_role("button", name=re.compile("^More")).click()
    mine.page.get_by_role("button", name="Stop notifying me").click()
    expect(tell).to_be_visible()
    tell.click()
    mine.page.get_by_role("button", name="Settings").click()
    mine.page.get_by_role("button", name="Stop all notifications of turns").click()
    expect(mine.page.get_by_text("Notifications of turns are off on this device.")).to_be_visible()
    kept = mine.page.evaluate("JSON.parse(localStorage.getItem('ceki.tables'))")
    assert kept[code]["told"] is False


def test_where_a_browser_has_no_pushes_nothing_is_said_of_them(player: Callable[..., Player]) -> None:
    mine, other = player(), player()
    for one in (mine, other):
        one.context.add_init_script("delete self.PushManager")
    two_sit(mine, other)
    mine.page.get_by_role("button", name=re.compile("^More")).click()
    expect(mine.page.get_by_role("button", name="Settings")).to_be_visible()
    expect(mine.page.get_by_role("button", name="Notify me when it is my move")).to_have_count(0)


def test_the_worker_says_it_in_the_readers_language_and_opens_the_table(player: Callable[..., Player]) -> None:
    me = player(permissions=["notifications"], service_workers="allow")
    me.context.add_init_script(SUBSCRIBES)
    me.page.goto(me.url)
    me.page.get_by_role("combobox", name="Language").select_option("id")
    code = me.make_table(game="cholek_tiga", players=2, days=1)
    speaks = me.context.new_cdp_session(me.page)
    found: list[str] = []
    speaks.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(
            one["registrationId"] for one in told["registrations"] if one["scopeURL"].endswith("/push/")
        ),
    )
    speaks.send("ServiceWorker.enable")
    with me.context.expect_event("serviceworker") as began:
        me.page.get_by_role("button", name="Beri tahu saya saat tiba giliran saya").click()
    worker = began.value
    expect(me.page.get_by_text("Perangkat ini memberi tahu Anda saat tiba giliran Anda.")).to_be_visible()
    worker.evaluate(NOTES)
    said = {"origin": me.url, "registrationId": found[-1], "data": json.dumps({"kind": "turn", "code": code})}
    speaks.send("ServiceWorker.deliverPushMessage", said)
    shown = ["Giliran Anda", f"Giliran Anda di meja {code}.", f"ceki {code}", code]
    assert worker.evaluate("() => self.shown") == shown
    me.page.goto(me.url)
    worker.evaluate(TAP, code)
    assert worker.evaluate("() => self.opened") == f"{me.url}/t/{code}"
