"""Golden texts: a bots' round of every game in plain lines, the table of every family at 80 x 24, and score sheets.

`python -m tests.golden.make` writes them anew; `git diff` then shows what a change did to the games.
"""

from __future__ import annotations

import asyncio
import html
import io
import re
from collections.abc import Iterator
from pathlib import Path

from ceki.bots.greedy import choose
from ceki.bots.random import generator
from ceki.play import catalogue
from ceki.play.ruleset import ruleset
from ceki.terminal.lines.plain import PlainTable
from ceki.terminal.screens.own_table import TableApp
from ceki.terminal.screens.pages import Page
from ceki.terminal.sitting import Sitting
from tests.golden.sheets import SHEETS, houses, sheets

HERE = Path(__file__).parent
PLAIN, SCREENS = HERE / "plain", HERE / "screens"
SEED = 7
CHOICES = 4  # the person's choices before a table is pictured


def transcript(name: str) -> str:
    """A round of bots in plain lines, to the score."""
    written = io.StringIO()
    PlainTable(Sitting(ruleset(name), SEED, rounds=1, auto=True), io.StringIO(), written).run()
    return written.getvalue()


def families() -> dict[str, str]:
    """The first game of every family, by family."""
    found: dict[str, str] = {}
    for game in catalogue.games():
        found.setdefault(game.info.family, game.id)
    return found


def screen(name: str, at_end: bool) -> str:
    """The table as SVG after a few choices of a greedy person, or the score sheet at the end."""
    wanted = 1000 if at_end else CHOICES
    sitting = _played(name, wanted)
    while not at_end and sitting.round.over and wanted > 0:
        wanted -= 1
        sitting = _played(name, wanted)
    return asyncio.run(_pictured(TableApp(sitting, pace=0), sitting.round.over))


def _played(name: str, wanted: int) -> Sitting:
    """A sitting in which a greedy person has made so many choices and is asked again, or the round is over."""
    sitting = Sitting(ruleset(name), SEED, rounds=1)
    made = 0
    while not sitting.round.over and (made < wanted or sitting.asked is None):
        if sitting.asked is None:
            sitting.step()
        else:
            sitting.choose(*choose(sitting.view(0), generator(made)))
            made += 1
    return sitting


async def _pictured(app: TableApp, at_end: bool) -> str:
    async with app.run_test(size=(80, 24)) as pilot:
        if not at_end:
            await pilot.press("right")
        await pilot.pause()
        assert isinstance(app.screen, Page) == at_end
        return app.export_screenshot()


def words_of(svg: str) -> list[str]:
    """The characters of a picture line by line; colours, fonts and names of classes left out."""
    lines: dict[float, list[tuple[float, str]]] = {}
    for attributes, text in re.findall(r"<text([^>]*)>([^<]*)</text>", svg):
        x, y = (float(re.search(rf'\b{axis}="([\d.]+)"', attributes)[1]) for axis in "xy")  # type: ignore[index]
        lines.setdefault(y, []).append((x, html.unescape(text).replace("\xa0", " ")))
    return ["".join(text for _, text in sorted(parts)).rstrip() for _, parts in sorted(lines.items())]


def pictures() -> Iterator[tuple[str, str, bool]]:
    """(file name, game, whether at the end) of every picture."""
    for family, name in families().items():
        yield f"{family}.svg", name, False
        yield f"{family}-score.svg", name, True


def main() -> None:
    """Writes every golden file, and removes those of games that are no more."""
    PLAIN.mkdir(exist_ok=True)
    SCREENS.mkdir(exist_ok=True)
    SHEETS.mkdir(exist_ok=True)
    for old in (*PLAIN.glob("*.txt"), *SCREENS.glob("*.svg"), *SHEETS.glob("*.txt")):
        old.unlink()
    for name in catalogue.names():
        (PLAIN / f"{name}.txt").write_text(transcript(name), encoding="utf-8")
    for one in houses():
        (SHEETS / f"{one.name}.txt").write_text(sheets(one), encoding="utf-8")
    for file, name, at_end in pictures():
        (SCREENS / file).write_text(screen(name, at_end), encoding="utf-8")


if __name__ == "__main__":
    main()
