"""The routes of what is printed: `/api/print` tells whether this server prints, `/api/print/deck` what a deck has,
and `/api/print/deck.pdf` is it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import FastAPI, Query, Request, Response

from ceki.paper.decks import LEAST
from ceki.paper.layout import PAPERS, SIZES
from ceki.server import limits
from ceki.server.http.cached import CachedAnswer
from ceki.server.press import Press
from ceki.server.protocol.printing import (
    DeckOrder,
    LeafletOrder,
    Order,
    Printed,
    Printing,
    ReadyPrint,
    ReplacementsOrder,
    ScoreSheetOrder,
)

PDF: Final = "application/pdf"
PAGES: Final[dict[str, Any]] = {"response_class": Response}


def offered(makes: bool, ready: tuple[ReadyPrint, ...] = ()) -> Printing:
    """What a host prints that makes pages, or has these ready."""
    low, high = LEAST, limits.HALF_DECKS
    return Printing(makes=makes, papers=[*PAPERS], sizes=[*SIZES], half_decks=[low, high], ready=[*ready])


def add_printing(app: FastAPI) -> None:
    """Adds the routes."""
    press = app.state.press = Press()

    @app.get("/api/print")
    async def printing() -> Printing:
        """What this server prints."""
        return offered(press.prints)

    @app.get("/api/print/deck")
    async def deck(order: Annotated[DeckOrder, Query()]) -> Printed:
        """What a deck would have."""
        return await press.facts(order)

    @app.get("/api/print/leaflet")
    async def leaflet(order: Annotated[LeafletOrder, Query()]) -> Printed:
        """What the leaflet of a game would have."""
        return await press.facts(order)

    @app.get("/api/print/score-sheet")
    async def score_sheet(order: Annotated[ScoreSheetOrder, Query()]) -> Printed:
        """What a score sheet would have."""
        return await press.facts(order)

    @app.get("/api/print/replacements")
    async def replacements(order: Annotated[ReplacementsOrder, Query()]) -> Printed:
        """What the page of replacements would have."""
        return await press.facts(order)

    async def shown(order: Order, request: Request) -> Response:
        answer = CachedAnswer(await press.pages(order), PDF).answer(request)
        answer.headers["cache-control"] = "no-cache"
        return answer

    @app.get("/api/print/deck.pdf", **PAGES)
    async def deck_pages(order: Annotated[DeckOrder, Query()], request: Request) -> Response:
        """A deck at its true size."""
        return await shown(order, request)

    @app.get("/api/print/leaflet.pdf", **PAGES)
    async def leaflet_pages(order: Annotated[LeafletOrder, Query()], request: Request) -> Response:
        """How a game is played, on one sheet to be folded."""
        return await shown(order, request)

    @app.get("/api/print/score-sheet.pdf", **PAGES)
    async def score_sheet_pages(order: Annotated[ScoreSheetOrder, Query()], request: Request) -> Response:
        """A sheet to keep the score of a game on."""
        return await shown(order, request)

    @app.get("/api/print/replacements.pdf", **PAGES)
    async def replacements_pages(order: Annotated[ReplacementsOrder, Query()], request: Request) -> Response:
        """Which tile or money card stands for which card."""
        return await shown(order, request)
