"""A file in a folder of games that is no game is named and left out; the others are played."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from ceki.cli import main
from ceki.play import catalogue
from ceki.server.protocol.games import whole_catalogue
from tests.server.guests import asynchronous, serving

TOY = (Path(__file__).parents[1] / "toys" / "high_card.py").read_text(encoding="utf-8")
BROKEN = {
    "not_python": ("x = 1\nif:\n", ", line 2: invalid syntax"),
    "stops": ("x = 1\n\n\nraise OSError('no such deck')\n", ", line 4: OSError no such deck"),
    "wants_more": ("import no_such_module\n", ", line 1: ModuleNotFoundError No module named 'no_such_module'"),
    "no_game": ("x = 1\n", ": GAME is not defined; a game defines GAME, Table, deal"),
    "no_seen": (TOY.replace("stock = pile(FACES, seen=NOBODY)", "stock = pile(FACES)"), ", line "),
    "chabut": ("1 / 0\n", ": chabut is a game that ceki brings along; give the file another name"),
    "divides": ("1 / 0\n", ", line 1: ZeroDivisionError division by zero"),
}


@pytest.fixture
def folder(tmp_path, monkeypatch):
    for name, (text, _) in BROKEN.items():
        (tmp_path / f"{name}.py").write_text(text, encoding="utf-8")
    (tmp_path / "high_card.py").write_text(TOY, encoding="utf-8")
    monkeypatch.setenv(catalogue.FOLDERS, str(tmp_path))
    for kept in (catalogue.called, whole_catalogue):
        kept.cache_clear()
    yield tmp_path
    for kept in (catalogue.called, whole_catalogue):
        kept.cache_clear()


def test_a_broken_file_is_named_once_with_its_line_and_the_others_are_listed(folder, caplog, capsys):
    for _ in range(2):
        assert main(["games"]) == 2
    listed = capsys.readouterr().out
    assert "high_card" in listed
    assert "balik_satu" in listed
    for name, (_, wrong) in BROKEN.items():
        assert caplog.text.count(f"a game is left out: {folder / name}.py{wrong}") == 1, caplog.text
        assert name not in listed or name == "chabut"
    assert catalogue.game("chabut").info.title == "Main chabut", "a broken file does not hide a game of ours"


def test_who_asks_for_a_broken_game_is_told_why_it_is_none(folder, capsys):
    assert main(["rules", "stops"]) == 2
    said = f"ceki: game 'stops' cannot be played: {folder / 'stops.py'}, line 4: OSError no such deck\n"
    assert capsys.readouterr().err.endswith(said)


def test_of_a_game_in_a_folder_the_file_is_named_too(tmp_path, monkeypatch, capsys):
    (tmp_path / "stops").mkdir()
    (tmp_path / "stops/rules.py").write_text("x = 1\n\nraise OSError('no such deck')\n", encoding="utf-8")
    monkeypatch.setenv(catalogue.FOLDERS, str(tmp_path))
    assert main(["rules", "stops"]) == 2
    assert f"{tmp_path / 'stops' / 'rules.py'}, line 3: OSError no such deck\n" in capsys.readouterr().err


@asynchronous
async def test_a_server_serves_the_others(folder, tmp_path):
    async with serving(tmp_path) as ruleset:
        games = {game["id"] for game in (await ruleset.http.get("/api/catalogue")).json()["games"]}
        assert {"high_card", "chabut"} <= games
        assert not set(BROKEN) - {"chabut"} & games
        await ruleset.table("high_card", players=2)


@pytest.mark.parametrize("second", ["b/high_card.py", "b/High-Card.py", "b/high_card/rules.py"])
def test_of_two_games_of_one_name_the_first_is_played_and_the_other_is_told(tmp_path, monkeypatch, capsys, second):
    for file, title in (("a/high_card.py", "The first"), (second, "The second")):
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).write_text(TOY.replace('title="High Card"', f'title="{title}"'), encoding="utf-8")
    a, b = tmp_path / "a", tmp_path / "b"
    monkeypatch.setenv(catalogue.FOLDERS, os.pathsep.join(map(str, (a, b, a))))
    catalogue.called.cache_clear()
    assert main(["games"]) == 2
    told = capsys.readouterr()
    assert ("The first" in told.out, "The second" in told.out) == (True, False)
    other = tmp_path / second.removesuffix("/rules.py")
    says = f"{other}: {a / 'high_card.py'} is a game of the same name; give one of the two another name"
    assert told.err.endswith(f"ceki: {says}\n")
    assert catalogue.game("high-card").info.title == "The first"
    catalogue.called.cache_clear()


def test_a_game_that_is_called_as_one_of_ours_but_for_its_signs_is_left_out(tmp_path, monkeypatch):
    (tmp_path / "Balik-Satu.py").write_text(TOY, encoding="utf-8")
    monkeypatch.setenv(catalogue.FOLDERS, str(tmp_path))
    catalogue.called.cache_clear()
    assert catalogue.game("balik satu").info.title == "Balik Satu"
    assert [one for one in catalogue.left_out() if "Balik-Satu is a game that ceki brings along" in one]
    catalogue.called.cache_clear()
