"""A bare server for the load to be measured beside: the same stack, the same insert, the same broadcast, no rules.

`python -m bench.load.bare PORT DATABASE`. A socket at /ws/TABLE/SEAT; whatever move it sends is the next event there.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from sqlalchemy import event, insert
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ceki.server.storage import schema
from ceki.server.storage.store import database_url

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=1000")


@dataclass
class LiveTable:
    """The sockets of a table, and the number of its last event."""

    seq: int = 0
    sockets: list[WebSocket] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


def engine_on(url: str) -> AsyncEngine:
    """One connection to SQLite that writes, every commit on disk before it returns; or some to PostgreSQL."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=8, max_overflow=8)
    engine = create_async_engine(url, pool_size=1, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    return engine


def create_app(url: str) -> FastAPI:
    """The server: an event is inserted, acknowledged, and told to everybody at its table."""
    engine = engine_on(url)
    rooms: dict[str, LiveTable] = defaultdict(LiveTable)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        async with engine.begin() as connection:
            await connection.run_sync(schema.metadata.create_all)
        yield
        await engine.dispose()

    app = FastAPI(lifespan=life)

    @app.get("/healthz")
    async def health() -> dict[str, bool]:
        return {"ok": True}

    @app.websocket("/ws/{table}/{seat}")
    async def socket(connection: WebSocket, table: str, seat: int) -> None:
        await connection.accept()
        room = rooms[table]
        room.sockets.append(connection)
        try:
            while True:
                said = json.loads(await connection.receive_text())
                async with room.lock:
                    await move(room, table, seat, said)
                    await connection.send_text(json.dumps({"type": "ack", "move_id": said["move_id"], "seq": room.seq}))
                    told = json.dumps({"type": "moved", "seq": room.seq, "seat": seat, "move": said["move"]})
                    for other in room.sockets:
                        await other.send_text(told)
        except WebSocketDisconnect:
            room.sockets.remove(connection)

    async def move(room: LiveTable, table: str, seat: int, said: dict[str, Any]) -> None:
        row = {
            "table_id": table, "seq": room.seq + 1, "version": 1, "kind": "moved", "person": seat,
            "move_id": said["move_id"], "body": json.dumps({"move": said["move"], "by": "human"}), "at": time.time(),
        }  # fmt: skip
        async with engine.begin() as connection:
            await connection.execute(insert(schema.events), [row])
        room.seq += 1

    return app


if __name__ == "__main__":
    uvicorn.run(
        create_app(database_url(sys.argv[2])), host="127.0.0.1", port=int(sys.argv[1]), log_level="warning",
        access_log=False, ws="websockets-sansio", ws_max_size=65536, ws_per_message_deflate=False,
        ws_ping_interval=15.0, ws_ping_timeout=20.0, ws_max_queue=16,
    )  # fmt: skip
