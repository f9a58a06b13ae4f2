"""The command asks what a game scores, one question after the other, and asks again what cannot be."""

from __future__ import annotations

import io
import json

import pytest

from ceki.cli import main
from ceki.locales.language import speak
from ceki.locales.messages import said

QUESTION = {"en": "Who has won?", "ms": "Siapa yang menang?", "id": "Siapa yang menang?", "zh-Hans": "谁赢了？"}
HAND = "C2x3 C3 S3 M3 C6 S6 M6 S7x2 M7 S8 M8 C8"


def answer(monkeypatch, capsys, arguments, *answers):
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{one}\n" for one in answers)))
    status = main(["score", *arguments])
    read = capsys.readouterr()
    return status, read.out, read.err


@pytest.mark.parametrize("code", QUESTION)
def test_a_round_is_asked_in_the_language_of_its_reader(code, monkeypatch, capsys, tmp_path, in_english):
    speak(code)
    monkeypatch.setenv("CEKI_LANGUAGE", code)
    file = tmp_path / "evening.json"
    house = ["balik-satu", "--names", "Ani,Budi,Citra,Dewi", "--file", str(file)]
    told = ["Ani", "", "Citra", "tan", HAND, "C8", "C4", "quit"]
    status, out, err = answer(monkeypatch, capsys, house, *told)
    assert (status, err) == (0, "")
    assert json.loads(file.read_text())["entries"] == [
        {"winner": "Ani", "drawer": "Citra", "call": "tan", "hand": sorted_hand(), "card": "C8",
         "turned": ["C4"]}
    ]  # fmt: skip
    assert QUESTION[code] in out
    assert "+150" in out  # 4 for the card, 1 for the mata, 10 cents each, from three


def sorted_hand():
    return ["C2", "C2", "C2", "C3", "C6", "C8", "S3", "S6", "S7", "S7", "S8", "M3", "M6", "M7", "M8"]


def test_what_cannot_be_is_asked_again(monkeypatch, capsys, in_english):
    told = ["Zul", "2", "no", "3", "tan", "C2x3", HAND.replace("C2x3", "C2 S2 M2"), HAND, "C9", "C8", "C4"]
    status, out, _ = answer(monkeypatch, capsys, ["balik-satu", "-o", "half_decks=4"], *told)
    asked = [line for line in out.splitlines() if line.endswith(")") and "?" in line]
    # the seat begins not, so nobody asks whether the hand was dealt: "no" is refused as a player
    assert status == 0
    assert [line for line in out.splitlines() if line.startswith(("winner:", "hand:", "card:", "drawer:"))] == [
        "winner: 'Zul' is not one of the players Player 1, Player 2, Player 3, Player 4",
        "drawer: 'no' is not one of the players Player 1, Player 2, Player 3, Player 4",
        "hand: 15 cards are needed; you entered 3 [BS-5]",
        "hand: no set is of identical cards, and a hand needs one to win [BS-14]",
        "card: card 9 of coins (C9) is not among the winner's cards [BS-31]".replace("card: card", "card:"),
    ]
    assert len(asked) == 11


YES_NO = {"en": ("yes", "no"), "ms": ("ya", "bukan"), "id": ("ya", "tidak"), "zh-Hans": ("是", "否")}


@pytest.mark.parametrize("code", YES_NO)
@pytest.mark.parametrize("english", [False, True])
def test_yes_and_no_are_answered_in_the_language_or_in_english(
    code, english, monkeypatch, capsys, tmp_path, in_english
):
    speak(code)
    monkeypatch.setenv("CEKI_LANGUAGE", code)
    yes, no = ("yes", "no") if english else YES_NO[code]
    for word, told in ((yes, ["100", "120", "134", "quit"]), (no, ["", "", "", "quit"])):
        file = tmp_path / f"{word}.json"
        status, out, err = answer(monkeypatch, capsys, ["pei", "--file", str(file)], "perhaps", word, *told)
        assert (status, err) == (0, "")
        assert json.loads(file.read_text())["entries"][0]["counted"] is (word == yes)
        assert out.count(said("score", "neither-yes-nor-no", {"given": "'perhaps'"})) == 1


def test_where_the_input_ends_nothing_is_recorded(monkeypatch, capsys, tmp_path, in_english):
    file = tmp_path / "evening.json"
    status, _, err = answer(monkeypatch, capsys, ["balik-satu", "--file", str(file)], "0")
    assert (status, err, file.exists()) == (2, "ceki: the input has ended; the round is not recorded\n", False)


def test_each_player_is_asked_for_a_pile(monkeypatch, capsys, in_english):
    told = ["C5x4 S5 M5 S9x2 M9", "M2x3", "", "", "1", ""]
    status, out, _ = answer(monkeypatch, capsys, ["cholek-tiga", "--players", "2", "--names", "Ani,Budi"], *told)
    assert status == 0
    assert "Budi pays Ani 90 cents (difference, 10 cents a point)" in out  # 12 points against 3 [CT-21],
    assert "Budi pays Ani 100 cents (kandang)" in out  # and a kandang [CT-24]
