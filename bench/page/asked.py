"""The games that a measurement of the page is asked for on the command line."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from ceki.play import catalogue


def games_asked(module: str, says: str | None, arguments: Sequence[str] | None = None) -> list[str]:
    """The ids of games that are named, none for the first that is listed. `says`: what is measured, its first line for
    help. Ends the program with one sentence for what is no game."""
    summary = (says or "").partition("\n")[0]
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=summary)
    parser.add_argument("games", nargs="*", metavar="GAME", help="by id, as `ceki games` lists them")
    asked: list[str] = parser.parse_args(arguments).games
    names = catalogue.names()
    for one in asked:
        if one not in names:
            parser.error(f"there is no game {one!r}; the games are {', '.join(names)}")
    return asked
