"""What people say to each other at a table that allows it."""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from ceki.server import limits
from ceki.server.protocol.errors import Refused
from ceki.server.tables.events import NOBODY
from ceki.server.tables.live import Guest, Line, LiveTable

PHRASES: Final = (
    "Good luck!", "Well played!", "Nice card!", "Thank you!", "Sorry!", "One moment, please.", "I am back.",
    "Your turn.", "Ooh!", "So close!", "One more round?", "Good night, all!",
)  # fmt: skip
REMEMBERED: Final = 10  # messages of each seat, until they are reported or the table leaves memory


def message(room: LiveTable, person: int, text: str, n: int | None = None, name: str = "") -> dict[str, Any]:
    """The message with a person's words, or with phrase `n`. Raises `Refused`. One who looks on says a `name` too.

    The server remembers the last words of a seat for a while, and writes them nowhere unless somebody reports them.
    """
    table = room.table
    if n is not None and n >= len(PHRASES):
        raise Refused("unknown_phrase", count=len(PHRASES))
    if not table.about.chat:
        raise Refused("table_quiet")
    watching = person == NOBODY
    if not watching and not (person < len(table.chairs) and table.chairs[person].human):
        raise Refused("looks_on")
    if not watching and table.chairs[person].muted:
        raise Refused("muted")
    said = limits.clean(text, limits.CHAT, "message") if n is None else PHRASES[n]
    if not said:
        raise Refused("nothing_written")
    phrase = {} if n is None else {"n": n}
    if watching:
        called = limits.clean(name, limits.NAME, "name")
        room.words.setdefault(NOBODY, deque(maxlen=REMEMBERED)).append(f"{called}: {said}")
        return {"type": "chat", "seat": NOBODY, "name": called, "text": said, "watching": True, **phrase}
    seat = table.seat_of(person)
    room.words.setdefault(seat, deque(maxlen=REMEMBERED)).append(said)
    return {"type": "chat", "seat": seat, "name": table.chairs[person].name, "text": said, **phrase}


def pass_on(room: LiveTable, said: dict[str, Any]) -> None:
    """Sends a message of chat to everybody here; what those who look on say during a hand, to them alone.

    The last lines are kept in memory, for who comes later or loads the page again.
    """
    line = Line(said, apart=said.get("watching", False) and room.table.playing)
    room.lines.append(line)
    for guest in list(room.guests):
        if _hears(guest.person, line):
            guest.send(line.text)
    room.spoken["watchers"] += 1
    room.spoken["players"] += not line.apart


def lately(room: LiveTable, guest: Guest) -> dict[str, Any] | None:
    """What was said lately at a table, as somebody may hear it who comes now; None where nothing was."""
    heard = [line.said for line in room.lines if _hears(guest.person, line)]
    said = room.spoken["watchers" if guest.person == NOBODY else "players"]
    return {"type": "talk", "said": said, "lines": heard} if heard and room.table.about.chat else None


def typing(room: LiveTable, person: int) -> None:
    """Tells the others here that a person is writing."""
    seat = room.table.seat_of(person)
    if room.table.about.chat and seat != NOBODY:
        room.pass_on({"type": "typing", "seat": seat}, but=person)


def _hears(person: int, line: Line) -> bool:
    return person == NOBODY or not line.apart
