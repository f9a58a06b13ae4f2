"""The turn has come to a player who is not there: their devices that asked for it are told, each once.

A push says the code of the table and no more; the browser makes the sentence. Whoever sends it waits for nobody: a push
service that hangs or fails costs a table nothing.
"""

from __future__ import annotations

import asyncio
import json
import logging
import ssl
from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from ceki.server import limits
from ceki.server.clock import Clock
from ceki.server.protocol.client import TellTurns
from ceki.server.protocol.errors import Refused
from ceki.server.push.address import Address, address_of
from ceki.server.push.kept import KeptSubscriptions, Subscription
from ceki.server.settings import Settings
from ceki.server.storage.store import Store, StoreDown, Taken
from ceki.server.tables.live import LiveTable
from ceki.server.tables.model import HUMAN
from ceki.server.tables.state import Table
from ceki.server.waiting import end

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey as Key

HALF_DAY: Final = 43_200  # seconds for which the server's name holds
DAY: Final = 86_400
TOO_MANY: Final = 429
GONE: Final = (404, 410)  # RFC 8030, 7.3: this subscription is no more
AT_ONCE: Final = 8
WAITING: Final = 1000  # pushes under way; more are not sent
AGAIN: Final = (30.0, 300.0)  # seconds until a push that did not arrive is sent again, and once more
NOBODY_KNOWN: Final = "mailto:keeper@localhost"
log = logging.getLogger("ceki.server")


class Turns:
    """Sends pushes for the tables of a server, where the libraries for it are installed."""

    def __init__(self, store: Store, clock: Clock, settings: Settings) -> None:
        self.store, self.clock = store, clock
        self.kept = KeptSubscriptions(store)
        self.contact = next((one for one in settings.origins if one.startswith("https://")), NOBODY_KNOWN)
        self.secret: Key | None = None
        self.key: str | None = None  # the public one, as browsers want it
        self.locate: Callable[[str], Awaitable[Address]] = address_of
        self.under_way: set[asyncio.Task[None]] = set()
        self.at_once = asyncio.Semaphore(AT_ONCE)

    @cached_property
    def tls(self) -> ssl.SSLContext:
        """By whose certificates a push service is known: the system's, read when the first push is sent."""
        return ssl.create_default_context()

    async def open(self) -> None:
        """Makes the key, which the servers of a database share, or finds it. Raises `StoreDown`."""
        try:
            from ceki.server.push import sealed
        except ImportError:
            return  # the extra `push` is not installed: this server says that it has no key
        self.secret = sealed.key_of(await self.store.secret("push", sealed.fresh_key()))
        self.key = sealed.base64url(sealed.point(self.secret))

    async def close(self) -> None:
        """Ends what is under way."""
        await end(self.under_way)

    # ------------------------------------------------------------ who is told

    async def subscribe(self, room: LiveTable, person: int, wish: TellTurns) -> None:
        """From now on a device is told of a person's turns. Raises `Refused`."""
        if self.secret is None:
            raise Refused("no_pushes")
        if not room.by_days:
            raise Refused("not_by_days")
        from ceki.server.push import sealed

        try:
            sealed.keys_of(wish.p256dh, wish.auth)
        except ValueError:
            raise Refused("push_keys") from None
        try:
            await self.locate(wish.endpoint)
        except (ValueError, OSError):
            raise Refused("push_address") from None
        try:
            one = Subscription(wish.endpoint, wish.p256dh, wish.auth)
            fits = await self.kept.keep(room.table.id, person, one, limits.PUSHES)
        except (StoreDown, Taken) as error:
            raise Refused("database_away") from error
        if not fits:
            raise Refused("too_many_pushes", most=limits.PUSHES)

    async def unsubscribe(self, room: LiveTable, person: int, endpoint: str) -> None:
        """A device is told no more. Raises `Refused`."""
        try:
            await self.kept.drop(Subscription(endpoint, "", "").digest, room.table.id, person)
        except (StoreDown, Taken) as error:
            raise Refused("database_away") from error

    async def forget(self) -> None:
        """Deletes what was asked for at tables that are closed. Raises `StoreDown`."""
        await self.kept.forget_closed()

    # ------------------------------------------------------------ telling

    def look(self, room: LiveTable) -> None:
        """Something was played: tells the player whose turn it is, if they have a choice and are not there."""
        table = room.table
        person = table.turn
        if self.secret is None or not room.by_days or person is None or person in room.connected:
            return
        if table.chairs[person].kind != HUMAN or len(table.legal) < 2 or len(self.under_way) >= WAITING:
            return
        task = asyncio.create_task(self._tell(room, person))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    async def _tell(self, room: LiveTable, person: int) -> None:
        """Tells every device of a player; those that were not reached once more later, while it is still their turn."""
        reached: set[str] = set()
        for wait in (0.0, *AGAIN):
            if wait:
                await self.clock.sleep(wait)
            if room.table.turn != person or person in room.connected:
                return
            async with self.at_once:
                if await self._told(room.table, person, reached):
                    return

    async def _told(self, table: Table, person: int, reached: set[str]) -> bool:
        """Whether all devices of a player have been reached, those before included."""
        said = json.dumps({"kind": "turn", "code": table.code}).encode()
        try:
            devices = await self.kept.of(table.id, person)
        except StoreDown:
            log.warning("table %s: nobody could be told of their turn, the database is away", table.id)
            return False
        for device in devices:
            if device.digest not in reached and await self._sent(table.id, device, said, table.about.days or 1):
                reached.add(device.digest)
        return all(device.digest in reached for device in devices)

    async def _sent(self, table: str, device: Subscription, said: bytes, days: int) -> bool:
        """Whether there is nothing more to be done: the service has it, or will never take it."""
        import h11

        try:
            status = await self._post(device, said, days)
            if status in GONE:
                await self.kept.drop(device.digest)
            elif status >= 300:
                log.warning("table %s: a push service answered %d", table, status)
            return status < 500 and status != TOO_MANY
        except (OSError, ValueError, h11.RemoteProtocolError, StoreDown, Taken) as error:
            log.warning("table %s: a push was not sent: %s", table, type(error).__name__)
            return isinstance(error, ValueError)

    async def _post(self, device: Subscription, said: bytes, days: int) -> int:
        from ceki.server.push import sealed
        from ceki.server.push.post import post

        assert self.secret is not None
        to = await self.locate(device.endpoint)
        until = int(self.clock.wall()) + HALF_DAY
        headers = {
            "Authorization": sealed.named(self.secret, to.origin, self.contact, until),
            "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream",
            "TTL": str(days * DAY), "Urgency": "normal",
        }  # fmt: skip
        return await post(to, headers, sealed.sealed(said, *sealed.keys_of(device.p256dh, device.auth)), self.tls)
