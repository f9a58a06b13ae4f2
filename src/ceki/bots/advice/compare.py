"""Moves set beside each other: which other move the best is told apart from, and by which fact."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from ceki.bots.advice.weigh import Advised
from ceki.bots.advice.why import Difference, difference


@dataclass(frozen=True)
class Comparison:
    """The best move; the moves that are not surely worse, and those of them that are in no fact worse; and the move
    that it is set beside, with the fact that tells them apart, or None where nothing does but what they brought."""

    best: Advised
    unsure: tuple[Advised, ...]
    even: tuple[Advised, ...]
    other: Advised | None
    why: Difference | None

    @property
    def least(self) -> float:
        """The least difference from the moves that are not surely worse that would have been seen."""
        return max((one.sure * one.less_error for one in self.unsure), default=0.0)


def compared(moves: Sequence[Advised]) -> Comparison:
    """Sets the best move, which stands first, beside another: of those that the worths do not tell from it the one
    most like it in its facts, for chance has put them in order; where no fact tells any of them from it, the next."""
    best, others = moves[0], moves[1:]
    unsure = list(takewhile(lambda one: not one.surely_worse, others))
    told = [(one, difference(best.reasons, one.reasons)) for one in unsure]
    even = tuple(one for one, why in told if why is None)
    apart = [(one, why) for one, why in told if why is not None]
    if apart:
        other, nearest = max(apart, key=lambda pair: best.reasons.index(pair[1].mine))
        return Comparison(best, tuple(unsure), even, other, nearest)
    if len(unsure) == len(others):
        return Comparison(best, tuple(unsure), even, None, None)
    following = others[len(unsure)]
    return Comparison(best, tuple(unsure), even, following, difference(best.reasons, following.reasons))
