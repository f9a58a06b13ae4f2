"""Modules of games of one's own: made when they are wanted, and by `ceki compile`."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ceki.locales.messages import said

if TYPE_CHECKING:
    from ceki.play.game_module import GameModule


def compile(file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)]) -> None:
    """Compile the rules of a game of your own, for simulation, laws, bots and the page."""
    from ceki.browser.own import USES, compiler_installed, making
    from ceki.engine.errors import NotAllowed

    game = game_at(file)
    if not compiler_installed():
        raise NotAllowed("compiler-missing")
    for use in USES:
        began, made = time.monotonic(), making(game, use)
        if made is not None:
            made.wait()
        seconds = round(time.monotonic() - began)
        print(said("command", "compiled", {"game": game.id, "use": use.strip(".") or "play", "seconds": seconds}))


def game_at(file: str) -> GameModule:
    """The game of a file or a folder, or of a name."""
    from ceki.play.catalogue import game as known
    from ceki.play.catalogue import read_game

    path = Path(file)
    return read_game(path) if path.exists() or path.suffix or len(path.parts) > 1 else known(file)


@contextmanager
def compiling(game: GameModule, use: str, quiet: bool) -> Iterator[None]:
    """Makes the module of a game while something goes on that can begin as written."""
    from ceki.browser.own import making

    made = making(game, use)
    if made is None:
        yield
        return
    if not quiet:
        print(said("command", "compiling", {"game": game.id}), file=sys.stderr, flush=True)
    with made:
        yield
        if made.process.poll():
            print(said("command", "runs-written", {"why": made.failure()}), file=sys.stderr)
