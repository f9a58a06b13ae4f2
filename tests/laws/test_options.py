"""Every value of every option is accepted, keeps the laws, and makes a difference for some seed."""

from __future__ import annotations

import functools
from itertools import product

import pytest

from ceki.bots.playout import GREEDY, RANDOM, TAKER
from ceki.lab.simulate import simulate
from ceki.play import catalogue
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.testing.watch import watch

SEEDS = range(4)
WAYS = (  # matches or not, who plays, how many rounds; the quick ones first
    (False, ("random",), 300),
    (True, ("greedy",), 60),
    (False, ("greedy",), 2000),
    (False, ("random",), 20_000),
)


def values():
    for game in catalogue.games():
        for name, option in game.options.items():
            for value in option.samples():
                yield pytest.param(game.id, name, value, id=f"{game.id}-{name}-{in_words(value)}")


def values_that_matter():
    """Without those of a form that matter only beside what this form bars: Chinese Pei has Java's options too."""
    for one in values():
        game, name, _ = one.values
        options = catalogue.game(game).options
        if all(other not in getattr(options[at], "barred", ()) for at, other in options[name].company.items()):
            yield one


def in_words(value):
    """A value that reads the same in every process."""
    return ",".join(sorted(value)) or "none" if isinstance(value, frozenset) else str(value)


def along(game, name, value):
    """Other options that a value needs to be a house at all."""
    return dict(catalogue.game(game).options[name].along.get(value, {}))


def asked(game, name, value):
    return {name: value, **along(game, name, value)}


@pytest.mark.parametrize(("game", "name", "value"), [*values()])
def test_laws_hold_with_every_value(game, name, value):
    played = ruleset(game, **asked(game, name, value))
    for bot, rounds in ((RANDOM, 20), (GREEDY, 20), (TAKER, 5)):
        assert watch(played, rounds, bot=bot).fault == "none"
    assert watch(played, 1, redeals=2, bot=GREEDY).fault == "none"


@pytest.mark.prove
@pytest.mark.parametrize(("game", "name", "value"), [*values()])
def test_laws_hold_with_every_value_for_long(game, name, value):
    played = ruleset(game, **asked(game, name, value))
    for bot, rounds in ((RANDOM, 60), (GREEDY, 60), (TAKER, 10)):
        assert watch(played, rounds, bot=bot).fault == "none"


@functools.cache
def results(game, given, players, match, bots, rounds, seed):
    found = simulate(game, rounds, seed, players, bots, options=dict(given), match=match)
    return found.digest, tuple(found.cents), tuple(found.wins), found.pot, found.moves


def frozen(options):
    return tuple(sorted(options.items()))


def views(game, given, seed):
    """What one who looks on, and seat 0, see of the beginning of a round."""
    played, seen = Round.from_seed(ruleset(game, **dict(given)), seed), []
    while not played.over and len(seen) < 100:
        seen += [played.view(seat).as_data() for seat in (-1, 0)]
        moves = played.legal_numbers
        played.make(*moves[len(seen) // 2 % len(moves)])
    return seen


def allowed(game, players, given):
    """Whether so many may play by these options: a third player cannot begin where two play."""
    try:
        return bool(ruleset(game, players, **given).players)
    except ValueError:
        return False


def differs(game, one, other):
    """Whether some seed, at some number of seats, comes out differently, or else looks different."""
    about = catalogue.game(game).info
    usual = ruleset(game).players
    tried = dict.fromkeys((usual, about.seats[0], about.seats[-1], about.seats[len(about.seats) // 2]))
    seats = [n for n in tried if n == usual or (allowed(game, n, one) and allowed(game, n, other))]
    for way, players, seed in product(WAYS, seats, SEEDS):
        came_out = [results(game, frozen(given), players, *way, seed) for given in (one, other)]
        if came_out[0] != came_out[1]:
            return True
    return any(views(game, frozen(one), seed) != views(game, frozen(other), seed) for seed in range(3))


@pytest.mark.parametrize(("game", "name", "value"), [*values_that_matter()])
def test_every_value_makes_a_difference(game, name, value):
    option = catalogue.game(game).options[name]
    if value == option.default:
        return
    assert option.labels_only or differs(game, {**option.company, **asked(game, name, value)}, option.company)
