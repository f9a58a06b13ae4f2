"""What every request passes on its way in, and every answer on its way out: origins, sizes, rates, headers."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ceki.server import limits, log_lines, networks
from ceki.server.http.policy import POLICY
from ceki.server.http.session import Session
from ceki.server.protocol.errors import Refused
from ceki.server.storage.write_priority import Turns
from ceki.server.tables.registry import TableRegistry

HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)
SOCKET: Final = "/ws"
AT_A_TURN: Final = 4  # requests that change nothing
log = logging.getLogger("ceki.server")


def looks_of(registry: TableRegistry) -> limits.Buckets:
    """How often each address may look at something, or open a socket."""
    return limits.Buckets(limits.GET_RATE, limits.GET_BURST, registry.clock.steady, registry.trusted)


def door(registry: TableRegistry, looks: limits.Buckets) -> ASGIApp:
    """What sockets pass on their way to a table."""

    async def come(scope: Scope, receive: Receive, send: Send) -> None:
        log_lines.about(request=secrets.token_hex(4))
        if not looks.take(networks.address_of((scope.get("client") or (None, 0))[0]), limits.SOCKET_COST):
            registry.metrics.refused.labels("too_fast").inc()
        elif scope["path"] == SOCKET:
            await Session(registry, WebSocket(scope, receive, send)).run()
            return
        await send({"type": "websocket.close"})

    return come


class Guard:
    """Wraps the application, but for sockets."""

    def __init__(self, app: ASGIApp, registry: TableRegistry, looks: limits.Buckets) -> None:
        self.app, self.registry, self.looks = app, registry, looks
        self.changes = limits.Buckets(limits.HTTP_RATE, limits.HTTP_BURST, registry.clock.steady, registry.trusted)
        self.turns = Turns(AT_A_TURN)
        self.hints = self.unproxied = not registry.settings.proxies
        self.named = False  # an address by which nobody reaches us

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        address = networks.address_of((scope.get("client") or (None, 0))[0])
        log_lines.about(request=secrets.token_hex(4))
        if self.unproxied and any(name == b"x-forwarded-for" for name, _ in scope["headers"]):
            self.registry.metrics.unbelieved.inc()
            if self.hints:
                self.hints = False
                log.warning("X-Forwarded-For is not believed; is there a proxy at %s? Then begin with --proxy", address)

        began, status = self.registry.clock.steady(), 0

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = {name for name, _ in message["headers"]}
                own = [*HEADERS, *_caching(scope["path"], message["status"])]
                message["headers"] = [*message["headers"], *(pair for pair in own if pair[0] not in given)]
            await send(message)

        try:
            if scope["method"] in ("GET", "HEAD", "OPTIONS"):
                if not self.looks.take(address, limits.cost_of(scope["path"])):
                    raise Refused("too_many_requests")
                await self.turns.mine()
                await self.registry.way.give(self.registry.way.until())
            else:
                receive = await self._checked(scope, receive, address)
            if scope["method"] == "HEAD":  # answered like GET; what is sent is the head alone
                scope = {**scope, "method": "GET"}
            await self.app(scope, receive, dressed)
        except Refused as refused:
            self.registry.metrics.refused.labels(refused.code).inc()
            await _answer(refused, dressed)
        finally:
            took = 1000 * (self.registry.clock.steady() - began)
            log.debug("%s %s: %d in %.1f ms", scope["method"], _route(scope), status, took)

    def _told_once(self, origin: str, host: str) -> None:
        """Tells the operator of a page that this server sent itself, by a name that it does not know."""
        if origin.partition("://")[2] == host and not self.named:
            self.named = True
            log.warning("a page at %r was refused; if that is this server, begin with --origin %s", origin, origin)

    async def _checked(self, scope: Scope, receive: Receive, address: str) -> Receive:
        """The request's body, when the request may change anything. Raises `Refused`."""
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        origin = headers.get("origin")
        if origin is not None and not self.registry.settings.allows(origin, headers.get("host", "")):
            self._told_once(origin, headers.get("host", ""))
            raise Refused("foreign_origin")
        if headers.get("x-ceki") != "1":
            raise Refused("header_missing")
        if not self.changes.take(address):
            raise Refused("too_many_requests")
        try:
            async with asyncio.timeout(limits.REQUEST_SECONDS):
                body = await _body(receive)
        except TimeoutError:
            raise Refused("body_slow") from None
        if not limits.within_depth(body.decode("utf-8", "replace")):
            raise Refused("too_deep", what="body", most=limits.DEPTH)
        given = False

        async def again() -> Message:
            nonlocal given
            if given:
                return await receive()
            given = True
            return {"type": "http.request", "body": body, "more_body": False}

        return again


def _route(scope: Scope) -> str:
    """The address that was asked for, without the codes of tables."""
    return getattr(scope.get("route"), "path", "?")


async def _body(receive: Receive) -> bytes:
    body = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return body
        body += message.get("body", b"")
        if len(body) > limits.BODY:
            raise Refused("too_large", what="body", most=limits.BODY)
        if not message.get("more_body", False):
            return body


def _caching(path: str, status: int) -> list[tuple[bytes, bytes]]:
    if status >= 400:  # a server of the next version may have what this one lacks
        return [(b"cache-control", b"no-store")]
    if path.startswith("/assets/"):
        return [(b"cache-control", b"public, max-age=31536000, immutable")]
    return [(b"cache-control", b"no-store" if path.startswith("/api/") else b"no-cache")]


async def _answer(refused: Refused, send: Send) -> None:
    body = json.dumps(refused.as_data()).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refused.status == 429:
        headers += [(b"retry-after", b"1"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def error_page(status: int) -> dict[str, Any]:
    """An error of the framework as a refusal."""
    if status == 404:
        return Refused("not_here").as_data()
    return Refused("not_done_here", status=status).as_data()
