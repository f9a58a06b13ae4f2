"""Runs a server until a signal, and then stops it gently."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import socket
import sys
import webbrowser
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from ceki.server import limits, log_lines, tracing
from ceki.server.chosen import Chosen
from ceki.server.http.app import create_app
from ceki.server.http.callers import Connections
from ceki.server.http.session import farewell
from ceki.server.http.wire import Http, Socket
from ceki.server.networks import Networks
from ceki.server.settings import Settings
from ceki.server.storage.store import StoreDown, database_url
from ceki.server.tables.registry import TableRegistry

PRIVATE: Final = 0o077  # what is written is its owner's alone
GRACE_SECONDS: Final = 4
TURN_SECONDS: Final = 0.001
BACKLOG: Final = 256  # connections that wait to be accepted; so many are accepted before the first is looked at
OTHER_FILES: Final = 128  # of the database, of processes, of what is read
AWAY_SECONDS: Final = 1.0  # between two tries to open a database
TICKS: Final = 10  # of uvicorn in a second
COLLECT_TICKS: Final = 3600 * TICKS  # an hour


class Server(uvicorn.Server):
    """Says goodbye to every socket before it stops."""

    def __init__(
        self, config: uvicorn.Config, registry: TableRegistry, log: log_lines.Repeats, url: str, show: bool
    ) -> None:
        super().__init__(config)
        self.registry, self.log, self.url, self.show = registry, log, url, show
        self.goodbye: asyncio.Task[None] | None = None
        self.refused = ""  # why it cannot begin
        self.unheard: OSError | None = None  # where it cannot be heard

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        """Starts, and says where; without its database it does not start."""
        await self._opened()
        if self.should_exit:
            return
        try:
            sockets = [listening(self.config.host, self.config.port)]
        except OSError as error:
            self.unheard, self.should_exit = error, True
            return
        await super().startup(sockets)  # type: ignore[arg-type]
        look_for_garbage_seldom()
        sys.setswitchinterval(TURN_SECONDS)  # the thread that has written is heard sooner than after Python's 5 ms
        self.loop = asyncio.get_running_loop()
        if self.started:
            print(f"ceki: tables at {self.url} (Ctrl-C stops the server; games are kept)", flush=True)
            if self.show:
                self.loop.run_in_executor(None, webbrowser.open, self.url)

    async def _opened(self) -> None:
        """Opens the database. One of another machine may come later than this server: it is waited for."""
        told = False
        while not self.should_exit:
            try:
                await self.registry.open()
                return
            except StoreDown as error:
                if self.registry.settings.database.startswith("sqlite"):
                    self.refused, self.should_exit = f"the database cannot be used: {error.why}", True
                elif not told:
                    logging.getLogger("ceki.server").warning("the database is away; trying again: %s", error.why)
                    told = True
            except ValueError as error:
                self.refused, self.should_exit = str(error), True
            await asyncio.sleep(0 if self.should_exit else AWAY_SECONDS)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if counter % TICKS == 0:
            self.log.tell()
        if counter % COLLECT_TICKS == COLLECT_TICKS - 1:
            gc.collect()
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal says goodbye first, the second stops at once."""
        if self.goodbye is not None or not self.started:
            super().handle_exit(sig, frame)
            return
        self.loop.call_soon_threadsafe(self._begin_goodbye, sig, frame)

    def _begin_goodbye(self, sig: int, frame: FrameType | None) -> None:
        self.goodbye = asyncio.ensure_future(self._say_goodbye(sig, frame))

    async def _say_goodbye(self, sig: int, frame: FrameType | None) -> None:
        try:
            await farewell(self.registry)
        finally:
            super().handle_exit(sig, frame)


def look_for_garbage_seldom() -> None:
    """Makes garbage collection rare, for everybody waits while it runs: objects that exist now stay, and new ones are
    collected when many have come (all of them once an hour). A collection beside a thousand sockets
    takes 50 to 100 ms."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 1000)


def ours(record: logging.LogRecord) -> bool:
    """Whether a line of uvicorn's log is useful: it writes a traceback for every frame that is not UTF-8, and for every
    socket that is cut off when the server stops."""
    return record.exc_info is None or not isinstance(record.exc_info[1], (UnicodeDecodeError, asyncio.CancelledError))


def room_for_connections() -> int:
    """Raises the number of files that this process may open to its limit; returns how many connections that leaves room
    for. Where one more were accepted, none would be."""
    try:
        import resource
    except ImportError:  # not on Windows, where files do not limit connections
        return limits.SOCKETS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, limits.SOCKETS + BACKLOG + OTHER_FILES):  # some systems allow less than they say
        if wanted != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                soft = wanted
    return limits.SOCKETS if soft == resource.RLIM_INFINITY else max(16, soft - BACKLOG - OTHER_FILES)


def listening(host: str, port: int) -> socket.socket:
    """The socket at which the world is heard. Raises `OSError` that names the place."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        return socket.create_server((str(address[0]), int(address[1])), family=family, backlog=BACKLOG)
    except OSError as error:
        raise OSError(error.errno, error.strerror, f"{host}:{port}") from error


def spoken(app: ASGIApp, connections: Connections, host: str, port: int) -> uvicorn.Config:
    """What is spoken with the world, and its bounds."""
    return uvicorn.Config(
        app, host=host, port=port, log_level="warning", log_config=None, access_log=False, backlog=BACKLOG,
        http=partial(Http, connections), ws=partial(Socket, connections),  # type: ignore[arg-type]
        proxy_headers=bool(connections.proxies.listed), forwarded_allow_ips=connections.proxies.listed,
        ws_max_size=65536, ws_per_message_deflate=False, ws_ping_interval=15.0, ws_ping_timeout=20.0,
        timeout_graceful_shutdown=GRACE_SECONDS, timeout_keep_alive=20, server_header=False,
        h11_max_incomplete_event_size=32768,
    )  # fmt: skip


def serve(chosen: Chosen, own_games: Path | None = None) -> None:
    """Serves tables until a signal. Raises `ValueError` or `OSError` when it cannot begin."""
    os.umask(PRIVATE)
    host, port = chosen.host, chosen.port
    named = Networks(chosen.believed)
    log = log_lines.begin(chosen.log_level, chosen.log_form)
    settings = Settings(
        database=database_url(chosen.place), host=host, port=port, bus=chosen.bus, origins=tuple(chosen.origin),
        pause=chosen.pause, bot_workers=chosen.bot_workers, proxies=tuple(named.listed), metrics=chosen.metrics,
        own_games=own_games, tables=chosen.tables, tables_of_one=chosen.tables_each, seats_of_one=chosen.seats_each,
        bytes_of_one=chosen.megabytes_each * 1_000_000, absent_seconds=chosen.absent_seconds,
        keep_days=chosen.keep_days, log_days=chosen.log_days, trusted=tuple(chosen.trusted), title=chosen.title,
        contact=chosen.contact, imprint=chosen.imprint, languages=tuple(chosen.languages),
    )  # fmt: skip
    connections = Connections(named, Networks(chosen.trusted), most=min(limits.SOCKETS, room_for_connections()))
    app = create_app(settings)
    if chosen.metrics is not None:
        app.state.registry.metrics.serve(chosen.metrics)
    config = spoken(app, connections, host, port)
    logging.getLogger("uvicorn.error").addFilter(ours)
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    url = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
    server = Server(config, app.state.registry, log, url, chosen.open)
    with tracing.exported():
        server.run()
    if server.unheard is not None:
        raise server.unheard
    if server.refused:
        raise OSError(server.refused)
    if not server.started:
        raise OSError(f"the server could not begin at {host}:{port}")
