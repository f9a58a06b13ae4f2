"""One address fills no disk: what it may have written in a day is bounded, and what others do is not."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace

import pytest

from ceki.server.budget import DAY
from tests.server.guests import asynchronous, serving
from tests.server.hand_clock import HandClock
from tests.server.seats.test_one_seat_each import caller

MOST = 20_000_000  # bytes by which a database may grow in a day of one address's abuse
ABUSER, NEIGHBOUR = "203.0.113.7", "203.0.113.8"


async def makes(house, client, clock) -> str:
    """A table that is made, starred and left by somebody who waits where they ask too fast; or why it is not."""
    while True:
        made = await client.post("/api/tables", json={"game": "chabut", "bots": 3})
        if made.status_code == 200:
            break
        if made.json()["id"] != "too_many_requests":
            return made.json()["id"]
        clock.turn(5.0)
    table = made.json()
    await client.post(f"/api/tables/{table['code']}/star", json={"token": table["token"], "starred": True})
    guest = house.visitor()
    guest.socket.client = SimpleNamespace(host=ABUSER)
    guest.say(type="hello", version=1, table=table["code"], token=table["token"])
    await guest.until(lambda state: True)
    guest.say(type="leave")
    await guest.until(lambda state: state["person"] == -1)
    await guest.leave()
    return "made"


async def abused(house, clock, steps: int) -> Counter[str]:
    """What one address is answered that makes tables as fast as it is let, at so many moments of a day."""
    told: Counter[str] = Counter()
    async with caller(house, ABUSER) as client:
        for _ in range(steps):
            while (why := await makes(house, client, clock)) == "made":
                told[why] += 1
            told[why] += 1
            clock.turn(DAY / steps)
    return told


def bytes_in(folder) -> int:
    return sum(path.stat().st_size for path in folder.iterdir())


@pytest.mark.parametrize("megabytes", [0.25, pytest.param(8, marks=pytest.mark.prove)])
@asynchronous
async def test_a_day_of_abuse_from_one_address_grows_the_database_by_little(tmp_path, megabytes):
    clock = HandClock()
    async with serving(tmp_path, clock, bytes_of_one=int(megabytes * 1_000_000)) as house:
        before = bytes_in(tmp_path)
        told = await abused(house, clock, 12)
        assert told["too_much_today"] == 12
        async with caller(house, NEIGHBOUR) as client:
            assert (await client.post("/api/tables", json={"game": "chabut"})).status_code == 200
    grown = bytes_in(tmp_path) - before
    assert told["made"] > 50 * megabytes
    assert grown <= MOST * megabytes / 8, (grown, told)


@asynchronous
async def test_who_has_used_a_days_bytes_makes_no_move_until_some_are_there_again(tmp_path):
    clock = HandClock()
    async with serving(tmp_path, clock, bytes_of_one=6_000) as house:
        made, (guest,) = await house.full_table("cholek_tiga", players=2, bots=1)
        guest.session.address = ABUSER
        guest.move()
        assert (await guest.answer())["type"] == "ack"
        house.registry.budget.charge([ABUSER], 6_000)
        await house.quiet(made)
        guest.say(type="undo")
        assert (await guest.answer())["id"] == "too_much_today"
        guest.say(type="ping")
        assert (await guest.answer())["type"] == "pong"
        clock.turn(DAY)
        guest.say(type="undo")
        assert (await guest.answer())["id"] != "too_much_today"


@asynchronous
async def test_a_trusted_network_is_not_limited_each(tmp_path):
    few = {"bytes_of_one": 6_000, "tables_of_one": 1, "trusted": ("203.0.113.0/25",)}
    async with serving(tmp_path, HandClock(), **few) as house:
        for address, allowed in ((ABUSER, True), ("203.0.113.200", False)):
            async with caller(house, address) as client:
                made = [
                    (await client.post("/api/tables", json={"game": "chabut", "public": True})).status_code == 200
                    for _ in range(60)  # more than may come at once
                ]
                assert made == [True, *[allowed] * 59]
                code = (await client.get("/api/tables")).json()["tables"][0]["code"]
                sat = [(await client.post(f"/api/tables/{code}/seats", json={})).status_code for _ in range(2)]
                assert (sat == [200, 200]) is allowed
