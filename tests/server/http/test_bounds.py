"""R9 and Z7: every bound that is promised is the one that is kept, at the bound and one beyond, at the edge itself."""

from __future__ import annotations

import asyncio
import json

import pytest

from ceki.server import limits
from ceki.server.http.session import size_of
from ceki.server.protocol.errors import Refused
from ceki.server.settings import Settings
from tests.patience import PATIENCE
from tests.server.guests import asynchronous, serving

PROMISED = {
    "WAITING": 64, "WAITING_BYTES": 262_144, "FRAME": 4096, "DEPTH": 8, "RATE": 10, "BURST": 20, "NAME": 24,
    "CHAT": 300, "TITLE": 60, "HELLO_SECONDS": 5, "BODY": 16_384, "HTTP_RATE": 10,
    "HTTP_BURST": 40, "WATCHERS": 200,
}  # fmt: skip


def test_r9_the_bounds_are_those_that_are_promised():
    assert {name: getattr(limits, name) for name in PROMISED} == PROMISED
    settings = Settings("sqlite://")
    assert (settings.tables_of_one, settings.tables) == (20, 100_000)


@asynchronous
async def test_r9_a_name_and_a_title_at_the_bound_and_beyond(tmp_path):
    async with serving(tmp_path) as house:
        for field, most in (("name", 24), ("title", 60)):
            for letter in ("a", "é", "e\u0301", "\U0001f0cf", "<"):
                house.clock.turn(1.0)
                await keeps_to(house, field, most, letter)


async def keeps_to(house, field, most, letter):
    """So many letters are taken, one more is refused, and nothing is made of it."""
    tables = len(house.registry.rooms)
    made = await house.table("chabut", players=2, **{field: letter * most})
    facts = (await house.http.get(f"/api/tables/{made['table']}")).json()
    composed = letter.replace("e\u0301", "é") * most
    assert (facts["seats"][0]["name"] if field == "name" else facts["title"]) == composed, (field, letter)
    for much in (most + 1, 1000 * most):
        answer = await house.http.post("/api/tables", json={"game": "chabut", field: letter * much})
        assert answer.status_code in (413, 422), (field, letter)
        assert answer.json()["message"].endswith("."), (field, letter)
    if field == "name":
        answer = await house.http.post(f"/api/tables/{made['table']}/seats", json={"name": letter * (most + 1)})
        assert (answer.status_code, answer.json()["code"]) == (413, "too_long"), (field, letter)
    assert len(house.registry.rooms) == tables + 1, (field, letter)
    assert house.room(made).table.chairs[1].kind == "free", (field, letter)


@pytest.mark.parametrize("letter", ["a", "é"])
@asynchronous
async def test_r9_chat_has_300_characters_and_no_more(tmp_path, letter):
    async with serving(tmp_path) as house:
        _, guests = await house.full_table("chabut", players=2, chat=True)
        guests[0].say(type="chat", text=letter * 300)
        assert (await guests[1].answer())["text"] == letter * 300
        guests[0].say(type="chat", text=letter * 301)
        assert (await guests[0].answer())["type"] == "chat"
        assert (await guests[0].answer())["code"] == "too_long"
        guests[0].say(type="ping")
        assert (await guests[0].answer())["type"] == "pong"
        guests[0].say(type="chat", text="x")
        assert (await guests[1].answer())["text"] == "x"


@asynchronous
async def test_r9_depth_8_is_read_and_9_is_not(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        guest = await house.come(made["code"], made["token"])
        for depth, answer in ((7, "pong"), (8, "error"), (1000, "error")):  # the message itself is the first
            guest.raw('{"type":"ping","more":' + "[" * depth + "]" * depth + "}")
            assert (await guest.answer())["type"] == answer
        for depth, status in ((6, 400), (7, 400), (1000, 400)):
            body = '{"game":"chabut","options":{"no":' + "[" * depth + "]" * depth + "}}"
            found = await house.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
            assert found.status_code == status
            assert ("nested" in found.json()["message"]) is (depth > 6)


@asynchronous
async def test_r9_a_body_has_16384_bytes_and_no_more(tmp_path):
    async with serving(tmp_path) as house:
        body = json.dumps({"game": "chabut"})
        for size, status in ((limits.BODY, 200), (limits.BODY + 1, 413), (1000 * limits.BODY, 413)):
            content = body.ljust(size)
            answer = await house.http.post("/api/tables", content=content, headers={"content-type": "application/json"})
            assert answer.status_code == status


def test_r9_what_waits_is_counted_in_bytes():
    assert [size_of(text) for text in ("abc", "é", "\U0001f0cf", "")] == [3, 2, 4, 0]


@pytest.mark.parametrize("letter", ["x", "é"])
@asynchronous
async def test_r9_256_kb_may_wait_and_no_byte_more(tmp_path, letter):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        deaf = await house.come(made["code"], None)
        session, deaf.socket.deaf = deaf.session, True
        session.send("first")
        while session.waiting:  # until the sender has taken it, and waits for the client
            await asyncio.sleep(0)
        for _ in range(8):
            session.send(letter * (limits.WAITING_BYTES // 8 // len(letter.encode())))
        assert (session.closing, session.bytes) == (None, limits.WAITING_BYTES)
        session.send("x")
        assert session.closing == 1013
        assert not session.waiting
        deaf.task.cancel()
        await asyncio.gather(deaf.task, return_exceptions=True)


@asynchronous
async def test_r9_ten_messages_a_second_and_not_eleven(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        guest = await house.come(made["code"], made["token"])
        for many in (limits.BURST, 10, 10, 10):
            for _ in range(many):
                guest.say(type="ping")
                assert (await guest.answer())["type"] == "pong"
            house.clock.turn(1.0)
        for _ in range(11):
            guest.say(type="ping")
        last, code = await guest.closed()
        assert (last["code"], code) == ("too_fast", 1008)


@asynchronous
async def test_r9_twenty_tables_of_one_address_and_not_twenty_one(tmp_path):
    async with serving(tmp_path) as house:
        for _ in range(20):
            house.clock.turn(1.0)
            await house.table("chabut", players=2)
        house.clock.turn(1.0)
        answer = await house.http.post("/api/tables", json={"game": "chabut"})
        assert (answer.status_code, answer.json()["code"]) == (409, "full")
        assert len(house.registry.rooms) == 20


@asynchronous
async def test_r9_so_many_look_on_and_so_many_visit_and_no_more(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "WATCHERS", 3)
    monkeypatch.setattr(limits, "SOCKETS", 5)
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        me = await house.come(made["code"], made["token"])
        for _ in range(3):
            await house.come(made["code"], None)
        for said in (("full", 1008), ("closed", 1013)):
            late = house.visitor()
            late.say(type="hello", version=1, table=made["code"], token=None)
            last, code = await late.closed()
            assert (last["code"], code) == said
            monkeypatch.setattr(limits, "SOCKETS", 4)
        me.say(type="ping")
        assert (await me.answer())["type"] == "pong"


async def finish(house, made):
    """The maker of a table of bots plays the match to its end."""
    me, table = await house.come(made["code"], made["token"]), house.room(made).table
    while not table.match.over:
        await house.quiet(made)
        while me.state["seq"] < table.seq:
            await me.hear()
        if me.state["asked"] and len(me.state["legal"]) > 1:
            me.move()
            await me.answer()
    return me


@asynchronous
async def test_a_match_that_is_over_does_not_count_against_its_maker(tmp_path):
    async with serving(tmp_path) as house:
        for _ in range(25):
            house.clock.turn(1.0)
            await finish(house, await house.table("pakau", players=2, bots=1, rounds=1, public=True))
        assert (await house.http.get("/api/tables")).json()["tables"] == []
        for n in range(21):
            house.clock.turn(1.0)
            answer = await house.http.post("/api/tables", json={"game": "chabut", "players": 2})
            assert answer.status_code == (200 if n < 20 else 409)


@asynchronous
async def test_a_practised_match_that_is_taken_up_again_counts_again(tmp_path):
    async with serving(tmp_path, tables_of_one=1) as house:
        me = await finish(house, await house.table("chabut", players=2, practice=True, rounds=1))
        assert (await house.registry.store.listing.open_tables()) == 0
        me.say(type="again")
        me.say(type="ping")
        await me.answer()
        answer = await house.http.post("/api/tables", json={"game": "chabut", "players": 2})
        assert (answer.status_code, answer.json()["code"]) == (409, "full")


@asynchronous
async def test_r9_a_socket_whose_directions_end_together_ends_in_silence(tmp_path):
    problems = []
    asyncio.get_running_loop().set_exception_handler(lambda _, problem: problems.append(problem))
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        for turns in range(12):
            guest = await house.come(made["table"], made["token"])
            guest.session.dismiss(1008, Refused("taken_over"))
            for _ in range(turns):
                await asyncio.sleep(0)
            guest.socket.inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
            await asyncio.wait_for(guest.task, PATIENCE)
    assert problems == []
