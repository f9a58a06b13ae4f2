"""Whatever lies in a device's store, every screen opens, and a damaged row hides none that is whole."""

from __future__ import annotations

import json
import os
import random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.player import Player

STORES = int(os.environ.get("STORES", "400"))
SCREENS = ("", "past", "learn", "score", "friends")
TABLES, LEARNT = "ceki.tables /a/site/", "ceki.learnt"  # of one site: several may lie on one host
WHOLE = {
    "code": "AAAAAA", "table": "0" * 32, "token": "t", "seat": 0, "game": "chabut", "title": "My old table", "when": 1,
    "result": {"amount": 3, "unit": "", "money": False, "round": 1},
}  # fmt: skip
DAMAGED: list[tuple[str, Any]] = [
    (TABLES, None), (TABLES, []), (TABLES, 3), (TABLES, {"a": None}), (TABLES, {"CODE": {}}),
    (TABLES, {"CODE": {**WHOLE, "title": None}}), (TABLES, {"CODE": {**WHOLE, "when": "x"}}), (LEARNT, None),
    (LEARNT, {}),
    (LEARNT, [None, 3, {}]),
]  # fmt: skip


def lay(me: Player, key: str, text: str) -> None:
    me.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, text])


def opens(me: Player, screen: str) -> None:
    """A screen has its heading, and nothing has failed."""
    me.page.goto(f"{me.url}{screen}")
    expect(me.page.locator("h1").first).to_be_visible()
    assert me.complaints == []


def test_every_screen_opens_with_a_damaged_store_and_whole_rows_stay(me: Player) -> None:
    me.page.goto(me.url)
    assert me.url.endswith(TABLES.split()[1])
    for key, value in DAMAGED:
        me.page.evaluate("() => localStorage.clear()")
        lay(me, key, json.dumps(value))
        for screen in SCREENS[:2]:
            opens(me, screen)
    lay(me, TABLES, json.dumps({"BBBBBB": None, "AAAAAA": WHOLE, "CCCCCC": {"code": 4}}))
    opens(me, "")
    expect(me.page.locator("body")).to_contain_text("My old table")
    kept, aside = (
        json.loads(me.page.evaluate("(key) => localStorage.getItem(key)", key)) for key in (TABLES, f"{TABLES}.aside")
    )
    assert list(kept) == ["AAAAAA"]
    assert sorted(aside) == ["BBBBBB", "CCCCCC"], "what cannot be read is put aside, not thrown away"


def mutated(value: Any, chance: random.Random) -> Any:
    """A value with something in it that is of another kind."""
    strange = chance.choice([None, {}, [], "", 0, -1, 1e300, "x" * 200, True, {"a": None}])
    if isinstance(value, dict) and value and chance.random() < 0.8:
        key = chance.choice(sorted(value))
        return {**value, key: mutated(value[key], chance)}
    return strange


@pytest.mark.prove
def test_every_screen_opens_with_hundreds_of_mutated_stores(me: Player) -> None:
    me.page.goto(me.url)
    for n in range(STORES):
        chance = random.Random(n)
        store = {
            TABLES: {"AAAAAA": WHOLE, "DDDDDD": {**WHOLE, "code": "DDDDDD", "days": 1, "person": 0, "since": 5}},
            LEARNT: ["chabut"],
            "ceki.settings": {"theme": "dark", "sort": "rank", "name": "Ani", "level": "middle"},
            "ceki.fair": {"x": {"when": 1, "rounds": {"1": {"bound": "0"}}}},
            "ceki.puzzles": {"last": "", "row": 0, "next": {}},
        }
        for key, value in store.items():
            text = json.dumps(mutated(value, chance))
            lay(me, key, text[: chance.randrange(len(text))] if chance.random() < 0.2 else text)
        opens(me, SCREENS[n % len(SCREENS)])
