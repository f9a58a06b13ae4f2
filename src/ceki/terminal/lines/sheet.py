"""The score sheet: every line with its unit and clause, who has won, who pays whom, and how the match stands."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ceki.cards.notation import card_number
from ceki.engine.match_record import CARDS
from ceki.locales.messages import said
from ceki.locales.rows import in_row, labelled
from ceki.play.game_module import GameModule
from ceki.play.rulebook.sentences import (
    RESULTS,
    amount_told,
    changed_told,
    listed,
    match_won_told,
    number_told,
    settling_told,
    totals_told,
    you,
)
from ceki.play.rulebook.settled import paid_told
from ceki.play.ruleset import Ruleset
from ceki.play.score import Result, ScoreLine
from ceki.play.standing import Amount, Standing
from ceki.terminal.drawing.faces import face
from ceki.terminal.drawing.grouping import Tie
from ceki.terminal.lines.commands import TERMINAL
from ceki.terminal.lines.ending import ENDING, ending_lines, line_told


@dataclass(frozen=True)
class Ledger:
    """How everybody stands: play cents by person, the pot (cents), and the match."""

    persons: list[str]
    cents: list[int]
    pot: int
    standing: Standing
    ruleset: Ruleset


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
    game = sheet.ruleset.game
    won, *why = ending_lines(result, names, sheet.ruleset, short)
    lines = [said(TERMINAL, "score-of", {"round": sheet.round_number, "won": won}), *why]
    counted = [line for line in result.lines if not line.paid]
    lines += ["", said(ENDING, "how-it-counts", {})] if counted else []
    lines += [score_line(line, names, game, short, sheet.ruleset) for line in counted]
    if result.winners or result.payments:
        lines += ["", said(TERMINAL, "together", {})]
        lines += [f"  {labelled(names[seat], totals_told(result.totals[seat]))}" for seat in result.order]
    return [*lines, "", *payment_lines(sheet), "", *match_lines(sheet.ledger)]


def score_line(
    line: ScoreLine, names: list[str], game: GameModule, short: bool = False, ruleset: Ruleset | None = None
) -> str:
    """One line: whose it is, what it says, its cards and its clause, and the cents of a line that counts something
    else."""
    pack = game.info.pack
    ties = [Tie(face(card_number(code, pack), pack), n) for code, n in Counter(line.cards).items()]
    cards = " ".join(tie.short for tie in ties) if short else in_row(tie.spoken for tie in ties)
    who = f"  {names[line.seat]}" if 0 <= line.seat < len(names) else " "
    paid = f" {amount_told(line.amount, line.unit, True)}" if line.counts and line.amount else ""
    return f"{who}{paid}  {line_told(line, game)}{f' {cards}' if cards else ''} [{line.clause}]"


def payment_lines(sheet: Sheet) -> list[str]:
    """Who pays whom, each seat's result, and that it all sums to zero. Play cents."""
    if not sheet.result.payments:
        later = sheet.ledger.standing.payments
        return [said(TERMINAL, "no-money-yet" if later else "no-money", {})]
    lines = [
        said(TERMINAL, "who-pays", {}),
        *(f"  {one}" for one in paid_told(sheet.result.payments, sheet.names, sheet.ruleset)),
    ]
    parts = [f"{name} {number_told(cents, True)}" for name, cents in zip(sheet.names, sheet.cents, strict=True)]
    parts += [f"{pot()} {number_told(sheet.result.to_pot, True)}"] if sheet.result.to_pot else []
    return [*lines, f"  {said(TERMINAL, 'cents-sum', {'parts': parts, 'sum': sum(sheet.cents) + sheet.result.to_pot})}"]


def pot() -> str:
    """What the pot is called among those who pay."""
    return said(RESULTS, "pot", {})


def leads_told(leaders: list[str]) -> str:
    """Who is ahead: `You and Bima lead.`"""
    form = "many" if len(leaders) > 1 else "you" if leaders == [you()] else "one"
    return said(ENDING, "leads", {"form": form, "who": listed(leaders)})


def match_lines(ledger: Ledger) -> list[str]:
    """How everybody stands in the match, each amount in its own unit; at the end who has won it and who pays whom."""
    standing, persons = ledger.standing, ledger.persons
    lines = [said(TERMINAL, "after", {"n": standing.rounds})]
    lines += [
        f"  {changed_told(amount, standing, persons)}{f' [{amount.clause}]' if amount.clause else ''}"
        for amount in standing.carried
        if worth_telling(amount, standing.rounds)
    ]
    if any(ledger.cents) or ledger.pot:
        stands = [f"{name} {number_told(cents, True)}" for name, cents in zip(persons, ledger.cents, strict=True)]
        stands += [f"{pot()} {number_told(ledger.pot)}"] if ledger.pot else []
        lines.append(f"  {said(TERMINAL, 'cents', {'stands': stands})}")
    if not standing.over:
        leaders = [persons[person] for person in standing.leaders]
        return [*lines, f"  {leads_told(leaders)}"] if leaders else lines
    return [*lines, "", *end_lines(standing, persons, ledger.ruleset)]


def worth_telling(amount: Amount, rounds: int) -> bool:
    """Whether an amount says something: the draw for seats only once, and nothing that is zero for all."""
    if amount.kind == CARDS:
        return any(amount.values) and (rounds <= 1 or amount.values != amount.before)
    if not amount.clause and rounds < 2:
        return False  # who won the only round stands above
    values = amount.values if isinstance(amount.values, list) else [amount.values]
    return any(values) or amount.leads or amount.values != amount.before


def end_lines(standing: Standing, persons: list[str], ruleset: Ruleset) -> list[str]:
    """The end of a match: who has won it, for what cents were paid, who paid them to whom."""
    lines = [match_won_told(standing, persons)]
    lines += [f"  {settling_told(line, persons)}" for line in standing.settling]
    return lines + [f"  {one}" for one in paid_told(standing.payments, persons, ruleset)]
