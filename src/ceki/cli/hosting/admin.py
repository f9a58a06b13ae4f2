"""An operator's hand: open tables, reports, what can be done about a table or a person, and what was done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from ceki.cli.arguments import AsJson, print_json
from ceki.cli.hosting.choosing import chosen_settings, operating
from ceki.locales.messages import said

if TYPE_CHECKING:
    from ceki.server.admin import Admin

LISTS: Final = ("tables", "reports", "bans", "log")
OF_TABLES: Final = ("close", "hide")
OF_PERSONS: Final = ("mute", "rename", "ban", "erase", "export")
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
    as_json: AsJson = False,
) -> int:
    """Look after a server: open tables, reports, what can be done about a table or a person, and what was done."""
    _refuse_wrong(what, code, name, to)
    from ceki.server.storage.store import database_url

    url = database_url(chosen_settings({"data": data, "database": database}, config).chosen.place)
    if what in VERBS:
        exported = asyncio.run(_done(url, what, code, name, to, days, why))
        if exported is not None:
            print_json(exported)
        else:
            print(said("admin", f"now-{what}", {"code": code.upper(), "name": name, "to": to, "days": days}))
        return 0
    found = asyncio.run(_listed(url, what))
    if as_json:
        print_json({what: [_data(one) for one in found]})
    else:
        print("\n".join(_line(what, one) for one in found) or said("admin", f"none-{what}", {}))
    return 0


def _refuse_wrong(what: str, code: str, name: str, to: str) -> None:
    """Raises `ValueError` in one line where an argument is missing, or one too many."""
    if what not in (*LISTS, *VERBS):
        raise ValueError(said("admin", "what", {"given": what, "allowed": ", ".join((*LISTS, *VERBS))}))
    if what == "unban" and not code:
        raise ValueError(said("admin", "needs-digest", {}))
    if (what in VERBS) != bool(code):
        raise ValueError(said("admin", "needs-code" if what in VERBS else "no-code", {"what": what}))
    if (what in OF_PERSONS) != bool(name):
        raise ValueError(said("admin", "needs-name" if what in OF_PERSONS else "no-name", {"what": what}))
    if (what == "rename") != bool(to):
        raise ValueError(said("admin", "needs-to" if what == "rename" else "no-to", {"what": what}))


async def _done(url: str, what: str, code: str, name: str, to: str, days: float, why: str) -> dict[str, Any] | None:
    async with operating(url) as admin:
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
        return await verbs[what]()


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
        title = one.facts["title"]
        facts |= {name: one.facts[name] for name in ("game", "players", "free", "title")}
        return said("admin", "table-titled" if title else "table", facts)
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
