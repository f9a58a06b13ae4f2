"""A sentence from its id and its facts. Sentences are ICU messages, of which this reads what the project needs:

`{name}`, `{name, number}` (with commas), `{name, plural, =0 {no card} one {# card} other {# cards}}` and
`{name, select, you {You sit} other {{name} sits}}`. Translators' tools and the page read the same files.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

Facts = Mapping[str, Any]
ONE: Final = 1  # the number that English has a form of its own for


@dataclass(frozen=True)
class Slot:
    """A place in a message: the fact that stands there, how it is read, and the messages to choose among."""

    name: str
    kind: str = ""
    forms: tuple[tuple[str, tuple[Any, ...]], ...] = ()

    def names(self) -> Iterator[str]:
        """The facts that it needs."""
        yield self.name
        for _, parts in self.forms:
            for part in parts:
                if isinstance(part, Slot):
                    yield from part.names()


def said(catalogue: str, key: str, facts: Facts) -> str:
    """The sentence of an id with its facts. Raises `KeyError` for an id, or a fact of it, that there is not."""
    return filled(parsed(catalogue)[key], facts)


def needs(catalogue: str, key: str) -> set[str]:
    """The facts that a sentence needs."""
    return names_in(parsed(catalogue)[key])


def names_in(parts: tuple[Any, ...]) -> set[str]:
    """The facts that a parsed message needs."""
    return {name for part in parts if isinstance(part, Slot) for name in part.names()}


@cache
def parsed(catalogue: str) -> dict[str, tuple[Any, ...]]:
    """All messages of a catalogue. Raises `ValueError` for one that cannot be read."""
    text = resources.files("ceki.locales").joinpath("en", f"{catalogue}.json").read_text(encoding="utf-8")
    return {key: parse(message) for key, message in json.loads(text).items()}


def parse(message: str) -> tuple[Any, ...]:
    """A message as its parts: texts and slots. Raises `ValueError`."""
    parts, end = _parts(message, 0)
    if end != len(message):
        raise ValueError(f"the message {message!r} has a brace too many")
    return parts


def _parts(text: str, at: int) -> tuple[tuple[Any, ...], int]:
    found: list[Any] = []
    while at < len(text) and text[at] != "}":
        if text[at] == "{":
            slot, at = _slot(text, at + 1)
            found.append(slot)
        else:
            end = min((n for n in (text.find(brace, at) for brace in "{}") if n >= 0), default=len(text))
            found.append(text[at:end])
            at = end
    return tuple(found), at


def _slot(text: str, at: int) -> tuple[Slot, int]:
    """What stands in braces, and where it ends."""
    end = min((n for n in (text.find(mark, at) for mark in ",}") if n >= 0), default=-1)
    if end < 0:
        raise ValueError(f"the message {text!r} lacks a brace")
    name = text[at:end].strip()
    if text[end] == "}":
        return Slot(name), end + 1
    after = min((n for n in (text.find(mark, end + 1) for mark in ",}") if n >= 0), default=-1)
    kind = text[end + 1 : after].strip()
    if kind == "number" and text[after] == "}":
        return Slot(name, kind), after + 1
    if kind not in ("plural", "select") or text[after] != ",":
        raise ValueError(f"the message {text!r} has a slot of the kind {kind!r}; known: number, plural, select")
    forms, at = [], after + 1
    while text[at:].lstrip()[:1] not in ("}", ""):
        opened = text.find("{", at)
        if opened < 0:
            raise ValueError(f"the message {text!r} has a form without braces")
        parts, closed = _parts(text, opened + 1)
        forms.append((text[at:opened].strip(), parts))
        at = closed + 1
    if "other" not in dict(forms):
        raise ValueError(f"the message {text!r} has no form `other` of {name}")
    if "}" not in text[at:]:
        raise ValueError(f"the message {text!r} lacks a brace")
    return Slot(name, kind, tuple(forms)), text.index("}", at) + 1


def filled(parts: tuple[Any, ...], facts: Facts, number: str = "") -> str:
    """A parsed message with its facts; `number` is what `#` stands for. Raises `KeyError` for a missing fact."""
    return "".join(
        _slot_filled(part, facts, number) if isinstance(part, Slot) else part.replace("#", number) if number else part
        for part in parts
    )


def _slot_filled(slot: Slot, facts: Facts, number: str) -> str:
    value = facts[slot.name]
    if slot.kind == "":
        return ", ".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
    if slot.kind == "number":
        return f"{value:,}"
    forms = dict(slot.forms)
    if slot.kind == "select":
        return filled(forms.get(str(value), forms["other"]), facts, number)
    exact = forms.get(f"={value}")
    usual = forms.get("one", forms["other"]) if value == ONE else forms["other"]
    return filled(usual if exact is None else exact, facts, f"{value:,}")
