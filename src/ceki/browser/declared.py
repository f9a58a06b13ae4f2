"""What a game declares, as data for a table that runs in a browser: how its records lie, who sees what, its verbs,
lines, options, presets and refusals.

The rules themselves are compiled; whatever stands here is read by code that knows no game.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ceki.cards.notation import CODES
from ceki.engine.bets import Triples
from ceki.engine.match_record import Kept
from ceki.engine.options import Amount, Amounts, Choice, Flag, Members, Option, Ranking, Reduction, Rows
from ceki.engine.outcomes.ending import Ending
from ceki.engine.outcomes.record import asked_of, fields_of
from ceki.engine.record import Field, FixedRecord, record_type
from ceki.play.game_module import GameModule
from ceki.play.outcomes.settling import fields_left
from ceki.play.rulebook.listing import plain
from ceki.play.ruleset import PLAYERS
from ceki.play.score import kinds_that_add


def declared(game: GameModule) -> dict[str, Any]:
    """All of it, as JSON has it."""
    about = game.info
    return {
        "id": game.id,
        "title": about.title,
        "direction": about.direction,
        "seats": list(about.seats),
        "more_seats": list(about.more_seats),
        "people": about.people,
        "partners": [list(side) for side in about.partners],
        "codes": list(CODES[about.pack]),
        "adds": kinds_that_add(game),
        "verbs": [{"word": verb.word, "card": verb.card, "at": verb.at} for verb in about.verbs],
        "lines": [vars(line) for line in about.lines],
        "table": _record(game.table),
        "match": _record(game.carried),
        "ending": _record(Ending),
        "options": [_option(name, option) for name, option in game.options.items()],
        "presets": {name: _preset(game, given) for name, given in about.presets.items()},
        "refusals": [
            {"word": one.word, "option": one.option, "says": one.says, "numbers": list(one.numbers)}
            for one in game.refusals.declared
        ],
        "goal": {
            "facts": [{"id": one.id, "numbers": list(one.numbers)} for one in game.goals.declared],
            "words": list(game.goals.words),
        },
    }


def outcome(game: GameModule) -> dict[str, Any]:
    """What is told of a round at a real table: the records of it and of what is asked, each question, and why an
    outcome is refused."""
    kind = game.outcome
    assert kind is not None
    told = ("ask", "clause", "most", "nobody", "optional", "each")
    return {
        "record": _record(kind),
        "asked": _record(asked_of(kind)),
        "questions": [
            {"name": name, **{key: getattr(one, key) for key in told}, "among": list(one.among)}
            for name, one in fields_of(kind).items()
        ],
        "refusals": [
            {"word": one.word, "field": one.field, "clause": one.clause, "numbers": list(one.numbers)}
            for one in game.outcome_refusals.declared
        ],
        "left": fields_left(game),
    }


def _record(kind: type[FixedRecord]) -> dict[str, Any]:
    """How a compact record lies: its bytes, and its fields in the order of their declaration. No table of people is
    reduced, so that what makes a game smaller is left at 0."""
    dtype = record_type(kind)
    fields = [field for field in kind.FIELDS.values() if not isinstance(field.option, Reduction)]
    return {"bytes": dtype.itemsize, "fields": [_field(field, dtype) for field in fields]}


def _field(field: Field, dtype: np.dtype[np.void]) -> dict[str, Any]:
    """A field: where it begins, the bytes of one number and how many there are; what it holds, and who sees it."""
    assert dtype.fields is not None
    kept = {}
    if isinstance(field, Kept):
        kept = {"owners": field.owners, "unit": field.unit, "clause": field.clause, "leads": field.leads}
    return {
        "name": field.name,
        "at": dtype.fields[field.name][1],
        "width": field.width // 8,
        "lengths": list(field.lengths),
        "kind": field.kind,
        "seen": field.seen,
        "of": field.of,
        "empty": field.empty,
        "holds": field.holds_cards,
        "told": field.told,
        **kept,
    }


def _preset(game: GameModule, given: Any) -> dict[str, Any]:
    """How many play a preset, where it says so, and its options as they are read."""
    options = {name: plain(game.options[name].read(value)) for name, value in given.items() if name != PLAYERS}
    return {"players": given.get(PLAYERS), "options": options}


def _option(name: str, option: Option) -> dict[str, Any]:
    """An option: how its values are read and stored."""
    return {
        "name": name,
        "default": plain(option.default),
        "role": option.role,
        "agreed": option.agreed,
        "company": plain(dict(option.company)),
        "allowed": option.allowed_in_words(),
        **_kind(option),
    }


def _kind(option: Option) -> dict[str, Any]:
    """What only a kind of options has. `kind` is how it is read; of words, `among` are the values by their numbers."""
    match option:
        case Choice():
            values = [option.restore(number) for number in range(len(option.among))]
            barred = [plain(value) for value in values if str(value) in option.barred]
            loose = type(option).read is not Choice.read  # numbers mean words, and words numbers
            return {"kind": "choice", "among": plain(values), "barred": barred, **({"loose": loose} if loose else {})}
        case Flag():
            return {"kind": "flag"}
        case Amount():
            allowed = option.allowed()
            only = {"only": allowed} if isinstance(allowed, list) else {}
            optional = {"optional": True} if option.optional else {}
            return {"kind": "amount", "low": option.low, "high": option.high, **optional, **only}
        case Members():
            return {"kind": "members", "among": list(option.among), "aliases": plain(dict(option.aliases or {}))}
        case Amounts():
            return {"kind": "amounts", "names": list(option.names), "low": option.low, "high": option.high}
        case Rows():
            return {"kind": "rows", "among": plain(option.among)}
        case Ranking():
            return {"kind": "ranking", "among": list(option.among)}
        case Triples():
            return {"kind": "triples", "seats": option.seats, "high": option.high}
        case _:
            raise TypeError(f"option {option.name}: no browser can read an option of the kind {type(option).__name__}")
