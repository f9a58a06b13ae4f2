"""One round at a table: dealt from a key, played move by move, settled; with undo and copies that play on."""

from __future__ import annotations

from operator import index
from typing import Any, Final

from ceki.engine.bits import NONE
from ceki.engine.chance import key_from_bytes, key_from_seed, key_to_bytes, round_key
from ceki.engine.errors import IllegalMove, NotAllowed, whole
from ceki.engine.record import Record, alike, copy
from ceki.play.move import Move, Numbers, described, move_of, numbers_of, say
from ceki.play.position import position
from ceki.play.ruleset import Ruleset
from ceki.play.score import Result, ScoreLine, result_of, score_lines, winners_of
from ceki.play.view import View, as_seen, deciding, known_seat, witnesses

MOST_CENTS: Final = 2**31 - 1  # of a pot, as the record holds it
KEPT: Final = 64  # moves between two tables that are kept, to play on from when moves are undone


class Round:
    """A round by a ruleset. It is the ruleset, the key of the shuffle, the first player, the pot that lay there (cents)
    and the moves: nothing else. Rounds of which these are equal are equal.

    Rules run in the game's module or, where it has none, as written. Raises `ValueError` for a key that is not 32
    bytes, a first player who has no seat and a pot below 0, and `IllegalMove` in one line for an illegal move, and
    changes nothing then. The methods that say `numbers` are the same for code that has moves as (verb, card) numbers,
    as the rules have them.
    """

    def __init__(
        self, ruleset: Ruleset, key: bytes, starter: int = 0, pot: int = 0, blank: Record | None = None
    ) -> None:
        first = key_from_bytes(key)
        if blank is None:
            starter, pot = whole("starter", starter, 0, ruleset.players - 1), whole("pot", pot, 0, MOST_CENTS)
        self.ruleset, self.key, self.starter, self.pot_before = ruleset, key, starter, pot
        self.seed: int | None = None  # that the key was made from, where it was
        self._of_match = blank is not None
        blank = copy(blank) if blank is not None else ruleset.table()
        blank.key, blank.starter, blank.pot = first, starter % ruleset.players, pot
        self.longest = ruleset.game.longest(blank)  # the greatest number of moves that it can have
        self.numbers: list[Numbers] = []
        self.movers: list[int] = []
        self._deciding: list[int] = []  # of each move: the number that said who sees where its card went
        self._kept: dict[int, Any] = {}  # the position before every 64th move
        self.position = position(ruleset.game, blank)
        self.position.begin()

    @classmethod
    def from_seed(cls, ruleset: Ruleset, seed: int, number: int = 0) -> Round:
        """Round `number` of the simulation that begins at `seed`; the next seat in turn begins each. Raises
        `ValueError` unless both are whole numbers, `number` from 0."""
        dealt = cls(ruleset, seeded_key(seed, number), number % ruleset.players)
        dealt.seed = seed
        return dealt

    @property
    def blank(self) -> Record:
        """The table as it was before the deal: a copy."""
        return self.position.laid

    @property
    def table(self) -> Record:
        """The whole table, every card of it. Another table of the same game and size may be put in its place; raises
        `ValueError` for anything else."""
        return self.position.table

    @table.setter
    def table(self, table: Record) -> None:
        game, players = self.ruleset.game, self.ruleset.players
        if not isinstance(table, game.table) or table.seats != players:
            raise NotAllowed("table-other", given=f"{table!r:.80}", game=game.id, players=players)
        self.position.put(table)

    @property
    def turn(self) -> int:
        """The seat to move."""
        return self.position.turn

    @property
    def over(self) -> bool:
        """Whether the round is settled."""
        return self.position.over

    @property
    def score(self) -> list[ScoreLine]:
        """The score line by line, each with its unit and clause; none before the end."""
        return score_lines(self.ruleset.game, self.position.look())

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody before the end."""
        return winners_of(self.position.look())

    @property
    def cents(self) -> list[int]:
        """What each seat has won or lost, in cents; together with the pot's gain they sum to zero."""
        return self.position.row("cents")[: self.ruleset.players]

    def returns(self) -> list[int]:
        """The same as `cents`, by the name that game environments use."""
        return self.cents

    @property
    def result(self) -> Result:
        """What the round came to. Raises `ValueError` before its end."""
        if not self.over:
            raise NotAllowed("round-not-over")
        return result_of(self.ruleset.game, self.position.look(), self.pot_before)

    @property
    def moves(self) -> list[Move]:
        """The moves so far, with every card; `history` gives them as a seat saw them."""
        return self._as_moves(self.numbers)

    @property
    def legal_moves(self) -> list[Move]:
        """The legal moves of the seat in turn; none when the round is over."""
        return self._as_moves(self.legal_numbers)

    @property
    def legal_numbers(self) -> list[Numbers]:
        """The legal moves as (verb, card) numbers."""
        return self.position.legal

    def _as_moves(self, numbers: list[Numbers]) -> list[Move]:
        return [move_of(self.ruleset.game, verb, card) for verb, card in numbers]

    def play(self, move: Move | str) -> None:
        """Makes a move: a `Move`, or its text. Raises `IllegalMove` that lists the legal ones."""
        self.make(*self.as_numbers(move))

    def as_numbers(self, move: Move | str) -> Numbers:
        """The numbers of a move, whether it is legal or not. Raises `IllegalMove` for words that are no move here."""
        try:
            return numbers_of(self.ruleset.game, move if isinstance(move, Move) else Move.read(move))
        except IllegalMove:
            said = str(move) if isinstance(move, Move) else move
            raise IllegalMove("move-unknown", given=repr(said), legal=self._legal_in_words()) from None

    def make(self, verb: int, card: int) -> None:
        """Makes a move given as numbers. Raises `IllegalMove` that lists the legal ones."""
        try:
            verb, card = index(verb), index(card)
        except TypeError:
            given = f"{verb!r}, {card!r}"
            raise IllegalMove("move-no-numbers", given=given, legal=self._legal_in_words()) from None
        if not self._make(verb, card):
            known = 0 <= verb < len(self.ruleset.game.info.verbs) and NONE <= card < self.ruleset.game.table.FACES
            said = say(self.ruleset.game, verb, card) if known else f"{verb}, {card}"
            raise IllegalMove("move-illegal", given=repr(said), legal=self._legal_in_words())

    def _make(self, verb: int, card: int) -> bool:
        at, done = self.position, len(self.numbers)
        kept = at.keep() if done % KEPT == 0 else None
        mover = at.turn
        if not at.make(verb, card):
            return False
        if kept is not None:
            self._kept[done] = kept
        self.movers.append(mover)
        self.numbers.append((verb, card))
        decides = deciding(self.ruleset.game, verb)
        self._deciding.append(at.number(decides) if decides else 0)
        return True

    @property
    def witnesses(self) -> list[frozenset[int]]:
        """Of each move, who saw its card."""
        return [self.seen_by(i) for i in range(len(self.numbers))]

    def seen_by(self, i: int) -> frozenset[int]:
        """Who saw the card of a move."""
        game, seats = self.ruleset.game, self.ruleset.players
        return witnesses(game, seats, self.numbers[i][0], self.movers[i], self._deciding[i])

    def _legal_in_words(self) -> Any:
        """The legal moves, or, where there is none, why."""
        return described(self.legal_numbers, self.ruleset.game) or NotAllowed("none-legal")

    def undo(self, moves: int = 1) -> None:
        """Takes back the last `moves` moves. Raises `ValueError` when there are fewer."""
        if type(moves) is not int or not 0 < moves <= len(self.numbers):
            raise NotAllowed("undo-too-many", given=repr(moves), made=len(self.numbers))
        left = len(self.numbers) - moves
        start = left - left % KEPT
        again = self.numbers[start:left]
        self.position.restore(self._kept[start])
        del self.numbers[start:], self.movers[start:], self._deciding[start:]
        for verb, card in again:
            self._make(verb, card)

    def copy(self) -> Round:
        """An equal round of its own, which then goes on by itself."""
        other = object.__new__(type(self))
        vars(other).update(vars(self))
        other.position, other._kept = self.position.copy(), dict(self._kept)
        other.numbers, other.movers, other._deciding = [*self.numbers], [*self.movers], [*self._deciding]
        return other

    def branch(self, moves: int) -> Round:
        """A copy that stands where the round stood after its first `moves` moves. Raises `ValueError` when there are
        fewer."""
        if type(moves) is not int or not 0 <= moves <= len(self.numbers):
            raise NotAllowed("branch-too-far", given=repr(moves), made=len(self.numbers))
        other = self.copy()
        if moves < len(self.numbers):
            other.undo(len(self.numbers) - moves)
        return other

    def __copy__(self) -> Round:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Round:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        blank = self.blank
        laid = {name: getattr(blank, name) for name in type(blank).FIELDS} if self._of_match else {}
        return _replayed, (self.ruleset, self.key, self.starter, self.pot_before, laid, self.numbers, self.seed)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Round):
            return NotImplemented
        return (
            (self.ruleset, self.key, self.numbers) == (other.ruleset, other.key, other.numbers)
            and alike(self.blank, other.blank)
        )  # fmt: skip

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __str__(self) -> str:
        """The table as seat 0 sees it."""
        return str(self.view(0))

    def __repr__(self) -> str:
        now = "over" if self.over else f"seat {self.turn} to move"
        return f"<Round of {self.ruleset.game.id}, {self.ruleset.players} players, {len(self.numbers)} moves, {now}>"

    def _repr_svg_(self) -> str:
        """The table as seat 0 sees it, as a picture, for notebooks."""
        return self.view(0)._repr_svg_()

    def view(self, seat: int) -> View:
        """What a seat may know; seat -1 looks on. Raises `ValueError` for a seat that does not exist."""
        return View.of_bytes(self.ruleset.game, self.position.raw, known_seat(self.ruleset.players, seat))

    def history(self, seat: int) -> list[tuple[int, str]]:
        """The moves made so far as a seat saw them: (mover, words). A card that it did not see is `??`. Raises
        `ValueError` for a seat that does not exist."""
        game, seat = self.ruleset.game, known_seat(self.ruleset.players, seat)
        made = zip(self.movers, self.numbers, self.witnesses, strict=True)
        return [(mover, say(game, *as_seen(move, seat, seen_by))) for mover, move, seen_by in made]


def _replayed(
    ruleset: Ruleset,
    key: bytes,
    starter: int,
    pot: int,
    laid: dict[str, Any],
    moves: list[Numbers],
    seed: int | None = None,
) -> Round:
    """A round that was pickled; `laid` are the fields of the blank table that a match laid out for it."""
    blank = ruleset.table() if laid else None
    for name, value in laid.items():
        setattr(blank, name, value)
    played = Round(ruleset, key, starter, pot, blank)
    played.seed = seed
    for verb, card in moves:
        played.make(verb, card)
    return played


def seeded_key(seed: int, number: int) -> bytes:
    """The key of round `number` of a simulation."""
    number, key = whole("number", number, 0), key_from_seed(seed)
    found = key.copy()
    round_key(key, number, found)
    return key_to_bytes(found)
