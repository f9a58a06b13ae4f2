"""What the server sends over the socket: every message, and every field of it."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter, create_model

from ceki.server.protocol.advice import Hint, Review
from ceki.server.protocol.errors import Refusal
from ceki.server.protocol.facts import (
    Code,
    Direction,
    Fact,
    Fair,
    FieldValue,
    LaidResult,
    MatchState,
    Move,
    Options,
    SeatKind,
)  # fmt: skip


class TableHead(Fact):
    """The table: what it is called, and how it plays."""

    id: str
    code: str
    title: str
    game: str
    players: int
    direction: Direction
    practice: bool
    chat: bool
    seconds: Annotated[int | None, Field(description="for a move; null without a clock")]
    watchers: int
    days: Annotated[
        int | None, Field(description="for a move, at a table by days; then the others may go on without that player")
    ] = None
    round: Annotated[int, Field(description="from 1; 0 before the first deal")]
    rounds: Annotated[int | None, Field(description="of the match; null where the game or the people decide")]
    bots_at: Annotated[
        int | None, Field(description="when bots take the seats that are free then; null where they wait for people")
    ] = None


class Person(Fact):
    """Somebody who has a place at the table."""

    person: int
    name: str
    kind: SeatKind
    level: Annotated[str, Field(description="of a bot; absent for a human")] = ""
    connected: bool
    cents: Annotated[int, Field(description="of the match so far")]


class SeatState(Person):
    """A seat, and who plays on it this round."""

    seat: int


class TableEvent(Fact):
    """Something that happened, as its reader may know it; only moves have a move."""

    seq: int
    kind: Literal["dealt", "moved", "undone", "sat", "left", "away", "back", "proposed", "agreed", "refused", "closed"]
    how: Annotated[
        Literal["", "coming", "removed", "rule_failed"],
        Field(description="sat down to play from the next deal; left because removed; closed by a rule that failed"),
    ] = ""
    seat: int
    you: Annotated[bool, Field(description="it is about its reader")]
    name: Annotated[str, Field(description="of whom it is about, as they were called then; at a deal who begins")]
    move: Annotated[Move | None, Field(description="as the reader may know it: `discard ??`")]
    forced: Annotated[bool, Field(description="the reader's own only move")] = False
    options: Annotated[Options, Field(description="that are proposed, or were agreed before the deal")] = Field(
        default_factory=dict
    )
    round: Annotated[int, Field(description="of a deal")] = 0


class Vote(Fact):
    """Who would go on: without those who are waited for (`person` is -1 then), or with a person removed."""

    what: Literal["without", "remove"]
    person: int
    by: Annotated[list[int], Field(description="persons")]


class Proposal(Fact):
    """Options that a person would have agreed for the rounds to come."""

    seq: int
    person: int
    options: Options
    yes: Annotated[list[int], Field(description="persons")]
    agreed: bool


class Agreeing(Fact):
    """Options that may be agreed anew between rounds, and what is proposed."""

    open: list[str]
    proposal: Proposal | None


class _Moment(LaidResult):
    """The fields of a state, all but its type."""

    seq: Annotated[int, Field(description="number of the last event; it never goes back")]
    stands_since: Annotated[int, Field(description="the event that last changed the cards or the moves")]
    table: TableHead
    options: Annotated[Options, Field(description="the rules this table plays by, every one")]
    given: Annotated[Options, Field(description="those that were asked for")]
    seats: list[SeatState]
    out: Annotated[list[Person], Field(description="who sits out this round")]
    me: Annotated[int, Field(description="the seat that you play this round, or -1")]
    person: Annotated[int, Field(description="your place at the table, or -1")]
    turn: Annotated[int | None, Field(description="the seat that is asked")]
    asked: Annotated[bool, Field(description="it is you who is asked")]
    legal: Annotated[list[Move], Field(description="your legal moves, when you are asked")]
    since: Annotated[int | None, Field(description="by days: when the turn came to the seat that is asked")] = None
    now: Annotated[int | None, Field(description="the server's clock when it said this")] = None
    deadline: Annotated[int | None, Field(description="when the time of whom the table waits for is up")]
    over: Annotated[bool, Field(description="the round is settled")]
    match_over: Annotated[bool, Field(description="no round follows")]
    closed: Annotated[bool, Field(description="the table is closed")]
    undo: Annotated[bool, Field(description="you may take back your last choice")]
    view: Annotated[dict[str, FieldValue], Field(description="what you may know of the cards; empty before a deal")]
    events: Annotated[list[TableEvent], Field(description="since `seen`, then since the last state")]
    match: MatchState
    cents: Annotated[list[int], Field(description="of this round, by seat")]
    ledger: Annotated[list[int], Field(description="of the match, by seat")]
    pot: int
    fair: Fair
    ready: Annotated[list[int], Field(description="seats that want the next round")]
    host: Annotated[int, Field(description="the person whose table it is, or -1")]
    patience: Annotated[int | None, Field(description="when the others may go on without whom the table waits for")]
    stand_in: Annotated[
        int | None, Field(description="at a public table: when a bot stands in for those the table waits for")
    ] = None
    votes: list[Vote]
    agreeing: Agreeing


class State(_Moment):
    """The whole truth of the moment, made for its receiver alone."""

    type: Literal["state"]


def _as_it_may_change(name: str, info: Any) -> tuple[Any, Any]:
    kept = name in ("seq", "events")
    return (Annotated[info.annotation, *info.metadata, info], ...) if kept else (info.annotation, None)


_changeable: dict[str, Any] = {
    "type": (Literal["change"], ...),
    **{name: _as_it_may_change(name, info) for name, info in _Moment.model_fields.items()},
}
Change: Any = create_model(
    "Change",
    __base__=Fact,
    __doc__="What has changed since the state or change before it; a field that is not here is as it was.",
    **_changeable,
)


class Ack(Fact):
    """The move is made, and on disk."""

    type: Literal["ack"]
    move_id: str
    seq: int


class ChatMessage(Fact):
    """What somebody says to all, or phrase `n` of the catalogue."""

    type: Literal["chat"]
    seat: int
    name: str
    text: str
    n: Annotated[int, Field(description="absent for words of their own")] = -1
    watching: Annotated[bool, Field(description="said by one who looks on; `seat` is -1")] = False


class Talk(Fact):
    """What was said lately, for who has just come."""

    type: Literal["talk"]
    said: Annotated[int, Field(description="lines so far, also those that are kept no more")]
    lines: list[ChatMessage]


class Typing(Fact):
    """Somebody is writing."""

    type: Literal["typing"]
    seat: int


class Hands(Fact):
    """The cards that each seat keeps to itself, by field and seat: at a practice table, or when the round is over."""

    type: Literal["hands"]
    seq: int
    hands: dict[str, list[list[Code]]]


class Reported(Fact):
    """What a seat wrote is with the keeper of the server."""

    type: Literal["reported"]
    seat: int


class Told(Fact):
    """Whether the server sends a push to the address that was named, when your turn comes."""

    type: Literal["told"]
    on: bool


class Pong(Fact):
    """The answer to a ping."""

    type: Literal["pong"]


MESSAGES: Final = (State, Change, Refusal, Ack, ChatMessage, Talk, Typing, Hint, Review, Hands, Reported, Told, Pong)
FromServer: Any = Annotated[
    State | Change | Refusal | Ack | ChatMessage | Talk | Typing | Hint | Review | Hands | Reported | Told | Pong,
    Field(discriminator="type"),
]
from_server: Final[TypeAdapter[Any]] = TypeAdapter(FromServer)
