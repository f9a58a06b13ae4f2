"""What a table is made of: places, deals, proposals, events as guests see them, rounds that are over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ceki.engine.bits import NONE
from ceki.play.round import Round
from ceki.play.ruleset import Ruleset
from ceki.play.score import Result
from ceki.server.tables.events import NOBODY

FREE, HUMAN, BOT, AWAY = "free", "human", "bot", "away"
COMING: Final = "coming"  # sat down while a round was played: a bot plays the seat to its end


@dataclass
class Chair:
    """A person's place at the table: a human's, a bot's, or nobody's yet. `kept`: who left it may come back to it."""

    name: str = ""
    kind: str = FREE
    level: str = ""
    kept: bool = False
    muted: bool = False  # by an operator: what they write is not passed on

    @property
    def human(self) -> bool:
        """Whether somebody holds the token of this place."""
        return self.kind in (HUMAN, AWAY, COMING)

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot makes its moves."""
        return self.kind in (BOT, AWAY, COMING)


@dataclass(frozen=True)
class Told:
    """An event of this round as guests see it: who (a person), and the move if it was one; `how` it happened."""

    seq: int
    kind: str
    person: int
    seat: int = NOBODY
    name: str = ""
    verb: int = NONE
    card: int = NONE
    witnesses: frozenset[int] = frozenset()  # the seats that saw the card
    forced: bool = False
    how: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)  # that are proposed, or were agreed


@dataclass
class Dealing:
    """The server's seed for a round, its commitment, and the players' seeds."""

    number: int
    commitment: str
    server_seed: str
    player_seeds: list[str | None]
    agreed: dict[str, Any] = field(default_factory=dict)  # options that the players had agreed anew when it was dealt


@dataclass
class Proposal:
    """Options that a person proposes for the rounds to come, as guests see them; and who has said yes."""

    seq: int
    person: int
    options: dict[str, Any]
    yes: set[int]


@dataclass(frozen=True)
class Past:
    """What is kept of a round that is over (or was abandoned): not its cards, which follow from the key."""

    ruleset: Ruleset
    key: bytes
    starter: int
    pot_before: int
    moves: list[tuple[int, int]]
    movers: list[int]
    over: bool
    result: Result | None  # of a round that is over
    cents: list[int]


_moves: dict[tuple[int, int], tuple[int, int]] = {}  # each once, for all the rounds that are kept


def past_of(played: Round) -> Past:
    """What is kept of a round."""
    moves = [_moves.setdefault(move, move) for move in played.numbers]
    result = played.result if played.over else None
    return Past(
        played.ruleset, played.key, played.starter, played.pot_before, moves, list(played.movers), played.over, result,
        played.cents,
    )  # fmt: skip


@dataclass
class Played:
    """A round that is over (or was abandoned), for the log that all may read."""

    dealing: Dealing
    round: Past
    seated: list[int]  # the person at each seat,
    names: list[str]  # what they were called when it was dealt,
    dealt: list[str]  # and their hands then, in codes
    receipt: str = ""  # when it has been worked out
