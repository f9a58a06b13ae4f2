"""The bot that looks ahead: each legal move is played out over many re-deals of the cards that the seat does not see.

A round is dealt again as the view allows, every move that is still in question is tried on that same deal, and the
simple player plays all seats to the end. Half of the moves drop out as soon as the others have proved better
(sequential halving), so the time goes where the choice is close. The simple player's own move never drops out: each
other is compared with it deal by deal, and must be better by more than chance to be made instead. Nothing but the view
is known to it.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ceki.bots.playout import GREEDY, STRAY, best_appraised, play_on, worth_to
from ceki.engine.bits import NONE
from ceki.engine.chance import KEY_WORDS, Words, small_below, small_word
from ceki.engine.contract import implausibility, legal, play
from ceki.engine.errors import NotAllowed
from ceki.engine.module.specialize import is_compiled, specialize
from ceki.engine.moves import VERBS, no_moves, nth_card, nth_verb, number_of_moves
from ceki.engine.record import copy, unpack
from ceki.engine.rule import COMPILED, driver, rule
from ceki.engine.visibility.determinize import determinized
from ceki.engine.visibility.draw import TRIES
from ceki.engine.visibility.hide import Bytes, Layout, as_bytes, layout, redeal, scratch
from ceki.play.game_module import GameModule
from ceki.play.view import View

VIEW, DEALT, TRIED = range(3)  # the tables of a search: what is seen, one deal it may be, and where a move is tried
PLAYOUTS, SUM, SQUARES, WINS, LOSSES, AHEAD, AHEAD_SQUARES = range(7)  # what is counted for each move
SIMPLE: Final = 0  # the place of the move that the simple player would make

DEALS_AT_ONCE: Final = 4  # re-deals between two looks at the clock
LEAST_DEALS: Final = 2
SURE: Final = 0.5  # standard errors by which a move must be ahead of the simple player's (docs/bots.md)
MOST_MOVES: Final = 600
LONGEST: Final = 600_000  # milliseconds


@driver
def determinize(tables: Any, raw: Bytes, fields: Layout, state: Words, cards: Bytes) -> None:
    """Lays at `DEALT` a whole table that the viewer of `VIEW` could as well be sitting at, with a key of its own.

    `tables` and `raw`, (3,) and (3, bytes), are the same tables as records and as bytes. So far every search found a
    table that agrees with all calls; where none is found, it does not believe them.
    """
    g = tables[DEALT]
    for _ in range(TRIES):
        tables[DEALT] = tables[VIEW]
        if determinized(tables, DEALT, raw, fields, state, cards) == NONE:
            redeal(raw[DEALT], fields, state, cards)
            break
        if is_believed(g, state):
            break
    for i in range(KEY_WORDS):
        g.key[i] = small_word(state)


@driver
def is_believed(g: Any, state: Words) -> bool:
    """Whether to keep a dealt table: each move in it that the simple player would not have made is believed once in
    `STRAY` times."""
    for _ in range(implausibility(g)):
        if small_below(state, STRAY) != 0:
            return False
    return True


@driver
def offered(tables: Any, raw: Bytes, fields: Layout, state: Words, cards: Bytes, verbs: Words, faces: Words) -> int:
    """Writes the legal moves of the viewer in turn into `verbs` and `faces`, (moves,), the simple player's first;
    returns how many."""
    determinize(tables, raw, fields, state, cards)
    moves = np.zeros(VERBS, np.int64)
    legal(tables[DEALT], moves)
    n = number_of_moves(moves)
    for i in range(n):
        verbs[i] = nth_verb(moves, i)
        faces[i] = nth_card(moves, i)
    put_first(verbs, faces, best_appraised(tables[DEALT], moves, n))
    return n


@rule
def put_first(verbs: Words, faces: Words, place: int) -> None:
    """Swaps the move at a place with the first. `verbs`, `faces`: (moves,)."""
    verb = verbs[place]
    card = faces[place]
    verbs[place] = verbs[SIMPLE]
    faces[place] = faces[SIMPLE]
    verbs[SIMPLE] = verb
    faces[SIMPLE] = card


@driver
def try_moves(
    tables: Any,
    raw: Bytes,
    fields: Layout,
    deals: int,
    state: Words,
    cards: Bytes,
    verbs: Words,
    faces: Words,
    asked: Words,
    side: Words,
    tally: Any,
) -> None:
    """Plays every move whose place stands in `asked` out on the same `deals` re-deals, and counts what came of it.

    `tables`: (3,) records, `raw` their bytes, (3, bytes); `verbs`, `faces`: (moves,); `asked`: places, with `SIMPLE`
    first, beside which the others are counted; `side`: (seats,), equal for partners; `tally`: (moves, 7), a column for
    each thing counted, worths as `worth_to` has them.
    """
    moves = np.zeros(VERBS, np.int64)
    policies = np.full(len(side), GREEDY, np.int64)
    for _ in range(deals):
        determinize(tables, raw, fields, state, cards)
        simple = 0
        for place in asked:
            tables[TRIED] = tables[DEALT]
            g = tables[TRIED]
            seat = g.turn
            play(g, verbs[place], faces[place])
            play_on(g, policies, moves, state)
            worth = worth_to(g, seat, side)
            if place == SIMPLE:
                simple = worth
            count(tally, place, worth, worth - simple)


@rule
def count(tally: Any, place: int, worth: int, ahead: int) -> None:
    """Enters what a playout of a move was worth, and how far it was ahead of the simple player's on the same deal, both
    as `worth_to` has them, in `tally`, (moves, 7)."""
    tally[place, PLAYOUTS] += 1
    tally[place, SUM] += worth
    tally[place, SQUARES] += worth * worth
    if worth > 0:
        tally[place, WINS] += 1
    elif worth < 0:
        tally[place, LOSSES] += 1
    tally[place, AHEAD] += ahead
    tally[place, AHEAD_SQUARES] += ahead * ahead


@dataclass(frozen=True)
class Weighed:
    """A legal move and what its playouts came to: mean worth (cents; points where no money moves), its standard
    error, how often it ended in a gain and in a loss (shares of 1), and how many playouts there were."""

    verb: int
    card: int
    worth: float
    error: float
    gains: float
    losses: float
    playouts: int


@dataclass(frozen=True)
class Search:
    """A bot that chooses by playing out. The budget is `milliseconds`, or `playouts`, with which it repeats itself
    exactly.

    `mode` is `compiled` or `written` (engine/rule.py).
    """

    milliseconds: float = 20.0
    playouts: int = 0
    mode: str = COMPILED

    def __post_init__(self) -> None:
        if self.playouts < 0 or not 0 < self.milliseconds <= LONGEST:
            raise NotAllowed("search-budget", most=f"{LONGEST:,}")

    def __call__(self, view: View, state: Words) -> tuple[int, int]:
        """The move that proved best (verb, card). Raises `ValueError` when the viewer is not asked."""
        weighed = self.weigh(view, state)
        return weighed[0].verb, weighed[0].card

    def weigh(self, view: View, state: Words) -> list[Weighed]:
        """The legal moves, the one to be made first, then those that were tried longest, by their means."""
        compiled = self.mode == COMPILED and runs_compiled(view.game)
        work = CompiledWork(view, state) if compiled else WrittenWork(view, state)
        spend = self._by_count if self.playouts else self._by_clock
        halvings = max(1, math.ceil(math.log2(max(work.n, 2))))
        left = list(range(work.n))
        for step in range(halvings if work.n > 1 else 0):
            spend(work, left, halvings - step)
            left = work.half(left)
        return work.weighed()

    def _by_count(self, work: Work, left: list[int], steps_left: int) -> None:
        share = (self.playouts - work.made) / steps_left
        work.explore(left, max(LEAST_DEALS, int(share / len(left))))

    def _by_clock(self, work: Work, left: list[int], steps_left: int) -> None:
        until = work.began + self.milliseconds / 1000
        until = time.perf_counter() + (until - time.perf_counter()) / steps_left
        work.explore(left, LEAST_DEALS)
        while time.perf_counter() < until:
            work.explore(left, DEALS_AT_ONCE)


def runs_compiled(game: GameModule) -> bool:
    """Whether a search in this game runs compiled; as written it is a hundred times slower."""
    return is_compiled(specialize(try_moves, game.namespace, COMPILED))


class Work:
    """The tables and counts of one search."""

    def __init__(self, view: View, state: Words) -> None:
        if not view.asked:
            raise ValueError(f"seat {view.seat} is not asked to move")
        self.began = time.perf_counter()
        self.view, self.state = view, state
        self.side = sides(view.game, int(view.record[0]["seats"]))
        self.verbs, self.faces = np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_MOVES, np.int64)
        self.n = self.list_moves()
        self.tally = np.zeros((self.n, AHEAD_SQUARES + 1), np.int64)

    def list_moves(self) -> int:
        """Writes down the legal moves, `SIMPLE` first; returns how many."""
        raise NotImplementedError

    def explore(self, left: list[int], deals: int) -> None:
        """Plays the moves at the places `left` out on `deals` re-deals."""
        raise NotImplementedError

    @property
    def made(self) -> int:
        """How many playouts the search has made so far, over all moves."""
        return int(self.tally[:, PLAYOUTS].sum())

    def mean(self, place: int) -> float:
        """The mean worth of the move at a place, as `worth_to` has it; 0 before its first playout."""
        return float(self.tally[place, SUM] / max(1, self.tally[place, PLAYOUTS]))

    def half(self, left: list[int]) -> list[int]:
        """The better half of some moves; `SIMPLE` stays, and stands first."""
        best = sorted(left, key=self.mean, reverse=True)[: max(1, (len(left) + 1) // 2)]
        return [SIMPLE, *(place for place in best if place != SIMPLE)]

    def surely_ahead(self, place: int) -> bool:
        """Whether a move was better than the simple player's by more than chance, over the deals that both had."""
        n, ahead, squares = (int(self.tally[place, what]) for what in (PLAYOUTS, AHEAD, AHEAD_SQUARES))
        mean = ahead / n
        spread = max(squares / n - mean * mean, 0.0)  # a product is rounded alike everywhere, a power is not
        return mean > SURE * math.sqrt(spread / max(n - 1, 1))

    def weighed(self) -> list[Weighed]:
        """The legal moves, most tried first, then by mean; the simple player's leads unless another is surely ahead."""
        order = sorted(range(self.n), key=lambda i: (-self.tally[i, PLAYOUTS], -self.mean(i)))
        if order[0] != SIMPLE and not self.surely_ahead(order[0]):
            order.remove(SIMPLE)
            order.insert(0, SIMPLE)
        return [self._weighed(place) for place in order]

    def _weighed(self, place: int) -> Weighed:
        n, total, squares, wins, losses = (int(x) for x in self.tally[place, : LOSSES + 1])
        n = max(n, 1)
        worth = total / n
        spread = max(squares / n - worth * worth, 0.0)
        return Weighed(
            int(self.verbs[place]),
            int(self.faces[place]),
            worth,
            math.sqrt(spread / n),
            wins / n,
            losses / n,
            n,
        )


class CompiledWork(Work):
    """On compact records, by the compiled rules."""

    def list_moves(self) -> int:
        game = self.view.game
        self.tables = np.repeat(self.view.record, 3)
        self.raw, self.fields, self.cards = as_bytes(self.tables), layout(game.table), scratch(game.table)
        self.run = specialize(try_moves, game.namespace, COMPILED)
        listing = specialize(offered, game.namespace, COMPILED)
        return int(listing(self.tables, self.raw, self.fields, self.state, self.cards, self.verbs, self.faces))

    def explore(self, left: list[int], deals: int) -> None:
        asked = np.array(left, np.int64)
        self.run(
            self.tables, self.raw, self.fields, deals, self.state, self.cards,
            self.verbs, self.faces, asked, self.side, self.tally,
        )  # fmt: skip


class WrittenWork(Work):
    """On tables as written, the same steps: a hundred times slower, and nothing to compile."""

    def list_moves(self) -> int:
        names, moves, table = self.view.game.namespace, no_moves(), self.dealt()
        names["legal"](table, moves)
        n = number_of_moves(moves)
        for place in range(n):
            self.verbs[place], self.faces[place] = nth_verb(moves, place), nth_card(moves, place)
        put_first(self.verbs, self.faces, specialize(best_appraised, names)(table, moves, n))
        return n

    def dealt(self) -> Any:
        """A whole table that the viewer could as well be sitting at (`determinize`)."""
        game, view, state = self.view.game, self.view.table, self.state
        fields, cards = layout(game.table), scratch(game.table)
        for _ in range(TRIES):
            record = self.view.record.copy()
            raw = as_bytes(record)
            found = specialize(determinized, game.namespace)([view], 0, raw, fields, state, cards) != NONE
            if not found:
                redeal(raw[0], fields, state, cards)
            table: Any = unpack(game.table, record[0])
            if not found or specialize(is_believed, game.namespace)(table, state):
                break
        for i in range(KEY_WORDS):
            table.key[i] = small_word(state)
        return table

    def explore(self, left: list[int], deals: int) -> None:
        names, moves = self.view.game.namespace, no_moves()
        finish, policies = specialize(play_on, names), np.full(len(self.side), GREEDY, np.int64)
        for _ in range(deals):
            dealt = self.dealt()
            simple = 0
            for place in left:
                tried: Any = copy(dealt)
                names["play"](tried, int(self.verbs[place]), int(self.faces[place]))
                finish(tried, policies, moves, self.state)
                worth = worth_to(tried, self.view.seat, self.side)
                simple = worth if place == SIMPLE else simple
                count(self.tally, place, worth, worth - simple)


def sides(game: GameModule, seats: int) -> npt.NDArray[np.int64]:
    """A number for each seat, int64, (seats,), the same for partners."""
    found = np.arange(seats, dtype=np.int64)
    for number, partners in enumerate(game.info.partners):
        for seat in partners:
            if seat < seats:
                found[seat] = seats + number
    return found
