"""Who has had their time for a move gets no more of it; and whose time still runs is not gone on without."""

from __future__ import annotations

import asyncio

from tests.server.guests import asynchronous, serving
from tests.server.steps import does, to_choose, to_the_end


def held(house, monkeypatch):
    """Bots of this house move when the event is set."""
    moves = asyncio.Event()

    async def sleep(_):
        await moves.wait()

    monkeypatch.setattr(house.clock, "sleep", sleep)
    return moves


@asynchronous
async def test_nobody_is_gone_on_without_or_removed_while_their_clock_runs(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("cholek_tiga", players=3, seconds=300)
        asked, others = await to_choose(house, made, guests)
        person = asked.session.person
        house.clock.turn(60)
        for guest in others:
            for word in ({"type": "remove", "person": person}, {"type": "without"}):
                refused = await does(house, guest, **word)
                assert refused["id"] == "clock_runs", word
        assert house.room(made).table.chairs[person].kind == "human"


@asynchronous
async def test_whose_time_is_up_comes_back_after_the_bots_move_or_with_a_move(tmp_path, monkeypatch):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("cholek_tiga", players=2, seconds=5)
        asked, _ = await to_choose(house, made, guests)
        room, person = house.room(made), asked.session.person
        moves = held(house, monkeypatch)
        house.clock.turn(room.deadline - house.clock.steady() + 1)
        await house.driver.tick()
        moved = room.table.moved_at
        for _ in range(3):
            assert (await does(house, asked, type="back"))["id"] == "time_is_up"
            asked = await house.come(made["code"], made["tokens"][person])
            assert (room.table.chairs[person].kind, room.table.moved_at) == ("away", moved)
        assert asked.state["asked"], "their cards are theirs, and so is the move as long as nobody has made it"
        asked.move()
        assert (await asked.answer())["type"] == "ack"
        assert (room.table.chairs[person].kind, room.table.relieved) == ("human", -1)
        moves.set()


@asynchronous
async def test_the_bot_moves_though_one_comes_back_again_and_again(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("cholek_tiga", players=2, seconds=5)
        room = house.room(made)
        for _ in range(4):
            asked, _ = await to_choose(house, made, guests)
            moved = room.table.moved_at
            house.clock.turn(room.deadline - house.clock.steady() + 1)
            await house.driver.tick()
            await does(house, asked, type="back")
            await house.quiet(made)
            assert room.table.moved_at > moved
            await does(house, asked, type="back")


@asynchronous
async def test_who_leaves_and_comes_back_has_the_time_that_was_left(tmp_path, monkeypatch):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("cholek_tiga", players=2, seconds=300)
        asked, _ = await to_choose(house, made, guests)
        room, person = house.room(made), asked.session.person
        moves = held(house, monkeypatch)
        before = room.deadline
        for _ in range(3):
            house.clock.turn(20)
            await does(house, asked, type="leave")
            assert room.deadline is None
            asked = await house.come(made["code"], made["tokens"][person])
            assert (room.table.chairs[person].kind, room.deadline) == ("human", before)
        moves.set()


@asynchronous
async def test_at_a_table_without_a_clock_the_others_need_not_wait_again(tmp_path, monkeypatch):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("cholek_tiga", players=3)
        asked, others = await to_choose(house, made, guests)
        room, person = house.room(made), asked.session.person
        moves = held(house, monkeypatch)
        house.clock.turn(29)
        await does(house, asked, type="leave")
        asked = await house.come(made["code"], made["tokens"][person])
        assert room.table.chairs[person].kind == "human"
        assert room.patience < 2
        house.clock.turn(2)
        for other in others:
            await does(house, other, type="without")
        assert room.table.chairs[person].kind == "away"
        moves.set()


@asynchronous
async def test_r12_who_sits_down_after_another_gives_a_seed_of_their_own(tmp_path):
    async with serving(tmp_path, seed_seconds=2.0) as house:
        made = await house.table("chabut", players=2)
        first = await house.sit(made["code"], seed="11" * 16)
        table = house.room(made).table
        assert table.coming.player_seeds == [None, "11" * 16]
        left = await house.come(made["code"], first["token"])
        await does(house, left, type="leave")
        second = await house.sit(made["code"])
        assert table.coming.player_seeds == [None, None]
        guest = await house.come(made["code"], second["token"])
        assert await does(house, guest, type="seed", hex="22" * 16, round=1) is None
        assert table.coming.player_seeds == [None, "22" * 16]


@asynchronous
async def test_nobody_sits_down_when_the_match_is_over(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("chabut", players=3, bots=1, rounds=1)
        await to_the_end(house, made, guests)
        answer = await house.http.post(f"/api/tables/{made['code']}/seats", json={"seat": 2, "name": "Late"})
        assert (answer.status_code, answer.json()["id"]) == (409, "match_over")


@asynchronous
async def test_at_a_closed_table_nothing_is_written_any_more(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("chabut", players=2)
        for guest in guests:
            await does(house, guest, type="leave")
        table = house.room(made).table
        seq = table.seq
        assert table.closed
        back = await house.come(made["code"], made["token"])
        for word in ("back", "leave"):
            await does(house, back, type=word)
        assert table.seq == seq


@asynchronous
async def test_what_is_not_there_is_not_kept_as_if_it_were(tmp_path):
    async with serving(tmp_path) as house:
        answer = await house.http.get("/assets/of-the-next-version.js")
        assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")
