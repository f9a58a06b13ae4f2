"""The facts of a move that advice is made of."""

from __future__ import annotations

from typing import Any

from ceki.cards.pack52 import FACES, suit_of
from ceki.engine.game import Reason
from ceki.games.sakopong.rules import height
from ceki.games.sakopong.words import THROW

# ---------------------------------------------------------------- advice, in plain Python


def reasons(g: Any, seat: int, verb: int, card: int, unseen: Any) -> list[Reason]:
    """The facts of a legal move: what can still beat the card in this trick, and how little it is worth keeping."""
    above = [other for other in range(FACES) if suit_of(other) == suit_of(card) and height(g, other) > height(g, card)]
    out = sum(unseen[other] for other in above)
    spares = Reason("spares", "SK-5", out, told="spares" if out else "highest", numbers={"n": out})
    if verb == THROW or (g.laid > 0 and height(g, card) < height(g, g.best)):
        return [Reason("trick", "SK-7" if verb == THROW else "SK-5", -FACES, told="loses_trick"), spares]
    told = "takes_trick" if g.laid == g.seats - 1 else "beaten" if out else "unbeaten"
    can = out if told == "beaten" else 0
    return [Reason("trick", "SK-5", -can, told=told, numbers={"n": can}), spares]
