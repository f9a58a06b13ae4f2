"""Counting odds."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ceki.cli.arguments import AsJson, Game, Options, Players, Preset, Seed, house_of, print_json
from ceki.locales.messages import said


def odds(
    game: Game,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    hand: Annotated[
        str | None, typer.Option(metavar="CARDS", help="Odds for these cards, as 'C5 C5 S5'.", show_default=False)
    ] = None,
    seen: Annotated[
        str | None, typer.Option(metavar="CARDS", help="Other cards that have been seen.", show_default=False)
    ] = None,
    stock: Annotated[
        int | None,
        typer.Option(metavar="N", help="Cards still to be drawn; as dealt, if not given.", show_default=False),
    ] = None,
    simulate: Annotated[
        int, typer.Option(metavar="N", help="Also play N rounds for what has no closed form, with 95 % intervals.")
    ] = 0,
    seed: Seed = 0,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw bars as FILE.svg or FILE.png.", show_default=False)
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Count odds exactly: of the deal, of waits, of drawing on; for a house, or for a hand.

    Every number is a fraction, counted by the rules of the game. What has no closed form is said to have none, and
    is only ever simulated. docs/odds.md says how each number is had.

    \b
      ceki odds balik-satu                          hands dealt ready or complete, and how soon they win
      ceki odds balik-satu --players 6 -o honour_rank=own_kind
      ceki odds balik-satu --hand "C1 C1 C1 C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 S5"    what it waits for
      ceki odds balik-satu --hand "C1 S1 M1 C2 S2 M2 C3 S3 M3 C4 S4 M4 C5 C5" --seen "C5 C5" --stock 40
      ceki odds balik-satu --plot ready.svg         the same as bars; .png too
      ceki odds cholek-tiga --simulate 10000        and who wins, between bots
      ceki odds pei --json
      ceki odds GAME --hand "KS 9H 7D"              with a pack: the next card; is it better to draw?
    """
    from ceki.lab.odds.plot import plot as draw
    from ceki.lab.odds.report import as_data, report
    from ceki.lab.odds.text import lines_of
    from ceki.lab.plot_style import refuse_path

    if plot is not None:
        refuse_path(plot)
    found = report(house_of(game, players, preset, option), _cards(hand), _cards(seen), stock, simulate, seed)
    if plot is not None:
        draw(found, plot)
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
