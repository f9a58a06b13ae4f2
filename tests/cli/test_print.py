"""`ceki print`: what it writes, and what it refuses in one line, with nothing written."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.usefixtures("in_english")


def test_a_deck_is_written_and_told(run, tmp_path):
    out = tmp_path / "deck.pdf"
    status, said, err = run("print", "deck", "-o", str(out), "--for", "chot", "--backs")
    assert (status, err) == (0, "")
    assert said == f"ceki: {out} is written. Chot, 4 players: 180 cards\n"
    assert out.read_bytes().startswith(b"%PDF-")


def test_pages_are_written_in_a_language(run, tmp_path):
    for words, told in (
        (("rules", "pei", "--language", "id"), "Pèi"),
        (("score-sheet", "chabut", "--players", "3", "--language", "ms"), "Main chabut"),
        (("replacements", "--paper", "letter", "--language", "zh-Hans"), "没有 Ceki 牌也能玩"),
    ):
        out = tmp_path / f"{words[0]}.pdf"
        status, said, err = run("print", *words, "-o", str(out))
        assert (status, err) == (0, "")
        assert told in said
        assert out.read_bytes().startswith(b"%PDF-")


def test_faces_are_written(run, tmp_path):
    assert run("print", "faces", str(tmp_path / "all"))[0] == 0
    assert len(list((tmp_path / "all").iterdir())) == 31


def test_without_a_command_it_tells_them(run):
    status, said, _ = run("print")
    assert status == 0
    for command in ("deck", "faces", "rules", "score-sheet", "replacements"):
        assert command in said


@pytest.mark.parametrize(("words", "why"), [
    (("deck", "--half-decks", "1"), "--half-decks 1 is not allowed; 2 to 40"),
    (("deck", "--half-decks", "41"), "--half-decks 41 is not allowed; 2 to 40"),
    (("deck", "--paper", "a3"), "--paper 'a3' is not known; allowed: a4, letter"),
    (("deck", "--size", "tiny"), "--size 'tiny' is not known; allowed: classic, large, poker"),
    (("deck", "--for", "gonggong", "--players", "5"), "players: 5 cannot play gonggong; allowed: 4, 6"),
    (("deck", "--for", "balik-satu", "--players", "16"), "option half_decks: 16 players need it"),
    (("deck", "--for", "moon"), "moon"),
    (("deck", "--for", "kowah", "--half-decks", "4"), "--for and --half-decks: one of them, not both"),
    (("deck", "--players", "3"), "--players goes with --for GAME"),
    (("deck", "--preset", "yogyakarta_1941"), "--preset goes with --for GAME"),
    (("deck", "--option", "half_decks=4"), "--option goes with --for GAME"),
    (("deck", "--bleed", "wide"), "--bleed 'wide' is not allowed; 0mm to 10mm"),
    (("deck", "--bleed", "11mm"), "--bleed '11mm' is not allowed; 0mm to 10mm"),
    (("deck", "--bleed", "nan"), "--bleed 'nan' is not allowed; 0mm to 10mm"),
    (("deck", "--language", "xx"), "language 'xx' is not here"),
    (("rules", "moon"), "moon"),
    (("score-sheet", "kowah", "--players", "9"), "players: 9 cannot play kowah; allowed: 2 to 6"),
    (("replacements", "--paper", ""), "--paper '' is not known"),
])  # fmt: skip
def test_wrong_use_is_refused_in_one_line_and_nothing_is_written(run, tmp_path, words, why):
    out = tmp_path / "out.pdf"
    status, said, err = run("print", *words, "-o", str(out))
    assert (status, said) == (2, "")
    assert err.startswith("ceki: ")
    assert err.count("\n") == 1
    assert why in err
    assert not out.exists()


@pytest.mark.parametrize("name", ["out.txt", "out.svg", "out", "out.pdf.png", ".pdf"])
@pytest.mark.parametrize("words", [("deck",), ("rules", "pei"), ("score-sheet", "pei"), ("replacements",)])
def test_a_name_that_is_not_of_a_pdf_is_refused(run, tmp_path, words, name):
    out = tmp_path / name
    why = f"ceki: {out}: the name must end in .pdf, for a PDF is written\n"
    assert run("print", *words, "-o", str(out)) == (2, "", why)
    assert not out.exists()


def test_capitals_in_the_ending_do_not_matter(run, tmp_path):
    assert run("print", "rules", "pei", "-o", str(tmp_path / "OUT.PDF"))[0] == 0


def test_a_folder_that_is_not_there_is_named(run, tmp_path):
    out = tmp_path / "none" / "deck.pdf"
    assert run("print", "deck", "-o", str(out))[2] == f"ceki: {out}: the file does not exist\n"
    file = tmp_path / "file"
    file.write_text("mine")
    status, _, err = run("print", "faces", str(file))
    assert status == 2
    assert err.count("\n") == 1
    assert file.read_text() == "mine"
