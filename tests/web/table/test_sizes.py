"""What can be chosen is large enough, nothing lies over it, and no text is cut: in every game, on every screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ceki.play import catalogue
from tests.web.boxes import wrong
from tests.web.conftest import PHONE
from tests.web.player import CARDS, Player
from tests.web.staged import Staged

SEATS = 6


def most(game: str) -> int:
    """The most seats that a game has, up to six."""
    return max(n for n in catalogue.game(game).info.seats if n <= SEATS)


# A game of each family with so many seats; the others when everything is proved.
SOME = {(one.info.family, most(one.id)): one.id for one in catalogue.games()}.values()
MARKS = (pytest.mark.whole, pytest.mark.prove)
NOW = "pakau"  # of short rounds; test_longer.py measures tables of three more families
GAMES = [name if name == NOW else pytest.param(name, marks=MARKS[name in SOME]) for name in catalogue.names()]


def sit(me: Player, game: str) -> None:
    """At a table with the most seats up to six."""
    me.make_table(game=game, players=most(game), bots=most(game) - 1, bot_level="random")


def wrong_at_choices(me: Player, choices: int, later: int = 0) -> list[str]:
    """What is wrong at so many choices of a round from here on, with a card picked too, and each `later` choices on."""
    found = []
    for _ in range(choices):
        if me.settle() == "over":
            break
        found += wrong(me.page)
        cards = me.page.locator(CARDS)
        if cards.count():
            cards.nth(cards.count() // 2).click()
            found += [f"a card picked, {fault}" for fault in wrong(me.page)]
        me.play(1 + later)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_chosen_is_large_and_uncovered_and_no_text_is_cut(player: Callable[..., Player], game: str) -> None:
    me = player()
    sit(me, game)
    assert wrong_at_choices(me, 2) == []


@pytest.mark.parametrize("game", [pytest.param(n, marks=MARKS[n in SOME]) for n in catalogue.names()])
def test_it_stays_so_to_the_end_of_a_round(player: Callable[..., Player], game: str) -> None:
    me = player()
    sit(me, game)
    assert wrong_at_choices(me, 3, later=7) == []


def test_the_measure_sees_what_is_small_covered_cut_and_tiny(player: Callable[..., Player]) -> None:
    me = player()
    sit(me, next(iter(SOME)))
    me.settle()
    for fault, style in {
        "small": ".held { width: 38px !important }",
        "covered": ".hand { margin-top: -30px !important }",
        "cut": ".seat .name { max-width: 12px }",
        "tiny": ".goal { font-size: 9px !important }",
        "over": ".goal { min-height: 300px !important }",
    }.items():
        added = me.page.add_style_tag(content=style)
        assert any(f": {fault}" in one for one in wrong(me.page, (PHONE,))), fault
        added.evaluate("e => e.remove()")
    assert wrong(me.page, (PHONE,)) == []


def test_how_many_packets_lie_before_a_seat_is_read_whole_on_a_phone(player: Callable[..., Player]) -> None:
    me = player(PHONE, locale="ms")
    staged = Staged(me, "sakopong", 4, title="packets", bot_level="random")
    staged.others(view={"tricks": [0, 3, 1, 0]})
    told = me.page.locator(".opponents .packets b")
    assert sorted(told.all_inner_texts()) == ["trik 0", "trik 1", "trik 3"]
    inside = """all => all.every((e) => {
      const own = e.getBoundingClientRect(), seat = e.closest(".seat").getBoundingClientRect();
      return own.left >= seat.left && own.right <= seat.right && own.bottom <= seat.bottom;
    })"""
    assert told.evaluate_all(inside)
