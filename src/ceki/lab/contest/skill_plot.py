"""What skill there is in each game, as a picture: the share of the gap that each bot closes, with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from ceki.engine.errors import NotAllowed
from ceki.lab.contest.skill import AMONG, LEAST, Skill
from ceki.lab.plot_style import BAR, FAINT, GUESS, INK, STYLE, blank_figure, drawn, plain_axes, refuse_path

WIDTH, ROW, HEAD = 8.5, 0.3, 1.7  # inches
COLOURS: Final = (GUESS, BAR, FAINT)


def plot(found: Sequence[Skill], path: Path) -> None:
    """Draws a row for each game. Raises `ValueError` when no game has a gap, `OSError` when it cannot be written."""
    import matplotlib as mpl

    refuse_path(path)
    games = [one for one in found if all(one.shares.values())]
    if not games:
        raise NotAllowed("plot-no-gap")
    bots = games[0].contest.bots
    title = "How much of the skill there is"
    foot = (
        f"0 %: moves at {LEAST}. 100 %: {games[0].contest.oracle}, who sees every card. Each alone among {AMONG}, "
        f"{min(one.deals for one in games)} deals or more in every rotation; whiskers: 95 %."
    )
    with mpl.rc_context(STYLE):
        figure = blank_figure(WIDTH, HEAD + ROW * len(games) * len(bots), title, foot)
        _draw(figure.subplots(1, 1), games, bots)
        path.write_bytes(drawn(figure, title, path))


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
    axes.set_yticks(range(len(games)), [str(one.contest.field) for one in games])
    axes.set_ylim(len(games) - 0.4, -0.6)
    axes.set_xlabel("per cent of the gap", color=FAINT, fontsize=8)
    axes.legend(
        frameon=False, fontsize=8, labelcolor=INK, loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=len(bots)
    )
