"""A careless host: what cannot be kept is refused in one line, and no round is lost or recorded twice."""

from __future__ import annotations

import json
import os

import pytest

from ceki.cli import main
from ceki.cli.scoring.evening_kept import KeptEvening
from ceki.cli.scoring.house_asked import HouseAsked
from ceki.play.match import MAX_ROUNDS
from ceki.play.outcomes import evening
from ceki.play.ruleset import ruleset

SCORE = ("score", "sakopong", "--players", "3")
PEI = ("score", "pei", "--players", "3", "--names", "Ani,Budi,Citra")
ROUND = "tricks=3 2 0"


@pytest.fixture
def file(tmp_path):
    found = tmp_path / "evening.json"
    assert main([*SCORE, "--file", str(found), ROUND]) == 0
    return found


def refused(capsys, *given):
    capsys.readouterr()
    assert main([*SCORE, *map(str, given)]) == 2
    out, error = capsys.readouterr()
    assert out == ""
    assert error.startswith("ceki: ")
    assert error.count("\n") == 1
    return error


def told_as_json(tmp_path, text):
    (tmp_path / "round.json").write_text(text, encoding="utf-8")
    return "--json", tmp_path / "round.json"


def test_of_two_commands_that_read_one_file_the_second_does_not_overwrite_the_first(file):
    asked = HouseAsked("sakopong")
    one, other = KeptEvening(file), KeptEvening(file)
    mine, yours = one.read(asked), other.read(asked)
    mine.enter({"tricks": [5, 0, 0]})
    one.keep(mine)
    kept = file.read_bytes()
    yours.enter({"tricks": [0, 5, 0]})
    with pytest.raises(ValueError, match="has changed"):
        other.keep(yours)
    assert file.read_bytes() == kept
    assert os.listdir(file.parent) == [file.name]
    mine.enter({"tricks": [0, 0, 5]})
    one.keep(mine)  # whoever wrote it last goes on
    assert len(json.loads(file.read_text(encoding="utf-8"))["entries"]) == 3


def test_two_commands_that_begin_one_file_do_not_overwrite_each_other(tmp_path):
    house = ruleset("sakopong", 3)
    one, other = (KeptEvening(tmp_path / "evening.json") for _ in range(2))
    asked = HouseAsked("sakopong", 3)
    assert one.read(asked) is other.read(asked) is None
    from ceki.play.outcomes.evening import Evening

    one.keep(Evening(house))
    with pytest.raises(ValueError, match="has changed"):
        other.keep(Evening(house))


def test_what_stands_in_the_way_of_writing_is_named_and_left_alone(file, capsys):
    before, other = file.read_bytes(), file.with_name("evening.json.new")
    other.write_text("mine", encoding="utf-8")
    assert str(other) in refused(capsys, "--file", file, ROUND)
    assert (file.read_bytes(), other.read_text(encoding="utf-8")) == (before, "mine")


def test_a_link_stays_a_link_and_a_private_file_private(file):
    link = file.with_name("link.json")
    link.symlink_to(file)
    file.chmod(0o600)
    assert main([*SCORE, "--file", str(link), ROUND]) == 0
    assert link.is_symlink()
    assert len(json.loads(file.read_text(encoding="utf-8"))["entries"]) == 2
    assert file.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("csv", ["folder", "nowhere/rows.csv", "evening.json"])
def test_rows_that_cannot_be_written_refuse_the_round_too(file, capsys, csv):
    (file.parent / "folder").mkdir()
    before = file.read_bytes()
    assert csv.partition("/")[0] in refused(capsys, "--file", file, "--csv", file.parent / csv, ROUND)
    assert file.read_bytes() == before
    assert main([*SCORE, "--file", str(file), "--csv", str(file.parent / "rows.csv"), ROUND]) == 0


def test_what_is_no_ordinary_file_is_refused(tmp_path, capsys):
    os.mkfifo(tmp_path / "pipe")
    assert "is not an ordinary file" in refused(capsys, "--file", tmp_path / "pipe", ROUND)
    os.symlink("loop", tmp_path / "loop")
    assert str(tmp_path / "loop") in refused(capsys, "--file", tmp_path / "loop", ROUND)
    assert (tmp_path / "loop").is_symlink()


@pytest.mark.parametrize("rounds", [0, 10_001])
def test_an_evening_that_could_not_be_read_again_is_not_begun(tmp_path, capsys, rounds):
    file = tmp_path / "evening.json"
    assert "10,000" in refused(capsys, "--file", file, "--rounds", rounds, ROUND)
    assert not file.exists()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('{"tricks":[3,2,0],"tricks":[0,0,5]}', "the key 'tricks' twice in one object"),
        ('{"tricks":{"Player 1":3,"Player 1":2}}', "the key 'Player 1' twice in one object"),
        ("null", "a round must be a JSON object"),
        ('{"tricks":[' + "9" * 5000 + ",0,0]}", "a number of 5000 digits"),
    ],
)
def test_json_that_may_mean_two_things_or_none_is_refused(file, tmp_path, capsys, text, says):
    before = file.read_bytes()
    assert says in refused(capsys, "--file", file, *told_as_json(tmp_path, text))
    assert file.read_bytes() == before


def test_a_kept_evening_with_two_lists_of_rounds_is_refused(file, capsys):
    text = file.read_text(encoding="utf-8").rstrip().removesuffix("}")
    file.write_text(f'{text},"entries":[]}}', encoding="utf-8")
    assert "the key 'entries' twice in one object" in refused(capsys, "--file", file, ROUND)


@pytest.mark.parametrize(
    "given",
    [
        ["print", "deck", "-o", "deck.pdf", "--bleed", "9" * 5000],
        ["print", "deck", "-o", "deck.pdf", "--half-decks", "9" * 200],
        ["print", "deck", "-o", "deck.pdf", "--paper", "a" * 5000],
        ["score", "sakopong", "--rounds", "9" * 200],
        ["score", "sakopong", "-o", "x" * 5000],
    ],
)
def test_a_long_value_is_shortened_in_the_sentence_that_refuses_it(given, capsys):
    assert main(given) == 2
    error = capsys.readouterr().err
    assert "placeable" not in error
    assert len(error) < 1200
    assert given[-1][:50] in error


def test_an_evening_takes_no_more_rounds_than_can_be_read_again(file, capsys, monkeypatch):
    before = file.read_bytes()
    monkeypatch.setattr(evening, "MAX_ROUNDS", 1)
    assert "the session is over" in refused(capsys, "--file", file, ROUND)
    assert file.read_bytes() == before


@pytest.mark.parametrize("version", ["true", "2", '"1"'])
def test_an_evening_of_another_version_is_refused(file, capsys, version):
    file.write_text(file.read_text(encoding="utf-8").replace('"ceki_evening": 1', f'"ceki_evening": {version}'))
    assert "this is not a session of ceki score" in refused(capsys, "--file", file, ROUND)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"jackpot": 5}, "a session has no jackpot"),
        ({"entries": [{}] * (MAX_ROUNDS + 1)}, "entries is missing or of the wrong kind"),
        ({"names": [1, 2]}, "names is missing or of the wrong kind"),
    ],
)
def test_what_does_not_belong_in_a_kept_evening_is_named(file, capsys, change, says):
    changed = json.dumps(json.loads(file.read_text(encoding="utf-8")) | change)
    file.write_text(changed, encoding="utf-8")
    assert says in refused(capsys, "--file", file, ROUND)
    assert file.read_text(encoding="utf-8") == changed


def test_a_list_goes_by_the_order_of_the_names_wherever_they_sit(tmp_path, capsys):
    """354 is of the first name, 322 of the last, whoever is raja."""
    before = {"before": {"seated": [2, 0, 1], "starter": 0}}
    how, as_told = told_as_json(tmp_path, json.dumps({**before, "counted": True, "score": [354, 275, 322]}))
    assert main([*PEI, how, str(as_told), "--file", str(tmp_path / "told.json")]) == 0
    told = json.loads((tmp_path / "told.json").read_text())["entries"][0]["score"]
    assert told == {"Ani": 354, "Budi": 275, "Citra": 322}


def test_what_holds_before_a_round_is_told_in_fields_as_in_json(tmp_path, capsys):
    one, other = tmp_path / "one.json", tmp_path / "other.json"
    before = {"before": {"seated": ["Citra", "Ani", "Budi"], "starter": "Ani"}}
    how, as_told = told_as_json(tmp_path, json.dumps({**before, "counted": True, "score": [354, 275, 322]}))
    assert main([*PEI, how, str(as_told), "--file", str(one)]) == 0
    fields = ["before.seated=Citra, Ani, Budi", "before.starter=Ani", "counted=yes", "score=354,275,322"]
    assert main([*PEI, *fields, "--file", str(other)]) == 0
    assert one.read_text(encoding="utf-8") == other.read_text(encoding="utf-8")


def test_what_is_agreed_before_a_round_is_told_by_its_option(capsys):
    assert main([*PEI, "before.agreed.bets=jung", "counted=yes", "score=354,275,322"]) == 2
    assert "option 'bets' is not agreed between rounds here" in capsys.readouterr().err


def test_nothing_is_said_of_cards_where_only_scores_are_told(capsys):
    assert main([*PEI, "counted=yes", "score=354,275,322"]) == 0
    assert "nobody’s pile" not in capsys.readouterr().out


def test_a_number_that_is_not_told_is_no_nought(tmp_path, capsys):
    file = tmp_path / "evening.json"
    assert main([*PEI, "--file", str(file), "counted=yes", "score.Ani=354", "score.Citra=275"]) == 2
    assert capsys.readouterr().err == "ceki: score: Budi is missing [PE-21]\n"
    assert not file.exists()
