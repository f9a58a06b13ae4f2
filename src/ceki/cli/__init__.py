"""The command `ceki`. Exit 0 is good, 1 means the answer is no, 2 wrong use, with one line that says why.

What a command needs is imported when it runs, so that `ceki games` and `ceki --help` start at once. Where an extra is
not installed, one line says what to install.
"""

from __future__ import annotations

import io
import logging
import os
import sys
from collections.abc import Sequence

from ceki.cli.help.language import choose_language
from ceki.cli.refusal import misused, refuse, sentence
from ceki.cli.requirement import advice
from ceki.locales.language import ENGLISH, speak, wanted
from ceki.locales.messages import said

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command line. Returns the exit status."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    _written_whole()
    try:
        speak(ENGLISH)
        choose_language(wanted(os.environ))
        logging.getLogger("ceki.games").addHandler(logging.NullHandler())  # whoever asks for a broken game hears of it
        status = _run(given)
        sys.stdout.flush()
    except (BrokenPipeError, SystemExit):  # the reader of a pipe has seen enough; Typer then raises SystemExit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)
        return 0
    except ModuleNotFoundError as error:
        return refuse(advice(error, given))
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


def _written_whole() -> None:
    """Lets a console or a pipe that is not of UTF-8 show what it can, with `?` for the rest."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.encoding.lower() != "utf-8":
            stream.reconfigure(errors="replace")


def _run(given: list[str]) -> object:
    if given == ["games"] or (len(given) == 2 and given[0] == "how" and given[1][:1] != "-"):
        from ceki.cli.reference.direct import print_games, print_how

        return print_how(given[1]) if given[1:] else print_games()
    from ceki.cli.command import app

    return app(args=given, prog_name="ceki", standalone_mode=False)
