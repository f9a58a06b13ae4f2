"""Sentences that are filled in without Fluent's library are what that would make of them, and none is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from ceki.locales import messages
from ceki.locales.language import languages
from ceki.locales.messages import is_plain, parsed, said, said_by_fluent, written

CATALOGUES = [
    (file.relative_to(messages.FOLDER / code).with_suffix("").as_posix(), code)
    for code in languages()
    for file in sorted((messages.FOLDER / code).rglob("*.ftl"))
]
FACTS = ("Siti", "", " 7 ", "{ $n }", 0, 7, 999, 1000, -1, True)


@pytest.mark.parametrize(("catalogue", "code"), CATALOGUES)
def test_each_sentence_is_found_by_its_id_as_fluent_finds_it(catalogue, code):
    assert list(written(catalogue, code)) == list(parsed(catalogue, code))


@pytest.mark.parametrize(("catalogue", "code"), CATALOGUES)
def test_each_plain_sentence_is_as_fluent_says_it(catalogue, code):
    for key, names in parsed(catalogue, code).items():
        for fact in FACTS[: len(FACTS) if names else 1] if is_plain(written(catalogue, code)[key]) else ():
            facts = dict.fromkeys(names, fact)
            assert said(catalogue, key, facts, code) == said_by_fluent(catalogue, key, facts, code), (key, fact)


def test_each_message_read_alone_is_the_one_within_its_file():
    from fluent.runtime import FluentBundle, FluentResource

    for catalogue, code in CATALOGUES:
        whole = FluentBundle([code], use_isolating=False)
        whole.add_resource(FluentResource(Path(messages.FOLDER, code, f"{catalogue}.ftl").read_text(encoding="utf-8")))
        for key, names in parsed(catalogue, code).items():
            name, _, attribute = key.partition(".")
            message = whole.get_message(name)
            pattern = message.attributes[attribute] if attribute else message.value
            facts = dict.fromkeys(names, "one")
            assert said_by_fluent(catalogue, key, facts, code) == whole.format_pattern(pattern, facts)[0], (code, key)
