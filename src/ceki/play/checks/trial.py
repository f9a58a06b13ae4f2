"""Three rounds of a game, played as written, to find what only play shows."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from ceki.engine import contract
from ceki.engine.bits import NONE
from ceki.engine.chance import key_from_seed
from ceki.engine.errors import NotAllowed, UnknownOption
from ceki.engine.game import CENTS, UNITS
from ceki.engine.module.specialize import specialize
from ceki.engine.moves import listed, no_moves
from ceki.engine.record import CARD, COUNTS, PILE, Record, copy, pack, record_type
from ceki.engine.rule import WRITTEN
from ceki.play.blank_table import arranged, blank_table
from ceki.play.checks.endless import Endless, bounded
from ceki.play.checks.mistake import GameError
from ceki.play.checks.whole import NotWhole, whole_numbered
from ceki.play.drivers.match_rules import begin, close, enter_round, set_table
from ceki.play.game_module import GameModule
from ceki.play.score import moved, payments
from ceki.play.view import View

ROWS: Final = {"lines": "score lines", "payments": "payments"}
PAY: Final = "pay({}, what, giver, taker, cents)"
MOVES: Final = 10_000  # of a round, whatever `longest` says
REASONS: Final = 16  # moves of which one is asked for its reasons


def refuse_unplayable(game: GameModule) -> None:
    """Plays a round with the fewest, the usual and the most players. Raises `GameError` for the first thing that goes
    wrong: a rule that fails or does not end, cards or cents that are lost, a deck that is not shuffled."""
    game = replace(game, table=whole_numbered(game.table))
    seats = game.info.seats
    usual = min(game.info.people, max(seats))
    for players in seats:
        _refuse_false_longest(game, players)
    rounds = [_Trial(game, players, seed) for seed, players in enumerate((usual, seats[0], seats[-1]))]
    for one in rounds:
        one.play()
    again = _Trial(game, usual, 9)
    again.deal()
    if all(_same(getattr(again.dealt, name), getattr(rounds[0].dealt, name)) for name in _places(game)):
        raise _at(game, "deal", "deals the same cards from every key; shuffle(g, g.PILE, NUMBER) moves them")
    if not any(one.pot for one in rounds):
        _refuse_false_cents(game, rounds)


def _set(game: GameModule, players: int) -> tuple[dict[str, Any], Any]:
    """The usual options of so many players, and their blank table."""
    name = "arrange"
    try:
        options = dict(arranged(game, players, {name: option.default for name, option in game.options.items()}, ()))
        name = "lay_out"
        return options, blank_table(game, players, options)
    except UnknownOption as error:
        raise _at(game, name, f"refuses the usual options at {players} players: {error}") from error
    except Exception as error:
        raise _failed(game, name, error) from error


def _refuse_false_longest(game: GameModule, players: int) -> None:
    """`longest` gives a number of moves."""
    _, blank = _set(game, players)
    try:
        found = game.namespace["longest"](blank)
    except Exception as error:
        raise _failed(game, "longest", error) from error
    if not isinstance(found, (int, np.integer)) or found < 1:
        raise _at(game, "longest", f"gives {found} for {players} players; allowed: a whole number of moves from 1")


class _Trial:
    """One round on its way."""

    def __init__(self, game: GameModule, players: int, seed: int) -> None:
        self.game, self.pot = game, False
        options, self.blank = _set(game, players)
        self.g: Any = copy(self.blank)
        self.g.key = key_from_seed(seed)
        self.g.starter = seed % players
        self.dealt: Record = self.g
        self.m: Any = whole_numbered(game.carried)()
        self.between(
            "open_match", begin, self.blank, game.people(players, options), len(game.info.partners), 0, seed, 9
        )
        self.between("set_out", set_table, copy(self.blank))

    def run(self, name: str, *arguments: Any) -> None:
        """Calls a function of the game, and not for ever."""
        try:
            bounded(self.game.rule(getattr(contract, name)), self.g, *arguments)
            pack(self.g, np.zeros(1, self.game.dtype)[0])
        except Exception as error:
            for what, most in (("lines", self.game.table.LINES), ("payments", self.game.table.PAYMENTS)):
                if isinstance(error, IndexError) and getattr(self.g, what) >= most:
                    says = f"more than {most} {ROWS[what]}; for more say class Table(Record, ..., {what}=NUMBER)"
                    error = OverflowError(says).with_traceback(error.__traceback__)
            raise _failed(self.game, name, error) from error
        self.pot = self.pot or bool(self.g.pot)

    def between(self, name: str, driver: Callable[..., Any], *arguments: Any) -> None:
        """Calls a function of the match, by what every match does there."""
        try:
            bounded(specialize(driver, self.game.namespace, WRITTEN), self.m, *arguments)
            pack(self.m, np.zeros(1, record_type(type(self.m)))[0])
        except Exception as error:
            raise _failed(self.game, name, error) from error
        if not 0 <= self.m.starter < self.m.players:
            says = f"m.starter is {self.m.starter}; the seats are 0 to {self.m.players - 1}"
            nobody = (
                "; nobody has won the round: won_by(g, one(seat)) says who"
                if name == "next_round" and not self.g.winners
                else ""
            )
            raise _at(self.game, name, says + nobody)
        seated = sorted(int(person) for person in self.m.seated[: self.m.players])
        if len(set(seated)) < len(seated) or seated[0] < 0 or seated[-1] >= self.m.people:
            says = f"m.seated is {', '.join(map(str, seated))}; each seat has a person of its own"
            raise _at(self.game, name, f"{says}, 0 to {self.m.people - 1}")
        if sum(self.m.cents) + self.m.pot:
            says = f"the people have {sum(self.m.cents)} cents together, the pot {self.m.pot}; they sum to 0"
            raise _at(self.game, name, says)

    def deal(self) -> None:
        self.run("deal")
        self.dealt = copy(self.g)
        self.refuse_lost_cards("deal")

    def play(self) -> None:
        """Plays the round to its end."""
        self.deal()
        made, longest = 0, min(MOVES, self.game.longest(self.g))
        while not self.g.over:
            if not 0 <= self.g.turn < self.g.seats:
                raise _at(self.game, "play", f"g.turn is {self.g.turn}; the seats are 0 to {self.g.seats - 1}")
            moves = self.legal()
            verb, card = moves[(made * 7 + self.g.starter) % len(moves)]
            if made % REASONS == 0:
                self.refuse_false_facts(verb, card)
            self.run("play", verb, card)
            made += 1
            self.refuse_lost_cards("play")
            if made > longest or (made == longest and not self.g.over):
                raise _at(self.game, "play", f"the round is not over after {made} moves, the most that longest allows")
        self.run("settle")
        self.refuse_lost_cards("settle")
        self.refuse_lost_money()
        self.refuse_false_lines()
        if not 0 <= self.g.winners < 1 << self.g.seats:
            says = f"g.winners is {self.g.winners}, the set of other seats than 0 to {self.g.seats - 1}"
            raise _at(self.game, "settle", f"{says}; won_by(g, one(seat)) takes a set of seats")
        self.between("next_round", enter_round, self.g)
        self.between("close_match", close, self.blank)
        settled = [int(one) for one in self.m.settled[: self.m.people]]
        self.refuse_untold_money("close_match", self.m, settled, -int(self.m.from_pot))

    def legal(self) -> list[tuple[int, int]]:
        moves, verbs = no_moves(), self.game.info.verbs
        self.run("legal", moves)
        found = listed(moves)
        if not found:
            raise _at(self.game, "legal", f"seat {self.g.turn} has no move before the end; g.over = 1 is the end")
        for verb, card in found:
            if verb >= len(verbs):
                known = ", ".join(f"{number} {one.word}" for number, one in enumerate(verbs))
                raise _at(self.game, "legal", f"verb {verb} is offered; GAME declares {known}")
            if verbs[verb].card == (card == NONE):
                how = "without a card" if card == NONE else "with a card"
                raise _at(self.game, "legal", f"{verbs[verb].word} is offered {how}; Verb says card={verbs[verb].card}")
            if card >= self.game.table.FACES:
                raise _at(self.game, "legal", f"card {card} is offered; the faces are 0 to {self.game.table.FACES - 1}")
        return found

    def refuse_false_facts(self, verb: int, card: int) -> None:
        """The reasons of a move are facts as they were declared."""
        record = np.zeros(1, self.game.dtype)
        pack(self.g, record[0])
        if "reasons" in self.game.namespace:
            try:
                bounded(View(self.game, record, self.g.turn).reasons, verb, card)
            except Exception as error:
                raise _failed(self.game, "reasons", error) from error

    def refuse_lost_cards(self, name: str) -> None:
        """Every face lies on the table as often as the deck has it."""
        faces, found = len(self.g.deck), np.zeros(len(self.g.deck), np.int64)
        for field in self.game.table.FIELDS.values():
            if field.holds_cards:
                value = np.atleast_1d(getattr(self.g, field.name))
                if field.kind == COUNTS and value.min() < 0:
                    raise _at(self.game, name, f"a card is taken from g.{field.name} that is not there")
                held = value[value >= 0]
                found += value.reshape(-1, faces).sum(axis=0) if field.kind == COUNTS else np.bincount(
                    held, minlength=faces
                )  # fmt: skip
        if (wrong := np.flatnonzero(found != self.g.deck)).size:
            face = int(wrong[0])
            says = f"face {face} lies {found[face]} times on the table and {self.g.deck[face]} times in g.deck"
            raise _at(self.game, name, f"{says}; cards move, none is lost or made")

    def refuse_lost_money(self) -> None:
        cents, pot = [int(one) for one in self.g.cents], int(self.g.pot)
        if sum(cents) + pot:
            says = f"the seats have {', '.join(map(str, cents))} cents, the pot {pot}: {sum(cents) + pot} from nowhere"
            raise _at(self.game, "settle", f"{says}; they sum to 0, as after {PAY.format('g')}")
        self.refuse_untold_money("settle", self.g, cents, pot)

    def refuse_untold_money(self, name: str, record: Any, cents: list[int], pot: int) -> None:
        """All money moves by payments, of which each says who pays whom for what."""
        kinds = [int(one) for one in record.paid_for[: record.payments]]
        if wrong := [one for one in kinds if not 0 <= one < len(self.game.info.lines)]:
            says = f"a payment is for score line {wrong[0]}; GAME declares {len(self.game.info.lines)}"
            raise _at(self.game, name, says)
        told = moved(payments(self.game, record), len(cents))
        if told != (cents, pot):
            says = (
                f"the payments come to {', '.join(map(str, told[0]))}, and the cents are {', '.join(map(str, cents))}"
            )
            raise _at(self.game, name, f"{says}; money moves by {PAY.format('m' if record is self.m else 'g')}")

    def refuse_false_lines(self) -> None:
        for i in range(int(self.g.lines)):
            what, seat = int(self.g.line_what[i]), int(self.g.line_seat[i])
            if not 0 <= what < len(self.game.info.lines):
                raise _at(
                    self.game, "settle", f"score line {what} is written; GAME declares {len(self.game.info.lines)}"
                )
            if not 0 <= seat < self.g.seats:
                raise _at(
                    self.game, "settle", f"a score line is for seat {seat}; the seats are 0 to {self.g.seats - 1}"
                )


def _refuse_false_cents(game: GameModule, rounds: Iterable[_Trial]) -> None:
    """Lines in cents say for what a seat has got its cents, where there is no pot."""
    told: dict[tuple[int, int], list[tuple[str, int]]] = {}
    got: dict[tuple[int, int], int] = {}
    for number, one in enumerate(rounds):
        for i in range(int(one.g.lines)):
            kind, amount = game.info.lines[one.g.line_what[i]], int(one.g.line_points[i])
            if kind.unit == CENTS and amount and not kind.total and not kind.each:
                told.setdefault((number, int(one.g.line_seat[i])), []).append((kind.word, amount))
    got = {
        place: int(one.g.cents[place[1]]) for number, one in enumerate(rounds) for place in told if place[0] == number
    }
    if told and all(sum(amount for _, amount in told[place]) != got[place] for place in told):
        place, lines = next(iter(told.items()))
        says = f"score line {lines[0][0]} brings {lines[0][1]} cents, and its seat has got {got[place]}"
        raise _at(game, "settle", f"{says}; the unit of a Line is one of {', '.join(UNITS)}")


def _places(game: GameModule) -> list[str]:
    """The fields in which cards lie."""
    return [name for name, field in game.table.FIELDS.items() if field.kind in (COUNTS, PILE, CARD) and name != "deck"]


def _same(one: Any, other: Any) -> bool:
    return bool(np.array_equal(one, other))


def _at(game: GameModule, name: str, says: str) -> GameError:
    """A mistake that a function of the game has made."""
    code = _function(game, name).__code__
    return GameError(f"{name}: {says}", code.co_filename, code.co_firstlineno)


def _failed(game: GameModule, name: str, error: Exception) -> GameError:
    """A mistake at the last line of the game that ran before an error."""
    code = _function(game, name).__code__
    return failed_in(game, name, error) or GameError(f"{name}: {_told(error)}", code.co_filename, code.co_firstlineno)


def failed_in(game: GameModule, name: str, error: Exception) -> GameError | None:
    """The same, None where no line of the game ran. Without a name it is of the first of its functions that ran."""
    folder = Path(game.namespace["deal"].__code__.co_filename).parent
    frames = [one for one in traceback.extract_tb(error.__traceback__) if Path(one.filename).parent == folder]
    if not frames:
        return None
    return GameError(f"{name or frames[0].name}: {_told(error)}", frames[-1].filename, frames[-1].lineno or 0)


@contextmanager
def told_by_line(game: GameModule) -> Iterator[None]:
    """Runs rules as written. What they raise becomes a `GameError` that names the file and the line."""
    try:
        yield
    except NotAllowed:
        raise
    except Exception as error:
        failed = failed_in(game, "", error)
        if failed is None:
            raise
        raise failed from error


def _told(error: Exception) -> str:
    said = " ".join(str(error).split()) or type(error).__name__
    return said if isinstance(error, (OverflowError, NotWhole, Endless)) else f"{type(error).__name__}: {said}"


def _function(game: GameModule, name: str) -> Any:
    return game.namespace.get(name) or getattr(contract, name)
