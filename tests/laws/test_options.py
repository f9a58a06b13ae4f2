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


GAMES = sorted(catalogue.names())


def values(game):
    """Every value of every option of a game."""
    return [(name, value) for name, option in catalogue.game(game).options.items() for value in option.samples()]


def matters(game, name):
    """Not those of a form that matter only beside what this form bars: Chinese Pei has Java's options too."""
    options = catalogue.game(game).options
    return all(other not in getattr(options[at], "barred", ()) for at, other in options[name].company.items())


def along(game, name, value):
    """Other options that a value needs to be a house at all."""
    return dict(catalogue.game(game).options[name].along.get(value, {}))


def asked(game, name, value):
    return {name: value, **along(game, name, value)}


def broken(game, rounds):
    """The values with which a law does not hold, and which: so many rounds of each bot, and one with re-deals."""
    found = {}
    for name, value in values(game):
        played = ruleset(game, **asked(game, name, value))
        seen = [watch(played, n, bot=bot) for bot, n in zip((RANDOM, GREEDY, TAKER), rounds, strict=True)]
        seen.append(watch(played, 1, redeals=1, bot=GREEDY))
        found |= {f"{name}={value}": one.fault for one in seen if one.fault != "none"}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_laws_hold_with_every_value(game):
    assert broken(game, (6, 6, 3)) == {}


@pytest.mark.prove
@pytest.mark.parametrize("game", GAMES)
def test_laws_hold_with_every_value_for_long(game):
    assert broken(game, (60, 60, 10)) == {}


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

    def come_out_otherwise(ways):
        return any(
            results(game, frozen(one), players, *way, seed) != results(game, frozen(other), players, *way, seed)
            for way, players, seed in product(ways, seats, SEEDS)
        )

    def look_otherwise():
        return any(views(game, frozen(one), seed) != views(game, frozen(other), seed) for seed in range(3))

    return come_out_otherwise(WAYS[:2]) or look_otherwise() or come_out_otherwise(WAYS[2:])


@pytest.mark.parametrize("game", GAMES)
def test_every_value_makes_a_difference(game):
    for name, value in values(game):
        option = catalogue.game(game).options[name]
        if value == option.default or option.labels_only or not matters(game, name):
            continue
        given = {**option.company, **asked(game, name, value)}
        assert differs(game, given, option.company), f"{name}={value} makes no difference"
