"""How many play, by which rules and for how many rounds: as it is given, as the names say, or as the file has it."""

from __future__ import annotations

import json

import pytest

from ceki.cli import main

pytestmark = pytest.mark.usefixtures("in_english")
ROUND = "tricks=3 2 0"


@pytest.fixture
def said(capsys):
    """Runs `ceki score`: what it refuses, or nothing."""

    def says(*words):
        status = main(["score", *map(str, words)])
        out, error = capsys.readouterr()
        assert (status == 2) is bool(error) is not bool(out)
        return error.removeprefix("ceki: ").rstrip()

    return says


@pytest.fixture
def file(tmp_path, said):
    """An evening of three, without a number of rounds."""
    found = tmp_path / "evening.json"
    assert said("sakopong", "--names", "Ani,Budi,Citra", "--file", found, ROUND) == ""
    return found


def kept(file):
    return json.loads(file.read_text(encoding="utf-8"))


def test_as_many_play_as_are_named(file):
    assert (kept(file)["players"], kept(file)["names"]) == (3, ["Ani", "Budi", "Citra"])


def test_four_people_at_the_three_seats_of_pei_are_no_more_players(tmp_path, said):
    file = tmp_path / "evening.json"
    told = ("-o", "people=4", "--names", "Ani,Budi,Citra,Dewi", "counted=yes", "score=354 275 322")
    assert said("pei", "--file", file, *told) == ""
    assert (kept(file)["players"], len(kept(file)["names"])) == (3, 4)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("pei", "--names", "Ani,Budi"), "2 names, and 3 people play; --players can be 3"),
        (("gonggong", "--names", "A,B,C,D,E"), "5 names, and 4 people play; --players can be 4, 6"),
        (("kowah", "--names", "Ani"), "1 name, and 4 people play; --players can be 2 to 6"),
        (("kowah", "--players", "4", "--names", "A,B,C"), "3 names, and 4 people play; --players can be 2 to 6"),
        (("ceken", "--names", "A,B,C,D"), "4 names, and 3 people play; --players can be 3"),
    ],
)
def test_names_of_another_number_name_the_option(said, words, why):
    assert said(*words) == why


def test_a_game_for_one_number_is_allowed_that_number(said):
    assert said("chot", "--players", "3") == "players: 3 cannot play chot; allowed: 4"


def test_the_game_alone_is_enough_for_a_file(file, said):
    assert said("sakopong", "--file", file, ROUND) == ""
    assert len(kept(file)["entries"]) == 2


def test_what_is_given_as_the_file_has_it_is_enough_too(tmp_path, said):
    file = tmp_path / "evening.json"
    house = ("-o", "payout=last_trick", "-o", "stake=20", "--players", "3")
    assert said("sakopong", *house, "--file", file, ROUND, "last=1") == ""
    for words in (house, house[:2], house[4:], ("--names", "Ani,Budi,Citra")):
        assert said("sakopong", *words, "--file", file, ROUND, "last=1") == ""


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("pei",), "{file} is a session of Sakopong, not of Pèi"),
        (("sakopong", "--players", "4"), "the session in {file} has players=3, not players=4"),
        (
            ("sakopong", "--players", "4", "-o", "stake=20", "-o", "payout=most_tricks"),
            "the session in {file} has players=3, stake=10, not players=4, stake=20",
        ),
    ],
)
def test_what_is_given_otherwise_than_the_file_has_it_is_named(file, said, words, why):
    before = file.read_bytes()
    assert said(*words, "--file", file, ROUND) == why.format(file=file)
    assert file.read_bytes() == before


def test_a_name_that_means_another_house_is_not_that_of_the_file(tmp_path, said):
    file, told = tmp_path / "evening.json", "winner=none"
    assert said("tantanan", "--names", "A,B,C,D", "--file", file, told) == ""
    assert "has players=4, " in said("ceken", "--file", file, told)
    assert said("tantanan", "--file", file, told) == ""


def test_another_game_is_named_before_a_round_that_cannot_be(file, said):
    text = file.read_text(encoding="utf-8").replace('"Ani": 3', '"Ani": 4')
    file.write_text(text, encoding="utf-8")
    assert "is a session of Sakopong" in said("pei", "--file", file, "counted=yes", "score=354 275 322")
    assert said("sakopong", "--file", file, ROUND).startswith("entries 1, tricks: ")


@pytest.mark.parametrize("rounds", [-1, 0, 10_001])
def test_a_number_of_rounds_that_no_evening_has_is_refused_for_a_kept_one_too(file, said, rounds):
    before = file.read_bytes()
    why = f"rounds: {rounds:,} is not allowed; a whole number from 1 to 10,000"
    assert said("sakopong", "--file", file, "--rounds", rounds, ROUND) == why
    assert file.read_bytes() == before


def test_a_kept_evening_keeps_its_number_of_rounds(file, tmp_path, said):
    why = f"the session in {file} has no fixed number of rounds; you cannot set 1 now"
    assert said("sakopong", "--file", file, "--rounds", 1, ROUND) == why
    other = tmp_path / "two.json"
    for _ in range(2):
        assert said("sakopong", "--players", 3, "--file", other, "--rounds", 2, ROUND) == ""
    why = f"the session in {other} has --rounds 2, not 3"
    assert said("sakopong", "--file", other, "--rounds", 3, ROUND) == why
    assert "the session is over" in said("sakopong", "--file", other, ROUND)
