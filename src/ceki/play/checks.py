"""What a game's file may not say of itself: told when it is read, so that no table, page or list meets it later."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from ceki.engine.game import Game
from ceki.engine.moves import VERBS
from ceki.engine.options import Flag
from ceki.engine.record import Record

WORD: Final = re.compile(r"[a-z][a-z_]*")
PLAYERS: Final = "players"  # of a preset: a number, not an option
RESERVED: Final = ("name", PLAYERS, "preset")  # what a house is asked for beside its options


def refuse_unfit(about: Game, table: type[Record], file: str) -> None:
    """Raises `TypeError` with the file and the first thing that is wrong in it."""
    for parts in (_seats, _verbs, _fields, _options, _presets, _shows):
        for wrong in parts(about, table):
            raise TypeError(f"{file}: {wrong}")


def _seats(about: Game, table: type[Record]) -> Iterator[str]:
    if not isinstance(about.title, str) or not about.title:
        yield f"title is {about.title!r}, not a text"
    seats = about.seats
    if not isinstance(seats, tuple) or not seats or not all(isinstance(n, int) and n > 0 for n in seats):
        yield f"seats is {seats!r}, not a row of numbers from 1, such as (2, 3, 4)"
    elif (most := max(seats + about.more_seats)) > table.SEATS:
        yield f"{most} seats do not fit a table of {table.SEATS}"
    elif min(about.people, max(seats)) not in seats:
        yield f"people is {about.people}: the usual number of players is none of {seats}"


def _verbs(about: Game, table: type[Record]) -> Iterator[str]:
    """The word of each is its own, and it follows who is told its card."""
    if len(about.verbs) > VERBS:
        yield f"{len(about.verbs)} verbs, at most {VERBS} are allowed"
    words = [verb.word for verb in about.verbs]
    places = ", ".join(name for name, declared in table.FIELDS.items() if declared.holds_cards)
    for verb in about.verbs:
        if not WORD.fullmatch(verb.word):
            yield f"verb {verb.word!r} is not one word in small letters, with _ for spaces"
        if words.count(verb.word) > 1:
            yield f"two verbs are called {verb.word}; a move that is sent could be either"
        if not verb.card and verb.at:
            yield f"verb {verb.word} names no card, so at={verb.at!r} is not allowed"
        if verb.card and (verb.at not in table.FIELDS or not table.FIELDS[verb.at].holds_cards):
            yield (
                f"verb {verb.word} has at={verb.at!r}, which is no field that its card can lie in: "
                f"allowed are {places}, or card=False for a verb that names no card"
            )
        if verb.lies and (verb.lies not in table.FIELDS or not table.FIELDS[verb.lies].holds_cards):
            yield (
                f"verb {verb.word} has lies={verb.lies!r}, which is no field that its card can lie in: "
                f"allowed are {places}, or nothing for a card of the hand"
            )


def _fields(about: Game, table: type[Record]) -> Iterator[str]:
    """Cards that are seen with an option are seen where it is on."""
    for name, declared in table.FIELDS.items():
        word, _, target = declared.seen.partition(":")
        if word == "option" and not isinstance(table.FIELDS[target].option, Flag):
            yield f"field {name}: seen={declared.seen!r} names no option that is on or off"


def _options(about: Game, table: type[Record]) -> Iterator[str]:
    for name, declared in table.FIELDS.items():
        if declared.option is not None:
            if name in RESERVED:
                yield f"an option cannot be called {name}"
            yield from _refused(f"the default of option {name}", lambda one=declared.option: one.read(one.default))


def _presets(about: Game, table: type[Record]) -> Iterator[str]:
    if not isinstance(about.presets, Mapping):
        yield f"presets is {about.presets!r}, not options by name, such as {{'dear': {{'stake': 100}}}}"
        return
    options = {name: declared.option for name, declared in table.FIELDS.items() if declared.option is not None}
    for preset, chosen in about.presets.items():
        if not isinstance(chosen, Mapping):
            yield f"preset {preset} is {chosen!r}, not options with their values"
            return
        for name, value in chosen.items():
            if name == PLAYERS:
                if value not in about.seats + about.more_seats:
                    yield f"preset {preset} is for {value} players, who cannot sit down"
            elif name not in options:
                yield f"preset {preset} sets {name}, which is no option; the options are {', '.join(options)}"
            else:
                yield from _refused(f"preset {preset}", lambda one=options[name], value=value: one.read(value))


def _refused(what: str, read: Any) -> Iterator[str]:
    try:
        read()
    except ValueError as error:
        yield f"{what}: {error}"


def _shows(about: Game, table: type[Record]) -> Iterator[str]:
    for show in about.shows:
        if show.field not in table.FIELDS:
            yield f"shows {show.field}, which is no field of the table"
        for name in (show.owner, show.as_drawn):
            if name and name not in table.FIELDS:
                yield f"shows {show.field} with {name}, which is no field of the table"
