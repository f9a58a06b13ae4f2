"""A report of odds as a picture: a panel of bars for each distribution, as SVG or PNG."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ceki.cards.odds.chances import CHANCE, Odds, Page
from ceki.engine.errors import NotAllowed
from ceki.lab.odds.report import Estimate, Report
from ceki.lab.odds.text import percent
from ceki.lab.plot_style import BAR, FAINT, GUESS, INK, STYLE, blank_figure, drawn, plain_axes, refuse_path

WIDTH, BAR_HEIGHT, HEAD, FOOT = 8.5, 0.24, 1.15, 0.75  # inches
ROOM_FOR_TEXT: Final = 1.22  # of the longest bar

Bars = tuple[
    str, str, list[tuple[str, float, str, tuple[float, float] | None]]
]  # title, axis, (label, %, text, interval)


def plot(found: Report, path: Path) -> None:
    """Draws a report. Raises `ValueError` when there is nothing to draw, and `OSError` when it cannot be written."""
    refuse_path(path)
    panels = panels_of(found)
    if not panels:
        raise NotAllowed("plot-nothing")
    path.write_bytes(_drawn(found, panels, path))


def panels_of(found: Report) -> list[Bars]:
    """What is drawn: every distribution, else the chances of every sheet; and what was simulated."""
    pages: list[Page] = [page for page in found.pages if isinstance(page, Odds)]
    pages = pages or list(found.pages)
    return [bars for bars in [*map(_bars_of_page, pages), *map(_bars_of_estimate, found.estimates)] if bars[2]]


def _bars_of_page(page: Page) -> Bars:
    if isinstance(page, Odds):
        lines = [(line.says, float(100 * line.share), percent(line.share) + " %", None) for line in page.lines]
        return f"{page.title} ({page.clause})", page.axis, list(lines)
    chances = [i for i, (_, kind) in enumerate(page.columns) if kind == CHANCE]
    if not chances:
        return page.title, "", []
    last = chances[-1]
    lines = [(str(row[0]), float(100 * row[last]), percent(row[last]) + " %", None) for row in page.rows]
    return f"{page.title}: {page.columns[last][0]} ({page.clause})", page.columns[0][0], list(lines)


def _bars_of_estimate(estimate: Estimate) -> Bars:
    lines = []
    for line in estimate.lines:
        low, high = line.interval
        share = 100 * line.good / line.total
        lines.append(
            (line.says, share, f"{share:.2f} % ({100 * low:.2f} to {100 * high:.2f})", (100 * low, 100 * high))
        )
    return f"{estimate.title} (simulated; whiskers: 95 %)", estimate.axis, list(lines)


def _drawn(found: Report, panels: list[Bars], path: Path) -> bytes:
    import matplotlib as mpl

    heights = [HEAD + BAR_HEIGHT * len(lines) for _, _, lines in panels]
    with mpl.rc_context(STYLE):
        figure = blank_figure(WIDTH, sum(heights) + FOOT + 0.4, _title(found), _source(found))
        for axes, panel in zip(
            figure.subplots(len(panels), 1, squeeze=False, height_ratios=heights)[:, 0], panels, strict=True
        ):
            _draw_panel(axes, panel)
        return drawn(figure, _title(found), path)


def _draw_panel(axes: Any, panel: Bars) -> None:
    title, axis, lines = panel
    places = range(len(lines))
    guessed = lines[0][3] is not None
    plain_axes(axes)
    axes.barh(places, [share for _, share, _, _ in lines], color=GUESS if guessed else BAR, height=0.72)
    longest = 0.0
    for place, (_, share, text, span) in zip(places, lines, strict=True):
        end = share if span is None else span[1]
        if span is not None:
            axes.errorbar(share, place, xerr=[[share - span[0]], [span[1] - share]], color=INK, capsize=2, linewidth=1)
        axes.annotate(text, (end, place), xytext=(4, 0), textcoords="offset points", va="center", color=INK, fontsize=8)
        longest = max(longest, end)
    axes.set_xlim(0, longest * (ROOM_FOR_TEXT + (0.15 if guessed else 0)))
    axes.set_xticks([tick for tick in axes.get_xticks() if 0 <= tick <= min(100, axes.get_xlim()[1])])
    axes.set_yticks(places, [label for label, _, _, _ in lines])
    axes.set_ylim(len(lines) - 0.4, -0.6)
    axes.set_title(title, loc="left", color=INK, fontsize=10)
    axes.set_xlabel("per cent", color=FAINT, fontsize=8)
    axes.set_ylabel(axis, color=FAINT, fontsize=8)


def _title(found: Report) -> str:
    hand = f"\nhand {' '.join(found.hand)}" if found.hand else ""
    return f"{found.ruleset.game.info.title}: odds for {found.ruleset.players} players{hand}"


def _source(found: Report) -> str:
    first = found.ruleset.game.info.sources[0]
    rules = f"{first.title}, {first.pages}" if first.pages else first.title
    given = "".join(f" -o {name}={value}" for name, value in found.ruleset.given.items())
    counted = "counted exactly" if not found.estimates else "counted exactly except where it says simulated"
    return f"Rules: {rules}. {counted.capitalize()} by `ceki odds {found.ruleset.game.id}{given}`."
