"""The glossary: its shape, that a word stands once, and how it is found."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from importlib import resources

import pytest

from ceki.cards import ceki
from ceki.locales.glossary.entries import entries, literally, meaning, names_of, regions
from ceki.locales.glossary.search import bare, containing, named, nearest
from ceki.locales.language import ENGLISH, languages
from ceki.play import catalogue
from ceki.play.rulebook.origins import PageError, pages_of, read_page, words_of
from ceki.play.rulebook.pages import GAMES, page_named, told, word_ids
from tests.locales.translated.tiers import GAMES as GAMES_TOLD
from tests.locales.translated.tiers import whole

FILES = {
    name: json.loads(resources.files("ceki.locales.glossary").joinpath(f"{name}.json").read_text(encoding="utf-8"))
    for name in ("words", "names", *languages())
}
WORDS, NAMES = FILES["words"]["words"], FILES["names"]["names"]
KNOWN = {"ms", "id", "jv", "min", "bjn", "ban", "sas", "mak", "bug", "mcm", "nan", "zh", "en", "fr", "nl"}  # of BCP 47
LETTERS = {"Jawi": "ARABIC", "Java": "JAVANESE", "Bali": "BALINESE", "Lontara": "BUGINESE", "Hani": "CJK"}
DOUBT = {"ms": "mungkin", "id": "mungkin", "zh-Hans": "也许"}
NOTES = {"history", "crude", "compared", "unspaced", "long-vowel", "script-differs"}
PAGES = {path.stem if path.stem != "page" else path.parent.name: path for path in GAMES.glob("*/*.md")}


def test_every_word_and_every_name_is_there_once():
    ids = [one["id"] for one in WORDS + NAMES]
    assert [id for id, n in Counter(ids).items() if n > 1] == []
    assert [id for id in ids if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id)] == []
    assert list(entries()) == ids
    senses = Counter((one["word"], one["language"], FILES["en"][one["id"]]) for one in WORDS)
    assert [sense for sense, n in senses.items() if n > 1] == []
    names = Counter((one["word"], one["region"], one.get("card") or one["rank"]) for one in NAMES)
    assert [name for name, n in names.items() if n > 1] == []


def test_every_language_tells_words_and_no_others_and_whole_ones_all():
    for language in languages():
        there = FILES[language] if language not in (ENGLISH, *whole(GAMES_TOLD)) else [one["id"] for one in WORDS]
        assert list(FILES[language]) == [one["id"] for one in WORDS if one["id"] in there], language
        assert [id for id, says in FILES[language].items() if says != says.strip() or says[-1] not in ".。"] == []


def test_languages_games_cards_and_sources_are_known():
    cited = FILES["words"]["sources"]
    assert {entry.language for entry in entries().values()} == KNOWN
    assert {one["source"] for one in WORDS + list(FILES["names"]["regions"].values())} == set(cited)
    assert [says for says in cited.values() if re.search(r"/|\.(txt|md|json)\b|[a-f0-9]{12}", says)] == []
    for region in regions().values():
        assert set(region.games) <= set(catalogue.names())
    assert {one["region"] for one in NAMES} == set(regions())
    for one in WORDS + NAMES:
        assert one.get("card", "C1") in ceki.CODES, one
        assert one.get("rank", 1) in range(1, 10), one
        assert one.get("note", "crude") in NOTES, one
        assert one.get("pack", "ceki") in ("ceki", "pack52"), one
        assert ("ipa" in one) == ("respelling" in one), one
        assert one.get("certain", False) is False, one
    assert all(("card" in one) != ("rank" in one) for one in NAMES)


def test_scripts_are_in_their_own_letters_and_sound_is_in_brackets():
    for one in WORDS + NAMES:
        for script, text in one.get("script", {}).items():
            letters = {unicodedata.name(letter).split()[0] for letter in text if not letter.isspace()}
            assert letters == {LETTERS[script]}, one
            assert text == unicodedata.normalize("NFC", text)
        assert re.fullmatch(r"/[^/\[\]]+/|\[[^/\[\]]+\]", one.get("ipa", "/a/")), one
    assert set(FILES["words"]["scripts"]) == set(LETTERS)
    assert entries()["raja"].tag_in("Java") == "jv-Java"
    assert entries()["tio-hu"].tag == "nan-Hani"
    assert entries()["mata"].tag == "ms"


def test_a_name_that_quotes_history_or_is_crude_says_so():
    for one in NAMES:
        low = bare(one["word"])
        assert (one.get("note") == "history") == bool(re.search(r"\b(cina|china)\b", low)), one
        assert re.search(r"\b(babi|anjing)\b", low) is None or one["note"] in ("history", "crude"), one


@pytest.mark.parametrize("language", languages()[1:])
def test_every_language_tells_what_words_mean_literally(language):
    texts = resources.files("ceki.locales.glossary").joinpath(f"literal/{language}.json").read_text(encoding="utf-8")
    told = json.loads(texts)
    there = sorted({entry.literal for entry in entries().values() if entry.literal})
    assert list(told) == [text for text in there if text in told or language in whole(GAMES_TOLD)]
    assert [text for text, says in told.items() if not says or says != says.strip() or "angkong" in says] == []
    doubt = DOUBT.get(language)
    wrong = [text for text, says in told.items() if doubt and ("perhaps" in text) != (doubt in says)]
    assert wrong == []


def test_what_a_word_means_literally_is_told_where_the_reader_has_another_word():
    assert [literally(entries()["mata"], language) for language in ("en", "id", "ms", "zh-Hans")] == [
        "eye",
        "",
        "",
        "眼",
    ]
    assert [literally(entries()["olo"], language) for language in ("en", "id", "zh-Hans")] == ["eye", "mata", "眼"]
    assert literally(entries()["kena"], "id") == "sentuhan; terkena"


def test_a_language_that_does_not_tell_words_yet_has_those_of_the_nearest_or_english():
    for of_word in (meaning, literally):
        assert of_word(entries()["mata"], "nl") == of_word(entries()["mata"])
        assert of_word(entries()["mata"], "jv") == of_word(entries()["mata"], "id")


@pytest.mark.parametrize("page", PAGES)
def test_a_word_stands_in_the_glossary_and_its_games_refer_to_it(page):
    text = page_named(page)
    assert "| word | language" not in text
    assert word_ids(text)
    assert [id for id in word_ids(text) if id not in entries()] == []
    assert len(word_ids(text)) == len(set(word_ids(text)))
    for id in word_ids(text):
        assert f"| {entries()[id].word} | {entries()[id].language} | " in told(text)


def test_every_word_belongs_to_a_pack_or_a_game():
    listed = {id for page in PAGES for id in word_ids(page_named(page))}
    assert [one["id"] for one in WORDS if one["id"] not in listed and "pack" not in one] == []


def test_a_game_knows_its_words_by_their_ids_and_may_have_words_of_its_own():
    found = {word.id: word for word in words_of(catalogue.game("chaqui"))}
    assert (found["olo"].word, found["olo"].language, found["olo"].page) == ("olo", "mcm", "chaqui")
    assert found["kena"].page == "balik_satu"
    assert found["mata"].says == "“eye”: Three cards of exactly the same face; one at least is needed to win."
    own = read_page("x", "Words: `mata`.\n\n| word | language | meaning |\n|---|---|---|\n| zed | en | *a* letter |\n")
    assert [(word.id, word.word, word.says) for word in own.words][1] == ("", "zed", "a letter")
    with pytest.raises(PageError, match=r"x\.md: `no-such` is no word of the glossary"):
        read_page("x", "Words: `mata`, `no-such`.\n")
    assert pages_of(catalogue.game("pei_magelang"))[0].words[0].id == "pei-magelang"


def test_words_are_found_without_accents_and_by_what_they_mean():
    assert [entry.id for entry in named("mata")] == ["mata", "mata-pips"]
    assert [entry.id for entry in named("TENGAH TIANG")] == ["tengah-tiang"]
    assert [entry.id for entry in named("b'lit kechil")] == ["blit-kechil"]
    assert [entry.id for entry in named("ꦫꦗ")] == ["raja", "java1876-ot-raja"]
    assert {entry.card for entry in named("c2")} == {"C2"}
    assert "ayam" in [entry.id for entry in containing("chicken")]
    assert "ayam" in [entry.id for entry in containing("ceki yang", "ms")]
    assert "tengah-tiang" in [entry.id for entry in containing("半旗", "zh-Hans")]
    assert nearest("kandong")[0] == "kandang"
    assert named("xyzzy") == containing("xyzzy") == nearest("xyzzy") == []


def test_every_card_has_local_names():
    assert [card for card in ceki.CODES if len(names_of(card)) < 10] == []
    assert meaning(names_of("C2")[0]) == ""
    assert meaning(entries()["mata"], "zh-Hans") != meaning(entries()["mata"])
