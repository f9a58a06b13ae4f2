"""`ceki word`: the glossary."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from ceki.cli.arguments import AsJson, print_json
from ceki.cli.help.language import choose_language
from ceki.locales.messages import said

Sought = Annotated[
    list[str] | None,
    typer.Argument(metavar="[WORD]", show_default=False),
]
Language = Annotated[str | None, typer.Option(metavar="CODE", show_default=False)]
From = Annotated[
    str | None,
    typer.Option("--from", metavar="CODE", show_default=False),
]


def word(sought: Sought = None, language: Language = None, tongue: From = None, as_json: AsJson = False) -> int:
    """Tell what a word of the games means, how it is said and written, and where it is used."""
    from ceki.locales.glossary.entries import entries
    from ceki.locales.glossary.search import containing, named, nearest
    from ceki.locales.language import language as spoken
    from ceki.terminal.lines.glossary import list_lines, unknown, word_data, word_lines

    known = sorted({entry.language for entry in entries().values()})
    if language is not None:
        choose_language(language)
    if tongue is not None and tongue not in known:
        raise ValueError(said("command", "no-tongue", {"given": repr(tongue), "known": known}))
    text = " ".join(sought or ())
    exact = [] if not text else named(text)
    found = exact or (containing(text, spoken()) if text else list(entries().values()))
    found = [entry for entry in found if tongue in (None, entry.language)]
    if as_json:
        print_json({"words": [word_data(e, spoken()) for e in found], "nearest": nearest(text) if not found else []})
    elif exact and found:
        print("\n\n".join("\n".join(word_lines(entry, spoken())) for entry in found))
    elif found:
        print("\n".join(list_lines(found, spoken())))
    else:
        print(f"ceki: {unknown(text, nearest(text))}", file=sys.stderr)
    return 0 if found else 1
