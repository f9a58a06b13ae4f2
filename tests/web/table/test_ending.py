"""The sheet at the end of a round: what a family shows of a win, worked out by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, PHONE
from tests.web.player import Player
from tests.web.staged import Staged


def line(word: str, clause: str, amount: int, *cards: str, **more: Any) -> dict[str, Any]:
    """A score line of seat 1."""
    plain = {"total": False, "counts": "", "each": 0, "unit": "points", "count": 1}
    return {"word": word, "clause": clause, "seat": 1, "amount": amount, "cards": list(cards), **plain, **more}


def found(*reasons: dict[str, Any], **more: Any) -> dict[str, Any]:
    """What the rules have found of an ending, with these lines as reasons."""
    nothing = {"unit": "points", "won_with": 0, "worth": 0, "worth_in": "points", "all_have": 0, "besides": 0}
    told = [{"line": one, "named": False} for one in reasons]
    return {**nothing, "reasons": told, "even": [], "starter": 0, **more}


SETS = ["C2 C2 C2", "M4 S4 S4", "C5 C5 C5", "M7 M7 M7", "C8 S8 M8"]
BALIK_SATU = {  # the turned card 5, three matas of 1, kandang 10: 18 points of ten cents
    "score": [
        line("balik_card", "BS-33", 5, "S5"),
        *(line("mata", "BS-38", 1, *[card] * 3) for card in ("C2", "C5", "M7")),
        line("kandang", "BS-40", 10, "M7"),
    ],
    "sets": [{"seat": 1, "cards": one.split()} for one in SETS],
    "ending": found(
        line("balik_card", "BS-33", 5, "S5"),
        line("mata", "BS-38", 3, count=3),
        line("kandang", "BS-40", 10, "M7"),
        worth=18,
    ),
    "winners": [1],
    "order": [1, 0, 2],
    "totals": [{"points": 0, "cents": -180}, {"points": 18, "cents": 360}, {"points": 0, "cents": -180}],
    "payments": [{"from": 0, "to": 1, "cents": 180}, {"from": 2, "to": 1, "cents": 180}],
    "cents": [-180, 360, -180],
}


def ended(me: Player, game: str, result: dict[str, Any]) -> Any:
    """The sheet of a round of three that came to this."""
    staged = Staged(me, game, 3, title=game)
    staged.push(over=True, turn=None, legal=[], asked=False, **result)
    return staged, me.ended()


def test_a_win_by_sets_is_a_headline_the_sets_three_sentences_one_number_and_who_pays(
    player: Callable[..., Player],
) -> None:
    me = player(PHONE)
    staged, sheet = ended(me, "balik_satu", BALIK_SATU)
    name, third = (staged.state["seats"][seat]["name"] for seat in (1, 2))
    assert sheet.get_by_role("heading", level=2).inner_text() == f"{name} wins: sampei!"
    assert [one.locator("[role=img]").count() for one in sheet.locator(".groups > li").all()] == [3] * 5
    assert sheet.locator(".groups > li").locator("small").all_inner_texts() == ["mata"] * 3
    assert sheet.locator(".why li").all_inner_texts() == [
        "The turned card, 5 of strings, counts 5 points.",
        "3 matas: 3 points.",
        "The winner drew the last card of the ceki alone. That is kandang: 10 points.",
    ]
    assert sheet.locator(".worth").inner_text() == "18 points"
    assert sheet.locator(".pays").first.inner_text().strip() == f"You and {third} pay {name} 180 cents each."
    me.still()
    box = sheet.bounding_box()
    assert box["height"] <= 0.6 * PHONE[1] + 1
    assert box["y"] + box["height"] == PHONE[1]
    assert "0 points" not in sheet.inner_text().replace("10 points", "")
    first, _, last = sheet.locator(".ranks li").all_inner_texts()  # points come first, play cents beside
    assert "18 points" in " ".join(first.split())
    assert "180 cents" in " ".join(last.split())
    assert "point" not in last
    expect(sheet.locator("thead").first).to_contain_text("no money")
    assert not {"€", "$"} & {*sheet.inner_text()}
    me.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    me.page.get_by_role("button", name="Score").click()
    me.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    me.ended()
    me.still()
    felt, beside = me.page.locator(".table").bounding_box(), me.ended().bounding_box()
    assert felt["x"] + felt["width"] <= beside["x"] + 1  # nothing of the table lies under it


def test_most_points_win_where_no_money_moves(player: Callable[..., Player]) -> None:
    points = [405, 350, 190]
    totals = [{"points": n, "cents": 0} for n in points]
    result = {"winners": [0], "order": [0, 1, 2], "totals": totals, "payments": [], "cents": [0, 0, 0], "score": []}
    staged, sheet = ended(player(PHONE), "pei", {**result, "ending": found(won_with=405)})  # where the places are drawn
    who = "You win" if staged.state["me"] == 0 else f"{staged.state['seats'][0]['name']} wins"
    assert sheet.get_by_role("heading", level=2).inner_text() == f"{who} with 405 points"
    assert sheet.locator(".pays").first.inner_text().strip() == "Nobody pays."


def test_nobody_wins_where_the_stock_has_run_out(player: Callable[..., Player]) -> None:
    totals = [{"cents": 0}] * 3
    result = {"winners": [], "order": [0, 1, 2], "totals": totals, "payments": [], "cents": [0, 0, 0], "score": []}
    me = player(PHONE)
    staged, sheet = ended(me, "balik_satu", {**result, "ending": found(), "view": {"stock": [], "call": [0, 1, 0]}})
    assert sheet.get_by_role("heading", level=2).inner_text() == "Nobody wins this round"
    assert sheet.locator(".why li").all_inner_texts() == [
        "The stock ran out before anyone won.",
        f"{staged.state['seats'][1]['name']} had called tan.",
    ]


def test_all_hands_stay_open_while_others_say_that_they_are_ready(player: Callable[..., Player]) -> None:
    me = player(PHONE)
    staged, sheet = ended(me, "balik_satu", BALIK_SATU)
    sheet.get_by_role("button", name="Close").click()
    me.page.get_by_role("button", name="More").click()
    me.page.get_by_role("button", name="All hands").click()
    staged.tell(type="hands", seq=staged.state["seq"], hands={"hand": [["C1", "C2"], ["M1"], ["S1"]]})
    hands = me.page.get_by_role("dialog").get_by_role("status").get_by_role("listitem")
    expect(hands).to_have_count(3)
    staged.push(ready=[1], stands_since=staged.state["stands_since"])
    expect(hands).to_have_count(3)
    staged.push(over=True)  # the same hands do not stand any more
    expect(hands).to_have_count(0)
