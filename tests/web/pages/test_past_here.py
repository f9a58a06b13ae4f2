"""What was played at tables of a device: the list, looking back move by move, the log, deleting."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ceki.cli import main
from tests.web.host_of_files import Files
from tests.web.player import Player

SHORT = "chabut"  # a game of short rounds


def played(me: Player, nth: int = 1) -> str:
    """A round played to its end, the `nth` of this device; returns the code of its table."""
    me.play_now(SHORT)
    me.play()
    me.written(nth)
    return me.page.url[-6:]


def deleted(me: Player) -> None:
    """Deletes the table that is looked at."""
    me.page.get_by_role("button", name="Delete", exact=True).click()
    me.page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()


def emptied(me: Player) -> None:
    """Deletes permanently what was deleted; a page that is left before the bin is gone may not have deleted it."""
    me.page.get_by_role("button", name="Delete everything permanently").click()
    me.page.get_by_role("button", name="Delete permanently", exact=True).click()
    expect(me.page.locator("[data-bin]")).to_have_count(0)


def test_there_is_nothing_before_the_first_round(me: Player, games: Files) -> None:
    me.page.goto(f"{games.url}past/")
    expect(me.page.get_by_text("Nothing yet.")).to_be_visible()
    me.page.get_by_role("link", name="Choose a game").click()
    expect(me.page.locator("[data-game]").first).to_be_visible()


def test_a_round_is_listed_looked_at_move_by_move_saved_and_deleted(
    me: Player, games: Files, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, last = played(me), me.hand()
    me.page.goto(f"{games.url}past/")
    row = me.page.locator(f"[data-kept='{code}']")
    expect(row).to_contain_text(re.compile(r"[+\u2212-]?\d+ cents? · one round · with "))
    star = row.get_by_role("button", name="Keep permanently: ")
    star.click()
    expect(star).to_have_attribute("aria-pressed", "true")
    me.page.reload()
    expect(star).to_have_attribute("aria-pressed", "true")
    row.get_by_role("link").click()

    with me.page.expect_download() as saved:
        me.page.get_by_role("button", name="Save the log").click()
    saved.value.save_as(tmp_path / "log.json")
    text = (tmp_path / "log.json").read_text(encoding="utf-8")
    assert main(["verify", str(tmp_path / "log.json")]) == 0
    assert "Round 1 checks out" in capsys.readouterr().out
    log = json.loads(text)

    me.page.get_by_role("link", name="Look at it move by move").click()
    moves = len(log["rounds"][0]["moves"])
    board = me.page.locator("[data-again='0']")
    expect(board).to_contain_text(f"0 of {moves} Round 1.")
    me.page.keyboard.press("End")
    expect(me.page.locator(f"[data-again='{moves}']")).to_be_visible()
    assert sorted(me.hand()) == sorted(last)
    me.page.get_by_role("button", name="One move back").click()
    me.page.keyboard.press("ArrowLeft")
    expect(me.page.locator(f"[data-again='{moves - 2}']")).to_be_visible()
    assert me.overflow() == (0, 0)

    me.page.get_by_role("link", name="Back to the table").click()
    me.page.get_by_role("button", name="Delete", exact=True).click()
    me.page.get_by_role("button", name="Keep them").click()
    deleted(me)
    expect(me.page.get_by_text("Nothing yet.")).to_be_visible()
    me.page.locator("[data-bin] summary").click()
    me.page.get_by_role("button", name="Restore").click()
    expect(me.page.locator(f"[data-kept='{code}']")).to_be_visible()
    expect(me.page.locator("[data-bin]")).to_have_count(0)
    me.page.get_by_role("link", name="Look back").click()
    deleted(me)
    expect(me.page.get_by_text("Nothing yet.")).to_be_visible()
    me.page.goto(games.url)
    expect(me.page.locator("[data-game]").first).to_be_visible()
    expect(me.page.get_by_text("Your tables")).to_have_count(0)


def test_everything_is_deleted_at_once_after_a_question(me: Player, games: Files) -> None:
    codes = [played(me), played(me, 2)]
    me.page.goto(f"{games.url}past/")
    expect(me.page.locator("[data-kept]")).to_have_count(2)
    assert me.page.locator("[data-kept]").first.get_attribute("data-kept") == codes[1]
    me.page.get_by_role("button", name="Delete all").click()
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_contain_text("2 rounds")
    dialog.get_by_role("button", name="Delete", exact=True).click()
    expect(me.page.get_by_text("Nothing yet.")).to_be_visible()
    me.page.reload()
    expect(me.page.get_by_text("Nothing yet.")).to_be_visible()
    me.page.locator("[data-bin] summary").click()
    expect(me.page.locator("[data-binned]")).to_have_count(2)
    emptied(me)
    me.page.reload()
    expect(me.page.get_by_text("Nothing yet.")).to_be_visible()
    expect(me.page.locator("[data-bin]")).to_have_count(0)
