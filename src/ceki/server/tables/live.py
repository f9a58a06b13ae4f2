"""A table that is open in this process: its fold, who is connected here, and the clock of the seat to move."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Iterable
from math import inf
from typing import Any, Final, Protocol

import orjson

from ceki.server.clock import AFTER_RESTART, Clock
from ceki.server.limits import GAP, LINES
from ceki.server.metrics import Tally
from ceki.server.protocol.encoder import Encoder, Moment, Snapshot
from ceki.server.protocol.errors import Refused
from ceki.server.protocol.public_state import Times
from ceki.server.tables.events import NOBODY, Event
from ceki.server.tables.model import HUMAN
from ceki.server.tables.state import PLAY, Table

MARK_SECONDS: Final = 600.0
DAY: Final = 86400.0
SOON_SECONDS: Final = 0.02
PATIENCE: Final = 30.0  # seconds for one who is waited for, before the others may go on without them
SILENCE: Final = 55.0  # seconds without any sign of a person, until a bot stands in for them at a public table
WAITING: Final = ("away", "back", "sat", "left", "readied")  # events that change who is waited for
BY_ITSELF: Final = ("away", "left")  # events about a person that are no sign of them


log = logging.getLogger("ceki.server")


class Line:
    """Something that was said at a table; `apart`: among those who look on alone, for a hand was played then."""

    def __init__(self, said: dict[str, Any], apart: bool) -> None:
        self.said, self.apart = said, apart
        self.text = orjson.dumps(said).decode()


class Guest(Protocol):
    """One connection to a table: a person's, or (`NOBODY`) of one who looks on."""

    person: int
    address: str
    seen: int
    changes: bool  # whether it asked to be told only what has changed
    told: Snapshot | None  # what it was told last, then

    def send(self, text: str) -> None: ...
    def dismiss(self, code: int, why: Refused) -> None: ...


class LiveTable:
    """`behind` says that the database may know more than the fold; `elsewhere` who sits on other servers."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self.table, self.clock = table, clock
        self.encoder = Encoder(table)
        self.lock = asyncio.Lock()
        self.guests: set[Guest] = set()
        self.elsewhere: set[int] = set()
        self.absent_since: dict[int, float] = {}
        self.heard_at: dict[int, float] = {}  # the last sign of each person, by the steady clock
        self.deadline: float | None = None
        self.turn_ends = -1, 0.0  # after which move, and when the time of whoever is asked then is up
        self.rested = -1, 0.0  # the clock when nobody was there any more: after which move, and the seconds left
        self.filled_at: float | None = None  # when all seats of a table that waits for its first deal were taken
        self.behind = self.failure_logged = False
        self.driver: asyncio.Task[None] | None = None
        self.used_at = self.waits_since = self.loaded_at = clock.steady()
        self.look_at = self.loaded_at  # when time alone may change something here next; at once, where anything happens
        self.noted: tuple[dict[str, Any], bool] | None = ({}, False)
        self.marked_at = float("-inf")
        self.words: dict[int, deque[str]] = {}  # the last that each seat wrote
        self.lines: deque[Line] = deque(maxlen=LINES)  # what was said last, by whomever
        self.spoken: Counter[str] = Counter()  # how many lines there were so far, for those who play and for all
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
        """Whether the table plays on: while somebody sits at it; when all have gone, it waits for them. One by days
        goes on without."""
        return (self.by_days or bool(self.connected)) and not self.table.closed

    @property
    def by_days(self) -> bool:
        """Whether people have days for a move, and need not be there."""
        return self.table.about.days is not None

    def enter(self, guest: Guest) -> None:
        """A guest connects. A second window of a seat takes over from the first, and the first gets a notice."""
        asleep = not self.awake
        self.stir()
        if guest.person != NOBODY:
            for other in [one for one in self.guests if one.person == guest.person]:
                self.guests.discard(other)
                other.dismiss(1008, Refused("taken_over"))
            self.absent_since.pop(guest.person, None)
        self.guests.add(guest)
        self.used_at = self.clock.steady()
        if asleep and self.awake:
            self._clock_goes_on()

    def go(self, guest: Guest) -> None:
        """Somebody disconnects."""
        self.guests.discard(guest)
        self.used_at = self.clock.steady()
        self.stir()
        if guest.person != NOBODY and guest.person not in self.connected:
            self.absent_since[guest.person] = self.used_at
        self._clock_rests()

    def sit_elsewhere(self, persons: set[int], before: set[Guest]) -> None:
        """Notes who sits at other servers. Those who also sit here, and did `before`, have opened a newer window."""
        for guest in [one for one in self.guests & before if one.person in persons]:
            self.guests.discard(guest)
            guest.dismiss(1008, Refused("taken_over"))
        now, persons = self.clock.steady(), persons - self.here
        if persons == self.elsewhere:
            return
        asleep = not self.awake
        self.stir()
        for person in self.elsewhere - persons:
            self.absent_since[person] = now
        self.elsewhere = persons
        self._clock_rests()
        if asleep and self.awake:
            self._clock_goes_on()
        self.tell()

    def stir(self) -> None:
        """Something happens: what time will change next is no longer known."""
        self.look_at = self.clock.steady()

    def counted(self) -> Tally:
        """The counts of the round that has ended; from now on it counts the next."""
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
        """Lets written events happen, and starts the clock of the seat that must act."""
        happened = list(events)
        self.stir()
        self.table.fold(happened)
        self._hear(happened)
        if self.table.failed is not None and not self.failure_logged:
            self.failure_logged, game = True, self.table.ruleset.game.id
            log.error("table %s is closed: the rules of %s failed: %s", self.table.id, game, self.table.failed)
        self._rise({event.person for event in happened if event.kind in ("left", "sat")})
        waits = self.table.filled and self.table.number == 0
        self.filled_at = (self.filled_at or self.clock.steady()) if waits else None
        played = any(event.kind in PLAY for event in happened)
        came_back = not self.table.playing and any(event.kind == "back" for event in happened)
        if played or came_back or self._first_is_ready(happened):
            self.waits_since = self.clock.steady() - self._ago(happened)
        if played or any(event.kind in WAITING for event in happened):
            before = self.deadline
            self.start_clock()
            if self.deadline is not None:
                self.deadline = self._same_turn(None if played else before, self.deadline)

    def _hear(self, happened: list[Event]) -> None:
        for event in happened:
            own = event.body.get("by", HUMAN) == HUMAN and event.kind not in BY_ITSELF
            if own and event.person != NOBODY:
                self.heard_at[event.person] = self.clock.steady() - max(0.0, self.clock.wall() - event.at)

    def silence(self, person: int) -> float:
        """Seconds since the last sign of a person: a move, a vote, a word that they are there."""
        return self.clock.steady() - self._heard(person)

    def _heard(self, person: int) -> float:
        heard = self.heard_at.get(person, self.loaded_at)
        return max(heard, self.waits_since) if person in self.waited_for else heard

    def _ago(self, happened: list[Event]) -> float:
        """How long ago the table began to wait: by days it counts from what is written, over any restart."""
        return max(0.0, self.clock.wall() - happened[-1].at) if self.by_days else 0.0

    def _same_turn(self, before: float | None, fresh: float) -> float:
        """The person to move is the same: they have no more time than before, even after going away and coming back."""
        if before is not None:
            return before
        if not self.table.playing:
            return fresh
        if self.turn_ends[0] != self.table.moved_at:
            self.turn_ends = self.table.moved_at, fresh
        return self.turn_ends[1]

    def _first_is_ready(self, happened: list[Event]) -> bool:
        return len(self.table.ready) == 1 and any(event.kind == "readied" for event in happened)

    def _rise(self, persons: set[int]) -> None:
        """Who has given up the seat looks on from now, also where somebody else has sat down on it meanwhile."""
        for guest in self.guests:
            if guest.person in persons:
                guest.person = NOBODY

    def start_clock(self, more: float = 0.0) -> None:
        """Gives everybody whom the table waits for their seconds from now: to move, or to be ready."""
        table, seconds = self.table, self.table.about.seconds
        self.deadline = None
        if seconds is not None and self.awake and self.waited_for:
            self.deadline = self.clock.steady() + (seconds if table.playing else max(seconds, PATIENCE)) + more

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
        if self.deadline is not None:
            self.turn_ends = self.table.moved_at, self.deadline

    @property
    def waited_for(self) -> list[int]:
        """The people whom the table waits for: the one in turn, or those who are there and not yet ready."""
        table = self.table
        if table.turn is not None:
            return [table.turn] if table.chairs[table.turn].kind == HUMAN else []
        if not table.may_deal or not table.ready:
            return []
        there = self.connected
        return [who for who in sorted(there) if table.chairs[who].kind == HUMAN and who not in table.ready]

    @property
    def patience(self) -> float | None:
        """Seconds until the others may go on without the people the table waits for; None where they need not ask."""
        clock = self.table.about.seconds is not None and self.table.playing
        return None if clock or not self.waited_for else self._patient_until - self.clock.steady()

    @property
    def _patient_until(self) -> float:
        days = self.table.about.days
        if days is not None:
            return self.waits_since + days * DAY
        return (self._silent_since if self.table.about.strangers else self.waits_since) + PATIENCE

    @property
    def _silent_since(self) -> float:
        """Since when the one has been silent who has been so longest, of those the table waits for."""
        return min(self._heard(person) for person in self.waited_for)

    @property
    def bots_stand_in(self) -> bool:
        """Whether bots stand in for those who stay silent, though they are there: at a public table, where others wait
        for them and no clock runs."""
        public = self.table.about.strangers and not self.by_days and self.deadline is None
        return public and bool(self.waited_for) and bool(self.connected - set(self.waited_for))

    def time_ends(self, absent_seconds: float) -> dict[int, float]:
        """When the time is up, by the steady clock, of people whom the table waits for: their time for a move;
        without a clock, `absent_seconds` for a person who has gone, and the patience with a silent person."""
        waited = self.waited_for
        if not waited or not self.awake or self.by_days:
            return {}
        if self.deadline is not None:
            return dict.fromkeys(waited, self.deadline)
        there, stand_in, ends = self.connected, self.bots_stand_in, dict[int, float]()
        for who in waited:
            if who not in there:
                ends[who] = self.absent_since.get(who, self.loaded_at) + absent_seconds
            if stand_in:
                ends[who] = min(ends.get(who, inf), self._heard(who) + SILENCE)
        return ends

    def overdue(self, absent_seconds: float) -> list[int]:
        """Those of them whose time is up."""
        ends, now = self.time_ends(absent_seconds), self.clock.steady()
        return sorted(who for who, end in ends.items() if end <= now)

    @property
    def deadline_ms(self) -> int | None:
        """When the time of the people the table waits for is up, in milliseconds since 1970."""
        return None if self.deadline is None else self._wall_ms(self.deadline)

    @property
    def patience_ms(self) -> int | None:
        """When the others may go on without them, in milliseconds since 1970."""
        left = self.patience
        return None if left is None else self._wall_ms(self._patient_until)

    @property
    def stand_in_ms(self) -> int | None:
        """When a bot plays for the ones who stay silent, in milliseconds since 1970."""
        return self._wall_ms(self._silent_since + SILENCE) if self.bots_stand_in else None

    def _wall_ms(self, steady: float) -> int:
        return int((self.clock.wall() + steady - self.clock.steady()) * 1000)

    # ------------------------------------------------------------ telling

    def pass_on(self, message: dict[str, Any], but: int) -> None:
        """Sends everybody who is here the same message, but for one person."""
        text = orjson.dumps(message).decode()
        for guest in list(self.guests):
            if guest.person != but:
                guest.send(text)

    def state_text(self, person: int, seen: int) -> str:
        """The whole state as a person may know it, with what happened since event `seen`."""
        moment = self._moment()
        return moment.of(person).whole(moment.events(person, self._since(seen)))

    def _moment(self) -> Moment:
        now = int(self.clock.wall() * 1000)
        times = Times(now, self.deadline_ms, self.patience_ms, self.stand_in_ms)
        return self.encoder.moment(self.connected, self.watchers, times)

    def _since(self, seen: int) -> int:
        return seen if 0 < seen <= self.table.seq and self.table.seq - seen <= GAP else 0

    def tell_soon(self) -> None:
        """Sends everybody their state in a moment, together with what else happens until then."""
        if self.untold is None:
            self.untold = asyncio.get_running_loop().call_later(SOON_SECONDS, self.tell)

    def tell(self, guests: Iterable[Guest] | None = None) -> None:
        """Sends everybody (or some) their state, or what has changed in it; guests who see the same share one text."""
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
