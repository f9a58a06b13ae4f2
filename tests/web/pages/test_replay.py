"""Rounds that are over, looked at again: from a link, a file or the device; played on from; shown as a picture."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.web.access.axe import faults
from tests.web.conftest import PHONE, installed
from tests.web.host_of_files import Files
from tests.web.pages.test_past_here import deleted, emptied
from tests.web.player import Player

SHORT = "chabut"  # a game of short rounds


def board(me: Player, step: int) -> None:
    """The board shows the table after so many moves."""
    expect(me.page.locator(f"[data-again='{step}']")).to_be_visible()


def tool(me: Player, name: str) -> None:
    """Chooses what can be done with the round."""
    me.page.get_by_role("button", name="More", exact=True).click()
    me.page.get_by_role("button", name=name).click()


def saved(me: Player, games: Files, folder: Path) -> tuple[Path, str]:
    """The log of a round played at a device, and the code of its table."""
    me.play_now(SHORT)
    me.play()
    me.written()
    code = me.page.url[-6:]
    me.page.goto(f"{games.url}past/#/{code}")
    with me.page.expect_download() as file:
        me.page.get_by_role("button", name="Save the log").click()
    file.value.save_as(folder / "log.json")
    return folder / "log.json", code


def test_a_link_opens_a_round_of_a_server_at_its_move_with_every_hand(player: Callable[..., Player]) -> None:
    installed("axe-core")
    me, other = player(), player((1280, 800))
    me.sit_down(SHORT)
    me.play()
    log = me.page.evaluate("async code => (await fetch(`/api/tables/${code}/log`)).json()", me.page.url[-6:])
    moves = len(log["rounds"][0]["moves"])
    other.page.goto(f"{other.url}/r/{log['table']}/1?move={moves - 1}")
    board(other, moves - 1)
    other.page.keyboard.press("Home")
    board(other, 0)
    other.page.get_by_role("combobox", name="Seen by").select_option("All hands")
    expect(other.page.get_by_role("list", name="All hands").get_by_role("listitem")).to_have_count(
        len(log["rounds"][0]["names"]) - 1
    )
    assert faults(other.page) == []
    other.page.get_by_role("button", name="To the end").click()
    expect(other.page).to_have_url(re.compile(rf"\?move={moves}$"))
    tool(other, "All moves")
    other.page.locator("dialog .then").nth(1).click()
    board(other, 1)
    assert other.page.locator(".can, .act").count() == 0, "nothing can be done while one looks back"
    narrow = player(PHONE, locale="ms")  # longer words than English has there
    narrow.page.goto(f"{narrow.url}/r/{log['table']}/1")
    board(narrow, 0)
    ends = narrow.page.locator("header > *").evaluate_all("all => all.map((one) => one.getBoundingClientRect().right)")
    assert max(ends) <= PHONE[0]
    assert narrow.page.get_by_role("combobox").bounding_box()["width"] >= 100  # a name is read whole


def test_a_file_opens_on_another_device_and_a_bad_one_is_refused_in_a_sentence(
    me: Player, games: Files, tmp_path: Path
) -> None:
    file, _ = saved(me, games, tmp_path)
    deleted(me)
    me.page.locator("[data-bin] summary").click()
    emptied(me)
    choose = me.page.locator("input[type=file]")
    log = json.loads(file.read_text(encoding="utf-8"))
    (tmp_path / "bad.json").write_text(json.dumps({**log, "players": "two"}))
    choose.set_input_files(tmp_path / "bad.json")
    expect(me.page.get_by_role("alert")).to_have_text("This log cannot be shown: players must be a whole number.")
    choose.set_input_files(file)
    board(me, 0)
    me.page.keyboard.press("End")
    board(me, len(log["rounds"][0]["moves"]))
    me.page.reload()
    board(me, len(log["rounds"][0]["moves"]))
    assert me.overflow() == (0, 0)


def test_one_plays_on_from_a_move_in_practice(me: Player, games: Files, tmp_path: Path) -> None:
    _, code = saved(me, games, tmp_path)
    me.page.get_by_role("link", name="Look at it move by move").click()
    board(me, 0)
    tool(me, "Play on from here")
    me.settle()
    assert code not in me.page.url
    me.play()
    assert me.over


def test_what_moves_cost_is_a_line_over_the_round_and_the_end_a_picture(
    me: Player, games: Files, tmp_path: Path
) -> None:
    saved(me, games, tmp_path)
    me.page.get_by_role("link", name="Look at it move by move").click()
    board(me, 0)
    tool(me, "What your moves cost")
    expect(me.page.get_by_role("dialog").get_by_role("status")).to_contain_text("choice")
    me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name="More", exact=True).click()
    with me.page.expect_download() as drawn:
        me.page.get_by_role("button", name="A picture of the end").click()
    drawn.value.save_as(tmp_path / "end.png")
    picture = (tmp_path / "end.png").read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)


def test_a_file_says_beside_its_round_whether_it_is_true(me: Player, games: Files, tmp_path: Path) -> None:
    file, _ = saved(me, games, tmp_path)
    deleted(me)
    me.page.locator("[data-bin] summary").click()
    emptied(me)
    log = json.loads(file.read_text(encoding="utf-8"))
    forged = {**log, "rounds": [{**one, "receipt": "22" * 32} for one in log["rounds"]]}
    for content, how, says in (
        (log, "true", "the commitments that this device was shown"),
        (forged, "forged", "The file does not check out: "),
        (log, "whole", "the file does not contradict itself"),
    ):
        if how == "whole":
            me.page.evaluate("() => localStorage.removeItem('ceki.fair')")
        (tmp_path / "file.json").write_text(json.dumps(content))
        me.page.goto(f"{games.url}past/")
        me.page.locator("input[type=file]").set_input_files(tmp_path / "file.json")
        expect(me.page.locator(f".mark.{how}")).to_be_visible()
        me.page.get_by_role("button", name="More", exact=True).click()
        expect(me.page.get_by_role("dialog").locator(f"[data-checked={how}]")).to_contain_text(says)
        me.page.goto(f"{games.url}past/")
        expect(me.page.locator(f"[data-checked={how}]")).to_contain_text(says)
