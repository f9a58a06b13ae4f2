"""OpenSpiel's own checks and algorithms, as they are shipped, on our games."""

from __future__ import annotations

import json
import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.tests import games_sim_test

from ceki.envs.openspiel import PREFIX  # which registers
from ceki.exact.deals import Deals
from ceki.exact.strategies import gains, uniform
from ceki.exact.tree import grown
from ceki.play import catalogue
from ceki.play.catalogue import game
from ceki.play.ruleset import ruleset
from tests.breadth import EVERY_GAME

CHOSEN = [one for one in EVERY_GAME if game(one.values[0]).info.measured is not None]


def dealt(name: str, moves: int = 0, deal: int = 0) -> pyspiel.State:
    """A state some random moves after a deal, or before the last choice."""
    state, chance = pyspiel.load_game(name).new_initial_state(), random.Random(deal)
    state.apply_action(deal)
    for _ in range(moves):
        child = state.child(chance.choice(state.legal_actions()))
        if child.is_terminal():
            break
        state = child
    return state


def test_every_game_with_a_choice_is_registered() -> None:
    names = {PREFIX + one.id for one in catalogue.games() if one.info.measured is not None}
    assert names == {name for name in pyspiel.registered_names() if name.startswith(PREFIX)}
    assert "ceki_pei" in names
    assert "ceki_pakau" not in names


@pytest.mark.parametrize("name", CHOSEN)
def test_it_passes_the_checks_of_openspiel(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    loaded = pyspiel.load_game(f"ceki_{name}")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(loaded)
    capfd.readouterr()


@pytest.mark.filterwarnings("ignore::RuntimeWarning")  # of a round too unlikely for a float
@pytest.mark.parametrize("name", CHOSEN)
def test_its_algorithms_run(name: str) -> None:
    loaded = pyspiel.load_game(f"ceki_{name}")
    state = dealt(f"ceki_{name}", 3)
    bot = ismcts.ISMCTSBot(loaded, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), 1.4, 4)
    assert bot.step(state) in state.legal_actions()
    outcome_sampling_mccfr.OutcomeSamplingSolver(loaded).iteration()
    environment = rl_environment.Environment(loaded)
    step = environment.reset()
    assert len(step.observations["info_state"][0]) == loaded.observation_tensor_size()
    while not step.last():
        step = environment.step([step.observations["legal_actions"][step.current_player()][0]])
    assert len(step.rewards) == loaded.num_players()


@pytest.mark.parametrize("name", CHOSEN)
def test_a_resampled_state_is_the_same_to_who_asked(name: str) -> None:
    for moves in (0, 4, 9):
        state = dealt(f"ceki_{name}", moves, deal=moves)
        for player in range(state.num_players()):
            others = [state.resample_from_infostate(player, random.Random(n).random) for n in range(2)]
            for other in others:
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.to_observation_struct(player).to_json() == state.observation_string(player)
                assert other.legal_actions() == state.legal_actions() or player != state.current_player()


def test_cards_are_dealt_again_in_a_resampled_state() -> None:
    state = dealt("ceki_kowah", 6)
    other = state.resample_from_infostate(0, random.Random(1).random)
    assert other.observation_string(1) != state.observation_string(1)


def test_an_information_state_remembers_what_was_seen_and_chosen() -> None:
    state = dealt("ceki_kowah(players=2)", 0)
    player = state.current_player()
    known = {state.child(action).information_state_string(player) for action in state.legal_actions()}
    assert len(known) == len(state.legal_actions())
    assert len({dealt("ceki_kowah(players=2)", 0, deal).information_state_string(0) for deal in range(5)}) == 5


def test_moves_and_structs_are_in_words() -> None:
    state = dealt("ceki_kowah", 0)
    words = {state.action_to_string(action): action for action in state.legal_actions()}
    text, action = next((text, action) for text, action in words.items() if text.startswith("discard "))
    assert state.string_to_action(text) == action
    assert json.loads(state.action_to_struct(state.current_player(), action).to_json()) == {
        "verb": "discard",
        "card": text.removeprefix("discard "),
    }
    assert json.loads(state.to_json())["moves"] == [str(move) for move in state.round.moves]
    assert state.to_dict()["key"] == state.round.key.hex()


def test_states_are_pickled_and_cloned_and_go_on_alike() -> None:
    state = dealt("ceki_pei(players=3,preset=rampung)", 5)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        twin = state.clone()
        while not twin.is_terminal():
            action = twin.legal_actions()[-1]
            twin.apply_action(action)
            other.apply_action(action)
        assert str(other) == str(twin)
        assert other.returns() == twin.returns()


def test_a_small_number_of_deals_is_solved_exactly() -> None:
    loaded = pyspiel.load_game("ceki_sakopong(players=2,deals=1)")
    solver = cfr.CFRSolver(loaded) if states_of(loaded.new_initial_state(), 3000) < 3000 else None
    if solver is None:
        pytest.fail("one deal of two players has more states than that")
    before = exploitability.exploitability(loaded, solver.average_policy())
    for _ in range(10):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(loaded, solver.average_policy()) < before / 2


@pytest.mark.parametrize(
    ("game", "reduced"),
    [("sakopong", "ranks:3 suits:2 cards_each:2"), ("kowah", "ranks:2 suits:1 copies:3 cards_each:2")],
)
def test_openspiel_finds_what_our_own_tree_has(game: str, reduced: str) -> None:
    """Its exploitability of play by chance, over 40 deals of a small game, beside that of our tree over the same."""
    loaded = pyspiel.load_game(f"ceki_{game}(players=2,deals=40,reduced={reduced})")
    theirs = exploitability.nash_conv(loaded, policy.UniformRandomPolicy(loaded))
    ours = []
    for starter in range(2):
        numbers = np.arange(starter, 40, 2)
        tree = grown(Deals(loaded.house.ruleset, 0, starter, numbers, np.full(20, 1 / 20)))
        ours.append(gains(tree, uniform(tree)).sum())
    assert theirs == pytest.approx(np.mean(ours))
    external_sampling_mccfr.ExternalSamplingSolver(loaded).iteration()


def states_of(state: pyspiel.State, most: int) -> int:
    """How many states follow, counted no further than that."""
    if state.is_terminal() or most <= 0:
        return 1
    n = 1
    for action in state.legal_actions():
        n += states_of(state.child(action), most - n)
        if n >= most:
            break
    return n


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("ceki_pei(preset=none)", "preset 'none' is not one of pei's"),
        ("ceki_kowah(options=max_score:oh)", "max_score"),
        ("ceki_kowah(players=9)", "players: 9 cannot play kowah"),
    ],
)
def test_what_is_not_allowed_is_said(name: str, said: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError), match=said):
        pyspiel.load_game(name)


def test_options_are_written_with_other_signs_than_those_of_openspiel() -> None:
    options = "ceki_cholek_tiga(players=2,options=piles_visible:yes)", "ceki_gonggong(options=bets:0-1:5+0-2:3)"
    shown, bets = (pyspiel.load_game(one).house.ruleset.options for one in options)
    assert shown["piles_visible"] is True
    assert bets["bets"] == ruleset("gonggong", bets="0-1:5,0-2:3").options["bets"]
    assert pickle.loads(pickle.dumps(pyspiel.load_game(options[1]))).house.ruleset.options == bets


def test_money_that_stays_in_a_pot_makes_it_no_zero_sum_game() -> None:
    utility = pyspiel.GameType.Utility
    assert pyspiel.load_game("ceki_pei").get_type().utility == utility.ZERO_SUM
    assert pyspiel.load_game("ceki_pei(preset=surakarta_1941)").get_type().utility == utility.GENERAL_SUM
