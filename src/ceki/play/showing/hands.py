"""The cards of a row as one seat knows them: counted, or unseen with their number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from ceki.cards.notation import CODES, card_code, card_number, listed
from ceki.engine.bits import NONE
from ceki.engine.errors import whole
from ceki.engine.record import CARD, COUNTS, PILE, Field, Ints


@dataclass(frozen=True, slots=True)
class Unseen:
    """Cards of which a seat knows only how many there are: `Unseen(14)`. Raises `ValueError` for a number below 0."""

    size: int

    def __post_init__(self) -> None:
        whole("size", self.size, 0)

    def __len__(self) -> int:
        return self.size

    def __bool__(self) -> bool:
        return self.size > 0

    def __repr__(self) -> str:
        return f"Unseen({self.size})"

    def __str__(self) -> str:
        return f"{self.size} unseen"


@dataclass(frozen=True, slots=True, repr=False)
class Counts:
    """Cards that a seat sees: how many there are of each face.

    `counts["C5"]` is how many there are of one card, iterating gives a code for each copy, `len` is how many there are
    in all. `by_face` has a number for each face of the pack, in its order; `array()` is the same for NumPy. Raises
    `ValueError` for anything else.
    """

    by_face: tuple[int, ...]
    pack: str = "ceki"

    def __post_init__(self) -> None:
        if not isinstance(self.pack, str) or self.pack not in CODES:
            raise ValueError(f"pack: {self.pack!r:.80} is not allowed; one of {', '.join(CODES)}")
        faces = len(CODES[self.pack])
        if not isinstance(self.by_face, tuple) or len(self.by_face) != faces:
            raise ValueError(f"by_face: {self.by_face!r:.80} is not allowed; a tuple of {faces} whole numbers")
        if set(map(type, self.by_face)) != {int} or min(self.by_face) < 0:
            for number in self.by_face:
                whole("by_face", number, 0)

    def __getitem__(self, card: str) -> int:
        return self.by_face[card_number(card, self.pack)]

    def __contains__(self, card: object) -> bool:
        return isinstance(card, str) and card in CODES[self.pack] and self[card] > 0

    def __iter__(self) -> Iterator[str]:
        return iter(listed(self.by_face, self.pack))

    def __len__(self) -> int:
        return sum(self.by_face)

    def array(self) -> Ints:
        """The counts by face: int64, (faces,)."""
        return np.array(self.by_face, np.int64)

    def __str__(self) -> str:
        return " ".join(self) or "none"

    def __repr__(self) -> str:
        return f"Counts({dict(Counter(self))})"


FieldValue: TypeAlias = "int | str | Counts | Unseen | tuple[FieldValue, ...]"


def row_seen(row: Ints, pack: str) -> Counts | Unseen:
    """A row of counts of a view, (faces,): a hidden one has minus its size in its first place."""
    first = int(row[0])
    return Unseen(-first) if first < 0 else Counts(tuple(row.tolist()), pack)


def field_seen(field: Field, value: Any, pack: str, seats: int) -> FieldValue:
    """The value of a field of a view: counts a row, cards by their codes (no card is `""`, an unseen one `"??"`),
    numbers; what goes by seat, for `seats` seats."""
    if field.kind == COUNTS:
        rows = value if len(field.lengths) == 2 else value[None]
        found = tuple(row_seen(row, pack) for row in rows)
        return found[:seats] if len(field.lengths) == 2 else found[0]
    if field.kind == CARD:
        return "" if value == NONE else card_code(int(value), pack)
    if field.kind == PILE:
        return tuple(card_code(card, pack) for card in value.tolist() if card != NONE)
    if not field.lengths:
        return int(value)
    return _nested(value.tolist())


def _nested(numbers: Any) -> FieldValue:
    return tuple(_nested(one) for one in numbers) if isinstance(numbers, list) else int(numbers)
