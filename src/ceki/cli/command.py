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

from ceki.cli import contests, counting, laws, odds, playing, printing, publishing, reference, review, serving, words
from ceki.cli.refusal import misused, refuse, sentence, unfit
from ceki.cli.requirement import advice
from ceki.cli.scoring import score
from ceki.locales.language import CHOSEN, speak, wanted
from ceki.locales.messages import said

HELP = """The Ceki (Cherki, Koa) card games of the Malay world: play them, read their rules, count their odds.

\b
  ceki games                                    what there is to play
  ceki play balik-satu                          sit down with three bots
  ceki play cholek-tiga --plain                 the same in lines of text, for screen readers
  ceki how cholek-tiga                          how to play it, in a page
  ceki word mata                                what a word means, and how it is said
  ceki rules pei -o captured_visible=no         the rules, with sources, as this house plays them
  ceki simulate balik-satu --rounds 100000      rounds at machine speed
  ceki arena pei --bots search:20ms,greedy      which bot plays better, and how surely
  ceki skill                                    how much there is to be won by playing well
  ceki odds balik-satu                          odds, counted exactly: hands dealt ready, and waits
  ceki serve                                    tables in the browser, for friends and bots
  ceki site cards                               the page as files, for any web host: plays with no server
  ceki print deck -o deck.pdf                   a deck to print and cut, at its true size
  ceki play http://127.0.0.1:8000/t/CODE        sit down at such a table in this terminal
  ceki review log --seat 0                      what your choices in a saved round have cost
  ceki score balik-satu                         the score of a round at a real table, explained line by line
  ceki check examples.json                      do the rules give what these examples expect?
  ceki test-game my_game.py                     does a game of your own keep the laws?

Every option of a game is set with -o NAME=VALUE; `ceki rules GAME` lists them with their clause and source.
"""

LISTS: Final = (["games"], ["games", "--json"])  # listed without Typer, which takes as long to load as the games

app = typer.Typer(
    help=HELP,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def run(arguments: Sequence[str] | None = None) -> int:
    """Runs a command line. Returns the exit status."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        speak(wanted(os.environ))
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
        return refuse(unfit(error))
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
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
    language: Annotated[str, typer.Option(help=f"Speak en, id, ms or zh-Hans; {CHOSEN} says it too.")] = "",
) -> None:
    if language:
        speak(language)
    if version:
        reference.version()
    elif context.invoked_subcommand is None:
        print(context.get_help())


for command in (
    reference.games, reference.how, reference.rules, playing.play, playing.bot, serving.serve,
    publishing.site, serving.verify, counting.simulate, counting.check, contests.arena, contests.skill, odds.odds,
    review.review, review.advise, score.score, words.word, reference.version,
):  # fmt: skip
    app.command()(command)
app.command("test-game")(laws.laws)
app.add_typer(printing.commands, name="print")
