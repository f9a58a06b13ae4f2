"""The list of the games, kept from one start to the next: making it loads every game and checks it.

What is kept is believed while every file that it was made from is as it was. Its first line is a digest of their paths,
sizes and times, and of the list: what is half written, older than a file, or not ours does not fit it.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import unicodedata
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ceki.engine.module.cache import cache_folder, read_own, write_own

if TYPE_CHECKING:
    from ceki.engine.game import Game
    from ceki.play.game_module import GameModule

FOLDERS: Final = "CEKI_GAMES"  # more folders with games, for those who write one
PACKAGE: Final = Path(__file__).resolve().parents[2]
MADE_FROM: Final = ("games", "play", "cards", "engine", "locales")  # of the package


@dataclass(frozen=True)
class Listed:
    """A game as a list has it. `aliases` are other names, `seats` the numbers of players, `sources` citations, `usual`
    what a text may name of the game as it is usually played (`house_facts.py`)."""

    id: str
    title: str
    aliases: tuple[str, ...]
    seats: tuple[int, ...]
    pack: str
    sources: tuple[str, ...]
    usual: Mapping[str, str | int] = field(default_factory=dict)


def listed(game: GameModule) -> Listed:
    """A game as the list has it."""
    info = game.info
    from ceki.play.rulebook.house_facts import usual_facts

    return Listed(game.id, info.title, tuple(info.aliases), info.seats, info.pack, cited(info), usual_facts(game))


def cited(info: Game) -> tuple[str, ...]:
    """The sources of a game as citations."""
    return tuple(f"{source.title}, {source.pages}" if source.pages else source.title for source in info.sources)


def named(games: list[Listed], name: str) -> list[Listed]:
    """The games of a list that have this name: by its id one, else those with it for a title or another name."""
    wanted = folded(name)
    by_id = [one for one in games if folded(one.id) == wanted]
    return by_id or [one for one in games if wanted in map(folded, (one.title, *one.aliases))]


def folded(name: str) -> str:
    """A name without what does not matter in it: accents, case, spaces, hyphens, other signs."""
    letters = unicodedata.normalize("NFKD", name.strip().lower())
    bare = "".join("_" if letter in " -_" else letter for letter in letters if not unicodedata.combining(letter))
    return "".join(letter for letter in bare if letter.isalnum() or letter == "_")


# ---------------------------------------------------------------- what is kept


def sources() -> str:
    """What the list is made from, as one number: to be taken before the games are loaded. Empty where folders outside
    the package have games too, which may be made from anything: then nothing is kept."""
    if os.environ.get(FOLDERS):
        return ""
    files = sorted(line for folder in MADE_FROM for line in _files(os.path.join(PACKAGE, folder)))
    return hashlib.sha256("\n".join([sys.version, *files]).encode()).hexdigest()


def _files(folder: str) -> Iterator[str]:
    with os.scandir(folder) as entries:
        for entry in entries:
            if entry.is_dir():
                if entry.name != "__pycache__":
                    yield from _files(entry.path)
            elif entry.is_file():
                about = entry.stat()
                yield f"{entry.path} {about.st_size} {about.st_mtime_ns}"


def kept(made_from: str) -> list[Listed] | None:
    """The list that was kept, where it was made from these sources; None where there is none."""
    whole = read_own(_file()) or b""
    seal, _, text = whole.decode(errors="replace").partition("\n")
    if seal != _seal(made_from, text):
        return None
    return [Listed(**{key: _row(value) for key, value in one.items()}) for one in json.loads(text)]


def keep(games: list[Listed], made_from: str) -> None:
    """Keeps the list for the next start; where no file can be written, that makes it again."""
    if not made_from:
        return
    text = json.dumps([asdict(one) for one in games], ensure_ascii=False)
    with suppress(OSError):
        write_own(_file(), f"{_seal(made_from, text)}\n{text}".encode())


def _file() -> Path:
    """A file for each copy of the package, so that two do not take turns."""
    return cache_folder() / f"games-{hashlib.sha256(str(PACKAGE).encode()).hexdigest()[:16]}.json"


def _seal(made_from: str, text: str) -> str:
    return hashlib.sha256(f"{made_from}\n{text}".encode()).hexdigest()


def _row(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
