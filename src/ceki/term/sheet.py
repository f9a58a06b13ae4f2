"""The score sheet: every line with its clause, who pays whom, and the ledger of the match."""

from __future__ import annotations

from dataclasses import dataclass

from ceki.cards.notation import card_number
from ceki.play.score import ScoreLine
from ceki.play.sentences import YOU, plain_word
from ceki.rulekit.bits import NONE
from ceki.term.faces import face

POT = "the pot"


@dataclass(frozen=True)
class Ledger:
    """How everybody stands after so many rounds: play cents by person, and what lies in the pot."""

    persons: list[str]
    cents: list[int]
    pot: int
    rounds: int
    over: bool


@dataclass(frozen=True)
class Sheet:
    """A settled round: its score, what each seat has won (play cents) and what the pot has gained."""

    round_number: int
    score: list[ScoreLine]
    names: list[str]
    pack: str
    cents: list[int]
    to_pot: int
    ledger: Ledger


def sheet_lines(sheet: Sheet, short: bool = False) -> list[str]:
    """The settled round, line by line; `short` writes cards as codes."""
    lines = [f"Score of round {sheet.round_number}"]
    lines += [score_line(line, sheet.names, sheet.pack, short) for line in sheet.score] or [
        "  Nobody has won anything."
    ]
    return [*lines, "", *payment_lines(sheet), "", *ledger_lines(sheet.ledger)]


def score_line(line: ScoreLine, names: list[str], pack: str, short: bool = False) -> str:
    """One line: who, how many points, for what, by which clause."""
    times = f"{line.count} x " if line.count > 1 else ""
    faces = [face(card_number(code, pack), pack) for code in line.cards]
    cards = " ".join(found.short for found in faces) if short else ", ".join(found.spoken for found in faces)
    what = f"{times}{plain_word(line.word)}, {line.says}" + (f": {cards}" if cards else "")
    who = names[line.seat] if 0 <= line.seat < len(names) else "All"
    points = f"{line.points:+d}" if line.points else "0"
    return f"  {who} {points}  {what} [{line.clause}]"


def payments(cents: list[int], pot: int) -> list[tuple[int, int, int]]:
    """Who gives whom how many cents until all is even: (giver, taker, cents). `NONE` is the pot; it gained `pot`."""
    owed = dict(enumerate(cents)) | {NONE: pot}
    givers = [(who, -n) for who, n in owed.items() if n < 0]
    takers = [(who, n) for who, n in owed.items() if n > 0]
    found = []
    while givers and takers:
        (giver, gives), (taker, takes) = givers[0], takers[0]
        paid = min(gives, takes)
        found.append((giver, taker, paid))
        givers[0], takers[0] = (giver, gives - paid), (taker, takes - paid)
        givers, takers = [g for g in givers if g[1]], [t for t in takers if t[1]]
    return found


def payment_lines(sheet: Sheet) -> list[str]:
    """Who pays whom, each seat's result, and that it all sums to zero. Play cents."""
    paid = payments(sheet.cents, sheet.to_pot)
    if not paid:
        return ["No money moves."]
    named = {NONE: POT} | dict(enumerate(sheet.names))
    lines = ["Who pays whom, in play cents"]
    for giver, taker, cents in paid:
        pays = "pay" if named[giver] == YOU else "pays"
        lines.append(
            f"  {named[giver].capitalize() if giver == NONE else named[giver]} {pays} {_object(named[taker])} {cents}"
        )
    parts = [f"{name} {cents:+d}" for name, cents in zip(sheet.names, sheet.cents, strict=True)]
    parts += [f"{POT} {sheet.to_pot:+d}"] if sheet.to_pot else []
    return [*lines, f"  {', '.join(parts)}: sum {sum(sheet.cents) + sheet.to_pot}"]


def _object(name: str) -> str:
    return "you" if name == YOU else name


def ledger_lines(ledger: Ledger) -> list[str]:
    """How everybody stands in the match, in play cents."""
    stands = ", ".join(f"{name} {cents:+d}" for name, cents in zip(ledger.persons, ledger.cents, strict=True))
    rounds = "1 round" if ledger.rounds == 1 else f"{ledger.rounds} rounds"
    lines = [f"After {rounds}: {stands}" + (f", {POT} {ledger.pot}" if ledger.pot else "")]
    return [*lines, "The match is over."] if ledger.over else lines
