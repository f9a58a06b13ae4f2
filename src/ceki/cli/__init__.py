"""The command `ceki`. Without Typer, which the extras bring, it says in one line what to install."""

from __future__ import annotations

from collections.abc import Sequence

from ceki.cli.refusal import refuse
from ceki.cli.requirement import advice

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command line. Returns the exit status."""
    try:
        from ceki.cli.command import run
    except ModuleNotFoundError as error:
        return refuse(advice(error))
    return run(arguments)
