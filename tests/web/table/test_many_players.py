"""Fifteen to twenty at one table: every name can be read and every seat reached, whatever the screen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, PHONE
from tests.web.player import Player

TWENTY = {"game": "chaqui", "players": 20, "options": {"half_decks": 10}, "title": "twenty"}
LYING = (740, 360)

# The seats whose name is cut, or whose middle, scrolled to, is hidden by something else; and how many were looked at.
SEEN = """() => {
  const seats = [...document.querySelectorAll(".seat")];
  const cut = (e) => e.scrollWidth > e.clientWidth + 1;
  const bad = seats.filter((seat) => {
    seat.scrollIntoView({ block: "nearest" });
    const name = seat.querySelector(".name"), row = seat.querySelector(".row");
    return [name, row].some((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [y + 1, y + height - 1].some((at) => !seat.contains(document.elementFromPoint(x + width / 2, at)));
    }) || cut(name) || cut(row);
  });
  return { bad: bad.map((seat) => seat.innerText), seats: seats.length };
}"""


def test_twenty_seats_are_read_and_reached_and_the_score_is_near(player: Callable[..., Player]) -> None:
    me = player()
    me.make_table(**TWENTY, bots=19, bot_level="random")
    me.play(moves=2)
    me.settle()
    for width, height in (LYING, (1024, 768), DESKTOP, PHONE):
        me.page.set_viewport_size({"width": width, "height": height})
        assert me.overflow() == (0, 0)
        assert me.page.evaluate(SEEN) == {"bad": [], "seats": 19}
    me.play()
    sheet = me.ended("counts")
    me.still()
    assert sheet.bounding_box()["height"] <= 0.6 * PHONE[1] + 1
    assert sheet.locator(".ranks li").count() == 20
    sheet.locator(".ranks li").last.scroll_into_view_if_needed()
    me.still()
    assert sheet.locator(".ranks li").last.bounding_box()["y"] < PHONE[1]
    me.page.keyboard.press("Escape")
    assert me.page.evaluate(SEEN) == {"bad": [], "seats": 19}


def test_free_seats_side_by_side_share_a_row_of_the_lobby(player: Callable[..., Player]) -> None:
    me = player()
    me.make_table(**TWENTY)
    expect(me.page.locator(".rowlist li")).to_have_count(2)
    expect(me.page.locator(".rowlist li").last).to_contain_text("Seats 2 to 20")
    expect(me.page.get_by_role("button", name="Put bots in the 19 free seats")).to_be_visible()
