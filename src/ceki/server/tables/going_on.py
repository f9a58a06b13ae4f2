"""Going on without a person who does not answer: by the host, or at a public table by a vote of those who know it.

`without` has a bot stand in for everybody whom the table waits for; a word brings them back. `remove` gives the place
of one person to a bot, and they may take it back until a round ends. Both are for people whose time is up and who do
not answer: at a public table nobody loses a place who has given a sign within `PATIENCE`.
"""

from __future__ import annotations

from typing import Final

from ceki.server.protocol.errors import Refused
from ceki.server.tables.events import Draft
from ceki.server.tables.live import PATIENCE, SILENCE, LiveTable
from ceki.server.tables.model import AWAY, HUMAN
from ceki.server.tables.setup import level_of, welcome

STANDS_IN: Final = "greedy"  # the bot for those who are away
SIGN_SECONDS: Final = 5.0  # between two signs of a person that are written down


def without(room: LiveTable, person: int) -> list[Draft]:
    """The table goes on without the people it waits for; whoever asks for this is ready themselves. Raises
    `Refused`."""
    table = room.table
    concerned = [one for one in room.waited_for if one != person]
    if not concerned:
        raise Refused("only_you_waited_for")
    _refuse_haste(room)
    if table.about.strangers:
        concerned = [one for one in concerned if room.silence(one) >= PATIENCE]
    drafts = _voted(room, person, "without", -1)
    if not table.playing and person not in table.ready:
        drafts.append(Draft("readied", person))
    return drafts + (stand_in(concerned) if _carried(room, person, "without", -1, concerned) else [])


def remove(room: LiveTable, person: int, about: int) -> list[Draft]:
    """The place of a person who does not answer goes to a bot. Raises `Refused`."""
    table = room.table
    if about == person or about >= len(table.chairs) or table.chairs[about].kind not in (HUMAN, AWAY):
        raise Refused("remove_nobody")
    if table.closed or not table.number:
        raise Refused("remove_too_early")
    if table.chairs[about].kind != AWAY:
        if about not in room.waited_for:
            raise Refused("not_waited_for")
        _refuse_haste(room)
    if table.about.strangers and (left := PATIENCE - room.silence(about)) > 0:
        raise Refused("patience", seconds=round(left))
    drafts = _voted(room, person, "remove", about)
    if _carried(room, person, "remove", about, [about]):
        drafts.append(Draft("left", about, {"level": level_of(table), "removed": True}))
    return drafts


def stand_in(persons: list[int]) -> list[Draft]:
    """Bots play for these until they come back."""
    return [Draft("away", person, {"level": STANDS_IN}) for person in persons]


def stay(room: LiveTable, person: int) -> list[Draft]:
    """A sign of a person at a public table, where the others wait for it."""
    table = room.table
    waits = person in room.waited_for or (person in table.humans and table.chairs[person].kind == AWAY)
    if not table.about.strangers or table.closed or not waits or room.silence(person) < SIGN_SECONDS:
        return []
    return [*welcome(table, person), Draft("stayed", person)]


def _refuse_haste(room: LiveTable) -> None:
    if (left := room.patience) is None:
        raise Refused("clock_runs")
    if left > 0:
        raise Refused("patience", seconds=round(left))


def _voted(room: LiveTable, person: int, what: str, about: int) -> list[Draft]:
    """The vote of a person. At a public table it is the host's, or theirs who have played a whole round there; raises
    `Refused` to others."""
    table = room.table
    if table.about.strangers and not _is_maker(room, person) and person not in table.known:
        raise Refused("vote_after_round")
    return [*welcome(table, person), Draft("voted", person, {"what": what, "about": about})]


def _is_maker(room: LiveTable, person: int) -> bool:
    """Whether it is their table: where strangers meet it is nobody's."""
    return room.table.host == person and not room.table.about.meets


def _carried(room: LiveTable, person: int, what: str, about: int, concerned: list[int]) -> bool:
    """Whether it is so. The host decides: of a private table alone, of a public one while they answer. Else it is more
    than half of the others who are there and may vote."""
    table, host = room.table, room.table.host
    votes = table.votes.get((what, about), set()) | {person}
    if not table.about.strangers and host == person:
        return True
    if table.about.strangers and _is_maker(room, host) and host not in concerned and _answers(room, host):
        return host in votes
    there = {one for one in room.connected | {person} if table.chairs[one].kind in (HUMAN, AWAY)}
    voters = (there & table.known if table.about.strangers else there) - set(concerned)
    return 2 * len(votes & voters) > len(voters)


def _answers(room: LiveTable, person: int) -> bool:
    return person in room.connected and room.silence(person) < SILENCE
