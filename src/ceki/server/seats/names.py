"""Names at a table: each is seen, and nobody is taken for another or for the reader, who is called You."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from ceki.play.rulebook.sentences import YOU
from ceki.server.limits import NAME


def distinct(wish: str, others: Iterable[str], person: int) -> str:
    """A name for a person: the one they wish, with a number where somebody else has it; a guest's where it is blank.

    `others` are the names of all the others at the table. Names that differ only in capitals, spaces, marks or
    invisible signs are the same name.
    """
    taken = {_seen(name) for name in (YOU, *others)}
    name = wish if _seen(wish) else f"Guest {person + 1}"
    found, number = name, 1
    while _seen(found) in taken:
        number += 1
        found = f"{name[: NAME - len(str(number)) - 1]} {number}"
    return found


def _seen(name: str) -> str:
    """What of a name tells it from another."""
    signs = unicodedata.normalize("NFKD", name).casefold()
    return "".join(sign for sign in signs if unicodedata.category(sign)[0] in "LNPS")
