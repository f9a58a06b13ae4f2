"""A served table as the server has sent it to this guest: the scene, the story, the score, and what needs attention
now."""

from __future__ import annotations

import time
from math import ceil
from typing import Any, Final

from ceki.client.connection import CONNECTED, ENDED, RESTARTING, Connection, Message, Standing
from ceki.client.moment import Moment, read_moment
from ceki.client.refusals import CATALOGUE as REFUSALS
from ceki.client.refusals import refusal_told
from ceki.client.results import read_result, read_standing
from ceki.client.safe_text import line_of
from ceki.engine.bits import NONE
from ceki.locales.messages import said
from ceki.locales.rows import labelled
from ceki.play.rulebook.reading import about
from ceki.play.rulebook.sentences import (
    Sentence,
    event_told,
    happened_told,
    plain_word,
    stands_told,
    stopped,
    you,
)
from ceki.play.rulebook.settled import match_told, result_told
from ceki.play.ruleset import Ruleset
from ceki.play.showing.view_data import read_move
from ceki.terminal.choices import Choice, choices_of
from ceki.terminal.drawing.places import places
from ceki.terminal.drawing.scene import Scene, partners_of
from ceki.terminal.lines.advice import advice_lines, review_lines
from ceki.terminal.lines.changes import changes_told, laid_open, lying_told
from ceki.terminal.lines.commands import SCREENS, TERMINAL
from ceki.terminal.lines.described import turn_in_words
from ceki.terminal.lines.others import chat_told, in_short, seat_note
from ceki.terminal.lines.sheet import Ledger, Sheet
from ceki.terminal.waited_for import warning

KEPT: Final = 2000  # sentences of the story


class ServedTable:
    """The sum of a connection's messages. `hear` takes each; everything else reads it off.

    `hear` raises `ValueError`, in one sentence, for a message that breaks the protocol.
    """

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.moment: Moment | None = None
        self.ahead = 0.0  # seconds that the server's clock is before this one's
        self.story: list[Sentence] = []
        self.missed: list[str] = []  # what happened while the connection was lost
        self.refusal = ""
        self.advice: list[str] = []  # what was asked for and has come: a hint, or a review of the round
        self.ready_for = 0  # the round after which the next one was asked for
        self.broken = False  # whether the connection was lost since the last state
        self.complained = 0  # broken promises of the server that are told

    # ------------------------------------------------------------ what is heard

    def hear(self, message: Message | Standing) -> list[Sentence]:
        """Takes a message. Returns what is new in the story."""
        told = len(self.story)
        if isinstance(message, Standing):
            self.broken = self.broken or (message.state != CONNECTED and self.moment is not None)
        elif message["type"] == "state":
            self._hear_state(message)
        elif message["type"] == "error" and _is_mine(message, self.connection.pending is not None):
            self.refusal = refusal_told(message, self.moment.ruleset.game if self.moment is not None else None)
        elif message["type"] == "hint" and self.moment is not None and self.moment.still_stands(message.get("seq")):
            self.advice = advice_lines(self.moment.ruleset.game, message)
        elif message["type"] == "review" and self.moment is not None and message.get("round") == self.moment.round:
            self.advice = review_lines(self.moment.ruleset.game, message)
        elif message["type"] == "chat":
            self.story.append(chat_told(message))
        new = self.story[told:]
        del self.story[:-KEPT]
        return new

    def _hear_state(self, state: dict[str, Any]) -> None:
        before = self.moment
        self.moment = now = read_moment(state, before)
        self.ahead = state["now"] / 1000 - time.time() if "now" in state else 0.0
        events = [(event, self._told(event, now)) for event in state["events"]]
        self.story += [sentence for _, sentence in events]
        moves = [event for event, _ in events if event["move"]]
        if before is not None and before.round == now.round and len(moves) == 1 and before.view and now.view:
            self.story += changes_told(before.view, now.view, _named(now, moves[0]["move"]), self.names)
        elif (before is None or before.round != now.round) and now.view is not None and not state["over"]:
            self.story += lying_told(now.view, self.names)
        newly = before is None or not before.state["over"] or before.round != now.round
        if state["over"] and newly and now.view is not None:
            game = now.ruleset.game
            told = [*laid_open(now.view, self.names), *result_told(read_result(state, game), self.names, now.ruleset)]
            self.story += [*told, *match_told(read_standing(state, game), self.persons, now.ruleset)]
        broken = self.connection.fairness.broken
        self.story += [Sentence(line, True) for line in broken[self.complained :]]
        self.complained = len(broken)
        if self.broken and events:
            self.missed = in_short([sentence for _, sentence in events])
        if moves or before is None or before.round != now.round:
            self.refusal = ""
        self.broken = False

    def _told(self, event: dict[str, Any], now: Moment) -> Sentence:
        """An event in a sentence. Raises `ValueError` for one that this program does not know."""
        try:
            told = event_told(event, now.ruleset.game, self.names)
        except (KeyError, TypeError, ValueError) as error:
            raise ValueError(said(TERMINAL, "unknown-event", {"what": str(error)})) from None
        return Sentence(line_of(told.text), told.loud)

    # ------------------------------------------------------------ who and what

    @property
    def me(self) -> int:
        """This guest's seat; -1 for a guest who looks on."""
        return self.moment.me if self.moment is not None else NONE

    @property
    def names(self) -> list[str]:
        """The name at each seat; this guest is You, and nobody else is."""
        found = self.moment.names if self.moment is not None else []
        return [you() if seat == self.me else f'"{name}"' if name == you() else name for seat, name in enumerate(found)]

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the table, once it is known."""
        assert self.moment is not None
        return self.moment.ruleset

    @property
    def offered(self) -> list[Choice]:
        """The choices; none while a move is on its way, and the server makes a single legal move itself."""
        now = self.moment
        if now is None or now.view is None or len(now.moves) < 2 or self.on_its_way:
            return []
        return choices_of(now.view, now.moves)

    @property
    def practised(self) -> bool:
        """Whether the server helps who sits here: the table is for practice."""
        return self.moment is not None and self.me >= 0 and bool(self.moment.state["table"].get("practice"))

    @property
    def no_talk(self) -> str:
        """Why this guest cannot speak to the table; nothing where it can."""
        if self.moment is None or self.me < 0:
            return said(REFUSALS, "looks_on", {})
        return "" if self.moment.state["table"].get("chat") else said(REFUSALS, "table_quiet", {})

    def no_advice(self, word: str) -> str:
        """Why there is no `hint` or `review` now; nothing where there is."""
        if not self.practised:
            return said(REFUSALS, "practice_only", {"what": word})
        if word == "hint" and not self.offered:
            return stopped(said(TERMINAL, "hint-no-choice", {}))
        if word == "review" and self.sheet is None:
            return stopped(said(TERMINAL, "review-early", {}))
        return ""

    @property
    def on_its_way(self) -> str:
        """The move that the server has not answered yet, or whose state has not come; else nothing."""
        if self.connection.pending is not None:
            return plain_word(str(self.connection.pending["move"]))
        behind = self.moment is not None and self.moment.state["seq"] < self.connection.acked
        return said(TERMINAL, "last-move", {}) if behind else ""

    @property
    def wants_next(self) -> bool:
        """Whether this guest is to say that it is ready for the next round."""
        now = self.moment
        return now is not None and now.between and self.connection.token is not None and self.ready_for < now.round

    @property
    def proposal(self) -> dict[str, Any] | None:
        """The proposal for the rounds to come, as the protocol has it; None where there is none."""
        return self.moment.state.get("agreeing", {}).get("proposal") if self.moment is not None else None

    @property
    def has_agreed(self) -> bool:
        """Whether this guest need not say yes to it any more."""
        person = self.moment.state["person"] if self.moment is not None else NONE
        return self.proposal is None or person == NONE or person in self.proposal["yes"]

    # ------------------------------------------------------------ money

    @property
    def ledger(self) -> Ledger:
        """How everybody stands."""
        assert self.moment is not None
        state = self.moment.state
        cents = {chair["person"]: int(chair["cents"]) for chair in (*state["seats"], *state["out"])}
        in_order = [cents[person] for person in sorted(cents)]
        return Ledger(self.persons, in_order, int(state["pot"]), read_standing(state, self.ruleset.game), self.ruleset)

    @property
    def persons(self) -> list[str]:
        """The name of each person, also of those who sit out."""
        assert self.moment is not None
        chairs = [(chair["person"], name) for chair, name in zip(self.moment.state["seats"], self.names, strict=True)]
        chairs += [(chair["person"], line_of(chair["name"])) for chair in self.moment.state["out"]]
        return [name for _, name in sorted(chairs)]

    @property
    def sheet(self) -> Sheet | None:
        """The score of the round that is over; None while one is played."""
        now = self.moment
        if now is None or not now.state["over"]:
            return None
        cents = list(now.state["cents"])
        return Sheet(now.round, read_result(now.state, now.ruleset.game), self.names, now.ruleset, cents, self.ledger)

    # ------------------------------------------------------------ the scene

    def scene(self, chosen: int | None, now: float, clock: float) -> Scene | None:
        """The table to be drawn at loop time `now` and wall time `clock` (seconds); None before the first deal."""
        moment = self.moment
        if moment is None or moment.view is None:
            return None
        offered, standing = self.offered, read_standing(moment.state, moment.ruleset.game)
        return Scene(
            view=moment.view,
            names=self.names,
            stands=[stands_told(standing, chair["person"], int(chair["cents"])) for chair in moment.state["seats"]],
            story=self.story,
            round_number=moment.round,
            places=places(moment.view),
            offered=offered,
            chosen=chosen if any(c.card == chosen for c in offered) else None,
            prompt=self.prompt(clock),
            partners=partners_of(moment.view),
            banner=tuple(self.banner(now)),
            idle=said(SCREENS, "look-on-keys", {}),
            going=self.going_on(clock),
            notes=self.notes(),
        )

    def notes(self) -> dict[int, tuple[str, ...]]:
        """What to know of the others: a bot, somebody away; the longest first."""
        assert self.moment is not None
        found = {seat: seat_note(chair) for seat, chair in enumerate(self.moment.state["seats"]) if seat != self.me}
        return {seat: note for seat, note in found.items() if note}

    def prompt(self, clock: float) -> str:
        """Whose turn it is, or whom the table waits for, in a few words."""
        moment = self.moment
        if moment is None or moment.view is None:
            return ""
        state = moment.state
        if self.on_its_way:
            return said(TERMINAL, "sending", {"move": self.on_its_way})
        if moment.ended:
            return self.end_told
        if state["over"]:
            return self._prompt_between()
        left = (state["deadline"] or 0) / 1000 - clock - self.ahead
        seconds = f" {left:.0f} s" if state["deadline"] and left > 0 else ""
        only = f" {said(TERMINAL, 'one-move', {})}" if len(moment.moves) == 1 else ""
        return turn_in_words(moment.view, self.names) + only + seconds

    @property
    def end_told(self) -> str:
        """That the table has ended, and how."""
        assert self.moment is not None
        closed = not self.moment.state["match_over"]
        return said("events", "closed", {}) if closed else said("results", "match-over", {})

    def _prompt_between(self) -> str:
        if self.wants_next:
            return said(TERMINAL, "enter-next", {})
        late = [self.names[seat] for seat in self._late()]
        return said(TERMINAL, "waiting-for", {"names": late}) if late else said(TERMINAL, "round-comes", {})

    # ------------------------------------------------------------ those who do not answer

    def _late(self) -> list[int]:
        """The seats of the others whom the table waits for: whose turn it is, or who are not ready as others are."""
        assert self.moment is not None
        state = self.moment.state
        others = [(s, one) for s, one in enumerate(state["seats"]) if one["kind"] == "human" and s != self.me]
        if state["over"]:
            return [seat for seat, one in others if one["connected"] and seat not in state["ready"]]
        return [seat for seat, _ in others if seat == state["turn"]]

    def _left(self, clock: float) -> float | None:
        """Seconds that those whom the table waits for still have; None where nobody counts them."""
        ends = self.moment.state["patience"] if self.moment is not None else None
        return None if ends is None else ends / 1000 - clock - self.ahead

    def silent(self, clock: float) -> list[tuple[str, int]]:
        """Whose place can go to a bot, in words, and the person: those who are away or have had their time."""
        left = self._left(clock)
        if self.moment is None or self.me < 0 or self.moment.ended:
            return []
        late = self._late() if left is not None and left <= 0 else []
        chairs = enumerate(self.moment.state["seats"])
        gone = [seat for seat, chair in chairs if seat in late or (chair["kind"] == "away" and seat != self.me)]
        persons = [self.moment.state["seats"][seat]["person"] for seat in gone]
        return [
            (said(TERMINAL, "silent", {"name": self.names[seat], "votes": self._votes("remove", person)}), person)
            for seat, person in zip(gone, persons, strict=True)
        ]

    def going_on(self, clock: float) -> str:
        """What can be done about those who do not answer, and when; nothing where all do."""
        left = self._left(clock)
        if self.moment is None or self.me < 0 or self.moment.ended:
            return ""
        late = [self.names[seat] for seat in self._late()]
        who = said(TERMINAL, "names", {"names": late[:2], "more": max(len(late) - 2, 0)})
        if late and left is not None and left > 0:
            return stopped(said("going", "without-in", {"who": who, "seconds": ceil(left)}))
        if late and left is not None:
            without = said("going", "without", {"who": who, "votes": self._votes("without", NONE)})
            return f"+: {without}   -: {said(SCREENS, 'bot-for-good', {})}"
        return f"-: {said(SCREENS, 'give-away', {})}" if self.silent(clock) else ""

    def _votes(self, what: str, person: int) -> int:
        """How many are for it."""
        assert self.moment is not None
        found = [one["by"] for one in self.moment.state["votes"] if (one["what"], one["person"]) == (what, person)]
        return len(found[0]) if found else 0

    def banner(self, now: float) -> list[str]:
        """What needs attention now: how the connection stands, what the guest missed, what the server refused."""
        standing = self.connection.standing
        lines = []
        if standing.state == ENDED:
            why = standing.why or said(TERMINAL, "connection-ended", {})
            lines.append(f"{stopped(why)} {said(TERMINAL, 'q-leaves', {})}")
        elif standing.again_at and standing.state != CONNECTED:
            lines.append(self.lost_told(max(ceil(standing.again_at - now), 1)))
        elif self.stood_in:
            lines.append(said(SCREENS, "stood-in", {}))
        elif told := warning(self.moment, self.ahead, said(SCREENS, "be-here", {})):
            lines.append(told)
        elif self.waits_for_deal:
            lines.append(happened_told("coming", you()).text)
        lines += self.missed
        return [*lines, self.refusal] if self.refusal and standing.state != ENDED else lines

    def lost_told(self, seconds: int = 0) -> str:
        """That the connection is lost, and in how many seconds it is tried again; 0 where nobody counts them."""
        what = "restarting" if self.connection.standing.state == RESTARTING else "lost"
        kept = "yes" if seconds and self.connection.token is not None else "no"
        return said(TERMINAL, "connection-lost", {"what": what, "seconds": seconds, "kept": kept})

    @property
    def stood_in(self) -> bool:
        """Whether a bot plays for this guest, who was away or took too long."""
        return self.moment is not None and self.me >= 0 and self.moment.state["seats"][self.me]["kind"] == "away"

    @property
    def waits_for_deal(self) -> bool:
        """Whether this guest has sat down during the round, and plays from the next deal."""
        state = self.moment.state if self.moment is not None else {"seats": ()}
        return any(one["kind"] == "coming" and one["person"] == state.get("person") for one in state["seats"])

    def waiting_lines(self, now: float) -> list[str]:
        """Before the first deal: who sits, who is waited for, where the others come in."""
        if self.moment is None:
            connecting = said(TERMINAL, "connecting", {"link": str(self.connection.link)})
            return [*self.banner(now), connecting, "", said(TERMINAL, "q-leaves", {})]
        state = self.moment.state
        lines = [*self.banner(now), state["table"]["title"] or about(self.ruleset.game).title, ""]
        lines = [line_of(line) for line in lines]
        for seat, name in enumerate(self.names):
            kind = state["seats"][seat]["kind"]
            who = said("table", "seat-free", {}) if kind == "free" else name
            lines.append(f"  {labelled(said('table', 'seat', {'n': seat}), who)}")
        free = sum(chair["kind"] == "free" for chair in state["seats"])
        lines += ["", said(TERMINAL, "more-to-sit", {"n": free}) if free else said(TERMINAL, "dealt-soon", {})]
        code = line_of(state["table"]["code"])
        return [
            *lines,
            said(TERMINAL, "come-in", {"link": str(self.connection.link), "code": code}),
            said(TERMINAL, "q-leaves", {}),
        ]


def _is_mine(error: Message, pending: bool) -> bool:
    """Whether a refusal is for the eyes of who plays: not where the move is sent again, nor of a seed that is late."""
    return not (error.get("code") == "retry" and pending) and not (
        error.get("code") == "stale" and not error.get("move_id")
    )


def _named(moment: Moment, move: str) -> int:
    """The card that a move's sentence names already."""
    return NONE if move.endswith("??") else read_move(moment.ruleset.game, move)[1]
