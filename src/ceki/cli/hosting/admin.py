"""An operator's hand: open tables, what was reported, closing a table, hiding a title, and what was done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ceki.cli.arguments import AsJson, print_json
from ceki.cli.hosting.choosing import chosen_settings, operating
from ceki.locales.messages import said

LISTS: Final = ("tables", "reports", "log")
VERBS: Final = ("close", "hide")
DID: Final = {"close": "did-close", "hide": "did-hide", "backup": "did-backup"}


def admin(
    what: Annotated[str, typer.Argument(metavar="WHAT", show_default=False)],
    code: Annotated[str, typer.Argument(metavar="[CODE]", show_default=False)] = "",
    why: Annotated[str, typer.Option(metavar="TEXT", show_default=False)] = "",
    data: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    database: Annotated[str | None, typer.Option(metavar="URL")] = None,
    config: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    as_json: AsJson = False,
) -> int:
    """Look after a server: open tables, reports, closing a table, hiding a title, and a log of what was done."""
    if what not in (*LISTS, *VERBS):
        raise ValueError(said("admin", "what", {"given": what, "allowed": ", ".join((*LISTS, *VERBS))}))
    if (what in VERBS) != bool(code):
        raise ValueError(said("admin", "needs-code" if what in VERBS else "no-code", {"what": what}))
    from ceki.server.storage.store import database_url

    url = database_url(chosen_settings({"data": data, "database": database}, config).chosen.place)
    if what in VERBS:
        asyncio.run(_done(url, what, code, why))
        print(said("admin", "closed" if what == "close" else "hidden", {"code": code.upper()}))
        return 0
    found = asyncio.run(_listed(url, what))
    if as_json:
        print_json({what: [_data(one) for one in found]})
    else:
        print("\n".join(_line(what, one) for one in found) or said("admin", f"none-{what}", {}))
    return 0


async def _done(url: str, what: str, code: str, why: str) -> None:
    async with operating(url) as admin:
        await (admin.close(code, why) if what == "close" else admin.hide(code, why))


async def _listed(url: str, what: str) -> list[Any]:
    async with operating(url) as admin:
        lists: dict[str, Callable[[], Awaitable[list[Any]]]] = {
            "tables": admin.tables,
            "reports": admin.reports,
            "log": admin.acts,
        }
        return await lists[what]()


def _data(one: Any) -> dict[str, Any]:
    """One of a list, for programs."""
    found = {**vars(one)}
    if "complaint" in found:
        found |= vars(found.pop("complaint"))
    return found


def _line(what: str, one: Any) -> str:
    """One of a list, for people."""
    when = datetime.fromtimestamp(one.changed if what == "tables" else one.at).strftime("%Y-%m-%d %H:%M")
    facts: dict[str, Any] = {"when": when, "code": one.code}
    if what == "tables":
        title = one.facts["title"]
        facts |= {name: one.facts[name] for name in ("game", "players", "free", "title")}
        return said("admin", "table-titled" if title else "table", facts)
    if what == "log":
        facts |= {"operator": one.operator, "why": one.why or "-"}
        return said("admin", DID[one.what], facts)
    complaint = one.complaint
    facts |= {"said": " / ".join(complaint.said), "seat": complaint.whose + 1}
    if complaint.kind == "title":
        return said("admin", "reported-title", facts)
    return said("admin", "reported-seat" if complaint.whose >= 0 else "reported-watchers", facts)
