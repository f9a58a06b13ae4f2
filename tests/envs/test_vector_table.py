"""Many tables at once are the rounds that one table plays."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter

import numpy as np
import pytest

from ceki.engine.errors import IllegalMove
from ceki.envs.vector_table import VectorTable
from ceki.envs.worth import worth
from ceki.play.catalogue import game
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from tests.breadth import EVERY_GAME, once
from tests.laws.test_every_round import ENDS

CHOSEN = [one for one in EVERY_GAME if game(one.values[0]).info.measured is not None]

SEATED = [once(*one.values) for one in ENDS if game(one.values[0]).info.measured is not None]


def play_on(played: Round) -> None:
    """Makes the moves that are the only one."""
    while not played.over and len(played.legal_numbers) == 1:
        played.make(*played.legal_numbers[0])


@pytest.mark.parametrize("name", CHOSEN)
def test_tables_play_the_rounds_of_the_seed(name: str) -> None:
    tables = VectorTable(name, 3, seed=5, reset="next_step")
    rounds = [Round.from_seed(tables.ruleset, 5, number) for number in range(3)]
    chance, over = random.Random(1), [False] * 3
    for played in rounds:
        play_on(played)
    while not all(over):
        shown = tables.now
        actions = np.zeros(3, np.int64)
        for table, played in enumerate(rounds):
            if over[table]:
                actions[table] = int(np.flatnonzero(shown.mask[table])[0]) if shown.mask[table].any() else 0
                continue
            assert tables.legal(table) == sorted(map(str, played.legal_moves), key=tables.actions.read)
            assert shown.turn[table] == played.turn
            actions[table] = tables.actions.number(*chance.choice(played.legal_numbers))
        shown = tables.step(actions)
        for table, played in enumerate(rounds):
            if not over[table]:
                played.make(*tables.actions.move(actions[table]))
                play_on(played)
                over[table] = played.over
                assert shown.done[table] == played.over
                assert shown.reward[table].tolist() == worth(played)


def played(tables: VectorTable, steps: int) -> list[bytes]:
    """The arrays of some random steps, as bytes."""
    return [part.tobytes() for _ in range(steps) for part in tables.step(tables.random_actions())]


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_as_written_the_tables_are_the_same(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = VectorTable(name, 2, seed=3, players=seats)
    monkeypatch.setattr("ceki.bots.memory.COMPILED", "written")
    written = VectorTable(name, 2, seed=3, players=seats)
    assert written._memory.engine is None
    assert compiled._memory.engine is not None
    assert played(compiled, 6) == played(written, 6)


def test_a_table_that_is_over_is_dealt_anew_at_once_or_in_the_next_step() -> None:
    at_once, later = (VectorTable("sakopong", 50, seed=1, reset=reset) for reset in ("at_once", "next_step"))
    ended = 0
    for _ in range(200):
        now = at_once.step(at_once.random_actions())
        assert now.mask.any(axis=1).all()
        waiting = later.now.done.copy()
        then = later.step(later.random_actions())
        assert (then.mask.any(axis=1) != then.done).all()
        assert not then.done[waiting].any()
        assert not then.reward[waiting].any()
        ended += int(then.done.sum())
        assert not now.reward[~now.done].any()
    assert ended > 500


def test_every_legal_action_is_chosen_as_often() -> None:
    tables = VectorTable("kowah", 1000, seed=2)
    mask = tables.now.mask[0].copy()
    chosen = Counter(int(tables.random_actions()[0]) for _ in range(2000))
    assert set(chosen) == set(np.flatnonzero(mask).tolist())
    assert min(chosen.values()) > 0.7 * 2000 / mask.sum()


def test_bots_play_the_other_seats() -> None:
    tables = VectorTable("cholek_tiga", 300, seed=2, players=2, bots=[None, "greedy"], reset="next_step")
    found = []
    for _ in range(200):
        shown = tables.step(tables.random_actions())
        assert (shown.turn[~shown.done] == 0).all()
        found += shown.reward[shown.done, 0].tolist()
    assert np.mean(found) + 4 * np.std(found) / len(found) ** 0.5 < 0, "a random player beats the simple one"


@pytest.mark.parametrize("again", [VectorTable.copy, copy.copy, copy.deepcopy, lambda t: pickle.loads(pickle.dumps(t))])
def test_a_copy_goes_on_as_the_original_does(again) -> None:
    tables = VectorTable("pei", 20, seed=9)
    played(tables, 30)
    other = again(tables)
    assert played(other, 40) == played(tables, 40)


def test_what_is_saved_is_gone_on_from() -> None:
    tables = VectorTable("chabut", 20, seed=9, bots=["greedy", None, None, None])
    played(tables, 15)
    saved = tables.save()
    went = played(tables, 20)
    tables.reset(4)
    tables.load(saved)
    assert played(tables, 20) == went
    before = tables.now.observation.copy()
    with pytest.raises(ValueError, match="not of tables like these: records"):
        tables.load({**saved, "records": saved["records"][:-1]})
    assert (tables.now.observation == before).all()


def test_what_another_seat_sees_is_what_its_view_shows() -> None:
    tables = VectorTable("kowah", 4, seed=1)
    named = tables.encoding.named(tables.observe([3, 2, 1, 0]))
    for table, seat in enumerate((3, 2, 1, 0)):
        assert named["hand"][table].tolist() == tables.view(table, seat).table.hand[seat].tolist()


def test_words_and_numbers_of_actions_are_each_other() -> None:
    actions = VectorTable("kowah", 1).actions
    assert [actions.read(actions.text(n)) for n in range(len(actions))] == list(range(len(actions)))
    with pytest.raises(ValueError, match=f"action {len(actions)} does not exist; the actions are 0 to"):
        actions.text(len(actions))


@pytest.mark.parametrize(
    ("made", "said"),
    [
        (lambda: VectorTable("pakau", 2), "pakau: players never have a choice"),
        (lambda: VectorTable("pei", 0), "n: 0 is not allowed"),
        (lambda: VectorTable("pei", 2, reset="never"), "reset: 'never' is not allowed; one of at_once, next_step"),
        (lambda: VectorTable("pei", 2, bots=["greedy"]), "bots: for each of 3 seats a name or None"),
        (lambda: VectorTable("pei", 2, bots=["greedy"] * 3), "bots: at least one seat must be None"),
        (
            lambda: VectorTable("pei", 2).step([1]),
            "actions: int64 .1,. is not allowed; whole numbers, one for each of 2",
        ),
        (lambda: VectorTable("pei", 2).step([0.5, 1]), "actions: float64 .2,. is not allowed"),
        (lambda: VectorTable("pei", 2).observe(3), "seats: whole numbers from 0 to 2"),
        (lambda: VectorTable("pei", 2).view(2, 0), "table: 2 is not allowed"),
    ],
)
def test_what_is_not_allowed_is_said_in_a_sentence(made, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        made()


@pytest.mark.parametrize("wrong", [-1, 10_000, 60])
def test_an_illegal_action_changes_nothing(wrong: int) -> None:
    tables = VectorTable("kowah", 3, seed=1)
    before = tables.save()
    actions = tables.random_actions().copy()
    actions[2] = wrong
    with pytest.raises(IllegalMove, match=r"table 2: .* is not legal; legal there: "):
        tables.step(actions)
    assert all(np.array_equal(part, before[name]) for name, part in tables.save().items() if name != "chance")


def test_rewards_add_up_to_nothing_or_to_what_is_left_in_the_pot() -> None:
    tables = VectorTable(ruleset("gonggong"), 50, seed=1)
    for _ in range(600):
        assert not tables.step(tables.random_actions()).reward.sum(axis=1).any()
