"""A sitting: a match played at one keyboard, with people in the first places and bots in the others.

It holds the true table and gives everyone else views of it: bots, sentences and screens see nothing but these.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from ceki.bots import bot
from ceki.bots.advice import review as looking_back
from ceki.bots.advice.advise import THINKS, Advice, advise
from ceki.bots.advice.review import Progress, Review
from ceki.bots.levels import LEVELS
from ceki.bots.random import generator
from ceki.bots.search import Search
from ceki.engine.visibility.hide import WATCHER
from ceki.locales.messages import said
from ceki.play.log import Finished, write_match_log
from ceki.play.match import Match
from ceki.play.round import Round
from ceki.play.rulebook.sentences import (
    Sentence,
    dealt_told,
    happened_told,
    move_told,
    opening_told,
    options_told,
    sits_out_told,
    you,
)
from ceki.play.rulebook.settled import match_told, result_told
from ceki.play.rulebook.spelling import place_at
from ceki.play.ruleset import Ruleset
from ceki.play.standing import standing_of
from ceki.play.view import View, as_seen
from ceki.terminal.lines.changes import changes_told, laid_open, lying_told
from ceki.terminal.lines.commands import TERMINAL
from ceki.terminal.lines.sheet import Ledger, Sheet

NAMES: Final = (
    "Aminah", "Bima", "Citra", "Dewi", "Eko", "Fatimah", "Gita", "Hasan", "Intan", "Jaya", "Kartini", "Lim", "Melati",
    "Nyoman", "Omar", "Putri", "Rosli", "Siti", "Tan", "Umar",
)  # fmt: skip


@dataclass
class _Mark:
    """Where to return to by undo."""

    moves: int
    told: list[int] = field(default_factory=list)


class Sitting:
    """A match with `people` persons at this keyboard; the bot `bot_name` plays for all others, or for all (`auto`).

    `thinks` is the search that works out a hint. Raises `ValueError` for an unknown bot or more people than there are
    places.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        seed: int = 0,
        people: int = 1,
        bot_name: str = "greedy",
        rounds: int | None = None,
        auto: bool = False,
        thinks: Search = THINKS,
    ) -> None:
        self.ruleset, self.seed, self.auto, self.thinks = ruleset, seed, auto, thinks
        self.game = ruleset.game
        self.choose_for_bot = bot(bot_name)
        self.level = bot_name if bot_name in LEVELS else ""
        self.match = Match(ruleset, seed, rounds)
        persons = len(self.match.cents)
        if not 1 <= people <= persons:
            raise ValueError(said(TERMINAL, "people", {"people": people, "most": persons}))
        self.people = people
        self.persons = [you(), *NAMES[1:persons]] if people == 1 and not auto else list(NAMES[:persons])
        self.stories: list[list[Sentence]] = [[] for _ in range(people)]
        self.agreed: dict[str, Any] = {}  # options for the rounds to come
        self.finished: list[Finished] = []
        self._deal()

    def _deal(self) -> None:
        self.match.agree(self.agreed)
        self._agreed_now = self.agreed
        self.ruleset = self.match.ruleset
        self.round: Round = self.match.next_round()
        self.seated = list(self.match.seated)
        self.round_number = self.match.round + 1
        self._marks: list[_Mark] = []
        first = self.names[self.round.starter % self.ruleset.players]
        for sentence in opening_told(standing_of(self.match), self.persons) if self.match.round == 0 else []:
            self._tell_all(sentence)
        self._tell_all(dealt_told(self.round_number, first, options_told(self.agreed, self.game, self.names)))
        self.agreed = {}
        place = place_at(self.ruleset.game, len(self.seated), self.round.table)
        for person, name in enumerate(self.persons) if place else ():
            if person not in self.seated:
                self._tell_all(sits_out_told(name, place))
        for person, story in enumerate(self.stories):
            story.extend(lying_told(self.view(person), self.names))
        if self.round.over:
            self._end()

    # ------------------------------------------------------------ who sits where, who sees what

    @property
    def names(self) -> list[str]:
        """The name at each seat."""
        return [self.persons[person] for person in self.seated]

    def bots_told(self) -> dict[int, str]:
        """The level of the bot at each seat that a bot of a level plays."""
        bots = [seat for seat, person in enumerate(self.seated) if person >= self.people or self.auto]
        return {seat: self.level for seat in bots if self.level}

    def seat_of(self, person: int) -> int:
        """The seat of a person this round; `WATCHER` for one who sits out."""
        return self.seated.index(person) if person in self.seated else WATCHER

    def view(self, person: int | None) -> View:
        """What a person may know; None for nobody in particular."""
        return self.round.view(WATCHER if person is None else self.seat_of(person))

    @property
    def asked(self) -> int | None:
        """The person at this keyboard who must choose now; None when nobody must."""
        if self.round.over or self.auto:
            return None
        person = self.seated[self.round.turn]
        return person if person < self.people and len(self.round.legal_numbers) > 1 else None

    # ------------------------------------------------------------ moves

    def step(self) -> None:
        """Makes one move that needs no person here: a bot's, or the only one there is."""
        moves = self.round.legal_numbers
        forced = len(moves) == 1
        if forced:
            self._make(*moves[0], forced)
        else:
            state = generator(self.seed, self.match.round, len(self.round.numbers))
            self._make(*self.choose_for_bot(self.round.view(self.round.turn), state), forced)

    def choose(self, verb: int, card: int) -> None:
        """Makes the move of the person in turn. Raises `ValueError` for an illegal one and changes nothing."""
        mark = _Mark(len(self.round.numbers), [len(story) for story in self.stories])
        self._make(verb, card, False)
        self._marks.append(mark)

    def _make(self, verb: int, card: int, forced: bool) -> None:
        mover, before = self.round.turn, [self.view(person) for person in range(self.people)]
        self.round.make(verb, card)
        for person, story in enumerate(self.stories):
            after = self.view(person)
            move = as_seen((verb, card), after.seat, self.round.seen_by(-1))
            story.append(move_told(self.game, after.seat, mover, move, self.names[mover], forced))
            story.extend(changes_told(before[person], after, move[1], self.names))
        if self.round.over:
            self._end()

    def undo(self) -> None:
        """Back to the last choice. Raises `ValueError` where that is not allowed."""
        if self.people > 1:
            raise ValueError(said(TERMINAL, "alone", {"what": "undo"}))
        if self.round.over:
            raise ValueError(said(TERMINAL, "undo-settled", {}))
        if not self._marks:
            raise ValueError(said(TERMINAL, "undo-nothing", {}))
        mark = self._marks.pop()
        self.round.undo(len(self.round.numbers) - mark.moves)
        for story, length in zip(self.stories, mark.told, strict=True):
            del story[length:]
        self._tell_all(happened_told("undone", you()))

    # ------------------------------------------------------------ advice

    def hint(self) -> Advice:
        """Advice to the person who must choose now, from what that seat sees. Raises `ValueError` where there is none
        to give."""
        if self.people > 1:
            raise ValueError(said(TERMINAL, "alone", {"what": "hint"}))
        if self.asked is None:
            raise ValueError(said(TERMINAL, "hint-no-choice", {}))
        state = generator(self.seed, self.match.round, len(self.round.numbers), self.people)
        return advise(self.view(self.asked), state, self.thinks)

    def review(self, progress: Progress = lambda done, of: None) -> Review:
        """What the person's choices in the round have cost. Raises `ValueError` before its end, or where several
        people play."""
        if self.people > 1:
            raise ValueError(said(TERMINAL, "alone", {"what": "review"}))
        if not self.round.over:
            raise ValueError(said(TERMINAL, "review-early", {}))
        if self.seat_of(0) == WATCHER:
            raise ValueError(said(TERMINAL, "review-sat-out", {}))
        each = replace(self.thinks, playouts=self.thinks.playouts // 2)
        return looking_back.review(self.round, self.seat_of(0), generator(self.seed, self.round_number), each, progress)

    # ------------------------------------------------------------ rounds

    def _end(self) -> None:
        self.finished.append(Finished(self.round, self.names, self._agreed_now))
        self.match.settle(self.round)
        for person, story in enumerate(self.stories):
            story.extend(laid_open(self.view(person), self.names))
            story.extend(result_told(self.round.result, self.names, self.round.ruleset))
            story.extend(match_told(standing_of(self.match), self.persons, self.round.ruleset))

    def log(self) -> str:
        """The rounds that are over, as a file has them. It names every card of them."""
        return write_match_log(self.match, self.finished)

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.match.over

    @property
    def ledger(self) -> Ledger:
        """How everybody stands."""
        match = self.match
        return Ledger(self.persons, list(match.cents), match.pot, standing_of(match), match.ruleset)

    @property
    def sheet(self) -> Sheet:
        """The score of the round. Raises `ValueError` while it is played."""
        if not self.round.over:
            raise ValueError(said(TERMINAL, "score-early", {}))
        played = self.round
        return Sheet(self.round_number, played.result, self.names, self.ruleset, played.cents, self.ledger)

    def agree(self, options: Mapping[str, Any]) -> None:
        """Agrees these options for everybody here: the next round is dealt by them. Raises `ValueError` for what is not
        theirs to agree, or not now."""
        if not self.round.over or self.over:
            raise ValueError(said(TERMINAL, "agree-between", {}))
        self.ruleset.agreed(options).table()
        self.agreed = dict(options)

    def next_round(self) -> None:
        """Deals the next round. Raises `ValueError` while this one is played or when the match is over."""
        if not self.round.over:
            raise ValueError(said(TERMINAL, "not-over", {}))
        self._deal()

    def _tell_all(self, sentence: Sentence) -> None:
        for story in self.stories:
            story.append(sentence)
