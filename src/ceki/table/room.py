"""A table that is open in this process: its fold, who is connected here, and the clock of the seat to move."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Any, Final, Protocol

import orjson

from ceki.table.clock import AFTER_RESTART, Clock
from ceki.table.events import NOBODY, Event
from ceki.table.limits import GAP
from ceki.table.metrics import Tally
from ceki.table.snapshots import Encoder, Moment, Snapshot
from ceki.table.table import HUMAN, PLAY, Table

MARK_SECONDS: Final = 600.0
SOON_SECONDS: Final = 0.02


class Guest(Protocol):
    """One connection to a table: a person's, or (`NOBODY`) of one who looks on."""

    person: int
    seen: int
    changes: bool  # whether it asked to be told only what has changed
    told: Snapshot | None  # what it was told last, then

    def send(self, text: str) -> None: ...
    def dismiss(self, code: int, refusal: dict[str, Any]) -> None: ...


class Room:
    """`behind` says that the database may know more than the fold; `elsewhere` who sits on other servers."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self.table, self.clock = table, clock
        self.encoder = Encoder(table)
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.elsewhere: set[int] = set()
        self.absent_since: dict[int, float] = {}
        self.deadline: float | None = None
        self.rested = -1, 0.0  # the clock when nobody was there any more: after which move, and the seconds left
        self.filled_at: float | None = None  # when all seats of a table that waits for its first deal were taken
        self.behind = False
        self.driver: asyncio.Task[None] | None = None
        self.used_at = self.loaded_at = clock.steady()
        self.noted: tuple[dict[str, Any], bool] | None = ({}, False)
        self.marked_at = float("-inf")
        self.words: dict[int, deque[str]] = {}  # the last that each seat wrote
        self.untold: asyncio.TimerHandle | None = None
        self.tally = Tally()

    # ------------------------------------------------------------ who is there

    @property
    def connected(self) -> set[int]:
        """The persons that are connected, here or elsewhere; who has given up the seat is none."""
        return {person for person in self.here | self.elsewhere if self.table.chairs[person].human}

    @property
    def here(self) -> set[int]:
        """The persons that are connected to this process."""
        return {guest.person for guest in self.guests if guest.person != NOBODY}

    @property
    def watchers(self) -> int:
        """How many look on."""
        return sum(guest.person == NOBODY for guest in self.guests)

    @property
    def awake(self) -> bool:
        """A table plays on while somebody sits at it; when all have gone, it waits for them."""
        return bool(self.connected) and not self.table.closed

    def enter(self, guest: Guest) -> None:
        """Somebody connects. A second window of a seat takes over from the first, which is told so."""
        asleep = not self.awake
        if guest.person != NOBODY:
            for other in [one for one in self.guests if one.person == guest.person]:
                self.guests.discard(other)
                message = "This seat has been opened in another window, which goes on in place of this one."
                other.dismiss(1008, {"type": "error", "code": "closed", "message": message})
            self.absent_since.pop(guest.person, None)
        self.guests.add(guest)
        self.used_at = self.clock.steady()
        if asleep and self.awake:
            self._clock_goes_on()

    def go(self, guest: Guest) -> None:
        """Somebody disconnects."""
        self.guests.discard(guest)
        self.used_at = self.clock.steady()
        if guest.person != NOBODY and guest.person not in self.connected:
            self.absent_since[guest.person] = self.used_at
        self._clock_rests()

    def sit_elsewhere(self, persons: set[int], before: set[Guest]) -> None:
        """Those who sit at other servers. If they sit here too, and did `before`, they have opened a newer window."""
        for guest in [one for one in self.guests & before if one.person in persons]:
            self.guests.discard(guest)
            message = "This seat was opened elsewhere, in another window, which goes on in place of this one."
            guest.dismiss(1008, {"type": "error", "code": "closed", "message": message})
        now, persons = self.clock.steady(), persons - self.here
        if persons == self.elsewhere:
            return
        asleep = not self.awake
        for person in self.elsewhere - persons:
            self.absent_since[person] = now
        self.elsewhere = persons
        self._clock_rests()
        if asleep and self.awake:
            self._clock_goes_on()
        self.tell()

    def counted(self) -> Tally:
        """What was kept of the round; from now on, what is kept of the next."""
        tally, self.tally = self.tally, Tally()
        return tally

    def unmarked(self) -> bool:
        """Whether the list of tables should hear that something happens here: now and then."""
        if self.clock.steady() - self.marked_at < MARK_SECONDS:
            return False
        self.marked_at = self.clock.steady()
        return True

    # ------------------------------------------------------------ events and the clock

    def fold(self, events: Iterable[Event]) -> None:
        """Lets written events happen, and starts the clock of the seat that they ask."""
        happened = list(events)
        self.table.fold(happened)
        self._rise({event.person for event in happened if event.kind in ("left", "sat")})
        waits = self.table.filled and self.table.number == 0
        self.filled_at = (self.filled_at or self.clock.steady()) if waits else None
        if any(event.kind in PLAY or event.kind in ("away", "back", "sat", "left") for event in happened):
            before = self.deadline
            self.start_clock()
            if before is not None and self.deadline is not None and not any(e.kind in PLAY for e in happened):
                self.deadline = before  # the seat that was asked is asked still

    def _rise(self, persons: set[int]) -> None:
        """Who has given up the seat looks on from now, also where somebody else has sat down on it meanwhile."""
        for guest in self.guests:
            if guest.person in persons:
                guest.person = NOBODY

    def start_clock(self, more: float = 0.0) -> None:
        """The seat in turn has its seconds from now."""
        table, seconds = self.table, self.table.about["seconds"]
        person = table.turn
        self.deadline = None
        if seconds is not None and person is not None and table.chairs[person].kind == HUMAN and self.awake:
            self.deadline = self.clock.steady() + seconds + more

    def _clock_rests(self) -> None:
        """Where nobody is there any more, no time runs."""
        if self.deadline is not None and not self.awake:
            self.rested = self.table.moved_at, self.deadline - self.clock.steady()
            self.deadline = None

    def _clock_goes_on(self) -> None:
        """Somebody is there again: what was left is left still; after a restart there is more than the whole time."""
        asked, left = self.rested
        if asked == self.table.moved_at:
            self.deadline = self.clock.steady() + left
        else:
            self.start_clock(AFTER_RESTART)

    def overdue(self, absent_seconds: float) -> int | None:
        """The person in turn, when the time is up or nobody has been there for a while but others wait."""
        person, now = self.table.turn, self.clock.steady()
        if person is None or not self.awake or self.table.chairs[person].kind != HUMAN:
            return None
        if self.deadline is not None:
            return person if now >= self.deadline else None
        gone = person not in self.connected and self.connected
        return person if gone and now - self.absent_since.get(person, self.loaded_at) >= absent_seconds else None

    @property
    def deadline_ms(self) -> int | None:
        """When the time of the seat in turn is up, in milliseconds since 1970."""
        if self.deadline is None:
            return None
        return int((self.clock.wall() + self.deadline - self.clock.steady()) * 1000)

    # ------------------------------------------------------------ telling

    def pass_on(self, message: dict[str, Any]) -> None:
        """Sends everybody who is here the same."""
        text = orjson.dumps(message).decode()
        for guest in list(self.guests):
            guest.send(text)

    def state_text(self, person: int, seen: int) -> str:
        """The whole state as a person may know it, with what happened since event `seen`."""
        moment = self._moment()
        return moment.of(person).whole(moment.events(person, self._since(seen)))

    def _moment(self) -> Moment:
        return self.encoder.moment(self.connected, self.watchers, self.deadline_ms)

    def _since(self, seen: int) -> int:
        return seen if 0 < seen <= self.table.seq and self.table.seq - seen <= GAP else 0

    def tell_soon(self) -> None:
        """Tells everybody in a moment, with what else happens until then."""
        if self.untold is None:
            self.untold = asyncio.get_running_loop().call_later(SOON_SECONDS, self.tell)

    def tell(self, guests: Iterable[Guest] | None = None) -> None:
        """Sends everybody (or some) what they may know now, or what has changed of it; equals share one text."""
        told = list(self.guests if guests is None else guests)
        if guests is None and self.untold is not None:
            self.untold.cancel()
            self.untold = None
        if not told:
            return
        moment, texts = self._moment(), dict[tuple[int, int, Snapshot | None], str]()
        for guest in told:
            now, before, since = moment.of(guest.person), guest.told, self._since(guest.seen)
            key = guest.person, since, before
            if key not in texts:
                events = moment.events(guest.person, since)
                texts[key] = now.whole(events) if before is None else now.change(before, events)
            guest.send(texts[key])
            guest.seen = self.table.seq
            if guest.changes:
                guest.told = now
        self.used_at = self.clock.steady()
