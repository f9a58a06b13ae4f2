"""Whole rounds, by taps at both sizes and by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ceki.play import catalogue
from tests.web.conftest import DESKTOP, PHONE
from tests.web.player import STEPS, Player

FAMILIES = sorted({game.info.family: game.id for game in reversed(catalogue.games())}.values())


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", FAMILIES)
def test_u19_a_whole_round_of_each_family_by_taps_to_its_score_sheet(
    player: Callable[..., Player], game: str, size: tuple[int, int]
) -> None:
    me = player(size)
    me.sit_down(game)
    me.play()
    me.page.wait_for_selector("dialog[open] .ranks")
    table = me.page.locator("dialog table tbody tr")
    cents = [int(row.locator("td").first.inner_text().replace("+", "").replace(",", "")) for row in table.all()]
    assert sum(cents) == 0
    clauses = me.page.locator("dialog .lines .clause")
    assert clauses.count() == me.page.locator("dialog .lines > li").count() > 0
    me.page.locator("dialog [data-next]").click()
    me.page.wait_for_selector(".table[data-step^='2.']")


def test_u31_a_whole_round_by_keys_alone(player: Callable[..., Player]) -> None:
    me = player(DESKTOP)
    me.page.goto(me.url)
    me.page.wait_for_selector("[data-game]")
    for _ in range(60):
        me.page.keyboard.press("Tab")
        if me.page.evaluate("document.activeElement?.dataset.game") == "balik_satu":
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
    me.page.wait_for_selector("dialog[open]")
    me.page.keyboard.press("n")
    me.page.wait_for_selector(".table[data-step^='2.']")
    me.page.keyboard.press("r")
    assert "rules in force" in me.page.inner_text("dialog[open] h2")
