"""The log of a table: the events of its last rounds are rows; those of the rounds before are folded, four rounds in one
compressed row, which takes a tenth of the room. Every reader of a log reads both, here.

An event is folded once. A server that slept meanwhile can write nothing in its place: the database refuses an event
whose number is folded (`migrations/versions/v0009.py`).
"""

from __future__ import annotations

import logging
import re
import sys
import zlib
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from itertools import count
from typing import Any, Final
from uuid import UUID

import orjson
from sqlalchemy import Connection, delete, func, insert, select, update

from ceki.server.storage import schema
from ceki.server.storage.lasting import AtOnce, Using
from ceki.server.tables.events import VERSION, Event, upcast

TOGETHER: Final = 4  # rounds in a row: folding takes as much work as a move, and four in one text take less room
FORMAT: Final = 1  # of the database, which servers that read folded rounds note of themselves; 0 for those before
SEEN_SECONDS: Final = 60.0  # since when no server of before may have lived
MILLI: Final = 1000.0
BYTES: Final = 16
DRAWN: Final = re.compile(r"[0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
_E, _F, _T = schema.events, schema.folded, schema.tables
UNFOLDED: Final = (
    select(_E.c.table_id, func.max(_E.c.seq)).join(_T, _E.c.table_id == _T.c.id).where(_T.c.closed)
    .group_by(_E.c.table_id).having(func.count() > 1).order_by(_E.c.table_id)
)  # fmt: skip
DAMAGE: Final = (ValueError, KeyError, TypeError, AttributeError)  # errors of a log that is not ours
logger = logging.getLogger("ceki.server")


class Folding:
    """The folding of a database. `read` begins a transaction that only reads, `at_once` one that nobody waits for; all
    raise `StoreDown`."""

    def __init__(self, read: Using, at_once: AtOnce) -> None:
        self._read, self._at_once = read, at_once
        self.finished: dict[str, int] = {}  # up to which event each table is to be folded
        self.all_read_it = False  # whether every server that lives reads folded rounds: no other can begin any more

    def note(self, table: str, written: Sequence[Event]) -> None:
        """Hears of events that are written: before every fourth deal there are enough finished rounds, and with the
        table's end its last one is finished."""
        for event in written:
            if event.kind == "closed" or (event.kind == "dealt" and event.body["round"] % TOGETHER == 1 % TOGETHER):
                self.finished[table] = event.seq - 1

    async def some(self, most: int, now: float) -> int:
        """Folds what some tables have finished (`now`: seconds of the wall clock); returns how many. One that cannot
        be read stays as it is."""
        self.all_read_it = self.all_read_it or not await self._older_servers(now)
        if not self.all_read_it:
            return 0
        these = [self.finished.popitem() for _ in range(min(most, len(self.finished)))]
        for table, last in these:
            try:
                await self._at_once(partial(fold, table=table, last=last))
            except DAMAGE as error:
                logger.error("a round of table %s is not folded: %s", table, error)
        return len(these)

    async def find(self, after: str, most: int) -> str | None:
        """Notes closed tables with more than their last event unfolded: the `most` that come next `after` an id.
        Returns the last of them; None where there are no more."""
        query = UNFOLDED.where(_E.c.table_id > after).limit(most)
        async with self._read() as connection:
            found = {str(table): int(last) - 1 for table, last in await connection.execute(query)}
        self.finished |= found
        return next(reversed(found)) if len(found) == most else None

    async def _older_servers(self, now: float) -> bool:
        s = schema.servers.c
        before = select(func.count()).where(s.format < FORMAT, s.seen_at > now - SEEN_SECONDS)
        async with self._read() as connection:
            return bool(await connection.scalar(before))


# ---------------------------------------------------------------- reading


def log(connection: Connection, table: str, after: int = 0) -> list[Event]:
    """The events of a table that come after event `after`, the folded ones too."""
    query = select(_E).where(_E.c.table_id == table, _E.c.seq > after).order_by(_E.c.seq)
    events = [event_of(row) for row in connection.execute(query).mappings().all()]
    if events and events[0].seq == after + 1:
        return events
    rows_from = events[0].seq if events else sys.maxsize  # where they are folded meanwhile, they are read already
    query = select(_F.c.events).where(_F.c.table_id == table, _F.c.last > after).order_by(_F.c.last)
    folded = [event for (packed,) in connection.execute(query).all() for event in unpacked(packed)]
    return [event for event in folded if after < event.seq < rows_from] + events


def event_of(row: Mapping[Any, Any]) -> Event:
    """An event of a row of the database."""
    kind = str(row["kind"])
    body = upcast(int(row["version"]), kind, orjson.loads(row["body"]))
    return Event(int(row["seq"]), kind, int(row["person"]), body, row["move_id"], float(row["at"]))


# ---------------------------------------------------------------- folding


def fold(connection: Connection, table: str, last: int) -> None:
    """Folds the events of a table up to event `last`, in the transaction of the connection. Raises `ValueError` where
    one of them is missing."""
    mine = (_E.c.table_id == table) & (_E.c.seq <= last)
    rows = connection.execute(select(_E).where(mine).order_by(_E.c.seq).with_for_update()).mappings().all()
    if not rows:
        return
    events = [event_of(row) for row in rows]
    before = connection.scalar(select(func.max(_F.c.last)).where(_F.c.table_id == table)) or 0
    if [event.seq for event in events] != list(range(before + 1, events[-1].seq + 1)):
        raise ValueError(f"between events {before} and {events[-1].seq} one is missing")
    connection.execute(insert(_F).values(table_id=table, last=events[-1].seq, events=packed(events)))
    connection.execute(delete(_E).where(mine))


def rewritten(connection: Connection, table: str, seqs: Collection[int], other: Callable[[Event], Event]) -> None:
    """Puts other events in the place of some, by their numbers, in the transaction of the connection. Those in rows go
    first: a round that is being folded is waited for, and then found folded."""
    mine = (_E.c.table_id == table) & _E.c.seq.in_(list(seqs))
    for row in connection.execute(select(_E).where(mine).with_for_update()).mappings().all():
        connection.execute(update(_E).where(_E.c.table_id == table, _E.c.seq == row["seq"]).values(
            version=VERSION, body=orjson.dumps(other(event_of(row)).body).decode()
        ))  # fmt: skip
    for upto, text in connection.execute(select(_F.c.last, _F.c.events).where(_F.c.table_id == table)).all():
        events = unpacked(text)
        if any(event.seq in seqs for event in events):
            changed = packed([other(event) if event.seq in seqs else event for event in events])
            connection.execute(update(_F).where(_F.c.table_id == table, _F.c.last == upto).values(events=changed))


# ---------------------------------------------------------------- one row for many events


def packed(events: Sequence[Event]) -> bytes:
    """Events as one compressed text, column by column: the number of the first, then of all the kind, person, body and
    number of the move, and the milliseconds since the one before. They are of this version of the events. A number of
    a move that is a UUID, as clients draw them, is a 1 there (without hyphens a 0), and its 16 bytes come behind the
    text as they are: chance cannot be compressed."""
    times = [round(event.at * MILLI) for event in events]
    since = [now - before for before, now in zip([0, *times], times, strict=False)]
    moves = [_form(event.move_id) for event in events]
    drawn = [event.move_id or "" for event, move in zip(events, moves, strict=True) if move in (0, 1)]
    columns = [[event.kind for event in events], [event.person for event in events], [event.body for event in events]]
    text = orjson.dumps([VERSION, events[0].seq, *columns, moves, since])
    return zlib.compress(text, 9) + bytes.fromhex("".join(drawn).replace("-", ""))


def _form(move_id: str | None) -> str | int | None:
    if move_id is None or not DRAWN.fullmatch(move_id):
        return move_id
    return int("-" in move_id)


def unpacked(folded: bytes) -> list[Event]:
    """The events of such a text. Raises `ValueError` for one that is damaged, or of a newer ceki."""
    try:
        reader = zlib.decompressobj()
        version, first, kinds, persons, bodies, moves, since = orjson.loads(reader.decompress(folded) + reader.flush())
    except (zlib.error, orjson.JSONDecodeError) as error:
        raise ValueError("a folded round is damaged") from error
    if len(reader.unused_data) != BYTES * (moves.count(0) + moves.count(1)):
        raise ValueError("a folded round is damaged")
    drawn = (UUID(bytes=reader.unused_data[at : at + BYTES]) for at in count(0, BYTES))
    events, time = list[Event](), 0
    for n, (kind, person, body, move, later) in enumerate(zip(kinds, persons, bodies, moves, since, strict=True)):
        time += later
        move_id = move if move is None or isinstance(move, str) else str(next(drawn)) if move else next(drawn).hex
        events.append(Event(first + n, kind, person, upcast(version, kind, body), move_id, time / MILLI))
    return events


def to_the_millisecond(at: float) -> float:
    """A time in seconds, as it is kept."""
    return round(at * MILLI) / MILLI
