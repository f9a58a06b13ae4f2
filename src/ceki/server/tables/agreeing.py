"""What the people at a table agree anew between two rounds: options that the game leaves open to them.

One proposes; the next round follows the proposal if every person who has a place here has said yes by then, also those
who are away. A no, another proposal or a deal before that leaves everything as it was. Bots take every bet; nobody asks
them.
"""

from __future__ import annotations

from typing import Any, Final

from ceki.play.rulebook.listing import plain
from ceki.server.protocol.errors import Refused
from ceki.server.tables.events import Draft
from ceki.server.tables.model import Proposal
from ceki.server.tables.setup import allowed, welcome
from ceki.server.tables.state import Table

MOST: Final = 20  # proposals between two rounds


def propose(table: Table, person: int, options: dict[str, Any]) -> list[Draft]:
    """A person proposes these options. Raises `Refused` with what is allowed."""
    _refuse_during_play(table)
    chosen = allowed(lambda: table.ruleset.agreed(options))
    proposed = {name: plain(chosen.options[name]) for name in options}
    if table.proposal is not None and table.proposal.options == proposed:
        return agree(table, person, table.proposal.seq)
    if table.proposed >= MOST:
        raise Refused("proposed_too_often", most=MOST)
    return [*welcome(table, person), Draft("proposed", person, {"options": proposed})]


def agree(table: Table, person: int, seq: int) -> list[Draft]:
    """A person says yes to the proposal of that number. Raises `Refused`."""
    if person in _asked(table, seq).yes:
        return []
    return [*welcome(table, person), Draft("agreed", person)]


def refuse(table: Table, person: int, seq: int) -> list[Draft]:
    """A person says no to it, also after a yes; that withdraws the proposal. Raises `Refused`."""
    _asked(table, seq)
    return [*welcome(table, person), Draft("refused", person)]


def _asked(table: Table, seq: int) -> Proposal:
    _refuse_during_play(table)
    if table.proposal is None or table.proposal.seq != seq:
        raise Refused("not_proposed", seq=table.seq)
    return table.proposal


def _refuse_during_play(table: Table) -> None:
    if table.closed or table.match.over:
        raise Refused("match_over")
    if table.playing or not table.number:
        raise Refused("rules_agreed_between")
