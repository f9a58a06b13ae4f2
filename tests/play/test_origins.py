"""Where a rule comes from is written once, on the rule page. What every front end says is held against the page, which
is read here by a few lines of its own."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from ceki.cli import main
from ceki.play import catalogue
from ceki.play.rulebook.origins import PageError, houses_of, pages_of, read_page, standing, words_of
from ceki.play.rulebook.pages import page_named
from ceki.play.ruleset import ruleset
from ceki.server.protocol.games import entry
from ceki.terminal.lines.house_rules import rules_lines

TOY = Path(__file__).parent.parent / "toys" / "high_card.py"
ROW = re.compile(r"^\| ([A-Z]{2}-\d+) \| .+ \| ([^|]+) \| ?([^|]*) ?\|$", re.M)
GAMES = catalogue.names()


def pages(name):
    """The page of a game and those that it builds on, as text."""
    text = page_named(name)
    builds_on = re.search(r"^Builds on: (.*?\))\.", text, re.M)
    return (
        [text, *(page for below in re.findall(r"\]\((\w+)\.md\)", builds_on[1]) for page in pages(below))]
        if builds_on
        else [text]
    )


def said_on_the_page(name, option, clause):
    """The clause and the words of the source column by which an option stands; the game file's clause goes first."""
    for text in pages(name):
        rows = [row for row in ROW.findall(text) if f"`{option}`" in row[2]]
        for number, source, options in sorted(rows, key=lambda row: row[0] != clause):
            own = re.search(rf"`{option}` \(([^)]*)\)", options)
            return number, own[1] if own else source.strip()
    raise AssertionError(f"{name}: no clause has the option {option}")


def kind(cell):
    return next((word for word in ("gap", "reading", "follows") if cell.startswith(word)), "source")


STARTS = {"gap": "the sources are silent", "reading": "our reading of "}  # what people read of them; a source is cited


@pytest.fixture(scope="module")
def by_command_line():
    """What `ceki games --json` says."""
    import contextlib
    import io

    written = io.StringIO()
    with contextlib.redirect_stdout(written):
        assert main(["games", "--json"]) == 0
    return {
        game["id"]: {option["name"]: option for option in game["options"]} for game in json.loads(written.getvalue())
    }


@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_the_origin_of_its_page_in_every_list(name, by_command_line, capsys):
    game = catalogue.game(name)
    in_browser = {option["name"]: option for option in entry(game)["options"]}
    assert main(["rules", name, "--json"]) == 0
    by_rules = {option["name"]: option for option in json.loads(capsys.readouterr().out)["options"]}
    told = "\n".join(rules_lines(ruleset(game)))
    assert main(["rules", name]) == 0
    assert told in capsys.readouterr().out
    for option, declared in game.options.items():
        clause, cell = said_on_the_page(name, option, declared.clause)
        for listed in (by_command_line[name][option], by_rules[option], in_browser[option]):
            assert (listed["clause"], listed["source"]) == (clause, kind(cell)), option
            assert bool(listed["cited"]) == (kind(cell) != "gap"), option
            assert bool(listed["against"]) == (" against " in cell), option
        line = re.search(rf"^  {option} = .*\n +\[([A-Z]+-\d+), (.*)\]$", told, re.M)
        assert line, option
        assert line[1] == clause
        assert line[2].startswith(STARTS.get(kind(cell)) or in_browser[option]["cited"][0]), option
        assert ("otherwise: " in line[2]) == (" against " in cell), option


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_that_an_option_or_a_line_names_is_on_the_page(name):
    game = catalogue.game(name)
    numbers = {row[0] for text in pages(name) for row in ROW.findall(text)}
    named = {option.clause for option in game.options.values()} | {line.clause for line in game.info.lines}
    assert named - numbers == set()
    assert {number for page in pages_of(game) for number in page.clauses or {}} == numbers


@pytest.mark.parametrize("name", GAMES)
def test_the_table_of_options_names_the_clause_that_has_the_option(name):
    game = catalogue.game(name)
    text = pages(name)[0]
    listed = re.findall(r"^\| `(\w+)` \| .* \| ([A-Z]{2}-\d+)[^|]*\|$", text[text.index("## Options") :], re.M)
    wrong = [
        (o, clause, standing(game, o).clause)
        for o, clause in listed
        if o in game.options and standing(game, o).clause != clause
    ]
    assert wrong == []


@pytest.mark.parametrize("name", GAMES)
def test_every_source_of_a_page_is_cited_and_every_option_of_a_clause_is_one(name):
    text = pages(name)[0]
    options = {option for game in catalogue.games() for option in game.options} | {"players"}
    named = {option for row in ROW.findall(text) for option in re.findall(r"`(\w+)`", row[2])}
    assert named - options == set()
    letters = re.findall(r"^- \*\*(\w+)\*\*", text, re.M)
    told = text.partition("\n## ")[2]
    assert [letter for letter in letters if not re.search(rf"(?<![\w-]){letter}(?![\w-])", told)] == []


def test_heads_and_rows_that_cannot_be_read_are_told_by_page_and_line():
    head = "- **W** A book\n\n| clause | rule | source | option |\n|---|---|---|---|\n"
    assert read_page("good", f"{head}| AB-1 | A rule. | W p. 7; gap: the rest | `x`, `y` (gap) |\n").clauses[
        "AB-1"
    ].options["x"].cited == ("A book, p. 7",)
    for row, told in {
        "| AB-1 | A rule. | R | |": "line 5: source 'R' is none of W, reading of, gap and follows from",
        "| AB-1 | A rule. | W; gap | |": "line 5: source 'W; gap': every origin after the first says what it is about",
        "| rule 1 | A rule. | W | |": "line 5: 'rule 1' is no number of a clause, such as BS-12",
        "| AB-1 | A rule. | W | x |": "line 5: options 'x' are not written `name` or `name` (origin)",
        "| AB-1 | A rule. | W |": "line 5: 4 filled columns are wanted",
    }.items():
        with pytest.raises(PageError, match=re.escape(told)):
            read_page("bad", f"{head}{row}\n")
    with pytest.raises(PageError, match=re.escape("bad.md, line 1: the columns are word | language | meaning")):
        read_page("bad", "| word | meaning |\n|---|---|\n| mata | eye |\n")


def test_a_game_without_a_page_says_plainly_that_nothing_is_known(tmp_path, monkeypatch, capsys):
    shutil.copy(TOY, tmp_path / "high_card.py")
    monkeypatch.setenv(catalogue.FOLDERS, str(tmp_path))
    toy = catalogue.game("high_card")
    assert {option["source"] for option in entry(toy)["options"]} == {"unknown"}
    assert main(["rules", "high-card"]) == 0
    said = capsys.readouterr().out
    assert said.count("no page of rules gives a source]") == len(toy.options) + len(toy.info.presets)
    assert [word["word"] for word in entry(toy)["words"]] == list(toy.info.words)


# ---------------------------------------------------------------- houses


@pytest.mark.parametrize("name", GAMES)
def test_every_house_has_a_title_a_sentence_and_an_origin_on_the_page(name, capsys):
    game = catalogue.game(name)
    assert main(["rules", name]) == 0
    said = capsys.readouterr().out
    for key, told in houses_of(game).items():
        assert f"| `{key}` | " in "".join(pages(name)), key
        assert (
            told.title != key.replace("_", " ").capitalize()
            or " " in told.title
            or told.title == "Perak"
            or told.title == "Jentolan"
        )
        assert told.says.endswith("."), key
        assert all(origin.kind in ("source", "reading", "gap") for origin in told.origins), key
        assert f"{key}: {told.title}. {told.says}" in said
        assert entry(game)["presets"][key]["title"] == told.title
    on_pages = {
        row
        for text in pages(name)
        for row in re.findall(r"^\| `(\w+)` \| (?:[^|]+\| ){2}[^|`]+\|$", text.partition("## Houses")[2], re.M)
    }
    assert not houses_of(game) or set(houses_of(game)) <= on_pages


def test_pe_55_the_houses_of_the_two_towns_carry_all_bets_that_the_source_gives_them():
    surakarta, yogyakarta = ruleset("pei", preset="surakarta_1941"), ruleset("pei", preset="yogyakarta_1941")
    assert (surakarta.options["region"], yogyakarta.options["region"]) == ("surakarta", "yogyakarta")
    assert surakarta.options["bets"] == {"wudon", "rampung", "jung", "wulwulan"}
    assert yogyakarta.options["bets"] == {"wudon", "rampung", "jung", "wulwulan", "jedhil"}
    assert ruleset("pei", preset="yogyakarta_1941", bets="jung").options["bets"] == {"jung"}


def test_tt_12_ceken_is_for_three_and_tantanan_for_four():
    assert ruleset("tantanan", preset="yogyakarta_1941").players == 3
    assert ruleset("tantanan", preset="surakarta_1941").players == 4
    for players, preset, said in ((4, "yogyakarta_1941", "3"), (3, "surakarta_1941", "4")):  # [TT-1] [TT-12]
        with pytest.raises(ValueError, match=f"^players: {players} cannot play tantanan as {preset}; allowed: {said}$"):
            ruleset("tantanan", players, preset)


def test_bs_34_bs_36_bs_44_whose_house_is_whose():
    asked = {name: ruleset("balik_satu", preset=name).options for name in catalogue.game("balik_satu").info.presets}
    assert {name: options["kena"] for name, options in asked.items()} == {
        "the_babas": True, "the_babas_1970s": True, "singapore_pwee": False, "gateway": False, "yeo_replay": True,
    }  # fmt: skip
    assert (asked["the_babas_1970s"]["rate"], asked["singapore_pwee"]["rate"]) == (5, 10)
    assert asked["yeo_replay"]["yeo_replay"] == "unmarked"
    assert [ruleset("gonggong", preset=one).options["scoring"] for one in ("undhuh_undhuhan", "umbuk", "ceken")] == [
        "undhuh_undhuhan", "umbuk", "ceken",
    ]  # fmt: skip


# ---------------------------------------------------------------- names


@pytest.mark.parametrize(
    ("called", "id", "players"),
    [
        ("kiong", "chot", 4), ("Chiqui", "chaqui", 4), ("chekki", "chaqui", 4), ("ceki", "kowah", 4), ("Pèi", "pei", 3),
        ("ceken", "tantanan", 3), ("Cekèn", "tantanan", 3), ("SAMPEN", "tantanan", 3), ("tantanan", "tantanan", 4),
        ("daun tiga 'lei", "pakau", 4), ("balik-lima-belas", "balik_lima_belas", 4), ("Chabut", "chabut", 4),
    ],
)  # fmt: skip
def test_a_game_is_found_by_each_of_its_names(called, id, players):
    found = ruleset(called)
    assert (found.game.id, found.players) == (id, players)


def test_a_preset_that_is_asked_for_goes_before_the_one_of_the_name():
    assert ruleset("ceken", preset="surakarta_1941").players == 4


def test_a_name_of_two_games_is_told_in_one_sentence(tmp_path, monkeypatch):
    text = TOY.read_text(encoding="utf-8")
    shutil.copy(TOY, tmp_path / "kiong.py")
    (tmp_path / "other_card.py").write_text(
        text.replace('presets={"dear"', 'aliases={"Chekki": ""},\n    presets={"dear"'), encoding="utf-8"
    )
    monkeypatch.setenv(catalogue.FOLDERS, str(tmp_path))
    catalogue.called.cache_clear()
    try:
        assert catalogue.game("kiong").id == "kiong"  # an id goes first
        with pytest.raises(
            ValueError,
            match=r"^several games are called 'chekki' "
            r"\(Chaqui \(chaqui\), High Card \(other_card\)\); use the id of one",
        ):
            catalogue.game("chekki")
    finally:
        catalogue.called.cache_clear()


# ---------------------------------------------------------------- words

TERMS = {  # by game and language: what the sources call things
    ("balik_satu", "ms"): "mata tan ceki sampei kena ayam kandang kandang_tangan yeo nyonya",
    ("balik_satu", "en"): "passport discard stock",
    ("chaqui", "mcm"): "olo chiqui Christão",
    ("chot", "ms"): "bangkong pichi assam saga Kiong",
    ("gonggong", "jv"): "bak ceki_nocog ceki_kowah rabas metu medal undhuh-undhuhan toh_bayaran bak-bakan umbuk ceken",
    ("tantanan", "jv"): "Cekèn Sampèn tan_nokang tan_kowah",
    ("cholek_tiga", "ms"): "ayam kandang ang_pow ang_pow_besar",
    (
        "pei",
        "jv",
    ): "Pèi raja patih unyik makao matang_atusi ngeté tengah jangga kete bunci_ireng bunci_abang pang_kéyang"
    " pang_picis macan jentolan wudon rampung bayaran té_lumrah té_mati belahan patang_atusan jung paréwanan"
    " wul-wulan nir jedhil",
    ("pei_chinese", "nan"): "釣魚",
    ("sakopong", "ms"): "turunkan susupkan daun_sagaji s'ri",
    (
        "chabut",
        "ms",
    ): "pĕrdi lunas b'lit_kĕchil b'lit_bĕsar masok_mata masok_daun mati masok_piring tĕngah_tiang kĕna_ranjau",
    ("pakau", "ms"): "sat jalor puloh angkong kuda tiga_sat tiga_jalor tiga_puloh tiga_angkong tiga_kuda daun_t'rus",
}


@pytest.mark.parametrize(("name", "language"), TERMS)
def test_words_are_spelt_as_the_sources_spell_them_and_know_their_language(name, language):
    found = {word.word: word.language for word in words_of(catalogue.game(name))}
    for term in TERMS[name, language].split():
        assert found.get(term.replace("_", " ")) == language, term


def test_the_words_of_a_game_are_in_the_lists_of_browser_and_terminal():
    for game in catalogue.games():
        told = "\n".join(rules_lines(ruleset(game)))
        for word in entry(game)["words"]:
            assert f"  {word['word']} (" in told
            assert word["says"] in told
