"""A translator reads beside every English message where it appears, and what fills each of its places."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from ceki.locales import language
from ceki.locales.language import ENGLISH
from ceki.locales.messages import parsed

HERE = Path(language.__file__).parent / ENGLISH
TOPICS = sorted(
    file.relative_to(HERE).with_suffix("").as_posix() for file in HERE.rglob("*.ftl") if file.parent.name != "games"
)  # games say in their own files what fills a place
PLACE = re.compile(r"\$([\w-]+)")


@pytest.mark.parametrize("topic", TOPICS)
def test_what_fills_a_place_is_said_in_the_file(topic):
    lines = (HERE / f"{topic}.ftl").read_text(encoding="utf-8").splitlines()
    explained = {name for line in lines if line.startswith("#") for name in PLACE.findall(line)}
    used = {name for facts in parsed(topic).values() for name in facts}
    assert used - explained == set()


@pytest.mark.parametrize("topic", TOPICS)
def test_tools_show_a_comment_with_every_message(topic):
    """Of a file (###), of a group (##) or of the message itself (#)."""
    body = FluentParser().parse((HERE / f"{topic}.ftl").read_text(encoding="utf-8")).body
    assert isinstance(body[0], ast.ResourceComment)
    assert [one.content for one in body if isinstance(one, ast.Comment)] == [], "a comment that belongs to no message"
