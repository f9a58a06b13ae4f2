"""A cluster whose workers die, with an imitation of Ray: nothing is lost, and a sentence says what happened."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import Any

import pytest

from ceki.engine.errors import NotAllowed
from ceki.lab.cluster import DEATHS, in_order


class DeathError(Exception):
    pass


class Cluster:
    """Workers that answer a question when it is waited for, the newest first; every third question kills one."""

    def __init__(self, kills: int) -> None:
        self.kills, self.asked, self.made = kills, 0, 0
        self.exceptions = SimpleNamespace(RayActorError=DeathError)

    def make(self) -> Any:
        self.made += 1
        return SimpleNamespace(deal=SimpleNamespace(remote=self._ask))

    def _ask(self, number: int) -> Any:
        self.asked += 1
        return (self.asked, number, self.asked % self.kills == 0)

    def wait(self, asked: list[Any]) -> tuple[list[Any], list[Any]]:
        return [asked[-1]], asked[:-1]

    def get(self, asked: Any) -> int:
        _, number, dies = asked
        if dies:
            raise DeathError
        return int(number) ** 2


@pytest.mark.parametrize("cores", [1, 3, 50])
def test_deals_of_workers_that_die_are_done_by_others_in_order(cores: int, caplog: pytest.LogCaptureFixture) -> None:
    cluster = Cluster(kills=3)
    with caplog.at_level(logging.WARNING):
        assert [*in_order(cluster, cluster.make, list(range(40)), cores)] == [n**2 for n in range(40)]
    dead = cluster.asked - 40
    assert dead >= 13
    assert cluster.made == min(cores, 40) + dead
    assert len(caplog.messages) == dead
    assert caplog.messages[0].startswith("a worker died during deal ")


def test_where_all_die_it_ends_in_a_sentence() -> None:
    cluster = Cluster(kills=1)
    with pytest.raises(NotAllowed, match="all workers die"):
        [*in_order(cluster, cluster.make, list(range(5)), 2)]
    assert cluster.asked >= DEATHS


def test_nothing_to_do_makes_no_worker() -> None:
    cluster = Cluster(kills=3)
    assert [*in_order(cluster, cluster.make, [], 4)] == []
    assert cluster.made == 0
