# ruff: noqa: E501  a mistake is one line of a table
"""The game of the guide with a newcomer's usual mistakes: each is told in one line, with file and line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ceki.cli import main
from ceki.play import catalogue
from ceki.play.checks.rules import mistakes

ROOT = Path(__file__).parents[2]
TEXT = re.search(r"^```python\n(.*?)^```", (ROOT / "docs/guide/first-game.md").read_text(encoding="utf-8"), re.M | re.S)
SETTLE = "@rule\ndef settle(g):"
ADVICE = """from ceki.engine.reasons import Fact, Facts, fact

FACTS = Facts(Fact("high", "CT-21", numbers=("n",), says="it is {{n}} high"))


{}def reasons(g, seat, verb, card, unseen, out):
    {}


@rule
def settle(g):"""
FIRST = "" if TEXT is None else TEXT.group(1)[TEXT.group(1).index(SETTLE) :].partition("    for seat")[0]
LINES = "" if TEXT is None else TEXT.group(1)[TEXT.group(1).index("    lines=(") :].partition("    shows=")[0]
CONSTANT = "{}\n\n\n@rule\ndef settle(g):\n    winner = 0\n    {}\n"
MISTAKES = {  # what stands in the example, what a newcomer writes instead, what they are told
    "comprehension": (
        "    g.turn = g.starter\n",
        "    g.turn = sum([1 for n in g.hand[0] if n > 99])\n",
        r"line \d+: a list comprehension is not small Python; allowed: if, for, while",
    ),
    "field_misspelt": ("    g.turn = g.starter\n", "    g.trun = g.starter\n", r"g\.trun: .*is turn meant\?; its fields"),
    "verb_undeclared": ("SHOW = 0\n", "SHOW = 1\n", r"SHOW is verb 1, which GAME does not declare; .* 0 show"),
    "line_undeclared": ("line(g, HIGHEST, ", "line(g, 3, ", r"3 is score line 3, .*its score lines are 0 highest"),
    "name_undefined": ("number_on(card)\n", "number_of(card)\n", r"number_of is not defined; is number_on meant\?"),
    "arguments": ("def play(g, verb, card):", "def play(g, card):", r"play\(g, card\) must take \(g, verb, card\)"),
    "arguments_of_a_call": ("shuffle(g, g.stock, g.left)", "shuffle(g, g.stock)", r"shuffle takes \(g, "),
    "rule_missing": ("@rule\ndef settle(g):", "@rule\ndef settel(g):", "settle is not defined; a game defines GAME"),
    "not_marked": ("@rule\ndef settle(g):", "def settle(g):", r"line \d+: settle is not marked @rule"),
    "no_seen": ("stock = pile(60, seen=NOBODY)", "stock = pile(60)", r"line \d+: pile\(\) is missing seen=, who sees it: ALL, OWN, NOBODY"),
    "no_at": (', at="shown"),)', "),)", r"line \d+: verb show has at='', .*allowed are hand, shown, stock"),
    "option_without_amount": ('option(Amount(10, "HC-4", "Cents from each other player.", high=1000))', "option(10)", r"no option; allowed: Choice, Flag, Amount"),
    "default_typed": ("Amount(10,", "Amount('10',", r"line \d+: the default of option stake is '10'; write 10; allowed: 0 to 1000"),
    "option_typed": ("high=1000", 'high="1000"', r"line \d+: option stake: high is '1000', not a whole number"),
    "card_lost": ("    g.shown[g.turn, card] += 1\n", "", r"line \d+: play: face \d+ lies 1 times on the table and 2"),
    "card_made": ("g.hand[seat, take", "g.hand[seat, 0] += 1\n            g.hand[seat, take", r"deal: face 0 lies"),
    "money": ("    paid_by_each(g, STAKE, winner, g.stake)", "    g.cents[winner] += g.stake", r"settle: .*: 10 from nowhere"),
    "money_untold": ("    paid_by_each(g, STAKE, winner, g.stake)", "    g.cents[0] += 1\n    g.cents[1] -= 1", r"settle: the payments come to 0, 0.*, and the cents are 1, -1.*; money moves by pay\(g, what, giver"),
    "payment_undeclared": ("paid_by_each(g, STAKE,", "paid_by_each(g, 3,", r"settle: a payment is for score line 3; GAME declares 2|3 is score line 3"),
    "endless_round": ("g.over = 1 if g.turn == g.starter else 0", "g.over = 0", r"play: .*not over|legal: .*no move"),
    "endless_rule": ("    g.turn = g.starter\n", "    while g.left > 0:\n        g.turn = 0\n", r"deal: \d+ lines have run"),
    "no_move": ("held(g.hand[g.turn])", "0", r"line \d+: legal: seat \d has no move before the end"),
    "not_shuffled": ("    shuffle(g, g.stock, g.left)\n", "", r"deal: deals the same cards from every key; shuffle\("),
    "points_as_cents": ("shown\", POINTS)", "shown\", CENTS)", r"score line highest brings .* the unit of a Line is one of"),
    "out_of_bounds": ("take_from(g.stock, g.left)]", "take_from(g.stock, 60)]", r"line \d+: deal: IndexError"),
    "comparisons_added": ("winner = 0\n", "winner = (g.best[0] > 1) + (g.best[1] > 1)\n", r"write int\(\.\.\.\)"),
    "fraction": ("= number_on(card)\n", "= number_on(card) * 1.5\n", r"line \d+: play: g\.best is given \d+\.\d; a field is a whole number: write // or int"),
    "fraction_of_the_table": ("    g.turn = g.starter\n", "    g.turn = g.starter / 1\n", r"line \d+: deal: g\.turn is given \d\.0; a field"),
    "fraction_of_money": ("winner, g.stake)", "winner, g.stake * 0.55)", r"line \d+: settle: g\.paid_each is given -?\d+\.\d+; a field"),
    "other_chance": (FIRST, CONSTANT.format("import random", "g.pot = random.randrange(2) - 1"), r"line \d+: random is a module; a constant of a rule is"),
    "constant_list": (FIRST, CONSTANT.format("TAB = [1, 2]", "g.pot = TAB[0]"), r"line \d+: TAB is a list; a constant of a rule is a whole number, a tuple of whole numbers, or a NumPy array"),
    "constant_dict": (FIRST, CONSTANT.format("TAB = {0: 3}", "g.pot = TAB[0]"), r"line \d+: TAB is a dictionary; a constant"),
    "constant_text": (FIRST, CONSTANT.format("TAB = (1, 'x')", "g.pot = TAB[0]"), r"line \d+: TAB is a tuple that does not hold numbers only; a constant"),
    "constant_changed": (FIRST, CONSTANT.format("TAB = [0]", "TAB[0] += 1"), r"line \d+: TAB\[0\] changes the constant TAB; what changes is a field"),
    "constant_array": (FIRST, CONSTANT.format("import numpy as np\n\nTAB = np.zeros(3, np.int64)", "TAB[winner] += 1"), r"TAB\[winner\] changes the constant TAB"),
    "comma_of_a_fact": ("SHOW = 0\n", "SHOW = 0\nHIGH = FACTS = Facts(Fact('high', 'CT-21'))\n", r"line \d+: HIGH would be all of FACTS; write `HIGH, = FACTS = \.\.\.`"),
    "near_a_rule": ("\n@rule\ndef settle(g):", "\n@rule\ndef heuristics(g, verb, card):\n    return 0\n\n\n@rule\ndef settle(g):", r"nothing calls the rule heuristics; is heuristic meant\?"),
    "longest_of_nothing": ("return int(g.seats) ", "int(g.seats) ", r"line \d+: longest: gives None for 2 players; allowed: a whole number of moves from 1"),
    "no_row": (LINES, '    lines=(Line("highest", "HC-3", "the highest number shown", POINTS)),\n', r"line \d+: lines is no row of Line\(\.\.\.\); write lines=\(Line\(\.\.\.\),\)"),
    "field_of_every_table": ("left = number(seen=ALL)\n", "left = number(seen=ALL)\n    place = number(seen=ALL)\n", r"line \d+: field place: every table has one already"),
    "winners": ("won_by(g, one(winner))", "won_by(g, one(8))", r"settle: g\.winners is 256, the set of other seats than 0 to \d"),
    "many_lines": ("    line(g, HIGHEST,", "    for _ in range(11):\n        line(g, 0,", r"line \d+: settle: more than 10 score lines; for more say class Table\(Record, \.\.\., lines=NUMBER\)"),
    "arguments_swapped": ("def play(g, verb, card):", "def play(g, card, verb):", r"line \d+: play\(g, card, verb\) must take \(g, verb, card\)"),
    "wrong_pack": ('pack="ceki"', 'pack="pack52"', r"faces is 30, but pack 'pack52' has 52 faces"),
    "fact_undeclared": (SETTLE, ADVICE.format("@rule\n", "fact(out, 1, 0, 0)"), r"1 is fact 1, which FACTS does not declare; its facts are 0 high"),
    "fact_without_number": (SETTLE, ADVICE.format("@rule\n", "fact(out, 0, 0, 0)"), r"reasons: ValueError: fact high is written with 0 numbers; declared: n"),
    "fact_unsayable": (SETTLE, ADVICE.format("@rule\n", "fact(out, 0, 0, 0)").replace("{n}", "{m}"), r"line \d+: fact high: m is no number of it; its sentence may have n, it"),
    "reasons_without_rule": (SETTLE, ADVICE.format("", "return []"), r"line \d+: reasons is not marked @rule"),
    "line_tells": ("shown\", POINTS)", "shown\", POINTS, tells=\"{points}\")", r"tells has the place \{points\}; .*\{worth\}"),
    "line_rate": ("shown\", POINTS)", "shown\", POINTS, rate=\"steak\")", r"rate='steak' is not the name of an option"),
    "line_each": ("shown\", POINTS)", "shown\", POINTS, each=\"steak\")", r"each='steak' names no option; .* stake"),
    "line_alike": ("shown\", POINTS)", "shown\", POINTS, alike=\"pairs\")", "alike='pairs' is neither"),
    "line_lie": ("shown\", POINTS)", "shown\", POINTS, lie=\"left\")", r"lie='left' names no rows of cards by seat"),
}  # fmt: skip


def written(folder, monkeypatch, old, new, name):
    """The example with a text changed, in a folder of games."""
    assert TEXT is not None
    text = TEXT.group(1).replace(
        "from ceki.engine.record", "from ceki.engine.reasons import Fact, Facts\nfrom ceki.engine.record", 1
    )
    assert not old or text.count(old) == 1
    (folder / f"{name}.py").write_text(text.replace(old, new) if old else text, encoding="utf-8")
    monkeypatch.setenv(catalogue.FOLDERS, str(folder))
    catalogue.called.cache_clear()


def test_the_example_itself_is_played(tmp_path, monkeypatch, capsys):
    written(tmp_path, monkeypatch, "", "", "first_game")
    assert main(["play", "first_game", "--auto", "--seed", "3"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_one_line_with_file_and_line(name, tmp_path, monkeypatch, capsys, caplog):
    old, new, said = MISTAKES[name]
    written(tmp_path, monkeypatch, old, new, f"my_{name}")
    assert main(["simulate", f"my_{name}", "--rounds", "5"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert f"my_{name}.py" in lines[0]
    assert re.search(said, lines[0]), lines[0]
    if name != "rule_missing":  # which stands on no line
        assert re.search(rf"my_{name}\.py, line [1-9]", lines[0]), lines[0]


@pytest.mark.parametrize("command", [["games"], ["play", "my_typo", "--auto"], ["test-game", "my_typo.py"]])
def test_every_command_says_so_and_returns_2(command, tmp_path, monkeypatch, capsys):
    written(tmp_path, monkeypatch, *MISTAKES["field_misspelt"][:2], "my_typo")
    monkeypatch.chdir(tmp_path)
    assert main(command) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert re.search(MISTAKES["field_misspelt"][2], lines[0])


def test_a_folder_of_games_that_is_none_is_said(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv(catalogue.FOLDERS, str(tmp_path / "nowhere"))
    assert main(["games"]) == 2
    assert f"CEKI_GAMES: {tmp_path / 'nowhere'} is no folder" in capsys.readouterr().err


def test_a_file_with_the_name_of_a_game_of_ours_does_not_replace_it(tmp_path, monkeypatch, capsys):
    name = catalogue.names()[0]
    written(tmp_path, monkeypatch, "", "", name)
    assert main(["games"]) == 2
    assert f"{name} is a game that ceki brings along; give the file another name" in capsys.readouterr().err
    assert catalogue.game(name).info.title != "Highest card"


@pytest.mark.parametrize("name", catalogue.names())
def test_the_rules_of_our_games_have_no_mistake(name):
    game = catalogue.game(name)
    assert [*mistakes(game.info, game.table, game.namespace)] == []
