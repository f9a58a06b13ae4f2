"""All deals of a small game, each with how likely it is.

Deals are drawn until none is lacking. Every order of the deck is as likely as any other, and of each deal it is known
how many orders lead to it, since only the order of the cards within a hand is lost. When these add up to all orders of
the deck, all deals have been seen.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import factorial, prod
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ceki.bots.memory import Memory
from ceki.engine.chance import key_from_seed
from ceki.engine.errors import NotAllowed
from ceki.engine.record import COUNTS, record_type
from ceki.exact.drivers import deal_each
from ceki.play.ruleset import Ruleset

AT_ONCE: Final = 2048  # deals
MOST: Final = 400_000  # different deals
BY_CHANCE: Final = ("key", "blocks")  # what differs between equal deals
MARK_SEED: Final = 1  # of the random factors that make a number of a record

Array = npt.NDArray[Any]
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Deals:
    """All deals in which `starter` begins: the numbers of rounds of the simulation with `seed`, int64, (deals,), and
    how likely each is, float64, (deals,), 1 in all."""

    ruleset: Ruleset
    seed: int
    starter: int
    numbers: Array
    chances: Array


def all_deals(ruleset: Ruleset, seed: int = 0, starter: int = 0, report: Progress = lambda percent: None) -> Deals:
    """All deals of a ruleset; `report` takes how many percent of all orders of the deck have been met.

    Raises `NotAllowed` for a game that has too many.
    """
    drawn, counting = _Drawing(ruleset, seed, starter), _Counting(ruleset)
    found: dict[int, tuple[int, int]] = {}
    orders, met = 1, 0
    while met < orders:
        numbers, raw = drawn.next()
        orders = counting.orders(raw[0])
        marks, places = np.unique(counting.marks(raw), return_index=True)
        ways = counting.ways(raw)
        for mark, place in zip(marks.tolist(), places.tolist(), strict=True):
            if mark not in found:
                found[mark] = int(numbers[place]), int(ways[place])
                met += int(ways[place])
        if len(found) > MOST:
            raise NotAllowed("exact-deals", game=ruleset.game.id, most=MOST)
        report(100 * met // orders)
    assert met == orders, "a deal has more chance in it than the order of the deck"
    numbers, ways = np.array(list(found.values()), np.int64).T
    return Deals(ruleset, seed, starter, numbers, ways / orders)


class _Drawing:
    """Deals, one after the other."""

    def __init__(self, ruleset: Ruleset, seed: int, starter: int) -> None:
        memory = Memory(ruleset.game, (deal_each,))
        tables, self.rows = memory.tables(ruleset.table(), AT_ONCE)
        self.settings = memory.numbers([starter, starter, 0, AT_ONCE, ruleset.players, 0])
        self.run = memory.bound(deal_each, tables, memory.numbers(key_from_seed(seed)), self.settings)

    def next(self) -> tuple[Array, Array]:
        """The numbers of the next deals, (deals,), and their records, int8, (deals, bytes)."""
        numbers = int(self.settings[0]) + int(self.settings[4]) * np.arange(AT_ONCE)
        self.run()
        self.settings[0] = numbers[-1] + self.settings[4]
        return numbers, np.stack([self.rows[i] for i in range(AT_ONCE)])


class _Counting:
    """How deals differ, and how many orders of the deck lead to each."""

    def __init__(self, ruleset: Ruleset) -> None:
        table = ruleset.game.table
        places: Any = record_type(table).fields
        random = np.random.default_rng(MARK_SEED)
        self.factors = random.integers(1, 2**63, record_type(table).itemsize, np.uint64) | np.uint64(1)
        for name in BY_CHANCE:
            kind, start = places[name][:2]
            self.factors[start : start + kind.itemsize] = 0
        self.rows = [
            places[field.name][1] + row * table.FACES + np.arange(table.FACES)
            for field in table.FIELDS.values()
            if field.kind == COUNTS and field.holds_cards
            for row in range(int(np.prod(field.lengths[:-1])))
        ]
        self.deck = places["deck"][1] + places["deck"][0].base.itemsize * np.arange(table.FACES)
        self.factorials = np.array([factorial(n) for n in range(21)])

    def marks(self, raw: Array) -> Array:
        """A number for each record, uint64, (deals,): equal for equal deals, and else as good as never."""
        return raw.astype(np.uint8).astype(np.uint64) @ self.factors

    def ways(self, raw: Array) -> Array:
        """How many orders of the deck lead to each deal, int64, (deals,)."""
        found = np.ones(len(raw), np.int64)
        for row in self.rows:
            cards = raw[:, row]
            found *= self.factorials[cards.sum(1)] // self.factorials[cards].prod(1)
        return found

    def orders(self, raw: Array) -> int:
        """How many orders the deck has."""
        deck = raw[self.deck].tolist()
        return factorial(sum(deck)) // prod(factorial(n) for n in deck)
