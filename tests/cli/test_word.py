"""`ceki word`: words in full, lists of them, and what is said of a word that is not there."""

from __future__ import annotations

import json

import pytest

from ceki.locales.language import languages

pytestmark = pytest.mark.usefixtures("in_english")


def test_a_word_is_told_in_every_sense_with_accents_or_without(run):
    status, out, err = run("word", "mata")
    assert (status, err) == (0, "")
    for line in (
        "mata (Malay)",
        "  say         mah-tah /mata/, made from the spelling",
        "  literally   eye",
        "  games       Balik Lima Belas, Balik Satu, Chaqui, Chot",
        '  source      "Balik Satu", Ways to Play (games.porg.es)',
        "  means       A point or pip of a card.",
    ):
        assert line in out.splitlines()
    assert run("word", "tengah", "tiang")[1].startswith("tĕngah tiang (Malay)\n")
    out = run("word", "mata", "--language", "zh-Hans")[1]
    assert out.startswith("mata (马来语)\n")
    assert "  意思        三张完全相同的牌" in out


def test_a_card_has_its_names_region_by_region_and_a_picture(run):
    status, out, _ = run("word", "OT", "--from", "jv")
    assert status == 0
    assert "  written     ꦫꦗ (Javanese letters)\n" in out
    assert "  said in     Yogyakarta, 1941\n" in out
    assert out.count("  │OT        │\n") == 3
    out = run("word", "loro cina")[1]
    assert "A name of its time." in out
    assert "The source is not sure of this." in run("word", "lambusu")[1]


def test_words_are_listed_and_looked_for_in_meanings(run):
    status, out, _ = run("word")
    assert status == 0
    assert "tĕngah tiang (Malay): A hand of twenty-five.\n" in out
    assert "curut (Surakarta, 1941): White Flower (WF)\n" in out
    assert max(map(len, out.splitlines())) <= 80
    assert "tĕngah tiang (Malay): A hand of twenty-five.\n" in run("word", "half mast")[1]


def test_a_word_that_is_not_there_is_one_sentence_with_the_nearest(run):
    status, out, err = run("word", "kandong")
    assert (status, out) == (1, "")
    assert err.startswith("ceki: the glossary has no word 'kandong'; the nearest are kandang, ")
    assert run("word", "xqxq") == (1, "", "ceki: the glossary has no word 'xqxq'\n")
    assert json.loads(run("word", "kandong", "--json")[1])["nearest"][0] == "kandang"


def test_wrong_use_is_told_in_a_line(run):
    status, out, err = run("word", "mata", "--language", "xx")
    assert (status, out) == (2, "")
    assert err == f"ceki: language 'xx' is not here; allowed: {', '.join(languages())}\n"
    assert run("word", "--from", "zz")[0] == 2


def test_a_word_as_json(run):
    (tiger,) = json.loads(run("word", "macan", "--json", "--language", "ms")[1])["words"]
    assert (tiger["id"], tiger["tag"], tiger["literal"], tiger["certain"]) == ("macan", "jv", "harimau", True)
    assert tiger["script"] == {"jv-Java": "ꦩꦕꦤ꧀"}
    assert tiger["games"] == ["pei", "pei_chinese", "pei_magelang"]
    fishing = json.loads(run("word", "釣魚", "--json")[1])["words"][0]
    assert (fishing["tag"], fishing["language"]) == ("nan-Hani", "nan")
