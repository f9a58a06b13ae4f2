"""Results of rounds and how a match stands, as messages and logs have them: facts with ids, no sentences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ceki.engine.game import CENTS
from ceki.play.score import EndingFacts, Payment, Result, ScoreLine, squared
from ceki.play.standing import Amount, Settling, Standing
from ceki.server.fairness.fair_deal import LOG_VERSION, SQUARED

WORDS: Final = ("says", "label")  # of score lines and of what a match carries: messages have their ids


def result_told(result: Result | None) -> dict[str, Any]:
    """The result of a settled round: its lines, who has won, the seats in the order of their places, what each has by
    unit, what the pot has gained, and who pays whom; nothing of a round that is not over."""
    if result is None:
        nothing: dict[str, Any] = {"score": [], "winners": [], "order": [], "totals": [], "to_pot": 0, "payments": []}
        return {**nothing, "sets": [], "ending": None}
    return {
        "score": [_line_told(line) for line in result.lines],
        "winners": result.winners,
        "order": result.order,
        "totals": result.totals,
        "to_pot": result.to_pot,
        "payments": _payments(result.payments),
        "sets": [{"seat": one.seat, "cards": list(one.cards)} for one in result.sets],
        "ending": _ending_told(result.ending),
    }


def _line_told(line: ScoreLine) -> dict[str, Any]:
    return {**_facts_of(line), "cards": list(line.cards)}


def _ending_told(ending: EndingFacts) -> dict[str, Any]:
    """What is told of the end of a round."""
    return {
        **vars(ending),
        "reasons": [{"line": _line_told(one.line), "named": one.named} for one in ending.reasons],
        "even": [{"from": one.giver, "to": one.taker, "count": one.count, "unit": one.unit} for one in ending.even],
    }


def result_logged(result: Result | None, version: int = LOG_VERSION) -> dict[str, Any]:
    """The result of a settled round as a log of a version has it: each line with what it says, and neither
    sets nor what is told of it, which follow from the cards."""
    found = result_told(result)
    if result is not None and version == SQUARED:
        even = squared([own[CENTS] for own in result.totals], result.to_pot)
        found["payments"] = [{"from": one.giver, "to": one.taker, "cents": one.cents} for one in even]
    del found["sets"], found["ending"]
    if result is not None:
        found["score"] = [{**told, "says": line.says} for told, line in zip(found["score"], result.lines, strict=True)]
    return found


def _facts_of(told: ScoreLine | Amount | Settling) -> dict[str, Any]:
    """All of it but its words, which go once, with the catalogue."""
    return {name: value for name, value in vars(told).items() if name not in WORDS}


def standing_told(standing: Standing) -> dict[str, Any]:
    """How the match stands, by people."""
    return {
        **vars(standing),
        "carried": [_facts_of(amount) for amount in standing.carried],
        "settling": [_facts_of(line) for line in standing.settling],
        "payments": _payments(standing.payments),
    }


def _payments(payments: Iterable[Payment]) -> list[dict[str, Any]]:
    """Who pays whom for what; -1 is the pot."""
    return [
        {"from": one.giver, "to": one.taker, "cents": one.cents, "word": one.word, "clause": one.clause}
        for one in payments
    ]
