"""What only a table of practice allows: a hint, a look at the bots' hands, moves taken back, the same deal again."""

from __future__ import annotations

from typing import Any

from ceki.play.view import say
from ceki.rulekit.record import OWN
from ceki.table.bot_seats import BotSeats
from ceki.table.events import Draft
from ceki.table.refused import Refused
from ceki.table.table import Table

ADVISER = "greedy"  # the bot whose move is the hint


def _only_here(table: Table, what: str) -> None:
    if not table.about["practice"]:
        raise Refused("illegal", f"{what} at practice tables only.")


async def hint(table: Table, person: int, bots: BotSeats) -> dict[str, Any]:
    """The move that the bot would make in one's place, from what one sees oneself. Raises `Refused`."""
    _only_here(table, "Hints are given")
    if table.turn != person or table.round is None:
        raise Refused("not_your_turn", "A hint is for the one whose turn it is.")
    seq, game = table.seq, table.house.game
    verb, card = await bots.choose(
        ADVISER, table.round.view(table.round.turn), f"{table.about['spice']}", table.moved_at
    )
    return {"type": "hint", "seq": seq, "move": say(game, verb, card), "says": game.about.verbs[verb].says}


def hands(table: Table, person: int) -> dict[str, Any]:
    """The cards that each seat keeps to itself, by field and seat, as that seat sees them. Raises `Refused`."""
    _only_here(table, "Hands are shown")
    if table.round is None:
        raise Refused("illegal", "No cards have been dealt yet.")
    if table.seat_of(person) < 0:
        raise Refused("illegal", "You sit out this round.")
    fields = table.house.game.table.FIELDS.values()
    own = [f.name for f in fields if f.seen == OWN and f.holds_cards and not f.of and len(f.lengths) == 2]
    seen = [table.round.view(seat).as_data() for seat in range(len(table.seated))]
    rows = {name: [view[name][seat] for seat, view in enumerate(seen)] for name in own}
    return {"type": "hands", "seq": table.seq, "hands": rows}


def taken_back(table: Table, person: int, whole: bool) -> list[Draft]:
    """One's last choice taken back, also after the round; or the whole round, to play the same deal again.

    Raises `Refused`.
    """
    _only_here(table, "Moves are taken back")
    if table.round is None or not table.may_undo:
        raise Refused("illegal", "There is no move of yours to take back in this round.")
    return [Draft("undone", person, {"moves": len(table.round.moves) - (0 if whole else table.choices[-1])})]
