"""Puzzles that the page makes: the rounds are those of the rules, and other playouts find the same answer."""

from __future__ import annotations

from typing import Any

import pytest

from ceki.bots.advice.weigh import weigh
from ceki.bots.random import generator
from ceki.bots.search import Search
from ceki.engine.rule import WRITTEN
from ceki.play import catalogue
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from tests.browser.bundled import answered, files_of

PLAYOUTS = 400  # of each puzzle here, with chance of their own
ABLE = [game.id for game in catalogue.games() if len(game.info.verbs) > 1]
QUICK = [("chabut", "3"), ("sakopong", "3"), ("kowah", "1"), ("kowah", "3")]  # of each kind, soon found
WINS = {"win", "take_win", "claim", "sampei", "rabas"}  # verbs


def made(game: str, *names: str) -> list[dict[str, Any]]:
    """The puzzles of some names."""
    found = answered("puzzles.ts", {**files_of(catalogue.game(game)), "names": names})
    return [one["posed"] for one in found]


def at_question(game: str, posed: dict[str, Any]) -> Round:
    """The round as far as the question, dealt and played by the rules as written: they refuse what is not legal."""
    match = ruleset(game, posed["players"]).match(posed["match"])
    played = match.next_round(bytes.fromhex(posed["key"]))
    for move in posed["script"]:
        played.play(move)
    assert match.seated[played.turn] == posed["person"]
    return played


def check(game: str, posed: dict[str, Any]) -> None:
    """The right answer is right, and no other is."""
    played, puzzle = at_question(game, posed), posed["puzzle"]
    assert len(played.moves) == puzzle["moves"]
    CHECKS[puzzle["by"]](played, puzzle)


def brings_most(played: Round, puzzle: dict[str, Any]) -> None:
    """The answers are the legal moves, and the right one brings most on other deals of the unseen cards."""
    assert {str(move) for move in played.legal_moves} == {puzzle["right"], *puzzle["wrong"]}
    found = weigh(played.view(played.turn), generator(20261123), Search(playouts=PLAYOUTS, mode=WRITTEN))
    worth = {one.move: one.worth for one in found.moves}
    right = worth.pop(puzzle["right"])
    assert all(right > other for other in worth.values()), (puzzle["right"], right, worth)


def completes(played: Round, puzzle: dict[str, Any]) -> None:
    """Laid on the stock and drawn, the right card wins, or may; no other choice does."""
    winning = [code for code in puzzle["choices"] if draws(played, code)]
    assert winning == [puzzle["right"]]
    assert puzzle["right"] in puzzle["all"]


def draws(played: Round, code: str) -> bool:
    """Whether the seat in turn wins, or may, when this card lies uppermost and it draws."""
    seat, trial = played.turn, played.copy()
    table = trial.table
    table.stock[table.stock_left - 1] = trial.as_numbers(f"discard {code}")[1]
    trial.table = table
    trial.play(next(move for move in trial.legal_moves if move.verb == "draw"))
    if trial.over:
        return seat in trial.winners
    return trial.turn == seat and any(WINS & {move.verb} for move in trial.legal_moves)


def is_worth(played: Round, puzzle: dict[str, Any]) -> None:
    """The move wins, and the rules settle it for as much as the right answer says."""
    seat = played.turn
    played.play(puzzle["move"])
    assert played.over
    assert seat in played.winners
    assert played.result.totals[seat][puzzle["unit"]] == int(puzzle["right"])
    assert len(set(puzzle["choices"])) == len(puzzle["choices"])
    assert puzzle["right"] in puzzle["choices"]


CHECKS = {"move": brings_most, "card": completes, "amount": is_worth}


@pytest.mark.parametrize(("game", "name"), QUICK)
def test_the_right_answer_is_right_by_the_rules_as_written_and_no_other(game: str, name: str) -> None:
    (posed,) = made(game, name)
    check(game, posed)


def test_a_name_has_one_puzzle_everywhere_and_another_name_another() -> None:
    one, again, other = made("sakopong", "3", "3", "4")
    assert one == again
    assert (one["key"], one["script"]) != (other["key"], other["script"])


@pytest.mark.prove
@pytest.mark.parametrize("game", ABLE[::4])
def test_some_games_in_which_one_chooses_have_puzzles(game: str) -> None:
    for posed in made(game, "1", "2"):
        check(game, posed)


@pytest.mark.whole
@pytest.mark.parametrize("game", ABLE)
def test_every_game_in_which_one_chooses_has_puzzles(game: str) -> None:
    for posed in made(game, "1", "2"):
        check(game, posed)
