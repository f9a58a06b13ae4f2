"""The score of a real table on the page: told by taps, explained, kept, taken back, shared; without a network too.

What is expected comes from the worked examples, and from the evenings of tests/score, which are counted by hand."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ceki.play.outcomes.data import rows
from ceki.play.outcomes.evening import Evening
from ceki.play.outcomes.evening_file import as_text, read_evening
from ceki.play.ruleset import ruleset
from tests.score.test_evenings import CHOT, NAMES, chot_round
from tests.score.test_vectors import VECTORS
from tests.score.told import told_of
from tests.web.host_of_files import TOLD, Files, kept
from tests.web.player import Player
from tests.web.score.keeper import ScoreKeeper

HAND = ["C2", "C2", "C2", "C3", "S3", "M3", "C6", "S6", "M6", "S7", "S7", "M7", "S8", "M8", "C8"]
WON = {"winner": "Ani", "drawer": "Citra", "call": "tan", "hand": HAND, "card": "C8", "turned": ["C4"]}
SINGLE = [one for one in VECTORS if len(told_of(one)[1]) == 1 and "before" not in told_of(one)[1][0]]
TAPPED = SINGLE[:: len(SINGLE) // 60][:60]
FEW = [pytest.param(one, marks=[pytest.mark.prove] * (n > 0), id=one["id"]) for n, one in enumerate(TAPPED[::20])]
JACKPOT = {"bets": ["wudon", "rampung", "jung", "wulwulan", "jedhil"]}
PILES = [[354, 275, 322], [301, 340, 310], [420, 250, 281], [317, 317, 317], [280, 290, 381],
         [354, 275, 322], [500, 220, 231], [250, 351, 350], [333, 300, 318], [310, 320, 321]]  # fmt: skip


def test_a_round_is_told_by_taps_explained_taken_back_and_shared(player: Callable[..., Player]) -> None:
    me = player()
    keeper = ScoreKeeper(me)
    keeper.begin("balik_satu", NAMES)
    evening = Evening(ruleset("balik_satu"), NAMES)
    keeper.tell(
        evening, {name: told for name, told in WON.items() if name != "turned"} | {"hand": HAND[:-1], "card": "M8"}
    )
    keeper.record()
    alert = me.page.get_by_role("alert")
    expect(alert).to_have_text("15 cards are needed; you entered 14 [BS-5]")
    expect(me.page.locator("[data-round]")).to_have_count(0)
    hand = me.page.locator('[data-question="hand"]')
    hand.locator('.faces [data-face="C8"]').click()
    hand.get_by_role("button", name="Take Two of coins off").first.click()
    hand.locator('.faces [data-face="S2"]').click()
    hand.get_by_role("button", name="Take Two of coins off").first.click()
    hand.locator('.faces [data-face="M2"]').click()
    expect(alert).to_have_text("No set is of identical cards, and a hand needs one to win [BS-14]")
    me.page.get_by_role("button", name="Start again").click()
    me.page.get_by_role("button", name="Not now").click()
    keeper.tell(evening, WON)
    keeper.record()
    expect(me.page.locator('[data-round="1"] .clause')).to_have_text(["BS-33", "BS-38"])
    assert keeper.ledger()[-1] == ["Now", "+150", "-50", "-50", "-50"]  # 4 and 1, 10 cents each, from three
    assert me.overflow()[0] == 0
    me.page.reload()
    expect(me.page.locator('[data-round="1"]')).to_be_visible()
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    me.page.get_by_role("button", name="Share").click()
    link = me.page.get_by_label("Share", exact=True).input_value()
    me.page.get_by_role("button", name="Take back round 1").click()
    expect(me.page.locator("[data-round]")).to_have_count(0)
    me.page.get_by_role("button", name="Put it back").click()
    expect(me.page.locator("[data-round]")).to_have_count(1)
    other = player()
    other.page.goto(link)
    expect(other.page.get_by_text("This session came from a link")).to_be_visible()
    expect(other.page.get_by_role("button", name="Enter round 2")).to_have_count(0)
    other.page.get_by_role("button", name="Keep it here").click()
    expect(other.page.get_by_role("button", name="Enter round 2")).to_be_visible()
    other.page.goto(f"{other.url}/score#e=nonsense")
    expect(other.page.get_by_role("alert")).to_have_text("This link is not a complete session.")


def tap(keeper: ScoreKeeper, vector: dict) -> None:
    """Tells a worked example by taps, and holds what the page says to what the example expects."""
    options, (entry,) = told_of(vector)
    evening = Evening(ruleset(vector["game"], options.pop("players"), **options))
    keeper.open(as_text(evening))
    keeper.tell(evening, entry)
    keeper.record()
    one = evening.enter(entry)  # held to the example by tests/score
    keeper.page.wait_for_selector('[data-round="1"]')
    told = keeper.page.locator('[data-round="1"] .lines .clause').all_inner_texts()
    assert told == [line.clause for line in one.result.lines if not line.paid], vector["id"]
    moved = [int(cell.replace("−", "-").replace(",", "")) for cell in keeper.ledger()[1][1 : len(one.cents) + 1]]
    assert moved == one.cents, vector["id"]


@pytest.mark.parametrize("vector", FEW)
def test_a_worked_example_by_taps_gives_its_lines(player: Callable[..., Player], vector: dict) -> None:
    tap(ScoreKeeper(player()), vector)


@pytest.mark.whole
@pytest.mark.parametrize("vector", TAPPED, ids=[one["id"] for one in TAPPED])
def test_sixty_worked_examples_by_taps_give_their_lines(player: Callable[..., Player], vector: dict) -> None:
    tap(ScoreKeeper(player()), vector)


@pytest.fixture
def alone(browser: Browser, games: Files) -> Iterator[ScoreKeeper]:
    """Somebody at that site."""
    me = Player(browser, games.url.rstrip("/"), (390, 844), reduced_motion="reduce")
    me.page.clock.install()
    me.page.add_init_script(TOLD)
    yield ScoreKeeper(me)
    me.context.close()
    assert me.complaints == []


def play(keeper: ScoreKeeper, files: Files, evening: Evening, entries: list[dict]) -> None:
    """An evening by taps: after the first rounds the network is gone for an hour, in which a round is taken back, told
    again, and the page loaded anew."""
    page = keeper.page
    for n, entry in enumerate(entries, 1):
        if n == 4:
            kept(page, files)
            keeper.me.lost = True
            page.context.set_offline(True)
            page.clock.fast_forward(3_600_000)
        keeper.tell(evening, entry)
        keeper.record()
        evening.enter(entry)
        expect(page.locator("[data-round]")).to_have_count(n)
        if n == 6:
            page.locator('[data-round="5"] summary').click()
            page.get_by_role("button", name="Take back round 5").click()
            expect(page.locator("[data-round]")).to_have_count(5)
            page.get_by_role("button", name="Put it back").click()
            expect(page.locator("[data-round]")).to_have_count(6)
            page.reload()
            expect(page.locator("[data-round]")).to_have_count(6)
    page.context.set_offline(False)


def saved(keeper: ScoreKeeper, button: str) -> str:
    with keeper.page.expect_download() as found:
        keeper.page.get_by_role("button", name=button).click()
    return Path(found.value.path()).read_text(encoding="utf-8")


@pytest.mark.prove
def test_ten_rounds_of_chot_with_undo_reload_and_an_hour_without_a_network(alone: ScoreKeeper, games: Files) -> None:
    alone.begin("chot", NAMES)
    evening = Evening(ruleset("chot"), NAMES)
    play(alone, games, evening, [chot_round(*one) for one in CHOT])
    again = read_evening(saved(alone, "Save as a file"))
    assert again.entries == evening.entries
    assert again.match.carried.values("bangkong") == [1, 1]  # as tests/score counts them by hand
    written = list(csv.reader(io.StringIO(saved(alone, "Save as a table (CSV)"))))
    assert written[1:] == [[str(cell) for cell in row] for row in rows(again)][1:]


@pytest.mark.prove
def test_ten_rounds_of_pei_with_a_jackpot_undo_reload_and_an_hour_without_a_network(
    alone: ScoreKeeper, games: Files
) -> None:
    evening = Evening(ruleset("pei", 3, **JACKPOT), ["Ani", "Budi", "Citra"])
    alone.open(as_text(evening))
    play(alone, games, evening, [{"counted": True, "score": scores} for scores in PILES])
    assert any(one.pot for one in evening.scored)
    again = read_evening(saved(alone, "Save as a file"))
    assert (json.loads(as_text(again)), again.match.pot) == (json.loads(as_text(evening)), evening.match.pot)
    ledger = alone.ledger()
    pots = [int(row[-1].replace(",", "")) for row in ledger[1:-1]]
    assert pots == [one.pot for one in evening.scored]
