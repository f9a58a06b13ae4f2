"""Bets between two seats, as an option of a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ceki.engine.errors import unfit
from ceki.engine.options import DIGITS, UNSET, Option, Value
from ceki.engine.rule import rule


@rule
def pair(a: int, b: int) -> int:
    """The place of the pair of two seats among all pairs, the lower seat first."""
    return b * (b - 1) // 2 + a


def _is_number(word: str) -> bool:
    return len(word) < 20 and bool(DIGITS.fullmatch(word.strip()))


@dataclass(frozen=True)
class Triples(Option):
    """Bets between two of `seats` seats, `a-b:amount` (cents); None means the game's own default. The record holds the
    cents of every pair at its place (`pair`), everywhere `UNSET` for None.

    A pair of seats has one bet at most. Equal bets are one value: the lower seat first, the pairs in order, and no bets
    of nothing.
    """

    seats: int = 2
    high: int = 1_000_000
    kind: str = "list"

    def __post_init__(self) -> None:
        object.__setattr__(self, "length", self.seats * (self.seats - 1) // 2)

    def read(self, given: Value) -> tuple[tuple[int, int, int], ...] | None:
        return self.read_at(given, self.seats)

    def read_at(self, given: Value, players: int) -> tuple[tuple[int, int, int], ...] | None:
        """A value that suits so many players: nobody else bets."""
        if given is None or given == "none":
            return None
        found: dict[tuple[int, int], int] = {}
        for row in self._rows(given):
            a, b, amount = row
            two = (min(a, b), max(a, b))
            if two in found:
                why = f"seats {two[0]} and {two[1]} are there twice; allowed: one bet for each pair"
                raise unfit(self.name, why).because("two_bets", option=self.name, first=two[0], second=two[1])
            if amount and two[1] >= players:
                refused = unfit(self.name, f"seat {two[1]} does not exist; allowed: 0 to {players - 1}")
                raise refused.because("no_such_seat", option=self.name, seat=two[1], last=players - 1)
            found[two] = amount
        return tuple((*two, amount) for two, amount in sorted(found.items()) if amount)

    def _rows(self, given: Value) -> list[tuple[int, int, int]]:
        """Seat, other seat, amount, as they were given."""
        rows = given
        if isinstance(given, str):
            parts = [part.replace(":", "-").split("-") for part in given.split(",")]
            rows = [[int(n) if _is_number(n) else n for n in part] for part in parts]
        if not isinstance(rows, (list, tuple)) or not all(self._fits(row) for row in rows):
            raise self.refuse(given)
        return [(row[0], row[1], row[2]) for row in rows]

    def _fits(self, row: Any) -> bool:
        numbers = isinstance(row, (list, tuple)) and all(type(n) is int and 0 <= n <= self.high for n in row)
        return numbers and len(row) == 3 and row[0] != row[1]

    def store(self, value: Value) -> list[int]:
        row = [UNSET if value is None else 0] * self.length
        for a, b, amount in value or ():
            row[pair(a, b)] = amount
        return row

    def restore(self, stored: Any) -> tuple[tuple[int, int, int], ...] | None:
        if stored[0] == UNSET:
            return None
        pairs = [(a, b) for a in range(self.seats) for b in range(a + 1, self.seats)]
        return tuple((a, b, int(stored[pair(a, b)])) for a, b in pairs if stored[pair(a, b)])

    def allowed(self) -> Value:
        return f"bets such as 0-1:5,0-2:3 (seat-seat:amount, at most {self.high}, one for each pair), or none"

    def told(self, value: Value, names: Sequence[str]) -> str:
        return (
            ", ".join(f"{names[a]} and {names[b]} {n}" for a, b, n in value) or "none" if value is not None else "none"
        )

    def samples(self) -> list[Value]:
        return [None, ((0, 1, 5),), ((0, 1, 5), (1, 2, 3))]
