"""Counts tell nothing of hidden cards: a move that was the only one is counted like one that was chosen."""

from __future__ import annotations

import contextlib
import urllib.request

import pytest

from ceki.server.metrics import Metrics, host_and_port
from tests.patience import PATIENCE
from tests.server.guests import asynchronous, serving
from tests.server.processes import free_port

OFTEN = ("process_", "ceki_write_seconds", "ceki_disk_free", "ceki_clock")  # what changes all the time, move or none


def series(metrics):
    """Every count and its value."""
    lines = [line.rpartition(" ") for line in metrics.text().decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines if not name.startswith(OFTEN)}


def changed(before, after):
    return {name: value - before.get(name, 0.0) for name, value in after.items() if value != before.get(name)}


async def played(house, level):
    """A round of Sakopong, in which being forced is a secret: what each move changed, by how it came about."""
    made = await house.table("sakopong", players=4, bots=3, bot_level=level)
    me = await house.come(made["code"], made["token"])
    table, tell, known, found = house.room(made).table, house.registry._tell, {}, []

    def noted(room):
        tell(room)
        now = series(house.registry.metrics)
        made = [told for told in table.story if told.verb >= 0]
        if known and table.playing and len(made) == known["moves"] + 1:
            told = made[-1]
            by = "rules" if told.forced else "human" if told.person == 0 else "bot"
            found.append((by, changed(known["series"], now)))
        known.update(moves=len(made), series=now)

    house.registry._tell = noted
    while table.playing:
        await house.quiet(made)
        house.clock.turn(0.5)
        me.say(type="ping")
        await me.answer()
        if me.state["asked"] and len(me.state["legal"]) > 1:
            me.move()
            await me.answer()
    return made, found


@pytest.mark.parametrize("level", ["greedy", "strong"])
@asynchronous
async def test_r4_counts_do_not_tell_who_had_a_choice(tmp_path, level):
    async with serving(tmp_path) as house:
        found = []
        for _ in range(4):
            found += (await played(house, level))[1]
        assert {by for by, _ in found} == {"rules", "human", "bot"}
        for by, difference in found:
            assert difference == {"ceki_events_total": 1.0}, by


@asynchronous
async def test_what_is_open_is_counted_when_it_is_read_and_not_at_the_next_tick(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("pei", players=3, bots=2)
        await house.come(made["code"], made["token"])
        counted = series(house.registry.metrics)
        assert (counted["ceki_rooms"], counted["ceki_sockets"]) == (1, 1)


@asynchronous
async def test_what_was_held_back_is_counted_when_the_round_is_over(tmp_path):
    async with serving(tmp_path) as house:
        made, _ = await played(house, "strong")
        events = await house.registry.store.events(made["table"])
        by = [event.body["by"] for event in events if event.kind == "moved"]
        counted = series(house.registry.metrics)
        assert counted["ceki_move_seconds_count"] == by.count("human") > 0
        assert counted["ceki_bot_seconds_count"] == by.count("bot") > 0
        assert counted['ceki_bot_moves_total{how="off"}'] == by.count("bot")


def test_counts_have_an_address_of_their_own():
    metrics, address = Metrics(), f"127.0.0.1:{free_port()}"
    metrics.events.inc(3)
    metrics.serve(address)
    with contextlib.closing(urllib.request.urlopen(f"http://{address}/metrics", timeout=PATIENCE)) as answer:
        assert b"ceki_events_total 3.0" in answer.read()
    with pytest.raises(OSError, match=f"metrics cannot be served at {address}: "):
        Metrics().serve(address)


def test_an_address_is_a_host_and_a_port():
    assert host_and_port("127.0.0.1:9100") == ("127.0.0.1", 9100)
    assert host_and_port("[::1]:9100") == ("::1", 9100)
    for wrong in ("", "9100", "127.0.0.1", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:99999", "a/b:1", "u@h:1"):
        with pytest.raises(ValueError, match="is not an address such as"):
            host_and_port(wrong)
