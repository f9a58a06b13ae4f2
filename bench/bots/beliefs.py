"""`python -m bench.bots.beliefs`: what a search could win more in small games if it inferred hidden cards from moves.

Everything is computed over whole trees; there is no chance in the figures. A row is a game and how the others play. In
it, a player tries each move as a search without end would (`ceki.exact.one_step_ahead`), with three beliefs.
"""

from __future__ import annotations

from typing import Any

import numpy as np

import ceki
from ceki.exact import Tree, equilibrium, grow, one_step_ahead, strategy_of, worth
from ceki.exact.strategies import best_response, gains, mixed_seats, uniform

ONE_RANK_MORE = {"ranks": 3, "suits": 1, "copies": 3, "cards_each": 2}
TWO_RANKS = {"ranks": 2, "suits": 1, "copies": 4, "cards_each": 2}
GAMES: tuple[tuple[str, dict[str, int], dict[str, Any]], ...] = (
    ("balik_satu", TWO_RANKS, {}),
    ("cholek_tiga", TWO_RANKS, {}),
    ("cholek_tiga", ONE_RANK_MORE, {}),
    ("kowah", TWO_RANKS, {"take_limit": 1}),
    ("sakopong", {"ranks": 4, "suits": 2, "cards_each": 2}, {}),
    ("sakopong", {"ranks": 3, "suits": 2, "cards_each": 3}, {}),
)
STRAY = 0.25  # of a simple player's moves are any, in the belief that allows for it
A_LITTLE = 0.001  # so that nothing is impossible to a player who knows the others' strategy


def rows(game: str, reduced: dict[str, int], options: dict[str, Any]) -> list[str]:
    """What a player wins a round more than the simple player in its seat, in cents, on average over the seats."""
    tree = grow(ceki.small_game(game, 2, reduced, **options))
    simple, any_move = strategy_of(tree, "greedy", 1), uniform(tree)
    strays = (1 - STRAY) * simple + STRAY * any_move
    told = []
    for name, others in (
        ("simple", simple),
        ("strong", strategy_of(tree, "strong", 4)),
        ("cfr+", equilibrium(tree, 200)),
    ):
        beliefs = (None, strays, (1 - A_LITTLE) * others + A_LITTLE * any_move)
        won = [
            over_seats(tree, others, simple, [one_step_ahead(tree, simple, one, seat) for seat in (0, 1)])
            for one in beliefs
        ]
        most = over_seats(tree, others, simple, [best_response(tree, others, seat)[1] for seat in (0, 1)])
        told.append(f"{name:8}" + "".join(f"{one:14.3f}" for one in (*won, most)))
    for name, one in (("allowed", None), ("simple", strays)):
        ahead = mixed_seats(tree, one_step_ahead(tree, simple, one, 1), one_step_ahead(tree, simple, one, 0), 0)
        told.append(f"exploitable, believing what is {name}: {np.mean(gains(tree, ahead)):.3f}")
    return [f"{game} {reduced}: {len(tree.asked):,} information sets", *told]


def over_seats(tree: Tree, others: Any, simple: Any, mine: list[Any]) -> float:
    """What is won more than by the simple player when the other seat plays as `others` do."""
    return float(
        np.mean(
            [
                worth(tree, mixed_seats(tree, others, mine[seat], seat))[seat]
                - worth(tree, mixed_seats(tree, others, simple, seat))[seat]
                for seat in (0, 1)
            ]
        )
    )


def main() -> None:
    print(f"{'others':8}{'allowed':>14}{'as simple':>14}{'as they play':>14}{'best answer':>14}")
    for game in GAMES:
        print("\n".join(rows(*game)), flush=True)


if __name__ == "__main__":
    main()
