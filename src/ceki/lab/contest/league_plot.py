"""The standings of a league as a picture in the reader's language: a row for each bot, with its interval."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ceki.lab.contest.league import Table
from ceki.lab.fonts import drawable, style_for
from ceki.lab.plot_style import BAR, FAINT, INK, blank_figure, drawn, plain_axes, refuse_path
from ceki.locales.language import ENGLISH, language, spoken
from ceki.locales.messages import said

WIDTH: Final = 8.5  # inches
ROW: Final = 0.35
HEAD: Final = 1.7


def plot(found: Table, path: Path) -> str:
    """Draws them. Returns the language that the picture is in: English where no font here can draw the reader's.

    Raises `ValueError` for a file of another kind, `OSError` when it cannot be written.
    """
    refuse_path(path)
    code = language() if drawable(_words(found), path) else ENGLISH
    with spoken(code):
        path.write_bytes(_drawn(found, path))
    return code


def _drawn(found: Table, path: Path) -> bytes:
    import matplotlib as mpl

    with mpl.rc_context(style_for(_words(found))):
        title = said("measured", "league-title", {})
        figure = blank_figure(WIDTH, HEAD + ROW * len(found.standings), title, _foot(found))
        _draw(figure.subplots(1, 1), found)
        return drawn(figure, title, path)


def _foot(found: Table) -> str:
    return said("measured", "league-foot", {"game": found.league.field.told, "deals": f"{found.deals:,}"})


def _words(found: Table) -> str:
    """All that the picture says."""
    names = (said("measured", f"league-{name}", {}) for name in ("title", "axis"))
    return "\n".join([*names, _foot(found), *(one.bot for one in found.standings)])


def _draw(axes: Any, found: Table) -> None:
    plain_axes(axes)
    rows = range(len(found.standings))
    means = [one.strength.mean for one in found.standings]
    halves = [one.strength.half for one in found.standings]
    axes.axvline(0, color=FAINT, linewidth=1)
    axes.errorbar(means, rows, xerr=halves, color=INK, capsize=3, linewidth=1, fmt="o", markerfacecolor=BAR)
    axes.set_yticks(rows, [one.bot for one in found.standings])
    axes.set_ylim(len(rows) - 0.4, -0.6)
    axes.set_xlabel(said("measured", "league-axis", {}), color=FAINT, fontsize=8)
