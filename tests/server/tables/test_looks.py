"""R11: a table at which nothing is due is not looked at, and none is overlooked, whatever people and clocks do."""

from __future__ import annotations

import asyncio
import random

import pytest

from ceki.server.seats import meet
from ceki.server.tables import scheduler
from tests.server.guests import asynchronous, serving

ORDERS = (
    {"game": "chabut", "players": 2, "seconds": 30},
    {"game": "chabut", "players": 2},
    {"game": "chabut", "players": 3, "bots": 1},
    {"game": "chabut", "players": 3, "public": True},
    {"game": "balik_satu", "players": 2, "public": True, "seconds": 60},
)
STEPS = 50


def due(house, room) -> bool:
    """Whether a look would do something."""
    registry, settings, table, now = house.registry, house.registry.settings, room.table, house.clock.steady()
    first_deal = room.filled_at is not None and table.may_deal and registry.seeds_in(room)
    next_deal = table.ready and table.may_deal and room.awake and registry.all_ready(room)
    idle = not room.guests and now - room.used_at >= settings.idle_seconds
    asleep = house.driver._due(room) is not None and (room.driver is None or room.driver.done())
    late = room.overdue(settings.absent_seconds) or meet.bots_due(registry, room)
    return bool(late or first_deal or next_deal or idle or asleep)


async def step(house, made, tokens, guests, chance) -> None:
    """Something happens at the table: somebody comes, goes, moves or is ready; or only time goes by."""
    there = [guest for guest in guests if not guest.task.done()]
    match chance.randrange(9):
        case 0 if len(tokens) < len(house.room(made).table.chairs):
            answer = await house.http.post(f"/api/tables/{made['code']}/seats", json={})
            if answer.status_code == 200:
                tokens.append(answer.json()["token"])
        case 1:
            visitor = house.visitor()
            visitor.say(type="hello", version=1, table=made["table"], token=chance.choice([*tokens, None]), seen=0)
            guests.append(visitor)
        case 2:
            for guest in there if chance.random() < 0.5 else there[:1]:
                await guest.leave()
        case 3 if there:
            chance.choice(there).say(type="next")
        case 4 | 5:
            room = house.room(made)
            for guest in there:
                if guest.session.person == room.table.turn and room.table.legal:
                    verb, card = room.table.legal[0]
                    move = scheduler.say(room.table.ruleset.game, verb, card)
                    guest.say(type="move", move_id=f"{chance.random()}", base_seq=room.table.seq, move=move)
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.mark.parametrize("seed", range(10))
@asynchronous
async def test_r11_no_table_is_overlooked(tmp_path, monkeypatch, seed):
    monkeypatch.setattr(scheduler, "SELDOM_SECONDS", 1e9)
    chance, acted = random.Random(seed), 0
    async with serving(tmp_path, seed_seconds=2.0) as house:
        tables = []
        for order in ORDERS:
            made = await house.table(**order)
            tables.append((made, [made["token"]], []))
        for _ in range(STEPS):
            for made, tokens, guests in tables:
                if made["table"] in house.registry.rooms:
                    await step(house, made, tokens, guests, chance)
            house.clock.turn(chance.choice((0.25, 1.0, 4.0, 20.0, 70.0)))
            for room in house.registry.rooms.values():
                if due(house, room):
                    acted += 1
                    assert room.look_at <= house.clock.steady(), room.table.about
            await house.driver.tick()
    assert acted


@asynchronous
async def test_a_table_at_which_nothing_is_due_is_left_alone(tmp_path, monkeypatch):
    async with serving(tmp_path) as house:
        made, _ = await house.full_table(game="chabut", players=2, seconds=30)
        await house.driver.tick()
        looked, true = [], house.driver._look_after

        async def look(room):
            looked.append(room.table.id)
            await true(room)

        monkeypatch.setattr(house.driver, "_look_after", look)
        house.clock.turn(1.0)
        await house.driver.tick()
        assert looked == []
        house.clock.turn(scheduler.SELDOM_SECONDS)
        await house.driver.tick()
        assert looked == [made["table"]]
