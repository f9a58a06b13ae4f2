"""What keeps a server from serving: each check looks at one thing and finds it well, doubtful or broken.

Nothing is changed: a database that is not there yet is not made.
"""

from __future__ import annotations

import asyncio
import errno
import json
import os
import re
import shutil
import socket
import ssl
import time
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from ceki.server import certificate
from ceki.server.chosen import Chosen
from ceki.server.peers.bus import ValkeyBus
from ceki.server.storage.store import Store, StoreDown, database_url

WELL, DOUBTFUL, BROKEN = STATES = ("well", "doubtful", "broken")
PATIENCE: Final = 4.0  # seconds for each check of something on another machine
LEAST_FREE, LITTLE_FREE = 100_000_000, 1_000_000_000  # bytes on the disk of the database
CLOCK_SECONDS: Final = 2.0  # that the clock of the database may differ
CERTIFICATE_DAYS: Final = 14  # that a certificate should still hold
DAY: Final = 86_400.0  # seconds
BACKUP_DAYS: Final = 2  # that a backup is fresh
ANSWER: Final = 65_536  # bytes
SAID: Final = 120  # characters of what a program says


@dataclass(frozen=True)
class Finding:
    """What a check found: the thing, how it is, the sentence for it (locales/LANGUAGE/doctor.ftl) and its facts."""

    of: str
    state: str
    says: str
    facts: Mapping[str, Any]


async def findings(chosen: Chosen) -> AsyncIterator[Finding]:
    """All checks, one after the other."""
    url = database_url(chosen.place)
    if url.startswith("sqlite"):
        path = Path(make_url(url).database or "")
        yield await _file(url, path)
        yield _disk(path.parent)
        if path.exists():
            async for one in _backup(url):
                yield one
    else:
        async for one in _server(url):
            yield one
        async for one in _backup(url):
            yield one
    if chosen.bus is not None:
        yield await _bus(chosen.bus)
    yield await _port(chosen.host, chosen.port)
    for origin in chosen.origin:
        yield await _origin(origin)
    if chosen.origin:
        proxied = Finding("proxy", WELL, "proxy-named", {"proxy": ", ".join(chosen.believed)})
        yield proxied if chosen.believed else Finding("proxy", DOUBTFUL, "proxy-none", {})


async def _file(url: str, path: Path) -> Finding:
    """A database in a file: readable, and its owner's alone; or a folder in which it can be made."""
    facts = {"path": str(path)}
    if not path.exists():
        return Finding("database", WELL, "file-new", facts)
    if path.stat().st_mode & 0o077:
        return Finding("database", DOUBTFUL, "file-open", facts)
    found = await _asked(url, "select count(*) from tables")
    if isinstance(found, str):
        return Finding("database", BROKEN, "file-broken", {**facts, "why": found})
    return Finding("database", WELL, "file-well", {**facts, "tables": int(found)})


def _disk(folder: Path) -> Finding:
    """Room for what is written."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    state = BROKEN if free < LEAST_FREE else DOUBTFUL if free < LITTLE_FREE else WELL
    return Finding(
        "disk", state, "disk-well" if state == WELL else "disk-full", {"path": str(folder), "free": free // 1_000_000}
    )


async def _server(url: str) -> AsyncIterator[Finding]:
    """A database on a server: it answers, and its clock is ours."""
    shown = make_url(url).set(drivername="postgresql").render_as_string(hide_password=True)
    asked = time.time()
    found = await _asked(url, "select extract(epoch from clock_timestamp())")
    if isinstance(found, str):
        yield Finding("database", BROKEN, "database-away", {"address": shown, "why": found})
        return
    yield Finding("database", WELL, "database-well", {"address": shown})
    late = float(found) - (asked + time.time()) / 2
    state = WELL if abs(late) <= CLOCK_SECONDS else BROKEN
    yield Finding("clock", state, "clock-well" if state == WELL else "clock-off", {"seconds": f"{abs(late):.1f}"})


async def _backup(url: str) -> AsyncIterator[Finding]:
    """How long ago everything was saved; nothing of a database that cannot be read, which was said already."""
    found = await _asked(url, "select coalesce(max(at), 0) from acts where what = 'backup'")
    if isinstance(found, str):
        return
    days = int((time.time() - float(found)) // DAY)
    if not found:
        yield Finding("backup", DOUBTFUL, "backup-none", {})
    else:
        yield Finding(
            "backup",
            WELL if days < BACKUP_DAYS else DOUBTFUL,
            "backup-well" if days < BACKUP_DAYS else "backup-old",
            {"days": days},
        )


async def _asked(url: str, question: str) -> Any:
    """The one answer to a question, or why there is none."""
    store = Store(url)
    try:
        async with asyncio.timeout(PATIENCE), store.reader.connect() as connection:
            return (await connection.execute(text(question))).scalar_one()
    except (SQLAlchemyError, StoreDown, OSError) as error:
        return _short(error)
    finally:
        await store.close()


async def _bus(address: str) -> Finding:
    shown = urlsplit(address).hostname or address
    try:
        bus = ValkeyBus(address)
    except (ImportError, ValueError) as error:
        return Finding("bus", BROKEN, "bus-away", {"address": shown, "why": _short(error)})
    try:
        async with asyncio.timeout(PATIENCE):
            await bus.client.ping()
    except bus.failures as error:
        return Finding("bus", BROKEN, "bus-away", {"address": shown, "why": _short(error)})
    finally:
        await bus.close()
    return Finding("bus", WELL, "bus-well", {"address": shown})


async def _port(host: str, port: int) -> Finding:
    """Nobody is heard there, or a server of ours."""
    at = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    facts = {"address": f"{host}:{port}"}
    try:
        answer = await _answer(at, port, at, None)
    except ConnectionRefusedError:
        return Finding("port", WELL, "port-free", facts)
    except (OSError, TimeoutError, UnicodeError) as error:
        return Finding("port", BROKEN, "port-strange", {**facts, "why": _short(error)})
    if _is_ours(answer):
        return Finding("port", WELL, "port-ours", facts)
    return Finding("port", BROKEN, "port-taken", facts)


async def _origin(origin: str) -> Finding:
    """The page as players reach it: its certificate holds, and a server of ours answers behind it."""
    facts = {"origin": origin}
    try:
        parts = urlsplit(origin)
        port = parts.port or (443 if parts.scheme == "https" else 80)
    except ValueError:
        return Finding("origin", BROKEN, "origin-wrong", facts)
    if parts.scheme not in ("http", "https") or not parts.hostname or origin != f"{parts.scheme}://{parts.netloc}":
        return Finding("origin", BROKEN, "origin-wrong", facts)
    tls = ssl.create_default_context() if parts.scheme == "https" else None
    try:
        days = (await certificate.ends(parts.hostname, port, tls) - time.time()) // DAY if tls else None
        answer = await _answer(parts.hostname, port, parts.netloc, tls)
    except ssl.SSLCertVerificationError as error:
        return Finding("origin", BROKEN, "certificate-bad", {**facts, "why": error.verify_message})
    except (OSError, TimeoutError, UnicodeError) as error:  # of a name that is too long
        return Finding("origin", BROKEN, "origin-away", {**facts, "why": _short(error)})
    if days is not None and days < CERTIFICATE_DAYS:
        return Finding("origin", DOUBTFUL, "certificate-old", {**facts, "days": int(days)})
    if not _is_ours(answer):
        return Finding("origin", BROKEN, "origin-other", facts)
    return Finding("origin", WELL, "origin-well", facts)


async def _answer(host: str, port: int, named: str, tls: ssl.SSLContext | None) -> bytes:
    """What is answered to a question for /healthz. Raises `OSError` or `TimeoutError`."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(host, port, ssl=tls)
        try:
            writer.write(f"GET /healthz HTTP/1.1\r\nHost: {named}\r\nConnection: close\r\n\r\n".encode())
            await writer.drain()
            answer = b""
            while len(answer) < ANSWER and (more := await reader.read(ANSWER)):
                answer += more
            return answer
        finally:
            writer.close()


def _is_ours(answer: bytes) -> bool:
    """Whether a server of ours gave an answer to a question for /healthz."""
    found = re.search(rb"\{.*\}", answer, re.DOTALL)
    try:
        body = json.loads(found[0]) if found else None
    except ValueError:
        return False
    return isinstance(body, dict) and body.keys() == {"ok", "version"}


def _short(error: BaseException) -> str:
    """What a program says of an error, in a few words and without its data."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, TimeoutError):
        return "no answer"
    if isinstance(cause, socket.gaierror):
        return "no such name"
    if isinstance(cause, OSError) and cause.errno is not None and cause.errno in errno.errorcode:
        return os.strerror(cause.errno).lower()
    return (str(cause).splitlines() or [type(cause).__name__])[0][:SAID].rstrip(".")
