"""One round at a table: dealt from a key, played move by move, settled; with undo and branch."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.notation import card_number
from ceki.engine.bits import NONE
from ceki.engine.chance import Words, key_from_bytes, key_from_seed, key_to_bytes, round_key
from ceki.engine.moves import listed, no_moves
from ceki.engine.record import Record, copy
from ceki.play.ruleset import Ruleset
from ceki.play.score import Result, ScoreLine, result_of, score_lines
from ceki.play.view import View, as_seen, described, say, view_of, witnesses

KEPT: Final = 32  # moves between two tables that are kept, to play on from when moves are undone


class Round:
    """A round of a house. It is the house, the key of the shuffle, the first player and the moves: nothing else.

    Rules run as written. Raises `ValueError` in one line for an illegal move, and changes nothing then.
    """

    def __init__(
        self, ruleset: Ruleset, key: bytes, starter: int = 0, pot: int = 0, blank: Record | None = None
    ) -> None:
        self.ruleset, self.key, self.starter, self.pot_before = ruleset, key, starter, pot
        self.blank = copy(blank) if blank is not None else ruleset.table()
        self.blank.key = key_from_bytes(key)
        self.blank.starter = starter % ruleset.players
        self.blank.pot = pot
        self.moves: list[tuple[int, int]] = []
        self.movers: list[int] = []
        self.witnesses: list[frozenset[int]] = []  # of each move: who saw its card
        self._kept: dict[int, Record] = {}  # the table before every 32nd move
        self.table: Any = copy(self.blank)
        self._rules["deal"](self.table)
        self._settle_if_over()

    @classmethod
    def from_seed(cls, ruleset: Ruleset, seed: int, number: int = 0) -> Round:
        """Round `number` of the simulation that begins at `seed`; the next seat in turn begins each."""
        return cls(ruleset, seeded_key(seed, number), number % ruleset.players)

    @property
    def _rules(self) -> Any:
        return self.ruleset.game.namespace

    @property
    def turn(self) -> int:
        """The seat that is asked."""
        return int(self.table.turn)

    @property
    def over(self) -> bool:
        """Whether the round is settled."""
        return bool(self.table.over)

    @property
    def cents(self) -> list[int]:
        """What each seat has won or lost, in cents."""
        return [int(c) for c in self.table.cents[: self.ruleset.players]]

    @property
    def score(self) -> list[ScoreLine]:
        """The score line by line."""
        return score_lines(self.ruleset.game, self.table)

    @property
    def result(self) -> Result:
        """What the round came to. Raises `ValueError` before its end."""
        if not self.over:
            raise ValueError("the round is not over")
        return result_of(self.ruleset.game, self.table, self.pot_before)

    def legal_moves(self) -> list[tuple[int, int]]:
        """The legal moves as (verb, card) numbers; none when the round is over."""
        if self.over:
            return []
        moves = no_moves()
        self._rules["legal"](self.table, moves)
        return listed(moves)

    def legal(self) -> list[str]:
        """The legal moves in words."""
        return described(self.legal_moves(), self.ruleset.game)

    def play(self, move: str) -> None:
        """Makes a move given in words. Raises `ValueError` that lists the legal ones."""
        self.make(*self.read(move))

    def read(self, move: str) -> tuple[int, int]:
        """A move in words as numbers; whether it is legal is not asked. Raises `ValueError` for unknown words."""
        words = move.split()
        verbs = [v.word for v in self.ruleset.game.info.verbs]
        if not words or words[0].lower() not in verbs or len(words) > 2:
            raise ValueError(
                f"move {move!r} is not understood; legal here: {', '.join(self.legal()) or 'none, the round is over'}"
            )
        card = card_number(words[1], self.ruleset.game.info.pack) if len(words) == 2 else NONE
        return verbs.index(words[0].lower()), card

    def make(self, verb: int, card: int, known: list[tuple[int, int]] | None = None) -> None:
        """Makes a move given as numbers. Raises `ValueError` that lists the legal ones.

        `known` are the legal moves, for one who has worked them out already.
        """
        legal = self.legal_moves() if known is None else known
        if (verb, card) not in legal:
            allowed = ", ".join(described(legal, self.ruleset.game)) or "none, the round is over"
            raise ValueError(f"move {say(self.ruleset.game, verb, card)!r} is not legal; legal here: {allowed}")
        if len(self.moves) % KEPT == 0:
            self._kept[len(self.moves)] = copy(self.table)
        self.movers.append(self.turn)
        self.moves.append((verb, card))
        self._rules["play"](self.table, verb, card)
        self.witnesses.append(witnesses(self.ruleset.game, self.table, verb, self.movers[-1]))
        self._settle_if_over()

    def _settle_if_over(self) -> None:
        if self.table.over:
            self._rules["settle"](self.table)

    def undo(self, moves: int = 1) -> None:
        """Takes back the last moves. Raises `ValueError` when there are not so many."""
        if not 0 < moves <= len(self.moves):
            raise ValueError(f"undo: {moves} moves cannot be taken back; {len(self.moves)} were made")
        left = len(self.moves) - moves
        start = left - left % KEPT
        again = self.moves[start:left]
        self.table = copy(self._kept[start])
        del self.moves[start:], self.movers[start:], self.witnesses[start:]
        for verb, card in again:
            self.make(verb, card)

    def branch(self, moves: int | None = None) -> Round:
        """A round of its own that shares the first `moves` moves (all when None)."""
        other = Round(self.ruleset, self.key, self.starter, self.pot_before, self.blank)
        for verb, card in self.moves[:moves]:
            other.make(verb, card)
        return other

    def view(self, seat: int) -> View:
        """What a seat may know; seat -1 looks on."""
        return view_of(self.ruleset.game, self.table, seat)

    def history(self, seat: int) -> list[tuple[int, str]]:
        """The moves made so far as a seat saw them: (mover, words)."""
        game = self.ruleset.game
        told = zip(self.movers, self.moves, self.witnesses, strict=True)
        return [(mover, say(game, *as_seen(move, seat, seen_by))) for mover, move, seen_by in told]


def seeded_key(seed: int, number: int) -> bytes:
    """The key of round `number` of a simulation."""
    key: Words = key_from_seed(seed)
    found = key.copy()
    round_key(key, number, found)
    return key_to_bytes(found)
