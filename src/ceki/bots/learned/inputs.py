"""Which inputs a learned player has, made from the declarations of a table: whatever the game, and nothing by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ceki.bots.learned.drivers import ABOUT, CARDS, IS, LEADS, LOOKS, NUMBER, THERE
from ceki.cards import ceki, pack52
from ceki.engine.bits import NONE
from ceki.engine.record import ALL, CARD, COUNTS, OPTION, OWN, Field, Record, record_type
from ceki.engine.visibility.hide import layout
from ceki.play.game_module import GameModule
from ceki.play.ruleset import Ruleset
from ceki.play.showing.honours import honours_of

Rows = npt.NDArray[np.int64]
Row = tuple[int, int, int, int, int, int, int]
KINDS_OF_KIN: Final = 3
OF_ALL_TABLES: Final = ("turn", "starter", "pot")  # of the fields that all tables have, those that are read


@dataclass(frozen=True)
class Inputs:
    """The inputs of a game for a number of players, whose honours have these ranks (cards/ceki.py), as drivers.py reads
    them: of all seats from the viewer on."""

    game: GameModule
    players: int
    honours: int = 0

    @classmethod
    def of(cls, ruleset: Ruleset) -> Inputs:
        """Those of a ruleset."""
        return cls(ruleset.game, ruleset.players, honours_of(ruleset.game, ruleset.table()))

    @cached_property
    def plan(self) -> Rows:
        """A row for each input, int64, (inputs, 7); how looks are measured is the network's to say."""
        rows = sorted(self._rows(), key=lambda row: row[0] > THERE)
        return np.array([*rows, *((reads, 0, 1, 0, 0, 0, 0) for reads in (LOOKS, LEADS, ABOUT))], np.int64)

    @cached_property
    def names(self) -> list[str]:
        """What each input is, for people who look into a network: the field, how many seats on, and what is read."""
        table = self.game.table
        starts = {int(places[1]): name for name, places in self._places.items() if name in table.FIELDS}
        found = []
        for reads, _, start, _, after, _, kin in self.plan[:-3].tolist():
            field = starts.get(start, "")
            found.append(f"{field}+{after} {('number', 'there', 'cards', 'is')[reads]} {('same', 'rank', 'near')[kin]}")
        return [*found, "looks", "leads", "about"]

    @cached_property
    def kin(self) -> Rows:
        """Sets of cards by face, int64, (faces, 3): the face, the others of its rank, its neighbours in its suit."""
        if self.game.info.pack == "ceki":
            ranks = ceki.RANK_OF[self.honours].tolist()
            suits = [face // 9 if face < ceki.WF else NONE for face in range(ceki.FACES)]
            steps = [face % 9 for face in range(ceki.FACES)]
        else:
            steps = ranks = [pack52.rank_of(face) for face in range(pack52.FACES)]
            suits = [pack52.suit_of(face) for face in range(pack52.FACES)]
        faces = range(len(ranks))
        return np.array(
            [
                (
                    1 << face,
                    _set(other for other in faces if other != face and ranks[other] == ranks[face]),
                    _set(
                        other for other in faces
                        if suits[other] == suits[face] != NONE and abs(steps[other] - steps[face]) == 1
                    ),
                )
                for face in faces
            ],
            np.int64,
        )  # fmt: skip

    @cached_property
    def verbs(self) -> Rows:
        """By verb its first action, as `Actions` counts them, and the byte and the field of the card that lies while it
        is chosen, or `NONE`, int64, (verbs, 3)."""
        table, first, rows = self.game.table, 0, []
        for verb in self.game.info.verbs:
            lies = table.FIELDS.get(verb.lies)
            single = lies is not None and lies.kind == CARD and not lies.lengths
            start = int(self._places[verb.lies][1]) if single else NONE
            rows.append((first, start, self._field(verb.lies) if single else NONE))
            first += table.FACES if verb.card else 1
        return np.array(rows, np.int64)

    @property
    def actions(self) -> int:
        """How many actions the game has."""
        verbs = self.game.info.verbs
        return int(self.verbs[-1, 0]) + (self.game.table.FACES if verbs[-1].card else 1)

    @cached_property
    def _places(self) -> Any:
        return record_type(self.game.table).fields

    def _field(self, name: str) -> int:
        starts = layout(self.game.table)[:, 1].tolist()
        return int(starts.index(int(self._places[name][1])))

    def _rows(self) -> Iterator[Row]:
        for name, field in self.game.table.FIELDS.items():
            own = name not in Record.FIELDS or name in OF_ALL_TABLES
            if own and field.told and field.kind != OPTION:
                yield from self._rows_of(name, field)

    def _rows_of(self, name: str, field: Field) -> Iterator[Row]:
        """The inputs that a field gives."""
        seats, faces, width = self.players, self.game.table.FACES, field.width // 8
        start, f = int(self._places[name][1]), self._field(name)
        by_seat = field.shape[:1] == ("seats",)
        each = int(np.prod(field.lengths[1:] if by_seat else field.lengths))
        step = each * width if by_seat else 0
        after = range(seats) if by_seat and field.seen != OWN else range(1)
        if field.kind == COUNTS and each == faces:
            yield from ((CARDS, f, start, step, seat, width, kin) for seat in after for kin in range(KINDS_OF_KIN))
        elif field.kind == CARD and each == 1:
            yield THERE, f, start, step, 0, width, 0
            yield from ((IS, f, start, step, 0, width, kin) for kin in range(2))
        elif field.seen == ALL and field.kind not in (COUNTS, CARD) and each == 1 and width <= 2:
            yield from ((NUMBER, f, start, step, seat, width, 0) for seat in after)


def _set(cards: Iterator[int]) -> int:
    return sum(1 << card for card in cards)
