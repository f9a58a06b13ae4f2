"""A scored round and an evening for machines: facts with ids, as JSON has them, and a table of rows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from ceki.engine.bits import NONE
from ceki.locales.messages import said
from ceki.play.outcomes.evening import Evening, Scored
from ceki.play.outcomes.refused import SCORE
from ceki.play.score import Payment, squared


def scored_data(one: Scored) -> dict[str, Any]:
    """A scored round: lines, winners and totals by seat, payments (the pot is null) and, squared up, what
    would make the round even, and how the match stands."""
    result, names = one.result, one.names
    return {
        "round": one.number,
        "seats": names,
        "lines": [
            {
                "line": line.word,
                "clause": line.clause,
                "seat": line.seat,
                "count": line.count,
                "amount": line.amount,
                "unit": line.unit,
                "cards": list(line.cards),
                "total": line.total,
                "counts": line.counts,
            }
            for line in result.lines
        ],
        "winners": result.winners,
        "sets": [{"seat": laid.seat, "cards": list(laid.cards)} for laid in result.sets],
        "totals": result.totals,
        "cents": one.seat_cents,
        "left": list(one.left),
        "to_pot": result.to_pot,
        "payments": [_paid(paid) for paid in result.payments],
        "squared": [_squared(paid) for paid in squared(one.seat_cents, result.to_pot)],
        "ledger": one.totals,
        "pot": one.pot,
    }


def _paid(paid: Payment) -> dict[str, Any]:
    return {**_squared(paid), "for": paid.word, "clause": paid.clause}


def _squared(paid: Payment) -> dict[str, Any]:
    return {"from": _who(paid.giver), "to": _who(paid.taker), "cents": paid.cents}


def _who(seat: int) -> int | None:
    return None if seat == NONE else seat


def evening_data(evening: Evening) -> dict[str, Any]:
    """How an evening stands; the people by number, in the order of their names."""
    from ceki.play.standing import standing_of

    match = evening.match
    return {
        "game": evening.house.game.id,
        "players": match.players,
        "names": evening.names,
        "rounds": len(evening.scored),
        "over": match.over,
        "cents": match.cents,
        "pot": match.pot,
        "seated": match.seated,
        "next_starter": None if match.over else match.starter,
        "standing": asdict(standing_of(match)),
    }


def rows(evening: Evening) -> Iterator[list[str | int]]:
    """A head and a row for each round: its winners, everybody's cents, the pot, and the ledger after it; what the end
    moved last. Play cents."""
    yield [
        said(SCORE, "column-round", {}),
        said(SCORE, "column-winners", {}),
        *evening.names,
        said(SCORE, "column-pot", {}),
        *(said(SCORE, "column-total", {"name": name}) for name in evening.names),
    ]
    for one in evening.scored:
        winners = ", ".join(one.names[seat] for seat in one.result.winners)
        yield [one.number, winners, *one.cents, one.pot, *one.totals]
    match = evening.match
    if match.closed:
        winners = ", ".join(evening.names[person] for person in match.winners)
        yield [said(SCORE, "row-end", {}), winners, *match.settled, match.pot, *match.cents]
