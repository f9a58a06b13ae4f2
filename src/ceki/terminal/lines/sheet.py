"""The score sheet: every line with its unit and clause, who has won, who pays whom, and how the match stands."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ceki.cards.notation import card_number
from ceki.engine.game import CENTS
from ceki.engine.match_record import CARDS
from ceki.play.rulebook.sentences import (
    POT,
    amount_told,
    changed_told,
    leads_told,
    match_won_told,
    payment_told,
    plain_word,
    settling_told,
    totals_told,
    winners_told,
)
from ceki.play.rulebook.spelling import spelled
from ceki.play.ruleset import Ruleset
from ceki.play.score import Result, ScoreLine
from ceki.play.standing import Amount, Standing
from ceki.terminal.drawing.faces import face
from ceki.terminal.drawing.grouping import Tie


@dataclass(frozen=True)
class Ledger:
    """How everybody stands: play cents by person, the pot (cents), and the match."""

    persons: list[str]
    cents: list[int]
    pot: int
    standing: Standing


@dataclass(frozen=True)
class Sheet:
    """A settled round: what it came to, and what each seat has won in play cents."""

    round_number: int
    result: Result
    names: list[str]
    ruleset: Ruleset
    cents: list[int]
    ledger: Ledger


def sheet_lines(sheet: Sheet, short: bool = False) -> list[str]:
    """The settled round, line by line; `short` writes cards as codes."""
    result, names = sheet.result, sheet.names
    lines = [f"Score of round {sheet.round_number}: {winners_told([names[seat] for seat in result.winners])}."]
    game, options = sheet.ruleset.game, sheet.ruleset.options
    lines += [
        score_line(line, names, game.info.pack, short, spelled(game, line.word, options)) for line in result.lines
    ]
    if result.winners or result.payments:
        lines += ["", "Together, the first place first"]
        lines += [f"  {names[seat]}: {totals_told(result.totals[seat])}" for seat in result.order]
    return [*lines, "", *payment_lines(sheet), "", *match_lines(sheet.ledger)]


def score_line(line: ScoreLine, names: list[str], pack: str, short: bool = False, called: str = "") -> str:
    """One line: who, how much of what unit, for what, by which clause. A line that repeats a sum says so. `called` is
    how players spell its word."""
    held = f"{amount_told(line.count, line.counts)}, " if line.counts else f"{line.count} x " if line.count > 1 else ""
    ties = [Tie(face(card_number(code, pack), pack), n) for code, n in Counter(line.cards).items()]
    cards = " ".join(tie.short for tie in ties) if short else ", ".join(tie.spoken for tie in ties)
    what = f"{held}{called or plain_word(line.word)}, {line.says}" + (f": {cards}" if cards else "")
    who = names[line.seat] if 0 <= line.seat < len(names) else "All"
    if line.total:
        return f"  {who}  {what}: {amount_told(line.amount, line.unit)} in all [{line.clause}]"
    amount = f" {amount_told(line.amount, line.unit, True)}" if line.amount else ""
    what += f": {amount_told(line.each, CENTS)} from every other player" if line.each else ""
    return f"  {who}{amount}  {what} [{line.clause}]"


def payment_lines(sheet: Sheet) -> list[str]:
    """Who pays whom, each seat's result, and that it all sums to zero. Play cents."""
    if not sheet.result.payments:
        later = sheet.ledger.standing.payments
        return ["No money moves for this round; the match is settled below." if later else "No money moves."]
    lines = ["Who pays whom, in play cents", *(f"  {payment_told(one, sheet.names)}" for one in sheet.result.payments)]
    parts = [f"{name} {cents:+,}" for name, cents in zip(sheet.names, sheet.cents, strict=True)]
    parts += [f"{POT} {sheet.result.to_pot:+,}"] if sheet.result.to_pot else []
    return [*lines, f"  {', '.join(parts)} cents: sum {sum(sheet.cents) + sheet.result.to_pot}"]


def match_lines(ledger: Ledger) -> list[str]:
    """How everybody stands in the match, each amount in its own unit; at the end who has won it and who pays whom."""
    standing, persons = ledger.standing, ledger.persons
    after = f"After {'1 round' if standing.rounds == 1 else f'{standing.rounds} rounds'}"
    lines = [after if standing.rounds else "No round is over yet."]
    lines += [
        f"  {changed_told(amount, standing, persons)}{f' [{amount.clause}]' if amount.clause else ''}"
        for amount in standing.carried
        if worth_telling(amount, standing.rounds)
    ]
    if any(ledger.cents) or ledger.pot:
        stands = ", ".join(f"{name} {cents:+,}" for name, cents in zip(persons, ledger.cents, strict=True))
        lines.append(f"  Cents: {stands}" + (f", {POT} {ledger.pot:,}" if ledger.pot else ""))
    if not standing.over:
        leaders = [persons[person] for person in standing.leaders]
        return [*lines, f"  {leads_told(leaders)}."] if leaders else lines
    return [*lines, "", *end_lines(standing, persons)]


def worth_telling(amount: Amount, rounds: int) -> bool:
    """Whether an amount says something: the draw for seats only once, and nothing that is zero for all."""
    if amount.kind == CARDS:
        return rounds <= 1 or amount.values != amount.before
    if not amount.clause and rounds < 2:
        return False  # who won the only round stands above
    values = amount.values if isinstance(amount.values, list) else [amount.values]
    return any(values) or amount.leads or amount.values != amount.before


def end_lines(standing: Standing, persons: list[str]) -> list[str]:
    """The end of a match: who has won it, for what cents were paid, who paid them to whom."""
    lines = [match_won_told(standing, persons)]
    lines += [f"  {settling_told(line, persons)}" for line in standing.settling]
    return lines + [f"  {payment_told(one, persons)}" for one in standing.payments]
