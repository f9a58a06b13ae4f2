"""What messages and answers are made of: results, payments, how a match stands, values of options and of fields.

A model has no field that a client must guess at: units, who numbers mean (seats or people) and when a list is empty
stand beside it. Models describe; what the server sends is encoded from the record, and tests hold it against them.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypeAliasType

from ceki.engine.game import UNITS

Unit = TypeAliasType("Unit", Literal["points", "cents", "tokens", "tricks"])
assert Unit.__value__.__args__ == UNITS  # the rules' own
Code = TypeAliasType("Code", str)
Move = TypeAliasType("Move", str)
SeatKind = TypeAliasType("SeatKind", Literal["human", "bot", "free", "away", "coming"])
Direction = TypeAliasType("Direction", Literal["anticlockwise", "clockwise"])
OptionValue = TypeAliasType(
    "OptionValue", "str | int | float | bool | list[OptionValue] | dict[str, OptionValue] | None"
)
FieldValue = TypeAliasType("FieldValue", int | str | list[int | str | list[int | str]])
Options = dict[str, OptionValue]
NoUnit = Literal[""]


class Fact(BaseModel):
    """A part of a message: nothing undeclared, nothing of another type."""

    model_config = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False)


class ScoreLine(Fact):
    """A line of a settled round: `count` things of a kind bring `seat` an `amount` in `unit`, by the rule `clause`. The
    catalogue says what its `word` means."""

    word: str
    clause: str
    seat: int
    count: int
    amount: int
    unit: Unit
    cards: Annotated[list[Code], Field(description="a code for each copy")]
    total: Annotated[bool, Field(description="repeats what other lines add up to, and is added to nothing")]
    counts: Annotated[Unit | NoUnit, Field(description="the unit of the count, where it is an amount too")]
    each: Annotated[int, Field(description="cents that every other player pays for each")]


class LaidSet(Fact):
    """One of the sets with which a seat has won."""

    seat: int
    cards: Annotated[list[Code], Field(description="a code for each copy")]


class Payment(Fact):
    """Cents that go from one to another, seats or people; -1 is the pot. `word` is the kind of line that says for
    what."""

    giver: Annotated[int, Field(alias="from")]
    to: int
    cents: int
    word: str
    clause: str


class RoundResult(Fact):
    """What a settled round came to; all is empty before its end."""

    score: list[ScoreLine]
    winners: Annotated[list[int], Field(description="seats that have won by the rules, perhaps none")]
    order: Annotated[list[int], Field(description="all seats, the first place first")]
    totals: Annotated[list[dict[Unit, int]], Field(description="by seat: the sum of each unit")]
    payments: list[Payment]
    to_pot: Annotated[int, Field(description="cents that the pot has gained")]


class ReasonLine(Fact):
    """A line that says why a round ended so, with all of its kind and seat put together."""

    line: ScoreLine
    named: Annotated[bool, Field(description="whether it is to be said whose it is")]


class Even(Fact):
    """`from` pays `to`, who has exactly as much: `count` of `unit`."""

    giver: Annotated[int, Field(alias="from")]
    to: int
    count: int
    unit: Unit


class Ending(Fact):
    """What is told of the end of a round, found once, by the rules."""

    unit: Annotated[Unit, Field(description="what the round was decided by")]
    won_with: Annotated[int, Field(description="what each winner has of it and nobody else; 0: it was not won so")]
    worth: Annotated[int, Field(description="else what it was worth to each winner, or 0")]
    worth_in: Unit
    all_have: Annotated[int, Field(description="what everybody has, where nobody has won; or 0")]
    reasons: list[ReasonLine]
    besides: Annotated[int, Field(description="what the winner's other lines come to, in `unit`")]
    even: list[Even]
    starter: Annotated[int, Field(description="the seat that began the round")]


class LaidResult(RoundResult):
    """The same with the winning hand laid out, and what is told of it; that is null before the round is over."""

    sets: Annotated[list[LaidSet], Field(description="the winning hand set by set, where a game has sets")]
    ending: Ending | None


class Carried(Fact):
    """What a match carries from round to round; `before` is as it was before the last round was entered. What it is
    called is in the catalogue, by its `name`."""

    name: str
    kind: Annotated[
        Literal["tally", "person", "cards"],
        Field(description="amounts; the number of a person, -1 nobody; rows of codes by person"),
    ]
    of: Literal["people", "sides", "table"]
    unit: Unit | NoUnit
    clause: str
    leads: Annotated[bool, Field(description="this amount decides")]
    values: int | list[int] | list[list[Code]]
    before: int | list[int] | list[list[Code]]


class Settling(Fact):
    """A line by which a match itself was settled: what the people `who` get together. What it says is in the catalogue,
    by its `word`."""

    word: str
    clause: str
    who: list[int]
    count: int
    amount: int
    unit: Unit
    counts: Unit | NoUnit


class MatchState(Fact):
    """How a match stands, by people (not by seat)."""

    over: bool
    rounds: int
    decided_by: Annotated[
        Literal["game", "cents", "rounds"],
        Field(description="what the game carries, the ledger, or rounds won where no money moves"),
    ]
    winners: Annotated[list[int], Field(description="empty before the end")]
    leaders: Annotated[list[int], Field(description="who is ahead")]
    sides: Annotated[list[list[int]], Field(description="the people of each side, where partners play")]
    carried: list[Carried]
    settling: Annotated[list[Settling], Field(description="filled at the end of a match")]
    settled: Annotated[list[int], Field(description="cents moved by the end of the match, by person")]
    payments: list[Payment]


class ByDays(Fact):
    """A table by days: how many people have for a move, who is asked, and since when (milliseconds since 1970)."""

    days: int
    turn: Annotated[int | None, Field(description="a person")]
    since: int | None


class PushKey(Fact):
    """The server's public key for pushes, in base64url; null where it sends none."""

    key: str | None


class Deal(Fact):
    """A deal as all may know it before: what binds the server, and the seeds of the players, by person."""

    round: int
    commitment: str
    player_seeds: list[str | None]


class Fair(Fact):
    """The deal on the table (before the first, the coming one), what it was made of when it is over, and the next."""

    round: int = 0
    commitment: str = ""
    player_seeds: list[str | None] = Field(default_factory=list)
    server_seed: Annotated[str, Field(description="once the round is over")] = ""
    receipt: Annotated[str, Field(description="once the round is over")] = ""
    next: Annotated[Deal | None, Field(description="absent where no deal comes")] = None


class Starred(Fact):
    """Whether whoever asked wants the table kept for ever."""

    starred: bool
