"""How a match stands: what its game carries from round to round, who is ahead or has won, and how it was settled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ceki.cards.notation import card_code
from ceki.engine.match_record import CARDS, Kept
from ceki.engine.record import ALL
from ceki.play.game_module import GameModule
from ceki.play.match import Match
from ceki.play.score import Payment, payments

Values = Any  # a number; a list of numbers; or, of cards, a list of rows of codes


@dataclass(frozen=True)
class Amount:
    """Something that a match carries. `of` is `people`, `sides` or `table`, and `values` go by them; `before` are those
    before the last round was entered. `kind` is `tally`, `person` (a number of a person, -1 nobody) or `cards`."""

    name: str
    kind: str
    of: str
    unit: str
    label: str
    clause: str
    says: str
    leads: bool
    values: Values
    before: Values


@dataclass(frozen=True)
class Settling:
    """A line by which the match itself was settled: `count` things of a kind bring the people `who` (a person, or a
    side) `cents` together."""

    word: str
    says: str
    clause: str
    who: list[int]
    count: int
    amount: int
    unit: str
    counts: str


@dataclass(frozen=True)
class Standing:
    """How a match stands after `rounds` rounds.

    `decided_by` says what decides it: the `game`'s own rules, the `cents` of the ledger, or, where no money moves, the
    `rounds` won. `winners` and `leaders` are people, `sides` the people of each side, where there are sides. `settled`
    are the cents that the end of the match moved by person, `payments` who paid them to whom.
    """

    over: bool
    rounds: int
    decided_by: str
    winners: list[int]
    leaders: list[int]
    sides: list[list[int]]
    carried: list[Amount]
    settling: list[Settling]
    settled: list[int]
    payments: list[Payment]


def carried_by(game: GameModule) -> dict[str, Kept]:
    """What a match of the game carries and all see, by name."""
    fields = game.carried.FIELDS.items()
    return {name: kept for name, kept in fields if isinstance(kept, Kept) and kept.seen == ALL}


def standing_of(match: Match) -> Standing:
    """How a match stands now."""
    sides = [[match.seated[seat] for seat in side] for side in match.sides]
    return Standing(
        over=match.over,
        rounds=match.round,
        decided_by=match.decided_by,
        winners=match.winners if match.over else [],
        leaders=match.leaders,
        sides=sides,
        carried=[_amount(match, kept) for kept in carried_by(match.ruleset.game).values()],
        settling=[_settling(match, sides, *line) for line in match.closing],
        settled=list(match.settled),
        payments=payments(match.ruleset.game, match.record),
    )


def _amount(match: Match, kept: Kept) -> Amount:
    pack = match.ruleset.game.info.pack
    now, then = match.carried.values(kept.name), match.before.values(kept.name)
    if kept.kind == CARDS:
        now, then = ([[card_code(card, pack) for card in row if card >= 0] for row in rows] for rows in (now, then))
    return Amount(
        kept.name, kept.kind, kept.owners, kept.unit, kept.label, kept.clause, kept.says, kept.leads, now, then
    )


def _settling(match: Match, sides: list[list[int]], what: int, who: int, count: int, cents: int) -> Settling:
    kind = match.ruleset.game.info.lines[what]
    people = sides[who] if sides else [who]
    return Settling(kind.word, kind.says, kind.clause, people, count, cents, kind.unit, kind.counts)
