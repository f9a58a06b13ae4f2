"""Strangers who would play the same game with whoever waits for it, at whichever server of a database they are.

The database names one table of each game at which they meet. Who finds none opens one and writes it there; of two who
do so at the same moment one is first, and the other goes to that table too.
"""

from __future__ import annotations

import contextlib

from ceki.server.protocol import public_state
from ceki.server.protocol.client import Meet, NewSeat, NewTable
from ceki.server.protocol.errors import Refused
from ceki.server.seats import join
from ceki.server.storage.store import StoreDown
from ceki.server.tables import setup
from ceki.server.tables.events import Draft
from ceki.server.tables.live import LiveTable
from ceki.server.tables.registry import TRIES, TableRegistry, not_now

SECONDS = 60  # for a move, so that nobody waits for a stranger who has gone
Sat = tuple[LiveTable, int, str]


async def meet(registry: TableRegistry, wish: Meet, address: str) -> Sat:
    """A seat at the table of a game where somebody waits, else at a new one: the table, the person, the token.

    Raises `Refused`.
    """
    order = NewTable(game=wish.game, name=wish.name, bot_level=wish.bot_level, seconds=SECONDS)
    game = setup.house_of(order).game.id
    at = await _meeting(registry, game)
    if (found := await _seat(registry, wish, at, address)) is not None:
        return found
    room, token = await join.create(registry, order, address, meets=True)
    for _ in range(TRIES):
        if await _open(registry, game, room.table.id, at):
            return room, 0, token
        at = await _meeting(registry, game)
        if (found := await _seat(registry, wish, at, address)) is not None:
            await registry.simple(room, lambda: setup.left(room.table, 0))
            return found
    raise Refused("table_not_made")


async def _meeting(registry: TableRegistry, game: str) -> str | None:
    try:
        return await registry.store.meeting(game)
    except StoreDown as error:
        raise not_now(error) from error


async def _open(registry: TableRegistry, game: str, table: str, before: str | None) -> bool:
    try:
        return await registry.store.meet_at(game, table, before)
    except StoreDown as error:
        raise not_now(error) from error


async def _seat(registry: TableRegistry, wish: Meet, table: str | None, address: str) -> Sat | None:
    """A seat at a table at which strangers meet; None where it is full, or has begun."""
    if table is None:
        return None
    with contextlib.suppress(Refused):  # taken or closed meanwhile
        room = await registry.room(table)
        if public_state.meeting(room.table) and not _late(registry, room):
            return await join.sit(registry, table, NewSeat(name=wish.name), address)
    return None


def _late(registry: TableRegistry, room: LiveTable) -> bool:
    when = public_state.bots_at(room.table)
    return when is not None and registry.clock.wall() >= when


def bots_due(registry: TableRegistry, room: LiveTable) -> bool:
    """Whether bots are to take the free seats of a table, because no more strangers came."""
    return room.awake and _late(registry, room)


async def with_bots(registry: TableRegistry, room: LiveTable) -> None:
    """Bots take the free seats, once. Raises `Refused`."""

    def decide() -> list[Draft]:
        return setup.with_bots(room.table, None) if bots_due(registry, room) else []

    await registry.simple(room, decide)
