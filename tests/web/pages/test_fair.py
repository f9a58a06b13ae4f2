"""R12 in the browser: a seed for every deal, the bound that was shown is kept, and a table is verified in the page."""

from __future__ import annotations

import json
import urllib.request

import pytest
from playwright.sync_api import Route

from tests.web.conftest import Server
from tests.web.player import WAIT


@pytest.fixture(scope="module")
def server(page_built, tmp_path_factory):
    """The server itself: its deals follow from the seeds of the page."""
    found = Server(tmp_path_factory.mktemp("fair"), "ceki")
    yield found
    found.stop()


def kept(me):
    """What the page keeps of the one table it sat at, by round."""
    found = json.loads(me.page.evaluate("localStorage.getItem('ceki.fair')") or "{}")
    (table,) = found.values()
    return table["rounds"]


def log_of(server, code):
    with urllib.request.urlopen(f"{server.url}/api/tables/{code}/log") as answer:
        return json.load(answer)


def verified(me):
    """What the page says of the table."""
    me.page.get_by_label("More", exact=True).click()
    me.page.get_by_text("Fair deal", exact=True).click()
    me.page.click("text=Verify this table")
    said = me.page.locator("dialog [role=status]").filter(has_text="check")
    said.wait_for(timeout=WAIT)
    text = str(said.inner_text())
    me.page.keyboard.press("Escape")
    return text


def test_r12_a_seed_that_is_in_the_first_deal_is_told_so(server, player):
    me = player()
    code = me.make_table(game="chabut", players=3, bots=2)  # of short rounds
    me.page.wait_for_selector(".table[data-step] .hand")
    me.page.get_by_label("More", exact=True).click()
    me.page.get_by_text("Fair deal", exact=True).click()
    told = me.page.locator("dialog dd").filter(has_text="yours")
    assert told.inner_text() == "1; yours among them"
    me.page.keyboard.press("Escape")
    me.play()
    assert log_of(server, code)["rounds"][0]["player_seeds"] == [kept(me)["1"]["seed"], None, None]


def test_r12_the_page_gives_a_seed_to_every_deal_and_verifies_the_table(server, player):
    me = player()
    code = me.make_table(game="pakau", players=3, bots=2, rounds=3)
    me.play()
    first = kept(me)
    log = log_of(server, code)
    assert log["rounds"][0]["player_seeds"] == [first["1"]["seed"], None, None]
    assert (first["1"]["bound"], first["1"]["receipt"]) == (log["rounds"][0]["commitment"], log["rounds"][0]["receipt"])
    since = me.step()
    me.page.locator("[data-next]:enabled").last.click()
    me.stepped(since)
    me.play()
    log = log_of(server, code)
    assert [entry["player_seeds"][0] for entry in log["rounds"]] == [kept(me)[n]["seed"] for n in ("1", "2")]
    assert kept(me)["1"]["seed"] != kept(me)["2"]["seed"]
    me.page.keyboard.press("Escape")
    assert verified(me).startswith(
        "Verified. Rounds 1 to 2 check out; the table goes on. It contains the 3 commitments"
    )

    def forge(route: Route) -> None:
        route.fulfill(json={**log, "rounds": log["rounds"][:1], "bounds": log["bounds"][:0]})

    me.page.route(f"**/api/tables/{code}/log", forge)
    assert verified(me).startswith("It does not check out. Round 2 is missing, but you were shown its commitment.")
