"""A report of odds as a picture in the reader's language: a panel of bars for each distribution, as SVG or PNG."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ceki.cards.odds.chances import CHANCE, Odds, Page
from ceki.engine.errors import NotAllowed
from ceki.lab.fonts import drawable, style_for
from ceki.lab.odds.report import Estimate, Report
from ceki.lab.odds.telling import in_language
from ceki.lab.odds.text import percent
from ceki.lab.plot_style import BAR, FAINT, GUESS, INK, blank_figure, drawn, plain_axes, refuse_path
from ceki.locales.language import ENGLISH, language, spoken
from ceki.locales.messages import said, with_marks
from ceki.play.rulebook.reading import about

WIDTH, BAR_HEIGHT, HEAD, FOOT = 8.5, 0.24, 1.15, 0.75  # inches
ROOM_FOR_TEXT: Final = 1.22  # of the longest bar

Bars = tuple[
    str, str, list[tuple[str, float, str, tuple[float, float] | None]]
]  # title, axis, (label, %, text, interval)


def plot(found: Report, path: Path) -> str:
    """Draws a report. Returns the language that the picture is in: English where no font here can draw the reader's.

    Raises `ValueError` when there is nothing to draw, and `OSError` when it cannot be written.
    """
    refuse_path(path)
    if not panels_of(found):
        raise NotAllowed("plot-nothing")
    code = language() if drawable(_words(found), path) else ENGLISH
    with spoken(code):
        path.write_bytes(_drawn(found, path))
    return code


def panels_of(found: Report) -> list[Bars]:
    """What is drawn: every distribution, else the chances of every sheet; and what was simulated."""
    found = in_language(found)
    pages: list[Page] = [page for page in found.pages if isinstance(page, Odds)]
    pages = pages or list(found.pages)
    return [bars for bars in [*map(_bars_of_page, pages), *map(_bars_of_estimate, found.estimates)] if bars[2]]


def _bars_of_page(page: Page) -> Bars:
    if isinstance(page, Odds):
        lines = [(line.says, float(100 * line.share), percent(line.share) + "%", None) for line in page.lines]
        return _says("picture-panel", title=page.title, clause=page.clause), page.axis, list(lines)
    chances = [i for i, (_, kind) in enumerate(page.columns) if kind == CHANCE]
    if not chances:
        return page.title, "", []
    last = chances[-1]
    lines = [(str(row[0]), float(100 * row[last]), percent(row[last]) + "%", None) for row in page.rows]
    title = _says("picture-column", title=page.title, column=page.columns[last][0], clause=page.clause)
    return title, page.columns[0][0], list(lines)


def _bars_of_estimate(estimate: Estimate) -> Bars:
    lines = []
    for line in estimate.lines:
        low, high = (100 * end for end in line.interval)
        share = 100 * line.good / line.total
        facts = {"share": share, "low": low, "high": high}
        told = _says("picture-share", **{name: with_marks(f"{number:.2f}") for name, number in facts.items()})
        lines.append((line.says, share, told, (low, high)))
    return _says("picture-simulated", title=estimate.title), estimate.axis, list(lines)


def _words(found: Report) -> str:
    """All that the picture says."""
    words = [_title(found), _source(found), _says("per-cent")]
    for title, axis, lines in panels_of(found):
        words += [title, axis, *(part for label, _, told, _ in lines for part in (label, told))]
    return "\n".join(words)


def _drawn(found: Report, path: Path) -> bytes:
    import matplotlib as mpl

    panels = panels_of(found)
    heights = [HEAD + BAR_HEIGHT * len(lines) for _, _, lines in panels]
    with mpl.rc_context(style_for(_words(found))):
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
    axes.set_xlabel(_says("per-cent"), color=FAINT, fontsize=8)
    axes.set_ylabel(axis, color=FAINT, fontsize=8)


def _title(found: Report) -> str:
    title = _says("picture-title", game=about(found.ruleset.game).title, players=found.ruleset.players)
    return "\n".join([title, *([_says("picture-hand", hand=" ".join(found.hand))] if found.hand else [])])


def _source(found: Report) -> str:
    first = found.ruleset.game.info.sources[0]
    rules = f"{first.title}, {first.pages}" if first.pages else first.title
    given = "".join(f" -o {name}={value}" for name, value in found.ruleset.given.items())
    command = f"ceki odds {found.ruleset.game.id}{given}"
    return _says("picture-foot.simulated" if found.estimates else "picture-foot", rules=rules, command=command)


def _says(key: str, **facts: Any) -> str:
    return said("odds", key, facts)
