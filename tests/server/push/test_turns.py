"""A player who is not there is told of their turn, by a push that they alone can read."""

from __future__ import annotations

import asyncio
import logging
import threading
from types import SimpleNamespace

import pytest

from ceki.server.push.address import looked_up
from tests.patience import PATIENCE
from tests.server.guests import asynchronous, serving
from tests.server.push.service import HOST, Browser, push_service, signed_by
from tests.server.steps import does, to_choose

GAME = {"game": "cholek_tiga", "players": 2, "days": 3}


async def two(house):
    """A table by days, who is asked, the other."""
    made, guests = await house.full_table(**GAME)
    mine, (other,) = await to_choose(house, made, guests)
    return made, mine, other


async def moves_on(house, made, guest):
    """Plays for a guest until it is the other's turn, who has a choice, or nobody's."""
    table = house.room(made).table
    me = table.turn
    while table.turn == me:
        while guest.state["seq"] < table.seq:
            await guest.hear()
        guest.move()
        assert (await guest.answer())["type"] == "ack"
        await house.quiet(made)


async def all_sent(house):
    """Waits until every push is sent, or has failed."""
    while house.registry.turns.under_way:
        await asyncio.wait_for(asyncio.wait(house.registry.turns.under_way), PATIENCE)


async def one_turn(house, service, status):
    """A turn comes to one who is away and has asked for a push, which a service answers so; the table, and the one."""
    made, mine, other = await two(house)
    assert await does(house, other, type="tell", **Browser().subscription) is None
    await other.leave()
    service.status = status
    await moves_on(house, made, mine)
    await all_sent(house)
    return made, other


@asynchronous
async def test_a_push_arrives_when_the_turn_comes_to_who_is_not_there(tmp_path):
    async with serving(tmp_path, origins=("https://ceki.example",)) as house, push_service(tmp_path, house) as service:
        made, mine, other = await two(house)
        browser = Browser()
        assert await does(house, other, type="tell", **browser.subscription) is None
        await other.leave()
        await moves_on(house, made, mine)
        await all_sent(house)
        path, headers, body = service.posted.get_nowait()
        assert service.posted.empty()  # one for a turn
        assert path == "/one"
        assert (headers["host"], headers["content-encoding"]) == (f"{HOST}:{service.port}", "aes128gcm")
        assert headers["ttl"] == str(3 * 86_400)
        key = (await house.http.get("/api/push")).json()["key"]
        assert signed_by(headers["authorization"], key) == {
            "aud": f"https://{HOST}:{service.port}", "sub": "https://ceki.example",
            "exp": int(house.clock.wall()) + 43_200,
        }  # fmt: skip
        assert browser.unsealed(body) == {"kind": "turn", "code": made["code"]}


@asynchronous
async def test_none_comes_to_who_is_there_or_has_not_asked_or_takes_it_back(tmp_path):
    async with serving(tmp_path) as house, push_service(tmp_path, house) as service:
        made, mine, other = await two(house)
        browser = Browser()
        assert await does(house, mine, type="tell", **browser.subscription) is None  # who is there all the time
        assert await does(house, other, type="tell", **browser.subscription) is None
        await moves_on(house, made, mine)
        await moves_on(house, made, other)
        assert await does(house, other, type="untell", endpoint=browser.subscription["endpoint"]) is None
        await other.leave()
        await moves_on(house, made, mine)
        await all_sent(house)
        assert service.posted.empty()


@asynchronous
async def test_an_address_that_is_gone_is_deleted(tmp_path):
    for status in (404, 410, 400):
        folder = tmp_path / str(status)
        folder.mkdir()
        async with serving(folder) as house, push_service(folder, house) as service:
            made, other = await one_turn(house, service, status)
            assert service.posted.qsize() == 1
            left = await house.registry.turns.kept.of(made["table"], other.session.person)
            assert len(left) == (1 if status == 400 else 0)


@pytest.mark.parametrize(("status", "tries"), [(503, 3), (429, 3), (400, 1)])
@asynchronous
async def test_a_push_that_a_service_does_not_take_now_is_sent_twice_more(tmp_path, status, tries):
    async with serving(tmp_path) as house, push_service(tmp_path, house) as service:
        await one_turn(house, service, status)
        assert service.posted.qsize() == tries


@asynchronous
async def test_nobody_is_told_again_whose_turn_has_gone_by(tmp_path):
    async with serving(tmp_path) as house, push_service(tmp_path, house) as service:
        made, mine, other = await two(house)
        assert await does(house, other, type="tell", **Browser().subscription) is None
        person = other.session.person
        await other.leave()
        service.status = 503
        later = asyncio.Event()
        house.registry.turns.clock = SimpleNamespace(wall=house.clock.wall, sleep=lambda _: later.wait())
        await moves_on(house, made, mine)
        await asyncio.wait_for(service.posted.get(), PATIENCE)
        await house.come(made["code"], made["tokens"][person])
        later.set()
        await all_sent(house)
        assert service.posted.empty()


def test_a_name_that_hangs_stops_none_that_was_found_before(monkeypatch):
    hangs = threading.Event()

    def found(host, port, **_):
        if host != "known.example":
            hangs.wait(PATIENCE)
        return [(0, 0, 0, "", ("203.0.113.9", port))]

    async def look():
        assert await looked_up("known.example", 443) == ["203.0.113.9"]
        slow = [asyncio.ensure_future(looked_up(f"{n}.example", 443)) for n in range(8)]
        await asyncio.sleep(0)
        assert await looked_up("known.example", 443) == ["203.0.113.9"]
        hangs.set()
        await asyncio.gather(*slow)

    monkeypatch.setattr("ceki.server.push.address.socket.getaddrinfo", found)
    asyncio.run(asyncio.wait_for(look(), PATIENCE))


@asynchronous
async def test_a_service_that_hangs_holds_no_table(tmp_path, caplog):
    caplog.set_level(logging.WARNING)
    async with serving(tmp_path) as house, push_service(tmp_path, house) as service:
        made, mine, other = await two(house)
        assert await does(house, other, type="tell", **Browser().subscription) is None
        person = other.session.person
        await other.leave()
        service.status = None
        await moves_on(house, made, mine)
        await asyncio.wait_for(service.posted.get(), PATIENCE)
        assert house.registry.turns.under_way  # it still waits for an answer
        back = await house.come(made["code"], made["tokens"][person])
        await moves_on(house, made, back)
        assert house.room(made).table.turn == mine.session.person


@asynchronous
async def test_addresses_inside_the_network_are_refused_in_a_sentence(tmp_path):
    said = "Notifications go only to https addresses of public push services."
    inside = [
        "http://203.0.113.9/x", "https://127.0.0.1/x", "https://localhost/x", "https://10.1.2.3/x", "https://[::1]/x",
        "https://192.168.1.1/x", "https://169.254.169.254/latest", "https://[::ffff:127.0.0.1]/x", "https://0/x",
        "https://[64:ff9b::a00:1]/x", "https://[::ffff:8.8.8.8]/x", "https://[fd00::1]/x", "https://[fec0::1]/x",
        "https://8.8.8.8:8443/x", "https://me@8.8.8.8/x",
        "https://8.8.8.8/x\r\nHost: y", "https://", "x",
    ]  # fmt: skip
    async with serving(tmp_path) as house:
        _, mine, _ = await two(house)
        for endpoint in inside:
            refused = await does(house, mine, type="tell", **{**Browser().subscription, "endpoint": endpoint})
            assert refused is not None, endpoint
            assert refused["message"] == said, endpoint
        good = {**Browser().subscription, "endpoint": "https://8.8.8.8/x"}
        assert await does(house, mine, type="tell", **good) is None


@asynchronous
async def test_what_is_no_key_is_refused_and_so_are_many_devices_and_other_tables(tmp_path):
    async with serving(tmp_path) as house, push_service(tmp_path, house):
        _, mine, _ = await two(house)
        for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"auth": "ö"}, {"p256dh": "B" + "A" * 86}):
            refused = await does(house, mine, type="tell", **{**Browser().subscription, **wrong})
            assert refused is not None, wrong
            assert refused["id"] == "push_keys", wrong
        for n in range(5):
            assert await does(house, mine, type="tell", **Browser(f"/{n}").subscription) is None
        assert await does(house, mine, type="tell", **Browser("/4").subscription) is None  # the same again
        refused = await does(house, mine, type="tell", **Browser("/5").subscription)
        assert refused is not None
        assert (refused["id"], refused["args"]) == ("too_many_pushes", {"most": 5})
        _, guests = await house.full_table("cholek_tiga", players=2)
        refused = await does(house, guests[0], type="tell", **Browser().subscription)
        assert refused is not None
        assert refused["id"] == "not_by_days"


@asynchronous
async def test_who_sits_down_next_is_not_told_in_anothers_place(tmp_path):
    async with serving(tmp_path) as house, push_service(tmp_path, house) as service:
        made, _, other = await two(house)
        assert await does(house, other, type="tell", **Browser().subscription) is None
        seat, person = other.state["me"], other.session.person
        other.say(type="leave")
        await does(house, other, type="ping")
        await other.leave()
        await house.sit(made["code"], seat=seat)
        assert await house.registry.turns.kept.of(made["table"], person) == []
        assert service.posted.empty()


@asynchronous
async def test_the_key_is_kept_and_stays(tmp_path):
    keys = set()
    for _ in range(2):
        async with serving(tmp_path) as house:
            keys.add((await house.http.get("/api/push")).json()["key"])
    assert len(keys) == 1
    assert (tmp_path / "tables.sqlite3").stat().st_mode & 0o077 == 0
