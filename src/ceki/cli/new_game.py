"""`ceki new-game NAME`: a game of one's own to begin with, which is played, shown and tested as it is."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Annotated, Final

import typer

from ceki.engine.errors import NotAllowed
from ceki.locales.messages import said

FIRST: Final = resources.files("ceki.cli").joinpath("first_game")
FILES: Final = {
    "__init__.py.txt": "__init__.py",
    "rules.py.txt": "rules.py",
    "page.md": "page.md",
    "test_rules.py.txt": "test_rules.py",
}
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    folder: Annotated[Path, typer.Option("--in", metavar="FOLDER")] = Path(),
) -> None:
    """Write a small game to begin with: its rules, its page and its test, in a folder of its own."""
    id = name.strip().lower().replace("-", "_").replace(" ", "_")
    if NAME.fullmatch(id) is None:
        raise NotAllowed("no-name-of-game", given=repr(name))
    _refuse_known(id)
    written = folder / id
    if written.exists():
        raise NotAllowed("is-there", given=str(written))
    written.mkdir(parents=True)
    texts = {file: FIRST.joinpath(kept).read_text(encoding="utf-8") for kept, file in FILES.items()}
    title = texts["page.md"].partition("\n")[0].removeprefix("# ")
    for file, text in texts.items():
        own = text.replace(title, id.replace("_", " ").capitalize())
        (written / file).write_text(own, encoding="utf-8")
    print(said("command", "game-written", {"folder": str(written), "around": str(folder), "game": id}))


def _refuse_known(id: str) -> None:
    """Refuses the name of a game that ceki brings along, whose place no other can take."""
    from ceki.play.catalogue import names

    if id in names():
        raise NotAllowed("name-taken", given=id)
