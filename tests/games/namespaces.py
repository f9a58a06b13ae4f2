"""All that a game defines, in one namespace, whatever file it stands in: `from tests.games.namespaces import kowah`."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from ceki.play import catalogue


def __getattr__(name: str) -> Any:
    if name.startswith("_"):
        raise AttributeError(name)
    return SimpleNamespace(**catalogue.game(name).namespace)
