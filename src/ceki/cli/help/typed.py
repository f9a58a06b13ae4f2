"""What is typed after `ceki`, read by Typer. Its help and what it refuses are in the reader's language: Typer's classes
of commands (https://typer.tiangolo.com/tutorial/using-click/) have a method for each."""

from __future__ import annotations

from difflib import get_close_matches
from itertools import pairwise
from typing import Any

from typer.core import TyperCommand, TyperGroup

from ceki.cli.help import page
from ceki.cli.help.language import choose_language
from ceki.cli.help.page import HELP
from ceki.cli.refusal import LANGUAGE
from ceki.locales.messages import said


class Misused(Exception):  # noqa: N818  what was typed, not an error of ours
    """What was typed is no command, or not all of it belongs to one; the sentence says so."""

    def format_message(self) -> str:
        """The sentence, as Typer's own refusals have it."""
        return str(self)


class Command(TyperCommand):
    """A command of `ceki`."""

    allow_extra_args = True  # they are refused here, in a sentence

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Reads arguments. Raises `Misused` for what the command does not take."""
        try:
            left = super().parse_args(ctx, args)
        except Exception as error:
            if hasattr(error, "option_name"):
                error.ctx = ctx  # type: ignore[attr-defined]  # not every refusal of an option knows its command
            raise
        if left and not ctx.resilient_parsing:
            raise Misused(said("command", "too-much", {"given": " ".join(left)}))
        return left

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Writes the page of help."""
        typed = [said(HELP, "options-typed", {}), *_arguments(self.get_params(ctx))]
        formatter.write(page.page(_key(ctx), ctx.command_path, typed, self.get_params(ctx), [], formatter.width))


class Group(TyperGroup):
    """`ceki` itself."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Reads what stands before the command. The language is read first: `ceki --help --language ms` speaks it."""
        for one, next_one in pairwise([*args, ""]):
            name, equals, value = one.partition("=")
            if name == LANGUAGE:
                choose_language(value if equals else next_one)
            if not one.startswith("-") or name == LANGUAGE:
                break
        return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is named. Raises `Misused` for none."""
        if args[0] not in self.commands:
            near = get_close_matches(args[0], list(self.commands))
            raise Misused(said("command", "no-command", {"given": repr(args[0]), "near": near or "none"}))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Writes the page of help."""
        typed = [said(HELP, key, {}) for key in ("options-typed", "command-typed")]
        formatter.write(
            page.page(_key(ctx), ctx.command_path, typed, self.get_params(ctx), list(self.commands), formatter.width)
        )


def _key(context: Any) -> str:
    """The id of a command in help.ftl: `print-deck`."""
    return "-".join(context.command_path.split()[1:]) or page.WHOLE


def _arguments(parameters: list[Any]) -> list[str]:
    """Arguments as a line of usage has them."""
    return [str(one.metavar) for one in parameters if one.param_type_name == "argument"]
