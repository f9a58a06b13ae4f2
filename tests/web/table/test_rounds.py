"""Whole rounds, by taps at both sizes and by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from ceki.play import catalogue
from tests.web.conftest import DESKTOP, PHONE
from tests.web.player import STEPS, Player

FAMILIES = sorted({game.info.family: game.id for game in reversed(catalogue.games())}.values())


TAPPED = [(game, size) for game in FAMILIES for size in (PHONE, DESKTOP)]
NOW = ("chabut", PHONE)  # of short rounds; the other families and sizes are proofs


@pytest.mark.parametrize(
    ("game", "size"),
    [pytest.param(*one, marks=() if one == NOW else pytest.mark.prove, id=f"{one[0]}-{one[1][0]}") for one in TAPPED],
)
def test_u19_a_whole_round_of_each_family_by_taps_to_its_score_sheet(
    player: Callable[..., Player], game: str, size: tuple[int, int]
) -> None:
    me = player(size)
    me.sit_down(game)
    me.play()
    me.ended("counts")
    table = me.page.locator("dialog table tbody tr")
    cents = [int(row.locator("td").first.inner_text().replace("+", "").replace(",", "")) for row in table.all()]
    assert sum(cents) == 0
    clauses = me.page.locator("dialog .lines .clause")
    assert clauses.count() == me.page.locator("dialog .lines > li").count() > 0
    me.page.locator("dialog [data-next]").click()
    me.page.wait_for_selector(".table[data-step^='2.']")


@pytest.mark.prove
def test_u31_a_whole_round_by_keys_alone(player: Callable[..., Player]) -> None:
    me = player(DESKTOP)
    me.page.goto(me.url)
    me.page.wait_for_selector("[data-game]")
    for _ in range(60):
        me.page.keyboard.press("Tab")
        if me.page.evaluate("document.activeElement?.dataset.game") == "sakopong":
            break
    me.page.keyboard.press("Enter")
    for _ in range(STEPS):
        if me.settle() == "over":
            break
        since = me.step()
        if me.page.locator(".actions .act:enabled").count():
            me.page.keyboard.press("1")
        else:
            assert me.page.evaluate("document.activeElement?.matches('.hand .held')"), me.page.inner_text(".status")
            while not me.page.evaluate("document.activeElement?.matches('.can')"):
                me.page.keyboard.press("ArrowRight")
            me.page.keyboard.press("Enter")
            me.page.keyboard.press("Enter")
        me.stepped(since)
    assert me.over
    me.ended()
    me.page.keyboard.press("n")
    me.page.wait_for_selector(".table[data-step^='2.']")
    me.page.keyboard.press("r")
    assert "rules in force" in me.page.inner_text("dialog[open] h2")


def test_a_round_without_a_choice_is_seen_before_it_is_settled(player: Callable[..., Player]) -> None:
    me = player(PHONE)
    me.make_table(game="pakau", players=4, bots=3, title="turned")
    turn = me.page.locator("[data-turn]")
    turn.wait_for()
    assert me.page.locator(".held, .seat [role=img][aria-label*=' of ']").count() == 0
    expect(me.page.locator("dialog[open]")).to_have_count(0)
    turn.click()
    expect(me.page.locator(".held")).to_have_count(3)
    sheet = me.ended()
    expect(me.page.locator(".seat [role=img][aria-label*=' of ']")).to_have_count(9)
    expect(sheet.get_by_role("button", name="Review my round")).to_have_count(0)
    me.page.reload()
    me.ended()
    expect(turn).to_have_count(0)  # cards that were turned lie open
