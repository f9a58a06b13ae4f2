"""The rules in WebAssembly play the rounds that Python plays: the same moves, cents and lines, by one digest."""

from __future__ import annotations

import json

import pytest

from ceki.browser.data import rules_of
from ceki.engine.rule import WRITTEN
from ceki.lab.simulate import simulate
from ceki.play import catalogue
from ceki.play.ruleset import ruleset
from tests.browser.agree import ROUNDS, cases, disagreements
from tests.browser.node import in_node, job
from tests.browser.places import Place
from tests.golden.unchanged import BOTS, DIGESTS, SEED, digests, presets

GAMES = [game.id for game in catalogue.games()]
SEATS = [(game.id, n) for game in catalogue.games() if rules_of(game) is game for n in game.info.seats]
KEPT = json.loads(DIGESTS.read_text(encoding="utf-8"))


def test_greedy_rounds_in_node_have_the_digests_that_were_kept() -> None:
    found = in_node([job(ruleset(game), BOTS["greedy"], SEED, ("greedy",)) for game in GAMES])
    assert [one["digest"] for one in found] == [KEPT[game]["greedy"] for game in GAMES]


@pytest.mark.prove
@pytest.mark.parametrize("name", presets())
def test_all_rounds_have_the_digests_that_were_kept(place: Place, name: str) -> None:
    assert digests(*presets()[name], place.digest) == KEPT[name]


@pytest.mark.prove
@pytest.mark.parametrize("game", sorted({game for game, _ in SEATS}))
def test_rounds_in_node_are_those_of_compiled_rules_with_every_number_of_seats(game: str) -> None:
    asked = cases(game, ROUNDS // 10)
    assert disagreements(asked, [1] * len(asked), {"Node": in_node}) == []


def test_rounds_of_every_number_of_seats_are_those_of_the_rules_as_written() -> None:
    asked = [(game, n, ("random", "greedy")[n % 2]) for game, n in SEATS]
    found = in_node([job(ruleset(game, n), 1, 7, (bot,)) for game, n, bot in asked])
    for (game, n, bot), outcome in zip(asked, found, strict=True):
        written = simulate(game, 1, 7, n, (bot,), mode=WRITTEN)
        assert outcome == {name: getattr(written, name) for name in outcome}, f"{game} with {n} players, {bot}"
