"""The kept list of the games: the games as they are, and nothing else is ever taken for it."""

from __future__ import annotations

import os

import pytest

from ceki.engine.errors import UnknownGame
from ceki.play import catalogue
from ceki.play.rulebook import kept_list
from ceki.play.rulebook.kept_list import FOLDERS, Listed, keep, kept, listed, named, sources

GAMES = [listed(game) for game in catalogue.games()]


@pytest.fixture
def file(tmp_path, monkeypatch):
    """The file of a list that was kept for the sources "these"."""
    monkeypatch.setenv("CEKI_CACHE", str(tmp_path / "cache"))
    keep(GAMES, "these")
    (found,) = (tmp_path / "cache").iterdir()
    return found


def test_what_is_kept_is_what_the_games_say(file):
    assert kept("these") == GAMES


def test_a_list_of_other_sources_is_none(file):
    assert kept("those") is None
    keep(GAMES[1:], "those")
    assert (kept("those"), kept("these")) == (GAMES[1:], None)


def test_a_list_that_is_not_whole_is_none(file):
    whole = file.read_bytes()
    for n in [*range(0, len(whole), 97), len(whole) - 1]:
        file.write_bytes(whole[:n])
        assert kept("these") is None, n
        file.write_bytes(whole[:n] + bytes([whole[n] ^ 1]) + whole[n + 1 :])
        assert kept("these") is None, n
    file.write_bytes(b"\xff" + whole)
    assert kept("these") is None
    file.write_bytes(whole)
    assert kept("these") == GAMES


def test_the_list_of_somebody_else_is_none(file, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: file.stat().st_uid + 1, raising=False)
    assert kept("these") is None


def test_no_list_is_kept_of_games_outside_the_package(file, tmp_path, monkeypatch):
    monkeypatch.setenv(FOLDERS, str(tmp_path))
    assert sources() == ""
    keep(GAMES, sources())
    assert kept(sources()) is None


def test_a_file_that_is_changed_added_or_gone_makes_other_sources(tmp_path, monkeypatch):
    for folder in kept_list.MADE_FROM:
        (tmp_path / folder / "inner").mkdir(parents=True)
    monkeypatch.setattr(kept_list, "PACKAGE", tmp_path)
    rules = tmp_path / "games" / "inner" / "rules.py"
    found = [sources()]
    for text in ("x = 1\n", "x = 11\n"):
        rules.write_text(text)
        found.append(sources())
    os.utime(rules, ns=(1, rules.stat().st_mtime_ns + 1))
    found.append(sources())
    rules.rename(rules.with_name("words.py"))
    found.append(sources())
    assert len(set(found)) == len(found)
    (tmp_path / "games" / "__pycache__").mkdir()
    (tmp_path / "games" / "__pycache__" / "rules.pyc").write_text("")
    (tmp_path / "games" / ".#rules.py").symlink_to("nowhere")
    assert sources() == found[-1]


NAMES = sorted({name for one in GAMES for name in (one.id, one.title, *one.aliases)})


@pytest.mark.parametrize("name", [*NAMES, "moon"])
def test_a_game_is_named_in_the_list_as_in_the_catalogue(name):
    for written in (name, name.upper(), name.replace("_", "-")):
        found = named(GAMES, written)
        try:
            assert found == [listed(catalogue.game(written))]
        except UnknownGame:
            assert len(found) != 1


def test_names_that_several_games_have_are_those_of_all():
    two = [Listed(id, "Pairs", (), (2,), "ceki", ()) for id in ("one", "two")]
    assert named(two, "pairs") == two
    assert named(two, "two") == two[1:]


def test_a_name_that_is_not_one_games_is_looked_up_in_the_catalogue(run, monkeypatch):
    two = [Listed(id, "Pairs", (), (2,), "ceki", ()) for id in ("one", "two")]
    monkeypatch.setattr("ceki.cli.reference.direct.kept", lambda made_from: two)
    assert run("how", "pairs") == run("rules", "pairs")
    assert run("how", "pairs")[0] == 2


def test_a_process_that_has_loaded_the_games_before_keeps_no_list(run, tmp_path, monkeypatch):
    monkeypatch.setenv("CEKI_CACHE", str(tmp_path))
    assert run("games")[0] == 0
    assert list(tmp_path.iterdir()) == []
