"""`ceki print ...`: decks, leaflets and sheets for a real table."""

from __future__ import annotations

import typer

from ceki.cli.printing import decks, pages

HELP = """Print for a real table: a deck at its true size, single faces, leaflets and score sheets.

\b
  ceki print deck -o deck.pdf --for balik-satu --players 4
  ceki print deck -o deck.pdf --half-decks 4 --paper letter --backs
  ceki print deck -o cards.pdf --size poker --bleed 3mm --backs    one card a page, for a print shop
  ceki print faces folder --dpi 600                                the thirty faces as pictures
  ceki print rules balik-satu -o leaflet.pdf --language ms         how to play, on one folded sheet
  ceki print score-sheet gonggong -o sheet.pdf --players 6
  ceki print replacements -o tiles.pdf                             with Mah Jong tiles instead of cards
"""

commands = typer.Typer(help=HELP, rich_markup_mode=None, context_settings={"help_option_names": ["-h", "--help"]})


@commands.callback(invoke_without_command=True)
def _begin(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


for name, command in (
    ("deck", decks.deck), ("faces", decks.faces), ("rules", pages.rules),
    ("score-sheet", pages.score_sheet), ("replacements", pages.replacements),
):  # fmt: skip
    commands.command(name)(command)
