"""A game of one's own: its laws, and its module, which is made when it is wanted or by `ceki compile`."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ceki.cli.arguments import AsJson, print_json
from ceki.cli.progress import Progress
from ceki.locales.columns import cells, padded
from ceki.locales.messages import said
from ceki.locales.rows import in_row, labelled

if TYPE_CHECKING:
    from ceki.play.game_module import GameModule


def laws(
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    long: Annotated[bool, typer.Option("--long")] = False,
    page: Annotated[Path | None, typer.Option("--page", metavar="FOLDER", show_default=False)] = None,
    as_json: AsJson = False,
) -> int:
    """Ask every law of a game: a line for each, and last a verdict. Exit 0 when all hold, 1 when one does not, 2 when
    the game cannot be loaded."""
    from ceki.browser.own import compiler_installed, making
    from ceki.engine.wasm.export import ROUNDS
    from ceki.testing import laws as library

    game = game_at(file)
    asked, bar = sum(law.number(game) for law in library.LAWS), sys.stderr.isatty() and not as_json
    made, found = making(game, ROUNDS), []
    with made or nullcontext(), Progress("laws", asked, bar) as told:
        for one in library.check(game, long, told, made.wait if made else lambda: None):
            found.append(one)
            if not as_json:
                print(_line(one), flush=True)
    broken = [one for one in found if not one.holds]
    if as_json:
        print_json({"game": game.id, "holds": not broken, "laws": [vars(one) for one in found]})
    else:
        left = ", ".join(law.name for law in library.LAWS[len(found) :])
        facts = {"game": game.id, "hold": len(found) - len(broken), "broken": len(broken), "left": left or "none"}
        print(said("command", "laws-asked", facts))
        how = "long" if long else "short" if compiler_installed() else "written"
        print(said("command", "laws-played", {"rounds": sum(one.rounds for one in found), "how": how}))
    return 1 if broken or (page is not None and not _looks_well(game, Path(file), page, as_json)) else 0


def _looks_well(game: GameModule, file: Path, into: Path, quiet: bool) -> bool:
    """Plays the game on the page at three sizes, and tells where its pictures lie and what is wrong there."""
    from ceki.testing.on_page import look

    players = min(game.info.people, max(game.info.seats))
    well = True
    for one in look(game.id, players, file.resolve().parent, into, os.environ.get("CEKI_CHROMIUM")):
        well = well and not one.wrong
        if not quiet:
            word = said("command", "law-broken" if one.wrong else "law-holds", {})
            pictures = in_row(str(picture) for picture in one.pictures)
            print(f"{word}  {one.size:8} {labelled(said('command', 'pictures', {}), pictures)}", flush=True)
            print(*(f"  {wrong}" for wrong in one.wrong), sep="\n" if one.wrong else "", end="\n" if one.wrong else "")
    return well


def _line(one: Any) -> str:
    """A law, whether it holds, and what it says; what is wrong is told to whoever writes the game, in English."""
    words = {holds: said("command", f"law-{holds}", {}) for holds in ("holds", "broken")}
    word = padded(words["holds" if one.holds else "broken"], max(map(cells, words.values())))
    return f"{word}  {one.law:8} {one.wrong or said('command', f'law-of-{one.law}', {})}"


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
            with made:  # which ends the compiler when it is interrupted
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
