"""What a game can count, counted for a house or for a hand; and, only where there is no closed form, simulated."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final

from ceki.cards.notation import card_code, card_number
from ceki.cards.odds.chances import CHANCE, Counted, Known, Odds, Page
from ceki.cards.odds.texts import Text
from ceki.engine.errors import NotAllowed
from ceki.lab.odds.sampled import interval, simulate_events
from ceki.lab.simulate import simulate
from ceki.locales.language import ENGLISH
from ceki.locales.messages import needs, said
from ceki.play.ruleset import Ruleset

BOT = "greedy"  # who plays the rounds that are simulated
OURS: Final = "odds"  # the catalogue of what the report says itself, of no game


@dataclass(frozen=True)
class Share:
    """One line of a simulation: `good` of `total` times, and the 95 % interval of its chance."""

    says: str
    good: int
    total: int

    @property
    def interval(self) -> tuple[float, float]:
        """The two ends, as shares of 1."""
        return interval(self.good, self.total)


@dataclass(frozen=True)
class Estimate:
    """Something that was only simulated. `how` says what was played."""

    title: str
    how: str
    axis: str
    lines: tuple[Share, ...]


@dataclass(frozen=True)
class Report:
    """Everything that was counted for a house, or for a hand in it."""

    ruleset: Ruleset
    pages: tuple[Page, ...]
    hand: tuple[str, ...] = ()
    beyond: str = ""
    estimates: tuple[Estimate, ...] = field(default=())


def report(
    ruleset: Ruleset,
    hand: Sequence[str] = (),
    seen: Sequence[str] = (),
    stock: int | None = None,
    simulated: int = 0,
    seed: int = 0,
) -> Report:
    """Counts what the game declares, or, with a hand, what follows for it; `simulated` deals and rounds besides.

    Raises `ValueError` in one line for a game that counts nothing, for cards that cannot be held so, and for
    cards seen or a stock without a hand.
    """
    counted = counted_by(ruleset)
    if not hand and (seen or stock is not None):
        raise NotAllowed("seen-without-hand")
    if simulated < 0:
        raise NotAllowed("simulate-times", given=simulated)
    table: Any = ruleset.table()
    known = Known(_codes(ruleset, hand), _codes(ruleset, seen), stock)
    if not hand:
        events = [event.odds(table) for event in counted.events if event.count and event.when(table)]
        pages: Sequence[Page] = [*events, *counted.outlook(table)]
    elif counted.hand is None:
        raise NotAllowed("hand-not-counted", game=ruleset.game.id)
    else:
        pages = counted.hand(table, known)
    estimates = _estimates(ruleset, counted, table, simulated, seed) if simulated else ()
    return Report(ruleset, tuple(pages), known.hand, counted.beyond, estimates)


def counted_by(ruleset: Ruleset) -> Counted:
    """What a game declares. Raises `ValueError` where it declares nothing."""
    counted = ruleset.game.namespace.get("ODDS")
    if not isinstance(counted, Counted):
        raise NotAllowed("nothing-counted", game=ruleset.game.id)
    return counted


def _codes(ruleset: Ruleset, given: Sequence[str]) -> tuple[str, ...]:
    """Cards as they are written everywhere."""
    pack = ruleset.game.info.pack
    return tuple(card_code(card_number(code, pack), pack) for code in given)


# ---------------------------------------------------------------- what can only be simulated


def _estimates(ruleset: Ruleset, counted: Counted, table: Any, times: int, seed: int) -> tuple[Estimate, ...]:
    whats = [what for what, event in enumerate(counted.events) if event.count is None and event.when(table)]
    found = []
    if whats:
        for what, values in zip(whats, simulate_events(ruleset, whats, times, seed), strict=True):
            event = counted.events[what]
            lines = tuple(Share(event.says(v), values.get(v, 0), times) for v in sorted({*values, *event.labels}))
            how = _ours("deals-of", times=times, players=ruleset.players)
            found.append(Estimate(event.title, how, event.axis, lines))
    return (*found, _winners(ruleset, times, seed))


def _winners(ruleset: Ruleset, times: int, seed: int) -> Estimate:
    """Who wins a round when the same simple bot sits in every seat; the next seat in turn begins each round."""
    played = simulate(
        ruleset.game.id,
        times,
        seed,
        ruleset.players,
        [BOT],
        options={name: ruleset.options[name] for name in ruleset.given},
    )
    seats = [Share(_ours("seat", seat=seat), wins, times) for seat, wins in enumerate(played.wins)]
    how = _ours("rounds-of", times=times, bot=BOT)
    nobody = Share(_ours("nobody"), played.no_win, times)
    return Estimate(_ours("who-wins"), how, _ours("winner"), (*seats, nobody))


def _ours(key: str, **facts: int | str) -> Text:
    """A text of the report itself, by an id of odds.ftl."""
    return Text(key, said(OURS, key, {fact: f"{{{fact}}}" for fact in needs(OURS, key)}, ENGLISH), **facts)


# ---------------------------------------------------------------- as data


def as_data(found: Report) -> dict[str, Any]:
    """A report as one JSON object; every exact number as a fraction and in per cent."""
    return {
        "game": found.ruleset.game.id,
        "players": found.ruleset.players,
        "options": {name: _plain(value) for name, value in found.ruleset.given.items()},
        "hand": list(found.hand),
        "exact": [_page(page) for page in found.pages],
        "no_closed_form": found.beyond,
        "simulated": [_estimate(estimate) for estimate in found.estimates],
    }


def _plain(value: Any) -> Any:
    return sorted(value) if isinstance(value, (set, frozenset)) else value


def _page(page: Page) -> dict[str, Any]:
    head = {"title": page.title, "clause": page.clause, "how": page.how}
    if isinstance(page, Odds):
        lines = [
            {
                "says": line.says,
                "numerator": line.good,
                "denominator": line.total,
                "reduced": str(line.share),
                "percent": float(100 * line.share),
            }
            for line in page.lines
        ]
        return {**head, "axis": page.axis, "lines": lines}
    columns = [name for name, _ in page.columns]
    rows = [[_cell(cell, kind) for cell, (_, kind) in zip(row, page.columns, strict=True)] for row in page.rows]
    return {**head, "columns": columns, "rows": rows}


def _cell(cell: Any, kind: str) -> Any:
    if not isinstance(cell, Fraction):
        return cell
    word, times = ("percent", 100) if kind == CHANCE else (kind, 1)
    return {"reduced": str(cell), word: float(times * cell)}


def _estimate(estimate: Estimate) -> dict[str, Any]:
    lines = [
        {
            "says": line.says,
            "times": line.good,
            "of": line.total,
            "percent": 100 * line.good / line.total,
            "low": 100 * line.interval[0],
            "high": 100 * line.interval[1],
        }
        for line in estimate.lines
    ]
    return {"title": estimate.title, "how": estimate.how, "interval": "95 %", "lines": lines}
