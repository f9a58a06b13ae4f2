"""Bodies of requests as JSON: a number of more digits than Python reads is refused where it stands, like any other."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any, Final

from fastapi import Request, Response
from fastapi.routing import APIRoute

DIGITS: Final = 1000  # so many are beyond every bound, and Python reads 4,300 at most


class _Body(Request):
    async def json(self) -> Any:
        try:
            return json.loads(await self.body(), parse_int=lambda digits: int(digits[:DIGITS]))
        except UnicodeDecodeError:
            raise json.JSONDecodeError("no UTF-8", "", 0) from None


class Route(APIRoute):
    """A route that reads its body so."""

    def get_route_handler(self) -> Callable[[Request], Awaitable[Response]]:  # type: ignore[override]
        """Answers a request."""
        answer = super().get_route_handler()

        async def read(request: Request) -> Response:
            return await answer(_Body(request.scope, request.receive))

        return read
