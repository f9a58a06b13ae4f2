"""Modules of games of one's own: made by one command, used everywhere, and bounded in time."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ceki.browser import own
from ceki.cli import main
from ceki.engine import contract
from ceki.engine.errors import NotAllowed, RuleStopped
from ceki.engine.module.specialize import is_compiled, specialize
from ceki.engine.rule import COMPILED, WRITTEN
from ceki.engine.wasm.export import PLAY, ROUNDS
from ceki.lab.rounds import play_rounds
from ceki.lab.simulate import rounds_of
from ceki.play.catalogue import read_game
from ceki.play.checks.mistake import GameError
from ceki.play.position import CompiledPosition
from ceki.play.round import Round
from ceki.play.ruleset import ruleset

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "first-game.md"
FOUND = re.search(r"^```python\n(.*?)^```", GUIDE.read_text(encoding="utf-8"), re.M | re.S)
assert FOUND is not None
TEXT = FOUND[1]
SHOWS = "    g.best[g.turn] = number_on(card)\n"
RARELY = SHOWS + "    while card == 29 and g.turn == 2:\n        g.best[g.turn] = 4\n"


@pytest.fixture
def written(tmp_path, monkeypatch):
    """Writes a game; modules go to a cache of their own."""
    monkeypatch.setenv("CEKI_CACHE", str(tmp_path / "cache"))

    def write(name, text=TEXT):
        path = tmp_path / f"{name}.py"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def stuck(game, how=RuleStopped):
    """The first round of a game in which a rule does not return, or fails otherwise, and why it ended."""
    for seed in range(200):
        played = Round.from_seed(ruleset(game), seed)
        while not played.over:
            before = len(played.numbers), played.turn, played.legal_numbers
            try:
                played.make(*played.legal_numbers[-1])
            except how as failed:
                assert (len(played.numbers), played.turn, played.legal_numbers) == before
                return played, str(failed)
    raise AssertionError("no round came to it")


def test_an_own_game_runs_as_written_at_once(written):
    game = read_game(written("plain_one"))
    assert not is_compiled(specialize(play_rounds, game.namespace, COMPILED))
    assert rounds_of(ruleset(game), 20, 3, COMPILED).digest == rounds_of(ruleset(game), 20, 3, WRITTEN).digest


def test_a_rule_as_written_that_does_not_return_is_stopped_and_nothing_has_changed(written):
    played, why = stuck(read_game(written("stuck_one", TEXT.replace(SHOWS, RARELY))))
    assert not isinstance(played.position, CompiledPosition)
    assert why == "A rule runs without an end, in make_move."


def test_a_rule_that_fails_in_a_simulation_is_told_by_file_and_line(written, monkeypatch, capsys):
    path = written(
        "failing_one", TEXT.replace(SHOWS, SHOWS + "    g.pot += 6 // int(card != 29 or g.turn != 2)\n    g.pot = 0\n")
    )
    monkeypatch.setenv("CEKI_GAMES", str(path.parent))
    monkeypatch.setattr(own, "COMPILER", ("no_such_library",))
    assert main(["simulate", "failing_one", "--rounds", "2000"]) == 2
    said = capsys.readouterr().err
    assert re.fullmatch(rf"ceki: {path}, line \d+: play: ZeroDivisionError: [^\n]+\n", said), said


FAULTS = {
    "zero": ("6 // (g.best[g.turn] - 1)", "divide by zero"),
    "rest_of_zero": ("6 % (g.best[g.turn] - 1)", "divide by zero"),
    "overflow": ("(g.best[g.turn] + 1) * (1 << 62)", "overflow"),
}


@pytest.mark.filterwarnings("ignore")  # by which NumPy tells it, if nothing else does
@pytest.mark.parametrize("name", FAULTS)
def test_numbers_of_numpy_stop_a_rule_as_those_of_python_do(written, name):
    reckons, why = FAULTS[name]
    rarely = f"{SHOWS}    g.left += 0 * int(({reckons} if card == 29 and g.turn == 2 else 0) > 0)\n"
    game = read_game(written(f"{name}_one", TEXT.replace(SHOWS, rarely)))
    with pytest.raises(GameError, match=rf"{name}_one\.py, line \d+: play: FloatingPointError: {why}"):
        rounds_of(ruleset(game), 2000, 3, WRITTEN)
    assert why in stuck(game, FloatingPointError)[1]


def test_without_the_compiler_it_is_said_what_to_install(written, monkeypatch, capsys):
    monkeypatch.setattr(own, "COMPILER", ("no_such_library",))
    assert main(["compile", str(written("bare_one"))]) == 2
    assert capsys.readouterr().err == "ceki: Compiling needs the extra `author`: pip install 'ceki[author]'\n"


@pytest.mark.prove
def test_compile_makes_the_modules_of_a_game(written, tmp_path, capsys):
    path = written("made_one")
    assert main(["compile", str(path)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    game = read_game(path)
    assert is_compiled(specialize(play_rounds, game.namespace, COMPILED))
    assert rounds_of(ruleset(game), 500, 3, COMPILED).digest == rounds_of(ruleset(game), 500, 3, WRITTEN).digest
    assert isinstance(Round.from_seed(ruleset(game), 1).position, CompiledPosition)
    assert own.making(game, PLAY) is None
    assert own.publish(game, tmp_path / "served")
    said = json.loads((tmp_path / "served" / "made_one.json").read_text(encoding="utf-8"))
    assert (tmp_path / "served" / said["engine"]["rules"]).read_bytes() == own.file_of(game, PLAY).read_bytes()
    own.file_of(game, ROUNDS).write_bytes(b"damaged")
    own.file_of(game, PLAY).write_bytes(b"damaged")
    assert not is_compiled(specialize(contract.settle, dict(game.namespace), COMPILED))


@pytest.mark.prove
def test_a_compiled_rule_that_does_not_return_is_stopped_and_nothing_has_changed(written, capsys, monkeypatch):
    path = written("stuck_two", TEXT.replace(SHOWS, RARELY))
    assert main(["compile", str(path)]) == 0
    played, why = stuck(read_game(path))
    assert isinstance(played.position, CompiledPosition)
    assert why == "A rule runs without an end, in make_move."
    monkeypatch.setenv("CEKI_GAMES", str(path.parent))
    assert main(["simulate", "stuck_two", "--rounds", "20000"]) == 2
    assert capsys.readouterr().err == "ceki: A rule runs without an end, in play_rounds.\n"


@pytest.mark.prove
def test_rules_that_cannot_be_compiled_say_so_in_one_sentence(written):
    odd = "    g.best[g.turn] = number_on(card) + (g.best if card == 29 and g.turn == 3 else 0)\n"
    game = read_game(written("odd_one", TEXT.replace(SHOWS, odd)))
    made = own.making(game, ROUNDS)
    assert made is not None
    with made, pytest.raises(NotAllowed, match=r"^odd_one cannot be compiled: [^\n]+$"):
        made.wait()
