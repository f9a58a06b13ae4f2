"""Reading what people tell of a round, as JSON has it or as it is typed, and writing it again."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from ceki.cards.notation import CODES, HOW_WRITTEN, listed
from ceki.engine.bits import NONE
from ceki.engine.outcomes.record import AMOUNT, CARDS, CHOICE, ONE_CARD, ROW, SEAT, YES, Asked, fields_of
from ceki.engine.record import FixedRecord
from ceki.play.game_module import GameModule
from ceki.play.outcomes.refused import OutcomeError

COPIES: Final = re.compile(r"(\w\w)[xX](\d{1,2})")  # C5x3
PARTS: Final = re.compile(r"[\s,;]+")
MOST_CARDS: Final = 120  # of one hand or pile
YES_NO: Final = {"yes": 1, "y": 1, "true": 1, "1": 1, "no": 0, "n": 0, "false": 0, "0": 0}
NOTHING: Final = ("", "none")  # typed where nobody and nothing is meant


@dataclass
class Told:
    """What has been told of a round: the record, and the fields that were told, each with the seats told of, if any."""

    record: FixedRecord
    seats: int
    given: dict[str, set[int]] = field(default_factory=dict)


class Reader:
    """Reads what is told at one table. `names` are the players' names by seat; lists and numbers go by `order`, the
    seats in the order in which people know themselves."""

    def __init__(self, game: GameModule, names: Sequence[str], order: Sequence[int]) -> None:
        if game.outcome is None:
            raise OutcomeError("no-score", game=game.id)
        self.game, self.names, self.order, self.pack = game, list(names), list(order), game.info.pack
        self.fields = fields_of(game.outcome)
        self.kind = game.outcome

    def nothing(self) -> Told:
        """Nothing told yet."""
        return Told(self.kind(), len(self.names))

    def read(self, data: object) -> Told:
        """What a JSON object tells. Raises `OutcomeError` for the first thing in it that cannot be read."""
        if not isinstance(data, Mapping):
            raise OutcomeError("not-object")
        told = self.nothing()
        for name, value in data.items():
            self.tell(told, str(name), value)
        return told

    def tell(self, told: Told, name: str, value: object) -> None:
        """Notes one thing more. Raises `OutcomeError` where it cannot be read, and notes nothing then."""
        if name not in self.fields:
            raise OutcomeError("unknown-field", str(name)[:40], known=list(self.fields))
        asked = self.fields[name]
        if value is None and asked.ask != SEAT:
            return
        rows = self._rows(asked, value) if asked.each else {}
        found = self._each(asked, rows) if asked.each else self._one(asked, value)
        setattr(told.record, name, found)
        told.given[name] = {*rows}

    def forget(self, told: Told, name: str) -> None:
        """Takes one thing back."""
        setattr(told.record, name, getattr(self.kind(), name))
        told.given.pop(name, None)

    def data(self, told: Told) -> dict[str, Any]:
        """What has been told, as JSON has it, in the order of the questions; players by their names."""
        return {name: self._plain(asked, getattr(told.record, name)) for name, asked in self.fields.items()
                if name in told.given}  # fmt: skip

    # ---------------------------------------------------------------- of every seat

    def _each(self, asked: Asked, rows: Mapping[int, object]) -> Any:
        found = np.zeros(asked.lengths, np.int64)
        for seat, row in rows.items():
            found[seat] = self._one(asked, row)
        return found

    def _rows(self, asked: Asked, value: object) -> dict[int, object]:
        """What is told by seat: a map by player, or a list of all of them."""
        if isinstance(value, Mapping):
            rows = {self._seat(asked, who): row for who, row in value.items()}
            if len(rows) != len(value):
                raise OutcomeError("twice", asked.name)
            return rows
        if isinstance(value, str) and asked.ask == AMOUNT:
            value = [part for part in PARTS.split(value.strip()) if part]
        if not isinstance(value, (list, tuple)) or len(value) != len(self.names):
            raise OutcomeError("each", asked.name, n=len(self.names), names=[self.names[seat] for seat in self.order])
        return dict(zip(self.order, value, strict=True))

    # ---------------------------------------------------------------- of one

    def _one(self, asked: Asked, value: object) -> Any:
        how = {
            SEAT: self._seat,
            CHOICE: self._choice,
            YES: self._yes,
            AMOUNT: self._amount,
            ONE_CARD: self._card,
            CARDS: self._counts,
            ROW: self._row,
        }
        return how[asked.ask](asked, value)

    def _seat(self, asked: Asked, value: object) -> int:
        names = [name.casefold() for name in self.names]  # somebody may be called None
        if value is None or (isinstance(value, str) and is_nothing(value) and value.strip().casefold() not in names):
            if asked.nobody or asked.optional:
                return NONE
            raise OutcomeError("missing", asked.name, asked.clause)
        return seat_of(self.names, value, asked.name, self.order)

    def _choice(self, asked: Asked, value: object) -> int:
        word = str(value).strip().lower().replace(" ", "_").replace("-", "_")
        if asked.optional and is_nothing(word):
            word = ""
        if word not in asked.among or not isinstance(value, str):
            allowed = [one for one in asked.among if one]
            raise OutcomeError("not-among", asked.name, given=shown(value), allowed=allowed)
        return asked.among.index(word)

    def _yes(self, asked: Asked, value: object) -> int:
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, str) and value.strip().lower() in YES_NO:
            return YES_NO[value.strip().lower()]
        raise OutcomeError("not-yes", asked.name, given=shown(value))

    def _amount(self, asked: Asked, value: object) -> int:
        if isinstance(value, str) and re.fullmatch(r"[0-9]{1,9}", value.strip()):
            value = int(value)
        if type(value) is not int or not 0 <= value <= asked.most:
            raise OutcomeError("not-amount", asked.name, given=shown(value), most=asked.most)
        return value

    def _card(self, asked: Asked, value: object) -> int:
        code = value.strip().upper() if isinstance(value, str) else ""
        if code not in CODES[self.pack]:
            raise OutcomeError("no-card", asked.name, given=shown(value), how=HOW_WRITTEN[self.pack])
        return CODES[self.pack].index(code)

    def _row(self, asked: Asked, value: object) -> Any:
        cards = self._cards(asked, value)
        if len(cards) > asked.lengths[0]:
            raise OutcomeError("too-many-cards", asked.name, n=len(cards), most=asked.lengths[0])
        found = np.full(asked.lengths, NONE, np.int64)
        found[: len(cards)] = cards
        return found

    def _counts(self, asked: Asked, value: object) -> Any:
        found = np.zeros(len(CODES[self.pack]), np.int64)
        for card in self._cards(asked, value):
            found[card] += 1
        return found

    def _cards(self, asked: Asked, value: object) -> list[int]:
        """The cards of a list, of a text such as `C5 C5x3`, or of a map from code to count."""
        if isinstance(value, Mapping):
            copies = [(code, n) for code, n in value.items()]
        elif isinstance(value, str):
            parts = [part for part in PARTS.split(value.strip()) if part]
            found = [COPIES.fullmatch(part) for part in parts]
            copies = [(m[1], int(m[2])) if m else (part, 1) for part, m in zip(parts, found, strict=True)]
        elif isinstance(value, (list, tuple)):
            copies = [(code, 1) for code in value]
        else:
            raise OutcomeError("no-cards", asked.name, given=shown(value))
        for n in [n for _, n in copies]:
            if type(n) is not int or not 0 <= n <= MOST_CARDS:
                raise OutcomeError("not-amount", asked.name, given=shown(n), most=MOST_CARDS)
        if sum(n for _, n in copies) > MOST_CARDS:
            raise OutcomeError("too-many-cards", asked.name, n=sum(n for _, n in copies), most=MOST_CARDS)
        return [card for code, n in copies for card in [self._card(asked, code)] for _ in range(n)]

    # ---------------------------------------------------------------- as data again

    def _plain(self, asked: Asked, value: Any) -> Any:
        if asked.each:
            return {name: self._plain_one(asked, value[seat]) for seat, name in enumerate(self.names)}
        return self._plain_one(asked, value)

    def _plain_one(self, asked: Asked, value: Any) -> Any:
        how: dict[str, Callable[[], Any]] = {
            SEAT: lambda: None if value == NONE else self.names[value],
            CHOICE: lambda: asked.among[value] or None,
            YES: lambda: bool(value),
            AMOUNT: lambda: int(value),
            ONE_CARD: lambda: None if value == NONE else CODES[self.pack][value],
            CARDS: lambda: listed(value, self.pack),
            ROW: lambda: [CODES[self.pack][card] for card in value.tolist() if card != NONE],
        }
        return how[asked.ask]()


def order_of(seated: Sequence[int]) -> list[int]:
    """The seats in the order of the people who sit there; `seated` is the person at each seat."""
    return sorted(range(len(seated)), key=lambda seat: seated[seat])


def seat_of(names: Sequence[str], value: object, where: str, order: Sequence[int] | None = None) -> int:
    """The place of a player among names: by the name, in any case of letters, or by the number in `order`, in a text
    from 1 as names are numbered, else from 0. Raises `OutcomeError`."""
    told, places = value, list(order if order is not None else range(len(names)))
    if isinstance(value, str):
        found = [place for place, name in enumerate(names) if name.casefold() == value.strip().casefold()]
        if found:
            return found[0]
        if re.fullmatch(r"[0-9]{1,3}", value.strip()):
            value = int(value) - 1
    if type(value) is int and 0 <= value < len(names):
        return places[value]
    raise OutcomeError("no-player", where, given=shown(told), names=[names[place] for place in places])


def is_nothing(text: str) -> bool:
    """Whether a text says that there is none."""
    return text.strip().lower() in NOTHING


def shown(value: object) -> str:
    """What was told, in a sentence about it."""
    return f"{value!r:.60}"
