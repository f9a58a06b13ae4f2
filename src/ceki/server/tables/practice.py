"""What only a table of practice allows: advice, a review of the round, a look at the bots' hands, moves taken back, the
same deal again."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from ceki.bots.advice.review import costliest, decisions
from ceki.engine.record import OWN, Field
from ceki.server.protocol.errors import Refused
from ceki.server.seats.bots import BotSeats
from ceki.server.tables.events import NOBODY, Draft
from ceki.server.tables.state import Table

Thinking = Coroutine[Any, Any, dict[str, Any]]


def _only_here(table: Table, what: str) -> None:
    if not table.about.practice:
        raise Refused("practice_only", what=what)


def hint(table: Table, person: int, bots: BotSeats, move: str | None = None) -> Thinking:
    """Advice on a person's move, from what they see, and beside the `move` that they would make. Raises `Refused` at
    once."""
    _only_here(table, "hint")
    if table.turn != person or table.round is None:
        raise Refused("hint_not_yours")
    view, bot_seed, number = table.round.view(table.round.turn), table.about.bot_seed, table.moved_at
    seq, picked = table.seq, None if move is None else table.move_of(move)

    async def think() -> dict[str, Any]:
        return {"type": "hint", "seq": seq, **await bots.ask("advice", view, bot_seed, number, picked=picked)}

    return think()


def review(table: Table, person: int, bots: BotSeats) -> Thinking:
    """What a person's choices in the finished round have cost, each from what they saw then. Raises `Refused` at
    once."""
    _only_here(table, "review")
    if table.round is None or not table.round.over:
        raise Refused("review_too_early")
    if table.seat_of(person) < 0:
        raise Refused("sat_out")
    number, made = table.number, list(decisions(table.round, table.seat_of(person)))
    bot_seed = table.about.bot_seed

    async def think() -> dict[str, Any]:
        found = []
        for choice in made:  # one by one, for the bots of other tables think in between
            asked = {"move": choice.number, "played": choice.move}
            found.append(await bots.ask("choice", choice.view, bot_seed, choice.number, **asked))
        return {"type": "review", "round": number, **costliest([one for one in found if one is not None], len(made))}

    return think()


def hands(table: Table, person: int) -> dict[str, Any]:
    """The cards that each seat keeps to itself, by field and seat, as that seat sees them: in practice for who plays,
    and everywhere for everybody when the round is over, as its log has them. Raises `Refused`."""
    over = table.round is not None and table.round.over
    if not over and person == NOBODY:
        raise Refused("looks_on")
    if not over:
        _only_here(table, "hands")
    if table.round is None:
        raise Refused("not_dealt")
    if not over and table.seat_of(person) < 0:
        raise Refused("sat_out")
    fields = table.ruleset.game.table.FIELDS.values()
    own = [field.name for field in fields if _kept_to_oneself(field)]
    seen: list[dict[str, Any]] = [table.round.view(seat).as_data() for seat in range(len(table.seated))]
    rows = {name: [view[name][seat] for seat, view in enumerate(seen)] for name in own}
    return {"type": "hands", "seq": table.seq, "hands": rows}


def _kept_to_oneself(field: Field) -> bool:
    rows = field.holds_cards and not field.of and len(field.lengths) == 2
    return rows and (field.seen == OWN or field.seen.startswith("option:"))


def taken_back(table: Table, person: int, whole: bool) -> list[Draft]:
    """Takes back a person's last choice, also after the round; or the whole round, to play the same deal again.

    Raises `Refused`.
    """
    _only_here(table, "undo")
    if table.round is None or not table.may_undo:
        raise Refused("nothing_to_take_back")
    return [Draft("undone", person, {"moves": len(table.round.numbers) - (0 if whole else table.choices[-1])})]
