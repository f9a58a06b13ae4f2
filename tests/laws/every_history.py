"""Every deal from which a round can have come to where it is, and how often re-deals come to what each leads to.

Nothing is shared with what re-deals: a round is played again by the rules from every deal of a small deck, and what
would have been seen otherwise, or was not allowed, is left out. A way is a deal and, at each throw, one of the equal
cards that may have gone; of these the card just drawn goes first, then one that is known to be held.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ceki.engine.bits import NONE
from ceki.engine.moves import listed, no_moves
from ceki.engine.record import ALL, Packed, copy
from ceki.engine.rule import COMPILED
from ceki.engine.visibility.hidden import hidden
from ceki.play.ruleset import Ruleset
from ceki.play.view import view_of
from tests.laws.every_deal import (
    Deal,
    Row,
    choices,
    dealt_often,
    first_place,
    hidden_rows,
    is_hidden,
    loose_cards,
    p_value,
)

Move = tuple[int, int]


@dataclass
class Story:
    """A round from a table laid by hand to where it is: its moves, and after each of them what the viewer saw."""

    ruleset: Ruleset
    start: Any
    viewer: int
    may_begin: Callable[[Any], bool] = lambda g: True
    moves: list[Move] = field(default_factory=list)
    seen: list[bytes] = field(default_factory=list)
    now: Any = None

    def __post_init__(self) -> None:
        self.now = self.now or copy(self.start)
        self._packed = Packed(self.ruleset.game.table)

    def legal(self) -> list[Move]:
        return legal_moves(self.ruleset, self.now)

    def make(self, move: Move) -> None:
        self.moves.append(move)
        self.ruleset.game.namespace["play"](self.now, *move)
        self.seen.append(self.view(self.now))

    def view(self, table: Any) -> bytes:
        return hidden(self.ruleset.game.namespace, self._packed.follow(table), self.viewer)

    # ------------------------------------------------------------ all ways

    def ways(self) -> Counter[Deal]:
        """Every table that the viewer may be sitting at, with the number of ways in which it can have come about."""
        found: Counter[Deal] = Counter()
        first_view = view_of(self.ruleset.game, self.start, self.viewer).table
        rows = hidden_rows(self.ruleset, first_view)
        last = view_of(self.ruleset.game, self.now, self.viewer).table
        last_rows, place = hidden_rows(self.ruleset, last), first_place(self.ruleset, last)
        for table, loose, ways in self._starts(copy(self.start), rows, loose_cards(self.ruleset, first_view, rows)):
            if self.may_begin(table):
                for end, left, more in self._replays(table, np.array(loose), 0):
                    hands = tuple(tuple(int(n) for n in getattr(end, row.field)[row.seat]) for row in last_rows)
                    got = int(end.got) if any(is_hidden(last, row) for row in last_rows) else NONE
                    for face, n in enumerate(left) if place else [(NONE, 1)]:
                        if n > 0:
                            found[hands, got, face] += ways * more * int(n)
        return found

    def _starts(
        self, table: Any, rows: list[Row], loose: tuple[int, ...]
    ) -> Iterator[tuple[Any, tuple[int, ...], int]]:
        if not rows:
            yield copy(table), loose, 1
            return
        row, *others = rows
        for chosen, ways in choices(loose, row.size):
            getattr(table, row.field)[row.seat] = chosen
            left = tuple(a - b for a, b in zip(loose, chosen, strict=True))
            for whole, rest, more in self._starts(table, others, left):
                yield whole, rest, ways * more

    def _replays(self, g: Any, loose: Any, step: int) -> Iterator[tuple[Any, Any, int]]:
        """Plays a table on as it was seen: where it can end, the cards still unseen in the stock, and the ways."""
        if step == len(self.moves):
            yield g, loose, 1
            return
        for move in self._choices(g, step):
            for then, left, ways in self._drawn(g, move, loose):
                if self.view(then) == self.seen[step]:
                    ways *= self._copies(g, then, move[1])
                    for end, rest, more in self._replays(then, left, step + 1):
                        yield end, rest, ways * more

    def _choices(self, g: Any, step: int) -> Iterator[Move]:
        """The moves that may have been made, for all that was seen."""
        verb, card = self.moves[step]
        at = self.ruleset.game.info.verbs[verb].at
        shown = card == NONE or self.ruleset.game.table.FIELDS[at].seen == ALL or g.turn == self.viewer
        for move in legal_moves(self.ruleset, g):
            if move[0] == verb and (not shown or move[1] == card):
                yield move

    def _copies(self, g: Any, then: Any, card: int) -> int:
        """How many equal cards of a hidden hand may have gone."""
        if card == NONE or g.turn == self.viewer or then.hand[g.turn, card] >= g.hand[g.turn, card]:
            return 1
        known = getattr(g, "known", None)
        if getattr(g, "got", NONE) == card or (known is not None and known[g.turn, card] > 0):
            return 1
        return int(g.hand[g.turn, card])

    def _drawn(self, g: Any, move: Move, loose: Any) -> Iterator[tuple[Any, Any, int]]:
        """Makes a move with every unseen card that it may bring from the stock."""
        places = [int(g.stock_left) - 1] if getattr(g, "stock_left", 0) > 0 else []
        for face in np.flatnonzero(loose):
            then, left = copy(g), loose.copy()
            for place in places:
                then.stock[place] = face
            self.ruleset.game.namespace["play"](then, *move)
            if not places or then.stock_left == g.stock_left:
                yield then, loose, 1
                return
            left[face] -= 1
            yield then, left, int(loose[face])
        if not loose.any():
            then = copy(g)
            self.ruleset.game.namespace["play"](then, *move)
            yield then, loose, 1


def legal_moves(ruleset: Ruleset, g: Any) -> list[Move]:
    moves = no_moves()
    ruleset.game.namespace["legal"](g, moves)
    return listed(moves)


def compared(story: Story, times: int = 20_000, mode: str = COMPILED) -> tuple[int, float | None]:
    """How many re-deals cannot have come about, and how likely so great a difference from all ways would be if they
    agreed; nothing where there are too few tables to tell."""
    ways = story.ways()
    dealt = dealt_often(story.ruleset, story.now, story.viewer, times, mode)
    impossible = sum(n for deal, n in dealt.items() if deal not in ways)
    try:
        return impossible, p_value(dealt, ways)
    except ValueError:
        return impossible, None
