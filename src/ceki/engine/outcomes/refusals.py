"""Why an outcome cannot be: rules say it with a number and two more, and the sentence is made where it is read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ceki.engine.numbered import Numbered
from ceki.engine.refusals import refuse
from ceki.engine.rule import rule

CARD, SEAT = "card", "seat"  # numbers of these names are told as a card and as a player
OF_ALL: Final = (CARD, SEAT, "n", "of")


@dataclass(frozen=True)
class OutcomeRefusal:
    """A reason to refuse an outcome: its id, the field of the outcome that does not fit, the clause by which it does
    not, and what it says, a text with places. Its facts are the names in `numbers`, for what the rule brings along."""

    word: str
    field: str
    clause: str
    says: str
    numbers: tuple[str, ...] = ()


class OutcomeRefusals(Numbered[OutcomeRefusal]):
    """The reasons of a game to refuse outcomes, by number."""


@rule
def refuse_outcome(refused: Any, what: int, first: int, second: int) -> None:
    """Refuses an outcome for reason `what`, unless it is refused already. `refused`: (3,)."""
    refuse(refused, what, first, second)
