"""What people say to each other at a table that allows it, and what the operator of the server sees of it."""

from __future__ import annotations

import json
import logging
from collections import deque
from typing import Any, Final

from ceki.server import limits
from ceki.server.log_lines import REPORTS
from ceki.server.protocol.errors import Refused
from ceki.server.tables.events import NOBODY
from ceki.server.tables.live import LiveTable

PHRASES: Final = (
    "Good luck!", "Well played!", "Nice card!", "Thank you!", "Sorry!", "One moment, please.", "I am back.",
    "Your turn.", "Ooh!", "So close!", "One more round?", "Good night, all!",
)  # fmt: skip
REMEMBERED: Final = 10  # messages of each seat, until they are reported or the table leaves memory
log = logging.getLogger(REPORTS)


def message(room: LiveTable, person: int, text: str, n: int | None = None) -> dict[str, Any]:
    """The message to everybody at a table with a person's words, or with phrase `n`. Raises `Refused`.

    The server remembers the last words of a seat for a while, and writes them nowhere unless somebody reports them.
    """
    table = room.table
    if n is not None and n >= len(PHRASES):
        raise Refused("unknown_phrase", count=len(PHRASES))
    if not table.about.chat:
        raise Refused("table_quiet")
    if not 0 <= person < len(table.chairs) or not table.chairs[person].human:
        raise Refused("looks_on")
    said = limits.clean(text, limits.CHAT, "message") if n is None else PHRASES[n]
    if not said:
        raise Refused("nothing_written")
    seat = table.seat_of(person)
    room.words.setdefault(seat, deque(maxlen=REMEMBERED)).append(said)
    whole = {"type": "chat", "seat": seat, "name": table.chairs[person].name, "text": said}
    return whole if n is None else {**whole, "n": n}


def report(room: LiveTable, person: int, seat: int) -> dict[str, Any]:
    """Writes the last words of a seat into the server's log, for its operator. Raises `Refused`."""
    if person == NOBODY:
        raise Refused("looks_on")
    words = room.words.pop(seat, None)
    if not words:
        raise Refused("nothing_to_report")
    told = json.dumps(list(words))  # in ASCII: a line of a log stays one line
    log.warning("table %s: seat %d was reported by person %d for writing %s", room.table.id, seat, person, told)
    return {"type": "reported", "seat": seat}
