"""Text that stands literally in a component of the page, where only the reader's language should speak."""

from __future__ import annotations

import re
from collections.abc import Iterator

LETTERS = re.compile(r"[A-Za-zÀ-ÿ]{2,}")
READ = ("aria-label", "aria-roledescription", "title", "placeholder", "alt", "label")
# names, and what is printed on keys
OF_NAME = {"ceki", "Shift", "Enter", "Space", "Apache", "Tab", "Hant", "Hani", "NRPX"}
COMMANDS = {"ceki verify"}  # as they are typed
QUOTED = re.compile(r"\"((?:[^\"\\]|\\.)*)\"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`")
PROSE = re.compile(r"[A-Z][a-z]+(?:\s|$|[.,:])|[a-z]{2,} [a-z]{2,}|^ ?[a-z]+, | · [a-z]")


def literals(source: str) -> list[str]:
    """The texts of a component's template that somebody reads. `source` is a Svelte file."""
    template = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)
    return [text for text in _texts(template) if _says(text) and text not in COMMANDS]


def _says(text: str) -> bool:
    return any(word not in OF_NAME for word in LETTERS.findall(re.sub(r"&\w+;", " ", text)))


def _texts(template: str) -> Iterator[str]:
    """Texts between tags, attributes that are read out, and texts within expressions."""
    at, text = 0, ""
    while at < len(template):
        if template[at] == "{":
            end = _closed(template, at)
            yield text
            text = ""
            yield from _in_expression(template[at + 1 : end])
            at = end + 1
        elif template[at] == "<" and re.match(r"</?[A-Za-z]", template[at:]):
            yield text
            text = ""
            end = _tag_end(template, at)
            yield from _attributes(template[at:end])
            at = end + 1
        else:
            text += template[at]
            at += 1
    yield text


def _closed(template: str, at: int) -> int:
    """Where the brace closes that opens at a place."""
    depth = 0
    while at < len(template):
        quoted = QUOTED.match(template, at) if template[at] in '"`' else None
        if quoted:
            at = quoted.end()
            continue
        depth += {"{": 1, "}": -1}.get(template[at], 0)
        if depth == 0:
            return at
        at += 1
    raise ValueError("a brace is open at the end")


def _tag_end(template: str, at: int) -> int:
    while template[at] != ">":
        if template[at] == "{":
            at = _closed(template, at)
        elif template[at] == '"':
            at = template.index('"', at + 1)
        at += 1
    return at


def _attributes(tag: str) -> Iterator[str]:
    at = 0
    while at < len(tag):
        if tag[at] == "{":
            end = _closed(tag, at)
            yield from _in_expression(tag[at + 1 : end])
            at = end
        found = re.compile(r'([\w-]+)="([^"{]*)"').match(tag, at)
        if found and not re.match(r"[\w-]", tag[at - 1]):
            if found[1] in READ:
                yield found[2]
            at = found.end() - 1
        at += 1


def _in_expression(code: str) -> Iterator[str]:
    for found in QUOTED.finditer(code):
        text = re.sub(r"\$\{[^}]*\}", " ", found[1] or found[2] or found[3] or "")
        if PROSE.search(text) and not text.startswith(("./", "../")):
            yield text
