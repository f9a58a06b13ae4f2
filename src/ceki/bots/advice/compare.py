"""Two moves set beside each other: which to make, whether that is more than chance, and the fact that shows it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ceki.bots.advice.weigh import Advised
from ceki.bots.advice.why import Difference, against, difference


@dataclass(frozen=True)
class Comparison:
    """The move to make, and the one that it is set beside; None for an only move. Where it is `better`, the fact that
    shows why, if one does, and a weightier one for the other; where not, what they differ by at most (95%)."""

    best: Advised
    other: Advised | None = None
    better: bool = False
    within: float = 0.0
    why: Difference | None = None
    but: Difference | None = None


def compared(pair: Sequence[Advised], own: tuple[int, int]) -> Comparison:
    """Sets two moves beside each other, the better one first, which were weighed on fresh deals.

    `own`: the move (verb, card) that the player would make; it stays unless the other is better by more than chance.
    """
    best, other = pair[0], pair[-1]
    if len(pair) == 1:
        return Comparison(best)
    if other.surely_worse:
        why = difference(best.reasons, other.reasons)
        return Comparison(best, other, True, 0.0, why, against(why, best.reasons, other.reasons))
    within = abs(other.less) + other.sure * other.less_error
    if (other.verb, other.card) == own:
        best, other = other, best
    return Comparison(best, other, False, within)
