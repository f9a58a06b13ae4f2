"""What one step of looking ahead is worth: `python -m bench.bots.one_step GAME...`.

At choices of simple players among themselves every legal move is tried on the same re-deals, and the best is picked;
then the pick and the simple player's own move are tried again on others. On the deals by which it was picked the pick
looks better than it is, and the more so the more moves there are and the wider they swing: `as picked` says by how much
it looked better, `unbiased` by how much it was. Cents, or points above the table's mean, a choice, with 95 %.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator

import numpy as np

from ceki.bots.advice.weigh import Advised, weigh
from ceki.bots.greedy import choose
from ceki.bots.random import generator
from ceki.bots.search import Search
from ceki.engine.rule import COMPILED
from ceki.play import catalogue
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.play.view import View


def choices(name: str, seed: int, share: float) -> Iterator[View]:
    """The views of a share of the choices of simple players in rounds without end, in the house that is measured."""
    game = catalogue.game(name)
    picks = np.random.default_rng(seed)
    while True:
        seed += 1
        played = Round.from_seed(ruleset(name, **dict(game.info.measured.options if game.info.measured else {})), seed)
        while not played.over:
            view = played.view(played.turn)
            if len(played.legal_numbers) > 1 and picks.random() < share:
                yield view
            played.make(*simple(view))


def simple(view: View) -> tuple[int, int]:
    """The simple player's move."""
    return choose(view, generator(0))


def step(view: View, number: int, playouts: int) -> tuple[float, float, bool]:
    """By how much the pick was ahead of the simple move, as picked and on other deals; and whether it is another."""
    search, usual = Search(playouts=playouts, mode=COMPILED), simple(view)
    first = weigh(view, generator(number, 1), search).moves
    pick = max(first, key=lambda one: one.worth)
    if (pick.verb, pick.card) == usual:
        return 0.0, 0.0, False
    again = weigh(view, generator(number, 2), search, (usual, (pick.verb, pick.card))).moves
    return ahead(first, pick, usual), ahead(again, pick, usual), True


def ahead(moves: list[Advised], pick: Advised, usual: tuple[int, int]) -> float:
    """By how much the pick was worth more than the simple player's move."""
    worth = {(one.verb, one.card): one.worth for one in moves}
    return worth[pick.verb, pick.card] - worth[usual]


def mean_of(found: list[float]) -> str:
    """A mean with 95 %."""
    return f"{np.mean(found):+.2f} ± {1.96 * np.std(found, ddof=1) / math.sqrt(len(found)):.2f}"


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.bots.one_step", description=__doc__.partition("\n")[0])
    asked.add_argument("games", nargs="+", metavar="GAME", choices=catalogue.names())
    asked.add_argument("--choices", type=int, default=100)
    asked.add_argument("--playouts", type=int, default=8000, help="for each of the two weighings")
    asked.add_argument("--share", type=float, default=0.1, help="of the choices of a round that are looked at")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    print("game | choices | as picked | unbiased | picks that are not the simple player's")
    for name in given.games:
        views = choices(name, given.seed, given.share)
        found = [step(next(views), number, given.playouts) for number in range(given.choices)]
        picked, unbiased, others = zip(*found, strict=True)
        shares = f"{100 * np.mean(others):.0f} %"
        print(f"{name} | {given.choices} | {mean_of(list(picked))} | {mean_of(list(unbiased))} | {shares}", flush=True)


if __name__ == "__main__":
    main()
