"""The settings of a server, for every command that needs them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ceki.locales.messages import said

if TYPE_CHECKING:
    from ceki.server.chosen import Choices


def chosen_settings(typed: Mapping[str, Any], config: Path | None) -> Choices:
    """What was chosen. Raises `ValueError` in one line for what is not allowed, and `OSError` for a missing file."""
    from ceki.server.chosen import choose

    choices = choose(typed, config)
    if choices.chosen.database is not None and choices.chosen.data is not None:
        raise ValueError(said("command", "one-store", {}))
    return choices
