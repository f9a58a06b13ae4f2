"""The ways into a hall and out of it: a new table, a seat, a connection."""

from __future__ import annotations

from ceki.server import limits
from ceki.server.budget import FOR_MOVES, STAR, TABLE, is_this_machine, size_of
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


async def create(hall: TableRegistry, order: NewTable, address: str, meets: bool = False) -> tuple[LiveTable, str]:
    """A new table with its maker on seat 0; strangers find one that `meets`. Raises `Refused`."""
    if hall.stopping:
        raise Refused("server_starting_over")
    chosen = house_of(order)
    if chosen.game.id in hall.endless:
        raise Refused("game_stopped", game=chosen.game.info.title)
    hall.budget.require(address, FOR_MOVES)
    maker = hall.digest_of(address)
    try:
        mine, everyone = await hall.store.listing.of_maker(maker), await hall.census.open_tables()
    except StoreDown as error:
        raise not_now(error) from error
    if mine >= hall.settings.tables_of_one:
        raise Refused("too_many_tables")
    if everyone >= hall.settings.tables:
        raise Refused("server_full")
    drafts = first_events(order, chosen, meets)
    token, wall = tokens.new_token(), hall.clock.wall()
    kept = 0 if order.days is None else limits.KEPT_DAYS
    for _ in range(TRIES):
        row = Row(tokens.new_id(), tokens.new_code(), order.public, False, hall.kept.now(), {}, kept)
        try:
            events = await hall.store.create(row, maker, drafts, {0: tokens.digest(token)}, wall)
        except Taken:
            continue
        except StoreDown as error:
            raise not_now(error) from error
        hall.budget.charge([address], TABLE + size_of(events))
        room = LiveTable(Table(row.id, row.code), hall.clock)
        hall.fold(room, events)
        hall.rooms[row.id] = room
        async with room.lock:
            await hall.after(room)
        hall.metrics.tables.inc()
        hall.census.one_more()
        return room, token
    raise Refused("table_not_made")


async def sit(hall: TableRegistry, key: str, wish: NewSeat, address: str = "?") -> tuple[LiveTable, int, str]:
    """Takes a free seat, or a named one that a bot keeps. Raises `Refused`."""
    hall.budget.require(address, FOR_MOVES)
    room = await hall.sought(key, address)
    token, name = tokens.new_token(), limits.clean(wish.name or "", limits.NAME, "name")
    async with room.lock:
        await hall.catch_up(room)
        person, mine = _seat_for(room.table, wish), hall.digest_of(address)
        if room.table.about.strangers and not room.table.about.together and not is_this_machine(address):
            await _refuse_many_seats(hall, room.table, mine)

        def decide() -> list[Draft]:
            if _seat_for(room.table, wish) != person:
                raise Refused("seat_just_taken")
            others = [chair.name for one, chair in enumerate(room.table.chairs) if one != person]
            body = {"name": distinct(name, others, person), **_sits(room.table, person)}
            seed = [Draft("seeded", person, {"hex": wish.seed})] if wish.seed and room.table.coming else []
            return [Draft("sat", person, body), *seed]

        events = await hall.write(room, decide, {person: tokens.digest(token)}, address=mine)
        hall.budget.charge([address], size_of(events))
        await hall.after(room)
    return room, person, token


async def _refuse_many_seats(hall: TableRegistry, table: Table, address: str) -> None:
    """Who sits on several seats among strangers sees several hands, and has several votes. Raises `Refused`."""
    try:
        held = await hall.store.addresses(table.id)
    except StoreDown as error:
        raise not_now(error) from error
    sitting = [person for person, one in held.items() if one == address and table.chairs[person].human]
    if len(sitting) >= hall.settings.seats_of_one:
        raise Refused("one_seat_each")


async def star(hall: TableRegistry, key: str, wish: Star, address: str = "?") -> None:
    """Keeps a table for ever, or no longer than others, for the holder of a seat there. Raises `Refused`."""
    room, person, _ = await _whose(hall, key, wish.token, address)
    hall.budget.require(address, FOR_MOVES)
    hall.budget.charge([address], STAR)
    try:
        await hall.store.lasting.star(room.table.id, person, wish.starred)
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


async def enter(hall: TableRegistry, key: str, token: str | None, guest: Guest, address: str = "?") -> LiveTable:
    """Connects a guest; finds their `person` by the token before anything else happens. Raises `Refused`."""
    if token is None:
        room, person, known = await hall.sought(key, address), NOBODY, 0
    else:
        room, person, known = await _whose(hall, key, token, address)
    async with room.lock:
        await hall.catch_up(room)
        if token is not None and room.table.seq != known:
            person = await _holder(hall, room, token)  # the seat may have changed hands meanwhile
        if person != NOBODY and not room.table.holds(person):
            raise Refused("left_seat")
        if person == NOBODY and room.watchers >= limits.WATCHERS:
            raise Refused("too_many_watch")
        if person != NOBODY:
            await _sit_here(hall, room, person)
        guest.person = person
        room.enter(guest)
        hall.rooms[room.table.id] = room
        try:
            if person == NOBODY:
                room.tell()  # to all: one more looks on
            else:
                await hall.write(room, lambda: welcome(room.table, person))
                await hall.after(room)
        except BaseException:  # the connection broke, or the database: nobody has come in
            room.go(guest)
            raise
    return room


async def _sit_here(hall: TableRegistry, room: LiveTable, person: int) -> None:
    try:
        await hall.neighbours.sat(room, person)
    except (StoreDown, Taken) as error:
        raise not_now(error) from error


async def _whose(hall: TableRegistry, key: str, token: str, address: str) -> tuple[LiveTable, int, int]:
    """The table and the person of a token, as of which event."""
    room = await hall.sought(key, address)
    known = room.table.seq
    return room, await _holder(hall, room, token), known


async def _holder(hall: TableRegistry, room: LiveTable, token: str) -> int:
    """The person whose token this is. Raises `Refused`."""
    try:
        person = tokens.holder(token, await hall.store.tokens(room.table.id))
    except StoreDown as error:
        raise not_now(error) from error
    if person is None:
        raise Refused("wrong_token")
    return person


async def go(hall: TableRegistry, room: LiveTable, guest: Guest) -> None:
    """A guest has disconnected."""
    known = guest in room.guests
    room.go(guest)
    if known and guest.person == NOBODY:
        room.tell()
    elif known:
        async with room.lock:
            await hall.after(room)
        await hall.neighbours.gone(room, guest.person)
