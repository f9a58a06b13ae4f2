"""The link of a table, and what a client asks a server before there is a socket: what the table is, and a seat at
it."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

from ceki.client.refusals import refusal_told
from ceki.client.safe_text import line_of
from ceki.locales.messages import said

PATIENCE: Final = 20.0
LARGEST: Final = 1 << 22  # bytes of an answer that are read
CODE: Final = re.compile(r"[0-9A-Za-z]{6}")
CLIENT: Final = "client"  # the catalogue
EXAMPLE: Final = "http://127.0.0.1:8000/t/K7MPRA"


@dataclass(frozen=True)
class Link:
    """A table (`code`: its code or id) at a server (`server`: scheme, host and port)."""

    server: str
    code: str

    def __str__(self) -> str:
        return f"{self.server}/t/{self.code}"

    @property
    def socket(self) -> str:
        """Where the server's socket is."""
        return self.server.replace("http", "ws", 1) + f"/ws?table={self.code}"


def read_link(text: str, server: str | None = None) -> Link:
    """A link, or a code with its server. Raises `ValueError`, in one sentence, for anything else."""
    if "://" in text:
        address, _, code = text.rstrip("/").rpartition("/")
        if server is not None:
            raise ValueError(said(CLIENT, "link-alone", {"given": text}))
        if not address.endswith("/t") or not code.isalnum():
            raise ValueError(said(CLIENT, "no-link", {"given": text, "example": EXAMPLE}))
        return Link(_server(address[:-2]), code)
    if server is None:
        raise ValueError(said(CLIENT, "no-link-nor-code", {"given": text, "example": EXAMPLE}))
    if not CODE.fullmatch(text):
        raise ValueError(said(CLIENT, "no-code", {"given": text}))
    return Link(_server(server), text)


def looks_like_a_code(text: str) -> bool:
    """Whether somebody may have meant a table's code, not a game."""
    return bool(CODE.fullmatch(text)) and text.upper() == text


def _server(text: str) -> str:
    """Scheme, host and port. Raises `ValueError` for anything else."""
    try:
        parts = urlsplit(text.rstrip("/"))
        parts.port  # noqa: B018  - reading it is what checks it
    except ValueError:
        raise ValueError(said(CLIENT, "no-address", {"given": text})) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query or parts.username:
        raise ValueError(said(CLIENT, "no-address", {"given": text}))
    return f"{parts.scheme}://{parts.netloc}"


def facts(link: Link) -> dict[str, Any]:
    """What everybody may know of a table. Raises `ValueError`, in one sentence, when there is none."""
    return _ask(link, f"/api/tables/{quote(link.code)}", None)


def sit(link: Link, name: str | None = None, seat: int | None = None) -> str:
    """Takes a seat: a free one, or that number. Returns its token. Raises `ValueError`, in one sentence."""
    wish = {key: value for key, value in (("name", name), ("seat", seat)) if value is not None}
    found = _ask(link, f"/api/tables/{quote(link.code)}/seats", wish).get("token")
    if not isinstance(found, str):
        raise ValueError(said(CLIENT, "no-server", {"server": link.server}))
    return found


def _ask(link: Link, path: str, body: dict[str, Any] | None) -> dict[str, Any]:
    headers = {"X-Ceki": "1", "Content-Type": "application/json"} if body is not None else {}
    asked = Request(link.server + path, None if body is None else json.dumps(body).encode(), headers)
    try:
        with urlopen(asked, timeout=PATIENCE) as answer:
            return _object(answer.read(LARGEST), link)
    except HTTPError as error:
        with error:
            refusal = _object(error.read(LARGEST), link)
        told = refusal_told(refusal) if "id" in refusal else said(CLIENT, "answers", {"status": str(error.code)})
        raise ValueError(told.rstrip(".")) from None
    except (URLError, OSError, HTTPException) as error:
        reason = getattr(error, "reason", None) or error
        raise ValueError(said(CLIENT, "nobody-answers", {"server": link.server, "why": line_of(reason)})) from None


def _object(text: bytes, link: Link) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise ValueError(said(CLIENT, "no-server", {"server": link.server}))
    return found
