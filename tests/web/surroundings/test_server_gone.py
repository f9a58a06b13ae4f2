"""A page that a server sent, once the server is gone: what needs no server is there, and says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import PHONE, Server
from tests.web.host_of_files import TOLD
from tests.web.player import Player

SHORT = "chabut"  # a game of short rounds
WITHOUT = "What needs no server is saved on this device and works offline"


@pytest.fixture
def house(page_built: None, tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, which may be switched off."""
    found = Server(tmp_path)
    yield found
    found.stop()


@pytest.fixture
def guest(browser: Browser, house: Server) -> Iterator[Player]:
    """Somebody whose device keeps the page, and may complain of a server that is away."""
    found = Player(browser, house.url, PHONE, reduced_motion="reduce")
    found.page.add_init_script(TOLD)
    found.page.clock.install()
    found.page.goto(house.url)
    found.page.clock.fast_forward(60_000)
    found.page.wait_for_function("() => window.kept === 'en'")
    yield found
    found.context.close()
    assert found.complaints == []


def test_what_needs_no_server_is_there_without_it(guest, house):
    expect(guest.page.get_by_text(WITHOUT)).to_be_visible()
    house.stop()
    guest.lost = True
    guest.page.goto("about:blank")
    guest.page.goto(f"{house.url}/score")
    expect(guest.page.get_by_text("Works offline.")).to_be_visible()
    guest.page.goto(f"{house.url}/learn/{SHORT}")
    expect(guest.page.locator(".rules table").first).to_be_visible()
    guest.page.goto(f"{house.url}/puzzle/{SHORT}")
    expect(guest.page.locator("[data-puzzle]")).to_be_visible()
    guest.play_now(SHORT)
    guest.play()
    guest.lost = False


def test_what_the_server_tells_anew_is_shown_as_soon_as_it_is_there_again(guest, house):
    guest.lost = True
    house.stop()
    guest.page.reload()
    expect(guest.page.locator("[data-game]")).to_have_count(14)
    house.start()
    guest.page.reload()
    expect(guest.page.locator("[data-game]")).to_have_count(14)
    guest.lost = False
    assert guest.page.evaluate("fetch('/api/tables').then((answer) => answer.status)") == 200


def test_an_address_without_https_says_that_it_needs_the_network_to_be_opened_again(player: Callable[..., Player]):
    found = player()
    found.page.add_init_script("delete Navigator.prototype.serviceWorker")
    found.page.goto(f"{found.url}/score")
    expect(found.page.get_by_text("to open it again you must be online")).to_be_visible()
    assert found.page.get_by_text("No network is needed").count() == 0
