"""An operator at a database, beside the servers that use it: what is open, what was reported, closing and hiding.

Nothing here plays a round, so nothing here knows a card. Whatever is done is noted, with who did it and why.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy.engine import make_url

from ceki.engine.errors import NotAllowed
from ceki.server import limits
from ceki.server.seats.names import distinct
from ceki.server.seats.sitting import Sitting, sittings
from ceki.server.storage import checkpoints
from ceki.server.storage.listing import OPERATOR, Row
from ceki.server.storage.moderation import BACKUP, Act, Ban, NewName, Reported
from ceki.server.storage.store import Store, Taken
from ceki.server.tables.events import NOBODY, Draft, Event

DAY: Final = 86_400.0  # seconds
COMES: Final = ("sat", "left", "away", "back")
SHOWN: Final = 200  # lines at most
TRIES: Final = 20  # while people go on playing at a table that is to be closed
CLOSE, HIDE, MUTE, RENAME, BAN, UNBAN, ERASE, EXPORT = (  # what is done
    "close", "hide", "mute", "rename", "ban", "unban", "erase", "export",
)  # fmt: skip


class Admin:
    """An operator, by the name `operator`. All raise `NotAllowed` in one line, or `StoreDown`."""

    def __init__(self, store: Store, operator: str) -> None:
        self.store, self.operator = store, operator

    async def tables(self) -> list[Row]:
        """The open tables, the ones changed last first."""
        return await self.store.listing.newest(SHOWN)

    async def people(self, code: str) -> list[str]:
        """The names of all persons who have sat at a table, each once."""
        events = await self.store.events((await self._known(code)).id)
        return list({one.name: None for one in sittings(events)})

    async def reports(self) -> list[Reported]:
        """What was reported, the last first."""
        return await self.store.moderation.complaints(SHOWN)

    async def acts(self) -> list[Act]:
        """What operators did, the last first."""
        return await self.store.moderation.acts(SHOWN)

    async def close(self, code: str, why: str) -> None:
        """Closes a table, as if all had left it. Its finished rounds remain, and can be checked."""
        for _ in range(TRIES):
            row = await self._open(code)
            last = max(event.seq for event in await self.store.events(row.id))
            try:
                await self.store.append(row.id, last, [Draft("closed", NOBODY)], {}, time.time(), kept_at=row.changed)
            except Taken:
                continue  # somebody has moved meanwhile
            await self.store.note(row.id, row.facts, closed=True)
            await self._noted(CLOSE, row, why)
            return
        raise NotAllowed("table-busy", code=code)

    async def hide(self, code: str, why: str) -> None:
        """Hides the title of a public table from the list; the table goes on."""
        row = await self._open(code)
        try:
            await self.store.listing.report(row.id, OPERATOR)
        except Taken:
            raise NotAllowed("title-hidden", code=code) from None
        await self._noted(HIDE, row, why)

    async def bans(self) -> list[Ban]:
        """The addresses that are banned, by their digests."""
        return await self.store.moderation.bans(time.time())

    async def mute(self, code: str, name: str, why: str) -> None:
        """What a person writes in the chat of a table is passed on no more, until another sits down there."""
        await self._happens(await self._open(code), name, lambda one, _: [Draft("muted", one.person)])
        await self._noted(MUTE, await self._known(code), why)

    async def rename(self, code: str, name: str, to: str, why: str) -> None:
        """Gives a person another name, in past rounds too."""
        if not to.strip() or len(to) > limits.NAME:
            raise NotAllowed("name-length", most=limits.NAME)
        await self._renamed(await self._known(code), name, limits.clean(to, limits.NAME, "name"), erased=False)
        await self._noted(RENAME, await self._known(code), why)

    async def erase(self, code: str, name: str, why: str) -> None:
        """Erases a person's name from a table and its past rounds, with what was reported of their words and their
        notices of a turn. What they played remains, for others played it with them, and can be checked."""
        await self._renamed(await self._known(code), name, "", erased=True)
        if (file := make_url(self.store.url).database) and self.store.folder is not None:
            await asyncio.to_thread(checkpoints.empty, file)
        await self._noted(ERASE, await self._known(code), why)

    async def ban(self, code: str, name: str, days: float, why: str) -> None:
        """Bans the address of a person at an open table for some days: nobody there can make a table or take a seat. A
        bot plays on for the person."""
        row = await self._open(code)
        now = await self._now(row, name)
        digest = (await self.store.addresses(row.id)).get(now.person, "")
        if not digest:
            raise NotAllowed("no-address", name=name, code=row.code)
        await self.store.moderation.ban(Ban(digest, time.time() + days * DAY, row.code))
        await self._happens(row, name, _leaves)
        await self._noted(BAN, row, why)

    async def unban(self, start: str, why: str) -> None:
        """Lifts the ban of an address, by the beginning of its digest."""
        lifted = await self.store.moderation.unban(start)
        if not lifted:
            raise NotAllowed("no-ban", given=start)
        await self._wrote(UNBAN, lifted[0].code, why)

    async def export(self, code: str, name: str, why: str) -> dict[str, Any]:
        """What is kept of a person at a table: when they sat down and left, their moves in rounds before the last, and
        what was reported of their words."""
        row = await self._known(code)
        events = await self.store.events(row.id)
        mine = [one for one in sittings(events) if one.is_called(name)]
        if not mine:
            raise NotAllowed("no-person", name=name, code=row.code)
        persons = {one.person for one in mine}
        dealt = max((event.seq for event in events if event.kind == "dealt"), default=0)
        shown = [
            one for one in events if any(sat.holds(one) for sat in mine) and (one.kind in COMES or one.seq < dealt)
        ]
        reported = [one for one in await self.reports() if one.table == row.id and one.complaint.whose in persons]
        await self._noted(EXPORT, row, why)
        return {
            "table": row.code, "game": events[0].body["game"], "name": mine[-1].name, "seats": sorted(persons),
            "events": [{"at": one.at, "what": one.kind, **_shown(one)} for one in shown],
            "reports": [{"at": one.at, "said": list(one.complaint.said)} for one in reported],
        }  # fmt: skip

    async def saved(self, file: str) -> None:
        """Notes that everything was saved into a file."""
        await self.store.moderation.note(Act(time.time(), self.operator, BACKUP, "", file))

    async def _now(self, row: Row, name: str) -> Sitting:
        """A person who holds a seat of a table now."""
        found = [one for one in sittings(await self.store.events(row.id)) if one.now and one.is_called(name)]
        if not found:
            raise NotAllowed("no-person", name=name, code=row.code)
        return found[0]

    async def _happens(self, row: Row, name: str, drafts: Callable[[Sitting, list[Event]], list[Draft]]) -> None:
        """Something happens to a person of a table."""
        for _ in range(TRIES):
            one, events = await self._now(row, name), await self.store.events(row.id)
            try:
                coming = drafts(one, events)
                await self.store.append(row.id, events[-1].seq, coming, {}, time.time(), False, kept_at=row.changed)
                return
            except Taken:
                continue  # somebody has moved meanwhile
        raise NotAllowed("table-busy", code=row.code)

    async def _renamed(self, row: Row, name: str, to: str, erased: bool) -> None:
        events = await self.store.events(row.id)
        mine = [one for one in sittings(events) if one.is_called(name)]
        if not mine:
            raise NotAllowed("no-person", name=name, code=row.code)
        others = [one.name for one in sittings(events) if not one.is_called(name)]
        for person in sorted({one.person for one in mine}):
            sat = [one.seq for one in mine if one.person == person]
            new = NewName(row.id, person, distinct(to, others, person), sat, erased)
            others.append(new.name)
            await self._rename(row, new)

    async def _rename(self, row: Row, new: NewName) -> None:
        for _ in range(TRIES):
            last = (await self.store.latest([row.id]))[row.id]
            try:
                await self.store.moderation.rename(new, last, time.time())
                return
            except Taken:
                continue  # somebody has moved meanwhile
        raise NotAllowed("table-busy", code=row.code)

    async def _known(self, code: str) -> Row:
        row = await self.store.find(code)
        if row is None:
            raise NotAllowed("table-unknown", code=code)
        return row

    async def _open(self, code: str) -> Row:
        row = await self._known(code)
        if row.closed:
            raise NotAllowed("table-closed", code=code)
        return row

    async def _noted(self, what: str, row: Row, why: str) -> None:
        """Notes it. A server that is alone looks at the database as soon as another seems to be there."""
        await self._wrote(what, row.code, why)

    async def _wrote(self, what: str, code: str, why: str) -> None:
        await self.store.moderation.note(Act(time.time(), self.operator, what, code, why))
        await self.store.presence.beat(f"admin-{self.operator}"[:32], time.time())


def _leaves(one: Sitting, events: list[Event]) -> list[Draft]:
    """A bot takes the seat; with the last person the table closes."""
    left = Draft("left", one.person, {"level": events[0].body["bot_level"], "removed": True})
    others = any(other.now and other.person != one.person for other in sittings(events))
    return [left] if others else [left, Draft("closed", NOBODY)]


def _shown(event: Event) -> dict[str, Any]:
    return {name: event.body[name] for name in ("name", "move", "round") if name in event.body}


@asynccontextmanager
async def administered(url: str, operator: str) -> AsyncIterator[Admin]:
    """An operator at the database of a server. Raises `NotAllowed` where there is none."""
    path = make_url(url).database if url.startswith("sqlite") else None
    if path is not None and not Path(path).is_file():
        raise NotAllowed("no-such-database", file=path)
    store = Store(url)
    await store.open()
    try:
        yield Admin(store, operator)
    finally:
        await store.close()
