"""What clients may send, checked at the edge: anything else is refused and changes nothing."""

from __future__ import annotations

import json
from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from ceki.bots.levels import USUAL
from ceki.server import limits
from ceki.server.protocol.errors import Refused
from ceki.server.protocol.facts import OptionValue
from ceki.server.protocol.misread import MOVE_ID, SEED, misread, no_json

VERSION: Final = 1
VERSIONS: Final = (1,)  # that are spoken: this one, and the one before when there is one
LARGEST: Final = 2**53 - 1


class _Message(BaseModel):
    model_config = ConfigDict(strict=True, extra="ignore", allow_inf_nan=False)


Seq = Annotated[int, Field(ge=0, le=LARGEST)]
Token = Annotated[str, Field(max_length=128)]
MoveText = Annotated[str, Field(min_length=1, max_length=64)]
MoveId = Annotated[str, Field(min_length=1, max_length=64, pattern=MOVE_ID)]
SeedHex = Annotated[str, Field(pattern=SEED)]


class Hello(_Message):
    """The first message of a socket."""

    type: Literal["hello"]
    version: Seq
    table: Annotated[str, Field(min_length=1, max_length=64)]
    token: Token | None = None
    seen: Seq = 0
    changes: bool = False


class MakeMove(_Message):
    """A move, by an id of its own, made on the state of number `base_seq`."""

    type: Literal["move"]
    move_id: MoveId
    base_seq: Seq
    move: MoveText


class NextRound(_Message):
    """Ready for the next round."""

    type: Literal["next"]


class AddBots(_Message):
    """Puts bots on the seats that are free."""

    type: Literal["bots"]
    level: Annotated[str, Field(max_length=64)] | None = None


class ComeBack(_Message):
    """Plays for oneself again, after a bot has stood in."""

    type: Literal["back"]


Called = Annotated[str, Field(max_length=limits.NAME * 8)]


class StayHere(_Message):
    """That one is there and thinks, though the others wait."""

    type: Literal["here"]


class SayText(_Message):
    """Words to the table. One who looks on may say a name with them."""

    type: Literal["chat"]
    text: Annotated[str, Field(max_length=limits.FRAME)]
    name: Called = ""


class SayPhrase(_Message):
    """One of the phrases that need no typing. One who looks on may say a name with it."""

    type: Literal["phrase"]
    n: Annotated[int, Field(ge=0, le=99)]
    name: Called = ""


class NowTyping(_Message):
    """That one is writing; said more often than every two seconds, it is passed over."""

    type: Literal["typing"]


class GiveSeed(_Message):
    """One's own part in the shuffle of the next deal, which may be named by its round."""

    type: Literal["seed"]
    hex: SeedHex
    round: Seq | None = None


class TakeBack(_Message):
    """Takes back one's last choice, at a practice table."""

    type: Literal["undo"]


class PlayAgain(_Message):
    """Begins the round again from its deal, at a practice table."""

    type: Literal["again"]


class AskHint(_Message):
    """Asks for advice on one's move, at a practice table."""

    type: Literal["hint"]
    move: Annotated[MoveText | None, Field(description="what one would do: the best is set beside it")] = None


class AskReview(_Message):
    """Asks what one's choices in the round that is over have cost, at a practice table."""

    type: Literal["review"]


class AskHands(_Message):
    """Asks for the hands of the bots, at a practice table; of all, when a round is over."""

    type: Literal["hands"]


class ReportSeat(_Message):
    """Tells the keeper of the server of what a person writes."""

    type: Literal["report"]
    seat: Annotated[int, Field(ge=-1, le=64, description="-1: those who look on, who have no seat")]


class GoWithout(_Message):
    """Goes on without those whom the table waits for."""

    type: Literal["without"]


class RemovePerson(_Message):
    """Gives the place of a person who does not answer to a bot."""

    type: Literal["remove"]
    person: Annotated[int, Field(ge=0, le=64)]


class ProposeOptions(_Message):
    """Would have options agreed anew for the rounds to come, between two rounds."""

    type: Literal["propose"]
    options: dict[Annotated[str, Field(max_length=64)], OptionValue] = Field(min_length=1, max_length=8)


class AgreeTo(_Message):
    """Says yes to a proposal, which is named by the number of its event."""

    type: Literal["agree"]
    proposal: Seq


class RefuseProposal(_Message):
    """Says no to a proposal."""

    type: Literal["refuse"]
    proposal: Seq


PushKey = Annotated[str, Field(max_length=100)]


class TellTurns(_Message):
    """Asks for a push when one's turn comes: the address and the keys of a browser's subscription."""

    type: Literal["tell"]
    endpoint: Annotated[str, Field(min_length=1, max_length=1024)]
    p256dh: PushKey
    auth: PushKey


class TellNoMore(_Message):
    """Takes that back, by the address."""

    type: Literal["untell"]
    endpoint: Annotated[str, Field(min_length=1, max_length=1024)]


class LeaveTable(_Message):
    """Gives up one's seat."""

    type: Literal["leave"]


class Ping(_Message):
    """Is anybody there?"""

    type: Literal["ping"]


Practice = TakeBack | PlayAgain | AskHint | AskReview | AskHands
Agreeing = ProposeOptions | AgreeTo | RefuseProposal
Said = Annotated[
    MakeMove | NextRound | GoWithout | RemovePerson | AddBots | ComeBack | StayHere | SayText | SayPhrase | NowTyping
    | ReportSeat | GiveSeed | Practice | Agreeing | TellTurns | TellNoMore | LeaveTable | Ping,
    Field(discriminator="type"),
]  # fmt: skip
ToServer = Annotated[Hello | Said, Field(discriminator="type")]
_hello: TypeAdapter[Hello] = TypeAdapter(Hello)
_said: TypeAdapter[Any] = TypeAdapter(Said)


class NewTable(BaseModel):
    """What a new table is to be."""

    model_config = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False)

    game: Annotated[str, Field(min_length=1, max_length=64)]
    players: Annotated[int, Field(ge=1, le=64)] | None = None
    preset: Annotated[str, Field(max_length=64)] | None = None
    options: dict[Annotated[str, Field(max_length=64)], OptionValue] = Field(default_factory=dict, max_length=200)
    title: Annotated[str, Field(max_length=1000)] | None = None
    name: Annotated[str, Field(max_length=1000)] | None = None
    bots: Annotated[int, Field(ge=0, le=64)] = 0
    bot_level: Annotated[str, Field(max_length=64)] = USUAL
    seconds: Annotated[int, Field(ge=limits.SECONDS[0], le=limits.SECONDS[1])] | None = None
    days: Annotated[int, Field(ge=limits.DAYS[0], le=limits.DAYS[1])] | None = None
    rounds: Annotated[int, Field(ge=1, le=limits.ROUNDS)] | None = None
    public: bool = False
    together: bool = False
    practice: bool = False
    chat: bool = False


class NewSeat(BaseModel):
    """Who sits down, and where."""

    model_config = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False)

    name: Annotated[str, Field(max_length=1000)] | None = None
    seat: Annotated[int, Field(ge=0, le=64)] | None = None
    seed: SeedHex | None = None


class BadTitle(BaseModel):
    """The title of a public table that somebody reports, as the list has it."""

    model_config = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False)

    title: Annotated[str, Field(max_length=1000)]


class Star(BaseModel):
    """Whether a table is kept for ever, as the holder of a seat there wants it."""

    model_config = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False)

    token: Token
    starred: bool


class Meet(BaseModel):
    """Who would play a game with whoever waits for it."""

    model_config = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False)

    game: Annotated[str, Field(min_length=1, max_length=64)]
    name: Annotated[str, Field(max_length=1000)] | None = None
    bot_level: Annotated[str, Field(max_length=64)] = USUAL


def read_hello(text: str) -> Hello:
    """The first message. Raises `Refused`."""
    hello: Hello = _read(_hello, text, "hello")
    if hello.version not in VERSIONS:
        raise Refused("old_version", version=VERSION, yours=hello.version)
    return hello


def read_said(text: str) -> Any:
    """A later message. Raises `Refused`."""
    return _read(_said, text, "message")


def _read(kind: TypeAdapter[Any], text: str, what: str) -> Any:
    if len(text.encode("utf-8", "surrogatepass")) > limits.FRAME:
        raise Refused("too_large", what="message", most=limits.FRAME)
    if not limits.within_depth(text):
        raise Refused("too_deep", what="message", most=limits.DEPTH)
    try:
        return kind.validate_python(json.loads(text, parse_constant=_no_constant))
    except ValidationError as error:
        raise misread(what, error.errors(include_input=False)) from None
    except (ValueError, RecursionError):
        raise no_json(what) from None


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number")
