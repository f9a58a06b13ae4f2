"""The laws of games, asked of a file by whoever writes one."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from typing import Annotated, Any

import typer

from ceki.cli.arguments import AsJson, print_json
from ceki.cli.compiling import game_at
from ceki.cli.progress import Progress
from ceki.locales.columns import cells, padded
from ceki.locales.messages import said


def laws(
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False)],
    long: Annotated[bool, typer.Option("--long")] = False,
    as_json: AsJson = False,
) -> int:
    """Ask every law of a game: a line for each, and last a verdict. Exit 0 when all hold, 1 when one does not, 2 when
    the game cannot be loaded."""
    from ceki.browser.own import making
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
    return 1 if broken else 0


def _line(one: Any) -> str:
    """A law, whether it holds, and what it says; what is wrong is told to whoever writes the game, in English."""
    words = {holds: said("command", f"law-{holds}", {}) for holds in ("holds", "broken")}
    word = padded(words["holds" if one.holds else "broken"], max(map(cells, words.values())))
    return f"{word}  {one.law:8} {one.wrong or said('command', f'law-of-{one.law}', {})}"
