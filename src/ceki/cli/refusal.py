"""What a command says when it cannot do its work: one line on standard error, and exit status 2."""

from __future__ import annotations

import errno
import sys
from typing import Any, Final

WRONG_USE: Final = 2
NUMBERS: Final = {"int": "a whole number", "float": "a number"}
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


def misused(error: Any) -> str:
    """What the reader of the command line refuses, as a sentence. `error` is its exception."""
    wrong = error.__cause__.errors()[0] if hasattr(error.__cause__, "errors") else {}
    kind = NUMBERS.get(str(wrong.get("type")).partition("_")[0])
    if kind is None or not error.param.opts:
        return str(error.format_message())
    return f"{error.param.opts[0]} {wrong['input']!r:.80} is not allowed; {kind}"


def sentence(error: OSError) -> str:
    """An error of the system as a sentence that names the file."""
    says = SAID.get(error.errno or 0) or error.strerror or str(error)
    return f"{error.filename}: {says}" if error.filename else says
