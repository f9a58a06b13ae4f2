"""What one seat may know of a table, and nothing else: made from the declarations alone."""

from __future__ import annotations

from typing import Any

import numpy as np

from ceki.cards.notation import card_code, listed
from ceki.play.contract import GameFile
from ceki.rulekit.chance import small_seed
from ceki.rulekit.moves import listed as listed_moves
from ceki.rulekit.moves import no_moves
from ceki.rulekit.record import CARD, COUNTS, HOUSE, NOBODY, PILE, Field, Record, pack, unpack
from ceki.rulekit.sight import WATCHER, as_bytes, hide, layout, redeal, scratch


class View:
    """A table as one seat sees it. It holds no reference to the true table.

    `seat` is the viewer, `WATCHER` for somebody who only looks on. Fields are read as attributes of `table`:
    a hidden row of counts has minus its size in its first place, a hidden place of a pile or card is `HIDDEN`.
    """

    def __init__(self, game: GameFile, record: Any, seat: int) -> None:
        self.game, self.seat = game, seat
        masked = record.copy()
        hide(as_bytes(masked)[0], layout(game.table), seat)
        self.record = masked
        self.table: Any = unpack(game.table, masked[0])

    @property
    def asked(self) -> bool:
        """Whether the viewer is the seat in turn."""
        return self.seat == self.table.turn and not self.table.over

    def another_table(self, seed: int) -> Record:
        """A whole table that the viewer could as well be sitting at: unseen cards dealt again at random."""
        state = np.zeros(2, np.int64)
        small_seed(state, seed, self.seat + 1)
        other = self.record.copy()
        redeal(as_bytes(other)[0], layout(self.game.table), state, scratch(self.game.table))
        return unpack(self.game.table, other[0])

    def moves(self) -> list[tuple[int, int]]:
        """The viewer's legal moves, worked out from the view alone; none when another is asked."""
        if not self.asked:
            return []
        moves = no_moves()
        self.game.names["legal"](self.another_table(0), moves)
        return listed_moves(moves)

    def as_data(self) -> dict[str, Any]:
        """The view as plain data: cards by their codes, hidden ones by their number."""
        shown = {
            f.name: self._value(f) for f in self.game.table.FIELDS.values() if f.kind != HOUSE and f.seen != NOBODY
        }
        shown.update(
            {f.name: self._value(f) for f in self.game.table.FIELDS.values() if f.seen == NOBODY and f.holds_cards}
        )
        return {"game": self.game.id, "seat": self.seat, **shown}

    def _value(self, field: Field) -> Any:
        value = getattr(self.table, field.name)
        pack_name = self.game.about.pack
        if field.kind == CARD:
            return card_code(value, pack_name)
        if field.kind == PILE:
            return [card_code(int(card), pack_name) for card in value if card != -1]
        if field.kind == COUNTS:
            rows = value if value.ndim == 2 else [value]
            cards = [int(-row[0]) if row[0] < 0 else listed(row, pack_name) for row in rows]
            return cards[: self.table.seats] if value.ndim == 2 else cards[0]
        if not field.lengths:
            return int(value)
        numbers = np.asarray(value).tolist()
        return numbers[: self.table.seats] if field.lengths[0] == self.game.table.SEATS else numbers


def view_of(game: GameFile, table: Record, seat: int) -> View:
    """The view of a seat of a table as written. Raises `ValueError` for a seat that the table does not have."""
    if not WATCHER <= seat < table.seats:
        raise ValueError(
            f"seat {seat} is not at this table; its seats are 0 to {table.seats - 1}, and {WATCHER} looks on"
        )
    record = np.zeros(1, game.dtype)
    pack(table, record[0])
    return View(game, record, seat)


def described(moves: list[tuple[int, int]], game: GameFile) -> list[str]:
    """Moves in words."""
    return [say(game, verb, card) for verb, card in moves]


def say(game: GameFile, verb: int, card: int) -> str:
    """A move in words: its verb, and its card if it has one."""
    word = game.about.verbs[verb].word
    return word if card == -1 else f"{word} {card_code(card, game.about.pack)}"


def seen_by(game: GameFile, verb: int, card: int, mover: int, seat: int) -> str:
    """A move as another seat sees it: a card that is its owner's secret is not named."""
    if card != -1 and game.about.verbs[verb].seen != "all" and seat != mover:
        return f"{game.about.verbs[verb].word} ??"
    return say(game, verb, card)
