"""Help: whole in every language, with examples that the command takes, and nothing in it is English by oversight."""

from __future__ import annotations

import re
import shlex

import pytest
import typer

from ceki.cli.command import app
from ceki.cli.help.examples import EXAMPLES
from ceki.cli.help.page import EVERY, HELP, WHOLE, key_of
from ceki.locales.columns import cells, wrapped
from ceki.locales.language import ENGLISH, languages
from ceki.locales.messages import parsed, said
from tests.locales.translated.tiers import COMMANDS as READ_IN_TERMINAL
from tests.locales.translated.tiers import whole

WHOLE_PROGRAM = typer.main.get_command(app)
PRINTS = {f"print-{name}": command for name, command in WHOLE_PROGRAM.commands["print"].commands.items()}
COMMANDS = {WHOLE: WHOLE_PROGRAM, **WHOLE_PROGRAM.commands, **PRINTS}
PARTS = ("about", "after")


def keys() -> set[str]:
    """The sentences that help can say of commands, their parameters and their examples."""
    found = set()
    for name, command in COMMANDS.items():
        context = typer.Context(command, help_option_names=["-h", "--help"])
        found |= {name} | {f"{name}.{part}" for part in PARTS if f"{name}.{part}" in parsed(HELP)}
        found |= {key_of(name, one.name) for one in command.get_params(context)}
        found |= {f"{name}.example-{does}" for _, does in EXAMPLES[name] if does}
    return found


def test_every_command_and_parameter_and_example_has_its_sentence():
    assert EXAMPLES.keys() == COMMANDS.keys()
    assert keys() - parsed(HELP).keys() == set()


def test_no_sentence_of_a_command_is_left_over():
    of_commands = {key for key in parsed(HELP) if key.partition(".")[0] in {*COMMANDS, EVERY}}
    assert of_commands - keys() == set()


@pytest.mark.parametrize("line", [line for found in EXAMPLES.values() for line, _ in found if line.startswith("ceki")])
def test_an_example_is_read_by_its_command(line):
    name, *arguments = shlex.split(line)[1:] if "--language" not in line else ("version",)
    if name == "print":
        name, *arguments = f"print-{arguments[0]}", *arguments[1:]
    with COMMANDS[name].make_context(name, arguments) as context:
        assert context.command is COMMANDS[name]


@pytest.mark.parametrize("code", [ENGLISH, *whole(READ_IN_TERMINAL)])
@pytest.mark.parametrize("name", COMMANDS)
def test_help_is_in_the_readers_language(run, in_english, name, code):
    status, out, err = run(
        "--language",
        code,
        *([] if name == WHOLE else ["print", name.removeprefix("print-")] if name in PRINTS else [name]),
        "--help",
    )
    assert (status, err) == (0, "")
    assert out.startswith(said(HELP, "usage", {}, code))
    assert " ".join(wrapped(said(HELP, name, {}, code), 40)[0].split()) in " ".join(out.split())
    if code != ENGLISH:
        assert not re.search(r"\b(Usage|Options|Arguments|Show|default|required)\b", out)
    told = [line for line in out.splitlines() if not line.startswith("    ceki ") and "http" not in line]
    assert max(map(cells, told)) <= 80


def test_the_language_may_stand_after_the_word_help(run, in_english):
    assert run("--help", "--language", "ms")[1] == run("--language=ms", "--help")[1]
    assert run("--help", "--language", "ms")[1] != run("--language", "en", "--help")[1]


@pytest.mark.parametrize(
    ("arguments", "refused"),
    [
        (("--language", "tlh"), f"language 'tlh' is not here; allowed: {', '.join(languages())}"),
        (("play", "pei", "--language", "ms"), "--language goes before the command: ceki --language ms play"),
        (("rulez",), "unknown command 'rulez'; did you mean rules?"),
        (("qqqq",), "unknown command 'qqqq'"),
        (("simulate", "pei", "--round", "5"), "unknown option --round; did you mean --json, --rounds?"),
        (("simulate", "pei", "--rounds"), "--rounds needs a value after it"),
        (("simulate", "pei", "--json=yes"), "--json takes no value"),
        (("simulate",), "GAME is missing"),
        (("games", "more", "words"), "more words is too much"),
    ],
)
def test_what_cannot_be_read_is_told_in_a_sentence(run, in_english, arguments, refused):
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert err.removesuffix(" (ceki --help shows examples)\n").rstrip() == f"ceki: {refused}"
    if arguments[0] != "--language":
        assert run("--language", "zh-Hans", *arguments)[2] != err
