"""What a state message says of a settled round and of the match, read back."""

from __future__ import annotations

from typing import Any

from ceki.client.safe_text import line_of
from ceki.play.score import Payment, Result, ScoreLine
from ceki.play.standing import Amount, Settling, Standing


def read_result(state: dict[str, Any]) -> Result:
    """What the round came to. Raises `ValueError`, in one sentence, for a state that does not say so."""
    try:
        lines = [ScoreLine(**{**_clean(line), "cards": tuple(line["cards"])}) for line in state["score"]]
        totals = [{str(unit): int(amount) for unit, amount in own.items()} for own in state["totals"]]
        winners, order = [int(seat) for seat in state["winners"]], [int(seat) for seat in state["order"]]
        return Result(lines, winners, order, totals, int(state["to_pot"]), _payments(state["payments"]))
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"the server's score cannot be read: {type(error).__name__} {error}") from None


def read_standing(state: dict[str, Any]) -> Standing:
    """How the match stands. Raises `ValueError`, in one sentence, for a state that does not say so."""
    try:
        told = dict(state["match"])
        told["carried"] = [Amount(**_clean(one)) for one in told["carried"]]
        told["settling"] = [Settling(**_clean(one)) for one in told["settling"]]
        return Standing(**{**told, "payments": _payments(told["payments"])})
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"the server's match cannot be read: {type(error).__name__} {error}") from None


def _payments(told: list[dict[str, int]]) -> list[Payment]:
    return [Payment(int(one["from"]), int(one["to"]), int(one["cents"])) for one in told]


def _clean(told: dict[str, Any]) -> dict[str, Any]:
    """Its words without signs that would move a terminal's cursor."""
    return {name: line_of(value) if isinstance(value, str) else value for name, value in told.items()}
