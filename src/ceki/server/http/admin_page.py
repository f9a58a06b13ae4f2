"""What `ceki admin` does, as a page for the operator of a server.

It is served on this machine alone, to anyone with the key that the command has printed; a browser keeps the key as a
cookie that no other page can use. No card is on it.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping
from html import escape
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qs

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from ceki.locales.language import language
from ceki.locales.messages import said
from ceki.server.storage.store import StoreDown

if TYPE_CHECKING:
    from ceki.server.admin import Admin

HERE: Final = "127.0.0.1"  # no other machine reaches it
COOKIE: Final = "ceki_admin"
LARGEST: Final = 4096  # bytes of a form
LISTS: Final = ("reports", "tables", "bans", "log")
POLICY: Final = (
    "default-src 'none'", "style-src 'unsafe-inline'", "form-action 'self'", "frame-ancestors 'none'",
    "base-uri 'none'",
)  # fmt: skip
HEADERS: Final = {  # from a page without any referrer, browsers send a form without its origin
    "content-security-policy": "; ".join(POLICY),
    "cache-control": "no-store", "referrer-policy": "same-origin", "x-content-type-options": "nosniff",
}  # fmt: skip
STYLE: Final = (
    ":root { color-scheme: light dark; } body { font: 1rem/1.6 system-ui, sans-serif; max-width: 52rem; "
    "margin: 2rem auto; padding: 0 1rem; } "
    "form { display: flex; flex-wrap: wrap; gap: .5rem; margin: .4rem 0; } button, input { font: inherit; "
    "padding: .4rem .8rem; min-height: 2.75rem; } input { flex: 1 1 8rem; min-width: 0; } "
    ".said { border-inline-start: .3rem solid; padding-inline-start: .8rem; }"
)
Does = Callable[[Mapping[str, str]], Awaitable[Any]]
Verbs = tuple[str, ...]
Lines = Callable[[str], Awaitable[list[tuple[str, str]]]]


class AdminPage:
    """The page: `does` carries out a form and raises `ValueError` with a sentence, `lines` lists something, each line
    with the code (or digest) that it is about. `verbs`: what can be done with a table, and with a person."""

    def __init__(self, admin: Admin, does: Does, lines: Lines, verbs: tuple[Verbs, Verbs], port: int) -> None:
        self.admin, self.does, self.lines, (self.of_tables, self.of_persons) = admin, does, lines, verbs
        self.key = secrets.token_urlsafe(32)
        self.hosts = {f"{name}:{port}" for name in (HERE, "localhost")}
        self.address = f"http://{HERE}:{port}/?key={self.key}"
        self.app = Starlette(
            routes=[
                Route("/", self._all), Route("/tables/{code}", self._table),
                Route("/do", self._do, methods=["POST"]),
            ],
            exception_handlers={StoreDown: self._away},
        )  # fmt: skip

    # ------------------------------------------------------------ who may

    def _refused(self, request: Request) -> Response | None:
        """The answer to a request without the key, or by another name than this machine's, which a stranger's page can
        make a browser send."""
        given = request.query_params.get("key") or request.cookies.get(COOKIE, "")
        if request.headers.get("host") in self.hosts and secrets.compare_digest(given.encode(), self.key.encode()):
            return None
        return self._page([f"<p>{escape(said('admin', 'page-no-key', {}))}</p>"], status=403)

    async def _away(self, _: Request, error: Exception) -> Response:
        why = said("command", "no-database", {"why": getattr(error, "why", "")})
        return self._page([_back(), f'<p class="said" role="alert">{escape(why)}</p>'], status=503)

    # ------------------------------------------------------------ pages

    async def _all(self, request: Request) -> Response:
        if refused := self._refused(request):
            return refused
        if "key" in request.query_params:
            answer = RedirectResponse("/", 303, headers=HEADERS)
            answer.set_cookie(COOKIE, self.key, httponly=True, samesite="strict")
            return answer
        parts = []
        for what in LISTS:
            lines = await self.lines(what)
            heading, nothing = said("admin", f"page-{what}", {}), said("admin", f"none-{what}", {})
            parts.append(f"<h2>{escape(heading)}</h2>")
            parts.append("".join(map(self._listed(what), lines)) if lines else f"<p>{escape(nothing)}</p>")
        return self._page(parts)

    def _listed(self, what: str) -> Callable[[tuple[str, str]], str]:
        def shown(line: tuple[str, str]) -> str:
            text, of = line
            if what == "bans":
                return f"<p>{escape(text)}</p>{_form('unban', {'code': of}, [])}"
            if what == "log":
                return f"<p>{escape(text)}</p>"
            return f'<p>{escape(text)} <a href="/tables/{escape(of)}">{_says("page-look")}</a></p>'

        return shown

    async def _table(self, request: Request) -> Response:
        if refused := self._refused(request):
            return refused
        code = request.path_params["code"]
        try:
            people = await self.admin.people(code)
        except ValueError as error:
            return self._page([_back(), f"<p>{escape(str(error))}</p>"], status=404)
        parts = [_back(), f"<h2>{_says('page-table', code=code)}</h2>"]
        parts += [_form(what, {"code": code}, ["why"]) for what in self.of_tables]
        for name in people:
            parts.append(f"<h3>{escape(name)}</h3>")
            for what in self.of_persons:
                asked = [*(["to"] if what == "rename" else []), *(["days"] if what == "ban" else []), "why"]
                parts.append(_form(what, {"code": code, "name": name}, asked))
        return self._page(parts)

    async def _do(self, request: Request) -> Response:
        if refused := self._refused(request):
            return refused
        if request.headers.get("origin") not in {f"http://{host}" for host in self.hosts}:
            return self._page([f"<p>{escape(said('admin', 'page-no-key', {}))}</p>"], status=403)
        body = await request.body()
        given = {name: values[-1] for name, values in parse_qs(body[:LARGEST].decode("utf-8", "replace")).items()}
        try:
            done = await self.does(given)
        except ValueError as error:
            return self._page([_back(), f'<p class="said" role="alert">{escape(str(error))}</p>'], status=400)
        if isinstance(done, str):
            return self._page([_back(), f'<p class="said" role="status">{escape(done)}</p>'])
        return JSONResponse(done, headers={**HEADERS, "content-disposition": 'attachment; filename="export.json"'})

    def _page(self, parts: list[str], status: int = 200) -> Response:
        title = _says("page-title")
        head = (
            f'<!doctype html><html lang="{language()}"><head><meta charset="utf-8"><meta name="viewport" '
            f'content="width=device-width, initial-scale=1"><title>{title}</title><style>{STYLE}</style></head>'
        )
        return HTMLResponse(f"{head}<body><main><h1>{title}</h1>{''.join(parts)}</main></body></html>", status, HEADERS)


def _says(key: str, **facts: Any) -> str:
    return escape(said("admin", key, facts))


def _back() -> str:
    return f'<p><a href="/">{_says("page-back")}</a></p>'


def _field(name: str) -> str:
    label = escape(said("admin", f"page-{name}", {}))
    if name == "days":
        return f'<label>{label} <input name="days" value="30" inputmode="numeric"></label>'
    return f'<input name="{name}" placeholder="{label}" aria-label="{label}" required>'  # a slip alone does nothing


def _form(what: str, hidden: Mapping[str, str], asked: list[str]) -> str:
    kept = "".join(
        f'<input type="hidden" name="{name}" value="{escape(value)}">'
        for name, value in {"what": what, **hidden}.items()
    )
    fields = "".join(map(_field, asked))
    does = escape(said("admin", f"do-{what}", {}))
    return f'<form method="post" action="/do">{kept}<button>{does}</button>{fields}</form>'
