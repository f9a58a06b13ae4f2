"""What axe finds wrong on each screen: nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.conftest import DESKTOP, PHONE, installed
from tests.web.player import Player

AXE = Path(__file__).parents[1] / "browser" / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = {"": "[data-game]", "#/friends": "form", "#/practice": "form", "#/learn/balik_satu": ".rules td"}
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]


def faults(me: Player) -> list[str]:
    """Each fault with the first element that has it."""
    me.page.evaluate(AXE.read_text() + "; 0")
    me.page.locator(".reveal").wait_for(state="detached")  # a card lies over the table for a moment
    asked = "{ runOnly: rules, rules: { 'target-size': { enabled: true } } }"  # axe leaves it out unless told
    found = me.page.evaluate(f"rules => axe.run(document, {asked}).then(r => r.violations)", RULES)
    return [
        f"{fault['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for fault in found
        for node in fault["nodes"][:2]
    ]


def fail_of(wrong: dict[str, list[str]]) -> None:
    """Fails with every fault of every screen."""
    said = [f"{screen or 'home'}: {one}" for screen, found in wrong.items() for one in found]
    if said:
        pytest.fail("\n".join(said), pytrace=False)


@pytest.mark.parametrize(
    ("size", "colours"),
    [
        pytest.param(PHONE, "light", id="phone-light"),
        pytest.param(DESKTOP, "dark", id="desktop-dark"),
        pytest.param(PHONE, "dark", id="phone-dark", marks=pytest.mark.prove),
        pytest.param(DESKTOP, "light", id="desktop-light", marks=pytest.mark.prove),
    ],
)
def test_u30_axe_finds_nothing(player: Callable[..., Player], colours: str, size: tuple[int, int]) -> None:
    installed("axe-core")
    me = player(size, color_scheme=colours, reduced_motion="reduce")
    wrong: dict[str, list[str]] = {}
    for screen, shows in (
        ("", "[data-game]"),
        ("#/friends", "form"),
        ("#/practice", "form"),
        ("#/learn/balik_satu", ".rules td"),
    ):
        me.page.goto("about:blank")
        me.page.goto(f"{me.url}/{screen}")
        me.page.wait_for_selector(shows)
        me.page.wait_for_timeout(150)
        wrong[screen] = faults(me)
    me.sit_down("cholek_tiga")
    me.play(moves=4)
    wrong["table"] = faults(me)
    me.page.get_by_role("button", name="Rules in force").click()
    me.page.wait_for_selector("dialog[open]")
    wrong["rules"] = faults(me)
    me.page.keyboard.press("Escape")
    me.play()
    me.page.wait_for_selector("dialog[open] .ranks")
    wrong["score"] = faults(me)
    fail_of(wrong)


@pytest.mark.parametrize("colours", ["light", pytest.param("dark", marks=pytest.mark.prove)])
def test_u30_axe_finds_nothing_at_many_tables(player: Callable[..., Player], colours: str) -> None:
    installed("axe-core")
    wrong: dict[str, list[str]] = {}
    for game, players, size in (
        ("balik_satu", 14, PHONE),
        ("cholek_tiga", 2, PHONE),
        ("pei", 3, PHONE),
        ("sakopong", 4, PHONE),
        ("kowah", 6, DESKTOP),
    ):
        me = player(size, color_scheme=colours)
        me.make_table(game=game, players=players, bots=players - 1, title=f"in {colours}")
        me.play(5)
        me.wait_turn()
        if me.hand():
            me.page.locator(".held").first.click()
        wrong[game] = faults(me)
        me.context.close()
    fail_of(wrong)
