"""The middle of the table: what was let go, the pool, what was won, cards shown to all."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from playwright.sync_api import expect

from tests.web.conftest import DESKTOP
from tests.web.player import Player
from tests.web.staged import Staged


def test_u9_discards_newest_large_and_whole_history_one_tap_away(player: Callable[..., Player]) -> None:
    staged = Staged(player(), "kowah", 4)
    page = staged.page
    staged.others((1, "discard C5"), view={"heap": ["C5"], "discard": "C5", "from_draw": 0})
    staged.others((2, "discard M7"), view={"heap": ["C5", "M7"], "discard": "M7", "from_draw": 1})
    newest, old = page.locator('[data-spot="place:discard"]'), page.locator('.river [data-spot="heap:C5"]')
    staged.me.still()
    large, small = newest.bounding_box(), old.bounding_box()
    assert large is not None
    assert small is not None
    assert large["width"] > 1.25 * small["width"]
    assert page.locator('[data-spot="heap:M7"]').count() == 0  # it lies once
    assert "as drawn" in newest.inner_text()
    assert "discarded as drawn" in (newest.get_attribute("aria-label") or "")
    page.locator(".middle .label").first.click()
    rows = page.locator("dialog .row")
    cards = "all => all.map(r => [...r.querySelectorAll('[data-card]')].map(c => c.dataset.card))"
    expect(rows).to_have_count(2)
    assert rows.evaluate_all(cards) == [["C5"], ["M7"]]
    assert page.eval_on_selector_all("dialog .drawn[data-card]", "all => all.map(c => c.dataset.card)") == ["M7"]
    seen = "e => getComputedStyle(e).filter + getComputedStyle(e).borderBottomWidth"
    thrown, drawn = page.locator("dialog [data-card=C5]"), page.locator("dialog [data-card=M7]")
    assert thrown.evaluate(seen) == "none0px"
    assert drawn.evaluate(seen) != "none0px"


def test_u10_the_pool_by_rank_with_counts_and_what_was_won_before_each(player: Callable[..., Player]) -> None:
    staged = Staged(player(DESKTOP), "cholek_tiga", 3)
    won = [["S7", "C7"], ["M4", "C8", "C4", "C4"], []]
    staged.others(view={"pool": ["M2", "C9", "C2", "C9", "C9", "OT"], "won": won})
    ranks = """box => [...box.querySelectorAll('.group')].map(g =>
      [...g.querySelectorAll('[data-spot]')].map(c => c.dataset.spot.split(':')[1] + c.innerText.trim()))"""
    page = staged.page
    tiles = """all => all.map(t => [t.dataset.card + t.innerText.trim(), t.style.gridColumn, t.style.gridRow])"""
    assert page.locator(".board .tile").evaluate_all(tiles) == [
        ["C2", "2", "1"],
        ["M2", "2", "3"],
        ["C9×3", "9", "1"],
        ["OT", "10", "3"],
    ]
    assert page.locator('[data-spot="seat:1"]').evaluate(ranks) == [["C4×2", "M4"], ["C8"]]
    assert page.locator(".mine").evaluate(ranks.replace("box.", "box.")) == [["C7", "S7"]]
    assert page.locator('[data-spot="seat:2"] .group').count() == 0


def test_u10_on_a_phone_a_pool_of_twelve_faces_lies_whole_and_wide_enough_to_tap(player: Callable[..., Player]) -> None:
    staged = Staged(player((360, 740)), "cholek_tiga", 3)
    pool = ["C1", "C2", "M2", "S3", "C4", "M4", "S5", "C6", "M7", "S7", "WF", "OT"]
    staged.others(view={"pool": [*pool, "C2"]})
    staged.me.still()
    lies = """all => all.map(t => ['.card', '.face'].map(part => t.querySelector(part).getBoundingClientRect())
      .map(r => [r.left, r.top, r.width, r.height].map(Math.round)))"""
    tiles = staged.page.locator(".board .tile")
    lying = tiles.evaluate_all(lies)
    middle = staged.page.locator(".middle").bounding_box()
    assert middle is not None
    assert len(lying) == 12
    for (left, top, width, height), seen in lying:
        assert all(abs(a - b) <= 1 for a, b in zip((left, top, width, height), seen, strict=True))
        assert width >= 40
        assert height >= 100
        assert middle["x"] <= left
        assert left + width <= middle["x"] + middle["width"]
        assert middle["y"] <= top
        assert top + height <= middle["y"] + middle["height"]
    for (left, top, width, height), (after, below, *_) in pairwise(card for card, _ in lying):
        assert left + width <= after or top + height <= below
    expect(tiles.nth(1)).to_have_text("×2")


def test_u10_on_a_phone_a_card_of_the_pool_stays_where_it_lies(player: Callable[..., Player]) -> None:
    staged = Staged(player((360, 740)), "cholek_tiga", 3)
    where = "all => Object.fromEntries(all.map(t => [t.dataset.card, t.style.gridColumn + '/' + t.style.gridRow]))"
    tiles = staged.page.locator(".board .tile")
    staged.others(view={"pool": ["C1", "M2", "S3", "OT"]})
    staged.me.still()
    before = tiles.evaluate_all(where)
    staged.others(view={"pool": ["C1", "C9", "S3", "OT"]})
    staged.me.still()
    assert tiles.evaluate_all(where) == {**{card: before[card] for card in ("C1", "S3", "OT")}, "C9": before["M2"]}


def test_u15_a_card_shown_to_all_is_large_named_and_logged(player: Callable[..., Player]) -> None:
    staged = Staged(player(), "balik_satu", 4, clock=True)
    page = staged.page
    staged.freeze()
    stock = staged.state["view"]["stock"]
    staged.others((1, "flick C5"), view={"call": [0, 1, 0, 0], "discard": "C5"})
    staged.others((2, "draw"), view={"shown": "M7", "stock": stock[:-1], "stock_left": len(stock) - 1})
    shown = page.locator(".reveal")
    assert "Seven of myriads" in shown.inner_text()
    assert "Citra" in shown.inner_text()
    box = shown.locator(".card").bounding_box()
    assert box is not None
    assert box["height"] >= 110
    page.clock.run_for(800)
    assert shown.count() == 1
    page.clock.run_for(200)
    assert shown.count() == 0
    page.keyboard.press("l")
    assert "All see Seven of myriads." in page.inner_text("dialog ol")


def test_u15_a_tap_puts_the_shown_card_away(player: Callable[..., Player]) -> None:
    staged = Staged(player(), "balik_satu", 4, clock=True)
    staged.freeze()
    stock = staged.state["view"]["stock"]
    staged.others((2, "draw"), view={"shown": "M7", "stock": stock[:-1]})
    staged.page.locator(".reveal").click()
    assert staged.page.locator(".reveal").count() == 0
    assert staged.page.locator('[data-spot="place:shown"]').count() == 1


def test_a_card_drawn_unseen_is_shown_to_nobody(player: Callable[..., Player]) -> None:
    staged = Staged(player(), "balik_satu", 4)
    stock = staged.state["view"]["stock"]
    staged.others((2, "draw"), view={"stock": stock[:-1]})
    assert staged.page.locator(".reveal").count() == 0
    staged.others((3, "take"), view={"discard": "M7"})  # what lay under the discard that was taken
    assert staged.page.locator(".reveal").count() == 0


def test_u25_an_away_seat_says_who_plays_it_and_how_to_come_back(player: Callable[..., Player]) -> None:
    staged = Staged(player(), "balik_satu", 4)
    seats = [dict(s) for s in staged.state["seats"]]
    seats[1] |= {"kind": "away", "name": "Mei", "connected": False}
    staged.others(seats=seats)
    chip = staged.page.locator('[data-spot="seat:1"]')
    assert "away" in chip.inner_text()
    chip.click()
    said = staged.page.inner_text("dialog")
    assert "Mei is away: a bot plays this seat until Mei opens the table again." in said


def test_a_crowded_middle_of_fourteen_fits_a_phone(player: Callable[..., Player]) -> None:
    me = player()
    staged = Staged(me, "balik_satu", 14)
    every = [f"{s}{n}" for s in "CSM" for n in range(1, 10)] + ["WF", "RF", "OT"]
    known = [["C5", "C5", "M7"]] * 14
    staged.others(view={"heap": every * 4, "discard": "OT", "shown": "C5", "known": known, "call": [1, 2] * 7})
    assert me.overflow() == (0, 0)
    inside = """() => { const m = document.querySelector(".middle").getBoundingClientRect();
      return [...document.querySelectorAll(".middle .card")].filter(c => { const b = c.getBoundingClientRect();
        return b.left < m.left || b.right > m.right || b.top < m.top || b.bottom > m.bottom; }).length; }"""
    assert me.page.evaluate(inside) == 0
    assert me.page.locator(".middle .heaps .label").inner_text() == "discards 119"  # the last of them lies by itself
    me.page.locator(".middle .heaps .label").click()
    expect(me.page.get_by_role("dialog")).to_be_visible()


def test_whoever_may_pass_sees_what_they_may_take_instead(player: Callable[..., Player]) -> None:
    staged = Staged(player(), "cholek_tiga", 3)
    page = staged.page
    pool = ["C2", "S2", "M2", "C9"]  # the turned card lies there too
    staged.ask("take S2", "pass", view={"pool": pool, "turned": "M2"})
    acts = page.locator(".actions .act")
    moves = "all => all.map(one => one.dataset.move)"
    assert acts.evaluate_all(moves) == ["take S2", "pass"]
    assert acts.first.inner_text().splitlines() == ["Take both", "2 of coins, 2 of strings"]
    assert page.locator(".tray .can").evaluate_all("all => all.map(one => one.dataset.card)") == ["S2", "C2"]
    page.locator('.tray [data-card="C2"]').click()
    acts.first.click()
    assert staged.sends(1) == ["take S2"]
    pool = ["C2", "C2", "S2", "M2", "M2", "C9"]
    staged.ask("take C2", "take S2", "take M2", "pass", view={"pool": pool})
    assert acts.evaluate_all(moves) == ["pass"]
    assert page.locator(".actions .want").inner_text().splitlines() == ["Take", "Choose a card below"]
    page.locator('.tray [data-card="S2"]').click()
    assert acts.evaluate_all(moves) == ["take S2", "pass"]
    acts.first.click()
    assert staged.sends(2) == ["take S2", "take S2"]
    view = {"pool": ["C2", "C2", "M2", "M2", "C9"], "picked": "S2"}
    staged.ask("and C2", "and M2", view=view)
    assert acts.all_inner_texts() == ["Take\nTwo of coins", "Take\nTwo of myriads"]
    assert page.locator(".tray .can").all_inner_texts() == ["×2", ""]  # the turned card is none of them


def test_the_hand_gives_its_place_and_the_focus_to_the_cards_that_are_chosen_instead(
    player: Callable[..., Player],
) -> None:
    staged = Staged(player(), "pei", 3)
    page, hand = staged.page, staged.page.locator(".hand")
    staged.ask("play C2", "play S3", view={**staged.hand("C2", "S3"), "pool": ["C3", "M3", "S9"]})
    page.keyboard.press("ArrowRight")
    expect(hand.locator(":focus")).to_have_count(1)
    staged.ask("capture C3", "capture M3", view={**staged.hand("C2"), "pool": ["C3", "M3", "S9", "S3"]})
    expect(page.locator(".tray .can:focus")).to_have_count(1)
    expect(hand).to_be_hidden()
    expect(page.get_by_role("button", name="Two of coins")).to_have_count(0)
    staged.others((0, "capture C3"), view={"pool": ["M3", "S9"]})
    expect(hand).to_be_visible()
    expect(hand.locator(":focus")).to_have_count(1)
