"""Large cards are larger, and nothing runs over."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.conftest import DESKTOP, PHONE
from tests.web.player import Player


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.prove)], ids=["phone", "desktop"])
def test_u33_large_cards_are_larger_and_nothing_runs_over(player: Callable[..., Player], size: tuple[int, int]) -> None:
    me = player(size)
    widths = []
    for large in (1, 2):
        me.page.goto(me.url)
        me.page.evaluate(f"localStorage.setItem('ceki.settings', '{{\"large\": {large}}}')")
        me.make_table(game="cholek_tiga", players=3, bots=2)
        me.settle()
        me.still()
        box = me.page.locator(".held").first.bounding_box()
        assert box is not None
        widths.append(box["width"])
        assert me.overflow() == (0, 0)
    assert widths[1] > 1.15 * widths[0]
