"""What a ruleset may choose: each option with its type, default, allowed values and clause.

The rule page says at the clause where the usual value comes from.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from ceki.engine.errors import UnknownOption, unfit

SAID: Final = 200  # characters of a refused value that its sentence repeats
DIGITS: Final = re.compile(r"-?[0-9]+")
HONOURS, PEOPLE = ROLES = ("honours", "people")  # which rank honours have; how many people take turns at the seats
UNSET: Final = -1  # how an optional number that was not given stands in the record

Value = Any
Setting: TypeAlias = (
    "bool | int | str | Sequence[str | int | Sequence[int]] | Set[str] | Mapping[str, int] | None"  # that was read
)


@dataclass(frozen=True)
class Option:
    """One option. `read` turns a given value into the allowed one, `store` that into the record's number(s), and
    `restore` these back."""

    default: Value
    clause: str
    says: str
    name: str = ""

    along: Mapping[Value, Mapping[str, Value]] = field(default_factory=dict)  # what a value needs to be a house at all
    company: Mapping[str, Value] = field(default_factory=dict)  # other options without which this one matters little
    labels_only: bool = False  # changes words, not play
    role: str = ""  # one of `ROLES`, for what a table or a screen asks of an option whatever its name
    agreed: bool = False  # whether the players may agree it anew between two rounds, with the `company` that it needs
    unsaid: Value = None  # what a log of a table means that is older than the option; without, every log must have it
    unsaid_as: str = ""  # or the option that decided it then

    kind: str = "?"
    width: int = 32
    length: int = 0

    def read(self, given: Value) -> Value:
        """The value that `given` means. Raises `UnknownOption`, which lists what is allowed."""
        raise NotImplementedError

    def read_at(self, given: Value, players: int) -> Value:
        """The same at a table of so many players, where that matters."""
        return self.read(given)

    def store(self, value: Value) -> int | list[int]:
        """What stands in the record for a value: a number, or a list of `length` numbers."""
        raise NotImplementedError

    def restore(self, stored: Any) -> Value:
        """The value that stands in the record as a number, or as a row of them: the inverse of `store`."""
        raise NotImplementedError

    def allowed(self) -> Value:
        """What is allowed, for people and for JSON."""
        raise NotImplementedError

    def samples(self) -> list[Value]:
        """Values that between them exercise the option: each of a few, or the ends of a range."""
        raise NotImplementedError

    def told(self, value: Value, names: Sequence[str]) -> str:
        """A value in words; `names` are the players' names by seat."""
        return in_words(value)

    def refuse(self, given: Value) -> UnknownOption:
        """The refusal of a value that is not allowed."""
        said = repr(given)
        said = said if len(said) <= SAID else said[:SAID] + "..."
        refused = unfit(self.name, f"{said} is not allowed; allowed: {self.allowed_in_words()}")
        return refused.because("option_not_allowed", option=self.name, given=said, allowed=self.allowed_in_words())

    def allowed_in_words(self) -> str:
        """The allowed values in a line."""
        allowed = self.allowed()
        return ", ".join(str(a) for a in allowed) if isinstance(allowed, (list, tuple)) else str(allowed)


def in_words(value: Value) -> str:
    """A value as the command line writes it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (set, frozenset)):
        return ",".join(sorted(value)) or "none"
    if isinstance(value, (tuple, list)):
        return ",".join("-".join(map(str, one)) if isinstance(one, tuple) else in_words(one) for one in value)
    return str(value)


@dataclass(frozen=True)
class Choice(Option):
    """One of several words; the record holds its place in the list. Those of `barred` cannot be chosen in a form of the
    game."""

    among: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    kind: str = "enum"
    width: int = 8

    def read(self, given: Value) -> str:
        if given not in self.among or given in self.barred:
            raise self.refuse(given)
        return str(given)

    def store(self, value: Value) -> int:
        return self.among.index(value)

    def restore(self, stored: Any) -> Value:
        return self.among[stored]

    def allowed(self) -> Value:
        return [word for word in self.among if word not in self.barred]

    def samples(self) -> list[Value]:
        return list(self.allowed())


@dataclass(frozen=True)
class Flag(Option):
    """Yes or no."""

    kind: str = "bool"
    width: int = 8

    def read(self, given: Value) -> bool:
        words = {
            "true": True,
            "yes": True,
            "on": True,
            "1": True,
            "false": False,
            "no": False,
            "off": False,
            "0": False,
        }
        found = given if isinstance(given, bool) else words.get(str(given).lower())
        if found is None:
            raise self.refuse(given)
        return found

    def store(self, value: Value) -> int:
        return int(value)

    def restore(self, stored: Any) -> bool:
        return bool(stored)

    def allowed(self) -> Value:
        return [False, True]

    def allowed_in_words(self) -> str:
        return "false, true"

    def samples(self) -> list[Value]:
        return [False, True]


@dataclass(frozen=True)
class Amount(Option):
    """A whole number within bounds; with `optional`, none is allowed too."""

    low: int = 0
    high: int = 1_000_000
    optional: bool = False
    kind: str = "int"

    def read(self, given: Value) -> int | None:
        if self.optional and given in (None, "none", ""):
            return None
        found = given if isinstance(given, int) and not isinstance(given, bool) else None
        if isinstance(given, str) and DIGITS.fullmatch(given.strip()):
            found = int(given)
        if found is None or not self.low <= found <= self.high:
            raise self.refuse(given)
        return found

    def store(self, value: Value) -> int:
        return UNSET if value is None else int(value)

    def restore(self, stored: Any) -> int | None:
        return None if self.optional and stored == UNSET else int(stored)

    def allowed(self) -> Value:
        return f"{self.low} to {self.high}" + (" or none" if self.optional else "")

    def samples(self) -> list[Value]:
        ends = [self.low, self.default, self.high]
        return sorted({e for e in ends if e is not None}) + ([None] if self.optional else [])


@dataclass(frozen=True)
class Reduction(Option):
    """How much smaller a game is made for exact work: one of a few numbers of ranks, suits, copies or cards of a hand,
    or 0 for the game as its rules have it. Tables of people have none."""

    default: int = 0
    clause: str = ""
    says: str = ""
    among: Sequence[int] = ()
    kind: str = "reduction"
    width: int = 8

    def read(self, given: Value) -> int:
        if type(given) is not int or given not in (0, *self.among):
            raise self.refuse(given)
        return given

    def allowed(self) -> Value:
        return list(self.among)


@dataclass(frozen=True)
class Members(Option):
    """A set of words; the record holds it as bits, in the order of `among`."""

    among: tuple[str, ...] = ()
    aliases: Mapping[str, tuple[str, ...]] | None = None
    kind: str = "set"
    width: int = 64

    def read(self, given: Value) -> frozenset[str]:
        words: Iterable[Any] = given.split(",") if isinstance(given, str) else given
        if not isinstance(words, (list, tuple, set, frozenset)):
            raise self.refuse(given)
        found: set[str] = set()
        for word in words:
            word = str(word).strip()
            if word in (self.aliases or {}):
                found.update((self.aliases or {})[word])
            elif word in self.among:
                found.add(word)
            elif word not in ("", "none"):
                raise self.refuse(word)
        return frozenset(found)

    def store(self, value: Value) -> int:
        return sum(1 << self.among.index(word) for word in value)

    def restore(self, stored: Any) -> frozenset[str]:
        return frozenset(word for place, word in enumerate(self.among) if int(stored) >> place & 1)

    def allowed(self) -> Value:
        return list(self.among) + list(self.aliases or {})

    def samples(self) -> list[Value]:
        return [frozenset(), frozenset(self.among[:1]), frozenset(self.default), frozenset(self.among)]


@dataclass(frozen=True)
class Amounts(Option):
    """A fixed row of whole numbers, in order or by name: `13,13,12` or `ireng:13`; names left out keep the default."""

    names: tuple[str, ...] = ()
    low: int = 0
    high: int = 1_000_000
    as_map: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "length", len(self.names))
        object.__setattr__(self, "kind", "map" if self.as_map else "tuple")

    def read(self, given: Value) -> tuple[int, ...]:
        found = self._row(given)
        if len(found) != len(self.names) or not all(
            isinstance(n, int) and not isinstance(n, bool) and self.low <= n <= self.high for n in found
        ):
            raise self.refuse(given)
        return tuple(found)

    def _row(self, given: Value) -> list[Any]:
        if isinstance(given, str):
            parts = [p.strip() for p in given.split(",") if p.strip()]
            given = dict(p.split(":", 1) for p in parts) if any(":" in p for p in parts) else parts
        if isinstance(given, Mapping):
            if set(given) - set(self.names):
                raise self.refuse(given)
            row = [given.get(n, d) for n, d in zip(self.names, self.default, strict=True)]
        elif isinstance(given, (list, tuple)):
            row = list(given)
        else:
            raise self.refuse(given)
        return [int(n) if isinstance(n, str) and DIGITS.fullmatch(n.strip()) else n for n in row]

    def store(self, value: Value) -> list[int]:
        return list(value)

    def restore(self, stored: Any) -> tuple[int, ...]:
        return tuple(int(n) for n in stored)

    def allowed(self) -> Value:
        return f"{', '.join(self.names)}: {self.low} to {self.high} each"

    def samples(self) -> list[Value]:
        low, high = tuple(self.low for _ in self.names), tuple(self.high for _ in self.names)
        return [low, tuple(self.default), high]


@dataclass(frozen=True)
class Rows(Option):
    """One of a few fixed rows of numbers; the record holds its place in the list."""

    among: tuple[tuple[int, ...], ...] = ()
    kind: str = "tuple"
    width: int = 8

    def read(self, given: Value) -> tuple[int, ...]:
        if isinstance(given, str):
            given = [int(n) for n in given.split(",") if DIGITS.fullmatch(n.strip())]
        row = tuple(given) if isinstance(given, (list, tuple)) else given
        if row not in self.among:
            raise self.refuse(given)
        return tuple(row)

    def store(self, value: Value) -> int:
        return self.among.index(tuple(value))

    def restore(self, stored: Any) -> tuple[int, ...]:
        return self.among[stored]

    def allowed(self) -> Value:
        return [list(row) for row in self.among]

    def samples(self) -> list[Value]:
        return list(self.among)


@dataclass(frozen=True)
class Ranking(Option):
    """Words best first, each at most once; the record holds each word's place from the top, or -1 if left out."""

    among: tuple[str, ...] = ()
    kind: str = "ranking"
    width: int = 8

    def __post_init__(self) -> None:
        object.__setattr__(self, "length", len(self.among))

    def read(self, given: Value) -> tuple[str, ...]:
        words = [w.strip() for w in given.split(",")] if isinstance(given, str) else given
        if not isinstance(words, (list, tuple)) or not all(word in self.among for word in words):
            raise self.refuse(given)
        if len(set(words)) != len(words):
            raise self.refuse(given)
        return tuple(words)

    def store(self, value: Value) -> list[int]:
        return [value.index(word) if word in value else UNSET for word in self.among]

    def restore(self, stored: Any) -> tuple[str, ...]:
        ranked = sorted((int(place), word) for place, word in zip(stored, self.among, strict=True) if place != UNSET)
        return tuple(word for _, word in ranked)

    def allowed(self) -> Value:
        return f"each at most once, best first: {', '.join(self.among)}"

    def samples(self) -> list[Value]:
        return [tuple(self.default), tuple(reversed(self.default))]
