"""Keeping what a server holds: a backup of its database, and a database from a backup."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ceki.cli.hosting.choosing import chosen_settings, operating
from ceki.cli.progress import Progress
from ceki.locales.messages import said

if TYPE_CHECKING:
    from ceki.server.storage.backup import Saved

File = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
Data = Annotated[Path | None, typer.Option(metavar="DIR")]
Database = Annotated[str | None, typer.Option(metavar="URL")]
Config = Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)]
Told = Callable[[int], None]


def backup(file: File, data: Data = None, database: Database = None, config: Config = None) -> int:
    """Save a server's tables in one file, also while people play."""
    from ceki.server.storage.backup import backup as save

    url = _url(data, database, config)
    found = _done(lambda begun, told: save(url, file, begun, told))
    asyncio.run(_noted(url, file))
    return _tell("saved", file, found)


def restore(file: File, data: Data = None, database: Database = None, config: Config = None) -> int:
    """Make a server's database from a backup, where there is none yet."""
    from ceki.server.storage.backup import restore as fill

    url = _url(data, database, config)
    return _tell("restored", file, _done(lambda begun, told: fill(file, url, begun, told)))


async def _noted(url: str, file: Path) -> None:
    """Leaves in the database when it was saved; `ceki doctor` and the alerts ask for it. Raises `OSError`."""
    async with operating(url) as admin:
        await admin.saved(file.name)


def _url(data: Path | None, database: str | None, config: Path | None) -> str:
    """The database that a server with these settings has."""
    from ceki.server.storage.store import database_url

    return database_url(chosen_settings({"data": data, "database": database}, config).chosen.place)


def _done(work: Callable[[Told, Told], Coroutine[Any, Any, Saved]]) -> Saved:
    """Does it, with a bar. Raises `ValueError` or `OSError`."""
    from ceki.server.storage.store import StoreDown

    bar = Progress("tables", 0, wanted=sys.stderr.isatty())
    with bar as report:
        try:
            return asyncio.run(work(bar.expect, report))
        except StoreDown as down:
            raise OSError(said("command", "no-database", {"why": down.why})) from down


def _tell(how: str, file: Path, found: Saved) -> int:
    """Says what was done, and names the tables that cannot be played again; the exit status."""
    facts = {"tables": found.tables, "events": found.events, "file": str(file)}
    print(said("command", "saved", facts) if how == "saved" else said("command", "restored", facts))
    for table in found.broken:
        print(f"ceki: {said('command', 'table-broken', {'table': table})}", file=sys.stderr)
    return 1 if found.broken else 0
