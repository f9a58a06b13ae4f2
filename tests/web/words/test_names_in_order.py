"""Whatever a sentence says of somebody whose name is written from the right, its parts stand in the order in which they
are written."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast

from ceki.locales import language
from ceki.locales.language import ENGLISH
from ceki.locales.written import isolated
from tests.locales.translated.tiers import PAGE, whole
from tests.web.player import Player

NAMES: Final = [
    name
    for name in json.loads((Path(__file__).parents[2] / "client/cases/names.json").read_text(encoding="utf-8"))["kept"]
    if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in name)
]
CODES: Final = (ENGLISH, *whole(PAGE))
AT_ONCE: Final = 2000  # sentences in the page
# of each sentence, given as its parts, those that stand to the left of the part before them
TURNED = """(sentences) => {
  const box = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  };
  const sheet = document.createElement("div");
  sheet.append(...sentences.map((parts) => {
    const line = document.createElement("div");
    line.style.cssText = "white-space: pre; width: max-content; font: 12px sans-serif";
    line.textContent = parts.join("");
    return line;
  }));
  document.body.append(sheet);
  const found = sentences.filter((parts, n) => {
    const node = sheet.children[n].firstChild;
    let at = 0, before = -1;
    return parts.some((part) => {
      const inside = part.length - part.trimStart().length;
      const left = part.trim() ? box(node, at + inside, at + part.trimEnd().length).left : before;
      at += part.length;
      const turned = left < before - 0.5;
      before = left;
      return turned;
    });
  });
  sheet.remove();
  return found.map((parts) => parts.join(""));
}"""


def texts(pattern: ast.Pattern, fact: str) -> Iterator[list[str]]:
    """The parts of a sentence, with a fact in each place of it; a list for each choice that it has."""
    some = [list(_part(element, fact)) for element in pattern.elements]
    longest = max(map(len, some), default=0)
    for n in range(longest):
        yield [part for one in some for part in one[n % len(one)]]


def _part(element: Any, fact: str) -> Iterator[list[str]]:
    if isinstance(element, ast.TextElement):
        yield [element.value.replace("\n", " ")]
    elif isinstance(element.expression, ast.SelectExpression):
        for variant in element.expression.variants:
            yield from texts(variant.value, fact) if variant.value.elements else [[]]
    elif isinstance(element.expression, ast.Placeable):
        yield from _part(element.expression, fact)
    elif isinstance(element.expression, ast.StringLiteral):
        yield [element.expression.value]
    else:
        yield [fact]


def sentences(code: str, fact: str) -> Iterator[list[str]]:
    """All sentences of a language that have a place for a fact."""
    for path in sorted((Path(language.__file__).parent / code).rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            patterns = [entry.value, *(a.value for a in entry.attributes)] if isinstance(entry, ast.Message) else []
            for pattern in filter(None, patterns):
                yield from (parts for parts in texts(pattern, fact) if fact in parts and len(parts) > 1)


def turned(me: Player, said: list[list[str]]) -> list[str]:
    """Those whose parts are drawn in another order."""
    me.page.goto(me.url)
    groups = [said[n : n + AT_ONCE] for n in range(0, len(said), AT_ONCE)]
    return [one for group in groups for one in me.page.evaluate(TURNED, group)]


def test_a_sentence_with_a_name_that_is_not_apart_is_seen_to_turn(me: Player) -> None:
    assert turned(me, [["سيتي", ": ", "3", " - ", "5"]]) != []
    assert turned(me, [[isolated("سيتي"), ": ", "3", " - ", "5"]]) == []


@pytest.mark.parametrize(
    ("code", "names"),
    [*product(CODES, [NAMES[:1]]), *(pytest.param(code, NAMES, marks=pytest.mark.prove) for code in CODES)],
)
def test_no_sentence_is_turned_by_a_name_from_the_right(me: Player, code: str, names: list[str]) -> None:
    for name in names:
        said = list(sentences(code, isolated(name)))
        assert len(said) > 500
        assert turned(me, said) == []
