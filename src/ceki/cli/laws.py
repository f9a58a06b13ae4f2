"""The laws of games, asked of a file by whoever writes one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from ceki.cli.arguments import AsJson, print_json
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
    from ceki.play.catalogue import game as known
    from ceki.play.catalogue import read_game
    from ceki.testing import laws as library

    path = Path(file)
    game = read_game(path) if path.exists() or path.suffix or len(path.parts) > 1 else known(file)
    with Progress("laws", sum(law.number(game) for law in library.LAWS), sys.stderr.isatty() and not as_json) as told:
        found = []
        for one in library.check(game, long, told):
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
