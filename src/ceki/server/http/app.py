"""The routes: what a server answers over HTTP, the socket, and the page."""

from __future__ import annotations

import asyncio
import functools
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import segno
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ceki.engine.wasm.export import RESEARCH
from ceki.server import limits, networks
from ceki.server.certificate import Certificates
from ceki.server.clock import Clock
from ceki.server.http import kept_files
from ceki.server.http.about import about_page, offered, read_in
from ceki.server.http.cached import CachedAnswer
from ceki.server.http.guard import Guard, door, error_page, looks_of
from ceki.server.http.long_numbers import Route
from ceki.server.http.page import owned, page_of, placed, previewed
from ceki.server.http.printing import add_printing
from ceki.server.http.readiness import Readiness
from ceki.server.http.session import farewell
from ceki.server.protocol import answers as to
from ceki.server.protocol import books, client, games, past, public_state
from ceki.server.protocol.client import BadTitle, Meet, NewSeat, NewTable, Star
from ceki.server.protocol.errors import Refusal, Refused
from ceki.server.protocol.facts import PushKey, Starred
from ceki.server.protocol.misread import misread
from ceki.server.seats import join, meet
from ceki.server.settings import Settings
from ceki.server.storage.store import StoreDown
from ceki.server.tables import reporting
from ceki.server.tables.live import LiveTable
from ceki.server.tables.registry import TableRegistry, not_now
from ceki.server.tables.scheduler import Scheduler

HERE: Final = Path(__file__).parent
WORKER: Final = "sw.js"
PAGES_KEPT: Final = 200  # of one server: its addresses, by each name that it is called by
PACKED: Final = 4  # of 9: what is made for one reader alone is packed quickly
REFUSED: Final = {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}}
ANSWERS: Final[dict[int | str, dict[str, Any]]] = {  # the model once: FastAPI makes each anew for each route
    400: {"model": Refusal}, **dict.fromkeys((403, 404, 405, 409, 413, 422, 429), REFUSED),
}  # fmt: skip


class App(FastAPI):
    """An application. Sockets go past all that serves requests: each layer would keep some hundred bytes of each."""

    sockets: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hands a socket or a request over."""
        await (self.sockets if scope["type"] == "websocket" else super().__call__)(scope, receive, send)


def create_app(settings: Settings, clock: Clock | None = None) -> FastAPI:
    """The application of a server, which opens its database when it starts."""
    registry = TableRegistry(settings, clock)
    driver, certificates = Scheduler(registry), Certificates(settings.origins)
    registry.metrics.watch(
        "certificate_ends_seconds", "When the first certificate ends, as Unix time", lambda: certificates.first
    )

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        if not registry.is_open:
            await registry.open()
        driver.start()
        watching = asyncio.create_task(certificates.watch()) if settings.metrics is not None else None
        try:
            yield
        finally:
            if watching is not None:
                watching.cancel()
            await farewell(registry)
            await driver.stop()
            await registry.close()

    app = App(
        title="ceki", version=str(client.VERSION), lifespan=life, docs_url=None, redoc_url=None,
        openapi_url=None, responses=ANSWERS,
    )  # fmt: skip
    app.router.route_class = Route
    app.state.registry, app.state.driver = registry, driver
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=PACKED)

    looks = looks_of(registry)
    app.sockets = door(registry, looks)
    app.add_middleware(Guard, registry=registry, looks=looks)
    _add_refusals(app)
    _add_catalogue(app)
    add_printing(app)
    _add_tables(app, registry)
    _add_housekeeping(app, registry)
    _add_about(app, settings)
    _add_pages(app, settings)
    return app


def address_of(connection: HTTPConnection) -> str:
    """The address that a request counts for."""
    return networks.address_of(connection.client.host if connection.client else None)


def _add_refusals(app: FastAPI) -> None:
    async def refused(_: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        app.state.registry.metrics.refused.labels(error.code).inc()
        after = {"Retry-After": "1"} if error.status == 429 else None
        return JSONResponse(error.as_data(), error.status, headers=after)

    async def down(request: Request, error: Exception) -> Response:
        assert isinstance(error, StoreDown)
        return await refused(request, not_now(error))

    async def invalid(_: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        refusal = misread("request", error.errors())
        return JSONResponse(refusal.as_data(), refusal.status)

    async def other(_: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        return JSONResponse(error_page(error.status_code), error.status_code, headers=error.headers)

    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(StoreDown, down)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, other)


def _add_catalogue(app: FastAPI) -> None:
    @functools.cache
    def kept(make: Callable[..., Any], *of: str) -> CachedAnswer:
        return CachedAnswer(JSONResponse(make(*of)).body, "application/json")  # type: ignore[arg-type]

    @app.get("/api/catalogue", **to.answers(books.Catalogue))
    async def catalogue(request: Request) -> Response:
        """Every game: its words, hints, options, presets and sources."""
        return kept(games.whole_catalogue).answer(request)

    @app.get("/api/games", **to.answers(books.GameList))
    async def game_list(request: Request) -> Response:
        """Every game, with what a list says of it."""
        return kept(games.listed).answer(request)

    @app.get("/api/games/{game}", **to.answers(books.Game))
    async def one_game(game: str, request: Request) -> Response:
        """All of one game."""
        return kept(games.game_named, game).answer(request)

    @app.get("/api/rules/{game}", **to.answers(books.RulePage))
    async def rules(game: str, request: Request) -> Response:
        """The rule page of a game, in Markdown."""
        return kept(games.rule_page, game).answer(request)

    @app.get("/api/how-to-play/{language}/{game}", **to.answers(books.HowToPlay))
    async def how_to_play(language: str, game: str, request: Request) -> Response:
        """How a game is played, in a language."""
        return kept(games.how_page, language, game).answer(request)


def _add_tables(app: FastAPI, registry: TableRegistry) -> None:
    @app.get("/api/tables", **to.answers(to.PublicTables))
    async def tables() -> dict[str, Any]:
        """The public tables that are open."""
        found = []
        for row, reported in await registry.store.listing.public(limits.LISTED):
            if row.facts:
                room = registry.rooms.get(row.id)
                found.append({**reporting.listed(row, reported), "watchers": room.watchers if room else 0})
        return {"tables": found}

    @app.post("/api/tables")
    async def make(order: NewTable, request: Request) -> to.Made:
        """Makes a table and sits its maker on seat 0."""
        room, token = await join.create(registry, order, address_of(request))
        return made(room, 0, token)

    @app.get("/api/push", **to.answers(PushKey))
    async def push() -> dict[str, Any]:
        """The key with which a browser asks its push service for an address."""
        return {"key": registry.turns.key}

    @app.post("/api/meet")
    async def met(wish: Meet, request: Request) -> to.Made:
        """Sits somebody down with strangers who wait for the same game, or at a new table for which others may come."""
        return made(*await meet.meet(registry, wish, address_of(request)))

    def made(room: LiveTable, person: int, token: str) -> to.Made:
        table = room.table
        return to.Made(
            table=table.id,
            code=table.code,
            link=f"/t/{table.code}",
            seat=table.seat_of(person),
            token=token,
            commitment=public_state.bound(table),
        )

    @app.get("/api/tables/{table}", **to.answers(to.TableFacts))
    async def facts(table: str, request: Request) -> dict[str, Any]:
        """What everybody may know of a table."""
        return public_state.facts((await registry.sought(table, address_of(request))).table)

    @app.post("/api/tables/{table}/seats")
    async def sit(table: str, wish: NewSeat, request: Request) -> to.Seated:
        """Takes a free seat, or a named one that a bot keeps."""
        room, person, token = await join.sit(registry, table, wish, address_of(request))
        return to.Seated(seat=room.table.seat_of(person), token=token, commitment=public_state.bound(room.table))

    @app.post("/api/tables/{table}/star")
    async def star(table: str, wish: Star, request: Request) -> Starred:
        """Keeps a table for ever, or no longer than others."""
        await join.star(registry, table, wish, address_of(request))
        return Starred(starred=wish.starred)

    @app.post("/api/tables/{table}/report")
    async def report(table: str, bad: BadTitle, request: Request) -> to.TitleReported:
        """Reports the title of a public table to the server's operator."""
        await reporting.report_title(registry, table, bad.title, address_of(request))
        return to.TitleReported(reported=True)

    @app.get("/api/tables/{table}/log", **to.answers(to.TableLog))
    async def log(table: str, request: Request) -> dict[str, Any]:
        """The rounds that are over, with their seeds: what `ceki verify` reads."""
        return public_state.log((await registry.sought(table, address_of(request))).table)

    @app.get("/api/tables/{table}/past", **to.answers(to.Past))
    async def rounds(table: str, request: Request) -> dict[str, Any]:
        """The rounds that are over, to be read again."""
        return past.rounds((await registry.sought(table, address_of(request))).table)

    @app.get("/api/tables/{table}/qr.svg", response_class=Response)
    async def qr(table: str, request: Request) -> Response:
        """The link of a table, to be pointed a camera at."""
        code = (await registry.sought(table, address_of(request))).table.code
        drawn = _drawn(f"{request.url.scheme}://{request.url.netloc}/t/{code}")
        return Response(drawn, media_type="image/svg+xml")


@functools.lru_cache(1000)
def _drawn(link: str) -> bytes:
    found = io.BytesIO()
    segno.make(link, micro=False).save(found, kind="svg", scale=8, border=4, light="white")
    return found.getvalue()


def _add_housekeeping(app: FastAPI, registry: TableRegistry) -> None:
    readiness = Readiness(registry)

    @app.get("/healthz", **to.answers(to.Alive))
    async def health() -> dict[str, Any]:
        """That the process lives."""
        return {"ok": True, "version": client.VERSION}

    @app.get("/readyz", response_model=None, responses={200: {"model": to.Alive}, 503: {"model": Refusal}})
    async def ready() -> Response:
        """Whether people may be sent here: the database can be written, and the server is not about to stop."""
        missing = await readiness.missing()
        if missing is not None:
            return JSONResponse(missing.as_data(), 503)
        return JSONResponse({"ok": True, "version": client.VERSION})


def _add_about(app: FastAPI, settings: Settings) -> None:
    @functools.cache
    def page(language: str) -> CachedAnswer:
        return CachedAnswer(about_page(settings, language).encode(), "text/html")

    @app.get("/about", include_in_schema=False)
    async def about(request: Request, language: str = "") -> Response:
        """Who runs this server, what it keeps, and for how long."""
        answer = page(read_in(settings, language, request.headers.get("accept-language", ""))).answer(request)
        answer.headers["vary"] = "Accept-Encoding, Accept-Language"
        return answer


def _add_pages(app: FastAPI, settings: Settings) -> None:
    """The page, the files that it is made of, and the rules of games for tables on its device; each is read once."""
    static, rules, own = settings.static, settings.games, settings.own_games
    files = {path.relative_to(static).as_posix(): path for path in static.rglob("*") if path.is_file()}
    shown = (path for path in rules.glob("*") if path.is_file() and RESEARCH not in path.suffixes)
    files |= {f"games/{path.name}": path for path in shown}
    bare = HERE / "bare.html"
    kept = functools.cache(CachedAnswer.file)

    def shows(path: Path) -> Callable[[Request], Awaitable[Response]]:
        async def show(request: Request) -> Response:
            return kept(path).answer(request)

        return show

    for route in ("/bare", "/bare/{code}"):
        app.get(route, include_in_schema=False)(shows(bare))
    app.get("/bare.js", include_in_schema=False)(shows(HERE / "bare.js"))

    @app.get("/api/openapi.json", include_in_schema=False)
    async def schema(request: Request) -> Response:
        return described().answer(request)

    @functools.cache
    def described() -> CachedAnswer:
        return CachedAnswer(bytes(JSONResponse(app.openapi()).body), "application/json")

    read = files["index.html"].read_text(encoding="utf-8") if "index.html" in files else ""
    built = owned(read, settings.title, offered(settings) if settings.languages else [])

    @functools.cache
    def games_told() -> dict[str, dict[str, Any]]:
        return {game["id"]: game for game in games.whole_catalogue()["games"]}

    @functools.lru_cache(PAGES_KEPT)
    def page(shown: str, origin: str) -> CachedAnswer:
        told = previewed(placed(built, "/"), shown, [*games_told().values()], origin, settings.title)
        return CachedAnswer(told.encode(), "text/html")

    @functools.cache
    def worker(games: tuple[str, ...]) -> CachedAnswer:
        read = {name: path.read_bytes() for name, path in files.items()}
        named = kept_files.named(kept_files.of_a_server(read, games))
        return CachedAnswer(named + read[WORKER], "text/javascript")

    if WORKER in files:

        @app.get(f"/{WORKER}", include_in_schema=False)
        async def service_worker(request: Request) -> Response:
            """What keeps the page on a device, told which files there are."""
            return worker(tuple(games_told())).answer(request)

    def own_files() -> set[str]:
        return {f"games/{file.name}" for file in own.iterdir()} if own is not None and own.is_dir() else set()

    @app.get("/{path:path}", include_in_schema=False)
    async def file(path: str, request: Request) -> Response:
        """A file of the page, or the page at any of its addresses; people are shown it also where there is none."""
        if path in files and path != "index.html":
            try:
                return kept(files[path]).answer(request)
            except FileNotFoundError:  # a newer page has taken its place since the server began
                raise HTTPException(404) from None
        if own is not None and path in own_files():
            return CachedAnswer.file(own / path.removeprefix("games/")).answer(request)
        shown = page_of("" if path == "index.html" else path, games_told())
        if shown is None and (path.startswith("api/") or "text/html" not in request.headers.get("accept", "")):
            raise HTTPException(404)
        if not built:
            return kept(bare).answer(request)
        origin = f"{request.url.scheme}://{request.url.netloc}"
        return page(shown or "", origin).answer(request, 200 if shown is not None else 404)
