"""What people say to each other at a table that allows it, and what the keeper of the server hears of it."""

from __future__ import annotations

import json
import logging
from collections import deque
from typing import Any, Final

from ceki.table.events import NOBODY
from ceki.table.refused import Refused
from ceki.table.repeats import REPORTS
from ceki.table.room import Room

PHRASES: Final = (
    "Good luck!", "Well played!", "Nice card!", "Thank you!", "Sorry!", "One moment, please.", "I am back.",
    "Your turn.", "Ooh!", "So close!", "One more round?", "Good night, all!",
)  # fmt: skip
REMEMBERED: Final = 10  # messages of each seat, until they are reported or the table leaves memory
log = logging.getLogger(REPORTS)


def remember(room: Room, seat: int, text: str) -> None:
    """Keeps the last words of a seat for a while; they are written nowhere unless they are reported."""
    room.words.setdefault(seat, deque(maxlen=REMEMBERED)).append(text)


def report(room: Room, person: int, seat: int) -> dict[str, Any]:
    """Writes the last words of a seat into the server's log, for its keeper. Raises `Refused`."""
    if person == NOBODY:
        raise Refused("not_your_turn", "You look on; only those who sit may do that.")
    words = room.words.pop(seat, None)
    if not words:
        raise Refused("illegal", "That seat has written nothing since it was last reported.")
    told = json.dumps(list(words))  # in ASCII: a line of a log stays one line
    log.warning("table %s: seat %d was reported by person %d for writing %s", room.table.id, seat, person, told)
    return {"type": "reported", "seat": seat}
