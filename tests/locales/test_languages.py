"""Every language says all that English says, of the same facts, and tells who has checked it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ceki.cli import main
from ceki.locales import language
from ceki.locales.language import ENGLISH, languages, likeliest, wanted
from ceki.locales.messages import parsed, said, written
from tests.locales.translated.tiers import TIERS, tier_of, whole

HERE = Path(language.__file__).parent
OTHERS = languages()[1:]
TOPICS = sorted(path.relative_to(HERE / ENGLISH).with_suffix("").as_posix() for path in (HERE / ENGLISH).rglob("*.ftl"))
OF_A_TRANSLATION = {"also", "whole"}  # what `language.ftl` has of none but a translation
FORMS = {"who", "what", "one", "an"}  # facts that choose among English forms; another language may need none of them


@pytest.mark.parametrize(("code", "topic"), [(code, topic) for topic in TOPICS for code in whole(tier_of(topic))])
def test_a_language_says_all_that_english_says_where_it_is_whole(code, topic):
    assert parsed(topic).keys() - parsed(topic, code).keys() == set()


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("topic", TOPICS)
def test_a_language_says_what_english_says_of_the_same_facts(code, topic):
    own = {
        key: facts for key, facts in parsed(topic, code).items() if topic != "language" or key not in OF_A_TRANSLATION
    }
    english = parsed(topic)
    assert own.keys() - english.keys() == set()
    assert {key: facts - english[key] for key, facts in own.items() if facts - english[key]} == {}
    assert {key: english[key] - facts - FORMS for key, facts in own.items() if english[key] - facts - FORMS} == {}


@pytest.mark.parametrize("code", OTHERS)
def test_a_language_has_no_topic_that_english_lacks(code):
    topics = {path.relative_to(HERE / code).with_suffix("").as_posix() for path in (HERE / code).rglob("*.ftl")}
    assert topics <= {*TOPICS}
    assert set(written("language", code)["whole"].split()) <= {*TIERS, "{", '""', "}"}


def test_each_language_has_a_name_of_its_own_and_says_who_has_checked_it():
    assert len({said("language", "name", {}, code) for code in languages()}) == len(languages())
    assert "note" in parsed("language")
    assert said("language", "note", {}, ENGLISH) == ""


def test_no_space_stands_before_a_per_cent_sign_or_an_ellipsis():
    """27%, Loading…"""
    spaced = re.compile(r"[\d}] %|\w …")
    files = [*HERE.rglob("*.ftl"), *HERE.rglob("*.md")]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines() if "#" not in line[:1]]
    assert [line for line in lines if spaced.search(line)] == []


def test_chinese_has_marks_of_full_width():
    half = re.compile(r"[\u4e00-\u9fff][,;:!?]|[,;:!?][\u4e00-\u9fff]")
    wrong = [
        line for path in (HERE / "zh-Hans").rglob("*.ftl") for line in path.read_text().split("\n") if half.search(line)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("locale", "code"),
    [
        ("ms_MY", "ms"),
        ("id", "id"),
        ("zh_CN", "zh-Hans"),
        ("zh_TW", "zh-Hans"),
        ("jv_ID", "id"),
        ("nan_SG", "ms"),
        ("de_DE", ENGLISH),
        ("C", ENGLISH),
        ("", ENGLISH),
    ],
)
def test_a_locale_asks_for_a_language(locale, code):
    assert likeliest(locale) == code
    assert wanted({"LANG": f"{locale}.UTF-8"}) == code


def test_ceki_speaks_the_language_that_it_is_told(in_english, monkeypatch, capsys):
    monkeypatch.setenv("CEKI_LANGUAGE", "ms")
    assert main(["games"]) == 0
    assert said("events", "sat", {"who": "other", "name": "Siti"}) == "Siti duduk."
    assert main(["--language", "zh-Hans", "version"]) == 0
    assert said("events", "sat", {"who": "other", "name": "Siti"}) == "Siti坐下了。"
    capsys.readouterr()
    assert main(["--language", "tlh", "version"]) == 2
    allowed = ", ".join(languages())
    assert capsys.readouterr().err == f"ceki: bahasa 'tlh' tiada di sini; dibenarkan: {allowed}\n"


def test_what_a_language_lacks_is_said_in_english(in_english, monkeypatch):
    full = dict(written("events", "ms"))
    full.pop("closed")
    monkeypatch.setattr(
        "ceki.locales.messages.written", lambda topic, code=ENGLISH: full if code == "ms" else written(topic)
    )
    assert said("events", "closed", {}, "ms") == "The table is closed."
