"""A page of help: how a command is typed, what it does, examples, its arguments and options; in the reader's language.

The sentences are those of help.ftl by the names of the command and its parameters, `play.bots`; what several commands
have stands there once, `every.seed`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from ceki.cli.help.examples import EXAMPLES
from ceki.locales.columns import cells, padded, wrapped
from ceki.locales.language import CHOSEN, languages
from ceki.locales.messages import said, written

HELP: Final = "help"
WHOLE, EVERY = "ceki", "every"  # the message of the program itself, and that of what several commands have
BOTS: Final = ("random", "greedy", "easy", "middle", "strong")
INDENT: Final = "  "
LONGEST_NAME: Final = 26  # cells of an option, beside which its sentence still begins
LONGEST_EXAMPLE: Final = 46  # characters of one, beside which what it does stands; beside a longer one after two spaces


def key_of(command: str, name: str) -> str:
    """The id of what an argument or option of a command means."""
    own = f"{command}.{name.replace('_', '-')}"
    return own if own in written(HELP) else f"{EVERY}.{name.replace('_', '-')}"


def summary(command: str) -> str:
    """What a command does, in a sentence."""
    return said(HELP, command, {})


def page(command: str, path: str, typed: list[str], parameters: list[Any], below: list[str], width: int) -> str:
    """The help of a command in lines of `width` cells.

    `path`: how it is called (`ceki play`); `typed`: what is typed after that; `parameters`: of Typer; `below`: the
    commands that it has.
    """
    arguments = [one for one in parameters if one.param_type_name == "argument"]
    options = [one for one in parameters if one.param_type_name != "argument"]
    lines = [*wrapped(" ".join([said(HELP, "usage", {}), path, *typed]), width)]
    lines += ["", *_told(summary(command), width), *_paragraph(command, "about", width), *_examples(command)]
    lines += _paragraph(command, "after", width)
    for heading, found in (("arguments", arguments), ("options", options)):
        rows = [(_named(one), _meant(command, one)) for one in found]
        lines += ["", said(HELP, heading, {}), *_rows(rows, width)] if rows else []
    if below:
        lines += [
            "",
            said(HELP, "commands", {}),
            *_rows([(one, summary(one if command == WHOLE else f"{command}-{one}")) for one in below], width),
        ]
    return "\n".join(lines) + "\n"


def _told(text: str, width: int) -> list[str]:
    return [INDENT + line for line in wrapped(text, width - len(INDENT))]


def _paragraph(command: str, part: str, width: int) -> list[str]:
    key = f"{command}.{part}"
    return ["", *_told(said(HELP, key, {}), width)] if key in written(HELP) else []


def _examples(command: str) -> Iterator[str]:
    found = EXAMPLES[command]
    glossed = [len(typed) for typed, does in found if does and len(typed) <= LONGEST_EXAMPLE]
    yield ""
    for typed, does in found:
        told = said(HELP, f"{command}.example-{does}", {}) if does else ""
        yield f"{INDENT * 2}{typed:<{max(glossed, default=0)}}  {told}".rstrip()


def _rows(rows: list[tuple[str, str]], width: int) -> Iterator[str]:
    """Names, and beside each what it means."""
    column = min(max(cells(name) for name, _ in rows), LONGEST_NAME)
    beside = f"{INDENT}{' ' * column}{INDENT}"
    for name, meant in rows:
        lines = wrapped(meant, width - len(beside))
        if cells(name) > column:
            yield INDENT + name
            yield from (beside + line for line in lines)
        else:
            yield f"{INDENT}{padded(name, column)}{INDENT}{lines[0]}"
            yield from (beside + line for line in lines[1:])


def _named(one: Any) -> str:
    """An argument or option as it is typed."""
    if one.param_type_name == "argument":
        return str(one.metavar)
    names = ", ".join(sorted(one.opts, key=len))
    return names if one.is_flag else f"{names} {one.metavar}"


def _meant(command: str, one: Any) -> str:
    facts: Mapping[str, Any] = {"bots": BOTS, "languages": languages(), "variable": CHOSEN}
    more = []
    if one.param_type_name == "argument":
        more += [said(HELP, "required", {})] if one.required else []
    else:
        more += [said(HELP, "variable", {"name": one.envvar})] if one.envvar else []
        usual = (
            one.show_default if isinstance(one.show_default, str) else "" if one.default is None else str(one.default)
        )
        told = one.show_default and not one.is_flag and usual
        more += [said(HELP, "default", {"value": usual})] if told else []
    return "  ".join([said(HELP, key_of(command, one.name), facts), " ".join(more)]).rstrip()
