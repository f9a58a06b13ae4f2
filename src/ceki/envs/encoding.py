"""What an observation holds: made from the declarations of a table, place by place.

An observation is int16, (places,). It holds what a view shows, except what is the same all the round
(options, the deck) and without the score sheet, which is written at the end. Rows of seats begin with the viewer's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np

from ceki.engine.bits import LANES
from ceki.engine.chance import Words
from ceki.engine.record import ALL, CARD, COUNTS, NOBODY, NUMBER, OPTION, PILE, Field, Record, record_type
from ceki.envs.drivers import COPIES, HALF, SHORT, SHOWN, SUMS
from ceki.play.ruleset import Ruleset

# what is done (drivers.py), from which byte, to which place, how many or who sees it, and whether of 16 bits
Row = tuple[int, int, int, int, bool]
SHARED: Final = ("turn", "starter", "cents", "pot")  # of the fields that all tables have, those that are observed


@dataclass(frozen=True)
class Slice:
    """A part of an observation: the field that it shows, the places, its shape, and what it holds:

    `counts` cards by face; `cards` faces in order, -1 where there is none and -2 where one lies unseen; `numbers`;
    `sizes` how many cards each other seat holds. `seats`: whether its first axis is the seats from the viewer on. A
    number of more than 16 bits stands in `words` places, lowest first.
    """

    name: str
    start: int
    shape: tuple[int, ...]
    holds: str
    seats: bool = False
    words: int = 1

    @property
    def laid(self) -> tuple[int, ...]:
        """The shape of its places: numbers of several have an axis more."""
        return (*self.shape, self.words) if self.words > 1 else self.shape

    @property
    def stop(self) -> int:
        """The place behind it."""
        return self.start + int(np.prod(self.laid))


Made = tuple[Slice, Callable[[int], list[Row]]]  # a part, and what is done to write it for a seat


@dataclass(frozen=True)
class Encoding:
    """The observations of a ruleset."""

    ruleset: Ruleset

    @cached_property
    def parts(self) -> tuple[Slice, ...]:
        """What it holds, in order."""
        return tuple(part for part, _ in self._made)

    @property
    def size(self) -> int:
        """How many places an observation has."""
        return self.parts[-1].stop

    @property
    def slack(self) -> int:
        """How many rows follow the last observation: a copy may write as far as a register reaches."""
        return 1 + LANES // self.size

    @cached_property
    def plan(self) -> tuple[Words, Words]:
        """The same as the drivers read it: rows seat after seat, (rows,); and of each seat where its rows begin and
        where those of each kind end, (seats * 4,)."""
        rows: list[int] = []
        ends: list[int] = []
        for seat in range(self.ruleset.players):
            ends.append(len(rows))
            for kind in _by_kind([row for _, made in self._made for row in made(seat)]):
                rows += kind
                ends.append(len(rows))
        return np.array(rows, np.int64), np.array(ends, np.int64)

    def named(self, observation: Any) -> dict[str, Any]:
        """An observation, or rows of them, (..., places), by the names of its parts; each shares its memory."""
        found = np.asarray(observation)
        if found.shape[-1:] != (self.size,):
            raise ValueError(f"an observation has {self.size} places, not {found.shape}")
        parts = {part: found[..., part.start : part.stop] for part in self.parts}
        return {part.name: places.reshape(found.shape[:-1] + part.laid) for part, places in parts.items()}

    @cached_property
    def _made(self) -> list[Made]:
        game = self.ruleset.game
        places: Any = record_type(game.table).fields
        observed = (field for field in game.table.FIELDS.values() if _is_observed(field))
        made: list[Made] = []
        for field in sorted(observed, key=lambda field: int(places[field.name][1])):
            made += _parts(self.ruleset, field, places, made[-1][0].stop if made else 0)
        return made


def _is_observed(field: Field) -> bool:
    own = field.name not in Record.FIELDS or field.name in SHARED
    return own and field.told and field.kind != OPTION and field.seen != NOBODY


def _parts(ruleset: Ruleset, field: Field, places: Any, at: int) -> list[Made]:
    """The parts of an observation that show a field, from place `at` on."""
    seats, width, start = ruleset.players, field.width // 8, int(places[field.name][1])
    word, _, target = field.seen.partition(":")
    holds = {COUNTS: "counts", PILE: "cards", CARD: "cards", NUMBER: "numbers"}[field.kind]
    words = max(width // 2, 1)
    if word == "seat":
        shown = [(SHOWN, start, at, int(places[target][1]), False)]
        return [(Slice(field.name, at, (), holds), lambda seat: shown)]
    if field.shape[:1] != ("seats",):
        part = Slice(field.name, at, field.lengths, holds, False, words)
        return [(part, lambda seat: _copied(start, width, part.start, part.stop))]
    each = field.lengths[1:]
    own = Slice(field.name, at, each, holds, False, words)
    step, places_each = int(np.prod(each)) * width, own.stop - at
    if word == ALL or (word == "option" and ruleset.options[target]):
        every = Slice(field.name, at, (seats, *each), holds, True, words)

        def turned(seat: int) -> list[Row]:
            """The rows from the viewer's on, then those before it."""
            middle = at + (seats - seat) * places_each
            return _copied(start + seat * step, width, at, middle) + _copied(start, width, middle, every.stop)

        return [(every, turned)]
    made: list[Made] = [(own, lambda seat: _copied(start + seat * step, width, at, own.stop))]
    if field.kind == COUNTS:
        sizes = Slice(f"{field.name}_sizes", own.stop, (seats - 1,), "sizes", True)

        def summed(seat: int) -> list[Row]:
            """The sizes of the rows behind the viewer's."""
            others = [(seat + k) % seats for k in range(1, seats)]
            return [(SUMS, start + other * step, own.stop + k, step, False) for k, other in enumerate(others)]

        made.append((sizes, summed))
    return made


def _copied(start: int, width: int, place: int, stop: int) -> list[Row]:
    """What copies the numbers that begin at a byte to the places from one on."""
    return [(COPIES, start, place, stop - place, width > 1)]


def _by_kind(rows: list[Row]) -> list[list[int]]:
    """Rows of each kind, as the drivers read them; numbers of one width that lie together are copied together."""
    kinds: list[list[int]] = [[] for _ in range(SHOWN + 1)]
    runs: list[Row] = []
    for row in rows:
        kind, start, place, more, short = row
        if kind != COPIES:
            kinds[kind].append(_row(row))
        elif runs and _end(runs[-1]) == (start, place, short):
            runs[-1] = (kind, runs[-1][1], runs[-1][2], runs[-1][3] + more, short)
        elif more:
            runs.append(row)
    kinds[COPIES] = [_row(one) for run in runs for one in _registers(run)]
    return kinds


def _registers(run: Row) -> Iterator[Row]:
    """A run as copies of a register each."""
    kind, start, place, count, short = run
    size = HALF if short else LANES
    for n in range(0, count, size):
        yield kind, start + n * (1 + short), place + n, min(size, count - n), short


def _end(run: Row) -> tuple[int, int, bool]:
    """The byte and the place behind a run."""
    _, start, place, count, short = run
    return start + count * (1 + short), place + count, short


def _row(row: Row) -> int:
    _, start, place, more, short = row
    return start | place << 20 | more << 40 | short << SHORT
