"""Worlds that search may dream up and that cannot be: whole rounds, re-dealt along the way, and played again.

`python -m tests.laws.redeals.impossible [GAME...]` does so in every house of a game: the usual one, every preset, each
value of each option, and a few together. A world is impossible when no way to it is found (`possible.py`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import astuple, dataclass
from typing import Any, Final

import numpy as np

from ceki.bots.playout import GREEDY, RANDOM, STRAYING, choose
from ceki.cli.progress import Progress
from ceki.engine.bits import NONE
from ceki.engine.chance import key_from_seed, round_key, small_below, small_seed
from ceki.engine.contract import deal, legal, play
from ceki.engine.moves import VERBS, clear, nth_card, nth_verb, number_of_moves
from ceki.engine.rows import copy_row
from ceki.engine.rule import driver
from ceki.engine.visibility.determinize import determinized
from ceki.engine.visibility.hide import as_bytes, hide, layout, redeal, scratch
from ceki.engine.visibility.tables import lay_tables
from ceki.engine.wasm.export import BYTE_ROWS, BYTES, NUMBER, WORD_ROWS, WORDS, Export
from ceki.engine.wasm.made import compiled_driver
from ceki.play import catalogue
from ceki.play.ruleset import Ruleset, ruleset
from tests.laws.redeals.possible import CARD, MOVER, PAST, PLAYED, ROOM, VERB, WORLD, places, possible

GAMES: Final = ("sakopong", "kowah")
EACH: Final = 100_000  # worlds of a game
CHUNK: Final = 500  # worlds between two reports of progress
BOTS: Final = (RANDOM, GREEDY, STRAYING)
BELIEVING, NAIVE, TRUE = range(3)  # worlds: re-dealt as search does it, re-dealt without believing anyone, the real one
WORLDS, IMPOSSIBLE, NOT_DEALT, ROUNDS, ROUND, STEP, VIEWER = range(7)  # the last three: the first that cannot be


@driver
def dream(
    tables: Any,
    raw: Any,
    fields: Any,
    at: Any,
    master: Any,
    first: int,
    worlds: int,
    every: int,
    cards: Any,
    made: Any,
    report: Any,
    how: int,
) -> None:
    """Plays rounds, before one of `every` moves re-deals what somebody sees, and asks whether that can be."""
    state = np.zeros(2, np.int64)
    chance = np.zeros(2, np.int64)
    moves = np.zeros(VERBS, np.int64)
    bots = np.zeros(64, np.int64)
    number = first
    while report[WORLDS] < worlds:
        copy_row(raw[PLAYED], raw[0])
        g = tables[PLAYED]
        round_key(master, number, g.key)
        g.starter = number % g.seats
        small_seed(state, g.key[0], g.key[1])
        small_seed(chance, g.key[2], g.key[3])
        for seat in range(g.seats):
            bots[seat] = BOTS[small_below(chance, len(BOTS))]
        viewer = small_below(chance, g.seats + 1) - 1
        deal(g)
        steps = 0
        write_down(raw, fields, steps, viewer)
        while not g.over and steps < ROOM and report[WORLDS] < worlds:
            if small_below(chance, every) == 0:
                report[WORLDS] += 1
                if not dealt(tables, raw, fields, steps, how, chance, cards):
                    report[NOT_DEALT] += 1
                elif not possible(tables, raw, fields, at, made, steps, viewer, chance):
                    if report[IMPOSSIBLE] == 0:
                        report[ROUND] = number
                        report[STEP] = steps
                        report[VIEWER] = viewer
                    report[IMPOSSIBLE] += 1
            clear(moves)
            legal(g, moves)
            n = number_of_moves(moves)
            pick = choose(g, moves, n, bots[g.turn], state) if n > 1 else 0
            made[steps, MOVER] = g.turn
            made[steps, VERB] = nth_verb(moves, pick)
            made[steps, CARD] = nth_card(moves, pick)
            play(g, made[steps, VERB], made[steps, CARD])
            steps += 1
            write_down(raw, fields, steps, viewer)
        number += 1
    report[ROUNDS] = number - first


@driver
def dealt(tables: Any, raw: Any, fields: Any, steps: int, how: int, chance: Any, cards: Any) -> bool:
    """Lays a world at which the viewer could be sitting on tables[WORLD]."""
    copy_row(raw[WORLD], raw[PLAYED if how == TRUE else PAST + ROOM + steps])
    if how == NAIVE:
        redeal(raw[WORLD], fields, chance, cards)
    return how != BELIEVING or determinized(tables, WORLD, raw, fields, chance, cards) != NONE


@driver
def write_down(raw: Any, fields: Any, step: int, viewer: int) -> None:
    """Keeps the table before a move, and what the viewer sees of it."""
    copy_row(raw[PAST + step], raw[PLAYED])
    copy_row(raw[PAST + ROOM + step], raw[PLAYED])
    hide(raw[PAST + ROOM + step], fields, viewer)


@dataclass(frozen=True)
class Dreamt:
    """What re-deals came to; `first`: round, moves made and viewer of the first world that is not possible."""

    worlds: int = 0
    impossible: int = 0
    not_dealt: int = 0
    rounds: int = 0
    first: tuple[int, ...] = ()

    def __add__(self, other: Dreamt) -> Dreamt:
        mine, others = (astuple(one) for one in (self, other))
        return Dreamt(*(a + b for a, b in zip(mine[:-1], others[:-1], strict=True)), self.first or other.first)

    def __str__(self) -> str:
        where = f", first in round {self.first[0]} after {self.first[1]} moves" if self.first else ""
        return (
            f"{self.worlds:7} worlds {self.rounds:6} rounds {self.impossible:5} impossible "
            f"{self.not_dealt:5} not dealt{where}"
        )


DREAM: Final = Export(
    dream,
    ("records:table", BYTE_ROWS, WORD_ROWS, WORDS, WORDS, NUMBER, NUMBER, NUMBER, BYTES, WORD_ROWS, WORDS, NUMBER),
)


def dreamt(chosen: Ruleset, worlds: int, seed: int = 1, first: int = 0, how: int = BELIEVING) -> Dreamt:
    """Re-deals so many worlds of a house, and asks of each whether it can be."""
    table, run = chosen.game.table, compiled_driver(DREAM, chosen.game.namespace)
    tables = lay_tables(chosen.table(), chosen.game.dtype, PAST + 2 * ROOM + 2, run)
    report, made = np.zeros(8, np.int64), np.zeros((ROOM, 5), np.int64)
    run(
        tables,
        as_bytes(tables),
        layout(table),
        places(table),
        key_from_seed(seed),
        first,
        worlds,
        every(chosen),
        scratch(table),
        made,
        report,
        how,
    )
    n = [int(count) for count in report]
    where = (n[ROUND], n[STEP], n[VIEWER]) if n[IMPOSSIBLE] else ()
    return Dreamt(n[WORLDS], n[IMPOSSIBLE], n[NOT_DEALT], n[ROUNDS], where)


def every(chosen: Ruleset) -> int:
    """How many moves a re-deal stands for, so that a round has some ten."""
    return max(1, int(np.sqrt(chosen.game.longest(chosen.table()))) // 3)


# ---------------------------------------------------------------- the houses

TOGETHER: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "kowah": (
        {"call_mandatory": True, "call_on_deal": False},
        {"call_mandatory": True, "may_return_taken": True},
        {"call_mandatory": True, "claim_out_of_turn": True},
        {"call_mandatory": True, "require_call": False},
        {"call_mandatory": True, "stock_out": "reshuffle"},
        {"require_call": False, "claim_out_of_turn": True, "stock_out": "reshuffle"},
    ),
    "sakopong": ({"must_follow": False, "ace_high": False},),
}


def houses(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """How a house is called and asked for: the usual one, presets, each other value of each option, a few together."""
    known = catalogue.game(game)
    yield "as usual", {}
    for preset in known.info.presets:
        yield f"preset {preset}", {"preset": preset}
    for name, option in known.options.items():
        for value in option.samples():
            if value != option.default:
                yield f"{name} {value}", {name: value, **option.along.get(value, {})}
    for options in TOGETHER.get(game, ()):
        yield ", ".join(f"{name} {value}" for name, value in options.items()), options


def in_every_house(game: str, worlds: int, seed: int, wanted: bool) -> int:
    """Prints a line for each house; how many worlds cannot be, or were not dealt."""
    total = Dreamt()
    all_houses = [*houses(game)]
    with Progress(game, worlds, wanted) as tell:
        for place, (name, options) in enumerate(all_houses):
            share = worlds // len(all_houses) + (place < worlds % len(all_houses))
            found = in_house(game, options, share, seed * 1000 + place, tell)
            print(f"{game:9} {name:66} {found}", flush=True)
            total += found
    wrong = total.impossible + total.not_dealt
    print(f"{game:9} {'in all':66} {total}: {'HOLDS' if wrong == 0 else 'DOES NOT HOLD'}", flush=True)
    return wrong


def in_house(game: str, options: dict[str, Any], worlds: int, seed: int, tell: Callable[[int], None]) -> Dreamt:
    """So many worlds, shared out over the numbers of players who can play so."""
    found, tables = Dreamt(), []
    for players in catalogue.game(game).info.seats:
        try:
            tables.append(ruleset(game, players, **options))
        except ValueError:  # some values are for more players
            continue
    for place, chosen in enumerate(tables):
        left, first = worlds // len(tables) + (place < worlds % len(tables)), 0
        while left > 0:
            some = dreamt(chosen, min(left, CHUNK), seed, first)
            found, left, first = found + some, left - some.worlds, first + some.rounds
            tell(some.worlds)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.laws.redeals.impossible", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("games", nargs="*", choices=[[], *GAMES], help=f"both, {' and '.join(GAMES)}, unless named")
    parser.add_argument("--worlds", type=int, default=EACH, help="of each game")
    parser.add_argument("--seed", type=int, default=1, help="another seed plays other rounds")
    given = parser.parse_args()
    wrong = sum(in_every_house(game, given.worlds, given.seed, sys.stderr.isatty()) for game in given.games or GAMES)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
