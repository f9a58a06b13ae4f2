"""compose.yaml and Caddyfile: a table over TLS, with one of the servers going away."""

from __future__ import annotations

import asyncio
import signal
import ssl
from collections.abc import Iterator

import httpx
import pytest
from sqlalchemy import select

from ceki.server.storage.schema import seats
from ceki.server.storage.store import Store, database_url
from tests.patience import PATIENCE
from tests.server.deployed.files import Composed
from tests.server.processes import Player

CHANGES = {"X-Ceki": "1"}
TABLES = 12
SEATS = seats.c


@pytest.fixture
def composed() -> Iterator[Composed]:
    found = Composed()
    try:
        found.begin()
        yield found
    finally:
        found.remove()


def test_a_table_over_tls_goes_on_when_one_of_two_servers_is_restarted(
    composed: Composed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(composed.caddy.authority))
    asyncio.run(restarted(composed))


async def restarted(composed: Composed) -> None:
    """Two people play at the site, each server in turn ends and begins again, and they play on."""
    site, trusted = composed.caddy.site, ssl.create_default_context(cafile=str(composed.caddy.authority))
    headers = CHANGES | {"Origin": site}
    async with httpx.AsyncClient(base_url=site, verify=trusted, headers=headers, timeout=PATIENCE) as people:
        assert "ceki" in (await people.get("/")).text
        made = (await people.post("/api/tables", json={"game": "chabut", "bots": 1, "players": 3})).json()
        seat = (await people.post(f"/api/tables/{made['code']}/seats", json={})).json()
    players = [Player([site], made["table"], token, n) for n, token in enumerate((made["token"], seat["token"]))]
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    try:
        for server in composed.servers:
            await moved(players)
            await asyncio.to_thread(server.end)
            await moved(players)
            await asyncio.to_thread(server.begin)
        await moved(players)
        for service, name in ((composed.bus, "ceki_bus_up"), (composed.database, "ceki_database_up")):
            await asyncio.to_thread(service.end, signal.SIGINT)  # PostgreSQL waits for nobody then
            await counted(composed, name, 0)
            await asyncio.to_thread(service.begin)
            await counted(composed, name, 1)
        await moved(players)
    finally:
        stop.set()
        await asyncio.gather(*playing)
    assert {code for player in players for code in player.errors} <= {
        "retry",
        "stale",
        "closed",
        "illegal",
    }  # by the restart, or a second "next"


def test_all_who_play_at_a_table_come_to_one_server(composed: Composed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(composed.caddy.authority))
    asyncio.run(together(composed))


async def together(composed: Composed) -> None:
    """Pairs sit down at tables, and the database says at which server each of them is."""
    site, trusted = composed.caddy.site, ssl.create_default_context(cafile=str(composed.caddy.authority))
    players, stop = list[Player](), asyncio.Event()
    async with httpx.AsyncClient(base_url=site, verify=trusted, headers=CHANGES | {"Origin": site}) as people:
        for _ in range(TABLES):
            made = (await people.post("/api/tables", json={"game": "chabut", "players": 2})).json()
            seat = (await people.post(f"/api/tables/{made['code']}/seats", json={})).json()
            players += [Player([site], made["table"], token, len(players)) for token in (made["token"], seat["token"])]
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    store = Store(database_url(composed.servers[0].run_as["env"]["CEKI_DATABASE"]))
    try:
        at: dict[str, list[str]] = {}
        async with asyncio.timeout(PATIENCE):
            while len([name for names in at.values() for name in names if name]) < len(players):
                await asyncio.sleep(0.1)
                at = {}
                async with store._read() as connection:
                    for table, server in await connection.execute(select(SEATS.table_id, SEATS.server)):
                        at.setdefault(table, []).append(server)
    finally:
        await store.close()
        stop.set()
        await asyncio.gather(*playing)
    assert {len(set(names)) for names in at.values()} == {1}
    assert len({name for names in at.values() for name in names}) == 2, "and both have tables"


async def counted(composed: Composed, name: str, value: int) -> None:
    """Waits until both servers count so."""
    async with asyncio.timeout(PATIENCE), httpx.AsyncClient(timeout=PATIENCE) as prometheus:
        for server in composed.servers:
            url = f"http://{server.run_as['env']['CEKI_METRICS']}/metrics"
            while f"\n{name} {value}.0\n" not in (await prometheus.get(url)).text:
                await asyncio.sleep(0.1)


async def moved(players: list[Player]) -> None:
    """Waits until the server has taken more moves."""
    before = sum(len(player.acked) for player in players)
    async with asyncio.timeout(PATIENCE):
        while sum(len(player.acked) for player in players) < before + 3:
            await asyncio.sleep(0.02)
