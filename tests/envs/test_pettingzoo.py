"""PettingZoo's own checks on our games."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from ceki.envs.pettingzoo import env
from ceki.play.catalogue import game
from tests.breadth import EVERY_GAME

CHOSEN = [one for one in EVERY_GAME if game(one.values[0]).info.measured is not None]


@pytest.mark.filterwarnings("ignore:Observation")  # which may be a dict with a mask
@pytest.mark.parametrize("name", CHOSEN)
def test_it_passes_the_checks_of_pettingzoo(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(name), num_cycles=60)
    seed_test(lambda: env(name), num_cycles=30)
    capsys.readouterr()


def test_a_seed_deals_the_same_rounds_and_none_deals_others() -> None:
    table = env("kowah", players=2)
    hands = []
    for seed in (7, None, None, 7, None):
        table.reset(seed=seed)
        hands.append(str(table.round.view(0).hand))
    assert hands[:2] == hands[3:]
    assert len(set(hands)) == 3


def test_who_is_not_asked_may_do_nothing_and_sees_their_own_hand() -> None:
    table = env("kowah")
    table.reset(seed=1)
    for seat, agent in enumerate(table.possible_agents):
        seen = table.observe(agent)
        assert seen["action_mask"].any() == (agent == table.agent_selection)
        places = table.encoding.named(seen["observation"])["hand"]
        assert places.tolist() == table.round.view(seat).table.hand[seat].tolist()


def test_rewards_come_at_the_end_and_are_the_cents_of_the_round() -> None:
    table = env("cholek_tiga", players=3, render_mode="ansi")
    table.reset(seed=3)
    assert "seat 0 hand" in table.render()
    got = dict.fromkeys(table.possible_agents, 0)
    for agent in table.agent_iter():
        seen, reward, ended, cut, _ = table.last()
        got[agent] += reward
        table.step(None if ended or cut else int(np.flatnonzero(seen["action_mask"])[0]))
    assert list(got.values()) == table.round.cents
    assert any(got.values())


def test_an_illegal_move_is_refused_in_words() -> None:
    table = env("kowah")
    table.reset(seed=1)
    with pytest.raises(ValueError, match="is not legal; legal here: "):
        table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0]))
    with pytest.raises(ValueError, match="None is not allowed while the agent has a move"):
        table.step(None)
    with pytest.raises(ValueError, match="pakau: players never have a choice"):
        env("pakau")
