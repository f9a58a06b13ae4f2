"""A report of odds in lines of text, in the reader's language."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from ceki.cards.odds.chances import CHANCE, MONEY, NUMBER, WORD, Odds, Page, Sheet
from ceki.lab.odds.report import Estimate, Report
from ceki.lab.odds.telling import in_language
from ceki.locales.columns import cells, padded, padded_before, wrapped
from ceki.locales.messages import said, with_marks
from ceki.play.rulebook.reading import about

WIDTH = 110
SMALL = 1e-4  # per cent below which four places say nothing


def lines_of(found: Report) -> list[str]:
    """The whole report: what was counted, then what was simulated, then what has no closed form."""
    found = in_language(found)
    options = ", ".join(f"{name}={value}" for name, value in found.ruleset.given.items())
    head = _says("head", game=about(found.ruleset.game).title, players=found.ruleset.players)
    head = _says("with-options", head=head, options=options) if options else head
    lines = [head + (_says("of-hand", hand=" ".join(found.hand)) if found.hand else "")]
    for page in found.pages:
        lines += ["", *page_lines(page)]
    for estimate in found.estimates:
        lines += ["", *estimate_lines(estimate)]
    if found.beyond:
        lines += ["", *wrapped(found.beyond, WIDTH)]
        if not found.estimates:
            lines.append(_says("or-simulated"))
    return lines


def page_lines(page: Page) -> list[str]:
    """A page with its title, its numbers and how they were counted."""
    table = _odds_table(page) if isinstance(page, Odds) else _sheet_table(page)
    return [f"{page.title} [{page.clause}]", *table, *wrapped(_says("exact", how=page.how), WIDTH)]


def _odds_table(page: Odds) -> list[str]:
    total = page.lines[0].total if page.lines else 0
    rows = [[page.axis, _says("of", total=_whole(total)), _says("per-cent"), _says("one-in")]]
    for line in page.lines:
        one_in = f"{float(1 / line.share):,.4g}" if 0 < line.share < Fraction(1, 20) else ""
        rows.append([line.says, _whole(line.good), percent(line.share), _plain_number(one_in)])
    return _aligned(rows, [WORD, CHANCE, CHANCE, CHANCE])


def _plain_number(text: str) -> str:
    return with_marks(f"{float(text.replace(',', '')):,.0f}" if "e" in text else text)


def _sheet_table(page: Sheet) -> list[str]:
    rows = [[name for name, _ in page.columns]]
    for row in page.rows:
        rows.append([cell_text(cell, kind) for cell, (_, kind) in zip(row, page.columns, strict=True)])
    return _aligned(rows, [kind for _, kind in page.columns])


def cell_text(cell: Any, kind: str) -> str:
    """A cell written as its column asks."""
    if kind == CHANCE:
        return percent(cell) + "%"
    if kind == MONEY:
        return _says("cents", cents=with_marks(f"{float(cell):+.4f}"))
    return with_marks(f"{float(cell):.4f}") if kind == NUMBER else str(cell)


def percent(share: Fraction | float) -> str:
    """A chance in per cent, never rounded to what it is not: 0 and 100 are exact."""
    value = 100 * float(share)
    if share in (0, 1):
        return f"{value:.0f}"
    if value < SMALL:
        return with_marks(f"{value:.2e}")
    return with_marks(">99.9999" if value >= 99.99995 else f"{value:.4f}")


def estimate_lines(estimate: Estimate) -> list[str]:
    """Something simulated: each chance with its 95 % interval."""
    rows = [[estimate.axis, _says("times"), _says("per-cent"), _says("interval")]]
    for line in estimate.lines:
        low, high = line.interval
        rows.append(
            [
                line.says,
                _whole(line.good),
                with_marks(f"{100 * line.good / line.total:.3f}"),
                _says("from-to", low=with_marks(f"{100 * low:.3f}"), high=with_marks(f"{100 * high:.3f}")),
            ]
        )
    table = _aligned(rows, [WORD, CHANCE, CHANCE, CHANCE])
    return [_says("not-counted", title=estimate.title), *table, _says("simulated", how=estimate.how)]


def _aligned(rows: list[list[str]], kinds: list[str]) -> list[str]:
    widths = [max(cells(row[i]) for row in rows) for i in range(len(kinds))]
    return [
        "  " + "  ".join(
            padded(cell, width) if kind == WORD else padded_before(cell, width)
            for cell, width, kind in zip(row, widths, kinds, strict=True)
        ).rstrip()
        for row in rows
    ]  # fmt: skip


def _says(key: str, **facts: Any) -> str:
    return said("odds", key, facts)


def _whole(number: int) -> str:
    """A whole number of any length, with the reader's mark between thousands."""
    return with_marks(f"{number:,}")
