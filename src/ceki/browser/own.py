"""Modules made on this machine: of games of one's own, and of rules that were changed after theirs was made.

    python -m ceki.browser.own SOURCE USE FILE   makes one, in a process of its own

They lie in the user's cache folder. Until one is there, rules run as written.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from ceki.browser.data import data
from ceki.browser.exports import exports_of
from ceki.engine.errors import NotAllowed
from ceki.engine.module.cache import cache_folder, write_own
from ceki.engine.module.find import BUILT, MADE, compiled
from ceki.engine.wasm.export import PLAY, ROUNDS
from ceki.engine.wasm.made import made
from ceki.play import catalogue
from ceki.play.drivers.budget import is_trusted
from ceki.play.game_module import GameModule, forms_of

COMPILER: Final = ("numba", "ziglang")  # the extra `author`
USES: Final = (ROUNDS, PLAY)


def compiler_installed() -> bool:
    """Whether modules can be made here."""
    return all(find_spec(name) is not None for name in COMPILER)


def source_of(game: GameModule) -> Path:
    """The file of a game, or its folder."""
    file = Path(sys.modules[game.table.__module__].__file__ or "")
    return file.parent if file.name in ("rules.py", "__init__.py") else file


def file_of(game: GameModule, use: str) -> Path:
    """Where a module made here lies. Games of the same name in several folders have one each."""
    mark = hashlib.sha256(str(source_of(game).resolve()).encode()).hexdigest()[:8]
    return cache_folder() / MADE / f"{game.form_of or game.id}.{mark}{use}.wasm"


def is_made(game: GameModule, use: str) -> bool:
    """Whether every driver for a use is in a module, as it stands now."""
    return all(compiled(one.function, game.namespace) is not None for one in exports_of(game, use))


class Making:
    """A module being made in a process of its own. As a context it ends with it: what is not finished is dropped."""

    def __init__(self, game: GameModule, use: str) -> None:
        self.game, self._said = game, ""
        command = [sys.executable, "-m", "ceki.browser.own", str(source_of(game)), use, str(file_of(game, use))]
        self.process = subprocess.Popen(
            command, env={**os.environ, "PYTHONHASHSEED": "0"}, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True, start_new_session=True,
        )  # fmt: skip

    def __enter__(self) -> Making:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self._hear()

    def _hear(self) -> str:
        """What the process has said, once it has ended."""
        if self.process.stderr is not None and not self.process.stderr.closed:
            self._said = self.process.communicate()[1].strip()
        return self._said

    def wait(self) -> None:
        """Waits for the module. Raises `NotAllowed` in one sentence when the rules cannot be compiled."""
        self._hear()
        if self.process.returncode:
            raise self.failure()

    def failure(self) -> NotAllowed:
        """Why there is no module, once the process has ended."""
        return NotAllowed("not-compiled", game=self.game.id, why=self._hear().rpartition("\n")[2][:300])


def making(game: GameModule, use: str) -> Making | None:
    """Begins to make a module, if it is not there and can be made here."""
    return None if not compiler_installed() or is_made(game, use) else Making(game, use)


def own_games() -> list[GameModule]:
    """The games of the further folders, without their forms."""
    return [game for game in catalogue.games() if not game.form_of and not is_trusted(game)]


def publish(game: GameModule, folder: Path) -> bool:
    """Puts what a browser needs of a game into a folder; False where it has no module."""
    if not is_made(game, PLAY):
        return False
    write_own(folder / f"{game.id}.wasm", file_of(game, PLAY).read_bytes())
    for one in (game, *forms_of(game)):
        write_own(folder / f"{one.id}.json", data(one).encode())
    return True


def with_own_games(folder: Path) -> Path:
    """The folder of what a browser needs of all games: of the package, or, where games of one's own have modules too,
    the folder given, with copies of all."""
    if not any(is_made(game, PLAY) for game in own_games()):
        return BUILT
    shutil.copytree(BUILT, folder, dirs_exist_ok=True)
    for game in own_games():
        publish(game, folder)
    return folder


def publish_in_turn(folder: Path, failed: Callable[[Exception], None]) -> None:
    """Makes and publishes the modules of all games of one's own, one after the other; for a thread of its own."""
    for game in own_games():
        try:
            if (made := making(game, PLAY)) is not None:
                made.wait()
            publish(game, folder)
        except (NotAllowed, OSError) as error:
            failed(error)


def main(source: str, use: str, file: str) -> None:
    """Makes a module; for many rounds, one that traps for an index out of bounds, which costs simulation next to
    nothing."""
    game = catalogue.read_game(Path(source))
    write_own(Path(file), made(game.namespace, exports_of(game, use), checked=use == ROUNDS))


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except Exception as error:  # noqa: BLE001  rules that somebody else wrote may fail in any way within the compiler
        sys.exit(" ".join(str(error).split()) or type(error).__name__)
