"""What an operator does with a person, through two servers at once: muted, renamed, banned, erased, exported."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

import pytest

from ceki.engine.errors import NotAllowed
from ceki.server.admin import administered
from ceki.server.fairness.verify import verify
from ceki.server.tables.events import NOBODY
from tests.server.guests import asynchronous, play_round, serving
from tests.server.hand_clock import HandClock
from tests.server.seats.test_one_seat_each import caller
from tests.server.test_admin import CARD, heard, url

BAD = "Zulhasrat Qwerty"  # a name that is found nowhere by chance
MAKER, BANNED, OTHER = "203.0.113.5", "203.0.113.6", "203.0.113.7"


async def seated(one, two=None, **order):
    """A table whose second person has that name; and a guest of each person, the second at another server if given."""
    made = await one.table("cholek_tiga", players=2, chat=True, **order)
    token = (await one.sit(made["code"], name=BAD))["token"]
    return made, [await one.come(made["code"], made["token"]), await (two or one).come(made["code"], token)]


def names(state):
    return [seat["name"] for seat in state["seats"]]


@asynchronous
async def test_who_is_muted_is_heard_at_no_server_until_another_sits_there(tmp_path):
    async with serving(tmp_path) as one, serving(tmp_path, one.clock) as two:
        made, guests = await seated(one, two)
        async with administered(url(tmp_path), "ana") as admin:
            await admin.mute(made["code"], BAD.lower(), "spam")
            with pytest.raises(NotAllowed, match="nobody who is called Ali has sat"):
                await admin.mute(made["code"], "Ali", "")
            assert [(act.what, act.code, act.why) for act in await admin.acts()] == [("mute", made["code"], "spam")]
        for house, guest in zip((one, two), guests, strict=True):
            await heard(house, made, guest)
        guests[1].say(type="chat", text="hello")
        assert (await guests[1].answer())["id"] == "muted"
        guests[0].say(type="chat", text="hello")
        assert (await guests[0].answer())["type"] == "chat"


@pytest.mark.parametrize(("verb", "after"), [("rename", "Player"), ("erase", "Guest 2")])
@asynchronous
async def test_a_name_goes_from_every_server_every_round_and_every_file(tmp_path, verb, after):
    """The log still verifies. What a player played stays: others played with them. The servers run all the while."""
    async with serving(tmp_path) as one, serving(tmp_path, one.clock) as two:
        made, guests = await seated(one, rounds=2)
        await play_round(guests)
        guests[1].say(type="chat", text="a rude word")
        await guests[0].answer()
        guests[0].say(type="report", seat=1)
        await guests[0].answer()
        watcher = await two.come(made["code"], None)
        assert BAD in names(watcher.state)
        before = one.room(made).table
        assert [played.names[1 - played.seated.index(0)] for played in before.history] == [BAD]
        async with administered(url(tmp_path), "ana") as admin:
            if verb == "rename":
                await admin.rename(made["code"], BAD, "Player", "an insult")
            else:
                await admin.erase(made["code"], BAD, "asked for")
                assert await admin.reports() == []
                assert [
                    file.name for file in Path(tmp_path).rglob("*.sqlite3*") if BAD.encode() in file.read_bytes()
                ] == []
            assert [act.what for act in await admin.acts()] == [verb]
        for house, guest in ((one, guests[0]), (two, watcher)):
            state = await heard(house, made, guest)
            assert after in names(state)
            assert BAD not in json.dumps(state)
            async with caller(house, OTHER) as client:
                log = (await client.get(f"/api/tables/{made['code']}/log")).text
            assert BAD not in log
            assert verify(log).says
    async with serving(tmp_path) as again:
        assert after in [chair.name for chair in (await again.registry.room(made["code"])).table.chairs]


@asynchronous
async def test_a_banned_address_makes_no_table_and_takes_no_seat_at_any_server(tmp_path):
    async with serving(tmp_path, HandClock(time.time())) as one, serving(tmp_path, one.clock) as two:
        async with caller(one, MAKER) as client:
            made = (await client.post("/api/tables", json={"game": "cholek_tiga", "players": 3})).json()
        async with caller(two, BANNED) as client:
            sat = (await client.post(f"/api/tables/{made['code']}/seats", json={"name": BAD})).json()
        guest = await two.come(made["code"], sat["token"])
        async with administered(url(tmp_path), "ana") as admin:
            await admin.ban(made["code"], BAD, 30, "cheats")
            (ban,) = await admin.bans()
            assert ban.code == made["code"]
            assert BANNED not in ban.address
        assert (await heard(two, made, guest))["person"] == NOBODY
        for house in (one, two):
            async with caller(house, BANNED) as client:
                for answer in (
                    await client.post("/api/tables", json={"game": "chabut"}),
                    await client.post(f"/api/tables/{made['code']}/seats", json={}),
                ):
                    assert (answer.status_code, answer.json()["id"]) == (409, "banned")
            async with caller(house, OTHER) as client:
                assert (await client.post("/api/tables", json={"game": "chabut"})).status_code == 200
        async with administered(url(tmp_path), "ana") as admin:
            with pytest.raises(NotAllowed, match="no banned address has a digest that begins with nope"):
                await admin.unban("nope", "")
            await admin.unban(ban.address[:12], "a mistake")
            assert await admin.bans() == []
        async with caller(one, BANNED) as client:
            assert (await client.post("/api/tables", json={"game": "chabut"})).status_code == 200


@asynchronous
async def test_a_ban_ends(tmp_path):
    async with serving(tmp_path, HandClock(time.time())) as house:
        async with caller(house, MAKER) as client:
            made = (await client.post("/api/tables", json={"game": "chabut", "name": BAD})).json()
        async with administered(url(tmp_path), "ana") as admin:
            await admin.ban(made["code"], BAD, 1, "")
        async with caller(house, MAKER) as client:
            assert (await client.post("/api/tables", json={"game": "chabut"})).status_code == 409
            house.clock.turn(2 * 86_400)
            assert (await client.post("/api/tables", json={"game": "chabut"})).status_code == 200
        await house.driver.tick()
        assert await house.registry.store.moderation.bans(0.0) == [], "no digest outlives its ban"


@asynchronous
async def test_what_is_kept_of_a_person_is_exported_without_a_card_of_the_round_that_is_played(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await seated(house, rounds=3)
        await play_round(guests)
        async with administered(url(tmp_path), "ana") as admin:
            told = await admin.export(made["code"], BAD, "asked for")
            assert [act.what for act in await admin.acts()] == ["export"]
        assert (told["table"], told["game"], told["name"], told["seats"]) == (made["code"], "cholek_tiga", BAD, [1])
        assert told["events"][0] | {"at": 0} == {"at": 0, "what": "sat", "name": BAD}
        assert not CARD.search(json.dumps(told)), "the first round is the last that was dealt"
        table = house.room(made).table
        secrets = [table.coming.server_seed, made["token"]] if table.coming else [made["token"]]
        assert not any(secret in json.dumps(told) for secret in secrets)
        for guest in guests:
            guest.say(type="next")
        await guests[0].until(lambda state: state["table"]["round"] == 2)
        async with administered(url(tmp_path), "ana") as admin:
            told = await admin.export(made["code"], BAD, "asked again")
        moves = [one["move"] for one in told["events"] if one["what"] == "moved"]
        assert moves
        assert all(re.fullmatch(r"[a-z_]+( \w\w)?", move) for move in moves)
