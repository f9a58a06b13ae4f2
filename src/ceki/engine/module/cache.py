"""The folder for what this machine has made for itself, and can make again. What is read back is believed only if this
user alone can have written it."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from pathlib import Path
from typing import Final

OTHERS: Final = stat.S_IWGRP | stat.S_IWOTH  # may not write


def cache_folder() -> Path:
    """`$CEKI_CACHE`, else the user's cache folder."""
    if chosen := os.environ.get("CEKI_CACHE"):
        return Path(chosen)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "ceki"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ceki"


def read_own(path: Path) -> bytes | None:
    """A file that nobody but this user can have written; None where there is none."""
    try:
        with path.open("rb") as opened:
            own = _is_own(os.fstat(opened.fileno())) and _is_own(path.parent.stat())
            return opened.read() if own else None
    except OSError:
        return None


def _is_own(found: os.stat_result) -> bool:
    return not hasattr(os, "geteuid") or (found.st_uid == os.geteuid() and not found.st_mode & OTHERS)


def write_own(path: Path, content: bytes) -> None:
    """Writes a file for this user alone, beside its place, and renames it. Raises `OSError` and leaves nothing half
    written."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as beside:  # its mode is 0600
        try:
            beside.write(content)
            beside.close()
            Path(beside.name).replace(path)
        except OSError:
            Path(beside.name).unlink(missing_ok=True)
            raise
