"""What an order for a new table asks for, and how the table then begins."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Any

from ceki.engine.errors import UnknownGame, UnknownOption
from ceki.play import catalogue
from ceki.play.ruleset import Ruleset, ruleset
from ceki.server import limits
from ceki.server.fairness.fair_deal import LOG_VERSION
from ceki.server.protocol import public_state
from ceki.server.protocol.client import NewTable
from ceki.server.protocol.errors import CODE_OF, OF_GAME, Refused
from ceki.server.seats.bots import LEVELS, NAMES
from ceki.server.seats.names import distinct
from ceki.server.tables.about import About
from ceki.server.tables.events import NOBODY, Draft
from ceki.server.tables.model import AWAY, BOT, FREE, HUMAN
from ceki.server.tables.state import Table

LONGEST = 600  # letters of a sentence that repeats what was asked for


def house_of(order: NewTable) -> Ruleset:
    """The ruleset of an order. Raises `Refused` with what is allowed."""
    if {"name", "players", "preset"} & set(order.options):
        raise Refused("options_reserved")
    try:
        chosen = allowed(lambda: ruleset(order.game, order.players, order.preset, **order.options))
    except UnknownGame:
        raise Refused("no_such_game", given=repr(order.game), games=catalogue.names()) from None
    known(order.bot_level)
    return chosen


def allowed(choose: Callable[[], Ruleset]) -> Ruleset:
    """The ruleset that `choose` returns. Raises `Refused` with what is allowed, or `UnknownGame`."""
    try:
        chosen = choose()
        chosen.table()
    except UnknownGame:
        raise
    except ValueError as error:
        raise _unfit(error) from None
    except (TypeError, KeyError, IndexError, AttributeError, OverflowError):
        raise Refused("bad_option_value") from None
    return chosen


def _unfit(error: ValueError) -> Refused:
    """The refusal of options: by an id of the protocol, or by the rules of the game for a reason of theirs."""
    reason, option, facts = "other", "", dict[str, Any]()
    if isinstance(error, UnknownOption):
        reason, option, facts = error.reason or reason, error.option, dict(error.facts)
    if reason in CODE_OF:
        return Refused(reason, **facts)
    said = str(error)[:LONGEST]
    english = f"{said[:1].upper()}{said[1:]}."
    return Refused(OF_GAME, english=english, **{**facts, "option": option or "none", "reason": reason})


def known(level: str) -> str:
    """A bot level by its name. Raises `Refused`, which lists them."""
    if level not in LEVELS:
        raise Refused("unknown_bot", levels=list(LEVELS))
    return level


def first_events(order: NewTable, chosen: Ruleset, meets: bool = False) -> list[Draft]:
    """How a table begins: with its rules, its maker and its bots; strangers find one that `meets`. Raises `Refused`."""
    people = chosen.people
    if order.bots >= people:
        raise Refused("too_many_bots", most=people - 1)
    if order.days is not None and (order.seconds is not None or order.practice):
        raise Refused("days_alone")
    bots = people - 1 if order.practice else order.bots
    title = limits.clean(order.title or "", limits.TITLE, "title")
    name = distinct(limits.clean(order.name or "", limits.NAME, "name"), (), 0)
    about = About(
        game=chosen.game.id,
        players=chosen.players,
        preset=order.preset,
        options=public_state.plain(chosen.given),
        title=title or chosen.game.info.title,
        seconds=order.seconds,
        days=order.days,
        rounds=order.rounds,
        public=order.public,
        practice=order.practice,
        chat=order.chat,
        together=order.together,
        meets=meets,
        bot_level=order.bot_level,
        bot_seed=secrets.token_hex(8),
        log=LOG_VERSION,
    )
    return [
        Draft("created", NOBODY, about.model_dump()),
        Draft("sat", 0, {"name": name, "kind": HUMAN, "level": ""}),
        *_bots(range(people - bots, people), order.bot_level, [name]),
    ]


def level_of(table: Table) -> str:
    """The level of the bots of a table."""
    return table.about.bot_level


def with_bots(table: Table, level: str | None) -> list[Draft]:
    """Bots on all free seats, of the table's level unless another is given. Raises `Refused`."""
    free = [person for person, chair in enumerate(table.chairs) if chair.kind == FREE]
    if table.closed or not free:
        raise Refused("seats_taken")
    chosen = known(level or level_of(table))
    return _bots(free, chosen, [chair.name for chair in table.chairs if chair.kind != FREE])


def left(table: Table, person: int) -> list[Draft]:
    """A person gives up the seat to a bot; with the last person the table closes."""
    if not table.chairs[person].human or table.closed:
        return []
    gone = Draft("left", person, {"level": level_of(table)})
    return [gone, Draft("closed", NOBODY)] if table.humans == [person] else [gone]


def welcome(table: Table, person: int) -> list[Draft]:
    """A person who was away is back; but only after a bot has made the move for which their time was up."""
    return [] if table.relieved == person else moves_again(table, person)


def moves_again(table: Table, person: int) -> list[Draft]:
    """A person is back who was away, or had left a seat that is theirs until the round ends."""
    chair = table.chairs[person]
    return [Draft("back", person)] if (chair.kind == AWAY or chair.kept) and not table.closed else []


def _bots(persons: Iterable[int], level: str, names: list[str]) -> list[Draft]:
    """Bots for some places, beside those who have these names already."""
    sat = []
    for person in persons:
        names = [*names, distinct(NAMES[person % len(NAMES)], names, person)]
        sat.append(Draft("sat", person, {"name": names[-1], "kind": BOT, "level": level}))
    return sat
