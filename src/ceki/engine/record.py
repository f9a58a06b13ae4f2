"""Records of fixed size, and that of a table: its fields, each with how many cards it holds and who sees them.

A game writes `class Table(Record, seats=..., faces=...)` and declares its fields in it. As written, a table
is a plain object with integers and int64 arrays; compiled, it is a compact NumPy record of the same fields.
From the declarations follow card conservation, every seat's view and the re-deal of unseen cards.
"""

from __future__ import annotations

import functools
import keyword
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from math import prod
from typing import Any, ClassVar, Final, ParamSpec, TypeVar, cast
from zlib import compress, decompress

import numpy as np

from ceki.engine.bits import HIDDEN as HIDDEN
from ceki.engine.bits import NONE
from ceki.engine.options import Option

Ints = np.ndarray[tuple[int, ...], np.dtype[np.int64]]

ALL, OWN, NOBODY = "all", "own", "nobody"
WHO: Final = "ALL, OWN, NOBODY, 'seat:FIELD' or 'option:NAME'"
COUNTS, PILE, CARD, NUMBER, OPTION = "counts", "pile", "card", "number", "house"


@dataclass(frozen=True)
class Field:
    """One declared field.

    `seen` is `all`, `own` (row s by seat s), `nobody`, `seat:NAME` (the seat in number field NAME) or `option:NAME`
    (all when the option NAME is on, else own). `note` marks cards that only repeat what lies elsewhere; `of` names the
    counts field whose publicly known part this is. A field that is not `told` is one that all have seen but views do
    not repeat: it is there for players who think ahead.
    """

    kind: str
    shape: tuple[int | str, ...]
    width: int
    seen: str
    note: bool = False
    of: str = ""
    empty: int = 0
    option: Option | None = None
    told: bool = True
    name: str = ""
    lengths: tuple[int, ...] = field(default=())

    @property
    def holds_cards(self) -> bool:
        """True when the cards of this field are counted in the deck."""
        return self.kind in (COUNTS, PILE, CARD) and not self.note


Given = ParamSpec("Given")
Made = TypeVar("Made")


def _says_who_sees(declare: Callable[Given, Made]) -> Callable[Given, Made]:
    """Showing is never the default: a field that does not say who sees it is refused."""

    @functools.wraps(declare)
    def declared(*given: Given.args, **named: Given.kwargs) -> Made:
        if "seen" not in named:
            raise TypeError(f"{declare.__name__}() is missing seen=, who sees it: {WHO}")
        return declare(*given, **named)

    return declared


@_says_who_sees
def counts(*shape: int | str, seen: str, of: str = "", note: bool = False) -> Ints:
    """Cards counted by face: a row of `FACES` counts, or one row for each seat. A `note` only shows cards that lie
    elsewhere, and `of` names the field where they lie. To lay hands open at the end, copy `hand` into a field with
    `seen=ALL, of="hand"`."""
    return cast(Ints, Field(COUNTS, shape, 8, seen, note or bool(of), of))


@_says_who_sees
def pile(size: int, *, seen: str, note: bool = False) -> Ints:
    """Up to `size` cards in order; an empty place holds `NONE`. A `note` only shows cards that lie elsewhere."""
    return cast(Ints, Field(PILE, (size,), 8, seen, note, "", NONE))


@_says_who_sees
def one_card(*, seen: str, of: str = "", note: bool = False) -> int:
    """A place for one card, `NONE` when empty. With `of`, a note of a card that lies in that counts field, or what all
    have seen of such a note."""
    return cast(int, Field(CARD, (), 8, seen, note or bool(of), of, NONE))


@_says_who_sees
def number(*shape: int | str, seen: str, width: int = 16, empty: int = 0, told: bool = True) -> Any:
    """A whole number of `width` bits, or an array of them. `empty` is its value on a blank table."""
    return Field(NUMBER, shape, width, seen, empty=empty, told=told)


def option(option: Option) -> Any:
    """A rule that a ruleset may choose: a field that everyone sees, filled from the option."""
    if not isinstance(option, Option):
        kinds = ", ".join(kind.__name__ for kind in Option.__subclasses__())
        raise TypeError(f"option({option!r}) is given no option; allowed: {kinds}")
    shape: tuple[int | str, ...] = (option.length,) if option.length else ()
    return Field(OPTION, shape, option.width, ALL, option=option)


class _Slotted(type):
    """Makes a slot of every declared field: a record has nothing else, so that a misspelt field is refused.

    A class whose size is not known yet, such as the options of a game, only declares: its fields get their slots in the
    table that builds on it, for a table may build on its options and on another table.
    """

    def __new__(cls, name: str, bases: tuple[type, ...], names: dict[str, Any], **lengths: int) -> Any:
        declared = {key: value for key, value in names.items() if isinstance(value, (Field, Option))}
        left = {key: value for key, value in names.items() if key not in declared}
        below = [vars(one) for base in bases for one in base.__mro__]
        only_declares = bases and not lengths and not any(getattr(base, "SIZED", False) for base in bases)
        fields = {key: 0 for names in (*(one.get("DECLARED", {}) for one in below), declared) for key in names}
        made = {key for one in below for key in one.get("__slots__", ())}
        left["DECLARED"], left["SIZED"] = declared, not only_declares and bool(bases)
        left["__slots__"] = () if only_declares else tuple(key for key in fields if key not in made)
        return super().__new__(cls, name, bases, left, **lengths)


class FixedRecord(metaclass=_Slotted):
    """Declared fields of fixed size, and no other attributes."""

    DECLARED: ClassVar[Mapping[str, Field | Option]]  # what this very class declares
    FIELDS: ClassVar[dict[str, Field]]
    LENGTHS: ClassVar[tuple[str, ...]] = ()  # what a class statement may say: `class Table(Record, seats=4)`
    SIZED: ClassVar[bool]  # whether the lengths are known

    def __init_subclass__(cls, **given: int) -> None:
        for name, length in given.items():  # else as the class has it that this one builds on
            if name not in cls.LENGTHS:
                raise TypeError(f"{cls.__name__} is given {name}=; allowed: {', '.join(cls.LENGTHS)}")
            setattr(cls, name.upper(), length)
        lengths = {name: int(getattr(cls, name.upper())) for name in cls.LENGTHS}
        fields: dict[str, Field] = {}
        for base in reversed(cls.__mro__):
            for name, value in vars(base).get("DECLARED", {}).items():
                if isinstance(value, Field):
                    fields[name] = _named(name, value, lengths)
                elif name not in fields:
                    raise TypeError(
                        f"field {name}: a table is given an option as {name} = option({type(value).__name__}(...))"
                    )
                else:
                    fields[name] = replace(fields[name], option=value)
        cls.FIELDS = fields
        _refuse_unseen(cls)

    def __init__(self) -> None:
        for name, declared in type(self).FIELDS.items():
            if declared.lengths:
                setattr(self, name, np.full(declared.lengths, declared.empty, np.int64))
            else:
                setattr(self, name, declared.empty)


def _named(name: str, declared: Field, lengths: dict[str, int]) -> Field:
    if name in _TAKEN or keyword.iskeyword(name):
        raise TypeError(f"field {name}: a NumPy record already has something of that name")
    shape = tuple(lengths[n] if isinstance(n, str) else n for n in declared.shape)
    return replace(declared, name=name, lengths=shape)


_TAKEN: Final = frozenset(dir(np.record)) - {"key"}


def _refuse_unseen(cls: type[FixedRecord]) -> None:
    for name, declared in cls.FIELDS.items():
        word, _, target = declared.seen.partition(":")
        if word not in (ALL, OWN, NOBODY, "seat", "option"):
            raise TypeError(f"field {name}: seen={declared.seen!r} is not all, own, nobody, seat:NAME or option:NAME")
        if target and target not in cls.FIELDS:
            raise TypeError(f"field {name}: seen={declared.seen!r} names no field of this table")
        if word == "seat" and (cls.FIELDS[target].lengths or cls.FIELDS[target].seen != ALL):
            raise TypeError(f"field {name}: seen={declared.seen!r} names no single number that all see")
        if declared.of and declared.of not in cls.FIELDS:
            raise TypeError(f"field {name}: of={declared.of!r} names no field of this table")
        if word in (OWN, "option") and declared.lengths[:1] != (getattr(cls, "SEATS", 0),):
            raise TypeError(f"field {name}: seen={declared.seen!r} needs a row for each seat")


class Record(FixedRecord):
    """The fields that all tables share; a game's `Table` adds its own. A table has no other attributes."""

    LENGTHS = ("seats", "faces", "lines", "payments")
    SEATS: ClassVar[int] = 0
    FACES: ClassVar[int] = 0
    LINES: ClassVar[int] = 10
    PAYMENTS: ClassVar[int] = 32

    key: Ints = number(8, seen=NOBODY, width=64)
    blocks: int = number(seen=NOBODY, width=64)
    seats: int = number(seen=ALL, width=8)
    starter: int = number(seen=ALL, width=8)
    turn: int = number(seen=ALL, width=8)
    over: int = number(seen=ALL, width=8)
    deck: Ints = cast(Ints, Field(COUNTS, ("faces",), 8, ALL, note=True))
    cents: Ints = number("seats", seen=ALL, width=32)
    pot: int = number(seen=ALL, width=32)
    winners: int = number(seen=ALL, width=32)  # the seats that have won the round, as a set: the rules say who
    place: Ints = number("seats", seen=ALL, width=8)  # how many seats stand above a seat by what the game is about
    adds: int = number(seen=ALL, width=64)  # the kinds of score lines that bring points or tokens, as a set
    lines: int = number(seen=ALL, width=8)
    line_what: Ints = number("lines", seen=ALL, width=8)
    line_seat: Ints = number("lines", seen=ALL, width=8)
    line_count: Ints = number("lines", seen=ALL, width=8)
    line_points: Ints = number("lines", seen=ALL, width=32)
    line_faces: Ints = number("lines", seen=ALL, width=64)
    payments: int = number(seen=ALL, width=8)  # who has paid whom in this round, as it was paid:
    paid_for: Ints = number("payments", seen=ALL, width=8)  # for what, a kind of line,
    paid_by: Ints = number("payments", seen=ALL, width=32)  # by each seat of a set; by the pot, if it is empty,
    paid_to: Ints = number("payments", seen=ALL, width=8)  # to a seat, or the pot (`NONE`)
    paid_each: Ints = number("payments", seen=ALL, width=32)  # cents of each

    def __repr__(self) -> str:
        now = "over" if self.over else f"seat {self.turn} to move"
        return f"<{type(self).__module__}.{type(self).__name__}, {self.seats} seats, {now}>"


# ---------------------------------------------------------------- the compact record

Fixed = TypeVar("Fixed", bound=FixedRecord)

NUMBERS: Final[dict[int, type[np.signedinteger[Any]]]] = {8: np.int8, 16: np.int16, 32: np.int32, 64: np.int64}
_LIMITS: Final = {width: (-(1 << width - 1), (1 << width - 1) - 1) for width in NUMBERS}


def record_type(table: type[FixedRecord]) -> np.dtype[np.void]:
    """The compact NumPy record of a table or a match: int8 counts, int16 numbers, int32 cents; widest fields first."""
    if table not in _types:
        fields = sorted(table.FIELDS.values(), key=lambda f: -f.width)
        _types[table] = np.dtype([(f.name, NUMBERS[f.width], f.lengths) for f in fields], align=True)
    return _types[table]


_types: dict[type[FixedRecord], np.dtype[np.void]] = {}


def pack(table: FixedRecord, into: Any) -> None:
    """Writes a table as written into a compact record. Raises `OverflowError` where a value does not fit."""
    for name, declared in type(table).FIELDS.items():
        _write(declared, getattr(table, name), into)


def _write(declared: Field, value: Any, into: Any) -> None:
    least, most = _LIMITS[declared.width]
    low, high = (value.min(), value.max()) if isinstance(value, np.ndarray) and value.size else (value, value)
    if np.size(value) and (low < least or high > most):
        raise OverflowError(f"field {declared.name}: {value} does not fit {declared.width} bits")
    into[declared.name] = value


class Packed:
    """The bytes of the record of a table as written that plays on; writes only what has changed.

    `changes` counts the writes.
    """

    def __init__(self, kind: type[Record]) -> None:
        self.changes = 0
        self.record = np.zeros(1, record_type(kind))
        self.raw = self.record.tobytes()
        self._known: dict[str, Any] = {}

    def follow(self, table: Record) -> bytes:
        """The bytes of the table as it is now: int8, (bytes,). Raises `OverflowError` where a value does not fit."""
        into, before = self.record[0], self.changes
        for name, declared in type(table).FIELDS.items():
            value = getattr(table, name)
            now = value.tobytes() if declared.lengths else value
            if name not in self._known or self._known[name] != now:
                _write(declared, value, into)
                self._known[name] = now
                self.changes += 1
        if self.changes != before:
            self.raw = self.record.tobytes()
        return self.raw


def unpack(kind: type[Fixed], record: Any) -> Fixed:
    """A table or a match as written from a compact record."""
    table = object.__new__(kind)
    for name, declared in kind.FIELDS.items():
        value = record[name]
        setattr(table, name, np.array(value, np.int64) if declared.lengths else int(value))
    return table


def copy(table: Fixed) -> Fixed:
    """A record of its own with the same values."""
    other = object.__new__(type(table))
    for name in type(table).FIELDS:
        value = getattr(table, name)
        setattr(other, name, value.copy() if isinstance(value, np.ndarray) else value)
    return other


def pressed(table: FixedRecord) -> bytes:
    """A record in few bytes, to be kept: arrays of a few numbers each take a hundred bytes more."""
    values = [np.asarray(getattr(table, name), np.int64).ravel() for name in type(table).FIELDS]
    return compress(np.concatenate(values).tobytes(), 1)


def unpressed(kind: type[Fixed], kept: bytes) -> Fixed:
    """A record that was kept."""
    numbers, table, at = np.frombuffer(decompress(kept), np.int64), object.__new__(kind), 0
    for name, declared in kind.FIELDS.items():
        many = prod(declared.lengths)
        value = numbers[at : at + many]
        setattr(table, name, value.reshape(declared.lengths).copy() if declared.lengths else int(value[0]))
        at += many
    return table


def alike(table: FixedRecord, other: FixedRecord) -> bool:
    """Whether two records are of one kind and every field has the same value."""
    return type(table) is type(other) and all(
        np.array_equal(getattr(table, name), getattr(other, name)) for name in type(table).FIELDS
    )
