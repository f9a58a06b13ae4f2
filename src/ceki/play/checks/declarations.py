"""What a game's file may not say of itself; refused when the file is read, so that no table, page or list meets it
later."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from ceki.cards.notation import CODES
from ceki.engine.game import Game, Line, Show, Source, Verb
from ceki.engine.moves import VERBS
from ceki.engine.options import Amounts, Choice, Flag, Members, Option, Ranking
from ceki.engine.outcomes.ending import Ending
from ceki.engine.record import CARD, COUNTS, Record
from ceki.locales.messages import PLACE
from ceki.play.checks.mistake import files_of, placed

WORD: Final = re.compile(r"[a-z][a-z_]*")
LINES: Final = 64  # kinds of score lines: some are kept as a set
PLAYERS: Final = "players"  # of a preset: a number, not an option
Wrong = tuple[str, str]  # what is wrong, and a pattern of the line on which it is written
RESERVED: Final = ("name", PLAYERS, "preset")  # what a house is asked for beside its options


def refuse_unfit(about: Game, table: type[Record], file: str) -> None:
    """Raises `GameError` with the file, the line and the first thing that is wrong there."""
    for parts in (_rows, _seats, _pack, _verbs, _fields, _options, _presets, _shows, _lines):
        for says, at in parts(about, table):
            raise placed(says, at, files_of(file))


def _rows(about: Game, table: type[Record]) -> Iterator[Wrong]:
    for name, kind in (("verbs", Verb), ("lines", Line), ("sources", Source), ("shows", Show)):
        row = getattr(about, name)
        if not isinstance(row, tuple) or not all(isinstance(one, kind) for one in row):
            one = f"{kind.__name__}(...)"
            yield (
                f"{name} is no row of {one}; write {name}=({one},), with a comma also after a single one",
                rf"\b{name}=",
            )


def _seats(about: Game, table: type[Record]) -> Iterator[Wrong]:
    if not isinstance(about.title, str) or not about.title:
        yield f"title is {about.title!r}, not a text", r"\btitle="
    seats = about.seats
    if not isinstance(seats, tuple) or not seats or not all(isinstance(n, int) and n > 0 for n in seats):
        yield f"seats is {seats!r}, not a row of numbers from 1, such as (2, 3, 4)", r"\bseats=\S"
    elif (most := max(seats + about.more_seats)) > table.SEATS:
        yield f"{most} seats do not fit a table of {table.SEATS}", r"\bseats=\S"
    elif min(about.people, max(seats)) not in seats:
        yield f"people is {about.people}: the usual number of players is none of {seats}", r"\b(people|seats)="
    for said, most in (("seats", Ending.SEATS), ("lines", Ending.LINES)):
        if (found := getattr(table, said.upper())) > most:
            yield f"{said}={found} of a table are too many, at most {most} are allowed", rf"\b{said}=\d"


def _pack(about: Game, table: type[Record]) -> Iterator[Wrong]:
    if about.pack not in CODES:
        yield f"pack is {about.pack!r}; the packs are {', '.join(CODES)}", r"\bpack="
    elif len(CODES[about.pack]) != table.FACES:
        yield f"faces is {table.FACES}, but pack {about.pack!r} has {len(CODES[about.pack])} faces", r"\bfaces="


def _verbs(about: Game, table: type[Record]) -> Iterator[Wrong]:
    """The word of each is its own, and its declaration says who learns its card."""
    if len(about.verbs) > VERBS:
        yield f"{len(about.verbs)} verbs, at most {VERBS} are allowed", r"\bVerb\("
    words = [verb.word for verb in about.verbs]
    places = ", ".join(name for name, declared in table.FIELDS.items() if declared.holds_cards)
    for verb in about.verbs:
        at = rf"""\bVerb\(\s*["']{re.escape(verb.word)}["']"""
        if not WORD.fullmatch(verb.word):
            yield f"verb {verb.word!r} is not one word in small letters, with _ for spaces", at
        if words.count(verb.word) > 1:
            yield f"two verbs are called {verb.word}; a move that is sent could be either", at
        if not verb.card and verb.at:
            yield f"verb {verb.word} names no card, so at={verb.at!r} is not allowed", at
        if verb.card and (verb.at not in table.FIELDS or not table.FIELDS[verb.at].holds_cards):
            yield (
                (
                    f"verb {verb.word} has at={verb.at!r}, which is no field that its card can lie in: "
                    f"allowed are {places}, or card=False for a verb that names no card"
                ),
                at,
            )
        if verb.lies and not _can_lie(table, verb):
            says = f"verb {verb.word} has lies={verb.lies!r}, which is no field that its card can lie in"
            yield f"{says}: allowed are {places}, or nothing for a card of the hand", at


def _can_lie(table: type[Record], verb: Verb) -> bool:
    """A card that is named is pointed at in a field of cards; one that is not, in a field of a single card."""
    declared = table.FIELDS.get(verb.lies)
    return declared is not None and (declared.holds_cards if verb.card else declared.kind == CARD)


def _fields(about: Game, table: type[Record]) -> Iterator[Wrong]:
    """No field of every table is declared anew, and cards that are seen with an option are seen where it is on."""
    for kind in table.__mro__[: table.__mro__.index(Record)]:
        for name in vars(kind).get("DECLARED", {}).keys() & Record.DECLARED.keys():
            yield f"field {name}: every table has one already; give it another name", _field(name)
    for name, declared in table.FIELDS.items():
        word, _, target = declared.seen.partition(":")
        if word == "option" and not isinstance(table.FIELDS[target].option, Flag):
            yield f"field {name}: seen={declared.seen!r} names no option that is on or off", _field(name)


def _options(about: Game, table: type[Record]) -> Iterator[Wrong]:
    for name, declared in table.FIELDS.items():
        if declared.option is not None:
            if name in RESERVED:
                yield f"an option cannot be called {name}", _field(name)
            for says in _wrongly_typed(declared.option):
                yield f"option {name}: {says}", _field(name)
                return
            read = functools.partial(declared.option.read, declared.option.default)
            yield from _refused(f"the default of option {name}", read, _field(name))
            yield from _unread(declared.option, _field(name))


def _unread(option: Option, at: str) -> Iterator[Wrong]:
    """A default is no text that would still have to be read."""
    default, meant = option.default, option.read(option.default)
    if isinstance(default, (str, int, float)) and type(meant) is not type(default):
        allowed = option.allowed_in_words()
        yield f"the default of option {option.name} is {default!r}; write {meant!r}; allowed: {allowed}", at


def _wrongly_typed(option: Option) -> Iterator[str]:
    """What an option is given that is not what it takes."""
    for what in ("clause", "says"):
        if not isinstance(value := getattr(option, what), str):
            yield f"{what} is {value!r}, not a text"
    for what in ("low", "high"):
        if type(value := getattr(option, what, 0)) is not int:
            yield f"{what} is {value!r}, not a whole number"
    if isinstance(option, (Choice, Members, Ranking)):
        if not isinstance(option.among, tuple) or not all(isinstance(word, str) for word in option.among):
            yield f"among is {option.among!r}, not words in a row, such as ('one', 'other')"


def _presets(about: Game, table: type[Record]) -> Iterator[Wrong]:
    if not isinstance(about.presets, Mapping):
        yield f"presets is {about.presets!r}, not options by name, such as {{'dear': {{'stake': 100}}}}", r"\bpresets="
        return
    options = {name: declared.option for name, declared in table.FIELDS.items() if declared.option is not None}
    for preset, chosen in about.presets.items():
        at = rf"""["']{re.escape(str(preset))}["']\s*:"""
        if not isinstance(chosen, Mapping):
            yield f"preset {preset} is {chosen!r}, not options with their values", at
            return
        for name, value in chosen.items():
            if name == PLAYERS:
                if value not in about.seats + about.more_seats:
                    yield f"preset {preset} is for {value} players, who cannot sit down", at
            elif name not in options:
                yield f"preset {preset} sets {name}, which is no option; the options are {', '.join(options)}", at
            else:
                yield from _refused(f"preset {preset}", functools.partial(options[name].read, value), at)


def _refused(what: str, read: Callable[[], Any], at: str) -> Iterator[Wrong]:
    try:
        read()
    except (ValueError, TypeError, AttributeError) as error:
        yield f"{what}: {error}", at


def _shows(about: Game, table: type[Record]) -> Iterator[Wrong]:
    for show in about.shows:
        at = rf"""\bShow\(\s*["']{re.escape(show.field)}["']"""
        if show.field not in table.FIELDS:
            yield f"shows {show.field}, which is no field of the table; its fields are {', '.join(table.FIELDS)}", at
        for name in (show.owner, show.as_drawn, show.leading, show.lies_in):
            if name and name not in table.FIELDS:
                yield f"shows {show.field} with {name}, which is no field of the table", at


OF_LINE: Final = ("n", "worth", "cards")  # places of what a line tells


def _lines(about: Game, table: type[Record]) -> Iterator[Wrong]:
    """What a score line says of options and fields."""
    if len(about.lines) > LINES:
        yield f"{len(about.lines)} kinds of score lines, at most {LINES} are allowed", r"\bLine\("
    for line in about.lines:
        at = rf"""\bLine\(\s*["']{re.escape(line.word)}["']"""
        for says in _of_line(line, table):
            yield f"score line {line.word}: {says}", at


def _of_line(line: Line, table: type[Record]) -> Iterator[str]:
    fields = table.FIELDS
    name, _, place = line.each.partition(":")
    options = {one: len(field.option.names) if isinstance(field.option, Amounts) else 0
               for one, field in fields.items() if field.option is not None}  # fmt: skip
    if name and name not in options:
        yield f"each={line.each!r} names no option; the options are {', '.join(options) or 'none'}"
    elif name and (place.isdecimal() and int(place) < options[name]) != bool(options[name]):
        yield f"each={line.each!r} is not the name of an option with one number, or NAME:PLACE where it has several"
    if wrong := set(PLACE.findall(line.tells)) - {*OF_LINE}:
        yield f"tells has the place {{{min(wrong)}}}; the places are {', '.join(f'{{{one}}}' for one in OF_LINE)}"
    if line.rate and options.get(line.rate, 1):
        yield f"rate={line.rate!r} is not the name of an option with one number"
    if isinstance(line.alike, str) and (line.alike not in fields or fields[line.alike].lengths):
        yield f"alike={line.alike!r} is neither a whole number nor a field with one"
    elif not isinstance(line.alike, str) and (type(line.alike) is not int or line.alike < 1):
        yield f"alike={line.alike!r} is not a whole number from 1"
    rows = [one for one, field in fields.items() if field.kind == COUNTS and len(field.lengths) == 2]
    if line.lie and line.lie not in rows:
        yield f"lie={line.lie!r} names no rows of cards by seat; those are {', '.join(rows) or 'none'}"


def _field(name: str) -> str:
    return rf"^\s+{name}\b[^=(]*="
