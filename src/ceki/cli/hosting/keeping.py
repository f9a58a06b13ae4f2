"""Keeping what a server holds: a backup of its database, and a database from a backup."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ceki.cli.progress import Progress
from ceki.locales.messages import said

REASONS: Final = ("no-backup", "damaged", "other-version", "not-empty")  # of what is not saved or restored
Kept = Callable[[Callable[[int], None], Callable[[int], None]], Awaitable[Any]]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    data: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    database: Annotated[str | None, typer.Option(metavar="URL", envvar="CEKI_DATABASE", show_envvar=True)] = None,
) -> int:
    """Save a server's tables in one file, also while people play."""
    from ceki.server.storage import backup as kept

    url = _url(data, database)
    found = _kept(lambda begun, told: kept.backup(url, file, begun, told))
    print(said("command", "saved", {"tables": found.tables, "events": found.events, "file": str(file)}))
    return _broken(found.broken)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    data: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    database: Annotated[str | None, typer.Option(metavar="URL", envvar="CEKI_DATABASE", show_envvar=True)] = None,
) -> int:
    """Make a server's database from a backup, where there is none yet."""
    from ceki.server.storage import backup as kept

    url = _url(data, database)
    found = _kept(lambda begun, told: kept.restore(file, url, begun, told))
    print(said("command", "restored", {"tables": found.tables, "events": found.events, "file": str(file)}))
    return _broken(found.broken)


def _url(data: Path | None, database: str | None) -> str:
    if database is not None and data is not None:
        raise ValueError(said("command", "one-store", {}))
    from ceki.server.settings import data_folder
    from ceki.server.storage.store import database_url

    return database_url(database or f"sqlite:///{(data or data_folder()) / 'tables.sqlite3'}")


def _kept(work: Kept) -> Any:
    """Does it, with a bar; what cannot be done is a sentence. Raises `ValueError` or `OSError`."""
    from ceki.server.storage.backup import Unsaved
    from ceki.server.storage.store import StoreDown

    bar = Progress("tables", 0, wanted=sys.stderr.isatty())
    with bar as report:

        def begun(many: int) -> None:
            if bar.wanted:
                bar.bar.update(bar.bar.task_ids[0], total=many)

        try:
            return asyncio.run(_whole(work, begun, report))
        except Unsaved as unsaved:
            reason = next(one for one in REASONS if one == unsaved.reason)
            raise ValueError(said("command", reason, unsaved.facts)) from None
        except StoreDown as down:
            why = getattr(down.__cause__, "orig", None) or down.__cause__ or down
            raise OSError(said("command", "no-database", {"why": str(why)})) from down


async def _whole(work: Kept, begun: Callable[[int], None], told: Callable[[int], None]) -> Any:
    return await work(begun, told)


def _broken(tables: list[str]) -> int:
    """Names the tables that cannot be played again; the exit status."""
    for table in tables:
        print(f"ceki: {said('command', 'table-broken', {'table': table})}", file=sys.stderr)
    return 1 if tables else 0
