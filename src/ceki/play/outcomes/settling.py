"""From what people tell of a round to the settled round: what is asked, whether all of it is told, and the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ceki.cards.notation import card_code, listed
from ceki.engine.bits import NONE, count_all
from ceki.engine.module.specialize import specialize
from ceki.engine.outcomes.record import AMOUNT, ANY, CARDS, ROW, Asked, asked_of, fields_of
from ceki.engine.outcomes.refusals import CARD, SEAT
from ceki.engine.record import Record
from ceki.engine.refusals import no_refusal
from ceki.engine.rule import WRITTEN
from ceki.play.game_module import GameModule
from ceki.play.match import Match
from ceki.play.outcomes import outcome_rules
from ceki.play.outcomes.reading import Reader, Told
from ceki.play.outcomes.refused import OF_RULES, OutcomeError
from ceki.play.showing.shown import TABLE, shown


@dataclass(frozen=True)
class Entered:
    """A finished round that was played elsewhere, as a match sees it: settled, and over."""

    table: Record
    over: bool = True


def asked_now(match: Match, told: Told) -> dict[str, int]:
    """What is asked about the next round of a match, in order, once so much is told; of cards, how many or `ANY`."""
    kind = match.ruleset.game.outcome
    assert kind is not None
    asked: Any = asked_of(kind)()
    _run(match, outcome_rules.ask, told, asked)
    return {name: n for name in fields_of(kind) if (n := int(getattr(asked, name)))}


def settled(match: Match, told: Told, reader: Reader) -> Entered:
    """The next round of a match, settled by the rules. Raises `OutcomeError` where something is missing, cannot be, or
    is not asked here; and `ValueError` when the match is over."""
    asked = asked_now(match, told)
    for name, n in asked.items():
        refuse_missing(told, reader, reader.fields[name], n)
    refused = no_refusal()
    table = _run(match, outcome_rules.settle_outcome, told, refused)
    if refused[0] != NONE:
        raise _refusal(match.ruleset.game, reader, *(int(number) for number in refused))
    blank = reader.kind()
    for name in reader.fields:  # in their order
        told_beside = name in told.given and name not in asked
        if told_beside and not np.array_equal(getattr(told.record, name), getattr(blank, name)):
            raise OutcomeError("not-asked", name)
    return Entered(table)


def fields_left(game: GameModule) -> list[str]:
    """The fields of cards of which a round that is told leaves some on the table."""
    lie = [show.field for show in shown(game) if show.where == TABLE]
    return [name for name in lie if game.table.FIELDS[name].shape == ("faces",)]


def left(game: GameModule, table: Record) -> tuple[str, ...]:
    """The codes of the cards that a round leaves on the table; none where no pile is told, only what each counted."""
    counts = [getattr(table, name) for name in fields_left(game)]
    found = tuple(code for row in counts for code in listed(row, game.info.pack))
    return found if len(found) < int(table.deck.sum()) else ()


def first_refusal(match: Match, told: Told, reader: Reader) -> OutcomeError | None:
    """Why the rules refuse what is told so far, where they do for a field that is told; for those who ask one thing
    after the other."""
    refused = no_refusal()
    _run(match, outcome_rules.settle_outcome, told, refused)
    if refused[0] == NONE:
        return None
    found = _refusal(match.ruleset.game, reader, *(int(number) for number in refused))
    return found if found.field in told.given else None


def _run(match: Match, driver: Any, told: Told, into: Any) -> Record:
    table = match.blank()
    specialize(driver, match.ruleset.game.namespace, WRITTEN)(table, told.record, into)
    return table


def refuse_missing(told: Told, reader: Reader, asked: Asked, n: int) -> None:
    """Raises `OutcomeError` unless something that is asked is told, a number of each player, and of cards the `n` that
    are asked."""
    if asked.name not in told.given:
        if not asked.optional:
            raise OutcomeError("missing", asked.name, asked.clause)
    elif asked.ask == AMOUNT and not asked.optional:
        for seat in reader.order:
            if seat not in told.given[asked.name]:
                raise OutcomeError("missing-of", asked.name, asked.clause, name=reader.names[seat])
    elif asked.ask in (CARDS, ROW) and n != ANY:
        value = np.atleast_2d(getattr(told.record, asked.name))
        for row in value[: told.seats] if asked.each else value:
            given = int((row != NONE).sum()) if asked.ask == ROW else count_all(row)
            if given != n:
                raise OutcomeError("wrong-number", asked.name, asked.clause, n=given, of=n)


def _refusal(game: GameModule, reader: Reader, what: int, *numbers: int) -> OutcomeError:
    """A refusal by the rules, with its facts: a card by its code, a player by their name."""
    one = game.outcome_refusals.declared[what]
    facts: dict[str, Any] = dict(zip(one.numbers, numbers, strict=False))
    if CARD in facts:
        facts[CARD] = card_code(facts[CARD], game.info.pack)
    if SEAT in facts:
        facts[SEAT] = reader.names[facts[SEAT]]
    return OutcomeError(OF_RULES, one.field, one.clause, word=one.word, **facts)
