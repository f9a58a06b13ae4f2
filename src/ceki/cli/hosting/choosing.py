"""The settings of a server and an operator at its database, for every command that needs them."""

from __future__ import annotations

import getpass
import os
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ceki.locales.messages import said

if TYPE_CHECKING:
    from ceki.server.admin import Admin
    from ceki.server.chosen import Choices


def chosen_settings(typed: Mapping[str, Any], config: Path | None) -> Choices:
    """What was chosen. Raises `ValueError` in one line for what is not allowed, and `OSError` for a missing file."""
    from ceki.server.chosen import choose

    choices = choose(typed, config)
    if choices.chosen.database is not None and choices.chosen.data is not None:
        raise ValueError(said("command", "one-store", {}))
    return choices


@asynccontextmanager
async def operating(url: str) -> AsyncIterator[Admin]:
    """The person who types, as an operator of a database. Raises `ValueError`, or `OSError` where it cannot be used."""
    from ceki.server.admin import administered
    from ceki.server.storage.store import StoreDown

    try:
        async with administered(url, _name()) as admin:
            yield admin
    except StoreDown as down:
        raise OSError(said("command", "no-database", {"why": down.why})) from down


def _name() -> str:
    """The user's name, or their number where there is no name, as in a container."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # KeyError before Python 3.13
        return str(os.getuid())
