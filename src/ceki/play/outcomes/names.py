"""The names of the people of an evening."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final
from unicodedata import normalize

from ceki.locales.messages import said
from ceki.locales.written import cleaned
from ceki.play.outcomes.reading import seat_of, shown
from ceki.play.outcomes.refused import SCORE, OutcomeError

BEFORE: Final = "before"  # what holds from a round on: what was agreed, who sits where and who begins
AGREED, SEATED, STARTER = "agreed", "seated", "starter"
LONGEST_NAME: Final = 40


def renamed(before: Mapping[str, Any] | None, old: Sequence[str], new: Sequence[str]) -> dict[str, Any]:
    """What holds from a round on, with other names of people."""

    def name(value: Any, where: str) -> Any:
        return new[seat_of(old, value, where)] if isinstance(value, str) else value

    return {
        key: value if key == AGREED else [name(one, key) for one in value] if key == SEATED else name(value, key)
        for key, value in (before or {}).items()
    }


def named(names: Sequence[str], people: int) -> list[str]:
    """The names of all people; numbered ones where none are given. Raises `OutcomeError`."""
    if not names:
        return [said(SCORE, "player", {"n": n}) for n in range(1, people + 1)]
    found = [" ".join(str(name).split()) for name in names]
    if len(found) != people:
        raise OutcomeError("how-many-names", n=len(found), of=people)
    for name in found:
        if not name or len(name) > LONGEST_NAME or cleaned(name) != normalize("NFC", name) or name.isdecimal():
            raise OutcomeError("bad-name", given=shown(name), most=LONGEST_NAME)
    if len({name.casefold() for name in found}) != len(found):
        raise OutcomeError("names-alike")
    return found
