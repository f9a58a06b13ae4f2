"""The hand: its order, its marks, and what is picked ahead."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from PIL import Image

from tests.web.conftest import DESKTOP, PHONE
from tests.web.player import Player
from tests.web.staged import Staged

CARDS = ("M3", "C2", "C2", "S2", "C9", "OT")


@pytest.fixture
def staged(player: Callable[..., Player]) -> Staged:
    """A hand of six cards, at a table where another is to move."""
    found = Staged(player(DESKTOP), "balik_satu", 4)
    found.deal(*CARDS)
    return found


def test_u12_by_rank_by_suit_and_pairs_tied(staged: Staged) -> None:
    me = staged.me
    assert me.hand() == ["OT", "C2", "C2", "S2", "M3", "C9"]  # honours are ones; equal ranks by suit
    ties = me.page.eval_on_selector_all(".under", "all => all.map(e => [e.matches('.tied'), e.matches('.same')])")
    assert ties == [[False, False], [True, True], [True, True], [True, False], [False, False], [False, False]]
    me.page.keyboard.press("s")
    assert me.hand() == ["C2", "C2", "C9", "S2", "M3", "OT"]
    me.page.keyboard.press("g")
    assert me.page.locator(".gathered").count() == 0  # groups are of a rank
    me.page.keyboard.press("s")
    me.page.keyboard.press("s")
    assert me.hand() == ["OT", "C2", "C2", "S2", "M3", "C9"]
    assert me.page.locator(".gathered").count() == 3


def test_u12_a_new_card_lies_apart_until_one_is_played(staged: Staged) -> None:
    me = staged.me
    staged.ask("discard C1", "discard C9", view=staged.hand(*CARDS, "C1"))
    assert me.hand()[-1] == "C1"
    assert me.page.locator(".apart .held").get_attribute("data-card") == "C1"
    assert "new" in (me.page.locator(".apart .held").get_attribute("aria-label") or "")
    staged.others((0, "discard C9"), view=staged.hand("M3", "C2", "C2", "S2", "OT", "C1"))
    assert me.hand() == ["C1", "OT", "C2", "C2", "S2", "M3"]
    assert me.page.locator(".apart").count() == 0


def test_u12_my_own_order_by_keys_stays(staged: Staged) -> None:
    me = staged.me
    me.page.keyboard.press("End")
    me.page.keyboard.press("Shift+ArrowLeft")
    me.page.keyboard.press("Shift+ArrowLeft")
    ordered = ["OT", "C2", "C2", "C9", "S2", "M3"]
    assert me.hand() == ordered
    assert me.page.evaluate("document.activeElement.dataset.card") == "C9"
    staged.ask("draw", "take", view={"from_draw": 0})
    assert me.hand() == ordered
    staged.others(view=staged.hand(*CARDS, "C1"))
    assert me.hand() == [*ordered, "C1"]
    kept = me.page.evaluate("JSON.parse(localStorage.getItem('ceki.order'))")
    assert list(kept.values()) == [ordered]


def test_u12_my_own_order_by_drag_and_after_a_reload(player: Callable[..., Player]) -> None:
    me = player(DESKTOP)
    me.make_table(game="balik_satu", players=4, bots=3)
    me.settle()
    before = me.hand()
    cards = me.page.locator(".held")
    me.still()
    start, end = cards.nth(0).bounding_box(), cards.nth(4).bounding_box()
    assert start is not None
    assert end is not None
    me.page.mouse.move(start["x"] + 20, start["y"] + 60)
    me.page.mouse.down()
    me.page.mouse.move(start["x"] + 60, start["y"] + 55, steps=3)
    me.page.mouse.move(end["x"] + 20, end["y"] + 60, steps=3)
    me.page.mouse.up()
    ordered = [*before[1:5], before[0], *before[5:]]
    assert me.hand() == ordered
    me.page.reload()
    me.settle()
    assert me.hand() == ordered


def test_u13_playable_cards_are_marked_and_others_can_be_read(staged: Staged) -> None:
    me = staged.me
    staged.ask("discard M3", "discard C9")
    assert me.page.eval_on_selector_all(".held.can", "all => all.map(e => e.dataset.card)") == ["M3", "C9"]
    assert me.page.locator(".held.can .dot").count() == 2
    dim = me.page.eval_on_selector_all(".held.idle", "all => all.map(e => getComputedStyle(e).filter)")
    assert len(dim) == 4
    light = float(dim[0].split("brightness(")[1].split(")")[0])
    paper, ink = luminance(0xFFFDF6, light), luminance(0x1C1A15, light)
    assert (paper + 0.05) / (ink + 0.05) >= 4.5
    me.page.locator('.held[data-card="OT"]').click()
    assert "You cannot play Old Thousand now. You can discard a card" in me.page.inner_text(".hint")
    staged.others()
    assert me.page.locator(".held.idle, .held.can").count() == 0
    assert "to move" in me.page.inner_text(".hint")


def luminance(colour: int, light: float) -> float:
    """Of WCAG, of a dimmed colour."""
    parts = [((colour >> shift) & 255) / 255 * light for shift in (16, 8, 0)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_u13_a_chosen_card_shows_its_rank_everywhere(staged: Staged) -> None:
    staged.ask("discard M3", "discard C2", view={"heap": ["M2", "C7", "S2", "S2"], "discard": "S2"})
    staged.page.locator('.held[data-card="C2"]').first.click()
    alike = "all => all.map(e => e.closest('[data-spot]').dataset.spot)"
    found = staged.page.eval_on_selector_all(".hand .alike, .middle .alike", alike)
    assert sorted(found) == ["hand:C2", "hand:S2", "heap:M2", "heap:S2", "place:discard"]


def test_u16_a_card_is_picked_in_anothers_turn_and_nothing_is_played(staged: Staged) -> None:
    staged.page.locator('.held[data-card="C9"]').click()
    assert "Nine of coins is selected for your turn" in staged.page.inner_text(".hint")
    staged.others((1, "discard M5"), view={"discard": "M5"})
    staged.ask("discard C9", "flick C9", "discard M3")
    assert staged.page.locator(".held[aria-pressed=true]").get_attribute("data-card") == "C9"
    assert staged.page.locator(".act").count() == 2
    assert staged.sent == []
    staged.page.keyboard.press("d")
    staged.page.wait_for_selector(".held:not([aria-pressed=true])[data-card=C9]")
    assert staged.sends(1) == ["discard C9"]


@pytest.mark.parametrize("change", ["a call", "another hand"])
def test_u16_what_was_picked_is_dropped_when_things_change(staged: Staged, change: str) -> None:
    staged.page.locator('.held[data-card="C9"]').click()
    if change == "a call":
        staged.others((1, "flick M5"), view={"call": [0, 1, 0, 0], "discard": "M5"})
    else:
        staged.others(view=staged.hand(*CARDS[1:]))
    assert staged.page.locator(".held[aria-pressed=true]").count() == 0


def test_kw_10_the_bracket_under_the_hand_joins_what_the_game_holds_alike(player: Callable[..., Player]) -> None:
    staged = Staged(player(), "kowah", 4)
    staged.deal("M1", "WF", "RF", "OT", "C2", "S2", "M7", "C9")
    tied = "all => all.map((e) => e.previousElementSibling.dataset.card)"
    assert staged.page.eval_on_selector_all(".under.tied", tied) == ["C2", "S2"]


def test_a_card_taken_back_is_no_new_one(staged: Staged) -> None:
    staged.others((1, "discard C6"), view=staged.hand(*CARDS[1:]))
    taken_back = {
        "seq": staged.state["seq"] + 1,
        "kind": "undone",
        "seat": None,
        "move": None,
        "you": False,
        "name": "",
    }
    staged.push(view=staged.hand(*CARDS), events=[taken_back])
    assert staged.me.page.locator(".held .new").count() == 0
    assert staged.me.hand() == ["OT", "C2", "C2", "S2", "M3", "C9"]


def test_a_card_of_the_lower_row_that_is_picked_has_a_frame_that_is_seen(player: Callable[..., Player]) -> None:
    staged = Staged(player(PHONE), "balik_satu", 4)
    staged.deal(*CARDS, "C1", "S1", "M1", "C4", "S4", "C5", "S5", "C7", "S7")
    last = staged.page.locator(".held").last

    def edge() -> tuple[int, ...]:
        """The colour at the left edge of the card."""
        staged.me.still()
        shown = Image.open(io.BytesIO(last.screenshot())).convert("RGB")
        return tuple(shown.getpixel((2, shown.height // 2)))

    before = edge()
    last.click()
    staged.page.mouse.move(1, 1)
    red, green, blue = edge()
    assert (red, green, blue) != before
    assert red > green > blue + 60  # gold


COVERED = """() => { const all = [...document.querySelectorAll(".held .card")].map(e => e.getBoundingClientRect());
  const seen = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const pairs = all.flatMap((a, i) => all.slice(i + 1).map(b => seen(a, b)));
  return [all.length, Math.min(...all.map(b => b.width)), Math.max(...pairs),
    Math.max(...all.map(b => b.right)) <= innerWidth, Math.max(...all.map(b => b.bottom)) <= innerHeight]; }"""


@pytest.mark.parametrize("held", [6, 7, 8, 9])
def test_up_to_nine_cards_lie_side_by_side_on_a_phone(player: Callable[..., Player], held: int) -> None:
    me = player((360, 740))
    staged = Staged(me, "kowah", 4)
    staged.deal(*["C1", "C2", "S3", "S4", "M5", "M6", "C7", "S8", "M9"][:held])
    me.still()
    number, width, covered, within, above = me.page.evaluate(COVERED)
    assert (number, covered, within, above) == (held, 0, True, True)
    assert width >= 40 - 6 * (held == 9)
