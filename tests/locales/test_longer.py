"""The language that there is not has every sentence of English, two fifths longer."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from ceki.locales import language
from ceki.locales.language import ENGLISH
from tests.locales.longer import longer, stretched

FILES = sorted((Path(language.__file__).parent / ENGLISH).glob("*.ftl"))


def texts(node: object) -> list[str]:
    """The texts of all patterns below a node, in their order."""
    if isinstance(node, ast.TextElement):
        return [node.value]
    below = node if isinstance(node, list) else vars(node).values() if isinstance(node, ast.BaseNode) else []
    return [text for one in below for text in texts(one)]


def letters(text: str) -> int:
    return sum(map(str.isalpha, text))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_sentence_is_two_fifths_longer_and_its_places_stay(file):
    english = FluentParser().parse(file.read_text(encoding="utf-8"))
    told = FluentParser().parse(longer(file.read_text(encoding="utf-8")))
    was, now = texts(english.body), texts(told.body)
    assert len(now) == len(was)
    assert [(a, b) for a, b in zip(was, now, strict=True) if abs(letters(b) - 1.4 * letters(a)) > 1] == []
    for one, other in zip(was, now, strict=True):
        assert [c for c in one if not c.isalpha()] == [c for c in other if not c.isalpha()]


def test_what_is_written_in_braces_stays():
    assert longer('a = Take { $n ->\n    [one] one card\n   *[other] { $n } cards{ "" }\n}\n') == (
        'a =\n    TTakee { $n ->\n        [one] oone ccarrd\n       *[other] { $n } ccardds{ "" }\n    }\n'
    )


def test_it_is_no_language_of_the_project():
    assert stretched("Play now") == "PPlayy noow"
