"""Among strangers an address has one seat: who sits on three sees three hands, and has three votes."""

from __future__ import annotations

import sqlite3

import httpx

from ceki.server.tables.events import Draft
from tests.server.guests import HOME, asynchronous, serving


def caller(house, address):
    """Somebody at another address."""
    where = httpx.ASGITransport(app=house.app, client=(address, 1))
    return httpx.AsyncClient(transport=where, base_url=HOME, headers={"X-Ceki": "1", "Origin": HOME})


async def made_at(house, address, **order):
    async with caller(house, address) as client:
        answer = await client.post("/api/tables", json={"game": "cholek_tiga", "players": 3, **order})
        assert answer.status_code == 200, answer.text
        return answer.json()


async def sits(house, address, code):
    """The code of the answer, and the refusal's id."""
    async with caller(house, address) as client:
        answer = await client.post(f"/api/tables/{code}/seats", json={})
        return answer.status_code, answer.json().get("id")


@asynchronous
async def test_at_a_public_table_one_address_has_one_seat(tmp_path):
    async with serving(tmp_path) as house:
        made = await made_at(house, "203.0.113.5", public=True)
        assert await sits(house, "203.0.113.5", made["code"]) == (409, "one_seat_each"), "the maker's own address too"
        assert await sits(house, "203.0.113.6", made["code"]) == (200, None)
        assert await sits(house, "203.0.113.6", made["code"]) == (409, "one_seat_each")
        assert await sits(house, "203.0.113.7", made["code"]) == (200, None)


@asynchronous
async def test_who_has_left_a_seat_may_take_another(tmp_path):
    async with serving(tmp_path) as house:
        made = await made_at(house, "203.0.113.5", public=True)
        assert await sits(house, "203.0.113.6", made["code"]) == (200, None)
        room = house.room(made)
        guest = await house.come(made["code"], made["token"])
        guest.say(type="leave")
        await guest.until(lambda state: state["seats"][0]["kind"] == "free")
        assert await sits(house, "203.0.113.5", made["code"]) == (200, None)
        assert room.table.chairs[0].kind == "human"


@asynchronous
async def test_friends_behind_one_address_sit_together_where_the_maker_says_so_or_the_table_is_private(tmp_path):
    async with serving(tmp_path) as house:
        for order in ({"public": True, "together": True}, {}):
            made = await made_at(house, "203.0.113.5", **order)
            for _ in range(2):
                assert await sits(house, "203.0.113.5", made["code"]) == (200, None)


@asynchronous
async def test_a_server_may_give_an_address_more_seats(tmp_path):
    async with serving(tmp_path, seats_of_one=2) as house:
        made = await made_at(house, "203.0.113.5", public=True)
        assert await sits(house, "203.0.113.5", made["code"]) == (200, None)
        assert await sits(house, "203.0.113.5", made["code"]) == (409, "one_seat_each")


@asynchronous
async def test_a_stranger_who_meets_others_twice_from_one_address_gets_another_table(tmp_path):
    async with serving(tmp_path) as house, caller(house, "203.0.113.5") as client:
        first, second = [(await client.post("/api/meet", json={"game": "chabut"})).json() for _ in range(2)]
        assert first["table"] != second["table"]


@asynchronous
async def test_no_digest_of_an_address_outlives_its_table(tmp_path):
    async with serving(tmp_path) as house:
        made = await made_at(house, "203.0.113.5", public=True)
        await sits(house, "203.0.113.6", made["code"])
        store = house.registry.store
        assert sorted(await store.addresses(made["table"])) == [0, 1]
        maker = house.registry.digest_of("203.0.113.5")
        assert await store.listing.of_maker(maker) == 1
        await house.registry.simple(house.room(made), lambda: [Draft("closed")])
        assert await store.addresses(made["table"]) == {}
        assert (await store.find(made["table"])).closed
        with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
            assert database.execute("SELECT maker FROM tables").fetchall() == [("",)]


@asynchronous
async def test_the_list_of_public_tables_is_shared_out_among_addresses(tmp_path):
    async with serving(tmp_path) as house:
        await made_at(house, "198.51.100.1", public=True, title="Honest")
        for n in range(60):
            house.clock.turn(1.0)
            await made_at(house, f"203.0.113.{n % 3}", public=True, title="Visit evil.example")
        listed = (await house.http.get("/api/tables")).json()["tables"]
        assert len(listed) == 50
        assert "Honest" in [table["title"] for table in listed[:4]], "the first of each address comes first"
