"""What a round was worth, as playouts and rewards have it."""

from __future__ import annotations

from ceki.bots.playout import worth_to
from ceki.bots.seen import sides
from ceki.play.round import Round


def worth(played: Round) -> list[int]:
    """What a settled round is worth to each seat: its cents or, where no money moved, `seats` times the points of its
    side above the mean of the table; 0 before the end."""
    seats, table = played.ruleset.players, played.position.look()
    side = sides(played.ruleset.game, seats)
    return [worth_to(table, seat, side) if played.over else 0 for seat in range(seats)]
