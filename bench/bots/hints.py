"""`python -m bench.bots.hints GAME...`: whether what hints say is true.

At choices of simple players, drawn by chance, a hint is made with as many playouts as at a table on a server. The two
moves that it names are then played out again, 30,000 times each, on deals of which the hint knew nothing. Counted are
the hints whose figure lies within its interval; those that advise another move than the simple player's although
that one is better by two errors; and, of those that say that a move is better, those without a fact.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ceki.bots.advice.advise import advise
from ceki.bots.advice.weigh import weigh
from ceki.bots.greedy import choose
from ceki.bots.random import generator
from ceki.bots.search import Search
from ceki.lab.benchmark_rulesets import games, measured
from ceki.lab.contest.levels import a_choice
from ceki.play.view import View
from ceki.server.seats.bots import MANY
from ceki.terminal.lines.advice import advised, evidence

PLAYOUTS = 30_000
SURE = 2.0


@dataclass(frozen=True)
class Checked:
    """What a hint said and what is true of its two moves: how much better the advised move is, with the error of that;
    whether the figure lies within its interval; whether it speaks against a better move of the simple player."""

    says: str
    better: bool
    within: bool
    against: bool
    with_fact: bool
    truly: float
    error: float


def check(view: View, seed: int, number: int) -> Checked | None:
    """Makes a hint at a choice, and checks it; None where the game counts worths exactly."""
    hint = advise(view, generator(seed, number, 1), Search(playouts=MANY))
    best, other = hint.found.best, hint.found.other
    if hint.exact or other is None:
        return None
    pair = (best.verb, best.card), (other.verb, other.card)
    again = weigh(view, generator(seed, number, 2), Search(playouts=2 * PLAYOUTS), pair)
    less = {(one.verb, one.card): one.less for one in again.moves}
    truly, error = less[pair[1]] - less[pair[0]], max(one.less_error for one in again.moves)
    said, give = (other.less, SURE * other.less_error) if hint.found.better else (0.0, hint.found.within)
    within = abs(truly - said) <= math.hypot(give, SURE * error)
    simple = choose(view, generator(seed, number, 3))
    against = simple == pair[1] and truly < -SURE * error
    data = hint.as_data()
    says = f"{advised(view.game, data)} {evidence(view.game, data)}"
    return Checked(says, hint.found.better, within, against, bool(hint.found.why or hint.ends), truly, error)


def checked(name: str, choices: int, seed: int) -> Iterator[Checked]:
    """Hints at choices of a game, as its bots are measured."""
    ruleset = measured(name).ruleset()
    for number in range(choices):
        found = check(a_choice(ruleset, seed, number)[0], seed, number)
        if found is not None:
            yield found


def line(name: str, found: list[Checked]) -> str:
    """What was found of a game, or of all."""
    n, better = len(found), [one for one in found if one.better]
    within, against = sum(one.within for one in found), sum(one.against for one in found)
    silent = sum(not one.with_fact for one in better)
    true = f"{within:4} within ({within / max(n, 1):5.1%}), {against} against a better simple move"
    facts = f"{silent} of them without a fact ({silent / max(len(better), 1):.1%})"
    return f"{name:24} {n:4} hints, {true}, {len(better):4} say that a move is better, {facts}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="by id; all, if none is named")
    parser.add_argument("--choices", type=int, default=32, help="of each game (default 32)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--texts", type=Path, help="write what the hints say to this file, with what is true")
    given = parser.parse_args()
    every: list[Checked] = []
    for name in given.games or games():
        found = list(checked(name, given.choices, given.seed))
        every += found
        print(line(name, found), flush=True)
        if given.texts:
            with given.texts.open("a", encoding="utf-8") as file:
                for one in found:
                    missed = "" if one.within else ", missed"
                    file.write(f"{name}: {one.says} [truly {one.truly:+.2f} ± {SURE * one.error:.2f}{missed}]\n")
    print(line("all", every))


if __name__ == "__main__":
    main()
