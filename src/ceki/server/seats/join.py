"""The ways into a registry and out of it: a new table, a seat, a connection."""

from __future__ import annotations

import logging

from ceki.server import limits
from ceki.server.budget import FOR_MOVES, STAR, TABLE, size_of
from ceki.server.networks import THIS_MACHINE
from ceki.server.protocol.client import NewSeat, NewTable, Star
from ceki.server.protocol.errors import Refused
from ceki.server.seats import tokens
from ceki.server.seats.names import distinct
from ceki.server.storage.store import Row, StoreDown, Taken
from ceki.server.tables.events import NOBODY, Draft
from ceki.server.tables.live import Guest, LiveTable
from ceki.server.tables.model import BOT, COMING, FREE, HUMAN
from ceki.server.tables.registry import TRIES, TableRegistry, not_now
from ceki.server.tables.setup import first_events, house_of, welcome
from ceki.server.tables.state import Table

log = logging.getLogger("ceki.server")


async def create(registry: TableRegistry, order: NewTable, address: str, meets: bool = False) -> tuple[LiveTable, str]:
    """A new table with its maker on seat 0; strangers find one that `meets`. Raises `Refused`."""
    if registry.stopping:
        raise Refused("server_starting_over")
    chosen = house_of(order)
    if chosen.game.id in registry.endless:
        raise Refused("game_stopped", game=chosen.game.info.title)
    registry.budget.require(address, FOR_MOVES)
    maker = registry.digest_of(address)
    await _refuse_banned(registry, maker)
    try:
        mine, everyone = await registry.store.listing.of_maker(maker), await registry.census.open_tables()
    except StoreDown as error:
        raise not_now(error) from error
    if mine >= registry.settings.tables_of_one and address not in registry.trusted:
        raise Refused("too_many_tables")
    if everyone >= registry.settings.tables:
        raise Refused("server_full")
    drafts = first_events(order, chosen, meets)
    token, wall = tokens.new_token(), registry.clock.wall()
    kept = 0 if order.days is None else limits.KEPT_DAYS
    for _ in range(TRIES):
        row = Row(tokens.new_id(), tokens.new_code(), order.public, False, registry.kept.now(), {}, kept)
        try:
            events = await registry.store.create(row, maker, drafts, {0: tokens.digest(token)}, wall)
        except Taken:
            continue
        except StoreDown as error:
            raise not_now(error) from error
        registry.budget.charge([address], TABLE + size_of(events))
        room = LiveTable(Table(row.id, row.code), registry.clock)
        registry.fold(room, events)
        registry.rooms[row.id] = room
        async with room.lock:
            await registry.after(room)
        registry.metrics.tables.inc()
        log.info("table %s was made: %s, %d players", row.id, chosen.game.id, chosen.players)
        registry.census.one_more()
        return room, token
    raise Refused("table_not_made")


async def sit(registry: TableRegistry, key: str, wish: NewSeat, address: str = "?") -> tuple[LiveTable, int, str]:
    """Takes a free seat, or a named one that a bot keeps. Raises `Refused`."""
    registry.budget.require(address, FOR_MOVES)
    await _refuse_banned(registry, registry.digest_of(address))
    room = await registry.sought(key, address)
    token, name = tokens.new_token(), limits.clean(wish.name or "", limits.NAME, "name")
    async with room.lock:
        await registry.catch_up(room)
        person, mine = _seat_for(room.table, wish), registry.digest_of(address)
        apart = room.table.about.strangers and not room.table.about.together
        if apart and address not in registry.trusted and address not in THIS_MACHINE:
            await _refuse_many_seats(registry, room.table, mine)

        def decide() -> list[Draft]:
            if _seat_for(room.table, wish) != person:
                raise Refused("seat_just_taken")
            others = [chair.name for one, chair in enumerate(room.table.chairs) if one != person]
            body = {"name": distinct(name, others, person), **_sits(room.table, person)}
            seed = [Draft("seeded", person, {"hex": wish.seed})] if wish.seed and room.table.coming else []
            return [Draft("sat", person, body), *seed]

        events = await registry.write(room, decide, {person: tokens.digest(token)}, address=mine)
        registry.budget.charge([address], size_of(events))
        await registry.after(room)
    return room, person, token


async def _refuse_banned(registry: TableRegistry, address: str) -> None:
    """Raises `Refused` for the digest of an address that an operator has banned."""
    try:
        if await registry.store.moderation.banned(address, registry.clock.wall()):
            raise Refused("banned")
    except StoreDown as error:
        raise not_now(error) from error


async def _refuse_many_seats(registry: TableRegistry, table: Table, address: str) -> None:
    """Who sits on several seats among strangers sees several hands, and has several votes. Raises `Refused`."""
    try:
        held = await registry.store.addresses(table.id)
    except StoreDown as error:
        raise not_now(error) from error
    sitting = [person for person, one in held.items() if one == address and table.chairs[person].human]
    if len(sitting) >= registry.settings.seats_of_one:
        raise Refused("one_seat_each")


async def star(registry: TableRegistry, key: str, wish: Star, address: str = "?") -> None:
    """Keeps a table for ever, or no longer than others, for the holder of a seat there. Raises `Refused`."""
    room, person, _ = await _whose(registry, key, wish.token, address)
    registry.budget.require(address, FOR_MOVES)
    registry.budget.charge([address], STAR)
    try:
        await registry.store.lasting.star(room.table.id, person, wish.starred)
    except (StoreDown, Taken) as error:
        raise not_now(error) from error


def _sits(table: Table, person: int) -> dict[str, str]:
    """How one sits down: who comes while a round is played sees and plays the next one, and the bot plays on."""
    return {"kind": COMING, "level": table.chairs[person].level} if table.playing else {"kind": HUMAN, "level": ""}


def _seat_for(table: Table, wish: NewSeat) -> int:
    """The person whose place it will be."""
    if table.closed:
        raise Refused("table_closed")
    if table.match.over:
        raise Refused("match_over")
    kinds = {person: chair.kind for person, chair in enumerate(table.chairs)}
    if wish.seat is None:
        found = next((person for person in kinds if kinds[person] == FREE), None)
    else:
        if wish.seat >= len(table.seated):
            raise Refused("unknown_seat", seat=wish.seat)
        person = table.seated[wish.seat]
        found = person if kinds[person] == FREE or (kinds[person] == BOT and not table.about.practice) else None
    if found is None:
        raise Refused("table_full")
    return found


async def enter(registry: TableRegistry, key: str, token: str | None, guest: Guest, address: str = "?") -> LiveTable:
    """Connects a guest; finds their `person` by the token before anything else happens. Raises `Refused`."""
    if token is None:
        room, person, known = await registry.sought(key, address), NOBODY, 0
    else:
        room, person, known = await _whose(registry, key, token, address)
    async with room.lock:
        await registry.catch_up(room)
        if token is not None and room.table.seq != known:
            person = await _holder(registry, room, token)  # the seat may have changed hands meanwhile
        if person != NOBODY and not room.table.holds(person):
            raise Refused("left_seat")
        if person == NOBODY and room.watchers >= limits.WATCHERS:
            raise Refused("too_many_watch")
        if person != NOBODY:
            await _sit_here(registry, room, person)
        guest.person = person
        room.enter(guest)
        registry.rooms[room.table.id] = room
        registry.neighbours.follow(room)
        try:
            if person == NOBODY:
                room.tell()  # to all: one more looks on
            else:
                await registry.write(room, lambda: welcome(room.table, person))
                await registry.after(room)
        except BaseException:  # the connection broke, or the database: nobody has come in
            room.go(guest)
            registry.neighbours.follow(room)
            raise
    return room


async def _sit_here(registry: TableRegistry, room: LiveTable, person: int) -> None:
    try:
        await registry.neighbours.sat(room, person)
    except (StoreDown, Taken) as error:
        raise not_now(error) from error


async def _whose(registry: TableRegistry, key: str, token: str, address: str) -> tuple[LiveTable, int, int]:
    """The table and the person of a token, as of which event."""
    room = await registry.sought(key, address)
    known = room.table.seq
    return room, await _holder(registry, room, token), known


async def _holder(registry: TableRegistry, room: LiveTable, token: str) -> int:
    """The person whose token this is. Raises `Refused`."""
    try:
        person = tokens.holder(token, await registry.store.tokens(room.table.id))
    except StoreDown as error:
        raise not_now(error) from error
    if person is None:
        raise Refused("wrong_token")
    return person


async def go(registry: TableRegistry, room: LiveTable, guest: Guest) -> None:
    """A guest has disconnected. A server that stops sends nothing more, and notes all its empty seats in one."""
    known = guest in room.guests
    room.go(guest)
    registry.neighbours.follow(room)
    if registry.stopping:
        return
    if known and guest.person == NOBODY:
        room.tell()
    elif known:
        async with room.lock:
            await registry.after(room)
        await registry.neighbours.gone(room, guest.person)
