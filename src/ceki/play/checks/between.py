"""What a game may not declare of its matches, and of the options that it refuses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ceki.engine.game import Game
from ceki.engine.match_record import MatchRecord
from ceki.engine.options import PEOPLE
from ceki.engine.record import Record
from ceki.engine.refusals import NUMBERS, Refusals
from ceki.locales.messages import names_in
from ceki.play.checks.mistake import files_of, placed

PLAYERS = "players"  # a fact of every refusal


def refuse_unfit_between(
    info: Game, table: type[Record], carried: type[MatchRecord], refusals: Refusals, file: str
) -> None:
    """Raises `GameError` with the file, the line and the first thing that is wrong there."""
    for says, at in (*_sizes(info, table, carried), *_refusals(table, refusals)):
        raise placed(says, at, files_of(file))


def _sizes(info: Game, table: type[Record], carried: type[MatchRecord]) -> Iterator[tuple[str, str]]:
    """All people and all sides have a place in the record of a match."""
    options = [declared.option for declared in table.FIELDS.values() if declared.option is not None]
    people = [getattr(option, "high", 0) for option in options if option.role == PEOPLE]
    for what, most, size in (
        ("people", max((*info.seats, *info.more_seats, *people)), carried.PEOPLE),
        ("sides", len(info.partners), carried.SIDES),
    ):
        if most > size:
            says = f"{most} {what} do not fit a match of {size}; allowed: class Carried(MatchRecord, {what}={most})"
            yield says, r"\bclass Carried\b|\bseats=\S"


def _refusals(table: type[Record], refusals: Refusals) -> Iterator[tuple[str, str]]:
    """Each refusal has an id of its own, an option of the game or none, and a sentence that can be filled in."""
    options = [name for name, declared in table.FIELDS.items() if declared.option is not None]
    words = Counter(one.word for one in refusals.declared)
    for one in refusals.declared:
        at = rf"""\bRefusal\(\s*["']{one.word}["']"""
        if words[one.word] > 1:
            yield f"two refusals are called {one.word}", at
        if one.option and one.option not in options:
            yield f"refusal {one.word}: {one.option} is no option; the options are {', '.join(options) or 'none'}", at
        if len(one.numbers) > NUMBERS:
            yield f"refusal {one.word}: {len(one.numbers)} numbers, at most {NUMBERS} are allowed", at
        try:
            unknown = names_in(one.says) - {*options, *one.numbers, PLAYERS}
        except ValueError as error:
            yield f"refusal {one.word}: {error}", at
            return
        if unknown:
            facts = ", ".join((PLAYERS, *one.numbers, *options))
            yield f"refusal {one.word}: {', '.join(sorted(unknown))} is no fact; its facts are {facts}", at
