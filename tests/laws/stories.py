"""Rounds of a few moves on small decks laid at random, one for each seed, from which every history can be counted.

`python -m tests.laws.stories [GAME...]` compares 20,000 re-deals of each with all ways in which it can have come about.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from ceki.engine.bits import NONE
from ceki.engine.record import copy
from ceki.play import catalogue
from ceki.play.ruleset import Ruleset, ruleset
from tests.games.namespaces import balik_satu, kowah, sakopong
from tests.laws.every_history import Move, Story, compared

Chance = np.random.Generator
LOUD = ("flick", "flick_ceki", "call", "take")  # made rather than others, where they may be


def story(game: str, seed: int, viewer: int | None = None, **options: Any) -> Story:
    """A round of a game, cut off where something is still hidden."""
    chance = np.random.default_rng([seed, *game.encode()])
    laid, moves = LAYING[game](game, chance, options)
    laid.viewer = int(chance.integers(laid.ruleset.players)) if viewer is None else viewer
    for _ in range(moves):
        choices = _going_on(laid)
        if not choices:
            break
        laid.make(choices[int(chance.integers(len(choices)))])
    return laid


def _going_on(laid: Story) -> list[Move]:
    """The moves that do not end the round; more than once those that are seldom made."""
    verbs = laid.ruleset.game.info.verbs
    found = []
    for move in laid.legal():
        tried = Story(laid.ruleset, laid.now, laid.viewer)
        tried.make(move)
        if not tried.now.over and getattr(tried.now, "stock_left", 1) > 0 and tried.legal():
            found += [move] * (4 if verbs[move[0]].word in LOUD else 1)
    return found


def _blank(game: str, players: int, options: dict[str, Any]) -> tuple[Ruleset, Any]:
    chosen = ruleset(game, players, **options)
    return chosen, chosen.table()


def _shared_out(cards: list[int], rows: Any, sizes: list[int]) -> list[int]:
    """Cards for each row, in turn; the cards that are left."""
    for row, size in zip(rows, sizes, strict=False):
        for card in cards[:size]:
            row[card] += 1
        cards = cards[size:]
    return cards


def _stock(g: Any, cards: list[int]) -> None:
    g.stock[: len(cards)] = cards
    g.stock_left = len(cards)


def lay_drawing(game: str, chance: Chance, options: dict[str, Any]) -> tuple[Story, int]:
    """Two hands of five, or three of two, of a few faces of three ranks."""
    least = catalogue.game(game).info.seats[0]
    players = max(least, int(chance.integers(2, 4)))
    chosen, g = _blank(game, players, options)
    size = {2: 5, 3: 2}.get(players, 1)
    if game == "tantanan":
        size = 1 if players > 3 else 3
    kinds = [0, 1, 10, 19, 11][: 4 if players > 3 else 5]  # C1, C2, S2, M2, S3
    extra = int(getattr(g, "starter_extra", 0))
    g.starter = g.turn = int(chance.integers(players))
    sizes = [size + (extra if seat == g.starter else 0) for seat in range(players)]
    cards = [int(card) for card in chance.choice(kinds, sum(sizes) + 6)]
    np.add.at(g.deck, cards, 1)
    _stock(g, _shared_out(cards, g.hand, sizes))
    if game == "kowah":
        g.step = kowah.CALLING if g.call_on_deal else kowah.DRAWING
        may_begin: Callable[[Any], bool] = lambda table: True  # noqa: E731
    else:
        g.step = balik_satu.DISCARDING if extra else balik_satu.DRAWING
        may_begin = _not_dealt_complete
    if not may_begin(g):
        return lay_drawing(game, chance, options)
    return Story(chosen, g, 0, may_begin), int(chance.integers(5, 9))


def _not_dealt_complete(g: Any) -> bool:
    """Whether the round has begun, and is not over with the deal [BS-45]."""
    return not (g.kandang_tangan and g.starter_extra and balik_satu.is_won(g, g.hand[g.starter]))


def lay_sakopong(game: str, chance: Chance, options: dict[str, Any]) -> tuple[Story, int]:
    """Hands of four for two, of three for three, and three cards out of play."""
    players = int(chance.integers(2, 4))
    chosen, g = _blank(game, players, options)
    size = {2: 4, 3: 3}[players]
    cards = [int(card) for card in chance.choice(sakopong.PACK, size * players + 3, replace=False)]
    np.add.at(g.deck, cards, 1)
    left = _shared_out(cards, g.hand, [size] * players)
    g.stock[: len(left)] = left
    g.tricks_left = size
    sakopong.lead(g, int(chance.integers(players)))
    return Story(chosen, g, 0), int(chance.integers(3, size * players - 1))


def lay_chabut(game: str, chance: Chance, options: dict[str, Any]) -> tuple[Story, int]:
    """Two cards each for two or three, and a few in the pack."""
    players = int(chance.integers(2, 4))
    chosen, g = _blank(game, players, options)
    pack = [card for card in range(52) if g.worth[card] >= 0]
    cards = [int(card) for card in chance.choice(pack, 2 * players + {2: 6, 3: 3}[players], replace=False)]
    np.add.at(g.deck, cards, 1)
    _stock(g, _shared_out(cards, g.keels, [2] * players))
    g.cards[:players] = 2
    g.starter = g.turn = int(chance.integers(players))
    return Story(chosen, g, 0), int(chance.integers(2, 6))


def lay_cholek_tiga(game: str, chance: Chance, options: dict[str, Any]) -> tuple[Story, int]:
    """Three cards each, a pool and a stock."""
    chosen, g = _blank(game, 3, options)
    cards = [int(card) for card in chance.choice([0, 1, 10, 19, 11], 17)]
    np.add.at(g.deck, cards, 1)
    left = _shared_out(cards, g.hand, [3] * 3)
    for card in left[:3]:
        g.pool[card] += 1
        g.pool_faces |= 1 << card
    _stock(g, left[3:])
    if "turns" in type(g).FIELDS:
        g.turns = 9
    return Story(chosen, g, 0), int(chance.integers(2, 5))


def lay_pei(game: str, chance: Chance, options: dict[str, Any]) -> tuple[Story, int]:
    """Three cards each, a pool and a stock, of which nobody has seen a card."""
    laid, moves = lay_cholek_tiga(game, chance, options | {"last_card": "none", "patih_peek": False})
    return laid, moves + 1


LAYING = {  # the games of which a small round can be laid
    **dict.fromkeys(("balik_satu", "balik_lima_belas", "chaqui", "chot", "gonggong", "tantanan", "kowah"), lay_drawing),
    "sakopong": lay_sakopong,
    "chabut": lay_chabut,
    "cholek_tiga": lay_cholek_tiga,
    "pei": lay_pei,
    "pei_chinese": lay_pei,
    "pei_magelang": lay_pei,
}

_DRAWING: tuple[dict[str, Any], ...] = ({"claim_optional": True, "may_return_taken": True}, {"require_call": True})

HOUSES: dict[str, tuple[dict[str, Any], ...]] = {  # beside the usual ones
    "balik_satu": (
        {"after_call": "free"},
        {"call_choice": "declared"},
        {"claim_optional": True},
        {"may_return_taken": True},
        {"require_call": True},
    ),
    "balik_lima_belas": _DRAWING,
    "chaqui": ({"exposed_locked": False}, {"exposed_locked": False, "may_return_taken": True}, *_DRAWING),
    "chot": _DRAWING,
    "gonggong": _DRAWING,
    "tantanan": _DRAWING,
    "kowah": (
        {"call_mandatory": True},
        {"call_mandatory": True, "may_return_taken": True},
        {"call_mandatory": True, "call_on_deal": False},
        {"call_mandatory": True, "claim_out_of_turn": True},
        {"require_call": False},
        {"may_return_taken": True},
    ),
    "sakopong": ({"must_follow": False}, {"ace_high": False}),
    "cholek_tiga": ({"capture_optional": False},),
    "pei": ({"capture": "optional"},),
    "pei_chinese": ({"capture": "optional"},),
    "pei_magelang": ({"capture": "optional"},),
    "chabut": ({"min_stand": 15}, {"target": 21}, {"dealer_stand_at": 26}),
}


def stories_of(game: str, number: int) -> Iterator[tuple[dict[str, Any], int, Story]]:
    """So many stories of a game in each of its houses, with options and seeds."""
    for options in ({}, *HOUSES.get(game, ())):
        for seed in range(number):
            yield options, seed, story(game, seed, **options)


def heard(one: Story) -> Counter[str]:
    """How often something was told without a word: a card was taken, went as it was drawn, or somebody passed."""
    said: Counter[str] = Counter()
    g = copy(one.start)
    for verb, card in one.moves:
        word = one.ruleset.game.info.verbs[verb].word
        said["takes"] += word == "take"
        said["thrown as drawn"] += card != NONE and getattr(g, "got", NONE) == card and g.seen_got == NONE
        said["passes"] += word == "pass"
        one.ruleset.game.namespace["play"](g, verb, card)
    return said


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", help="all in which there is something to be played, unless named")
    parser.add_argument("--stories", type=int, default=10, help="of each house")
    parser.add_argument("--redeals", type=int, default=20_000, help="of each story")
    given = parser.parse_args()
    for game in given.games or LAYING:
        impossible, told, said = 0, [], Counter[str]()
        for options, seed, one in stories_of(game, given.stories):
            wrong, p = compared(one, given.redeals)
            impossible, said = impossible + wrong, said + heard(one)
            told += [(p, f"seed {seed} {options or ''}")] if p is not None else []
        if not told:
            print(f"{game:18} no story has tables enough to tell, {impossible} impossible", flush=True)
            continue
        p, worst = min(told)
        verdict = "agree" if impossible == 0 and p > 0.001 else "DO NOT AGREE"
        print(
            f"{game:18} {len(told):3} stories, least p {p:.4f} ({worst}), {impossible} impossible, "
            f"{', '.join(f'{n} {what}' for what, n in said.items())}: {verdict}",
            flush=True,
        )


if __name__ == "__main__":
    main()
