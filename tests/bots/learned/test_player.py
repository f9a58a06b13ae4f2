"""A learned player at a table, its file, and what is refused."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ceki.bots import bot, greedy
from ceki.bots.learned.inputs import Inputs
from ceki.bots.learned.network import NEVER, Network
from ceki.bots.learned.player import Learned
from ceki.bots.random import generator
from ceki.engine.errors import NotAllowed
from ceki.play.ruleset import Ruleset, ruleset


def network(chosen: Ruleset, margin: int = 0, seed: int = 1) -> Network:
    """One whose numbers are drawn by chance."""
    chance, inputs = np.random.default_rng(seed), Inputs.of(chosen)
    shapes = (3,), (len(inputs.plan), 4), (inputs.actions, 4)
    return Network(*(chance.integers(-900, 900, shape) for shape in shapes), margin=margin, looks=2)


def moves(player, chosen: Ruleset) -> list[tuple[int, int]]:
    """What it does in a round that it plays alone."""
    played, made = chosen.round(4), []
    while not played.over:
        view = played.view(played.turn)
        made.append(player(view, generator(len(made))))
        played.make(*made[-1])
    return made


@pytest.mark.parametrize("name", ["sakopong", "pei", "balik_satu"])
def test_it_moves_as_written_and_compiled_alike(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = ruleset(name)
    compiled = moves(Learned(network(chosen)), chosen)
    assert compiled != moves(greedy.choose, chosen)
    monkeypatch.setattr("ceki.bots.memory.COMPILED", "written")
    assert moves(Learned(network(chosen)), chosen) == compiled


def test_with_a_margin_that_no_move_has_it_is_the_simple_player() -> None:
    chosen = ruleset("pei")
    assert moves(Learned(network(chosen, NEVER)), chosen) == moves(greedy.choose, chosen)


def test_a_file_keeps_a_network(tmp_path: Path) -> None:
    chosen, file = ruleset("sakopong"), tmp_path / "sakopong.npz"
    network(chosen, 5).write(file)
    assert moves(bot(f"learned:{file}"), chosen) == moves(Learned(network(chosen, 5)), chosen)


@pytest.mark.parametrize("holds", [b"", b"PK\x03\x04 and no more", b"\x00" * 300])
def test_a_file_that_holds_none_is_refused_in_a_sentence(tmp_path: Path, holds: bytes) -> None:
    file = tmp_path / "pei.npz"
    file.write_bytes(holds)
    with pytest.raises(NotAllowed, match=r"^pei\.npz holds no learned player; ceki train writes one$"):
        bot(f"learned:{file}")


def test_arrays_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "pei.npz"
    np.savez(file, out=np.zeros(3), weights=np.zeros((2, 9)), actions=np.zeros(4), margin=0, looks=1)
    with pytest.raises(NotAllowed, match="holds no learned player"):
        bot(f"learned:{file}")


@pytest.mark.parametrize("changed", [{"looks": 0}, {"form": 2}])
def test_numbers_that_cannot_be_are_refused(tmp_path: Path, changed: dict[str, int]) -> None:
    file = tmp_path / "pei.npz"
    network(ruleset("pei")).write(file)
    with np.load(file) as kept:
        np.savez(file.with_name("other.npz"), **{**kept, **changed})
    with pytest.raises(NotAllowed, match="holds no learned player"):
        bot(f"learned:{file.with_name('other.npz')}")


@pytest.mark.parametrize(("name", "players"), [("kowah", None), ("sakopong", 2)])
def test_another_game_or_table_than_its_own_is_refused(name: str, players: int | None) -> None:
    other = ruleset(name, players)
    with pytest.raises(NotAllowed, match=f"not made for {name} with {other.players} players"):
        moves(Learned(network(ruleset("sakopong"))), other)
