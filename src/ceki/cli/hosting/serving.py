"""Tables for people: serving them, and checking what a server dealt."""

from __future__ import annotations

import os
import sys
import tempfile
import threading
from pathlib import Path
from typing import Annotated

import typer

from ceki.cli.arguments import text_of
from ceki.cli.hosting.choosing import chosen_settings
from ceki.locales.messages import said


def serve(
    host: Annotated[str | None, typer.Option(metavar="HOST", show_default="127.0.0.1")] = None,
    port: Annotated[int | None, typer.Option(metavar="PORT", show_default="8000")] = None,
    data: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    database: Annotated[str | None, typer.Option(metavar="URL")] = None,
    bus: Annotated[str | None, typer.Option(metavar="URL")] = None,
    origin: Annotated[list[str] | None, typer.Option(metavar="URL")] = None,
    proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS")] = None,
    pause: Annotated[float | None, typer.Option(metavar="SECONDS", show_default="0.8")] = None,
    bot_workers: Annotated[int | None, typer.Option(metavar="N", show_default="1")] = None,
    metrics: Annotated[str | None, typer.Option(metavar="HOST:PORT")] = None,
    tables: Annotated[int | None, typer.Option(metavar="N", show_default="100000")] = None,
    tables_each: Annotated[int | None, typer.Option(metavar="N", show_default="20")] = None,
    seats_each: Annotated[int | None, typer.Option(metavar="N", show_default="1")] = None,
    megabytes_each: Annotated[int | None, typer.Option(metavar="N", show_default="8")] = None,
    absent_seconds: Annotated[float | None, typer.Option(metavar="SECONDS", show_default="30")] = None,
    keep_days: Annotated[float | None, typer.Option(metavar="DAYS", show_default="7")] = None,
    log_days: Annotated[float | None, typer.Option(metavar="DAYS", show_default="365")] = None,
    trusted: Annotated[list[str] | None, typer.Option(metavar="ADDRESS")] = None,
    title: Annotated[str | None, typer.Option(metavar="TEXT")] = None,
    contact: Annotated[str | None, typer.Option(metavar="TEXT")] = None,
    imprint: Annotated[str | None, typer.Option(metavar="TEXT")] = None,
    languages: Annotated[list[str] | None, typer.Option(metavar="CODE")] = None,
    log_level: Annotated[str | None, typer.Option(metavar="LEVEL", show_default="warning")] = None,
    log_form: Annotated[str | None, typer.Option(metavar="FORM", show_default="text")] = None,
    no_open: Annotated[bool, typer.Option("--no-open")] = False,
    config: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    print_settings: Annotated[bool, typer.Option("--print-settings")] = False,
) -> None:
    """Serve tables in the browser, with friends by link and bots in the empty seats."""
    typed = {
        "host": host, "port": port, "data": data, "database": database, "bus": bus, "origin": origin or None,
        "proxy": proxy or None, "pause": pause, "bot_workers": bot_workers, "metrics": metrics, "tables": tables,
        "tables_each": tables_each, "seats_each": seats_each, "megabytes_each": megabytes_each,
        "absent_seconds": absent_seconds, "keep_days": keep_days, "log_days": log_days,
        "trusted": trusted or None, "title": title, "contact": contact, "imprint": imprint,
        "languages": languages or None, "log_level": log_level, "log_form": log_form,
        "open": False if no_open else None,
    }  # fmt: skip
    choices = chosen_settings(typed, config)
    if print_settings:
        print("\n".join(choices.lines()))
        return
    from ceki.cli.reference.direct import tell_left_out
    from ceki.play.catalogue import left_out
    from ceki.server.serve import serve as run

    tell_left_out(left_out())
    with tempfile.TemporaryDirectory(prefix="ceki-games-") as folder:
        run(choices.chosen, _published(Path(folder)))


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
