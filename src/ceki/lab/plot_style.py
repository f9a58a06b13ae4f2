"""How pictures of figures look, as SVG or PNG.

An SVG follows the reader's light or dark page; where that is not understood it stays light, on a ground of its own.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any, Final
from warnings import catch_warnings, filterwarnings

from ceki.engine.errors import NotAllowed
from ceki.locales.messages import with_marks

INK, FAINT, GROUND, BAR, GUESS = "#1d2a33", "#5b6872", "#fbf8f1", "#2f7391", "#b0643a"
DARK: Final = {INK: "#ece8df", FAINT: "#a9b3ba", GROUND: "#14191d", BAR: "#58a7c9", GUESS: "#e0946a"}
ENDINGS: Final = (".svg", ".png")
STYLE: Final[dict[Any, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "ceki",
    "font.size": 9,
    "font.family": "DejaVu Sans",
}


def refuse_path(path: Path) -> None:
    """Raises `ValueError` for a file that cannot be written."""
    if path.suffix.lower() not in ENDINGS:
        raise NotAllowed("plot-ending", file=path, endings=" or ".join(ENDINGS))
    if not path.parent.is_dir():
        raise NotAllowed("plot-no-folder", file=path, folder=path.parent)
    if path.is_dir():
        raise NotAllowed("plot-is-folder", file=path)


def blank_figure(width: float, height: float, title: str, foot: str) -> Any:
    """A figure `width` by `height` inches, with a title above and small words below. Call it within
    `matplotlib.rc_context`."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    figure = Figure(figsize=(width, height), layout=ConstrainedLayoutEngine(h_pad=0.1), facecolor=GROUND)
    figure.suptitle(title, color=INK, fontsize=13, fontweight="bold")
    figure.supxlabel(foot, color=FAINT, fontsize=7)
    return figure


def plain_axes(axes: Any) -> None:
    """Two spines, in the colours of the page; numbers below in the reader's marks."""
    axes.set_facecolor(GROUND)
    axes.xaxis.set_major_formatter(_marked())
    axes.tick_params(colors=INK, labelsize=8, length=2)
    for side, spine in axes.spines.items():
        spine.set_visible(side in ("left", "bottom"))
        spine.set_color(FAINT)


def _marked() -> Any:
    from matplotlib.ticker import ScalarFormatter

    class Marked(ScalarFormatter):
        """Numbers of an axis as the reader writes them."""

        def __call__(self, x: float, pos: int | None = None) -> str:
            return with_marks(str(super().__call__(x, pos)))

    return Marked()


def drawn(figure: Any, title: str, path: Path) -> bytes:
    """A figure as the bytes of a file with the ending of `path`; equal figures give equal bytes."""
    ending = path.suffix.lower()
    out = io.BytesIO()
    date = {"Date": None} if ending == ".svg" else {}
    with catch_warnings():
        filterwarnings("ignore", "Glyph .* missing from font")  # the reader of an SVG has fonts of their own
        figure.savefig(out, format=ending[1:], dpi=144, facecolor=GROUND, metadata={"Title": title, **date})
    return _follows_the_page(out.getvalue()) if ending == ".svg" else out.getvalue()


def _follows_the_page(svg: bytes) -> bytes:
    """The same with a style sheet that changes its colours on a dark page."""
    rules = "".join(
        f'[style*="fill: {light}"]{{fill:{dark}!important}}[style*="stroke: {light}"]{{stroke:{dark}!important}}'
        for light, dark in DARK.items()
    )
    sheet = f"<style>@media (prefers-color-scheme: dark){{{rules}}}</style>"
    head, mark, rest = svg.decode("utf-8").partition("<defs>")
    return f"{head}{sheet}{mark}{rest}".encode()
