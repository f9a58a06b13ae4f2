"""Writes better texts, which readers saved as a file on the page (`?proof`), into their language's files.

`python -m tests.locales.translated.suggestions FILE`
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from ceki.locales.language import ENGLISH, languages
from ceki.locales.messages import FOLDER, parsed, places_of, written

KEYS = ("language", "topic", "id", "was", "better")


def apply(one: Mapping[str, Any]) -> str:
    """Writes one into its file. Returns why it was not, or nothing."""
    if not all(isinstance(one.get(key), str) for key in KEYS) or one["language"] not in languages():
        return "this is not a suggestion for a language that is here"
    if one["topic"] not in _topics() or one["id"] not in written(one["topic"]):
        return "this text no longer exists"
    now = written(one["topic"], one["language"]).get(one["id"], "")
    if _plain(now) != _plain(one["was"]):
        return f"the text has changed since; now it is: {_plain(now)}"
    if places_of(one["better"]) != parsed(one["topic"])[one["id"]]:
        return f"it must have the places of the English text: {', '.join(sorted(parsed(one['topic'])[one['id']]))}"
    file = FOLDER / one["language"] / f"{one['topic']}.ftl"
    text = file.read_text(encoding="utf-8")
    new = _replaced(text, one["id"], one["better"]) if now else _added(text, one["id"], one["better"])
    if _messages(new) != _messages(text) | {one["id"].partition(".")[0]}:
        return "it is not a text of Project Fluent; look at its braces"
    file.write_text(new, encoding="utf-8")
    written.cache_clear()
    parsed.cache_clear()
    return ""


def _topics() -> set[str]:
    """What may be translated: no other file is read or written, whatever a suggestion names."""
    english = FOLDER / ENGLISH
    return {file.relative_to(english).with_suffix("").as_posix() for file in english.rglob("*.ftl")}


def _messages(text: str) -> set[str]:
    """The ids of a file's messages, and "" where something in it is none."""
    body = FluentParser().parse(text).body
    return {
        one.id.name if isinstance(one, ast.Message) else "" for one in body if isinstance(one, ast.Message | ast.Junk)
    }


def _plain(text: str) -> str:
    return " ".join(text.split())


def _replaced(text: str, id: str, better: str) -> str:
    """The text of a file with another pattern for an id."""
    name, _, attribute = id.partition(".")
    message = next(m for m in FluentParser().parse(text).body if isinstance(m, ast.Message) and m.id.name == name)
    holders = [one for one in message.attributes if one.id.name == attribute] if attribute else [message]
    value = holders[0].value
    assert value is not None
    assert value.span is not None
    return text[: value.span.start].rstrip() + f" {better}" + text[value.span.end :]


def _added(text: str, id: str, better: str) -> str:
    """The text of a file with a new message at its end; one that waits there as a comment goes."""
    waiting = f"# {id} ="
    lines = [line for line in text.splitlines() if not line.startswith(waiting)]
    return "\n".join([*lines, f"{id} = {better}", ""])


def main() -> int:
    """Applies a file, and says what was not taken. Returns the exit status: 1 where something was not."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="as the page saved it")
    given = parser.parse_args()
    try:
        read = json.loads(given.file.read_text(encoding="utf-8"))
        suggestions = list(read["suggestions"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        parser.error(f"{given.file} is not a file of suggestions: {error}")
    refused = 0
    for one in suggestions:
        why = apply(one) if isinstance(one, dict) else "this is not a suggestion"
        refused += bool(why)
        print(f"{one.get('language')}/{one.get('topic')}:{one.get('id')}: {why or 'written'}")
    return 1 if refused else 0


if __name__ == "__main__":
    raise SystemExit(main())
