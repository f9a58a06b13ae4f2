"""Looking at what a server needs, before it serves or while it does."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ceki.cli.arguments import AsJson, print_json
from ceki.cli.hosting.choosing import chosen_settings
from ceki.locales.messages import said

if TYPE_CHECKING:
    from ceki.server.doctor import Finding


def doctor(
    data: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    database: Annotated[str | None, typer.Option(metavar="URL")] = None,
    config: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    as_json: AsJson = False,
) -> int:
    """Look at what a server needs: database, disk, bus, clocks, port, page and certificate; with a cure for each."""
    from ceki.server.chosen import Chosen
    from ceki.server.doctor import BROKEN, findings

    async def all_of(chosen: Chosen) -> list[Finding]:
        return [one async for one in findings(chosen)]

    found = asyncio.run(all_of(chosen_settings({"data": data, "database": database}, config).chosen))
    if as_json:
        print_json({"findings": [{**vars(one), "facts": dict(one.facts)} for one in found]})
    else:
        for one in found:
            state = said("doctor", f"state-{one.state}", {})
            print(f"{state}  {said('doctor', one.says, one.facts)}")
    return int(any(one.state == BROKEN for one in found))
