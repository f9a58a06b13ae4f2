"""What a command says when it cannot do its work: one line on standard error, and exit status 2."""

from __future__ import annotations

import errno
import sys
from typing import Final

WRONG_USE: Final = 2
SAID: Final = {
    errno.ENOENT: "there is no such file",
    errno.EISDIR: "this is a folder, not a file",
    errno.ENOTDIR: "a part of this path is a file, not a folder",
    errno.EACCES: "this may not be read or written by you",
    errno.EROFS: "this disk cannot be written",
    errno.ENOSPC: "there is no room left on the disk",
    errno.ECONNREFUSED: "nobody answers there",
}


def refuse(reason: str) -> int:
    """Says why, in one line. Returns the exit status."""
    print(f"ceki: {' '.join(reason.split())}", file=sys.stderr)
    return WRONG_USE


def sentence(error: OSError) -> str:
    """An error of the system as a sentence that names the file."""
    says = SAID.get(error.errno or 0) or error.strerror or str(error)
    return f"{error.filename}: {says}" if error.filename else says
