"""`ceki test-game`: a line for each law, last a verdict; a game that breaks one is found out, as written."""

from __future__ import annotations

import json
import re

import pytest

from ceki.cli import main
from ceki.engine.rule import WRITTEN
from ceki.play.catalogue import read_game
from ceki.play.checks.endless import Endless, bounded_rules
from ceki.play.game_module import game_of
from ceki.play.ruleset import ruleset
from ceki.testing import laws as library
from ceki.testing.watch import watch
from tests.toys.changed import TOY, toy

PEEK = "    offer_each(moves, LAY, held(g.hand[g.turn]))\n"
LEAK = "    next_seat = (g.turn + 1) % g.seats\n    own = held(g.hand[g.turn])\n"
LEAK += "    offer_each(moves, LAY, own & ~(1 << (held(g.hand[next_seat]) % 52)) if own & (own - 1) else own)\n"
SETTLED = "    won_by(g, one(g.best))\n"
BETWEEN_SEATS = """
from ceki.engine.refusals import Refusal, Refusals, refuse

DEAR, = REFUSALS = Refusals(Refusal("dear", "stake", "{{stake}} is too much for {{players}}"))


@rule
def arrange(g, given, refused):
    if g.stake == 100 and g.seats >= {least}:
        refuse(refused, DEAR, 0, 0)
"""


@pytest.fixture
def written_only(monkeypatch):
    """Without the laws that compile."""
    monkeypatch.setattr(library, "LAWS", tuple(law for law in library.LAWS if not law.after_all))


def test_a_game_that_keeps_the_laws(written_only, capsys):
    assert main(["test-game", str(TOY)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(library.LAWS) + 2
    assert all(line.startswith("holds") for line in lines[:-2])
    assert lines[-2] == "high_card: 5 laws hold, 0 broken"
    assert re.match(r"\d+ rounds were played", lines[-1])


def test_a_menu_that_follows_hidden_cards_breaks_a_law(written_only, tmp_path, capsys):
    text = TOY.read_text(encoding="utf-8")
    assert text.count(PEEK) == 1
    (tmp_path / "peeping.py").write_text(text.replace(PEEK, LEAK), encoding="utf-8")
    assert main(["test-game", str(tmp_path / "peeping.py"), "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["holds"] is False
    assert [law["law"] for law in found["laws"] if law["wrong"]] == ["leaks"]
    assert "a re-deal changes the legal moves" in str(found)
    assert main(["test-game", str(tmp_path / "peeping.py")]) == 1
    assert "BROKEN  leaks" in capsys.readouterr().out


def test_a_file_that_is_none_is_refused(capsys):
    assert main(["test-game", "nowhere.py"]) == 2
    assert capsys.readouterr().err == "ceki: nowhere.py: no such file or folder\n"


def test_laws_are_asked_as_written_with_re_deals():
    seen = watch(ruleset(game_of(toy()), 3), 2, redeals=1, mode=WRITTEN)
    assert seen.fault == "none"
    assert seen.moved >= 0.9 * seen.positions > 0


@pytest.mark.parametrize(
    ("least", "said"), [(3, ""), (2, "no number of players may have it: say with along= what it needs")]
)
def test_a_value_that_only_some_numbers_of_players_may_have_breaks_no_law(least, said, tmp_path):
    high = BETWEEN_SEATS.format(least=least)
    (tmp_path / f"some_{least}.py").write_text(TOY.read_text(encoding="utf-8") + high, encoding="utf-8")
    asked = next(law for law in library.LAWS if law.name == "options")
    found = [one for _, one in asked.ask(read_game(tmp_path / f"some_{least}.py"), False) if one]
    assert [one.partition(":")[0] for one in found] == (["preset dear", "stake=100"] if said else [])
    assert all("option stake: 100 is too much for" in one and said in one for one in found)


def test_a_rule_that_ends_in_all_rounds_of_loading_and_not_with_one_option_is_found(tmp_path, capsys):
    text = TOY.read_text(encoding="utf-8")
    loop = "    while g.stake == 1:\n        g.turn = 0\n    g.turn = g.starter\n"
    (tmp_path / "turning.py").write_text(text.replace("    g.turn = g.starter\n", loop), encoding="utf-8")
    assert main(["test-game", str(tmp_path / "turning.py")]) == 1
    said = capsys.readouterr().out
    assert re.search(r"BROKEN  options  .*turning\.py, line \d+: deal: \d+ lines have run without an end", said)
    assert said.splitlines()[-2] == "turning: 4 laws hold, 1 broken, modes, many not checked"


@pytest.mark.prove
def test_what_goes_wrong_in_one_round_of_thousands_is_found_in_many_that_run_compiled(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("CEKI_CACHE", str(tmp_path / "cache"))
    rarely = "    if g.laid[0, 0] > 0 and g.laid[1, 1] > 0:\n        g.cents[0] += 1\n"
    text = TOY.read_text(encoding="utf-8").replace(SETTLED, rarely + SETTLED)
    (tmp_path / "seldom.py").write_text(text, encoding="utf-8")
    assert main(["test-game", str(tmp_path / "seldom.py")]) == 1
    said = capsys.readouterr().out
    assert re.search(r"BROKEN  many .*not sum to zero", said)
    assert said.splitlines()[-2] == "seldom: 6 laws hold, 1 broken"


def test_a_round_that_is_played_as_written_has_the_bound_of_its_game():
    game = game_of(toy())
    chosen = ruleset(game, 3)
    assert bounded_rules(game, 3, library._played, chosen).over
    with pytest.raises(Endless, match=r"the round is not over after 2 moves, the most that longest allows"):
        bounded_rules(game, 2, library._played, chosen)
