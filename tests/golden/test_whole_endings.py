"""No ending leaves anything out: of every game and house the sheet, as a screen reader is told of it, has all that a
reader needs to tell the round again. The texts are those that the page is held against (web/table/test_sheets.py)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import pytest

from ceki.play.match import Match
from ceki.play.ruleset import ruleset
from ceki.play.showing.shown import shown
from ceki.play.view import view_of
from ceki.terminal.lines.sheet import Sheet
from tests.golden.sheets import SEED, Ruleset, Settled, houses, played

PAGES = Path(__file__).parent / "pages"
RANKS, HANDS = "This round's results", "All hands"
HOUSES = [pytest.param(house, id=house.name) for house in houses()]


def sheets(house: Ruleset) -> Iterator[tuple[Match, Settled, Sheet, str]]:
    """Its first round and its last, and what the page says of each."""
    match = Match(ruleset(house.game, preset=house.preset), SEED)
    for done, sheet in played(match):
        if sheet.round_number == 1 or match.over:
            name = f"{house.name}{'-end' if match.over else ''}.txt"
            yield match, done, sheet, (PAGES / name).read_text(encoding="utf-8")


def called(sheet: Sheet) -> list[str]:
    """What the players are called by seat: the first person reads it."""
    return ["You" if name == sheet.ledger.persons[0] else name for name in sheet.names]


def ranks(text: str) -> list[str]:
    """What each has, as the sheet lists it."""
    _, *lines = text.split(f'list "{RANKS}', 1)[1].split("\n")
    return [*takewhile(lambda line: line.startswith("    - listitem"), lines)]


@pytest.mark.parametrize("house", HOUSES)
def test_everybodys_total_stands_in_order_ones_own_among_them(house: Ruleset) -> None:
    for _, _, sheet, text in sheets(house):
        told = ranks(text)
        assert len(told) == len(sheet.result.order)
        for seat, line in zip(sheet.result.order, told, strict=True):
            assert re.search(rf'listitem: "?{called(sheet)[seat]}\b.*\d', line), line


@pytest.mark.parametrize("house", HOUSES)
def test_why_it_ended_so_is_said(house: Ruleset) -> None:
    for _, _, _, text in sheets(house):
        before = text.split(f'list "{RANKS}', 1)[0]
        reasons = [line for line in before.split("\n") if line.startswith("    - listitem") and "img" not in line]
        assert reasons or re.search(r'heading ".* with \d', before), before


@pytest.mark.parametrize("house", HOUSES)
def test_who_pays_for_points_is_told_with_the_cents_of_one(house: Ruleset) -> None:
    for match, _, sheet, text in sheets(house):
        rates = {line.word for line in match.ruleset.game.info.lines if line.rate}
        if any(one.word in rates for one in sheet.result.payments):
            assert re.search(r"\d+ cents? a (point|token|trick)", text), sheet.result.payments


@pytest.mark.parametrize("house", HOUSES)
def test_every_hand_that_all_may_see_lies_there(house: Ruleset) -> None:
    for match, done, sheet, text in sheets(house):
        hands, seen = text.split(HANDS, 1)[1], view_of(match.ruleset.game, done.table, 0).as_data()
        for place in (
            one for one in shown(match.ruleset.game) if one.where in ("hand", "seat") and one.laid != "trick"
        ):
            rows = seen.get(place.field)
            lie = [
                seat for seat, row in enumerate(rows if isinstance(rows, list) else []) if isinstance(row, list) and row
            ]
            assert all(called(sheet)[seat] in hands for seat in lie), (place.field, lie)
