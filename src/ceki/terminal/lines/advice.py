"""Advice and a review of a round as lines of text: thought out here, or told by the server of a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from ceki.bots.advice.advise import Advice
from ceki.bots.advice.review import Review
from ceki.cards.odds.chances import percent
from ceki.client.safe_text import line_of

Row: TypeAlias = tuple[str, str, float, float, float, float]  # a move: its words, why, worth, error, gains, losses
NUMBERS: Final = ("worth", "error", "gains", "losses")


def advice_lines(advice: Advice) -> list[str]:
    """The sentence, then every move with what it is worth and why, the best first."""
    rows = [
        (one.move, facts, one.worth, one.error, one.gains, one.losses)
        for one, facts in zip(advice.moves, advice.facts, strict=True)
    ]
    return _lines(advice.says, advice.evidence, rows, advice.unit, advice.exact)


def review_lines(review: Review) -> list[str]:
    """The sentence, then the costliest choices."""
    return [review.says, *(f"{one.says} {one.why}".strip() for one in review.costly)]


def told_advice_lines(hint: dict[str, Any]) -> list[str]:
    """The same of a server's `hint`. Raises `ValueError` for one that is not of the protocol."""
    try:
        rows = [_row(one) for one in hint["moves"]]
        return _lines(
            _line(hint["says"]), _line(hint.get("evidence", "")), rows, _line(hint["unit"]), bool(hint["exact"])
        )
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise ValueError(f"the server's hint cannot be read: {type(error).__name__} {error}") from None


def told_review_lines(review: dict[str, Any]) -> list[str]:
    """The same of a server's `review`. Raises `ValueError` for one that is not of the protocol."""
    try:
        says = _line(review["says"])
        return [says, *(f"{_line(one['says'])} {_line(one.get('why', ''))}".strip() for one in review["costly"])]
    except (KeyError, TypeError) as error:
        raise ValueError(f"the server's review cannot be read: {type(error).__name__} {error}") from None


def _row(one: dict[str, Any]) -> Row:
    worth, error, gains, losses = (float(one[number]) for number in NUMBERS)
    return _line(one["move"]), _line(one["says"]), worth, error, gains, losses


def _line(text: Any) -> str:
    if not isinstance(text, str):
        raise TypeError(f"{text!r} for words")
    return line_of(text)


def _lines(says: str, evidence: str, rows: Iterable[Row], unit: str, exact: bool) -> list[str]:
    ranked = list(rows)
    if len(ranked) == 1:
        return [says]
    how = "counted exactly" if exact else "on cards as they may lie"
    lines = [says, *([evidence] if evidence else []), "", f"What each move brings on average, {how}:"]
    for number, (move, facts, worth, error, gains, losses) in enumerate(ranked, 1):
        give = "" if exact else f" (± {error:.1f})"
        brings = f"{worth:+.1f} {unit}{give}; gains {percent(gains)}, loses {percent(losses)}"
        lines.append(f"  {number}. {move}: {brings}")
        if facts:
            lines.append(f"     {facts[:1].upper()}{facts[1:]}.")
    return lines
