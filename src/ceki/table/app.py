"""The routes: what can be asked of a server over HTTP, the socket, and the page."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import segno
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import FileResponse, JSONResponse
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.staticfiles import StaticFiles

from ceki.table import catalogue_page, doors, limits, messages, past, telling
from ceki.table.clock import Clock
from ceki.table.driver import Driver
from ceki.table.guard import Guard, error_page
from ceki.table.hall import Hall, not_now
from ceki.table.messages import Made, NewSeat, NewTable, Problem, Seated
from ceki.table.refused import Refused
from ceki.table.session import Session, farewell
from ceki.table.settings import Settings
from ceki.table.store import StoreDown

HERE: Final = Path(__file__).parent
ANSWERS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": Problem} for code in (400, 403, 404, 405, 409, 413, 422, 429)
}


def create_app(settings: Settings, clock: Clock | None = None) -> FastAPI:
    """The application of a server, which opens its database when it starts."""
    hall = Hall(settings, clock)
    driver = Driver(hall)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        if not hall.is_open:
            await hall.open()
        driver.start()
        yield
        await farewell(hall)
        await driver.stop()
        await hall.close()

    app = FastAPI(
        title="ceki", version=str(messages.VERSION), lifespan=life, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json", responses=ANSWERS,
    )  # fmt: skip
    app.state.hall, app.state.driver = hall, driver
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, hall=hall)
    _add_refusals(app)
    _add_catalogue(app)
    _add_tables(app, hall)
    _add_housekeeping(app, hall)
    _add_pages(app, settings.static)
    return app


def address_of(connection: HTTPConnection) -> str:
    """Where a request or a socket comes from."""
    return connection.client.host if connection.client else "?"


def _add_refusals(app: FastAPI) -> None:
    async def refused(_: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        app.state.hall.metrics.refused.labels(error.code).inc()
        after = {"Retry-After": "1"} if error.status == 429 else None
        return JSONResponse(error.as_data(), error.status, headers=after)

    async def down(request: Request, error: Exception) -> Response:
        assert isinstance(error, StoreDown)
        return await refused(request, not_now(error))

    async def invalid(_: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        said = messages.in_a_sentence(error.errors())
        return JSONResponse(Refused("bad_message", f"The request is not understood: {said}").as_data(), 422)

    async def other(_: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        return JSONResponse(error_page(error.status_code, error.detail), error.status_code, headers=error.headers)

    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(StoreDown, down)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, other)


def _add_catalogue(app: FastAPI) -> None:
    @app.get("/api/catalogue")
    async def catalogue() -> JSONResponse:
        """Every game: its words, hints, options, presets and sources."""
        return JSONResponse(catalogue_page.whole_catalogue())

    @app.get("/api/rules/{game}")
    async def rules(game: str) -> dict[str, Any]:
        """The rule page of a game, in Markdown."""
        return catalogue_page.rule_page(game)


def _add_tables(app: FastAPI, hall: Hall) -> None:
    @app.get("/api/tables")
    async def tables() -> dict[str, Any]:
        """The public tables that are open."""
        found = []
        for row in await hall.store.listed(limits.LISTED):
            if row.facts:
                room = hall.rooms.get(row.id)
                found.append({**row.facts, "watchers": room.watchers if room else 0})
        return {"tables": found}

    @app.post("/api/tables")
    async def make(order: NewTable, request: Request) -> Made:
        """Makes a table and sits its maker on seat 0."""
        room, token = await doors.create(hall, order, address_of(request))
        table = room.table
        return Made(
            table=table.id,
            code=table.code,
            link=f"/t/{table.code}",
            seat=table.seat_of(0),
            token=token,
            commitment=telling.bound(table),
        )

    @app.get("/api/tables/{table}")
    async def facts(table: str, request: Request) -> dict[str, Any]:
        """What everybody may know of a table."""
        return telling.facts((await hall.sought(table, address_of(request))).table)

    @app.post("/api/tables/{table}/seats")
    async def sit(table: str, wish: NewSeat, request: Request) -> Seated:
        """Takes a free seat, or a named one that a bot keeps."""
        room, person, token = await doors.sit(hall, table, wish, address_of(request))
        return Seated(seat=room.table.seat_of(person), token=token, commitment=telling.bound(room.table))

    @app.get("/api/tables/{table}/log")
    async def log(table: str, request: Request) -> dict[str, Any]:
        """The rounds that are over, with their seeds: what `ceki verify` reads."""
        return telling.log((await hall.sought(table, address_of(request))).table)

    @app.get("/api/tables/{table}/past")
    async def rounds(table: str, request: Request) -> dict[str, Any]:
        """The rounds that are over, to be read again."""
        return past.rounds((await hall.sought(table, address_of(request))).table)

    @app.get("/api/tables/{table}/qr.svg", response_class=Response)
    async def qr(table: str, request: Request) -> Response:
        """The link of a table, to be pointed a camera at."""
        code = (await hall.sought(table, address_of(request))).table.code
        drawn = io.BytesIO()
        segno.make(f"{request.url.scheme}://{request.url.netloc}/t/{code}", micro=False).save(
            drawn, kind="svg", scale=8, border=4, light="white"
        )
        return Response(drawn.getvalue(), media_type="image/svg+xml")


def _add_housekeeping(app: FastAPI, hall: Hall) -> None:
    @app.get("/healthz")
    async def health(response: Response) -> dict[str, Any]:
        """Whether the server serves; 503 when it is about to stop."""
        response.status_code = 503 if hall.stopping else 200
        return {"ok": not hall.stopping, "version": messages.VERSION}

    @app.websocket("/ws")
    async def socket(connection: WebSocket) -> None:
        await Session(hall, connection).run()


def _add_pages(app: FastAPI, static: Path) -> None:
    built = (static / "index.html").is_file()
    page = static / "index.html" if built else HERE / "bare.html"

    def shows(path: Path) -> Callable[[], Awaitable[FileResponse]]:
        async def show() -> FileResponse:
            return FileResponse(path)

        return show

    for route in ("/", "/t/{code:path}"):
        app.get(route, include_in_schema=False)(shows(page))
    for route in ("/bare", "/bare/{code}"):
        app.get(route, include_in_schema=False)(shows(HERE / "bare.html"))
    app.get("/bare.js", include_in_schema=False)(shows(HERE / "bare.js"))
    if built:
        app.mount("/", StaticFiles(directory=static), name="static")
