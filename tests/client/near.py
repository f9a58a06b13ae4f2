"""A server on a real port in this process, for clients that speak over a real socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from ceki.client.link import Link, read_link
from ceki.server.http.app import create_app
from ceki.server.settings import Settings
from tests.patience import PATIENCE


class NearServer(uvicorn.Server):
    """Tells when it serves."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.serving = asyncio.Event()

    async def startup(self, sockets: list[Any] | None = None) -> None:
        await super().startup(sockets)
        self.serving.set()

    @property
    def port(self) -> int:
        return int(self.servers[0].sockets[0].getsockname()[1])


class Near:
    """A server that can stop and come back at the same port, with the same tables."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder, self.port, self.settings = folder, 0, settings
        self.app: Any = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def begin(self) -> None:
        url = f"sqlite+aiosqlite:///{self.folder / 'tables.sqlite3'}"
        self.app = create_app(Settings(database=url, pause=0.0, port=self.port, bot_workers=0, **self.settings))
        config = uvicorn.Config(
            self.app, host="127.0.0.1", port=self.port, log_level="warning", ws="websockets-sansio",
            timeout_graceful_shutdown=1,
        )  # fmt: skip
        self.server = NearServer(config)
        self.task = asyncio.create_task(self.server.serve())
        await asyncio.wait_for(self.server.serving.wait(), PATIENCE)
        self.port = self.server.port

    async def end(self) -> None:
        self.server.should_exit = True
        await asyncio.wait_for(self.task, PATIENCE)

    async def table(self, game: str, **order: Any) -> tuple[Link, str]:
        """A new table: its link, and the token of its maker."""
        async with httpx.AsyncClient(base_url=self.url, headers={"X-Ceki": "1"}, timeout=PATIENCE) as http:
            answer = await http.post("/api/tables", json={"game": game, **order})
        assert answer.status_code == 200, answer.text
        return read_link(self.url + answer.json()["link"]), str(answer.json()["token"])

    def room(self, link: Link) -> Any:
        """The table as the server has it."""
        return next(room for room in self.app.state.registry.rooms.values() if room.table.code == link.code)


@asynccontextmanager
async def near(folder: Path, **settings: Any) -> AsyncIterator[Near]:
    server = Near(folder, **settings)
    await server.begin()
    try:
        yield server
    finally:
        await server.end()
