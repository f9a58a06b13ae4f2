"""Who sat where at a table and when, from its events alone, without rules and cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ceki.server.tables.events import Event
from ceki.server.tables.model import BOT


@dataclass(frozen=True)
class Sitting:
    """A person (not a bot) at a place: what they are called, and the events with which they came and left."""

    person: int
    name: str
    seq: int
    until: int | None = None

    @property
    def now(self) -> bool:
        """Whether they have not left."""
        return self.until is None

    def is_called(self, name: str) -> bool:
        """Whether a name is theirs, however it is written."""
        return self.name.casefold() == name.strip().casefold()

    def holds(self, event: Event) -> bool:
        """Whether an event is of this person."""
        return event.person == self.person and self.seq <= event.seq <= (self.until or event.seq)


def sittings(events: Sequence[Event]) -> list[Sitting]:
    """Of all persons of a table, in the order in which they came."""
    found: list[Sitting] = []
    for event in events:
        if event.kind == "sat" and event.body["kind"] != BOT:
            found.append(Sitting(event.person, event.body["name"], event.seq))
        elif event.kind == "left":
            found = [replace(one, until=event.seq) if one.now and one.person == event.person else one for one in found]
        elif event.kind == "closed":
            found = [replace(one, until=event.seq) if one.now else one for one in found]
    return found
