"""`ceki ...`: the command line. Exit 0 is good, 1 means the answer is no, 2 wrong use, with one line that says why.

What a command needs is imported when it runs, so that `ceki games` and `ceki --help` start at once.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from ceki.cli import (
    contests,
    counting,
    odds,
    own_games,
    playing,
    printing,
    publishing,
    reference,
    review,
    serving,
    words,
)
from ceki.cli.help.typed import Command, Group, choose_language
from ceki.cli.refusal import misused, refuse, sentence
from ceki.cli.requirement import advice
from ceki.cli.scoring import score
from ceki.locales.language import ENGLISH, speak, wanted
from ceki.locales.messages import said

LISTS: Final = (["games"], ["games", "--json"])  # listed without Typer, which takes as long to load as the games

app = typer.Typer(
    cls=Group,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def run(arguments: Sequence[str] | None = None) -> int:
    """Runs a command line. Returns the exit status."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        speak(ENGLISH)
        choose_language(wanted(os.environ))
        logging.getLogger("ceki.games").addHandler(logging.NullHandler())  # whoever asks for a broken game hears of it
        status = (
            reference.games("--json" in given)
            if given in LISTS
            else app(args=given, prog_name="ceki", standalone_mode=False)
        )
        sys.stdout.flush()
    except (BrokenPipeError, SystemExit):  # the reader of a pipe has seen enough; Typer then raises SystemExit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)
        return 0
    except ModuleNotFoundError as error:
        return refuse(advice(error))
    except OSError as error:
        return refuse(sentence(error))
    except (ValueError, TypeError, ImportError, SyntaxError) as error:
        from ceki.client.refusals import error_told

        return refuse(error_told(error))
    except Exception as error:
        if type(error).__name__ == "Abort":
            return refuse(said("command", "interrupted", {}))
        if not hasattr(error, "format_message"):
            raise
        return refuse(said("command", "misused", {"why": misused(error)}))
    return status if type(status) is int else 0


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
    publishing.site, serving.verify, counting.simulate, counting.check, contests.arena, contests.skill, odds.odds,
    review.review, review.advise, score.score, words.word, reference.version,
):  # fmt: skip
    app.command(cls=Command)(command)
app.command("test-game", cls=Command)(own_games.laws)
app.command("compile", cls=Command)(own_games.compile)
app.add_typer(printing.commands, name="print")
