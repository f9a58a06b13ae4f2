"""A table: what its events, folded in order, make of it. Nothing else is state; every event can be folded again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ceki.engine.bits import NONE
from ceki.play.dealt_hands import hands_dealt
from ceki.play.match import Match
from ceki.play.round import Round
from ceki.play.ruleset import Ruleset, ruleset
from ceki.play.score import Result
from ceki.server.fairness.fair_deal import match_seed
from ceki.server.limits import GAP
from ceki.server.tables.events import NOBODY, Event

FREE, HUMAN, BOT, AWAY = "free", "human", "bot", "away"
COMING: Final = "coming"  # sat down while a round was played: a bot plays the seat to its end
PLAY: Final = frozenset({"dealt", "moved", "undone"})  # events after which an older intention is stale


@dataclass
class Chair:
    """A person's place at the table: a human's, a bot's, or nobody's yet. `kept`: who left it may come back to it."""

    name: str = ""
    kind: str = FREE
    level: str = ""
    kept: bool = False

    @property
    def human(self) -> bool:
        """Whether somebody holds the token of this place."""
        return self.kind in (HUMAN, AWAY, COMING)

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot makes its moves."""
        return self.kind in (BOT, AWAY, COMING)


@dataclass(frozen=True)
class Told:
    """An event of this round as it is told: who (a person), and the move if it was one; `how` it happened."""

    seq: int
    kind: str
    person: int
    seat: int = NOBODY
    name: str = ""
    verb: int = NONE
    card: int = NONE
    witnesses: frozenset[int] = frozenset()  # the seats that saw the card
    forced: bool = False
    how: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)  # that are proposed, or were agreed


@dataclass
class Dealing:
    """The server's seed for a round, what it is bound by, and what the players added."""

    number: int
    commitment: str
    server_seed: str
    player_seeds: list[str | None]
    agreed: dict[str, Any] = field(default_factory=dict)  # options that the players had agreed anew when it was dealt


@dataclass
class Proposal:
    """Options that a person would have agreed for the rounds to come, as they are told; and who has said yes."""

    seq: int
    person: int
    options: dict[str, Any]
    yes: set[int]


@dataclass(frozen=True)
class Past:
    """What is kept of a round that is over (or was abandoned): not its cards, which follow from the key."""

    ruleset: Ruleset
    key: bytes
    starter: int
    pot_before: int
    moves: list[tuple[int, int]]
    movers: list[int]
    over: bool
    result: Result | None  # of a round that is over
    cents: list[int]


@dataclass
class Played:
    """A round that is over (or was abandoned), for the log that all may read."""

    dealing: Dealing
    round: Past
    seated: list[int]  # the person at each seat,
    names: list[str]  # what they were called when it was dealt,
    dealt: list[str]  # and their hands then, in codes
    receipt: str = ""  # when it has been worked out


@dataclass
class Table:
    """The fold of a table's events."""

    id: str
    code: str
    seq: int = 0
    about: dict[str, Any] = field(default_factory=dict)
    chairs: list[Chair] = field(default_factory=list)
    round: Round | None = None
    seated: list[int] = field(default_factory=list)
    number: int = 0  # of the round that is or was last played, from 1
    dealing: Dealing | None = None  # of that round
    dealt: list[str] = field(default_factory=list)  # its hands, in codes,
    named: list[str] = field(default_factory=list)  # and the name at each seat then
    coming: Dealing | None = None  # of the next one
    story: list[Told] = field(default_factory=list)
    ready: set[int] = field(default_factory=set)
    came: list[int] = field(default_factory=list)  # the people, who came first first: the first is the host
    votes: dict[tuple[str, int], set[int]] = field(default_factory=dict)  # who would: (what, about whom)
    relieved: int = NOBODY  # whose move a bot makes now, for their time for it is up
    proposal: Proposal | None = None
    proposed: int = 0  # how often something was, since the round ended
    closed: bool = False
    broken_off: bool = False  # it was closed before its match was over, which was settled as it stood
    moved_at: int = 0  # the last event that changed what is to be played
    moves_of: dict[tuple[int, str], int] = field(default_factory=dict)
    choices: list[int] = field(default_factory=list)  # how many moves lay before each choice of a person
    history: list[Played] = field(default_factory=list)
    unsettled: Match | None = None  # the match before this round was settled, where moves are taken back
    worked_out: tuple[int, list[tuple[int, int]]] = (-1, [])  # the legal moves after an event

    def fold(self, events: Iterable[Event]) -> None:
        """Lets events happen, in order."""
        for event in events:
            if event.seq != self.seq + 1:
                raise ValueError(f"event {event.seq} does not follow event {self.seq}")
            getattr(self, f"_{event.kind}")(event)
            self.seq = event.seq
            if event.kind in PLAY:
                self.moved_at = event.seq
                self.votes.clear()
                self.relieved = NOBODY
                self.proposal, self.proposed = None, 0
            if event.move_id is not None:
                self.moves_of[event.person, event.move_id] = event.seq

    # ------------------------------------------------------------ what there is

    @property
    def ruleset(self) -> Ruleset:
        """The rules this table plays by."""
        return self.match.ruleset

    @property
    def playing(self) -> bool:
        """Whether a round is being played."""
        return self.round is not None and not self.round.over and not self.closed

    @property
    def turn(self) -> int | None:
        """The person who is asked; None when nobody is."""
        return self.seated[self.round.turn] if self.playing and self.round is not None else None

    @property
    def legal(self) -> list[tuple[int, int]]:
        """The legal moves of the seat in turn, worked out once."""
        if self.worked_out[0] != self.moved_at:
            self.worked_out = self.moved_at, self.round.legal_numbers if self.round is not None else []
        return self.worked_out[1]

    @property
    def may_undo(self) -> bool:
        """Whether the last choice can be taken back: in practice, also when the round is over."""
        return bool(self.about["practice"] and self.choices and self.round is not None and not self.closed)

    @property
    def filled(self) -> bool:
        """Whether everybody sits."""
        return all(chair.kind != FREE for chair in self.chairs)

    @property
    def may_deal(self) -> bool:
        """Whether the next round could be dealt now."""
        return self.filled and not self.playing and not self.closed and not self.match.over and self.coming is not None

    @property
    def agreed(self) -> bool:
        """Whether all people who have a place here say yes to what is proposed. Bots take every bet."""
        return self.proposal is not None and self.proposal.yes >= set(self.humans)

    @property
    def humans(self) -> list[int]:
        """The persons that are people."""
        return [person for person, chair in enumerate(self.chairs) if chair.human]

    @property
    def seedless(self) -> list[int]:
        """The people who have no part in the coming deal yet."""
        seeds = self.coming.player_seeds if self.coming is not None else []
        return [person for person in self.humans if not seeds[person : person + 1] or seeds[person] is None]

    @property
    def host(self) -> int:
        """The person whose table it is: the maker, or of the people who came after them the first; -1 is nobody."""
        return self.came[0] if self.came else NOBODY

    def seat_of(self, person: int) -> int:
        """Where a person sits this round; -1 for one who looks on or sits out."""
        return self.seated.index(person) if person in self.seated else NOBODY

    def holds(self, person: int) -> bool:
        """Whether the token of a place is good: somebody's who sits there, or who left it during this round."""
        return self.chairs[person].human or self.chairs[person].kept

    def sees(self, person: int) -> int:
        """The seat whose cards a person is shown; -1 where nobody's, as for one who sat down during the round."""
        shown = person != NOBODY and self.chairs[person].kind in (HUMAN, AWAY)
        return self.seat_of(person) if shown else NOBODY

    @property
    def names(self) -> list[str]:
        """The name at each seat."""
        return [self.chairs[person].name for person in self.seated]

    # ------------------------------------------------------------ what happens

    def _created(self, event: Event) -> None:
        self.about = dict(event.body)
        self.made = ruleset(self.about["game"], self.about["players"], **self.about["options"])
        self.match = Match(self.made, match_seed(self.id), self.about["rounds"])
        self.chairs = [Chair() for _ in self.match.cents]
        self.seated = list(self.match.seated)

    def _sat(self, event: Event) -> None:
        chair, body = self.chairs[event.person], event.body
        chair.name, chair.kind, chair.level, chair.kept = body["name"], body["kind"], body["level"], False
        if self.coming is not None:
            self.coming.player_seeds[event.person] = None  # what was there is of somebody who has left
        self._tell(event, how=COMING if chair.kind == COMING else "")
        if chair.human:
            self.came.append(event.person)

    def _left(self, event: Event) -> None:
        chair = self.chairs[event.person]
        removed = bool(event.body.get("removed"))
        self._tell(event, how="removed" if removed else "")
        chair.kept = self.playing and chair.kind != COMING and not removed
        self.came = [person for person in self.came if person != event.person]
        self.votes.pop(("remove", event.person), None)
        if self.proposal is not None:
            self.proposal.yes.discard(event.person)
        chair.kind, chair.level = (BOT, event.body["level"]) if self.number else (FREE, "")
        if chair.kind == FREE:
            chair.name = ""
        self.ready.discard(event.person)

    def _away(self, event: Event) -> None:
        self.chairs[event.person].kind, self.chairs[event.person].level = AWAY, event.body["level"]
        if self.turn == event.person:
            self.relieved = event.person
        self._tell(event)

    def _back(self, event: Event) -> None:
        chair = self.chairs[event.person]
        chair.kind, chair.level, chair.kept = HUMAN, "", False
        self._tell(event)
        self.votes.pop(("remove", event.person), None)
        self.votes.pop(("without", NOBODY), None)
        if event.person not in self.came:
            self.came.append(event.person)

    def _committed(self, event: Event) -> None:
        body = event.body
        self.coming = Dealing(body["round"], body["commitment"], body["server_seed"], [None] * len(self.chairs))

    def _seeded(self, event: Event) -> None:
        assert self.coming is not None
        self.coming.player_seeds[event.person] = event.body["hex"]

    def _dealt(self, event: Event) -> None:
        assert self.coming is not None
        self.dealing, self.coming = self.coming, None
        self.number = event.body["round"]
        if agreed := event.body.get("agreed"):
            self.match.agree(agreed)
            self.dealing.agreed = agreed
        self.round = self.match.next_round(bytes.fromhex(event.body["key"]))
        self.seated = list(self.match.seated)
        self.named = self.names
        self.dealt = [" ".join(hand) for hand in hands_dealt(self.ruleset.game, self.round.table)]
        self.ready, self.choices, self.story = set(), [], []
        self._tell(event, seat=self.round.starter, options=self.dealing.agreed)
        self._settle_if_over()

    def _moved(self, event: Event) -> None:
        assert self.round is not None
        verb, card = self.round.as_numbers(event.body["move"])
        if event.body["by"] == HUMAN:
            self.choices.append(len(self.round.numbers))
        self.round.make(verb, card)
        seen_by, forced = self.round.witnesses[-1], event.body["by"] == "rules"
        self._tell(event, verb=verb, card=card, witnesses=seen_by, forced=forced)
        self._settle_if_over()

    def _undone(self, event: Event) -> None:
        assert self.round is not None
        if self.round.over and self.unsettled is not None:
            self.match, self.unsettled = self.unsettled, None
            self.history.pop()
            self.ready = set()
        self.round.undo(event.body["moves"])
        while self.choices and self.choices[-1] >= len(self.round.numbers):
            self.choices.pop()
        self._tell(event)

    def _readied(self, event: Event) -> None:
        self.ready.add(event.person)
        self.votes.pop(("remove", event.person), None)

    def _voted(self, event: Event) -> None:
        self.votes.setdefault((event.body["what"], event.body["about"]), set()).add(event.person)

    def _proposed(self, event: Event) -> None:
        self.proposal = Proposal(event.seq, event.person, event.body["options"], {event.person})
        self.proposed += 1
        self._tell(event, options=self.proposal.options)

    def _agreed(self, event: Event) -> None:
        assert self.proposal is not None
        self.proposal.yes.add(event.person)
        self._tell(event)

    def _refused(self, event: Event) -> None:
        self.proposal = None
        self._tell(event)

    def _closed(self, event: Event) -> None:
        if self.playing and self.round is not None and self.dealing is not None:
            self._remember(self.round, self.dealing, self.seated)
        self.broken_off = self.broken_off or not self.match.over
        self.match.close()
        self.closed = True
        self._tell(event)

    def _settle_if_over(self) -> None:
        if self.round is not None and self.round.over and self.dealing is not None:
            self.unsettled = self.match.copy() if self.about["practice"] else None
            seated = list(self.seated)
            self.match.settle(self.round)
            self._remember(self.round, self.dealing, seated)
            self._seats_settle()

    def _remember(self, played: Round, dealing: Dealing, seated: list[int]) -> None:
        self.history.append(Played(dealing, _past(played), list(seated), self.named, self.dealt))

    def _seats_settle(self) -> None:
        """With the round ends what held for it alone: who waited for the next deal sits, who left has left."""
        for chair in self.chairs:
            chair.kept = False
            if chair.kind == COMING:
                chair.kind, chair.level = HUMAN, ""

    def _tell(self, event: Event, seat: int | None = None, **move: Any) -> None:
        at = self.seat_of(event.person) if seat is None else seat
        name = self.chairs[event.person].name if event.person >= 0 else ""
        self.story.append(Told(event.seq, event.kind, event.person, at, name, **move))
        if self.round is None:
            del self.story[:-GAP]


def _past(played: Round) -> Past:
    moves = [_moves.setdefault(move, move) for move in played.numbers]
    result = played.result if played.over else None
    return Past(
        played.ruleset, played.key, played.starter, played.pot_before, moves, list(played.movers), played.over, result,
        played.cents,
    )  # fmt: skip


_moves: dict[tuple[int, int], tuple[int, int]] = {}  # each once, for all the rounds that are kept
