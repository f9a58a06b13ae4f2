"""What is printed for a real table, chosen and opened at the page, and what stands there where nothing can be."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from ceki.browser.ready import printed
from ceki.locales.messages import said
from ceki.server.press import made
from ceki.server.protocol.errors import Refused
from ceki.server.protocol.printing import DeckOrder, LeafletOrder

pytestmark = pytest.mark.usefixtures("in_english")


def test_a_deck_and_a_leaflet_are_chosen_and_opened(player):
    me = player()
    page = me.page
    page.goto(f"{me.url}/learn")
    page.locator("[data-print]").click()
    page.get_by_label("Cards for").select_option("chot")
    page.get_by_label("Paper").select_option("letter")
    page.get_by_label("Number or letter at both ends").check()
    expect(page.locator(".facts")).to_contain_text("180 cards on 12 pages.")
    opened(page, DeckOrder(game="chot", players=4, paper="letter", backs=True, index=True))
    page.get_by_role("radio", name="How to play").check()
    expect(page.locator("[data-made]")).to_have_count(0)
    expect(page.locator(".facts")).to_contain_text("2 pages.")
    opened(page, LeafletOrder(game="chot", paper="letter"))


def opened(page, order):
    """Has what is chosen opened: the very pages of an order, in a window of their own."""
    button = page.get_by_role("button", name="Open the PDF")
    with page.expect_popup(), page.expect_response("**/api/print/*.pdf*") as answer:
        button.click()
    assert answer.value.body() == made(order)
    expect(page.locator("[data-made]")).to_have_attribute("href", f"/{answer.value.url.split('/', 3)[3]}")


def test_what_cannot_be_printed_is_said_and_how_to_get_it(player):
    me = player()
    me.lost = True  # a browser may complain of the answer
    page = me.page
    busy = Refused("press_busy")
    page.route("**/api/print/*.pdf*", lambda one: one.fulfill(status=busy.status, json=busy.as_data()))
    page.goto(f"{me.url}/print")
    page.get_by_role("button", name="Open the PDF").click()
    expect(page.get_by_role("alert")).to_have_text(busy.message)
    expect(page.get_by_role("button", name="Open the PDF")).to_be_enabled()

    page.route("**/api/print", without(()))
    page.reload()
    expect(page.locator("[data-commands]")).to_contain_text(said("printing", "cannot-server", {}))
    expect(page.locator("[data-commands] code")).to_have_text("pip install 'ceki[print]'")
    expect(page.get_by_role("button")).to_have_count(0)


def test_what_a_host_has_ready_is_offered_for_the_chosen_game(player):
    page = (me := player()).page
    orders = [DeckOrder(game="pei", paper="letter"), LeafletOrder(game="pei"), LeafletOrder(game="chabut")]
    prints = printed(orders)
    page.route("**/api/print", without(prints.told))
    page.goto(f"{me.url}/print/pei")
    links = page.locator("main .rowlist a")
    for kind, told in zip(("deck", "leaflet"), prints.told[:2], strict=True):
        page.locator(f"input[value={kind}]").check()
        expect(links).to_have_count(1)
        expect(links).to_have_attribute("href", f"/{told.path}")
        expect(links).to_contain_text(f"{told.pages} pages")
    page.locator("input[value=score-sheet]").check()
    expect(page.get_by_text(said("printing", "none-ready", {}))).to_be_visible()
    page.goto(f"{me.url}/print")
    expect(page.locator("main select")).not_to_have_value("")


def without(ready):
    """Answers as a host that makes no pages, and has these ready."""

    def answer(one):
        ones = [told.model_dump() for told in ready]
        one.fulfill(body=json.dumps({**one.fetch().json(), "makes": False, "ready": ones}))

    return answer
