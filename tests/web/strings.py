"""Sentences that stand literally in the code of the page, where only the reader's language should speak."""

from __future__ import annotations

import re
from collections.abc import Iterator

SENTENCE = re.compile(r"[A-Za-z]{2,}[,:;.]? [a-z]{2,}|[A-Z][a-z]+[,:;.]? \{\}|\{\} [a-z]{3,}|[A-Z][a-z]+[.:]$")
PLACE = "{}"
OPENS_PATTERN = re.compile(r"(?:[(,=:\[!&|?{};]|\breturn)\s*$")  # what a slash is after that begins a pattern
PATTERN = re.compile(r"/(?:[^/\\\n\[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
PLAIN = re.compile(r"\"((?:[^\"\\\n]|\\.)*)\"|'((?:[^'\\\n]|\\.)*)'")
FOR_MACHINES = re.compile(
    r"(?:new (?:Range|Type)?Error|closest|matches|querySelector(?:All)?(?:<\w+>)?|encode)\($"
    r"|\bfont = $|\bfrom $|\bimport ?\(?$"
)  # before texts that only programmers, or the browser, read
OF_MACHINES = re.compile(
    r"^ceki |^[(<]|\b(?:translate|rotate)\("
)  # what seeds begin with, marks of notices, styles and elements


def sentences(code: str) -> list[str]:
    """The strings of TypeScript that are sentences for readers; a place in a template is `{}`."""
    return [text for before, text in _strings(code) if _is_sentence(before, text)]


def scripts(component: str) -> str:
    """The scripts of a Svelte file."""
    return "\n".join(re.findall(r"<script[^>]*>(.*?)</script>", component, flags=re.DOTALL))


def constants(component: str) -> str:
    """What a Svelte file works out amid its elements, a line each."""
    return "\n".join(re.findall(r"\{@const (.*)\}", component))


def _is_sentence(before: str, text: str) -> bool:
    return bool(SENTENCE.search(text)) and not FOR_MACHINES.search(before) and not OF_MACHINES.search(text)


def _strings(code: str) -> Iterator[tuple[str, str]]:
    """Each string with the code before it on its line."""
    at = 0
    while at < len(code):
        before = code[code.rfind("\n", 0, at) + 1 : at]
        skipped = COMMENT.match(code, at) or (PATTERN.match(code, at) if OPENS_PATTERN.search(before or ";") else None)
        quoted = PLAIN.match(code, at)
        if skipped:
            at = skipped.end()
        elif quoted:
            yield before, quoted[1] or quoted[2] or ""
            at = quoted.end()
        elif code[at] == "`":
            text, inner, at = _template(code, at)
            yield before, text
            for one in inner:
                yield from _strings(one)
        else:
            at += 1


def _template(code: str, at: int) -> tuple[str, list[str], int]:
    """A template from its first tick: its text with places, the code in the places, and where it ends."""
    text, inner, at = "", [], at + 1
    while code[at] != "`":
        if code.startswith("${", at):
            end = _place_end(code, at + 2)
            inner.append(code[at + 2 : end])
            text, at = text + PLACE, end + 1
        else:
            step = 2 if code[at] == "\\" else 1
            text, at = text + code[at : at + step], at + step
    return text, inner, at + 1


def _place_end(code: str, at: int) -> int:
    depth = 0
    while depth or code[at] != "}":
        quoted = PLAIN.match(code, at)
        if quoted:
            at = quoted.end()
        elif code[at] == "`":
            at = _template(code, at)[2]
        else:
            depth += {"{": 1, "}": -1}.get(code[at], 0)
            at += 1
    return at
