"""A table: what its events, folded in order, make of it. Nothing else is state; every event can be folded again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Final

from ceki.play.dealt_hands import hands_dealt
from ceki.play.match import Match
from ceki.play.round import Round
from ceki.play.ruleset import Ruleset, ruleset
from ceki.server.fairness.fair_deal import match_seed
from ceki.server.limits import GAP
from ceki.server.protocol.errors import Refused
from ceki.server.tables.about import About
from ceki.server.tables.events import NOBODY, Event
from ceki.server.tables.failing import RULE_FAILED, TableFailed, rules
from ceki.server.tables.model import (
    AWAY,
    BOT,
    COMING,
    FREE,
    HUMAN,
    Chair,
    Dealing,
    Past,
    Played,
    Proposal,
    Told,
    past_of,
)  # fmt: skip

PLAY: Final = frozenset({"dealt", "moved", "undone"})  # events after which an older intention is stale


@dataclass
class Table:
    """The fold of a table's events."""

    id: str
    code: str
    seq: int = 0
    about: About = field(init=False)  # from the first event on
    made_at: float = 0.0  # seconds since 1970
    chairs: list[Chair] = field(default_factory=list)
    round: Round | None = None
    seated: list[int] = field(default_factory=list)
    number: int = 0  # of the round that is or was last played, from 1
    dealing: Dealing | None = None  # of that round
    dealt: list[str] = field(default_factory=list)  # its hands, in codes,
    sat_as: dict[int, str] = field(default_factory=dict)  # by the event of their sitting down, what each was called
    named: list[str] = field(default_factory=list)  # and the name at each seat then
    coming: Dealing | None = None  # of the next one
    story: list[Told] = field(default_factory=list)
    ready: set[int] = field(default_factory=set)
    came: list[int] = field(default_factory=list)  # the people, who came first first: the first is the host
    votes: dict[tuple[str, int], set[int]] = field(default_factory=dict)  # who would: (what, about whom)
    began: set[int] = field(default_factory=set)  # the people who have played this round from its deal on
    known: set[int] = field(default_factory=set)  # those who have played a whole one here
    relieved: int = NOBODY  # whose move a bot makes now, for their time for it is up
    proposal: Proposal | None = None
    proposed: int = 0  # how often something was, since the round ended
    closed: bool = False
    broken_off: bool = False  # it was closed before its match was over, which was settled as it stood
    failed: TableFailed | None = None  # why it was closed, where a rule has failed
    arranged_at: int = 0  # the last event that was more than a move within a round
    moved_at: int = 0  # the last event that changed what is to be played,
    moved_when: float = 0.0  # and when it was, in seconds since 1970
    moves_of: dict[tuple[int, str], int] = field(default_factory=dict)
    choices: list[int] = field(default_factory=list)  # how many moves lay before each choice of a person
    history: list[Played] = field(default_factory=list)
    unsettled: Match | None = None  # the match before this round was settled, where moves are taken back

    def fold(self, events: Iterable[Event]) -> None:
        """Lets events happen, in order."""
        for event in events:
            if event.seq != self.seq + 1:
                raise ValueError(f"event {event.seq} does not follow event {self.seq}")
            try:
                self._happen(event)
            except TableFailed as failed:
                self._break_off(event, failed)
            self.seq = event.seq
            if event.kind != "moved" or not self.playing:
                self.arranged_at = event.seq
            if event.kind in PLAY:
                self.votes.clear()
                self.relieved = NOBODY
                self.proposal, self.proposed = None, 0
            if event.move_id is not None:
                self.moves_of[event.person, event.move_id] = event.seq

    def _happen(self, event: Event) -> None:
        """An event, and what the rules then ask. Raises `TableFailed`."""
        getattr(self, f"_{event.kind}")(event)
        if event.kind not in PLAY:
            return
        self.moved_at, self.moved_when = event.seq, event.at
        if self.playing and self.round is not None:
            with rules():
                asks, most = bool(self.legal), self.round.longest
            if not asks:
                raise TableFailed("no move is legal and the round is not over")
            if len(self.round.numbers) >= most:
                raise TableFailed(f"the round does not end after {most} moves")

    def _break_off(self, event: Event, failed: TableFailed) -> None:
        """A table whose rules fail is closed as it stood before; every server that folds the same event does so."""
        if event.kind != "dealt" and self.round is not None and self.dealing is not None:
            played = self.round
            kept = Past(
                played.ruleset, played.key, played.starter, played.pot_before, list(played.numbers),
                list(played.movers), False, None, [0] * len(self.seated),
            )  # fmt: skip
            self.history.append(Played(self.dealing, kept, list(self.seated), self.named, self.dealt))
        else:
            self.dealing = None
        self.failed, self.round, self.closed, self.broken_off = failed, None, True, True
        self.moved_at = event.seq
        self.story.append(Told(event.seq, "closed", NOBODY, name=failed.what, how=RULE_FAILED))

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
        """The person to move; None when nobody is."""
        return self.seated[self.round.turn] if self.playing and self.round is not None else None

    @property
    def legal(self) -> list[tuple[int, int]]:
        """The legal moves of the seat in turn, which the round works out once."""
        return self.round.legal_numbers if self.round is not None else []

    def move_of(self, text: str) -> tuple[int, int]:
        """The legal move (verb, card) that a text names. Raises `Refused`."""
        try:
            made = self.round.as_numbers(text) if self.round is not None else None
        except ValueError:
            raise Refused("unknown_move") from None
        if made is None or made not in self.legal:
            raise Refused("illegal_move")
        return made

    @property
    def may_undo(self) -> bool:
        """Whether the last choice can be taken back: in practice, also when the round is over."""
        return bool(self.about.practice and self.choices and self.round is not None and not self.closed)

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
        """Whether all people who have a place here accept the proposal. Bots take every bet."""
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
        """The person whose table it is: the maker, or the first of the people who came after them; -1 is nobody."""
        return self.came[0] if self.came else NOBODY

    def seat_of(self, person: int) -> int:
        """Where a person sits this round; -1 for a person who looks on or sits out."""
        return self.seated.index(person) if person in self.seated else NOBODY

    def holds(self, person: int) -> bool:
        """Whether the token of a place is good: of the person who sits there, or who left it during this round."""
        return self.chairs[person].human or self.chairs[person].kept

    def sees(self, person: int) -> int:
        """The seat whose cards a person sees; -1 for none, as for a person who sat down during the round."""
        shown = person != NOBODY and self.chairs[person].kind in (HUMAN, AWAY)
        return self.seat_of(person) if shown else NOBODY

    @property
    def names(self) -> list[str]:
        """The name at each seat."""
        return [self.chairs[person].name for person in self.seated]

    # ------------------------------------------------------------ what happens

    def _created(self, event: Event) -> None:
        self.about, self.made_at = About.model_validate(event.body), event.at
        options: dict[str, Any] = self.about.options
        self.made = ruleset(self.about.game, self.about.players, **options)
        self.match = Match(self.made, match_seed(self.id), self.about.rounds)
        self.chairs = [Chair() for _ in self.match.cents]
        self.seated = list(self.match.seated)

    def _sat(self, event: Event) -> None:
        chair, body = self.chairs[event.person], event.body
        chair.name, chair.kind, chair.level, chair.kept = body["name"], body["kind"], body["level"], False
        chair.muted, self.sat_as[event.seq] = False, body["name"]
        self.began.discard(event.person)
        self.known.discard(event.person)
        if self.coming is not None:
            self.coming.player_seeds[event.person] = None  # what was there is of somebody who has left
        self._tell(event, how=COMING if chair.kind == COMING else "")
        if chair.human:
            self.came.append(event.person)

    def _renamed(self, event: Event) -> None:
        """A person has another name, from the beginning on. The events of their sitting down say so already; who has
        folded them before still knows the old one."""
        person, name = event.person, event.body["name"]
        old = {self.sat_as[seq] for seq in event.body["sat"]}
        self.sat_as.update(dict.fromkeys(event.body["sat"], name))

        def called(whose: int, now: str) -> str:
            return name if whose == person and now in old else now

        self.chairs[person].name = called(person, self.chairs[person].name)
        self.named = [*map(called, self.seated, self.named)]
        self.history = [replace(one, names=[*map(called, one.seated, one.names)], receipt="") for one in self.history]
        self.story = [replace(one, name=called(one.person, one.name)) for one in self.story]

    def _muted(self, event: Event) -> None:
        self.chairs[event.person].muted = True

    def _left(self, event: Event) -> None:
        chair = self.chairs[event.person]
        removed = bool(event.body.get("removed"))
        self._tell(event, how="removed" if removed else "")
        chair.kept = (self.playing or removed) and chair.kind != COMING
        self.began.discard(event.person)
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
        self.began.discard(event.person)
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
        with rules():
            self.round = self.match.next_round(bytes.fromhex(event.body["key"]))
            self.dealt = [" ".join(hand) for hand in hands_dealt(self.ruleset.game, self.round.position.look())]
        self.seated = list(self.match.seated)
        self.named = self.names
        self.ready, self.choices, self.story = set(), [], []
        self.began = {person for person in self.seated if self.chairs[person].kind == HUMAN}
        self._tell(event, seat=self.round.starter, options=self.dealing.agreed)
        self._settle_if_over()

    def _moved(self, event: Event) -> None:
        assert self.round is not None
        verb, card = self.round.as_numbers(event.body["move"])
        if event.body["by"] == HUMAN:
            self.choices.append(len(self.round.numbers))
        if (verb, card) not in self.legal:
            raise ValueError(f"event {event.seq}: the move {event.body['move']!r} is not legal")
        with rules():
            self.round.make(verb, card)
        seen_by, forced = self.round.seen_by(-1), event.body["by"] == "rules"
        self._tell(event, verb=verb, card=card, witnesses=seen_by, forced=forced)
        self._settle_if_over()

    def _undone(self, event: Event) -> None:
        assert self.round is not None
        if self.round.over and self.unsettled is not None:
            self.match, self.unsettled = self.unsettled, None
            self.history.pop()
            self.ready = set()
        with rules():
            self.round.undo(event.body["moves"])
        while self.choices and self.choices[-1] >= len(self.round.numbers):
            self.choices.pop()
        self._tell(event)

    def _readied(self, event: Event) -> None:
        self.ready.add(event.person)
        self.votes.pop(("remove", event.person), None)

    def _stayed(self, event: Event) -> None:
        self.votes.pop(("remove", event.person), None)
        self.votes.pop(("without", NOBODY), None)

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
        how = event.body.get("why", "")
        try:
            with rules():
                self.match.close()
        except TableFailed as failed:  # the match stays unsettled, on every server that folds this
            self.failed, how = failed, RULE_FAILED
        self.closed = True
        self._tell(event, how=how)

    def _settle_if_over(self) -> None:
        if self.round is not None and self.round.over and self.dealing is not None:
            self.unsettled = self.match.copy() if self.about.practice else None
            seated = list(self.seated)
            with rules():
                self.match.settle(self.round)
                self._remember(self.round, self.dealing, seated)
            self._seats_settle()

    def _remember(self, played: Round, dealing: Dealing, seated: list[int]) -> None:
        self.history.append(Played(dealing, past_of(played), list(seated), self.named, self.dealt))

    def _seats_settle(self) -> None:
        """With the round ends what held for it alone: who waited for the next deal sits, who left has left."""
        self.known |= self.began
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
