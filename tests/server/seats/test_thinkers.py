"""Bots that look ahead think in threads of the server, and where they cannot, the greedy bot moves."""

from __future__ import annotations

import threading
from functools import partial

import pytest

from ceki.server.seats import bots as seats_module
from ceki.server.seats.bots import BotSeats, think
from ceki.server.seats.thinkers import NoAnswer, Thinkers
from tests.bots.test_bots import hidden_dealt_again, view_in_play
from tests.server.guests import asynchronous


async def chosen(seats: BotSeats, level: str, view, number: int = 1):
    told: list[str] = []
    return await seats.choose(level, view, "t", number, told.append), told


@asynchronous
async def test_the_first_move_of_a_strong_bot_is_strong():
    seats, view = BotSeats(Thinkers(1)), view_in_play("balik_satu")
    try:
        assert await chosen(seats, "strong", view) == (think("strong", view, "t", 1), ["thought"])
        assert await chosen(seats, "greedy", view) == (think("greedy", view, "t", 1), [])
    finally:
        await seats.close()


@asynchronous
async def test_a_bot_thinks_the_same_whatever_its_seat_does_not_see():
    seats, view = BotSeats(Thinkers(1)), view_in_play("balik_satu")
    try:
        expected = await chosen(seats, "middle", view)
        for seed in range(5):
            assert await chosen(seats, "middle", hidden_dealt_again(view, seed)) == expected
    finally:
        await seats.close()


@pytest.mark.parametrize("why", ["off", "busy", "broken", "written"])
@asynchronous
async def test_where_nobody_has_thought_the_greedy_move_is_made(monkeypatch, tmp_path, caplog, why):
    view, let_go = view_in_play("balik_satu"), threading.Event()
    greedy = think("greedy", view, "t", 1)
    if why == "busy":
        monkeypatch.setattr(seats_module, "LONGEST", 0.05)
        monkeypatch.setattr(seats_module, "think", lambda level, *rest: let_go.wait() if level == "strong" else greedy)
    if why == "broken":
        monkeypatch.setattr(seats_module, "think", partial(broken, greedy))
    if why == "written":
        monkeypatch.setattr(seats_module, "runs_compiled", lambda game: False)
    seats = BotSeats(Thinkers(0 if why == "off" else 1))
    try:
        assert await chosen(seats, "strong", view) == (greedy, [why])
    finally:
        let_go.set()
        await seats.close()
    assert "C5" not in caplog.text


def broken(greedy, level, view, *rest):
    if level == "strong":
        raise ValueError(f"C5 is not held in {view.raw.hex()}")
    return greedy


@asynchronous
async def test_what_goes_wrong_is_logged_without_the_cards_of_the_view(caplog):
    thinkers = Thinkers(1)
    try:
        with pytest.raises(NoAnswer, match="broken"):
            await thinkers.think(partial(broken, None, "strong", view_in_play("balik_satu")), 60.0)
    finally:
        thinkers.stop()
    assert [record.message for record in caplog.records if record.name == "ceki.server"] == [
        "a bot could not think, and played greedily: ValueError"
    ]
