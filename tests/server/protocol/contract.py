"""Whatever a server of the tests says is held against the models of the protocol, socket and HTTP alike."""

from __future__ import annotations

import re
from typing import Final

import httpx
from pydantic import BaseModel

from ceki.server.protocol import answers, books
from ceki.server.protocol.errors import Refusal
from ceki.server.protocol.facts import Starred
from ceki.server.protocol.server import from_server

ROUTES: Final[dict[str, type[BaseModel]]] = {
    "GET /api/catalogue": books.Catalogue,
    "GET /api/games": books.GameList,
    "GET /api/games/[^/]+": books.Game,
    "GET /api/rules/[^/]+": books.RulePage,
    "GET /api/how-to-play/[^/]+/[^/]+": books.HowToPlay,
    "GET /api/tables": answers.PublicTables,
    "POST /api/(tables|meet)": answers.Made,
    "GET /api/tables/[^/]+": answers.TableFacts,
    "POST /api/tables/[^/]+/seats": answers.Seated,
    "POST /api/tables/[^/]+/star": Starred,
    "GET /api/tables/[^/]+/log": answers.TableLog,
    "GET /api/tables/[^/]+/past": answers.Past,
    "GET /(healthz|readyz)": answers.Alive,
}


def hold_message(text: str) -> None:
    """Raises `ValidationError` for a message that its model does not describe to the last field."""
    from_server.validate_json(text)


async def hold_answer(response: httpx.Response) -> None:
    """Raises `ValidationError` for an answer that its model does not describe."""
    asked = f"{response.request.method} {response.request.url.path}"
    await response.aread()
    if response.request.method == "HEAD" or "json" not in response.headers.get("content-type", ""):
        return
    model = next((model for route, model in ROUTES.items() if re.fullmatch(route, asked)), None)
    if response.status_code >= 400:
        Refusal.model_validate_json(response.content)
    elif model is not None and response.content:
        model.model_validate_json(response.content)
