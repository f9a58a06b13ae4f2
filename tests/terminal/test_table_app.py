"""The table as an app: a game by keys and by pointing, pages, undo, people passing the keyboard, any size."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from ceki.bots.search import Search
from ceki.engine.rule import WRITTEN
from ceki.play.ruleset import ruleset
from ceki.terminal.drawing.whole_table import draw_table
from ceki.terminal.screens.own_table import TableApp
from ceki.terminal.screens.pages import Curtain, MovesPage, Page, ScorePage
from ceki.terminal.sitting import Sitting

FEW = Search(playouts=12, mode=WRITTEN)


def at_table(
    check: Callable[[TableApp, Any], Awaitable[None]], name: str = "balik_satu", size=(80, 24), pace=0.0, **how
) -> TableApp:
    """Runs a check at a table without a terminal."""
    app = TableApp(Sitting(ruleset(name), 7, **{"thinks": FEW, **how}), pace)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await check(app, pilot)

    asyncio.run(run())
    return app


def screen(app: TableApp) -> str:
    """The table as it is drawn, characters alone."""
    return "\n".join(draw_table(app.scene, *app.size).lines())


def page_text(app: TableApp) -> str:
    assert isinstance(app.screen, Page)
    return "\n".join(app.screen.lines)


def test_a_card_is_chosen_by_arrows_and_played_by_enter():
    async def check(app, pilot):
        await pilot.press("right", "right")
        assert app.chosen == app.scene.targets[1]
        await pilot.press("left")
        first = app.scene.targets[0]
        assert app.chosen == first
        await pilot.press("left")
        assert app.chosen == app.scene.targets[-1]
        await pilot.press("escape")
        assert app.chosen is None
        await pilot.press("right", "enter")
        assert app.sitting.round.numbers[0] == (2, first)
        assert app.sitting.asked == 0

    at_table(check)


def test_enter_without_a_card_plays_nothing():
    async def check(app, pilot):
        await pilot.press("enter")
        assert app.sitting.round.numbers == []

    at_table(check)


def test_digits_and_letters_make_moves():
    async def check(app, pilot):
        await pilot.press("right", "1")
        assert app.sitting.round.movers.count(0) == 1
        await pilot.press("9", "x", "0")
        assert app.sitting.round.movers.count(0) == 1
        await pilot.press("d")
        assert app.sitting.round.movers.count(0) == 2
        assert app.sitting.round.numbers[app.sitting.round.movers.index(0, 1)] == (1, -1)

    at_table(check)


def test_pointing_chooses_a_card_and_pointing_again_plays_it():
    async def check(app, pilot):
        row = next(y for y, line in enumerate(screen(app).split("\n")) if "│C5" in line)
        column = screen(app).split("\n")[row].index("C5")
        await pilot.click("TableFace", offset=(column, row))
        assert app.chosen == 4
        await pilot.click("TableFace", offset=(column, row))
        assert app.sitting.round.numbers[0] == (2, 4)

    at_table(check)


def test_pointing_at_the_bar_makes_the_move():
    async def check(app, pilot):
        await pilot.press("right", "enter")
        await pilot.click("TableFace", offset=(3, 21))
        assert app.sitting.round.movers.count(0) == 2

    at_table(check)


def test_undo_takes_back_and_says_when_it_cannot():
    async def check(app, pilot):
        await pilot.press("u")
        assert len(app._notifications) == 1
        await pilot.press("right", "enter", "u")
        assert app.sitting.round.numbers == []
        assert "You take your last move back." in screen(app)

    at_table(check)


@pytest.mark.parametrize(("key", "words"), [
    ("r", "[BS-44, Pwee, Chiki Cards, p. 122; otherwise: The Babas, p. 162]"),
    ("r", 'mata (Malay): “eye”: Three cards'), ("h", "Enter    play the card"),
    ("question_mark", "take: take the last discard"), ("v", "The table (Balik Satu"),
    ("s", "No round is over yet."), ("l", "Round 1. You begin."),
])  # fmt: skip
def test_pages_open_and_close(key, words):
    async def check(app, pilot):
        await pilot.press(key)
        assert words in page_text(app)
        await pilot.press("escape")
        assert len(app.screen_stack) == 1

    at_table(check)


def test_a_key_pressed_over_a_page_moves_nothing():
    async def check(app, pilot):
        await pilot.press("r", "1", "d", "escape")
        assert app.sitting.round.numbers == []

    at_table(check)


def test_a_move_is_chosen_from_the_list_of_all():
    async def check(app, pilot):
        await pilot.press("m")
        assert isinstance(app.screen, MovesPage)
        await pilot.press("escape", "m", "down", "enter")
        await pilot.pause()
        assert app.sitting.round.movers[0] == 0

    at_table(check)


def test_a_round_ends_on_the_score_sheet_and_enter_deals_the_next():
    async def check(app, pilot):
        while not app.sitting.round.over:
            await pilot.press("right", "enter", "1")
        assert "Score of round 1" in page_text(app)
        assert "sum 0" in page_text(app)
        await pilot.press("escape", "enter")
        assert "Score of round 1" in page_text(app)
        await pilot.press("enter")
        assert app.sitting.round_number == 2
        assert "round 2" in screen(app)

    at_table(check, name="sakopong")


def test_after_the_last_round_enter_leaves():
    async def check(app, pilot):
        assert "The match is over." in page_text(app)
        await pilot.press("enter")

    assert at_table(check, name="pakau", rounds=1)._exit


def test_hands_are_hidden_between_people():
    async def check(app, pilot):
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "│S9" not in screen(app)
        await pilot.press("enter")
        assert "Aminah's hand" in screen(app)
        await pilot.press("right", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert app.screen.person == "Bima"
        assert "'s hand" not in screen(app)
        assert "Press&#160;Enter&#160;when" in app.export_screenshot()
        assert "hand" not in app.export_screenshot()
        await pilot.press("escape", "r", "1")
        assert isinstance(app.screen, Curtain)
        await pilot.press("enter")
        assert "Bima's hand" in screen(app)

    at_table(check, people=2)


def test_bots_are_waited_for_and_can_be_hurried():
    async def check(app, pilot):
        await pilot.press("right", "enter")
        assert len(app.sitting.round.numbers) == 2
        assert "Space: do not wait." in screen(app)
        await pilot.press("space")
        assert len(app.sitting.round.numbers) == 3
        await pilot.press("u")
        assert app.sitting.round.numbers == []
        assert app.waiting is None

    at_table(check, pace=600)


@pytest.mark.parametrize("size", [(20, 8), (40, 14), (80, 24), (120, 40), (220, 70)])
def test_it_is_drawn_at_any_size(size):
    async def check(app, pilot):
        lines = screen(app).split("\n")
        assert len(lines) == size[1]
        assert max(map(len, lines)) <= size[0]
        await pilot.resize_terminal(size[0] + 5, size[1] + 3)
        assert len(screen(app).split("\n")) == size[1] + 3

    at_table(check, size=size)


def test_up_and_down_go_between_hand_and_table():
    async def check(app, pilot):
        while not app.sitting.round.over and not (set(app.scene.targets) - set(app.scene.hand.cards)):
            await pilot.press("right", "enter", "1")
        held = set(app.scene.hand.cards)
        await pilot.press("up")
        assert app.chosen in set(app.scene.targets) - held

    at_table(check, name="cholek_tiga")


def test_u22_a_hint_is_a_page_of_ranked_moves_and_none_comes_late():
    async def check(app, pilot):
        await pilot.press("i")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert "What each move scores on average" in page_text(app)
        await pilot.press("escape")
        moves = len(app.sitting.round.numbers)
        app._advised(app.sitting.hint(), moves - 1)  # thought out for a moment that is gone
        assert len(app.screen_stack) == 1

    at_table(check)


def test_u22_a_hint_that_comes_while_something_else_is_read_waits_for_it():
    async def check(app, pilot):
        moves = len(app.sitting.round.numbers)
        for key, still_there in (("l", True), ("r", False)):
            await pilot.press(key)
            page = app.screen
            app._advised(app.sitting.hint(), moves)
            await pilot.pause()
            assert app.screen is page
            assert any("close this page to read it" in told.message for told in app._notifications)
            if not still_there:
                app.make(app.scene.offered[0])
            await pilot.press("escape")
            await pilot.pause()
            assert (len(app.screen_stack) == 2 and app.screen.heading == "A hint") == still_there
            await pilot.press("escape")

    at_table(check)


def test_u22_advice_that_cannot_be_worked_out_is_told(monkeypatch):
    async def check(app, pilot):
        def fails(*_):
            raise ValueError("no table was found that agrees with all that seat 0 sees")

        monkeypatch.setattr(app.sitting, "hint", fails)
        await pilot.press("i")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert len(app.screen_stack) == 1
        assert any("No hint: no table was found" in told.message for told in app._notifications)

    at_table(check)


def test_u22_no_hint_is_given_where_several_people_play():
    async def check(app, pilot):
        await pilot.press("enter", "i")
        assert not app.workers
        assert any("practice" in told.message for told in app._notifications)

    at_table(check, people=2)


def test_u22_the_round_is_looked_back_on_from_the_score_sheet():
    async def check(app, pilot):
        while not app.sitting.round.over:
            app.make(app.scene.offered[0])
        await pilot.pause()
        assert isinstance(app.screen, ScorePage)
        await pilot.press("v")
        await app.workers.wait_for_complete()
        await pilot.pause()
        assert re.match(r"(None of|Of) your \d+ choices|Your one choice|You had no choice", page_text(app))
        await pilot.press("escape")
        assert isinstance(app.screen, ScorePage)
        await pilot.press("enter")
        assert app.sitting.round_number == 2

    at_table(check, name="sakopong")


@pytest.mark.parametrize(("people", "answers", "bets"), [(1, (), ((0, 1, 5),)), (2, ("enter", "escape"), None)])
def test_yg_5_bets_are_agreed_on_the_score_sheet(people, answers, bets):
    async def check(app, pilot):
        if people > 1:
            await pilot.press("enter")  # the curtain
        while not app.sitting.round.over:
            app.sitting.step()
        app.draw()
        app.show_sheet()
        await pilot.pause()
        assert "o: agree bets" in app.screen.foot
        await pilot.press("o", *"0-1:5", "enter")
        await pilot.press(*answers)
        await pilot.press("o", *"0-9:5", "enter")  # which is refused
        assert app.screen.heading == "Score"
        await pilot.press("enter")
        assert app.sitting.round_number == 2
        assert app.ruleset.options["bets"] == bets

    app = TableApp(Sitting(ruleset("gonggong", preset="ceken"), 7, people=people), 0.0)

    async def run() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await check(app, pilot)

    asyncio.run(run())
