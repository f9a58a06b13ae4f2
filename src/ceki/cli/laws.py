"""The laws of games, asked of a file by whoever writes one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from ceki.cli.arguments import AsJson, print_json
from ceki.cli.progress import Progress


def laws(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A game's file or folder, or the id of a game.", show_default=False)
    ],
    long: Annotated[bool, typer.Option("--long", help="More rounds, and indices checked.")] = False,
    as_json: AsJson = False,
) -> int:
    """Ask every law of a game: a line for each, and last a verdict. Exit 0 when all hold, 1 when one does not, 2 when
    the game cannot be loaded.

    \b
      ceki test-game my_game.py
      ceki test-game my_folder --long
    """
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
                print(f"{'holds' if one.holds else 'BROKEN':7} {one.law:8} {one.wrong or one.says}", flush=True)
    broken = [one for one in found if not one.holds]
    if as_json:
        print_json({"game": game.id, "holds": not broken, "laws": [vars(one) for one in found]})
    else:
        left = ", ".join(law.name for law in library.LAWS[len(found) :])
        asked = f"; not asked: {left}" if left else ""
        print(f"{game.id}: {len(found) - len(broken)} laws hold, {len(broken)} are broken{asked}")
    return 1 if broken else 0
