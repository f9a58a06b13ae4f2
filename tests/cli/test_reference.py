"""What the command says of itself and of the games: help, the list of games, their rules."""

from __future__ import annotations

import json

import pytest

from ceki.play import catalogue
from ceki.play.rulebook.origins import standing
from ceki.play.rulebook.pages import page_named, told


def test_help_teaches_with_examples(run):
    status, out, err = run("--help")
    assert (status, err) == (0, "")
    assert "  ceki play balik-satu " in out
    assert "games" in out
    assert "simulate" in out
    assert run()[1] == out


@pytest.mark.parametrize(
    "command",
    [
        "games",
        "how",
        "rules",
        "play",
        "bot",
        "serve",
        "site",
        "verify",
        "check",
        "simulate",
        "odds",
        "arena",
        "review",
        "advise",
        "word",
        "version",
    ],
)
def test_every_command_has_help(run, command):
    status, out, _ = run(command, "-h")
    assert status == 0
    assert out.startswith(f"Usage: ceki {command}")
    assert f"\n    ceki {command}" in out


def test_version(run):
    assert run("version")[1].startswith("ceki 0.")
    assert run("--version") == run("version")


def test_games_lists_every_game(run):
    status, out, err = run("games")
    assert (status, err) == (0, "")
    assert [line.split()[0] for line in out.splitlines()] == catalogue.names()


def test_games_as_json(run):
    listed = json.loads(run("games", "--json")[1])
    assert [entry["id"] for entry in listed] == catalogue.names()
    for entry in listed:
        assert {"id", "title", "seats", "pack", "options", "sources"} <= entry.keys()
        for option in entry["options"]:
            assert {"name", "type", "default", "allowed", "clause", "source"} <= option.keys()


@pytest.mark.parametrize("name", catalogue.names())
def test_rules_print_the_page_and_every_option_with_its_clause(run, name):
    status, out, _ = run("rules", name.replace("_", "-"))
    assert status == 0
    game = catalogue.game(name)
    assert game.info.summary in out
    for key in game.options:
        assert f"  {key} = " in out
        assert f"[{standing(game, key).clause}, " in out
    assert out.startswith(told(page_named(name)))


def test_rules_are_those_of_the_house(run):
    out = run("rules", "balik-satu", "-o", "rate=25", "--players", "6")[1]
    assert "  rate = 25 *" in out
    assert "Balik Satu, 6 players" in out
    data = json.loads(run("rules", "balik-satu", "-o", "rate=25", "--json")[1])
    assert next(o for o in data["options"] if o["name"] == "rate")["value"] == 25


@pytest.mark.parametrize("name", catalogue.names())
def test_how_a_game_is_played_is_told_in_lines_with_the_names_of_cards(run, name):
    status, out, err = run("how", name.replace("_", "-"))
    assert (status, err) == (0, "")
    assert out.startswith(f"{catalogue.game(name).info.title}: how to play\n")
    assert max(map(len, out.splitlines())) <= 80
    assert {"THE CARDS", "A FEW TIPS"} <= set(out.splitlines())
    assert "(AS)" in out or "(AH)" in out or "    5 of coins (C5), 5 of strings (S5), 5 of myriads (M5)\n" in out


def test_the_lines_of_a_clause_are_shown_where_it_is_carried_out(run):
    status, out, _ = run("rules", "pei", "--code", "pe-40")
    assert status == 0
    assert "games/pei/match.py:" in out
    assert "def pass_deal(" in out
    found = json.loads(run("rules", "balik-satu", "--code", "BS-29", "--json")[1])
    assert {one["file"].rsplit("/games/")[-1] for one in found} == {"_sets/turns.py"}  # which several games share
    assert all("[BS-29]" in one["text"] for one in found)


def test_a_clause_that_no_rule_carries_out_is_told_by_what_names_it_or_refused(run):
    assert '"CH-25"' in run("rules", "chabut", "--code", "CH-25")[1]  # an option stands on it
    status, out, err = run("rules", "chabut", "--code", "CH-99")
    assert (status, out) == (2, "")
    assert "ceki rules chabut" in err


def test_every_clause_that_a_page_says_is_an_option_has_its_lines():
    from ceki.play.rulebook.clause_code import clause_code

    for game in catalogue.games():
        assert [o.clause for o in game.options.values() if not clause_code(game, o.clause)] == [], game.id
