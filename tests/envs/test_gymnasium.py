"""Gymnasium's own checks on our games."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from ceki.envs.gymnasium import VERSION  # which registers
from ceki.play.catalogue import game
from tests.breadth import EVERY_GAME

CHOSEN = [one for one in EVERY_GAME if game(one.values[0]).info.measured is not None]


def many(name: str, n: int, **options: object) -> gymnasium.vector.VectorEnv:
    return gymnasium.make_vec(f"ceki/{name}-v{VERSION}", num_envs=n, vectorization_mode="vector_entry_point", **options)


@pytest.mark.parametrize("name", CHOSEN)
def test_it_passes_the_check_of_gymnasium(name: str) -> None:
    made = gymnasium.make(f"ceki/{name}-v1", replace_illegal=True, render_mode="ansi")
    check_env(made.unwrapped)


def test_many_tables_play_what_one_of_them_plays() -> None:
    alone, both = gymnasium.make("ceki/cholek_tiga-v1", players=2), many("cholek_tiga", 1, players=2)
    seen, _ = alone.reset(seed=4)
    rows, _ = both.reset(seed=4)
    for _ in range(200):
        assert (rows["observation"][0] == seen["observation"]).all()
        assert (rows["action_mask"][0] == seen["action_mask"]).all()
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        seen, reward, ended, cut, _ = alone.step(action)
        rows, rewards, all_ended, all_cut, _ = both.step([action])
        assert (reward, ended, cut) == (rewards[0], all_ended[0], all_cut[0])
        if ended:
            return
    pytest.fail("the round does not end")


def test_a_table_that_is_over_is_dealt_anew_in_the_next_step() -> None:
    tables = many("sakopong", 16)
    assert tables.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    seen, _ = tables.reset(seed=1)
    over, ended = np.zeros(16, bool), 0
    for _ in range(100):
        seen, rewards, done, cut, _ = tables.step(tables.action_space.sample())
        assert not rewards[~done].any()
        assert not cut.any()
        assert not done[over].any()
        assert (seen["action_mask"].any(axis=1) != done).all()
        over, ended = done, ended + int(done.sum())
    assert ended > 100


def test_the_seat_sees_its_own_hand_at_the_end_too() -> None:
    tables = many("sakopong", 8, seat=2)
    tables.reset(seed=2)
    for _ in range(60):
        seen, *_ = tables.step(tables.action_space.sample())
        named = tables.unwrapped.tables.encoding.named(seen["observation"])
        for table in range(8):
            hand = tables.unwrapped.tables.view(table, 2).table.hand[2]
            assert named["hand"][table].tolist() == hand.tolist()


def test_an_illegal_action_is_refused_or_replaced_and_told() -> None:
    strict, mild = gymnasium.make("ceki/kowah-v1").unwrapped, many("kowah", 3, replace_illegal=True)
    seen, _ = strict.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="is not legal; legal there: "):
        strict.step(wrong)
    rows, _ = mild.reset(seed=1)
    actions = rows["action_mask"].argmax(axis=1)
    actions[1] = int(np.flatnonzero(rows["action_mask"][1] == 0)[0])
    assert mild.step(actions)[4]["replaced"].tolist() == [False, True, False]


def test_every_sample_is_legal() -> None:
    tables = many("kowah", 20)
    seen, _ = tables.reset(seed=6)
    for _ in range(30):
        actions = tables.action_space.sample()
        asked = seen["action_mask"].any(axis=1)
        assert seen["action_mask"][np.arange(20), actions][asked].all()
        seen, *_ = tables.step(actions)
