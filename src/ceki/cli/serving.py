"""Tables for people: serving them, and checking what a server dealt."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from ceki.cli.arguments import text_of
from ceki.locales.messages import said

MOST_WORKERS: Final = 64
PROXIES: Final = "FORWARDED_ALLOW_IPS"  # names them where `--proxy` does not


def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help="0.0.0.0 lets others on your network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", help="Where the tables are.")] = 8000,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where games are kept; your data folder by default.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="CEKI_DATABASE",
            show_envvar=True,
            help="sqlite:///FILE, or postgresql://USER:WORD@HOST/NAME for several servers. Others on this machine can "
            "read a command, but not the environment: a password belongs there.",
        ),
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option(
            metavar="URL",
            envvar="CEKI_BUS",
            show_envvar=True,
            help="valkey://HOST:PORT or redis://..: several servers hear of each other at once.",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="A page that may speak to this server; may be given often.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy or balancer before this server, whose X-Forwarded-For is believed; may be given often.",
        ),
    ] = None,
    pause: Annotated[float, typer.Option(metavar="SECONDS", help="How long a bot seems to think.")] = 0.8,
    bot_workers: Annotated[
        int,
        typer.Option(metavar="N", help="Processes in which bots look ahead; with 0 they all play greedily."),
    ] = 1,
    metrics: Annotated[
        str | None,
        typer.Option(metavar="HOST:PORT", help="Serve counts for Prometheus there; players never see them."),
    ] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
) -> None:
    """Serve tables in the browser, with friends by link and bots in the empty seats.

    \b
      ceki serve
      ceki serve --host 0.0.0.0 --no-open
      ceki serve --database postgresql://ceki@localhost/ceki --bus valkey://localhost:6379 --port 8001

    Several such servers with one database play the same tables, behind any balancer of load.
    They need the extras: pip install 'ceki[postgres,valkey]'.
    """
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
    from ceki.cli.reference import tell_left_out
    from ceki.server.serve import serve as run

    tell_left_out()

    proxies = proxy or os.environ.get(PROXIES, "").split(",")
    run(host, port, data, database, bus, tuple(origin or ()), not no_open, pause, bot_workers, metrics, proxies)


def verify(
    log: Annotated[
        Path,
        typer.Argument(
            metavar="LOG", help="The log of a table, as it was saved; - is standard input.", show_default=False
        ),
    ],
    bound: Annotated[
        list[str] | None,
        typer.Option(metavar="[ROUND:]HEX", help="A bound that you were shown before a deal; may be given often."),
    ] = None,
    receipt: Annotated[
        list[str] | None,
        typer.Option(metavar="[ROUND:]HEX", help="A receipt that you were given after a round; may be given often."),
    ] = None,
) -> int:
    """Check the deals and results of a table: was every card dealt by the seeds that were bound beforehand?

    \b
      curl -O http://127.0.0.1:8000/api/tables/CODE/log
      ceki verify log
      curl http://127.0.0.1:8000/api/tables/CODE/log | ceki verify -
      ceki verify log --bound 3:9f86d0... --receipt 7:60303a...

    The page and the terminal keep what they were shown: Fair deal in the menu of the table, the word fair in lines.
    Without any of it a log can hold and still be invented whole. How all is made: docs/fair-deals.md.
    """
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
        print(f"ceki: {error}", file=sys.stderr)
        return 1
    print(*verdict.says, sep="\n")
    return 0
