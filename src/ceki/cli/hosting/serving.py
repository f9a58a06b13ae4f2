"""Tables for people: serving them, and checking what a server dealt."""

from __future__ import annotations

import os
import sys
import tempfile
import threading
from pathlib import Path
from typing import Annotated, Final

import typer

from ceki.cli.arguments import text_of
from ceki.locales.messages import said

MOST_WORKERS: Final = 64
TABLES_EACH: Final = 20
MOST_TABLES: Final = 100_000
SEATS_EACH: Final = 1
MOST_SEATS: Final = 64
MEGABYTES_EACH: Final = 8
MOST_MEGABYTES: Final = 100_000
PROXIES: Final = "FORWARDED_ALLOW_IPS"  # names them where `--proxy` does not


def serve(
    host: Annotated[str, typer.Option(metavar="HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT")] = 8000,
    data: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", envvar="CEKI_DATABASE", show_envvar=True),
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option(metavar="URL", envvar="CEKI_BUS", show_envvar=True),
    ] = None,
    origin: Annotated[list[str] | None, typer.Option(metavar="URL")] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS"),
    ] = None,
    pause: Annotated[float, typer.Option(metavar="SECONDS")] = 0.8,
    bot_workers: Annotated[
        int,
        typer.Option(metavar="N"),
    ] = 1,
    metrics: Annotated[
        str | None,
        typer.Option(metavar="HOST:PORT"),
    ] = None,
    tables_each: Annotated[int, typer.Option(metavar="N")] = TABLES_EACH,
    seats_each: Annotated[int, typer.Option(metavar="N")] = SEATS_EACH,
    megabytes_each: Annotated[int, typer.Option(metavar="N")] = MEGABYTES_EACH,
    no_open: Annotated[bool, typer.Option("--no-open")] = False,
) -> None:
    """Serve tables in the browser, with friends by link and bots in the empty seats."""
    if database is not None and data is not None:
        raise ValueError(said("command", "one-store", {}))
    if not 1 <= port <= 65535:
        raise ValueError(said("command", "from-to", {"name": "port:", "given": str(port), "low": "1", "high": "65535"}))
    if pause < 0:
        raise ValueError(said("command", "at-least-seconds", {"name": "pause", "given": str(pause)}))
    if not 0 <= bot_workers <= MOST_WORKERS:
        raise ValueError(
            said(
                "command",
                "from-to",
                {"name": "bot-workers:", "given": str(bot_workers), "low": "0", "high": str(MOST_WORKERS)},
            )
        )
    for name, given, most in (
        ("tables-each:", tables_each, MOST_TABLES),
        ("seats-each:", seats_each, MOST_SEATS),
        ("megabytes-each:", megabytes_each, MOST_MEGABYTES),
    ):
        if not 1 <= given <= most:
            facts = {"name": name, "given": str(given), "low": "1", "high": str(most)}
            raise ValueError(said("command", "from-to", facts))
    from ceki.cli.reference.direct import tell_left_out
    from ceki.play.catalogue import left_out
    from ceki.server.serve import serve as run

    tell_left_out(left_out())

    proxies = proxy or os.environ.get(PROXIES, "").split(",")
    with tempfile.TemporaryDirectory(prefix="ceki-games-") as folder:
        own = _published(Path(folder))
        run(
            host, port, data, database, bus, tuple(origin or ()), not no_open, pause, bot_workers, metrics, proxies,
            own, tables_each, seats_each, megabytes_each,
        )  # fmt: skip


def _published(folder: Path) -> Path | None:
    """The folder to which the modules of games of one's own come, as they are made; None where there are none."""
    if not os.environ.get("CEKI_GAMES"):
        return None
    from ceki.browser.own import publish_in_turn

    def failed(error: Exception) -> None:
        print(f"ceki: {error}", file=sys.stderr, flush=True)

    threading.Thread(target=publish_in_turn, args=(folder, failed), daemon=True).start()
    return folder


def verify(
    log: Annotated[
        Path,
        typer.Argument(metavar="LOG", show_default=False),
    ],
    bound: Annotated[
        list[str] | None,
        typer.Option(metavar="[ROUND:]HEX"),
    ] = None,
    receipt: Annotated[
        list[str] | None,
        typer.Option(metavar="[ROUND:]HEX"),
    ] = None,
) -> int:
    """Check the deals and results of a table: was every card dealt by the seeds that were bound beforehand?"""
    from ceki.client.refusals import error_told
    from ceki.engine.errors import BadLog
    from ceki.play.log import read_rounds
    from ceki.server.fairness.verify import Broken, read_shown
    from ceki.server.fairness.verify import verify as check_log

    bounds, receipts = [read_shown(one) for one in bound or ()], [read_shown(one) for one in receipt or ()]
    try:
        text = text_of(log)
        if '"ceki_table"' not in text and not bounds and not receipts:
            print(said("replay", "replayed", {"rounds": len(read_rounds(text))}))
            return 0
        verdict = check_log(text, bounds, receipts)
    except (Broken, BadLog, UnicodeError) as error:
        print(f"ceki: {error_told(error)}", file=sys.stderr)
        return 1
    print(*verdict.says, sep="\n")
    return 0
