"""What a game says of itself: title, seats, sources, presets. The rules stand beside it in its file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ceki.engine.numbered import Numbered

POINTS, CENTS, TOKENS, TRICKS = UNITS = ("points", "cents", "tokens", "tricks")
PACKS: Final = ("ceki", "pack52")
DIRECTIONS: Final = ("anticlockwise", "clockwise")
ONE_OF: Final = {POINTS: "point", CENTS: "cent", TOKENS: "token", TRICKS: "trick"}


@dataclass(frozen=True)
class Verb:
    """A move's word. `at` is the field that its card goes to, into the mover's row where there are rows, or in which it
    lies already: those who see it there learn which card it was, and nobody else. A move without a card has
    `card=False`.

    `lies` is the field in which the card lies while the player chooses it, empty for the mover's hand: there players
    point at it. `loud` is "call" or "win" for a move that the screen makes prominent. `key` is the key for it where its
    first letter is not the usual one.
    """

    word: str
    says: str
    at: str = ""
    card: bool = True
    loud: str = ""
    lies: str = ""
    key: str = ""


@dataclass(frozen=True)
class Line:
    """A kind of score line: its word, the clause it stands on, what it says to a player, and the unit of its amount.

    `total` marks a line that repeats what other lines add up to: players see it and nothing adds it. `counts` is the
    unit of what the line counts, where these are not things that bring the amount but what a seat has: tricks, points
    held. `each` names the option (`name`, or `name:place`) of the cents that every other player pays for each of them.
    `alike` is how many identical cards one of the things counted has: a number, or the field of the table that says it.
    `lie` names the rows of cards, by seat, of which the line counts all of its faces, in whole things of `alike`.
    Raises `TypeError` for a unit that is none of `UNITS`.
    """

    word: str
    clause: str
    says: str
    unit: str
    total: bool = False
    counts: str = ""
    each: str = ""
    alike: int | str = 1
    lie: str = ""

    def __post_init__(self) -> None:
        if self.unit not in UNITS or self.counts not in (*UNITS, ""):
            wrong = self.unit if self.unit not in UNITS else self.counts
            raise TypeError(f"score line {self.word}: unit {wrong!r} is none of {', '.join(UNITS)}")


class Verbs(Numbered[Verb]):
    """The verbs of a game by number."""


class Lines(Numbered[Line]):
    """The kinds of score lines of a game by number."""


@dataclass(frozen=True)
class Source:
    """A book, an article or a page that the rules come from."""

    title: str
    pages: str = ""


@dataclass(frozen=True)
class Show:
    """Where a field lies on the screen: `table`, `seat` (before its owner), `hand`; `by` rank or in order.

    A number is said in `values`, a word for each from 0 (an empty word is not said), or, by="seat", as a player's name.
    `owner` is the field with the seat that a single card lies before. `as_drawn` is the field that is 1 while the card
    here is of the face that its player had just drawn.
    """

    field: str
    where: str
    by: str = "rank"
    label: str = ""
    values: tuple[str, ...] = ()
    owner: str = ""
    as_drawn: str = ""


@dataclass(frozen=True)
class Called:
    """What players call a thing where an option decides it: a name for each value of that option."""

    option: str
    names: Mapping[str, str]


@dataclass(frozen=True)
class Measured:
    """The ruleset in which players are measured: its options, where the usual ones move nothing; and the options, with
    their values, under which something moves only from round to round, so that whole matches are played."""

    options: Mapping[str, Any] = field(default_factory=dict)
    by_match: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True)
class Form:
    """A form of a game that has a name and an id of its own, and no rules: other defaults, each with its clause.

    `defaults` are (value, clause) by option; those in `fixed` cannot be chosen otherwise.
    """

    title: str
    summary: str
    sources: tuple[Source, ...]
    defaults: Mapping[str, tuple[Any, str]]
    fixed: tuple[str, ...] = ()
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


@dataclass(frozen=True)
class Game:
    """Everything about a game but its rules.

    `seats` are the numbers of players that can sit down, `more_seats` those that can where an option is given: the
    game's `arrange` says which one is missing. `direction` is `anticlockwise` (the next player
    is on the right) or `clockwise`. `verbs` and `lines` are indexed by the numbers that the rules use.
    `measured` says how players
    are measured; None where nobody has a choice. `presets` are houses by id: options, and how many `players` there are
    where that is part of it; what they are called and stand for is on the rule page, like the words of the game, so
    that `words` are only those of a game without a page. `aliases` are other names of the game, in their spelling, each
    with the preset that it means ("" for none). `called` is how players spell what the rules know by an id (a line, a
    verb, a value of an option, a place); an id that is not there is read with spaces for its underscores. `places` are
    ids of what seats are called, and one more of who sits out. `honours` is the rank that the honours of the Ceki deck
    have where no option has the role `HONOURS`: a value of such an option. `forms` are forms of the game by their ids.
    Raises `TypeError` for a pack that is none of `PACKS` and a direction that is none of `DIRECTIONS`.
    """

    title: str
    family: str
    seats: tuple[int, ...]
    direction: str
    pack: str
    summary: str
    sources: tuple[Source, ...]
    verbs: tuple[Verb, ...]
    lines: tuple[Line, ...]
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    people: int = 4
    words: Mapping[str, str] = field(default_factory=dict)
    partners: tuple[tuple[int, ...], ...] = ()
    shows: tuple[Show, ...] = ()
    aliases: Mapping[str, str] = field(default_factory=dict)
    called: Mapping[str, str | Called] = field(default_factory=dict)
    places: tuple[str, ...] = ()
    measured: Measured | None = Measured()
    more_seats: tuple[int, ...] = ()
    direction_given: bool = True
    forms: Mapping[str, Form] = field(default_factory=dict)
    honours: str = "all_one"
    id: str = ""

    def __post_init__(self) -> None:
        for what, value, known in (("pack", self.pack, PACKS), ("direction", self.direction, DIRECTIONS)):
            if value not in known:
                raise TypeError(f"game {self.title}: {what} {value!r} is none of {', '.join(known)}")
