"""`ceki print ...`: decks, leaflets and sheets for a real table."""

from __future__ import annotations

import typer

from ceki.cli.printing import decks

HELP = """Print for a real table: a deck at its true size, faces.

\b
  ceki print deck -o deck.pdf --for balik-satu --players 4
  ceki print deck -o deck.pdf --half-decks 4 --paper letter --backs
  ceki print deck -o cards.pdf --size poker --bleed 3mm --backs    one card a page, for a print shop
"""

commands = typer.Typer(help=HELP, rich_markup_mode=None, context_settings={"help_option_names": ["-h", "--help"]})


@commands.callback(invoke_without_command=True)
def _begin(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


for name, command in (("deck", decks.deck),):
    commands.command(name)(command)
