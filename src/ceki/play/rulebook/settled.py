"""A settled round and a match in sentences: who has won, who pays whom for what, and what has changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby

from ceki.engine.bits import NONE
from ceki.engine.game import CENTS
from ceki.locales.messages import said
from ceki.locales.rows import labelled
from ceki.play.rulebook.sentences import (
    RESULTS,
    Sentence,
    amount_told,
    changed_told,
    listed,
    match_won_told,
    news,
    settling_told,
    stopped,
    totals_told,
    winners_told,
    you,
)
from ceki.play.rulebook.spelling import spelled
from ceki.play.ruleset import Ruleset
from ceki.play.score import Payment, Result
from ceki.play.standing import Standing

Side = tuple[int, ...]  # seats or people who pay or are paid alike; `NONE` is the pot


def result_told(result: Result, names: Sequence[str], ruleset: Ruleset) -> list[Sentence]:
    """Who has won a settled round, and with what; who pays whom."""
    winners = [names[seat] for seat in result.winners]
    told = winners_told(winners)
    if len(winners) == 1:
        told = labelled(told, totals_told(result.totals[result.winners[0]]))
    return [Sentence(stopped(told), bool(winners)), *_sentences(paid_told(result.payments, names, ruleset))]


def match_told(standing: Standing, persons: Sequence[str], ruleset: Ruleset) -> list[Sentence]:
    """What the round has changed in the match; at its end who has won it, and how it was settled."""
    told = _sentences(changed_told(amount, standing, persons) for amount in standing.carried if news(amount))
    if standing.over:
        told.append(Sentence(match_won_told(standing, persons), True))
        told += _sentences(settling_told(one, persons) for one in standing.settling)
        told += _sentences(paid_told(standing.payments, persons, ruleset))
    return told


def _sentences(told: Iterable[str]) -> list[Sentence]:
    return [Sentence(stopped(one)) for one in told]


def paid_told(payments: Sequence[Payment], names: Sequence[str], ruleset: Ruleset) -> list[str]:
    """A sentence, without its stop, for all who pay one another the same for the same thing: `You pay Bima 170 cents
    (jung)`, `Bima and Citra pay you 12 cents each (points)`. `names` by seat or by person, as the payments are."""
    told = []
    for givers, takers, one in together(payments):
        said_of = _paid(givers, takers, one.cents, names)
        told.append(said_of + (_for_what(one.word, ruleset) if one.word else ""))
    return told


def _for_what(word: str, ruleset: Ruleset) -> str:
    what = spelled(ruleset.game, word, ruleset.options)
    rate = next((line.rate for line in ruleset.game.info.lines if line.word == word), "")
    if not rate:
        return said(RESULTS, "for-what", {"what": what})
    cents = ruleset.options[rate]
    assert isinstance(cents, int)
    return said(RESULTS, "for-points", {"what": what, "cents": amount_told(cents, CENTS)})


def _summed(payments: Iterable[Payment]) -> list[Payment]:
    """What one has paid another for one thing, as one payment: three ayam in a round are paid one after the other."""
    found: dict[tuple[str, int, int], Payment] = {}
    for one in payments:
        key = one.word, one.giver, one.taker
        found[key] = replace(one, cents=one.cents + (found[key].cents if key in found else 0))
    return [*found.values()]


def together(payments: Sequence[Payment]) -> list[tuple[Side, Side, Payment]]:
    """Payments in their order, those in a row of one word and one amount as one: of some to one, or of one to some."""
    found: list[tuple[Side, Side, Payment]] = []
    for _, alike in groupby(_summed(payments), lambda one: (one.word, one.cents, one.taker)):
        run = [*alike]
        givers, (last_givers, last_takers, last) = (
            tuple(one.giver for one in run),
            found[-1] if found else ((), (), run[0]),
        )
        same = (last.word, last.cents) == (run[0].word, run[0].cents) and last_givers == givers
        if same and len(givers) == 1:
            found[-1] = givers, (*last_takers, run[0].taker), last
        else:
            found.append((givers, (run[0].taker,), run[0]))
    return found


def _paid(givers: Side, takers: Side, cents: int, names: Sequence[str]) -> str:
    facts = {"cents": amount_told(cents, CENTS), "from": _form(givers[0], names), "to": _form(takers[0], names)}
    facts |= {"giver": _name(givers[0], names), "taker": _name(takers[0], names)}
    if len(givers) > 1:
        return said(RESULTS, "pays-each", {**facts, "givers": _row(givers, names, you())})
    if len(takers) > 1:
        return said(RESULTS, "pays-all", {**facts, "takers": _row(takers, names, said(RESULTS, "you-paid", {}))})
    return said(RESULTS, "pays", facts)


def _row(people: Side, names: Sequence[str], reader: str) -> str:
    """Names in a row, the first of them what the reader is called there."""
    mine = [reader for who in people if names[who] == you()]
    return listed([*mine, *(names[who] for who in people if names[who] != you())])


def _name(who: int, names: Sequence[str]) -> str:
    return "" if who == NONE else names[who]


def _form(who: int, names: Sequence[str]) -> str:
    return "pot" if who == NONE else "you" if names[who] == you() else "other"
