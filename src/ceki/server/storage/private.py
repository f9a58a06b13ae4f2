"""Who may read what a server keeps: its owner alone, for it holds coming seeds, hands, and the pepper of tokens."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from stat import S_IMODE
from typing import Final

FOLDER: Final = 0o700
FILE: Final = 0o600
log = logging.getLogger("ceki.server")


def keep_private(database: Path) -> None:
    """Takes a SQLite file, what lies beside it (`-wal`, `-shm`, copies) and its folder away from others, also where
    they are there already. A folder in which other things lie too keeps its rights. Raises `OSError`.
    """
    folder = database.absolute().parent
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    database.touch(mode=FILE)
    inside = list(folder.iterdir())
    ours = [one for one in inside if one.name.startswith(database.name) and one.is_file()]
    for one in ours:
        _narrow(one, FILE)
    if len(ours) == len(inside):
        _narrow(folder, FOLDER)


def _narrow(path: Path, rights: int) -> None:
    if os.name == "nt" or not S_IMODE(path.stat().st_mode) & ~rights:
        return
    try:
        path.chmod(rights)
    except PermissionError as error:
        raise PermissionError(f"{path} can be read by others, and only its owner can change that") from error
    if S_IMODE(path.stat().st_mode) & ~rights:
        log.warning("%s can be read by others: its file system knows no rights", path)
