"""What a game says of itself: title, seats, sources, presets, and its lesson. The rules stand beside it in its file."""

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
    point at it. A move without a card that takes the one lying in a field has that field. `loud` is "call" or "win"
    for a move that the screen makes prominent. `key` is the key for it where its first letter is not the usual one.
    `stance` is "gain" for a move that brings something and "decline" for one that lets it be: buttons stand in that
    order. `pair` is the verb that then takes a second card: where only two can be taken, one button takes both.

    `you` and `they` are the move as it was made, after a name: "You discard {card}", "Bima discards {card}", where
    `says` is what a button offers. A move without a card needs no `you`: what it `says` is that. Where a game gives no
    `they`, sentences name the move alone.
    """

    word: str
    says: str
    at: str = ""
    card: bool = True
    loud: str = ""
    lies: str = ""
    key: str = ""
    stance: str = ""
    pair: str = ""
    you: str = ""
    they: str = ""


@dataclass(frozen=True)
class Line:
    """A kind of score line: its word, the clause it stands on, what it says to a player, and the unit of its amount.

    `total` marks a line that repeats what other lines add up to: players see it and nothing adds it. `counts` is the
    unit of what the line counts, where these are not things that bring the amount but what a seat has: tricks, points
    held. `each` names the option (`name`, or `name:place`) of the cents that every other player pays for each of them.
    `alike` is how many identical cards one of the things counted has: a number, or the field of the table that says it.
    `rate` names the option of the cents that a point brings, on a line that pays for points.
    `lie` names the rows of cards, by seat, of which the line counts all of its faces, in whole things of `alike`.
    `tells` is the sentence of a counted line, with places: `{n}` things, `{worth}`, the amount with its unit, and
    `{cards}`, their names.
    Raises `TypeError` for a unit that is none of `UNITS`.
    """

    word: str
    clause: str
    says: str
    unit: str
    total: bool = False
    counts: str = ""
    each: str = ""
    rate: str = ""
    alike: int | str = 1
    lie: str = ""
    tells: str = ""

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
    """Where a field lies on the screen: `table`, `seat` (before its owner), `hand` or `stock` (cards that nobody sees);
    `by` rank or in order. A field of cards without a hint lies where its declaration puts it.

    A number is said in `values`, a word for each from 0 (an empty word is not said), or, by="seat", as a player's name.
    `owner` is the field with the seat that a single card lies before. `as_drawn` is the field that is 1 while the card
    here is of the face that its player had just drawn. `lies_in` is the field that counts this card as well while it
    lies here: a screen shows it here alone.
    `laid` is how a screen with room arranges it: "board", a fixed place for each face; "rivers", each card before who
    let it go, in the order of the moves; "trick", a card of each seat in the middle before it, and `leading` is the
    field with the one that leads; "packets", a number as so many packets; "aside", shown only when asked for.
    """

    field: str
    where: str
    by: str = "rank"
    label: str = ""
    values: tuple[str, ...] = ()
    owner: str = ""
    as_drawn: str = ""
    laid: str = ""
    leading: str = ""
    lies_in: str = ""


@dataclass(frozen=True)
class Role:
    """What the seat is called that sits `step` seats after the one who begins: the dealer is often one before."""

    word: str
    clause: str
    step: int


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
class Small:
    """A game that is small enough to be solved: how it is `reduced`, what else is chosen, and how many play it."""

    reduced: Mapping[str, int]
    options: Mapping[str, Any] = field(default_factory=dict)
    players: int = 2


@dataclass(frozen=True)
class Learnt:
    """When a game is learnt: the smaller `place` first. `minutes` is how long its lesson takes, and `level` how hard
    the game is, from 1."""

    place: int
    minutes: int
    level: int


@dataclass(frozen=True)
class Form:
    """A form of a game that has a name and an id of its own, and no rules: other defaults, each with its clause.

    `defaults` are (value, clause) by option; those in `fixed` cannot be chosen otherwise. `lines` are the score lines
    that this form tells in words or by a clause of its own, by the word of the game's.
    """

    title: str
    summary: str
    sources: tuple[Source, ...]
    defaults: Mapping[str, tuple[Any, str]]
    fixed: tuple[str, ...] = ()
    lines: Mapping[str, Line] = field(default_factory=dict)
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    learnt: Learnt | None = None


@dataclass(frozen=True)
class Game:
    """Everything about a game but its rules.

    `seats` are the numbers of players that can sit down, `more_seats` those that can where an option is given: the
    game's `arrange` says which one is missing. `direction` is `anticlockwise` (the next player is on the right) or
    `clockwise`. `verbs` and `lines` are indexed by the numbers that the rules use. `measured` says how players are
    measured; None where nobody has a choice. `caution`: by how many standard errors a move must look ahead of the
    simple player's for a bot that looks ahead to make it. `small` is a smaller game that can be solved. `presets` are
    houses by id: options, and how many `players` there are where that is part of it; what they are called and stand for
    is on the rule page, like the words of the game, so that `words` are only those of a game without a page. `aliases`
    are other names of the game, in their spelling, each with the preset that it means ("" for none). `called` is how
    players spell what the rules know by an id (a line, a verb, a value of an option, a place); an id that is not there
    is read with spaces for its underscores. `places` are ids of what seats are called, and one more of who sits out;
    `roles` are those that go by who begins. `honours` is the rank that the honours of the Ceki deck have where no
    option has the role `HONOURS`: a value of such an option. `identical` is the word for a set of identical cards,
    where a hand needs one. `forms` are forms of the game by their ids. `learnt` says when it is learnt among the games.
    With `sentences`, its lines are told by the sentences that `locales/LANGUAGE/lines.ftl` has for their words, which
    other games may share. `retold` is the last version of a table's log in which its score lines were others: of such a
    log, what they bring a seat is held against the rules. Raises `TypeError` for a pack that is none of `PACKS` and a
    direction that is none of `DIRECTIONS`.
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
    roles: tuple[Role, ...] = ()
    measured: Measured | None = Measured()
    caution: float = 1.5
    small: Small | None = None
    more_seats: tuple[int, ...] = ()
    direction_given: bool = True
    forms: Mapping[str, Form] = field(default_factory=dict)
    honours: str = "all_one"
    identical: str = ""
    learnt: Learnt | None = None
    sentences: bool = False
    retold: int = 0
    id: str = ""

    def __post_init__(self) -> None:
        for what, value, known in (("pack", self.pack, PACKS), ("direction", self.direction, DIRECTIONS)):
            if value not in known:
                raise TypeError(f"game {self.title}: {what} {value!r} is none of {', '.join(known)}")


@dataclass(frozen=True)
class Step:
    """A step of a lesson. Its words stand in `locales/LANGUAGE/lessons/GAME.ftl` under `id`.

    `do` are the learner's own moves, one after the other: nothing else is made while the step lasts. `tap` are cards to
    be touched, as often as they stand there. A step with neither is read, and goes on when the learner says so;
    `choose` is read where the round can be played on or played to its end. `then` are all moves that follow before the
    next step: those of the others, and those that are the only one.
    `lit` is where to look: `hand:M2`, `stock`, `seat:1`, a field with or without a card (`pool`, `pool:C1`); a step
    with moves lights their cards and buttons by itself. `wrong` names the words for a wrong move (`id.NAME`); for any
    other they are `id.wrong`. `facts` are what the words name: the code of a card, a number, or `seat:1` for a player.
    """

    id: str
    do: tuple[str, ...] = ()
    tap: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()
    wrong: Mapping[str, str] = field(default_factory=dict)
    facts: Mapping[str, str | int] = field(default_factory=dict)
    choose: bool = False


@dataclass(frozen=True)
class Lesson:
    """A first round: the learner sits on seat 0, and `starter` begins. The cards are those of `seed`. `finish` are the
    moves that a round takes to its end when the learner has seen enough."""

    players: int
    seed: int
    steps: tuple[Step, ...]
    preset: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    starter: int = 0
    finish: tuple[str, ...] = ()


def moves(text: str) -> tuple[str, ...]:
    """Moves that are written in a row: `discard S5, take M7`."""
    return tuple(one for move in text.split(",") if (one := " ".join(move.split())))
