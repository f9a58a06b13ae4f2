"""The reasons of a move."""

from __future__ import annotations

from typing import Any

from ceki.engine.reasons import Fact, Facts, fact
from ceki.engine.rule import rule
from ceki.games._sets.advice import FACTS as FACTS_OF_SETS
from ceki.games._sets.advice import reasons_in_sets
from ceki.games._sets.words import DRAW, TAKE
from ceki.games.chaqui.rules import Table

*_, STAYS_HIDDEN, OPENS, OPENS_LOCKED = FACTS = Facts(
    *FACTS_OF_SETS.declared,
    Fact("hidden", "CQ-3"),
    Fact("opens", "CQ-3", "hidden"),
    Fact("opens_stays", "CQ-3", "hidden"),
    words=("olo", "tan", "ceki"),
)


@rule
def reasons(g: Table, seat: int, verb: int, card: int, unseen: Any, out: Any) -> None:
    """As in Balik Satu; and which olo would lie open, where it was made with a discard."""
    reasons_in_sets(g, seat, verb, card, unseen, out, 1)
    if verb == TAKE and (g.hand[seat, g.discard] - g.exposed[seat, g.discard]) % 3 == 2:
        fact(out, OPENS_LOCKED if g.exposed_locked else OPENS, 0, 0)
    elif verb == TAKE or verb == DRAW:
        fact(out, STAYS_HIDDEN, 1, 0)
