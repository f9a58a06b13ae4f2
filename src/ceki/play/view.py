"""What one seat may know of a table, and nothing else: made from the declarations alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property, lru_cache
from operator import itemgetter
from typing import Any, Final

import numpy as np

from ceki.cards.notation import CODES, card_code, listed
from ceki.engine import contract
from ceki.engine.bits import NONE
from ceki.engine.chance import Words, small_seed
from ceki.engine.errors import IllegalMove, whole
from ceki.engine.module.specialize import is_compiled, specialize
from ceki.engine.moves import listed as listed_moves
from ceki.engine.moves import no_moves
from ceki.engine.reasons import Reason, Rows
from ceki.engine.record import (
    ALL,
    CARD,
    COUNTS,
    HIDDEN,
    NOBODY,
    NUMBERS,
    OPTION,
    PILE,
    Field,
    Ints,
    Record,
    copy,
    pack,
    record_type,
    unpack,
)
from ceki.engine.rule import COMPILED
from ceki.engine.visibility.determinize import determinized
from ceki.engine.visibility.hidden import hidden
from ceki.engine.visibility.hide import (
    MOST_FACES,
    WATCHER,
    as_bytes,
    count_unseen,
    layout,
    layout_of,
    redeal,
    scratch,
    sees,
)
from ceki.play.game_module import GameModule
from ceki.play.move import Move, Numbers, move_of
from ceki.play.showing.hands import Counts, FieldValue, Unseen, field_seen, row_seen
from ceki.play.showing.shown import hand_field
from ceki.play.showing.text import table_as_text

Records = np.ndarray[tuple[int, ...], np.dtype[np.void]]  # compact records


class View:
    """A table as one seat sees it. It holds no reference to the true table.

    `seat` is the viewer, `WATCHER` for somebody who only looks on. `hand` are the cards in the hands, by seat, and
    `view["stock"]` is any declared field of the game. `table` is the same as the rules and bots read it: there a hidden
    row of counts has minus its size in its first place, a hidden place of a pile or card is `HIDDEN`.
    """

    def __init__(self, game: GameModule, record: Records, seat: int) -> None:
        self.game, self.seat = game, seat
        self.raw = hidden(game.namespace, record.tobytes(), seat)

    @classmethod
    def of_bytes(cls, game: GameModule, raw: bytes, seat: int) -> View:
        """The view of a table given as the bytes of its record."""
        return cls._of_raw(game, hidden(game.namespace, raw, seat), seat)

    @classmethod
    def of_hidden(cls, game: GameModule, record: Records, seat: int) -> View:
        """The view of a record from which all that `seat` may not see has been blotted out already."""
        return cls._of_raw(game, record.tobytes(), seat)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return (self.game, self.seat, self.raw) == (other.game, other.seat, other.raw)

    def __hash__(self) -> int:
        return hash((self.game, self.seat, self.raw))

    def __reduce__(self) -> tuple[object, ...]:
        return View._of_raw, (self.game, self.raw, self.seat)

    @classmethod
    def _of_raw(cls, game: GameModule, raw: bytes, seat: int) -> View:
        view = object.__new__(cls)
        view.game, view.seat, view.raw = game, seat, raw
        return view

    @cached_property
    def record(self) -> Records:
        """The view as a compact record: an array of one, (1,)."""
        return np.frombuffer(bytearray(self.raw), self.game.dtype)

    @cached_property
    def table(self) -> Record:
        """The view as a table as written."""
        return unpack(self.game.table, self.record[0])

    @property
    def turn(self) -> int:
        """The seat to move."""
        return int(self.table.turn)

    @property
    def over(self) -> bool:
        """Whether the round is settled."""
        return bool(self.table.over)

    @property
    def hand(self) -> tuple[Counts | Unseen, ...]:
        """The cards in the hands, by seat: `Counts` of a hand that the viewer sees, `Unseen` of any other; none
        where the game has no hands."""
        field = hand_field(self.game)
        rows = getattr(self.table, field)[: self.table.seats] if field else ()
        return tuple(row_seen(row, self.game.info.pack) for row in rows)

    def __getitem__(self, name: str) -> FieldValue:
        """A declared field: numbers, cards by their codes, rows of cards. Raises `KeyError` for another name."""
        if not isinstance(name, str) or name not in self.game.table.FIELDS:
            raise KeyError(
                f"{name!r} is no field of {self.game.id}; its fields are {', '.join(self.game.table.FIELDS)}"
            )
        field = self.game.table.FIELDS[name]
        return field_seen(field, getattr(self.table, name), self.game.info.pack, int(self.table.seats))

    def unseen(self) -> Ints:
        """How many cards of each face the viewer neither sees nor knows of, (faces,)."""
        counts = np.zeros(MOST_FACES, np.int64)
        count_unseen(as_bytes(self.record)[0], layout(self.game.table), counts)
        return counts[: self.game.table.FACES]

    def reasons(self, verb: int, card: int) -> list[Reason]:
        """The facts that the game gives of a legal move of the viewer, the weightiest first. Raises `IllegalMove` for
        what is no move of the game."""
        verbs, faces = len(self.game.info.verbs), self.game.table.FACES
        try:
            verb, card = whole("verb", verb, 0, verbs - 1), whole("card", card, NONE, faces - 1)
        except ValueError as error:
            raise IllegalMove("other", why=error) from None
        out = Rows()
        specialize(contract.reasons, self.game.namespace)(copy(self.table), self.seat, verb, card, self.unseen(), out)
        return self.game.facts.read(out)

    def goal(self) -> list[Reason]:
        """What the viewer has of what they need, in facts that the game gives, what they have first; none for who
        looks on, and none when the round is over."""
        out = Rows()
        if self.seat != WATCHER and not self.over:
            self.game.rule(contract.goal)(copy(self.table), self.seat, self.unseen(), out)
        return self.game.goals.read(out)

    def __str__(self) -> str:
        return table_as_text(self.game, self.table, self.seat)

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.turn} to move"
        return f"<View of {self.game.id} by seat {self.seat}, {asked}>"

    def _repr_svg_(self) -> str:
        """The table as a picture, for notebooks."""
        from ceki.play.showing.picture import table_as_svg

        return table_as_svg(self.game, self.table, self.seat)

    @property
    def asked(self) -> bool:
        """Whether the viewer is the seat in turn."""
        return self.seat == self.table.turn and not self.table.over

    def determinize(self, seed: int) -> Record:
        """A whole table that the viewer could as well be sitting at: unseen cards dealt again at random, so that what
        players have called is true of their hands. Raises `ValueError` for a seed that is no whole number, and when no
        table agrees with the view."""
        other, table = self.record.copy(), self.game.table
        deal, state = specialize(determinized, self.game.namespace, COMPILED), self._small_generator(seed)
        tables = other if is_compiled(deal) else [self.table]
        if deal(tables, 0, as_bytes(other), layout(table), state, scratch(table)) != NONE:
            return unpack(table, other[0])
        raise ValueError(f"no table was found that agrees with all that seat {self.seat} sees")

    def _any_table(self) -> Record:
        """A whole table with unseen cards dealt again, whatever has been called: good enough for the viewer's moves."""
        other = self.record.copy()
        redeal(as_bytes(other)[0], layout(self.game.table), self._small_generator(0), scratch(self.game.table))
        return unpack(self.game.table, other[0])

    def _small_generator(self, seed: int) -> Words:
        state = np.zeros(2, np.int64)
        small_seed(state, whole("seed", seed), self.seat + 1)
        return state

    @property
    def legal_moves(self) -> list[Move]:
        """The viewer's legal moves, worked out from the view alone; none when another seat is to move."""
        return [move_of(self.game, verb, card) for verb, card in self.legal_numbers]

    @property
    def legal_numbers(self) -> list[Numbers]:
        """The viewer's legal moves as the rules have them: (verb, card) numbers."""
        if not self.asked:
            return []
        moves = no_moves()
        self.game.rule(contract.legal)(self._any_table(), moves)
        return listed_moves(moves)

    def pieces(self, public: bool | None = None) -> tuple[tuple[Field, ...], tuple[bytes, ...]]:
        """The fields that are shown, and the bytes of each in the record of the view; or only those shown to all, or
        only those not."""
        fields, cut = _shown(self.game.table, public)
        return fields, cut(self.raw)

    def as_data(self) -> dict[str, object]:
        """The view as plain data: cards by their codes, hidden ones by their number."""
        seats = int(self.record["seats"][0])
        shown = {one.name: value(self.game, one, raw, seats) for one, raw in zip(*self.pieces(), strict=True)}
        return {"game": self.game.id, "seat": self.seat, **shown}


Shown = tuple[tuple[Field, ...], Callable[[bytes], tuple[bytes, ...]]]


def _shown(table: type[Record], public: bool | None) -> Shown:
    """The fields that a view shows, what all or some see, then the cards unseen; and what cuts their bytes out."""
    if (table, public) not in _kept:
        _kept[table, public] = _cut(table, public)
    return _kept[table, public]


_kept: dict[tuple[type[Record], bool | None], Shown] = {}


def _cut(table: type[Record], public: bool | None) -> Shown:
    places, fields = record_type(table).fields, table.FIELDS.values()
    assert places is not None
    shown = [f for f in fields if f.kind != OPTION and f.seen != NOBODY and f.told]
    shown += [f for f in fields if f.seen == NOBODY and f.holds_cards]
    chosen = tuple(f for f in shown if public in (None, f.seen == ALL))
    cuts = [slice(places[f.name][1], places[f.name][1] + places[f.name][0].itemsize) for f in chosen]
    if len(cuts) < 2:  # where `itemgetter` would give no tuple
        return chosen, lambda raw: tuple(raw[cut] for cut in cuts)
    return chosen, itemgetter(*cuts)


def value(game: GameModule, field: Field, raw: bytes, seats: int) -> Any:
    """What the bytes of a field of a view say, as plain data, at a table of `seats` seats. `raw`: int8, (bytes,)."""
    pack_name = game.info.pack
    if field.kind == COUNTS:
        faces = field.lengths[-1]
        end = min(len(raw), seats * faces) if len(field.lengths) == 2 else faces
        rows = [_cards(raw[at : at + faces], pack_name) for at in range(0, end, faces)]
        cards = [row if isinstance(row, int) else list(row) for row in rows]
        return cards if len(field.lengths) == 2 else cards[0]
    if field.kind == PILE:
        codes = _codes(pack_name)
        return [codes[card] for card in raw.rstrip(_NO_CARD)]
    numbers = np.frombuffer(raw, NUMBERS[field.width]).tolist()
    if field.kind == CARD:
        return card_code(numbers[0], pack_name)
    if not field.lengths:
        return numbers[0]
    found = np.reshape(numbers, field.lengths).tolist() if len(field.lengths) > 1 else numbers
    return found[:seats] if field.lengths[0] == game.table.SEATS else found


_NO_CARD: Final = bytes([NONE % 256])


@cache
def _codes(pack_name: str) -> dict[int, str]:
    """The code of what stands at a place of a pile, by its byte."""
    places = [NONE, HIDDEN, *range(len(CODES[pack_name]))]
    return {card % 256: card_code(card, pack_name) for card in places}


@lru_cache(maxsize=8192)
def _cards(row: bytes, pack_name: str) -> int | tuple[str, ...]:
    """The cards of a row of counts, or how many they are when they are hidden."""
    counts = np.frombuffer(row, np.int8).tolist()
    return -counts[0] if counts[0] < 0 else tuple(listed(counts, pack_name))


def view_of(game: GameModule, table: Record, seat: int) -> View:
    """The view of a seat of a table as written. Raises `ValueError` for a seat that the table does not have."""
    seat = known_seat(int(table.seats), seat)
    record = np.zeros(1, game.dtype)
    pack(table, record[0])
    return View(game, record, seat)


def known_seat(seats: int, seat: object) -> int:
    """A seat of a table of so many, or the one that looks on. Raises `ValueError` for what is neither."""
    if isinstance(seat, bool) or not isinstance(seat, (int, np.integer)) or not WATCHER <= seat < seats:
        raise ValueError(f"seat {seat!r} is not at this table; its seats are 0 to {seats - 1}, and {WATCHER} looks on")
    return int(seat)


def witnesses(game: GameModule, seats: int, verb: int, mover: int, value: int) -> frozenset[int]:
    """The seats, `WATCHER` among them, that see the card of a move where it went, at the table that the move left;
    `value` is what the field `deciding` says there."""
    return _witnesses(game, game.info.verbs[verb].at, mover, seats, deciding(game, verb), value)


@cache
def deciding(game: GameModule, verb: int) -> str:
    """The number field that says who sees where the card of a verb goes, if one does."""
    at = game.info.verbs[verb].at
    return game.table.FIELDS[at].seen.partition(":")[2] if at else ""


@lru_cache(maxsize=8192)
def _witnesses(game: GameModule, at: str, mover: int, seats: int, decides: str, value: int) -> frozenset[int]:
    """Who sees the mover's row of a field, where the number field `decides` says who does and has this value."""
    kind, everybody = game.table, frozenset(range(WATCHER, seats))
    if not at or kind.FIELDS[at].seen == ALL:
        return everybody
    record = np.zeros(1, record_type(kind))
    if decides:
        record[0][decides] = value
    raw, field = as_bytes(record)[0], layout_of(kind, at)
    return frozenset(seat for seat in everybody if seat == mover or sees(raw, field, mover, seat))


def as_seen(move: tuple[int, int], seat: int, seen_by: frozenset[int]) -> tuple[int, int]:
    """A move as a seat knows it: its card is `HIDDEN` from who is none of its witnesses."""
    verb, card = move
    return verb, card if card == NONE or seat in seen_by else HIDDEN
