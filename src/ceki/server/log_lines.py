"""The log of a server: a line that repeats comes once a second, with its count; a flood does not fill a disk. What a
piece of work is about, such as a request and its table, every line of it has."""

from __future__ import annotations

import json
import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Final

NAMED: Final = {name.lower(): level for name, level in logging.getLevelNamesMapping().items()}
EVERY: Final = 1.0  # seconds
KINDS: Final = 200  # of lines that are remembered
LENGTH: Final = 100  # of the beginning by which lines are alike, before anything is put into them
REPORTS: Final = "ceki.reports"  # what players report is never left out
FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s%(more)s"
_about: ContextVar[Mapping[str, str]] = ContextVar("about", default=MappingProxyType({}))


def about(**ids: str) -> None:
    """Has the lines of this piece of work, and of those that it begins, say so: `request="3f…"`, `table="9c…"`."""
    _about.set(MappingProxyType({**_about.get(), **ids}))


@dataclass
class Line:
    """The last line of its kind that the log wrote: when, by whom, and how many it has held back since."""

    at: float
    level: int
    text: str
    more: int = 0


class Repeats(logging.Filter):
    """Lets one line of a kind through in a second."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.now, self.lock = now, threading.Lock()
        self.lines: OrderedDict[tuple[str, str], Line] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write this line; if so, it says how many like it the log held back. What somebody chose to read
        below a warning comes whole."""
        if hasattr(record, "more") or record.name == REPORTS or record.levelno < logging.WARNING:
            record.more = ""
            return True
        kind = record.name, str(record.msg).partition("\n")[0][:LENGTH]
        with self.lock:
            line, now = self.lines.pop(kind, None), self.now()
            if line is not None and now - line.at < EVERY:
                self.lines[kind] = line
                line.more += 1
                return False
            record.more = f" (and {line.more} more like it)" if line is not None and line.more else ""
            self.lines[kind] = Line(now, record.levelno, record.getMessage().partition("\n")[0][: 2 * LENGTH])
            if len(self.lines) > KINDS:
                self.lines.popitem(last=False)
        return True

    def tell(self) -> None:
        """Writes how many lines the log held back, of kinds after which no other came."""
        with self.lock:
            late = [
                (name, line) for (name, _), line in self.lines.items() if line.more and self.now() - line.at >= EVERY
            ]
            told = [(name, line.level, line.more, line.text) for name, line in late]
            for _, line in late:
                line.more = 0
        for name, level, more, text in told:
            logging.getLogger(name).log(level, "%d more like this: %s", more, text, extra={"more": ""})


class Text(logging.Formatter):
    """A line for people, with what it is about at its end."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line, ids = super().format(record), "".join(f" {name}={value}" for name, value in _about.get().items())
        first, rest, trace = line.partition("\n")
        return first + ids + rest + trace


class Json(logging.Formatter):
    """A line for programs: an object with `at` (UTC), `level`, `logger`, `says`, and what it is about."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told = {"at": at, "level": record.levelname.lower(), "logger": record.name, **_about.get()}
        told["says"] = record.getMessage() + getattr(record, "more", "")
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def begin(level: str = "warning", form: str = "text") -> Repeats:
    """Sets the log up, on the error stream: lines of a level and above, as text or JSON. What others' libraries say
    below a warning stays unsaid, for it could have keys and deals in it."""
    repeats, handler = Repeats(), logging.StreamHandler()
    handler.setFormatter(Json() if form == "json" else Text(FORMAT))
    handler.addFilter(repeats)
    logging.basicConfig(level=max(logging.WARNING, NAMED[level]), handlers=[handler])
    logging.getLogger("ceki").setLevel(NAMED[level])
    return repeats
