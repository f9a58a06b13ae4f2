"""The open tables, and everything that can happen at them. The server writes an event before it sends it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from typing import Final

from ceki.play.move import say
from ceki.server import limits
from ceki.server.budget import Budget, size_of
from ceki.server.clock import AFTER_RESTART, Clock
from ceki.server.fairness import fair_deal
from ceki.server.metrics import Metrics
from ceki.server.networks import Networks
from ceki.server.peers.bus import bus_of
from ceki.server.peers.hints import Words
from ceki.server.peers.peers import Peers
from ceki.server.protocol import public_state
from ceki.server.protocol.errors import Refused
from ceki.server.push.turns import Turns
from ceki.server.seats import tokens
from ceki.server.seats.bots import BotSeats
from ceki.server.seats.thinkers import Thinkers
from ceki.server.settings import Settings
from ceki.server.storage.kept_time import KeptTime
from ceki.server.storage.store import Row, Store, StoreDown, Taken
from ceki.server.storage.write_priority import WritePriority
from ceki.server.tables import chat
from ceki.server.tables.census import Census
from ceki.server.tables.events import NOBODY, Draft, Event
from ceki.server.tables.failing import RULE_FAILED
from ceki.server.tables.live import LiveTable
from ceki.server.tables.model import COMING, HUMAN
from ceki.server.tables.setup import moves_again
from ceki.server.tables.state import PLAY, Table
from ceki.server.tracing import span

TRIES: Final = 20
log = logging.getLogger("ceki.server")

Decide = Callable[[], list[Draft]]
Written = Callable[[list[Event]], None]


class Again(Exception):  # noqa: N818  what happened, not an error of ours
    """This move was made before: its event."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


# of events that are damaged, or of a newer server
DAMAGE: Final = (ValueError, TypeError, LookupError, AttributeError, AssertionError)


class TableRegistry:
    """All open tables of a process."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings, self.clock = settings, clock or Clock()
        self.store, self.bus, self.metrics = Store(settings.database), bus_of(settings.bus), Metrics()
        self.kept, self.census = KeptTime(self.store, self.clock), Census(self.store, self.clock)
        self.bots = BotSeats(Thinkers(settings.bot_workers))
        self.turns = Turns(self.store, self.clock, settings)
        self.trusted = Networks(settings.trusted)
        self.budget = Budget(settings.bytes_of_one, self.clock, self.trusted)
        self.misses = limits.Buckets(limits.MISS_RATE, limits.MISS_BURST, self.clock.steady)
        self.rooms: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.id = secrets.token_hex(8)
        self.neighbours = Peers(self.id, self.store, self.bus, self.clock, self.rooms, self.look)
        self.pepper, self.saved_at = "", 0.0
        self.is_open = self.stopping = False
        self.wake: Callable[[LiveTable], None] = lambda room: None
        self.sockets = 0
        self.metrics.watch("database_up", "Whether the last use of the database succeeded", lambda: self.store.up)
        self.metrics.watch("bus_up", "Whether the bus is there, or none is named", lambda: not self.bus.away)
        self.metrics.watch("tables_open", "Open tables in the database, at the last count", lambda: self.census.many)
        self.metrics.watch("backup_seconds", "When everything was saved last, as Unix time", lambda: self.saved_at)
        if (folder := self.store.folder) is not None:
            self.metrics.watch_disk(folder)
        self.metrics.rooms.set_function(lambda: len(self.rooms))
        self.metrics.sockets.set_function(lambda: self.sockets)
        self.sockets_of: Counter[str] = Counter()  # by address
        self.endless: set[str] = set()  # games with a rule that did not finish: all tables wait until it is stopped
        self.voice, self.folding = asyncio.Lock(), asyncio.Lock()
        self.way = WritePriority()

    async def open(self) -> None:
        """Opens the database and the bus. Raises `StoreDown`, or `ValueError` when it is of a later version."""
        await self.store.open()
        self.pepper = await self.store.secret("pepper", secrets.token_hex(16))
        await self.kept.open()
        await self.turns.open()
        await self.neighbours.open(self.pepper)
        self.is_open = True

    def digest_of(self, address: str) -> str:
        """What the database keeps of an address, while a table is open."""
        return hmac.new(self.pepper.encode(), address.encode(), hashlib.sha256).hexdigest()

    async def close(self) -> None:
        """Closes what was opened."""
        await self.turns.close()
        await self.bus.close()
        await self.bots.close()
        await self.store.close()

    # ------------------------------------------------------------ rooms

    async def room(self, key: str) -> LiveTable:
        """The table of an id or code. Raises `Refused` when there is none."""
        if key in self.rooms:
            return self.rooms[key]
        try:
            row = await self.store.find(key) if key.isascii() and key.isalnum() else None
        except StoreDown as error:
            raise not_now(error) from error
        if row is None:
            raise Refused("unknown_table")
        return await self._open_room(row)

    async def sought(self, key: str, address: str) -> LiveTable:
        """The table that somebody names. A caller who names wrong codes too often must wait. Raises `Refused`.

        A right code is always good: another's guesses behind the same address shut nobody out. So only the rate of
        requests slows guesses down. A code has 27.9 bits (six of 25 letters): at 30 guesses a second, the most that an
        address has (20 looks, 10 seats), finding a given table takes seven weeks on average, and finding one of a
        hundred open ones a day. A guesser finds a table of strangers as an onlooker sees it, and its free seats; no
        hidden card, and nobody's seat, which need a token of 256 bits.
        """
        try:
            return await self.room(tokens.meant(key))
        except Refused as refused:
            if refused.code == "gone" and not tokens.is_id(key) and not self.misses.take(address):
                raise Refused("too_many_wrong_codes") from None
            raise

    async def _open_room(self, row: Row) -> LiveTable:
        async with self.opening.setdefault(row.id, asyncio.Lock()):
            if row.id not in self.rooms:
                self.rooms[row.id] = await self._read_room(row)
        self.opening.pop(row.id, None)
        return self.rooms[row.id]

    async def _read_room(self, row: Row) -> LiveTable:
        """A table folded from its log, beside the loop: one at a time, or the loop would wait for its turn."""
        room = LiveTable(Table(row.id, row.code), self.clock)
        try:
            events = await self.store.events(row.id)
            async with self.folding:
                await asyncio.to_thread(self.fold, room, events)
        except StoreDown as error:
            raise not_now(error) from error
        except DAMAGE as error:
            raise unreadable(row.id, error) from error
        return room

    def fold(self, room: LiveTable, events: list[Event]) -> None:
        """Applies events to a table, and closes its game to new rounds when one of its rules did not finish."""
        room.fold(events)
        failed, game = room.table.failed, room.table.about.game
        if failed is not None and failed.endless and game not in self.endless:
            self.endless.add(game)
            log.error("no more rounds of %s are dealt until the server restarts: a rule of it did not finish", game)

    async def catch_up(self, room: LiveTable) -> bool:
        """Folds the newer events of the database, and sends them. Raises `Refused` when the table cannot be read."""
        try:
            events = await self.store.events(room.table.id, room.table.seq)
            self.fold(room, events)
        except StoreDown as error:
            raise not_now(error) from error
        except DAMAGE as error:
            raise unreadable(room.table.id, error) from error
        if room.behind and not events:
            room.start_clock(AFTER_RESTART)  # nobody could move while the database was away
        room.behind = False
        if events and room.guests:
            self._tell(room)
        return bool(events)

    async def look(self, room: LiveTable) -> None:
        """Reads what other servers wrote, and sends it."""
        async with room.lock:
            try:
                await self.catch_up(room)
            except Refused:
                room.behind = True

    # ------------------------------------------------------------ writing

    async def write(
        self,
        room: LiveTable,
        decide: Decide,
        tokens: Mapping[int, str] | None = None,
        written: Written | None = None,
        address: str = "",
    ) -> list[Event]:
        """Writes the events that `decide` returns; when another server was first, it decides again.

        Runs under the room's lock. `written` hears of the events before the table does. Raises `Refused`, and then
        nothing has happened or is known to have happened.
        """
        for _ in range(TRIES):
            if room.behind:
                await self.catch_up(room)
            drafts = decide()
            if not drafts:
                return []
            try:
                events = await self._append(room, drafts, tokens or {}, written, address)
            except Taken:
                room.behind = True
                self.metrics.lost_races.inc()
                continue
            except StoreDown as error:
                room.behind = True
                raise not_now(error) from error
            self.metrics.events.inc(len(events))
            self.budget.charge({guest.address for guest in room.guests if guest.person != NOBODY}, size_of(events))
            self.fold(room, events)
            if any(event.kind in PLAY for event in events):
                self.turns.look(room)
            return events
        raise Refused("table_busy")

    async def _append(
        self, room: LiveTable, drafts: list[Draft], tokens: Mapping[int, str], written: Written | None, address: str
    ) -> list[Event]:
        """Writes, and lets moves at other tables pass before anything is worked out. Raises `Taken` or `StoreDown`."""
        with self.way.taken() if written is not None else nullcontext():
            now, mark, kept = self.clock.wall(), room.unmarked(), self.kept.now()
            with self.metrics.writes.time(), span("write", events=len(drafts)):
                events = await self.store.append(
                    room.table.id, room.table.seq, drafts, tokens, now, mark, address, kept
                )
            room.behind = True  # should this be broken off before the fold
            if written is not None:
                written(events)
                await asyncio.sleep(0)  # what was heard of it leaves first
        await self.way.give(self.way.until())
        room.behind = False
        return events

    async def after(self, room: LiveTable, soon: bool = False) -> None:
        """What follows by itself: the deal when all are ready, the commitment for the next; then everybody gets the new
        state, at once or (where nothing followed that anybody waits for) `soon`."""
        try:
            while await self.write(room, lambda: self.follows(room)):
                soon = False
        except Refused as refused:
            log.warning("table %s waits: %s", room.table.id, refused.message)
        if soon:
            room.tell_soon()
        else:
            until = self.way.until()
            async with self.voice:  # one table at a time
                await self.way.give(until)
                with span("tell", sockets=len(room.guests)):
                    self._tell(room)
        self.neighbours.tell(room)
        await self._note(room)

    def follows(self, room: LiveTable, now_ready: int = NOBODY) -> list[Draft]:
        """The deal, where it is due, and the commitment for the deal that comes then. `now_ready` is about to say
        so."""
        table = room.table
        if table.closed or table.playing or table.match.over:
            return []
        if table.coming is None:
            return [self.bound(table, table.number + 1)]
        ready = self.seeds_in(room) if table.number == 0 else self.all_ready(room, now_ready)
        if not table.may_deal or not ready:
            return []
        if table.about.game in self.endless:
            return [Draft("closed", NOBODY, {"why": RULE_FAILED})]
        coming = table.coming
        key = fair_deal.deal_key(bytes.fromhex(coming.server_seed), coming.player_seeds)
        agreed = {"agreed": table.proposal.options} if table.proposal is not None and table.agreed else {}
        dealt = Draft("dealt", NOBODY, {"round": coming.number, "key": key.hex(), **agreed})
        return [dealt, self.bound(table, coming.number + 1)]

    def bound(self, table: Table, number: int) -> Draft:
        """A new seed for a deal, and the server's commitment to it."""
        seed = fair_deal.new_seed()
        bound = fair_deal.commitment(table.id, number, seed)
        return Draft("committed", NOBODY, {"round": number, "commitment": bound, "server_seed": seed.hex()})

    def seeds_in(self, room: LiveTable) -> bool:
        """Whether the first deal may begin: every person has sent a seed, or has had the time to."""
        late = room.filled_at is not None and self.clock.steady() - room.filled_at >= self.settings.seed_seconds
        return late or not room.table.seedless

    def all_ready(self, room: LiveTable, now_ready: int = NOBODY) -> bool:
        """Whether somebody wants the next round, and nobody who is there does not."""
        there = {who for who in room.connected if room.table.chairs[who].kind == HUMAN}
        ready = room.table.ready | ({now_ready} - {NOBODY})
        return bool(ready) and there <= ready

    def _tell(self, room: LiveTable) -> None:
        if not room.table.playing:
            self.metrics.count(room.counted())
        room.tell()
        self.wake(room)

    async def _note(self, room: LiveTable) -> None:
        """Keeps what lists of tables say of this one, and that a match which is over counts no more."""
        table = room.table
        if (now := (public_state.listed(table), table.match.over or table.closed)) != room.noted:
            room.noted = now
            try:
                await self.store.note(table.id, *now, reopens=table.about.practice and not table.closed)
            except (StoreDown, Taken):
                room.noted = None

    # ------------------------------------------------------------ at the table

    async def move(
        self,
        room: LiveTable,
        person: int,
        move_id: str,
        base_seq: int,
        move: str,
        done: Callable[[int], None] | None = None,
    ) -> tuple[int, bool]:
        """Makes a move, once; `done` hears its event's number as soon as it is written.

        Returns that number, and whether it is new. Raises `Refused`.
        """
        if person == NOBODY:
            raise Refused("looks_on")
        if base_seq > room.table.seq:
            await self.catch_up(room)
        seq = 0

        def written(events: list[Event]) -> None:
            nonlocal seq
            seq = next(event.seq for event in events if event.kind == "moved")
            if done is not None:
                done(seq)

        try:
            await self.write(room, lambda: self._moved(room, person, move_id, base_seq, move), written=written)
        except Again as again:
            if done is not None:
                done(again.seq)
            return again.seq, False
        return seq, True

    def _moved(self, room: LiveTable, person: int, move_id: str, base_seq: int, move: str) -> list[Draft]:
        table = room.table
        if (person, move_id) in table.moves_of:
            raise Again(table.moves_of[person, move_id])
        if table.closed:
            raise Refused("table_closed")
        if not table.moved_at <= base_seq <= table.seq:
            raise Refused("stale_move", seq=table.seq)
        if not table.playing or table.round is None:
            raise Refused("round_not_played")
        if table.turn != person:
            raise Refused("not_your_turn")
        if table.chairs[person].kind == COMING:
            raise Refused("plays_next_deal")
        words = say(table.ruleset.game, *table.move_of(move))
        return [*moves_again(room.table, person), Draft("moved", person, {"move": words, "by": HUMAN}, move_id)]

    async def simple(self, room: LiveTable, decide: Decide, tokens: Mapping[int, str] | None = None) -> None:
        """Writes the events that `decide` returns and what follows from them. Raises `Refused`."""
        async with room.lock:
            events = await self.write(room, decide, tokens)
            await self.after(room, soon=all(event.kind in ("readied", "seeded") for event in events))

    async def say(self, room: LiveTable, person: int, text: str, n: int | None = None, name: str = "") -> None:
        """Words to everybody at a table that allows it, or phrase `n`. Raises `Refused`."""
        message = chat.message(room, person, text, n, name)
        chat.pass_on(room, message)
        self.neighbours.tell_words(room, Words(person=person, text=message["text"], n=n, name=message["name"]))


def unreadable(table: str, error: Exception) -> Refused:
    """The refusal of a table whose events cannot be read."""
    log.error("table %s cannot be read: %s: %s", table, type(error).__name__, error)
    return Refused("table_unreadable")


def not_now(error: Exception) -> Refused:
    """The refusal while the database is away."""
    log.error("the database cannot be used: %s", type(error.__cause__ or error).__name__)
    return Refused("database_away")
