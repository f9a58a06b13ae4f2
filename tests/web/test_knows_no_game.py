"""The page draws any game from data: it has no game's name and no field's, and reads no sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ceki.engine.record import Record
from ceki.play import catalogue

SOURCE = Path(__file__).parents[2] / "web" / "src"
PROTOCOL = (SOURCE / "protocol.gen.ts").read_text(encoding="utf-8")
OF_THE_PROTOCOL = set(re.findall(r"\w+", PROTOCOL))
PROSE = r"(?:says|message|why|told|evidence|summary|about|label)"
COMPARED = re.compile(
    r"\.(?:field|word|name|verb|preset)\s*[!=]==?\s*[\"'`](\w+)|[\"'`](\w+)[\"'`]\s*[!=]==?\s*[\w.?]+\.(?:field|word|name|verb)\b"
)
# a sentence that is tested, searched, cut or split
READ = re.compile(
    rf"\b{PROSE}\??\.(?:match|matchAll|search|split|includes|startsWith|endsWith|indexOf|slice|replace|replaceAll)\("
    rf"|\.(?:test|exec)\((?:[\w?.!\[\]]+\.)?{PROSE}\b"
)


def sources() -> Iterator[tuple[str, str]]:
    for path in sorted(SOURCE.rglob("*")):
        tests = path.name.endswith(".test.ts") or path.name in ("example.ts", "bench.ts")
        if path.suffix in (".ts", ".svelte") and path.name != "protocol.gen.ts" and not tests:
            yield str(path.relative_to(SOURCE)), without_comments(path.read_text(encoding="utf-8"))


def without_comments(text: str) -> str:
    text = re.sub(r"<cite>.*?</cite>[^<]*", "", text)  # the title of a source is as it is
    return re.sub(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*|<style>.*</style>", "", text, flags=re.DOTALL)


def names_in(text: str, names: set[str]) -> set[str]:
    """The names of several words that stand in a text, and any that something declared is compared with."""
    several = {name for name in re.findall(r"\w+", text) if "_" in name} - OF_THE_PROTOCOL
    compared = {name for pair in COMPARED.findall(text) for name in pair if name}
    return (several | compared) & names


def test_no_game_is_named():
    games = {game.id for game in catalogue.games()} | {game.info.title for game in catalogue.games()}
    named = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(games)), re.IGNORECASE)
    assert {where: found for where, text in sources() if (found := named.findall(text))} == {}


def test_no_field_no_option_and_no_verb_is_named():
    names = {name for game in catalogue.games() for name in game.table.FIELDS}
    names -= Record.FIELDS.keys()  # what all tables have is no game's
    names |= {verb.word for game in catalogue.games() for verb in game.info.verbs}
    assert {where: found for where, text in sources() if (found := names_in(text, names))} == {}


def test_what_a_view_or_a_ruleset_holds_is_never_read_by_name():
    read = re.compile(r"\b(?:view|options)\??\.(?!length\b|map\(|filter\(|find\(|some\(|getUint32\()\w+")
    assert {where: found for where, text in sources() if (found := read.findall(text))} == {}


def test_no_sentence_is_read():
    assert {where: found for where, text in sources() if (found := READ.findall(text))} == {}


@pytest.mark.parametrize(
    "line",
    [
        "if (/hand/.test(verb.says)) tap();",
        "const [, name] = /^(\\w+):/.exec(refusal.message) ?? [];",
        "refusal.message.includes('another')",
        "what.says.split(' ')",
    ],
)
def test_a_sentence_that_is_read_is_found(line):
    assert READ.search(line)


def test_names_that_are_read_are_found():
    assert names_in(
        "view?.from_draw === 1; place.field === 'patih_card'; // from_draw", {"from_draw", "patih_card"}
    ) == {
        "from_draw",
        "patih_card",
    }
