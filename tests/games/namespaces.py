"""All that a game defines, in one namespace, whatever file it stands in: `from tests.games.namespaces import kowah`.

What it has from the kernel of games of sets is there too.
"""

from __future__ import annotations

import importlib
import pkgutil
from types import SimpleNamespace
from typing import Any

from ceki.games import _sets
from ceki.play import catalogue


def __getattr__(name: str) -> Any:
    if name.startswith("_"):
        raise AttributeError(name)
    own = catalogue.game(name).namespace
    shared = any(str(getattr(one, "__module__", "")).startswith(_sets.__name__) for one in own.values())
    return SimpleNamespace(**{**(_kernel() if shared else {}), **own})


def _kernel() -> dict[str, Any]:
    files = [importlib.import_module(f"{_sets.__name__}.{file.name}") for file in pkgutil.iter_modules(_sets.__path__)]
    return {key: value for file in files for key, value in vars(file).items() if not key.startswith("__")}
