"""Going on without a person who does not answer: by the host of a private table, or by a vote of most people there.

`without` has a bot stand in for everybody whom the table waits for; a word brings them back. `remove` gives the place
of one person to a bot for good. Both are for people whose time is up and who do not answer.
"""

from __future__ import annotations

from ceki.server.protocol.errors import Refused
from ceki.server.tables.events import Draft
from ceki.server.tables.live import LiveTable
from ceki.server.tables.model import AWAY, HUMAN
from ceki.server.tables.setup import level_of, welcome

STANDS_IN = "greedy"  # the bot for those who are away


def without(room: LiveTable, person: int) -> list[Draft]:
    """The table goes on without the people it waits for; whoever asks for this is ready themselves. Raises
    `Refused`."""
    table = room.table
    concerned = [one for one in room.waited_for if one != person]
    if not concerned:
        raise Refused("only_you_waited_for")
    _refuse_haste(room)
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
    drafts = _voted(room, person, "remove", about)
    if _carried(room, person, "remove", about, [about]):
        drafts.append(Draft("left", about, {"level": level_of(table), "removed": True}))
    return drafts


def stand_in(persons: list[int]) -> list[Draft]:
    """Bots play for these until they come back."""
    return [Draft("away", person, {"level": STANDS_IN}) for person in persons]


def _refuse_haste(room: LiveTable) -> None:
    if (left := room.patience) is None:
        raise Refused("clock_runs")
    if left > 0:
        raise Refused("patience", seconds=round(left))


def _voted(room: LiveTable, person: int, what: str, about: int) -> list[Draft]:
    return [*welcome(room.table, person), Draft("voted", person, {"what": what, "about": about})]


def _carried(room: LiveTable, person: int, what: str, about: int, concerned: list[int]) -> bool:
    """Whether it is so: the host of a private table alone decides; else more than half of the others who are there."""
    table = room.table
    if table.host == person and not table.about.public:
        return True
    voters = {one for one in room.connected | {person} if table.chairs[one].kind in (HUMAN, AWAY)} - set(concerned)
    votes = (table.votes.get((what, about), set()) | {person}) & voters
    return 2 * len(votes) > len(voters)
