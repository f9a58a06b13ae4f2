"""What can be wrong with a request, each a `ValueError` with one sentence that says what is allowed.

It is raised with an id of locales/en/errors.ftl and the facts of its sentence. As text it is English; whoever has a
reader tells it in their language (`client/refusals.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from numbers import Integral
from types import MappingProxyType
from typing import Any, Final

from ceki.locales.messages import plain_english

ERRORS: Final = "errors"  # the catalogue
LONG: Final = 240  # characters of an error that the sentence of another repeats


class NotAllowed(ValueError):
    """Something that is not allowed: `reason`, an id of locales/en/errors.ftl, and the facts of its sentence, each a
    text, a number, a list of texts, or another error that is told within this one."""

    def __init__(self, reason: str, /, **facts: Any) -> None:
        super().__init__(reason)
        self.reason, self.facts = reason, facts

    def __str__(self) -> str:
        return plain_english(ERRORS, self.reason, {name: as_text(fact) for name, fact in self.facts.items()})

    def __reduce__(self) -> Any:
        return _again, (type(self), self.reason, self.facts)


def _again(kind: type[NotAllowed], reason: str, facts: dict[str, Any]) -> NotAllowed:
    return kind(reason, **facts)


def as_text(fact: Any) -> str:
    """A fact as a sentence has it: a list with commas, an error in one line of a length to be read."""
    if isinstance(fact, (list, tuple)):
        return ", ".join(map(str, fact))
    text = " ".join(str(fact).split()) if isinstance(fact, Exception) else str(fact)
    return text if len(text) <= LONG or not isinstance(fact, Exception) else f"{text[: LONG - 1]}…"


class UnknownGame(NotAllowed):
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


class IllegalMove(NotAllowed):
    """A move that the rules do not allow here, or that is no move of the game. The sentence lists the legal ones."""


class BadLog(NotAllowed):
    """A log that is broken, cut short or impossible. The sentence says where."""


class DamagedModule(ValueError):
    """A file that is not a module of ours, or one of another version; says which file, and why."""


class RuleStopped(NotAllowed):
    """A rule that does not return, or, compiled, one that left its memory. What it was given has not changed."""


def whole(name: str, given: object, low: int | None = None, high: int | None = None) -> int:
    """The whole number that `given` is, one of NumPy's too. Raises `ValueError`, which names it, for anything else and
    for a number below `low` or above `high`."""
    found = int(given) if isinstance(given, Integral) and not isinstance(given, bool) else None
    if found is None or (low is not None and found < low) or (high is not None and found > high):
        facts = {"name": name, "given": f"{given!r:.80}", "low": low, "high": high}
        raise NotAllowed("whole" if low is None else "whole-from" if high is None else "whole-from-to", **facts)
    return found
