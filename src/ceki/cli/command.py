"""What is typed after `ceki`: the commands, for Typer. Importing it imports Typer and nothing that a command needs."""

from __future__ import annotations

from typing import Annotated

import typer

from ceki.cli import counting, new_game, new_language, odds, own_games, playing, printing, publishing, review
from ceki.cli.help.typed import Command, Group
from ceki.cli.hosting import admin, doctor, keeping, serving
from ceki.cli.measuring import contests, solving
from ceki.cli.reference import commands as reference
from ceki.cli.reference import words
from ceki.cli.scoring import score

app = typer.Typer(
    cls=Group,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def _begin(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    language: Annotated[str, typer.Option(metavar="CODE")] = "",
) -> None:
    if version:
        reference.version()
    elif context.invoked_subcommand is None:
        print(context.get_help())


for command in (
    reference.games, reference.how, reference.rules, playing.play, playing.bot, serving.serve,
    publishing.site, serving.verify, keeping.backup, keeping.restore, doctor.doctor, admin.admin,
    counting.simulate, counting.archive, counting.check, contests.arena, contests.levels, contests.skill,
    contests.league, contests.train, solving.exploit, odds.odds, review.review, review.advise, score.score, words.word,
    reference.version,
):  # fmt: skip
    app.command(cls=Command)(command)
app.command("test-game", cls=Command)(own_games.laws)
app.command("new-game", cls=Command)(new_game.new_game)
app.command("new-language", cls=Command)(new_language.new_language)
app.command("compile", cls=Command)(own_games.compile)
app.add_typer(printing.commands, name="print")
