"""Counting odds."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ceki.cli.arguments import AsJson, Game, Options, Players, Preset, Seed, house_of, print_json, say_if_english
from ceki.locales.messages import said


def odds(
    game: Game,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    hand: Annotated[str | None, typer.Option(metavar="CARDS", show_default=False)] = None,
    seen: Annotated[str | None, typer.Option(metavar="CARDS", show_default=False)] = None,
    stock: Annotated[
        int | None,
        typer.Option(metavar="N", show_default=False),
    ] = None,
    simulate: Annotated[int, typer.Option(metavar="N")] = 0,
    seed: Seed = 0,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    as_json: AsJson = False,
) -> None:
    """Count odds exactly: of the deal, of waits, of drawing on; for a house, or for a hand."""
    from ceki.lab.odds.plot import plot as draw
    from ceki.lab.odds.report import as_data, report
    from ceki.lab.odds.text import lines_of
    from ceki.lab.plot_style import refuse_path

    if plot is not None:
        refuse_path(plot)
    found = report(house_of(game, players, preset, option), _cards(hand), _cards(seen), stock, simulate, seed)
    if plot is not None:
        say_if_english(plot, draw(found, plot))
    if as_json:
        print_json(as_data(found))
    else:
        print("\n".join(lines_of(found)))


def _cards(given: str | None) -> list[str]:
    """Codes between spaces or commas. Raises `ValueError` for none."""
    if given is None:
        return []
    codes = given.replace(",", " ").split()
    if not codes:
        raise ValueError(said("command", "no-cards", {}))
    return codes
