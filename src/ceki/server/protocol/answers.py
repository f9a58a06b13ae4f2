"""What the server answers over HTTP about tables: their seats, rounds that are over, logs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from ceki.server.protocol.facts import (
    ByDays,
    Code,
    Fact,
    Fair,
    LaidResult,
    MatchState,
    Move,
    Options,
    RoundResult,
    ScoreLine,
    SeatKind,
)


class PublicTable(Fact):
    """A table in the list of public tables."""

    id: str
    code: str
    title: str
    game: str
    players: int
    free: int
    started: bool
    watchers: int


class PublicTables(Fact):
    """Public tables that are open and whose match is not over, the ones changed last first."""

    tables: list[PublicTable]


class TitleReported(Fact):
    """A title was reported."""

    reported: bool


class Seated(Fact):
    """The seat that was taken, the token that is the right to it, and the bound of the coming deal."""

    seat: int
    token: str
    commitment: str | None


class Made(Seated):
    """The table that was made, and the maker's seat."""

    table: str
    code: str
    link: str


class SeatFacts(Fact):
    """A seat, and who has it."""

    seat: int
    person: int
    name: str
    kind: SeatKind
    level: Annotated[str, Field(description="of a bot; absent for a human")] = ""


class TableFacts(Fact):
    """What everybody may know of a table who asks for it."""

    table: str
    code: str
    title: str
    game: str
    players: int
    preset: str | None
    options: Options
    given: Options
    seats: list[SeatFacts]
    round: int
    over: bool
    public: bool
    practice: bool
    chat: bool
    seconds: int | None
    by_days: Annotated[ByDays | None, Field(description="absent at a table that people sit at together")] = None
    rounds: int | None
    host: Annotated[int, Field(description="the person whose table it is, or -1")]
    fair: Fair


class SeatMove(Fact):
    """A move of a round that is over."""

    seat: int
    move: Move


class PastRound(LaidResult):
    """A round that is over, to be read again."""

    round: int
    names: Annotated[list[str], Field(description="by seat")]
    persons: Annotated[list[int], Field(description="by seat")]
    abandoned: bool
    moves: list[SeatMove]
    cents: Annotated[list[int], Field(description="by seat")]


class Past(Fact):
    """The rounds of a table that are over."""

    table: str
    code: str
    title: str
    game: str
    practice: bool
    rounds: list[PastRound]


class LoggedLine(ScoreLine):
    """A score line in the log, which is read without a catalogue beside it."""

    says: str


class LoggedRound(RoundResult):
    """A round in the log, with all that its deal was made of."""

    score: list[LoggedLine]  # type: ignore[assignment]
    round: int
    commitment: str
    server_seed: str
    player_seeds: list[str | None]
    agreed: Annotated[Options, Field(description="agreed before this deal; else absent", default_factory=dict)]
    key: str
    starter: int
    pot: int
    persons: list[int]
    names: list[str]
    dealt: list[list[Code]]
    moves: list[Move]
    cents: list[int]
    abandoned: bool
    receipt: str


class Bound(Fact):
    """What binds the server in a deal whose round is not over."""

    round: int
    commitment: str


class TableLog(Fact):
    """The rounds that are over, with all that `ceki verify` needs."""

    ceki_table: int
    table: str
    game: str
    players: int
    options: Options
    given: Options
    match_rounds: int | None
    practice: bool
    state: Literal["open", "over", "closed"]
    rounds: list[LoggedRound]
    bounds: list[Bound]
    match: MatchState


class Alive(Fact):
    """That the process lives, and the version of the protocol that it speaks."""

    ok: bool
    version: int


def answers(model: type[Fact]) -> dict[str, Any]:
    """How a route says what it answers: described to clients, and held against the model by tests, not when served."""
    return {"response_model": None, "responses": {200: {"model": model}}}
