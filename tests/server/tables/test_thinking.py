"""While advice is thought about, the table is heard and played on."""

from __future__ import annotations

import asyncio
import logging

from tests.server.guests import asynchronous, serving
from tests.server.steps import practising

NOTHING = {"even": [], "other": None, "mine": None, "theirs": None, "within": 0.0, "given": None}
ADVICE = {"move": "pass", **NOTHING, "unit": "cents", "exact": True, "playouts": 0, "moves": []}


@asynchronous
async def test_u22_who_waits_for_a_hint_is_heard_and_asks_anew(tmp_path, monkeypatch):
    async with serving(tmp_path) as house:
        _, me = await practising(house)
        answers = [asyncio.get_running_loop().create_future() for _ in range(2)]
        coming = iter(answers)

        async def ask(*_, **__):
            return await next(coming)

        monkeypatch.setattr(house.registry.bots, "ask", ask)
        me.say(type="hint")
        me.say(type="ping")
        assert await me.answer() == {"type": "pong"}
        me.say(type="hint")
        me.say(type="ping")
        assert await me.answer() == {"type": "pong"}
        assert answers[0].cancelled()
        answers[1].set_result(ADVICE)
        assert await me.answer() == {"type": "hint", "seq": me.state["seq"], **ADVICE}


@asynchronous
async def test_a_hint_holds_until_something_is_played(tmp_path, monkeypatch):
    async with serving(tmp_path) as house:
        _, me = await practising(house)
        answer = asyncio.get_running_loop().create_future()

        async def ask(*_, **__):
            return await answer

        monkeypatch.setattr(house.registry.bots, "ask", ask)
        me.say(type="hint")
        before = me.state["seq"]
        me.say(type="seed", hex="ab" * 16)  # for the deal to come, as every guest sends one as soon as it may
        await me.until(lambda state: state["seq"] > before)
        answer.set_result(ADVICE)
        hint = await me.answer()
        assert me.state["stands_since"] <= hint["seq"] < me.state["seq"]
        me.move(me.state["legal"][0])
        await me.until(lambda state: state["stands_since"] > hint["seq"])


@asynchronous
async def test_u22_a_hint_that_fails_is_told_and_logged(tmp_path, monkeypatch, caplog):
    caplog.set_level(logging.ERROR)
    async with serving(tmp_path) as house:
        _, me = await practising(house)

        async def ask(*_, **__):
            raise ArithmeticError("C5 is next")

        monkeypatch.setattr(house.registry.bots, "ask", ask)
        me.say(type="hint")
        answer = await me.answer()
        assert (answer["code"], answer["id"]) == ("retry", "advice_failed")
        assert "advice failed: ArithmeticError" in caplog.text
        assert "C5" not in caplog.text
        me.say(type="ping")
        assert await me.answer() == {"type": "pong"}
