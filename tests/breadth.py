"""What holds for every game is asked of one game of each family by `make test`, and of the others by `make prove`."""

from __future__ import annotations

from typing import Any

import pytest

from ceki.play import catalogue

FAMILIES = sorted({catalogue.game(name).info.family: name for name in sorted(catalogue.names(), reverse=True)}.values())


def once(game: str, *more: Any) -> Any:
    """The parameters of a test, marked as breadth where the game does not stand for its family."""
    told = "-".join(map(str, (game, *more)))
    return pytest.param(game, *more, id=told, marks=() if game in FAMILIES else pytest.mark.prove)


EVERY_GAME = [once(game) for game in sorted(catalogue.names())]
