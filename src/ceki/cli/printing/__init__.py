"""`ceki print ...`: decks, leaflets and sheets for a real table."""

from __future__ import annotations

import typer

from ceki.cli.help.typed import Command, Group
from ceki.cli.printing import decks, pages

commands = typer.Typer(cls=Group, rich_markup_mode=None, context_settings={"help_option_names": ["-h", "--help"]})


@commands.callback(invoke_without_command=True)
def _begin(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


for name, command in (
    ("deck", decks.deck), ("faces", decks.faces), ("rules", pages.rules),
    ("score-sheet", pages.score_sheet), ("replacements", pages.replacements),
):  # fmt: skip
    commands.command(name, cls=Command)(command)
