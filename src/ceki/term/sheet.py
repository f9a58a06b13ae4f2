"""The score sheet: every line with its clause, who pays whom, and the ledger of the match."""

from __future__ import annotations

from ceki.cards.notation import card_number
from ceki.play.round import Round
from ceki.play.score import ScoreLine
from ceki.rulekit.bits import NONE
from ceki.term.faces import face
from ceki.term.sentences import YOU, plain_word
from ceki.term.sitting import Sitting

POT = "the pot"


def sheet_lines(sitting: Sitting, short: bool = False) -> list[str]:
    """The settled round, line by line; `short` writes cards as codes. Raises `ValueError` while it is played."""
    if not sitting.round.over:
        raise ValueError("the score is written when the round is over")
    played, names, pack = sitting.round, sitting.names, sitting.game.about.pack
    lines = [f"Score of round {sitting.round_number}"]
    lines += [score_line(line, names, pack, short) for line in played.score] or ["  Nobody has won anything."]
    return [*lines, "", *payment_lines(played, names), "", *ledger_lines(sitting)]


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


def payment_lines(played: Round, names: list[str]) -> list[str]:
    """Who pays whom, each seat's result, and that it all sums to zero. Play cents."""
    pot = int(played.table.pot) - played.pot_before
    paid = payments(played.cents, pot)
    if not paid:
        return ["No money moves."]
    named = {NONE: POT} | dict(enumerate(names))
    lines = ["Who pays whom, in play cents"]
    for giver, taker, cents in paid:
        pays = "pay" if named[giver] == YOU else "pays"
        lines.append(
            f"  {named[giver].capitalize() if giver == NONE else named[giver]} {pays} {_object(named[taker])} {cents}"
        )
    parts = [f"{name} {cents:+d}" for name, cents in zip(names, played.cents, strict=True)]
    parts += [f"{POT} {pot:+d}"] if pot else []
    return [*lines, f"  {', '.join(parts)}: sum {sum(played.cents) + pot}"]


def _object(name: str) -> str:
    return "you" if name == YOU else name


def ledger_lines(sitting: Sitting) -> list[str]:
    """How everybody stands in the match, in play cents."""
    match = sitting.match
    stands = ", ".join(f"{name} {cents:+d}" for name, cents in zip(sitting.persons, match.cents, strict=True))
    rounds = "1 round" if match.round == 1 else f"{match.round} rounds"
    lines = [f"After {rounds}: {stands}" + (f", {POT} {match.pot}" if match.pot else "")]
    return [*lines, "The match is over."] if match.over else lines
