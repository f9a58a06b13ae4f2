"""A title that everybody reads can be reported: the operator hears of it, and of some reports it is listed no more."""

from __future__ import annotations

import pytest

from tests.server.guests import asynchronous, serving
from tests.server.seats.test_one_seat_each import caller

BAD = "Visit evil.example"
REPORTERS = ("203.0.113.1", "203.0.113.2", "203.0.113.3")


async def titles_in(client) -> list[str]:
    return [table["title"] for table in (await client.get("/api/tables")).json()["tables"]]


async def reports(house, code: str, address: str, title: str = BAD):
    async with caller(house, address) as client:
        return await client.post(f"/api/tables/{code}/report", json={"title": title})


async def put_up(house, title: str = BAD, public: bool = True) -> str:
    async with caller(house, "203.0.113.99") as client:
        order = {"game": "chabut", "title": title, "public": public}
        return (await client.post("/api/tables", json=order)).json()["code"]


@asynchronous
async def test_a_title_that_three_addresses_report_is_listed_no_more_and_its_table_is(tmp_path, caplog):
    async with serving(tmp_path) as house:
        code = await put_up(house)
        await put_up(house, "Welcome")
        for address in (REPORTERS[0], REPORTERS[0], REPORTERS[1]):  # one of them twice
            assert (await reports(house, code, address)).json() == {"reported": True}
        async with caller(house, "203.0.113.50") as client:
            assert sorted(await titles_in(client)) == [BAD, "Welcome"]
            await reports(house, code, REPORTERS[2])
            assert sorted(await titles_in(client)) == ["", "Welcome"]
    told = [record.getMessage() for record in caplog.records if "title was reported" in record.getMessage()]
    assert [line.partition("from ")[2] for line in told] == [f'{n} addresses: "{BAD}"' for n in (1, 2, 3)]
    async with serving(tmp_path) as house, caller(house, "203.0.113.50") as client:
        assert sorted(await titles_in(client)) == ["", "Welcome"], "a server that begins again knows it"


@pytest.mark.parametrize(("public", "title"), [(True, "Another title"), (False, BAD), (True, "")])
@asynchronous
async def test_what_nobody_reads_in_the_list_cannot_be_reported(tmp_path, public, title):
    async with serving(tmp_path) as house:
        answer = await reports(house, await put_up(house, public=public), REPORTERS[0], title)
        assert (answer.status_code, answer.json()["id"]) == (400, "no_such_title")


@asynchronous
async def test_with_a_table_that_closes_the_addresses_of_who_reported_it_go(tmp_path):
    async with serving(tmp_path) as house:
        code = await put_up(house)
        await reports(house, code, REPORTERS[0])
        table = (await house.registry.sought(code, "?")).table.id
        wall = house.registry.clock.wall()
        assert await house.registry.store.lasting.close([table], wall, wall, wall) == [table]
        async with house.registry.store._read() as connection:
            assert (await connection.exec_driver_sql("SELECT count(*) FROM reports")).scalar() == 0


@asynchronous
async def test_open_tables_are_counted_once_a_minute_and_what_is_made_meanwhile_counts(tmp_path):
    async with serving(tmp_path, tables=3, tables_of_one=3) as house:
        await put_up(house)
        listing, asked = house.registry.store.listing, []
        count = listing.open_tables

        async def counted() -> int:
            asked.append(await count())
            return asked[-1]

        listing.open_tables = counted
        await put_up(house)
        await put_up(house)
        async with caller(house, REPORTERS[0]) as client:
            full = await client.post("/api/tables", json={"game": "chabut"})
        assert full.json()["id"] == "server_full"
        assert asked == []
