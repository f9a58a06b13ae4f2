"""What players report: what somebody writes in the chat, and titles of public tables, which everybody sees on the first
page. The operator finds both with `ceki admin`, and in the log. After reports from some addresses, or when an operator
hides it, the list shows a table without its title."""

from __future__ import annotations

import json
import logging
from typing import Any, Final

from ceki.server.budget import STAR
from ceki.server.log_lines import REPORTS
from ceki.server.protocol.errors import Refused
from ceki.server.storage.listing import ENOUGH, Row
from ceki.server.storage.moderation import TITLE, WORDS, Complaint
from ceki.server.storage.store import StoreDown, Taken
from ceki.server.tables.events import NOBODY
from ceki.server.tables.live import Guest, LiveTable
from ceki.server.tables.registry import TableRegistry, not_now

log: Final = logging.getLogger(REPORTS)


async def report_words(registry: TableRegistry, room: LiveTable, by: Guest, seat: int) -> dict[str, Any]:
    """Keeps the last words of a seat, or of watchers (`NOBODY`), for the operator. Raises `Refused`."""
    if by.person == NOBODY:
        raise Refused("looks_on")
    registry.budget.require(by.address)
    words = room.words.pop(seat, None)
    if not words:
        raise Refused("nothing_to_report")
    told = json.dumps(list(words))  # in ASCII: a line of a log stays one line
    whose = "watchers were" if seat == NOBODY else f"seat {seat} was"
    log.warning("table %s: %s reported by person %d for writing %s", room.table.id, whose, by.person, told)
    registry.budget.charge([by.address], STAR + len(told))
    await _keep(registry, room.table.id, Complaint(WORDS, seat, list(words)))
    return {"type": "reported", "seat": seat}


async def report_title(registry: TableRegistry, key: str, title: str, address: str) -> None:
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
    await _keep(registry, table.id, Complaint(TITLE, NOBODY, [title]))


def listed(row: Row, reported: int) -> dict[str, Any]:
    """A table's line as everybody reads it."""
    return {**row.facts, **({"title": ""} if reported >= ENOUGH else {})}


async def _keep(registry: TableRegistry, table: str, complaint: Complaint) -> None:
    """Keeps a complaint; where the database is away, the line of the log remains."""
    try:
        await registry.store.moderation.complain(table, complaint, registry.clock.wall())
    except (StoreDown, Taken) as error:
        log.warning("table %s: the report is in this log alone: %s", table, type(error).__name__)
