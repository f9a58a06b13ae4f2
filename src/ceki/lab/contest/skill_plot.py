"""What skill there is in each game, as a picture in the reader's language: the share of the gap that each bot closes,
with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ceki.engine.errors import NotAllowed
from ceki.lab.contest.skill import AMONG, LEAST, Skill
from ceki.lab.fonts import drawable, style_for
from ceki.lab.plot_style import BAR, FAINT, GUESS, INK, blank_figure, drawn, plain_axes, refuse_path
from ceki.locales.language import ENGLISH, language, spoken
from ceki.locales.messages import said

WIDTH, ROW, HEAD = 8.5, 0.3, 1.7  # inches
COLOURS: Final = (GUESS, BAR, FAINT)


def plot(found: Sequence[Skill], path: Path) -> str:
    """Draws a row for each game. Returns the language that the picture is in: English where no font here can draw the
    reader's.

    Raises `ValueError` when no game has a gap, `OSError` when it cannot be written.
    """
    refuse_path(path)
    games = [one for one in found if all(one.shares.values())]
    if not games:
        raise NotAllowed("plot-no-gap")
    code = language() if drawable(_words(games), path) else ENGLISH
    with spoken(code):
        path.write_bytes(_drawn(games, path))
    return code


def _drawn(games: Sequence[Skill], path: Path) -> bytes:
    import matplotlib as mpl

    bots = games[0].contest.bots
    with mpl.rc_context(style_for(_words(games))):
        figure = blank_figure(WIDTH, HEAD + ROW * len(games) * len(bots), _title(), _foot(games))
        _draw(figure.subplots(1, 1), games, bots)
        return drawn(figure, _title(), path)


def _title() -> str:
    return said("measured", "picture-title", {})


def _foot(games: Sequence[Skill]) -> str:
    deals = str(min(one.deals for one in games))
    facts = {"least": LEAST, "oracle": games[0].contest.oracle, "among": AMONG, "deals": deals}
    return said("measured", "picture-foot", facts)


def _words(games: Sequence[Skill]) -> str:
    """All that the picture says."""
    axis = said("measured", "picture-axis", {})
    return "\n".join([_title(), _foot(games), axis, *(one.contest.field.told for one in games)])


def _draw(axes: Any, games: Sequence[Skill], bots: Sequence[str]) -> None:
    plain_axes(axes)
    height = 0.8 / len(bots)
    for i, bot in enumerate(bots):
        shares = [one.shares[bot] for one in games]
        places = [row + height * (i - (len(bots) - 1) / 2) for row in range(len(games))]
        drawn_shares = [100 * share.share for share in shares if share]
        ends = [(100 * (s.share - s.low), 100 * (s.high - s.share)) for s in shares if s]
        axes.barh(places, drawn_shares, color=COLOURS[i % len(COLOURS)], height=height * 0.9, label=bot)
        axes.errorbar(
            drawn_shares, places, xerr=list(zip(*ends, strict=True)), color=INK, capsize=2, linewidth=1, fmt="none"
        )
    axes.axvline(100, color=FAINT, linewidth=1)
    axes.set_yticks(range(len(games)), [one.contest.field.told for one in games])
    axes.set_ylim(len(games) - 0.4, -0.6)
    axes.set_xlabel(said("measured", "picture-axis", {}), color=FAINT, fontsize=8)
    axes.legend(
        frameon=False, fontsize=8, labelcolor=INK, loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=len(bots)
    )
