"""The reasons of a move."""

from __future__ import annotations

from typing import Any

from ceki.cards.pack52 import FACES, suit_of
from ceki.engine.reasons import Fact, Facts, fact, with_number
from ceki.engine.rule import rule
from ceki.games.sakopong.rules import Table, height
from ceki.games.sakopong.words import THROW

TAKES_TRICK, UNBEATEN, BEATEN, LOSES_TRICK, THROWN, SPARES, HIGHEST = FACTS = Facts(
    Fact("takes_trick", "SK-5", "trick"),
    Fact("unbeaten", "SK-5", "trick"),
    Fact("beaten", "SK-5", "trick", ("n",)),
    Fact("loses_trick", "SK-5", "trick"),
    Fact("loses_trick", "SK-7", "trick"),
    Fact("spares", "SK-5", "spares", ("n",)),
    Fact("highest", "SK-5", "spares"),
)


@rule
def reasons(g: Table, seat: int, verb: int, card: int, unseen: Any, out: Any) -> None:
    """The facts of a legal move: what can still beat the card in this trick, and how little it is worth keeping."""
    above = 0
    for other in range(FACES):
        if suit_of(other) == suit_of(card) and height(g, other) > height(g, card):
            above += unseen[other]
    if verb == THROW:
        fact(out, THROWN, -FACES, 0)
    elif g.laid > 0 and height(g, card) < height(g, g.best):
        fact(out, LOSES_TRICK, -FACES, 0)
    elif g.laid == g.seats - 1:
        fact(out, TAKES_TRICK, 0, 0)
    elif above == 0:
        fact(out, UNBEATEN, 0, 0)
    else:
        fact(out, BEATEN, -above, 0)
        with_number(out, above)
    fact(out, SPARES if above else HIGHEST, above, 0)
    if above:
        with_number(out, above)
