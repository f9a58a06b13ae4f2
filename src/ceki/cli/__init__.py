"""The command `ceki`."""

from ceki.cli.command import main

__all__ = ["main"]
