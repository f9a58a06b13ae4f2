"""A page read in a language that there is not, two fifths longer than English: as the words of another that it has."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast
from playwright.sync_api import Page, Route

from ceki.locales import language
from ceki.locales.language import ENGLISH
from tests.locales.longer import longer

LOCALES = Path(language.__file__).parent
INSTEAD = "ms"  # what the browser asks for
ANSWER = re.compile(rf"/assets/words\W{INSTEAD}\W")
FILE = re.compile(r"`((?:[^`\\]|\\.)*)`")  # in a script of words


def ids(text: str) -> frozenset[str]:
    """The ids of the messages of a Fluent file."""
    return frozenset(one.id.name for one in FluentParser().parse(text).body if isinstance(one, ast.Message))


def read_longer(page: Page) -> set[str]:
    """Has a page come with longer words; returns the topics that have come so, as they do."""
    english = {path.stem: path.read_text(encoding="utf-8") for path in (LOCALES / ENGLISH).glob("*.ftl")}
    topics = {ids(text): topic for topic, text in english.items()}
    come: set[str] = set()

    def instead(file: re.Match[str]) -> str:
        topic = topics.get(ids(file[1].replace("\\`", "`")), "")
        if not topic:
            return file[0]
        come.add(topic)
        return "`" + longer(english[topic]).replace("\\", "\\\\").replace("`", "\\`") + "`"

    def answer(route: Route) -> None:
        route.fulfill(body=FILE.sub(instead, route.fetch().text()), content_type="text/javascript")

    page.route(ANSWER, answer)
    return come
