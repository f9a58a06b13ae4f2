"""What each message of a guest does: one table from the model of a message to its handler."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeVar

from pydantic import BaseModel

from ceki.server import limits
from ceki.server.peers.hints import Typing
from ceki.server.protocol import client
from ceki.server.protocol.errors import Refused
from ceki.server.tables import agreeing, chat, going_on, practice, reporting, setup
from ceki.server.tables.events import NOBODY, Draft
from ceki.server.tables.live import Guest, LiveTable
from ceki.server.tables.registry import TableRegistry

M = TypeVar("M", bound=BaseModel)
Obeys = Callable[["Speaker", M], Awaitable[None]]
Answers = Callable[["Speaker", M], dict[str, Any]]
Writes = Callable[["Speaker", M], list[Draft]]


class Speaker(Guest, Protocol):
    """A guest who says something at a table."""

    registry: TableRegistry
    typed_at: float  # when it was last told that they write

    @property
    def at(self) -> LiveTable: ...
    def answer(self, data: dict[str, Any]) -> None: ...
    def advise(self, thinking: practice.Thinking) -> None: ...


@dataclass(frozen=True)
class Command:
    """How a message is obeyed. `anybody`: also when one who looks on says it."""

    obey: Callable[[Speaker, Any], Awaitable[None]]
    anybody: bool


COMMANDS: Final[dict[type[BaseModel], Command]] = {}


def obeys(model: type[M], anybody: bool = False) -> Callable[[Obeys[M]], Obeys[M]]:
    """The decorated function obeys messages of a model."""

    def note(handler: Obeys[M]) -> Obeys[M]:
        COMMANDS[model] = Command(handler, anybody)
        return handler

    return note


def answers(model: type[M], anybody: bool = False) -> Callable[[Answers[M]], Answers[M]]:
    """What the decorated function returns answers messages of a model; nothing happens at the table."""

    def note(handler: Answers[M]) -> Answers[M]:
        async def obey(speaker: Speaker, said: M) -> None:
            speaker.answer(handler(speaker, said))

        COMMANDS[model] = Command(obey, anybody)
        return handler

    return note


def writes(model: type[M]) -> Callable[[Writes[M]], Writes[M]]:
    """The server writes the events that the decorated function returns for messages of a model."""

    def note(handler: Writes[M]) -> Writes[M]:
        async def obey(speaker: Speaker, said: M) -> None:
            def decide() -> list[Draft]:
                _refuse_onlookers(speaker)  # who sat a moment ago may have been removed
                return handler(speaker, said)

            await speaker.registry.simple(speaker.at, decide)

        COMMANDS[model] = Command(obey, False)
        return handler

    return note


async def obey(speaker: Speaker, said: BaseModel) -> None:
    """Does what a message says. Raises `Refused`."""
    command = COMMANDS[type(said)]
    if not command.anybody:
        _refuse_onlookers(speaker)
        speaker.registry.budget.require(speaker.address)
    await command.obey(speaker, said)


def _refuse_onlookers(speaker: Speaker) -> None:
    if speaker.person == NOBODY:
        raise Refused("looks_on")


async def _stays(speaker: Speaker) -> None:
    """Who writes to the others is there."""
    if going_on.stay(speaker.at, speaker.person):
        await speaker.registry.simple(speaker.at, lambda: going_on.stay(speaker.at, speaker.person))


# ---------------------------------------------------------------- what all may say


@obeys(client.Ping, anybody=True)
async def _ping(speaker: Speaker, said: client.Ping) -> None:
    speaker.answer({"type": "pong"})


@obeys(client.SayText, anybody=True)
async def _text(speaker: Speaker, said: client.SayText) -> None:
    await speaker.registry.say(speaker.at, speaker.person, said.text, None, said.name)
    await _stays(speaker)


@obeys(client.SayPhrase, anybody=True)
async def _phrase(speaker: Speaker, said: client.SayPhrase) -> None:
    await speaker.registry.say(speaker.at, speaker.person, "", said.n, said.name)
    await _stays(speaker)


@obeys(client.NowTyping)
async def _typing(speaker: Speaker, said: client.NowTyping) -> None:
    now = speaker.registry.clock.steady()
    if now - speaker.typed_at >= limits.TYPING_SECONDS:
        speaker.typed_at = now
        chat.typing(speaker.at, speaker.person)
        speaker.registry.neighbours.tell_words(speaker.at, Typing(person=speaker.person))
        await _stays(speaker)


@obeys(client.MakeMove, anybody=True)
async def _move(speaker: Speaker, said: client.MakeMove) -> None:
    registry, room, began = speaker.registry, speaker.at, speaker.registry.clock.steady()

    def acknowledge(seq: int) -> None:
        speaker.answer({"type": "ack", "move_id": said.move_id, "seq": seq})
        room.tally.moves.append(registry.clock.steady() - began)

    async with room.lock:
        try:
            _, fresh = await registry.move(room, speaker.person, said.move_id, said.base_seq, said.move, acknowledge)
        except Refused as refused:
            refused.more["move_id"] = said.move_id
            raise
        if fresh:
            await registry.after(room)
        else:
            room.tell([speaker])


# ---------------------------------------------------------------- the next round


@writes(client.NextRound)
def _next(speaker: Speaker, said: client.NextRound) -> list[Draft]:
    table, person = speaker.at.table, speaker.person
    if table.closed or table.match.over:
        raise Refused("match_over")
    if table.playing or table.number == 0:
        raise Refused("ready_too_early")
    back = setup.welcome(table, person)
    if person in table.ready:
        return back
    return [*back, Draft("readied", person), *speaker.registry.follows(speaker.at, person)]


@writes(client.GiveSeed)
def _seed(speaker: Speaker, said: client.GiveSeed) -> list[Draft]:
    table = speaker.at.table
    if table.coming is None or table.closed:
        raise Refused("deal_not_open")
    if said.round is not None and said.round != table.coming.number:
        raise Refused("stale_seed", round=table.coming.number, seq=table.seq)
    if table.coming.player_seeds[speaker.person] is not None:
        raise Refused("seed_given")
    return [Draft("seeded", speaker.person, {"hex": said.hex})]


@writes(client.ProposeOptions)
def _propose(speaker: Speaker, said: client.ProposeOptions) -> list[Draft]:
    return agreeing.propose(speaker.at.table, speaker.person, said.options)


@writes(client.AgreeTo)
def _agree(speaker: Speaker, said: client.AgreeTo) -> list[Draft]:
    return agreeing.agree(speaker.at.table, speaker.person, said.proposal)


@writes(client.RefuseProposal)
def _refuse(speaker: Speaker, said: client.RefuseProposal) -> list[Draft]:
    return agreeing.refuse(speaker.at.table, speaker.person, said.proposal)


# ---------------------------------------------------------------- who sits


@writes(client.GoWithout)
def _without(speaker: Speaker, said: client.GoWithout) -> list[Draft]:
    return going_on.without(speaker.at, speaker.person)


@writes(client.RemovePerson)
def _remove(speaker: Speaker, said: client.RemovePerson) -> list[Draft]:
    return going_on.remove(speaker.at, speaker.person, said.person)


@writes(client.AddBots)
def _bots(speaker: Speaker, said: client.AddBots) -> list[Draft]:
    return setup.with_bots(speaker.at.table, said.level)


@writes(client.ComeBack)
def _back(speaker: Speaker, said: client.ComeBack) -> list[Draft]:
    if speaker.at.table.relieved == speaker.person:
        raise Refused("time_is_up")
    return setup.welcome(speaker.at.table, speaker.person)


@writes(client.StayHere)
def _here(speaker: Speaker, said: client.StayHere) -> list[Draft]:
    return going_on.stay(speaker.at, speaker.person)


@obeys(client.TellTurns)
async def _tell(speaker: Speaker, said: client.TellTurns) -> None:
    await speaker.registry.turns.subscribe(speaker.at, speaker.person, said)
    speaker.answer({"type": "told", "on": True})


@obeys(client.TellNoMore)
async def _untell(speaker: Speaker, said: client.TellNoMore) -> None:
    await speaker.registry.turns.unsubscribe(speaker.at, speaker.person, said.endpoint)
    speaker.answer({"type": "told", "on": False})


@obeys(client.LeaveTable)
async def _leave(speaker: Speaker, said: client.LeaveTable) -> None:
    room, person = speaker.at, speaker.person
    await speaker.registry.simple(room, lambda: setup.left(room.table, person))
    await speaker.registry.neighbours.gone(room, person)


@obeys(client.ReportSeat)
async def _report(speaker: Speaker, said: client.ReportSeat) -> None:
    speaker.answer(await reporting.report_words(speaker.registry, speaker.at, speaker, said.seat))


# ---------------------------------------------------------------- practice


@writes(client.TakeBack)
def _take_back(speaker: Speaker, said: client.TakeBack) -> list[Draft]:
    return practice.taken_back(speaker.at.table, speaker.person, whole=False)


@writes(client.PlayAgain)
def _again(speaker: Speaker, said: client.PlayAgain) -> list[Draft]:
    return practice.taken_back(speaker.at.table, speaker.person, whole=True)


@obeys(client.AskHint)
async def _hint(speaker: Speaker, said: client.AskHint) -> None:
    speaker.advise(practice.hint(speaker.at.table, speaker.person, speaker.registry.bots, said.move))


@obeys(client.AskReview)
async def _review(speaker: Speaker, said: client.AskReview) -> None:
    speaker.advise(practice.review(speaker.at.table, speaker.person, speaker.registry.bots))


@answers(client.AskHands, anybody=True)
def _hands(speaker: Speaker, said: client.AskHands) -> dict[str, Any]:
    return practice.hands(speaker.at.table, speaker.person)
