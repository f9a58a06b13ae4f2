# ruff: noqa: E501  a habit is one line of a table
"""Habits of a translated English, and how often they are written. `python -m tests.habits` holds the counts.

Each habit has one cure. `--list PART` shows the places of a part, `--write` notes counts that have fallen; where one has
risen, the command says what is new and what to write instead.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
COUNTS: Final = Path(__file__).with_name("habits.toml")
PEOPLE: Final = r"(?:you|us|me|him|her|them|it to|people|players?|everybody|everyone|each other|the (?:other|others|players?|server|reader|bot))"


@dataclass(frozen=True)
class Habit:
    """Words that we do not write, and what stands in their place."""

    found: re.Pattern[str]
    instead: str


def _habit(found: str, instead: str) -> Habit:
    return Habit(re.compile(found, re.IGNORECASE), instead)


HABITS: Final = (
    _habit(r"\b(?:bring|brings|brought|bringing)\b(?! back)", "cards score, hands are worth, moves gain, players win"),
    _habit(r"\blet(?:s|ting)? (?:[\w']+ ){0,3}go\b", "discard; or pass, allow, release"),
    _habit(rf"\btold\b(?! {PEOPLE})|\btell(?:s|ing)?\b(?! {PEOPLE})", "show, list, say, report, explain; only people tell"),
    _habit(r"\b(?:stands?|stood)\b(?! in\b)|\bstanding (?:on|at|there|in)\b", "is, is on, comes from, appears"),
    _habit(r"(?<!there )\b(?:is|are|was|were) no(?!n)\b(?! (?:longer|more|less|fewer|better|worse|earlier|later))", "is not a"),
    _habit(r"\b(?:left out|put aside|puts aside|broken off|taken out)\b", "missing, set aside, interrupted, removed"),
    _habit(r"\b(?:whoever|whomever|those who|one who|somebody who)\b", "you, players, the player who, anyone with"),
    _habit(r"\blook(?:s|ed|ing)? (?:on(?! \w)|on[.,;:]|at again|back on)", "watch, replay, review"),
    _habit(r"\b(?:anew|besides|thereby|just now|for good|for ever|by itself)\b", "again, also, now, permanently, automatically"),
    _habit(r"\bby (?:the )?(?:usual|sources?|what (?!you could see)|which|days|how|itself)\b", "using, from, with, according to"),
    _habit(r"\bso (?:many|much)\b(?! (?:as|that|more|of the time))", "that many; a number"),
    _habit(r"\b(?:is|are|be) (?:said|asked|had|heard of)\b", "name who does it, or command"),
    _habit(r"\b(?:and nothing else|neither more nor less|and no more)\b", "stop earlier"),
    _habit(r"[\dX] %|\w …", "27%, and “Loading…” joined"),
    _habit(r"\bevenings?\b", "session"),
    _habit(r"\bwithout a network\b|\bno network\b", "offline"),
    _habit(r"(?<![|`])\b[^.;:|X]{12,}[;:] [^.;:|X]{12,}[;:] (?!allowed)[^.;:|X]{12,}[;:] ", "at most one colon or semicolon a sentence"),
    _habit(r"\bof (?:them|which|it) (?:bots|\w+ing)\b|\banother than\b|\bthere is not\b|\bother(?:wise)? than\b", "say it in order"),
)  # fmt: skip


def sentences_of_catalogue(text: str) -> Iterator[tuple[int, str]]:
    """The texts of a file of Fluent, with their lines; without ids, comments and places."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            continue
        said = re.sub(r"^\s*(?:[\w-]+|\.[\w-]+) =|^\s*\*?\[[\w-]+\]", "", line)
        said = re.sub(r"\{[^{}]*\}", "X", said)
        if said.strip(" {}"):
            yield number, said


def sentences_of_markdown(text: str) -> Iterator[tuple[int, str]]:
    """The prose of a page, by its lines; without code."""
    fenced = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced:
            yield number, re.sub(r"`[^`]*`|\]\([^)]*\)", "X", line)


def sentences_of_python(text: str) -> Iterator[tuple[int, str]]:
    """What is read in a module: docstrings, comments, and texts of several words."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.count(" ") > 1:
            for n, line in enumerate(node.value.splitlines()):
                yield node.lineno + n, re.sub(r"`[^`]*`", "X", line)
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


READERS: Final = {".ftl": sentences_of_catalogue, ".md": sentences_of_markdown, ".py": sentences_of_python}
PARTS: Final = {
    "page and terminal": ("src/ceki/locales/en/*.ftl",),
    "how to play": ("src/ceki/locales/en/how_to_play/*.md", "src/ceki/locales/en/lessons/*.ftl"),
    "games": ("src/ceki/games/**/*.py",),
    "docs": ("README.md", "CONTRIBUTING.md", "docs/**/*.md"),
    "changelog": ("CHANGELOG.md",),
    "package": ("src/ceki/[!g]*/**/*.py", "src/ceki/*.py"),
    "tests": ("tests/**/*.py", "bench/**/*.py"),
}


def places(part: str) -> Iterator[tuple[Path, int, Habit, str]]:
    """Where a part has habits: the file, the line, the habit, and the words."""
    for pattern in PARTS[part]:
        for path in sorted(ROOT.glob(pattern)):
            if path == Path(__file__) or "static" in path.parts:
                continue
            for line, said in READERS[path.suffix](path.read_text(encoding="utf-8")):
                for habit in HABITS:
                    for found in habit.found.finditer(said):
                        yield path.relative_to(ROOT), line, habit, found.group()


def main() -> int:
    """Counts, and holds them against those that were noted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--list", choices=PARTS, metavar="PART", help=f"of {', '.join(PARTS)}")
    parser.add_argument("--write", action="store_true", help="notes the counts")
    given = parser.parse_args()
    if given.list:
        for path, line, habit, words in places(given.list):
            print(f"{path}:{line}: {words.strip()!r}: {habit.instead}")
        return 0
    found = {part: sum(1 for _ in places(part)) for part in PARTS}
    if given.write:
        COUNTS.write_text("".join(f'"{part}" = {count}\n' for part, count in found.items()), encoding="utf-8")
        return 0
    noted = tomllib.loads(COUNTS.read_text(encoding="utf-8"))
    for part, count in found.items():
        if count != noted[part]:
            more = (
                "more than were noted; python -m tests.habits --list"
                if count > noted[part]
                else "note it with --write:"
            )
            print(f"{part}: {count} habits of translated English, {noted[part]} noted: {more} {part!r}")
    return int(found != noted)


if __name__ == "__main__":
    sys.exit(main())
