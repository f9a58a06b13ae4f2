# ruff: noqa: E501  a mistake is one line of a table
"""Match rules and refusals of a game in a file of its own: what they do, and mistakes in them, each in one line."""

from __future__ import annotations

import re

import pytest

from ceki.engine.errors import UnknownOption
from ceki.play.catalogue import read_game
from ceki.play.game_module import GameModule
from ceki.play.ruleset import ruleset
from tests.toys.changed import TOY

TEXT = TOY.read_text(encoding="utf-8")
BETWEEN = """
from ceki.engine.match_record import MatchRecord, match_line, tally
from ceki.engine.refusals import Refusal, Refusals, refuse

ODD, = REFUSALS = Refusals(Refusal("odd", "stake", "{stake} is odd for {players}; allowed: {even}", ("even",)))


class Carried(MatchRecord):
    chips = tally("people", unit="", seen="all", clause="TY-1", label="chips", leads=True)


@rule
def arrange(g, given, refused):
    if not given.stake:
        g.stake = 2 * g.seats
    if g.stake % 2:
        refuse(refused, ODD, g.stake + 1, 0)


@rule
def open_match(m, g):
    m.starter = m.players - 1


@rule
def set_out(m, g):
    g.pot = m.pot


@rule
def next_round(m, g):
    m.chips[m.seated[m.starter]] += g.stake
    m.starter = 0


@rule
def close_match(m, g):
    match_line(m, 0, 1, 7, 0)
"""
MISTAKES = {  # what stands there, what is written instead, what is said
    "not_marked": ("@rule\ndef next_round", "def next_round", "next_round is not marked @rule"),
    "field_misspelt": ("    m.starter = 0\n", "    m.startr = 0\n", r"m\.startr: the match has no field startr; is starter meant\?; .* chips"),
    "option_misspelt": ("    if not given.stake:", "    if not given.steak:", r"given\.steak: the table has no field steak"),
    "text": ("    m.starter = 0\n", "    m.starter = len('a')\n", "a text is not small Python"),
    "arguments": ("def set_out(m, g):", "def set_out(m):", r"set_out\(m\) must take \(m, g\)"),
    "arguments_swapped": ("def set_out(m, g):", "def set_out(g, m):", r"set_out\(g, m\) must take \(m, g\)"),
    "usual_refused": ("    if g.stake % 2:", "    if g.seats == 3:", r"arrange: refuses the usual options at 3 players: option stake: "),
    "line_undeclared": ("match_line(m, 0,", "match_line(m, 5,", "5 is score line 5, which GAME does not declare"),
    "refusal_undeclared": ("refuse(refused, ODD,", "refuse(refused, 1,", "1 is refusal 1, which REFUSALS does not declare; .* 0 odd"),
    "fact_unknown": ("{even}", "{evn}", "refusal odd: evn is no fact; its facts are players, even, stake"),
    "brace": ("{even}", "{even", "refusal odd: the sentence .* has a brace that is no place such as"),
    "no_option": ('"odd", "stake"', '"odd", "steak"', "refusal odd: steak is no option; the options are stake"),
    "two_refusals": ("ODD, = REFUSALS = Refusals(", 'ODD, _ = REFUSALS = Refusals(Refusal("odd", "", ""), ', "two refusals are called odd"),
    "comma": ("ODD, = REFUSALS", "ODD = REFUSALS", "ODD would be all of REFUSALS; write `ODD, = REFUSALS = ...`"),
    "near_a_rule": ("def next_round(m, g)", "def next_rounds(m, g)", r"nothing calls the rule next_rounds; is next_round meant\?"),
    "people": ("class Carried(MatchRecord):", "class Carried(MatchRecord, people=3):", r"4 people do not fit a match of 3; allowed: class Carried\(MatchRecord, people=4\)"),
    "no_such_length": ("class Carried(MatchRecord):", "class Carried(MatchRecord, seats=3):", "Carried is given seats=; allowed: people, sides, lines"),
    "starter": ("    m.starter = 0\n", "    m.starter = g.seats\n", r"next_round: m\.starter is \d; the seats are 0 to"),
    "fraction": ("    m.starter = 0\n", "    m.starter = 0 / 1\n", r"next_round: m\.starter is given 0\.0; a field is a whole number: write // or int"),
    "fraction_carried": ("] += g.stake\n", "] += g.stake / 2\n", r"next_round: m\.chips is given \d+\.\d; a field"),
    "nobody_seated": ("    m.starter = 0\n", "    m.seated[0] = m.seated[1]\n", r"next_round: m\.seated is .*; each seat has a person"),
    "money": ("match_line(m, 0, 1, 7, 0)", "m.cents[0] += 5", "close_match: the people have 5 cents together, the pot 0; they sum to 0"),
    "too_wide": ("    m.starter = 0\n", "    m.starter = 1000\n", "field starter: 1000 does not fit 8 bits"),
    "fails": ("m.starter = m.players - 1", "m.starter = 1 // m.rounds", "open_match: ZeroDivisionError"),
    "endless": ("    g.pot = m.pot\n", "    while m.rounds == 0:\n        g.pot = 0\n", "set_out: .* lines have run without an end"),
    "arrange_fails": ("g.stake = 2 * g.seats", "g.stake = 2 // m_rounds", "m_rounds is not defined"),
}  # fmt: skip


def read(tmp_path, old: str = "", new: str = "", name: str = "between") -> GameModule:
    assert not old or BETWEEN.count(old) == 1
    path = tmp_path / f"{name}.py"
    path.write_text(TEXT + (BETWEEN.replace(old, new) if old else BETWEEN), encoding="utf-8")
    return read_game(path)


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_between_rounds_is_one_line(name, tmp_path):
    old, new, said = MISTAKES[name]
    with pytest.raises(ValueError, match=r"^[^\n]*, line [1-9]\d*: [^\n]*$") as found:
        read(tmp_path, old, new, f"between_{name}")
    assert re.search(said, str(found.value)), found.value


def test_what_a_game_declares_is_carried_and_closed(tmp_path):
    match = ruleset(read(tmp_path), 3, stake=4).match(seed=1, rounds=2)
    assert (match.starter, match.carried.chips.tolist(), match.before.values("chips")) == (2, [0] * 3, [0] * 3)
    for played in match.play_through(lambda one: one.legal_numbers[0]):
        assert played.starter in (0, 2)
    assert (match.carried.values("chips"), match.before.values("chips")) == ([4, 0, 4], [0, 0, 4])
    assert (match.over, match.closing, match.round) == (True, [(0, 1, 7, 0)], 2)
    with pytest.raises(AttributeError, match=r"nothing called chps is carried here; there are won, winners, chips"):
        match.carried.chps  # noqa: B018
    twin = match.copy()
    assert twin == match
    twin.carried.chips[0] += 1
    assert twin != match


def test_what_follows_from_options_is_filled_in_and_what_cannot_be_is_refused_by_id_and_facts(tmp_path):
    game = read(tmp_path)
    assert [ruleset(game, players).options["stake"] for players in (2, 4)] == [4, 8]
    assert ruleset(game, 2, stake=10).options["stake"] == 10
    with pytest.raises(UnknownOption, match=r"^option stake: 7 is odd for 3; allowed: 8$") as found:
        ruleset(game, 3, stake=7)
    assert (found.value.option, found.value.why) == ("stake", "7 is odd for 3; allowed: 8")
    assert (found.value.reason, dict(found.value.facts)) == ("odd", {"stake": "7", "players": 3, "even": 8})
