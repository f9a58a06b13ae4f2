"""Rounds of a device are there again when the page is opened anew (tests/browser/week.py)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.week import Device, filled, holds

SHORT = "chabut"  # a game of short rounds
MANY = 500


@pytest.fixture
def device(browser: Browser) -> Iterator[Device]:
    """A device that keeps a week of rounds."""
    found = Device(browser, MANY)
    yield found
    found.context.close()


def rounds(device: Device) -> int:
    """How many rounds are listed."""
    return sum(len(table["rounds"]) for table in device.does("played"))


def test_rounds_of_all_games_are_kept_listed_opened_and_exported(device: Device) -> None:
    codes = filled(device, 20)
    device.reload()
    assert [table["code"] for table in device.does("played")] == codes
    assert rounds(device) == 20
    assert holds(device, codes[-1])["game"] != holds(device, codes[0])["game"]


def test_what_was_played_here_stays_when_there_are_more_rounds_than_files_have_room(browser: Browser) -> None:
    device = Device(browser, rounds=3)
    codes = [device.does("play", SHORT, n) for n in (2, 1, 2)]
    device.reload()
    device.does("play", SHORT, 1)
    assert [table["code"] for table in device.does("played")][1:] == codes[::-1]
    device.context.close()


@pytest.mark.prove
def test_a_week_of_rounds_is_kept(device: Device) -> None:
    codes = filled(device, MANY)
    device.reload()
    assert [table["code"] for table in device.does("played")] == codes
    assert rounds(device) == MANY
    for code in (codes[-1], codes[0]):
        holds(device, code)
