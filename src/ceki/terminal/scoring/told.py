"""A scored round, and how an evening stands, in the sentences of the score sheet."""

from __future__ import annotations

from collections import Counter

from ceki.locales.messages import said
from ceki.play.outcomes.evening import Evening, Scored
from ceki.play.outcomes.refused import SCORE
from ceki.play.standing import standing_of
from ceki.terminal.lines.sheet import Ledger, Sheet, match_lines, sheet_lines


def scored_lines(evening: Evening, one: Scored) -> list[str]:
    """A scored round, line by line: what each line brings, who pays whom, and how everybody stands."""
    over = one.standing.over
    cents, pot = (evening.match.cents, evening.match.pot) if over else (one.totals, one.pot)
    ledger = Ledger(evening.names, cents, pot, one.standing, one.ruleset)
    sheet = Sheet(one.number, one.result, one.names, one.ruleset, one.seat_cents, ledger)
    return [*sheet_lines(sheet, short=True), *left_lines(one), *next_lines(evening)]


def left_lines(one: Scored) -> list[str]:
    """The cards that lie in nobody's pile, where there are any."""
    cards = " ".join(f"{code}x{n}" if n > 1 else code for code, n in Counter(one.left).items())
    return ["", said(SCORE, "left", {"n": len(one.left), "cards": cards})] if one.left else []


def standing_lines(evening: Evening) -> list[str]:
    """How everybody stands."""
    match = evening.match
    ledger = Ledger(evening.names, match.cents, match.pot, standing_of(match), match.ruleset)
    return [*match_lines(ledger), *next_lines(evening)]


def next_lines(evening: Evening) -> list[str]:
    """Who begins the next round, where one may come."""
    match = evening.match
    if match.over:
        return []
    return [said(SCORE, "next-begins", {"name": evening.names[match.seated[match.starter]]})]
