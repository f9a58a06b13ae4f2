"""Everybody sees the titles of public tables on the first page, and anybody may report one. The log shows the report to
the server's operator. After reports from some addresses, the list shows the table without its title."""

from __future__ import annotations

import json
import logging
from typing import Any, Final

from ceki.server.budget import STAR
from ceki.server.log_lines import REPORTS
from ceki.server.protocol.errors import Refused
from ceki.server.storage.listing import Row
from ceki.server.storage.store import StoreDown, Taken
from ceki.server.tables.registry import TableRegistry, not_now

ENOUGH: Final = 3  # addresses
log = logging.getLogger(REPORTS)


async def report(registry: TableRegistry, key: str, title: str, address: str) -> None:
    """Notes that somebody finds the title of a public table bad; from one address once. Raises `Refused`."""
    registry.budget.require(address)
    table = (await registry.sought(key, address)).table
    if not table.about.public or table.closed or not title or table.about.title != title:
        raise Refused("no_such_title")
    try:
        many = await registry.store.listing.report(table.id, registry.digest_of(address))
    except Taken:
        return
    except StoreDown as error:
        raise not_now(error) from error
    registry.budget.charge([address], STAR)
    told = json.dumps(title)  # in ASCII: a line of a log stays one line
    log.warning("table %s: its title was reported from %d addresses: %s", table.id, many, told)


def listed(row: Row, reported: int) -> dict[str, Any]:
    """A table's line as everybody reads it."""
    return {**row.facts, **({"title": ""} if reported >= ENOUGH else {})}
