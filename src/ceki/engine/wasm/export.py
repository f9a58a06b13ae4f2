"""What a file of compiled rules exports: a function of each driver, with arguments of a few kinds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

PLAY: Final = ""  # what a module is for, as the name of its file ends: to play,
SCORE: Final = ".score"  # to keep the score of a real table,
RESEARCH: Final = ".lab"  # for many rounds at once, which no page plays,
ROUNDS: Final = ".rounds"  # or the least that simulation and laws need, of games of one's own

NUMBER, SHARE, NOTHING = "number", "share", "nothing"  # whole; any; what a function without a result returns
RECORD, RECORDS, BYTES, BYTE_ROWS, WORDS, WORD_ROWS = "record", "records", "bytes", "byte_rows", "words", "word_rows"
SHORT_ROWS = "short_rows"  # of 16 bits


@dataclass(frozen=True)
class Export:
    """A driver, or a function of engine/contract.py, by the name it is exported by. `takes` are the kinds of its
    arguments; `record:match` and `records:table` name the record. One that is `whole` stands in the file once, however
    small it is, and others call it."""

    function: Callable[..., Any]
    takes: tuple[str, ...]
    gives: str = NOTHING
    name: str = ""
    whole: bool = False

    @property
    def called(self) -> str:
        """Its name in the file."""
        return self.name or self.function.__name__
