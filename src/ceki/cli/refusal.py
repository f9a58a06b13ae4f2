"""What a command says when it cannot do its work: one line on standard error, and exit status 2."""

from __future__ import annotations

import errno
import socket
import sys
from typing import Any, Final

from ceki.locales.messages import said

WRONG_USE: Final = 2
NUMBERS: Final = ("int", "float")  # kinds of value
LANGUAGE: Final = "--language"  # which stands before a command
SAID: Final = {
    errno.ENOENT: "no-file",
    errno.EEXIST: "there-already",
    errno.EISDIR: "is-folder",
    errno.ENOTDIR: "not-folder",
    errno.EACCES: "not-allowed-to",
    errno.EROFS: "disk-read-only",
    errno.ENOSPC: "disk-full",
    errno.ECONNREFUSED: "nobody-answers",
    errno.EADDRINUSE: "port-in-use",
    errno.EADDRNOTAVAIL: "not-this-machine",
    socket.EAI_NONAME: "not-this-machine",
}


def refuse(reason: str) -> int:
    """Says why, in one line. Returns the exit status."""
    print(f"ceki: {' '.join(reason.split())}", file=sys.stderr)
    return WRONG_USE


def misused(error: Any) -> str:
    """What the reader of the command line refuses, as a sentence. `error` is its exception."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return _no_option(error)
    if kind == "BadOptionUsage":
        key = "option-bare" if _is_flag(error) else "option-takes"
        return said("command", key, {"option": error.option_name})
    if kind == "MissingParameter":
        return said("command", "missing", {"what": error.param.metavar})
    wrong = error.__cause__.errors()[0] if hasattr(error.__cause__, "errors") else {}
    if not wrong or not error.param.opts:
        return str(error.format_message())
    given, kind = f"{wrong['input']!r:.80}", str(wrong.get("type")).partition("_")[0]
    option = error.param.opts[0]
    if kind not in NUMBERS:
        return said("command", "not-fitting", {"what": option, "given": given})
    return said("command", "not-number", {"option": option, "given": given, "kind": kind})


def _no_option(error: Any) -> str:
    name, command = error.option_name, error.ctx.command_path.partition(" ")[2]
    if name == LANGUAGE and command:
        return said("command", "language-first", {"command": command})
    return said("command", "no-option", {"option": name, "near": sorted(error.possibilities or ()) or "none"})


def _is_flag(error: Any) -> bool:
    return any(error.option_name in one.opts and one.is_flag for one in error.ctx.command.params)


def sentence(error: OSError) -> str:
    """An error of the system as a sentence that names the file."""
    known = SAID.get(error.errno or 0)
    says = said("command", known, {}) if known else error.strerror or str(error)
    return f"{error.filename}: {says}" if error.filename else says
