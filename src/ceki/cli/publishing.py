"""The page for a host of files."""

from __future__ import annotations

import sys
from pathlib import Path
from shlex import quote
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from ceki.cli.progress import Progress
from ceki.locales.messages import said


def site(
    folder: Annotated[
        Path,
        typer.Argument(metavar="DIR", show_default=False),
    ],
    pdf: Annotated[bool, typer.Option("--pdf")] = False,
) -> None:
    """Write the page with all its games as files, for any host of files and under any path; no server is needed."""
    from ceki.browser.own import with_own_games
    from ceki.browser.ready import NONE, orders, printed
    from ceki.browser.site import left_out, write
    from ceki.browser.stale import BUILDER, stale_checkout
    from ceki.cli.reference.direct import tell_left_out
    from ceki.play.catalogue import left_out as wrong

    tell_left_out(wrong())
    which = orders() if pdf else []
    with Progress("pages", len(which), wanted=pdf and sys.stderr.isatty()) as report:
        prints = printed(which, report) if pdf else NONE
    with TemporaryDirectory(prefix="ceki-games-") as beside:
        found = write(folder, built=with_own_games(Path(beside)), prints=prints)
    for game in left_out(found):
        print(f"ceki: {said('command', 'left-out', {'game': game})}", file=sys.stderr)
    checkout = stale_checkout()
    if checkout is not None:
        facts = {"folder": str(checkout), "command": f"python {BUILDER}"}
        print(f"ceki: {said('command', 'page-stale', facts)}", file=sys.stderr)
    size = sum(map(len, found.values())) / 1e6
    serve = f"python -m http.server --directory {quote(str(folder))}"
    written = {"folder": str(folder), "files": len(found), "size": f"{size:.1f}", "command": serve}
    print(f"ceki: {said('command', 'site-written', written)}")
