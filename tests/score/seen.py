"""What a real table sees of a round that was played here, as it would be told: read off the finished table."""

from __future__ import annotations

from typing import Any

from ceki.cards.notation import CODES, listed
from ceki.engine.bits import NONE
from ceki.engine.outcomes.record import CARDS, CHOICE, ONE_CARD, ROW, SEAT, fields_of
from ceki.games.kowah.options import DISCARDER


def outcome_seen(game: Any, table: Any, names: list[str]) -> dict[str, Any]:
    """The outcome of a finished table: the fields that are called alike, and what a table has under another name.
    `names` are the players' by seat."""
    codes = CODES[game.info.pack]
    told: dict[str, Any] = {}
    for name, asked in fields_of(game.outcome).items():
        value = OTHERS[name](table) if name in OTHERS else getattr(table, ALIKE.get(name, name))
        if asked.each:
            rows = [listed(row, game.info.pack) if asked.ask == CARDS else int(row) for row in value[: len(names)]]
            told[name] = dict(zip(names, rows, strict=True))
        elif asked.ask == CARDS:
            told[name] = listed(value[table.winner], game.info.pack) if table.winner != NONE else []
        elif asked.ask == ROW:
            told[name] = [codes[card] for card in value if card != NONE]
        elif asked.ask == ONE_CARD:
            told[name] = None if value == NONE else codes[value]
        elif asked.ask == SEAT:
            told[name] = None if value == NONE else names[value]
        elif asked.ask == CHOICE:
            told[name] = asked.among[int(value)] or None
        else:
            told[name] = bool(value)
    return asked_only(game, table, told)


def asked_only(game: Any, table: Any, told: dict[str, Any]) -> dict[str, Any]:
    """Nobody tells of a card, a call or a pile that the end of this round does not have."""
    if "winner" not in told:
        return told
    if told["winner"] is None:
        return {"winner": None}
    if told.get("dealt"):
        told = {name: value for name, value in told.items() if name not in ("card", "call", "drawer")}
    if "how" in told and (told["how"] == "triple" or table.payment != DISCARDER):
        told.pop("discarder")
    return {name: value for name, value in told.items() if value is not False and value != []}


ALIKE = {"card": "win_card", "last": "leader"}
OTHERS = {
    "call": lambda table: table.call[table.winner] if table.winner != NONE else 0,
    "how": lambda table: max(int(table.how) - 1, 0),
    "short": lambda table: table.stock_left == 0 and table.winner != NONE and short(table),
    "counted": lambda table: False,
    "score": lambda table: table.score * 0,
}


def short(table: Any) -> bool:
    """Whether the stock ran out while cards were turned, so that its players say so."""
    return bool(table.stock_left == 0)
