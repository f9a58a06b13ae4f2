"""Advice and a review of a round as lines of text."""

from __future__ import annotations

from ceki.bots.advice import Advice, Advised
from ceki.bots.review import Review
from ceki.cards.chances import percent


def advice_lines(advice: Advice) -> list[str]:
    """The sentence, then every move with what it is worth and why, the best first."""
    if len(advice.moves) == 1:
        return [advice.says]
    how = "counted exactly" if advice.exact else f"by {advice.playouts} rounds played out on cards as they may lie"
    lines = [advice.says, "", f"What each move brings on average, {how}:"]
    for number, one in enumerate(advice.moves, 1):
        lines.append(f"  {number}. {one.move}: {_worth(one, advice)}; gains {percent(one.gains)}, {_losses(one)}")
        if one.says:
            lines.append(f"     It {one.says}.")
    return lines


def review_lines(review: Review) -> list[str]:
    """The sentence, then the costliest choices."""
    return [review.says, *(one.says for one in review.costly)]


def _worth(one: Advised, advice: Advice) -> str:
    error = "" if advice.exact else f" (± {one.error:.1f})"
    return f"{one.worth:+.1f} {advice.unit}{error}"


def _losses(one: Advised) -> str:
    return f"loses {percent(one.losses)}"
