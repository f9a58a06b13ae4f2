"""A table as text: what one seat sees of it, a line for each place, from the declared fields alone."""

from __future__ import annotations

from collections.abc import Iterator

from ceki.engine.record import NUMBER, PILE, Record
from ceki.play.game_module import GameModule
from ceki.play.score import score_lines
from ceki.play.showing.hands import Counts, FieldValue, Unseen, field_seen
from ceki.play.showing.shown import shown_in_english


def table_as_text(game: GameModule, table: Record, seat: int) -> str:
    """The table of a view of `seat`: whose turn it is, every place where cards lie, and the score when it is over."""
    lines = [title(game, table, seat), *(f"  {place}: {said(value)}" for place, value in places(game, table))]
    for line in score_lines(game, table):
        cards = f" ({' '.join(line.cards)})" if line.cards else ""
        lines.append(f"  seat {line.seat}: {line.says}{cards}: {line.amount} {line.unit} [{line.clause}]")
    if table.over:
        lines.append("  cents: " + ", ".join(f"seat {s} {int(table.cents[s]):+d}" for s in range(int(table.seats))))
    return "\n".join(lines)


def title(game: GameModule, table: Record, seat: int) -> str:
    """The game, who looks, and whose turn it is."""
    who = f"seat {seat}" if seat >= 0 else "a watcher"
    now = "the round is over" if table.over else f"seat {int(table.turn)} to move"
    return f"{game.info.title}, {int(table.seats)} players, as {who} sees it: {now}"


def places(game: GameModule, table: Record) -> Iterator[tuple[str, FieldValue]]:
    """What lies on the table of a view, place by place, with the name of each: cards, seen or not, and the numbers that
    the game shows; what is empty or zero is left out."""
    for show in shown_in_english(game):
        field = game.table.FIELDS[show.field]
        value = field_seen(field, getattr(table, field.name), game.info.pack, int(table.seats))
        name = (show.label or field.name).replace("_", " ")
        by_seat = isinstance(value, tuple) and field.lengths[0] == game.table.SEATS and field.kind != PILE
        rows = value[: int(table.seats)] if by_seat and isinstance(value, tuple) else (value,)
        for seat, row in enumerate(rows):
            found = row if field.kind != NUMBER else _number(row, show.values)
            if found:
                yield f"seat {seat} {name}" if by_seat else name, found


def _number(value: FieldValue, words: tuple[str, ...]) -> FieldValue:
    """A number as the game has it said: in a word, or "" for nothing."""
    if isinstance(value, int) and words:
        return words[value] if 0 <= value < len(words) else ""
    return value if isinstance(value, int) and value > 0 else ""


def said(value: FieldValue) -> str:
    """A value in a line; of a stock how many cards it has."""
    if isinstance(value, (Counts, Unseen, int, str)):
        return str(value)
    unseen = sum(one == "??" for one in value)
    return f"{unseen} unseen" if unseen and unseen == len(value) else " ".join(str(one) for one in value)
