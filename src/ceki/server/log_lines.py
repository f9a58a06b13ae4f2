"""The log of a server: a line that repeats comes once a second, with its count; a flood does not fill a disk."""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

EVERY: Final = 1.0  # seconds
KINDS: Final = 200  # of lines that are remembered
LENGTH: Final = 100  # of the beginning by which lines are alike, before anything is put into them
REPORTS: Final = "ceki.reports"  # what players report is never left out
FORMAT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s%(more)s"


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
        """Whether to write this line; if so, it says how many like it the log held back."""
        if hasattr(record, "more") or record.name == REPORTS:
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


def begin() -> Repeats:
    """Sets the log up, on the error stream."""
    repeats, handler = Repeats(), logging.StreamHandler()
    handler.setFormatter(logging.Formatter(FORMAT))
    handler.addFilter(repeats)
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    return repeats
