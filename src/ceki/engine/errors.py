"""What can be wrong with a request, each a `ValueError` with one sentence that says what is allowed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import numpy as np


class UnknownGame(ValueError):
    """A name of no game, of several, or of one whose file cannot be played."""


class UnknownOption(ValueError):
    """An option, a value of one, a preset or a number of players that a game does not have.

    `option` is the option whose value does not fit and `why` says so without its name; empty for anything else.
    `reason` is an id for what is wrong, of those in locales/en/refusals.ftl or, where a game's rules refuse, of that
    game (engine/refusals.py); `facts` are the facts of it.
    """

    option = why = reason = ""
    facts: Mapping[str, int | str | list[str]] = MappingProxyType({})

    def because(self, reason: str, /, **facts: int | str | list[str]) -> UnknownOption:
        """The same, with its reason."""
        self.reason, self.facts = reason, facts
        return self


def unfit(option: str, why: str) -> UnknownOption:
    """The refusal of a value of the option `option`."""
    refused = UnknownOption(f"option {option}: {why}")
    refused.option, refused.why = option, why
    return refused


class IllegalMove(ValueError):
    """A move that the rules do not allow here, or that is no move of the game. The sentence lists the legal ones."""


class BadLog(ValueError):
    """A log that is broken, cut short or impossible. The sentence says where."""


def whole(name: str, given: object, low: int | None = None, high: int | None = None) -> int:
    """The whole number that `given` is, one of NumPy's too. Raises `ValueError`, which names it, for anything else and
    for a number below `low` or above `high`."""
    found = int(given) if isinstance(given, (int, np.integer)) and not isinstance(given, bool) else None
    if found is None or (low is not None and found < low) or (high is not None and found > high):
        ends = "" if low is None else f" from {low}" if high is None else f" from {low} to {high}"
        raise ValueError(f"{name}: {given!r:.80} is not allowed; a whole number{ends}")
    return found
