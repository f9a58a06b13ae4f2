"""The score of a settled round, line by line, each with the clause it stands on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ceki.cards.notation import members
from ceki.play.contract import GameFile


@dataclass(frozen=True)
class ScoreLine:
    """`count` things of a kind bring `seat` `points`, for these cards (codes). `clause` says by which rule."""

    word: str
    says: str
    clause: str
    seat: int
    count: int
    points: int
    cards: tuple[str, ...]


def score_lines(game: GameFile, table: Any) -> list[ScoreLine]:
    """The lines that the rules wrote on the table."""
    found = []
    for i in range(int(table.lines)):
        kind = game.about.lines[int(table.line_what[i])]
        cards = tuple(members(int(table.line_faces[i]), game.about.pack))
        seat, count, points = int(table.line_seat[i]), int(table.line_count[i]), int(table.line_points[i])
        found.append(ScoreLine(kind.word, kind.says, kind.clause, seat, count, points, cards))
    return found
