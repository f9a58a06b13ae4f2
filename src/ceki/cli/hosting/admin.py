"""An operator's hand: open tables, reports, what can be done about a table or a person, and what was done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from ceki.cli.arguments import AsJson, print_json
from ceki.cli.hosting.choosing import chosen_settings, operating
from ceki.locales.messages import said

if TYPE_CHECKING:
    from ceki.server.admin import Admin
    from ceki.server.http.admin_page import AdminPage

LISTS: Final = ("tables", "reports", "bans", "log")
OF_TABLES: Final = ("close", "hide")
OF_PERSONS: Final = ("mute", "rename", "ban", "erase", "export")
PAGE: Final = "page"
VERBS: Final = (*OF_TABLES, *OF_PERSONS, "unban")
BEGINS: Final = 12  # digits of a digest that are shown
DAYS: Final = (1.0, 3650.0)


def admin(
    what: Annotated[str, typer.Argument(metavar="WHAT", show_default=False)],
    code: Annotated[str, typer.Argument(metavar="[CODE]", show_default=False)] = "",
    name: Annotated[str, typer.Argument(metavar="[NAME]", show_default=False)] = "",
    to: Annotated[str, typer.Option(metavar="NAME", show_default=False)] = "",
    days: Annotated[float, typer.Option(metavar="N", min=DAYS[0], max=DAYS[1])] = 30.0,
    why: Annotated[str, typer.Option(metavar="TEXT", show_default=False)] = "",
    data: Annotated[Path | None, typer.Option(metavar="DIR")] = None,
    database: Annotated[str | None, typer.Option(metavar="URL")] = None,
    config: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    port: Annotated[int, typer.Option(metavar="N", min=1, max=65535)] = 8010,
    as_json: AsJson = False,
) -> int:
    """Look after a server: open tables, reports, what can be done about a table or a person, and what was done."""
    _refuse_wrong(what, code, name, to)
    from ceki.server.storage.store import database_url

    url = database_url(chosen_settings({"data": data, "database": database}, config).chosen.place)
    if what == PAGE:
        asyncio.run(_served(url, port))
        return 0
    if what in VERBS:
        done = asyncio.run(_done(url, what, code, name, to, days, why))
        if isinstance(done, str):
            print(done)
        else:
            print_json(done)
        return 0
    found = asyncio.run(_listed(url, what))
    if as_json:
        print_json({what: [_data(one) for one in found]})
    else:
        print("\n".join(_line(what, one) for one in found) or said("admin", f"none-{what}", {}))
    return 0


def _refuse_wrong(what: str, code: str, name: str, to: str) -> None:
    """Raises `ValueError` in one line where an argument is missing, or one too many."""
    if what not in (*LISTS, *VERBS, PAGE):
        raise ValueError(said("admin", "what", {"given": what, "allowed": ", ".join((*LISTS, *VERBS, PAGE))}))
    if what == "unban" and not code:
        raise ValueError(said("admin", "needs-digest", {}))
    if (what in VERBS) != bool(code):
        raise ValueError(said("admin", "needs-code" if what in VERBS else "no-code", {"what": what}))
    if (what in OF_PERSONS) != bool(name):
        raise ValueError(said("admin", "needs-name" if what in OF_PERSONS else "no-name", {"what": what}))
    if (what == "rename") != bool(to):
        raise ValueError(said("admin", "needs-to" if what == "rename" else "no-to", {"what": what}))


async def _done(url: str, what: str, code: str, name: str, to: str, days: float, why: str) -> str | dict[str, Any]:
    async with operating(url) as admin:
        return await _does(admin, what, code, name, to, days, why)


async def _does(admin: Admin, what: str, code: str, name: str, to: str, days: float, why: str) -> str | dict[str, Any]:
    """Does something; returns what is different now in a sentence, or what was exported."""
    verbs: dict[str, Callable[[], Awaitable[dict[str, Any] | None]]] = {
        "close": lambda: admin.close(code, why),
        "hide": lambda: admin.hide(code, why),
        "mute": lambda: admin.mute(code, name, why),
        "rename": lambda: admin.rename(code, name, to, why),
        "ban": lambda: admin.ban(code, name, days, why),
        "erase": lambda: admin.erase(code, name, why),
        "export": lambda: admin.export(code, name, why),
        "unban": lambda: admin.unban(code, why),
    }
    exported = await verbs[what]()
    facts = {"code": code.upper(), "name": name, "to": to, "days": days}
    return said("admin", f"now-{what}", facts) if exported is None else exported


async def _served(url: str, port: int) -> None:
    """Serves the page until it is stopped. Raises `OSError` where the port is taken."""
    import uvicorn

    from ceki.server.http.admin_page import HERE
    from ceki.server.serve import listening

    async with operating(url) as admin:
        page, heard_at = page_of(admin, port), listening(HERE, port)
        print(said("admin", "page-at", {"url": page.address}), flush=True)
        config = uvicorn.Config(page.app, log_level="warning", access_log=False)
        await uvicorn.Server(config).serve(sockets=[heard_at])


def page_of(admin: Admin, port: int) -> AdminPage:
    """The page of an operator."""
    from ceki.server.http.admin_page import AdminPage

    async def does(given: Mapping[str, str]) -> str | dict[str, Any]:
        what, code, name, to, why = (given.get(key, "") for key in ("what", "code", "name", "to", "why"))
        _refuse_wrong(what if what in VERBS else "", code, name, to)
        try:
            days = float(given.get("days", "30"))
        except ValueError:
            days = 0.0
        if not DAYS[0] <= days <= DAYS[1]:
            raise ValueError(said("admin", "days", {"least": DAYS[0], "most": DAYS[1]}))
        return await _does(admin, what, code, name, to, days, why)

    async def lines(what: str) -> list[tuple[str, str]]:
        return [
            (_line(what, one), one.address[:BEGINS] if what == "bans" else one.code)
            for one in await _lists(admin)[what]()
        ]

    return AdminPage(admin, does, lines, (OF_TABLES, OF_PERSONS), port)


async def _listed(url: str, what: str) -> list[Any]:
    async with operating(url) as admin:
        return await _lists(admin)[what]()


def _lists(admin: Admin) -> dict[str, Callable[[], Awaitable[list[Any]]]]:
    return {"tables": admin.tables, "reports": admin.reports, "bans": admin.bans, "log": admin.acts}


def _data(one: Any) -> dict[str, Any]:
    """One of a list, for programs."""
    found = {**vars(one)}
    if "complaint" in found:
        found |= vars(found.pop("complaint"))
    return found


def _line(what: str, one: Any) -> str:
    """One of a list, for people."""
    at = {"tables": "changed", "bans": "until"}.get(what, "at")
    when = datetime.fromtimestamp(getattr(one, at)).strftime("%Y-%m-%d %H:%M")
    facts: dict[str, Any] = {"when": when, "code": one.code}
    if what == "tables":
        if not one.facts:  # a table that was made before private ones were listed here
            return said("admin", "table-alone", facts)
        facts |= {name: one.facts[name] for name in ("game", "players", "free", "title")}
        return said("admin", "table-titled" if facts["title"] else "table", facts)
    if what == "bans":
        return said("admin", "ban", {**facts, "digest": one.address[:BEGINS]})
    if what == "log":
        facts |= {"operator": one.operator, "why": one.why or "-"}
        return said("admin", f"did-{one.what}", facts)
    complaint = one.complaint
    facts |= {"said": " / ".join(complaint.said), "seat": complaint.whose + 1}
    if complaint.kind == "title":
        return said("admin", "reported-title", facts)
    return said("admin", "reported-seat" if complaint.whose >= 0 else "reported-watchers", facts)
