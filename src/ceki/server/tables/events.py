"""The events of a table, which are the game: each with its number, its kind and what it says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

VERSION: Final = 6  # of the kinds of events and their bodies
NOBODY: Final = -1

Upcaster = Callable[[str, dict[str, Any]], dict[str, Any]]


def _bot_seed_named(kind: str, body: dict[str, Any]) -> dict[str, Any]:
    """What the bots of a table draw their chances from was called `spice`."""
    if kind != "created":
        return body
    return {"bot_seed" if name == "spice" else name: value for name, value in body.items()}


UPCASTERS: Final[Mapping[int, Upcaster]] = {  # from a version to the next: (kind, body) to body
    1: lambda kind, body: body,  # since then somebody may be `coming` to a seat; whoever sat then, played at once
    2: lambda kind, body: body,  # since then players may agree options between rounds (`proposed agreed refused`)
    3: _bot_seed_named,
    4: lambda kind, body: body,  # since then a person may give a sign that they are there (`stayed`)
    5: lambda kind, body: body,  # since then an operator may give a person another name, or mute them
}


@dataclass(frozen=True)
class Draft:
    """An event that is to happen."""

    kind: str
    person: int = NOBODY
    body: Mapping[str, Any] = field(default_factory=dict)
    move_id: str | None = None


@dataclass(frozen=True)
class Event:
    """An event that has happened: it is written."""

    seq: int
    kind: str
    person: int
    body: Mapping[str, Any]
    move_id: str | None
    at: float


def upcast(version: int, kind: str, body: dict[str, Any]) -> dict[str, Any]:
    """A body of any earlier version as this one writes it. Raises `ValueError` for a later one."""
    if version > VERSION:
        raise ValueError(f"an event of version {version} was written by a newer ceki; this one reads up to {VERSION}")
    for step in range(version, VERSION):
        body = UPCASTERS[step](kind, body)
    return body
