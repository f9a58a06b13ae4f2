"""The page for a host of files."""

from __future__ import annotations

import sys
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer

from ceki.locales.messages import said


def site(
    folder: Annotated[
        Path,
        typer.Argument(metavar="DIR", show_default=False),
    ],
) -> None:
    """Write the page with all its games as files, for any host of files and under any path; no server is needed."""
    from ceki.browser.site import left_out, write
    from ceki.cli.reference import tell_left_out

    tell_left_out()
    found = write(folder)
    for game in left_out(found):
        print(f"ceki: {said('command', 'left-out', {'game': game})}", file=sys.stderr)
    size = sum(map(len, found.values())) / 1e6
    serve = f"python -m http.server --directory {quote(str(folder))}"
    facts = {"folder": str(folder), "files": len(found), "size": f"{size:.1f}", "command": serve}
    print(f"ceki: {said('command', 'site-written', facts)}")
