"""The reasons of a move: declared facts, which a game's `reasons` writes as rows of whole numbers.

`SHORT, WAIT = FACTS = Facts(Fact("short", "BS-13", numbers=("n",)), Fact("wait", "BS-19", numbers=("n",)))` ties each
number to what it stands for. The rules write `fact(out, SHORT, -n, 0)` and `with_number(out, n)`; the sentences are in
`locales/en/reasons.ftl`, by the ids of the facts.

A game's `goal` writes likewise what a seat has of what it needs: `SETS, = GOALS = Facts(...)` and `tell(out, SETS)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from ceki.engine.bits import NONE
from ceki.engine.numbered import Numbered
from ceki.engine.rule import rule

MOST: Final = 12  # facts of a move
NUMBERS: Final = 5  # of a fact
CARDS: Final = 6  # of a fact: all faces of a rank, should a hand wait for each
COUNTED: Final = (16, 5)  # rows of what is counted of moves: verb, card, worth, gains, losses
COUNTED_PART: Final = 1_000_000_000  # in such parts of a cent, and of a whole
SPACE: Final = (10, 1 << 15)  # of numbers to count in
LINE: Final = "line"  # a number of this name is a kind of score line


@dataclass(frozen=True)
class Fact:
    """Something to be said of a move, by the id of its sentence.

    `clause` is the rule it stands on. Two moves are compared by their facts of the same `what`, the id where it is
    empty. `numbers` are the names of its numbers, in the order in which the rules give them; one that is called `line`
    is a kind of score line. A fact that is `alone` speaks for a move also where the other move has none of its `what`.
    A fact that `locales/en/reasons.ftl` does not know brings its own sentences, with places such as `{n}`: what
    it `says` of a move, and of another, `beside` it.
    """

    id: str
    clause: str
    what: str = ""
    numbers: tuple[str, ...] = ()
    alone: bool = False
    says: str = ""
    beside: str = ""

    def __post_init__(self) -> None:
        if len(self.numbers) > NUMBERS:
            raise TypeError(f"fact {self.id}: {len(self.numbers)} numbers, at most {NUMBERS} are allowed")

    @property
    def about(self) -> str:
        """What it is compared by."""
        return self.what or self.id


@dataclass(frozen=True)
class Reason:
    """A fact of a move as it was found: the greater `good`, the better, among facts with the same `at`. `numbers` are
    by name, `cards` are faces, `word` is the id of a word of the game, or empty."""

    fact: Fact
    good: int = 1
    at: int = 0
    numbers: Mapping[str, int] = field(default_factory=dict)
    cards: tuple[int, ...] = ()
    word: str = ""


@dataclass(frozen=True)
class Exact:
    """What a move is worth where the game can count it: cents on average, and how often it ends in a gain and in a loss
    (shares of 1); and what the count takes as given, if anything."""

    worth: float
    gains: float
    losses: float
    given: Reason | None = None


class Facts(Numbered[Fact]):
    """The facts of a game by number, and the ids of the words that they may name."""

    def __init__(self, *declared: Fact, words: tuple[str, ...] = ()) -> None:
        super().__init__(*declared)
        self.words = words

    def read(self, out: Any) -> list[Reason]:
        """The facts that rules have written. Raises `ValueError` for a row that is not as it was declared."""
        return [self._row(out, row) for row in range(int(out.n))]

    def _row(self, out: Any, row: int) -> Reason:
        number, word = int(out.fact[row]), int(out.word[row])
        if not 0 <= number < len(self.declared):
            raise ValueError(f"fact {number} is written; FACTS declares {len(self.declared)}")
        fact, given = self.declared[number], int(out.given[row])
        if given != len(fact.numbers):
            raise ValueError(f"fact {fact.id} is written with {given} numbers; declared: {', '.join(fact.numbers)}")
        if not NONE <= word < len(self.words):
            raise ValueError(f"fact {fact.id} is written with word {word}; FACTS declares {len(self.words)}")
        numbers = dict(zip(fact.numbers, map(int, out.numbers[row]), strict=False))
        cards = tuple(int(card) for card in out.cards[row, : int(out.laid[row])])
        return Reason(fact, int(out.good[row]), int(out.at[row]), numbers, cards, self.words[word] if word >= 0 else "")


# ---------------------------------------------------------------- the rows

_SHAPES: Final[dict[str, tuple[int, ...]]] = {
    "n": (), "fact": (MOST,), "good": (MOST,), "at": (MOST,), "word": (MOST,),
    "given": (MOST,), "numbers": (MOST, NUMBERS), "laid": (MOST,), "cards": (MOST, CARDS),
}  # fmt: skip
ROWS: Final = np.dtype([(name, np.int64, shape) for name, shape in _SHAPES.items()])  # compiled


class Rows:
    """What rules write facts into: `n` of them, in rows. Compiled, it is a NumPy record of `ROWS`."""

    __slots__ = tuple(_SHAPES)

    def __init__(self) -> None:
        for name, shape in _SHAPES.items():
            setattr(self, name, np.zeros(shape, np.int64) if shape else 0)


@rule
def fact(out: Any, number: int, good: int, at: int) -> None:
    """Writes the next fact of a move, the weightiest first: which, how `good` it is, and the distance `at` which that
    may be compared, 0 where it always may."""
    row = out.n
    out.n = row + 1
    out.fact[row] = number
    out.good[row] = good
    out.at[row] = at
    out.word[row] = NONE
    out.given[row] = 0
    out.laid[row] = 0


@rule
def tell(out: Any, number: int) -> None:
    """Writes the next fact of a goal, which is compared with none."""
    fact(out, number, 0, 0)


@rule
def with_number(out: Any, number: int) -> None:
    """Gives the fact just written its next number."""
    row = out.n - 1
    out.numbers[row, out.given[row]] = number
    out.given[row] += 1


@rule
def with_card(out: Any, card: int) -> None:
    """Gives the fact just written its next card."""
    row = out.n - 1
    out.cards[row, out.laid[row]] = card
    out.laid[row] += 1


@rule
def with_word(out: Any, word: int) -> None:
    """Names a word in the fact just written, by its number."""
    out.word[out.n - 1] = word
