"""Rules that fail, mostly in a user's own file: the server closes their table, and everybody sees why."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ceki.engine.errors import RuleStopped

ENDLESS: Final = "rule-endless"  # the reason of a `RuleStopped` that ran for too long; others fail at once
RULE_FAILED: Final = "rule_failed"  # a table closed because a rule of its game could not be carried out


class TableFailed(Exception):  # noqa: N818  what happened, not an error of ours
    """A rule of the game failed: `what` went wrong, without the error's text, which may name cards that not all see.
    `endless`: it did not finish in its time."""

    def __init__(self, what: str, endless: bool = False) -> None:
        super().__init__(what)
        self.what, self.endless = what, endless


@contextmanager
def rules() -> Iterator[None]:
    """Runs rules of a game, perhaps of a user's own file. Raises `TableFailed` for whatever they raise."""
    try:
        yield
    except Exception as error:  # a rule may fail in any way
        place = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__} in {Path(place.filename).name}:{place.lineno}"
        raise TableFailed(what, isinstance(error, RuleStopped) and error.reason == ENDLESS) from error
