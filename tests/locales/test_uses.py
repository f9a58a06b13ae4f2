"""No sentence is said that there is not, and none is there that nothing says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from ceki.locales import language
from ceki.locales.language import ENGLISH
from ceki.locales.messages import parsed
from ceki.play import catalogue
from ceki.play.outcomes.refused import OF_RULES
from ceki.server import doctor
from ceki.server.protocol.errors import CODE_OF, OTHER
from ceki.server.protocol.server import TableEvent
from tests.cli.test_help import keys as of_help
from tests.locales import uses

TOPICS = sorted(path.stem for path in (Path(language.__file__).parent / ENGLISH).glob("*.ftl"))
ANYWHERE = re.compile(r"coach-[\w-]+")  # ids of a speaker that sources hand on to others
OUTCOMES = re.compile(r"OutcomeError\(\s*\"([\w-]+)\"")
FOUND = re.compile(r"\"([a-z]+-[a-z]+)\"")
REFUSED = re.compile(r"new Refused\(\"(\w+)\"|const [A-Z_]+ = \"(\w+)\"")


def handed_on() -> set[str]:
    """The ids of a coach's sentences, which it is handed and says."""
    return {one for text in uses.page_sources().values() for one in uses.texts_of(text) if ANYWHERE.fullmatch(one)}


def made_of_parts() -> set[str]:
    """Those that it makes of a part, `coach-${what}`, and a text of the same source."""
    makers = [text for text in uses.page_sources().values() if "`coach-${" in text]
    return {f"coach-{one}" for text in makers for one in uses.texts_of(text)}


def refused_here() -> set[str]:
    """What the page's own tables refuse."""
    found = REFUSED.findall("\n".join(uses.page_sources().values()))
    return {one or other for one, other in found}


def outcomes_refused() -> set[str]:
    """What the score of a real table refuses."""
    texts = "\n".join(path.read_text(encoding="utf-8") for path in uses.PROGRAMS.rglob("*.py"))
    return {*OUTCOMES.findall(texts)} - {OF_RULES}


def found_of_a_server() -> set[str]:
    """What the doctor of a server finds."""
    return {*FOUND.findall(Path(doctor.__file__).read_text(encoding="utf-8"))}


@cache
def from_data() -> dict[str, set[str]]:
    """The ids that come from data, by topic: what games declare, and what servers send."""
    games = [catalogue.game(name) for name in catalogue.names()]
    kinds = {one.word.replace("_", "-") for game in games for one in game.info.lines}
    facts = {one.id for game in games for one in game.facts.declared}
    goals = {one.id for game in games for one in game.goals.declared}
    happened = {one for name in ("kind", "how") for one in get_args(TableEvent.model_fields[name].annotation)}
    return {
        "lines": kinds | {f"{kind}.{game.id}" for kind in kinds for game in games},
        "reasons": facts | {f"{one}.beside" for one in facts},
        "goal": goals | {f"{one}.about" for one in goals},
        "events": happened,
        "refusals": {*CODE_OF, OTHER},
        "language": {"name", "note"},
        "score": outcomes_refused(),
        "help": of_help(),
        "doctor": found_of_a_server(),
    }


def unsaid() -> list[str]:
    """The sentences that nothing says."""
    said, data = uses.uses(), from_data() | {"device": refused_here(), "coach": handed_on() | made_of_parts()}
    return [
        f"{topic}.ftl: {key}"
        for topic in TOPICS
        for key in parsed(topic)
        if key not in data.get(topic, set()) and not any(topic in of and one.says(key) for of, one in said.items())
    ]


def missing() -> list[str]:
    """The sentences that sources say and that there are not."""
    found = [] if handed_on() <= parsed("coach").keys() else [f"coach.ftl: {handed_on() - parsed('coach').keys()}"]
    found += [f"score.ftl: {key}" for key in outcomes_refused() - parsed("score").keys()]
    found += [f"doctor.ftl: {key}" for key in found_of_a_server() - parsed("doctor").keys()]
    for of, one in uses.uses().items():
        known = {key for topic in of if topic in TOPICS for key in parsed(topic)}
        found += [f"{where}: {key}" for key, where in one.called.items() if key not in known]
        found += [f"{of}: {part}" for part in one.parts if not any(re.fullmatch(part, key) for key in known)]
    return found


def test_every_sentence_is_said():
    assert unsaid() == []


def test_every_sentence_that_is_said_is_there():
    assert missing() == []


@pytest.fixture
def page(monkeypatch, tmp_path):
    """A page of one source, beside the module that makes its speaker."""

    def write(source: str) -> None:
        (tmp_path / "frame.ts").write_text(
            'import words from "../locales/en/frame.ftl?raw";\nexport const frame = speaker({ frame: words });\n'
        )
        (tmp_path / "One.svelte").write_text(f'import {{ frame as says }} from "./frame";\n{source}\n')

    monkeypatch.setattr(uses, "PAGE", tmp_path)
    return write


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ('{says("close")}', []),
        ('{says("closse")}', ["One.svelte: closse"]),
        ('{says(n === "many" ? "close" : "closse", { n })}', ["One.svelte: closse"]),
        ('/* says("closse") */', []),
        ('{other.says("closse")}', []),
    ],
)
def test_a_sentence_that_is_not_there_is_found(page, source, wrong):
    page(source)
    assert [one for one in missing() if one.startswith("One")] == wrong


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ('says("settings")', {"settings"}),
        ('says(n ? "settings" : "language")', {"settings", "language"}),
        ("says(`keys-${what}`)", {"keys-move", "keys-lay", "keys-choose", "keys-buttons"}),
        ('const which = "settings"; says(which)', {"settings"}),
        ('const which = "settings";', set()),
        ("", set()),
    ],
)
def test_a_sentence_that_nothing_says_is_found(page, source, said):
    page(source)
    of_frame = {key for key in parsed("frame") if key in {"settings", "language"} or key.startswith("keys-")}
    assert of_frame - {one.removeprefix("frame.ftl: ") for one in unsaid()} == said
