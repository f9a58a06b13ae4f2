"""The end of a round in sentences: who has won, with which sets, why, what it is worth, and who pays whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from ceki.cards.notation import card_number
from ceki.engine.bits import NONE
from ceki.engine.game import CENTS
from ceki.locales.messages import filled, parsed, said
from ceki.locales.rows import in_row, labelled
from ceki.play.game_module import GameModule
from ceki.play.rulebook.cards_named import card_named
from ceki.play.rulebook.sentences import listed, sentence_case, stopped, you
from ceki.play.rulebook.settled import paid_told
from ceki.play.ruleset import Ruleset
from ceki.play.score import Result, ScoreLine, Totals
from ceki.terminal.drawing.faces import face
from ceki.terminal.drawing.grouping import Tie

ENDING, LINES = "ending", "lines"  # catalogues
REASONS = 3  # sentences that say why, at most


def ending_lines(result: Result, names: Sequence[str], ruleset: Ruleset, short: bool = False) -> list[str]:
    """A settled round: its headline, the sets that won, the reasons, the one number, the payments; `short` writes cards
    as codes."""
    return [
        stopped(headline(result, names)),
        *sets_line(result, ruleset.game, short),
        *reasons(result, names, ruleset),
        *equals(result, names),
        *number(result),
        *payments_told(result, names, ruleset),
    ]


def worth(n: int, unit: str) -> str:
    """An amount with its unit."""
    return said(ENDING, "worth", {"n": n, "unit": unit})


def line_told(line: ScoreLine, game: GameModule) -> str:
    """What a score line says: a sentence that several games share, or the game's own."""
    key = line.word.replace("_", "-")
    own = f"{key}.{game.id}"
    pack = game.info.pack
    facts = {
        "n": line.count,
        "amount": line.amount,
        "worth": worth(abs(line.amount), line.unit),
        "cards": listed([card_named(card_number(c, pack), pack) for c in dict.fromkeys(line.cards)]),
        "each": worth(line.each, CENTS),
    }
    known = parsed(LINES) if game.info.sentences else {}
    if own in known or key in known:
        return said(LINES, own if own in known else key, facts)
    tells = next((kind.tells for kind in game.info.lines if kind.word == line.word), "")
    if tells:
        return filled(tells, facts)
    what = f"{line.count} × {line.says}" if line.count > 1 else line.says
    return stopped(sentence_case(labelled(what, worth(line.amount, line.unit)) if line.amount else what))


def headline(result: Result, names: Sequence[str]) -> str:
    """Who has won; by what they have most of, where no sets were laid."""
    who = [names[seat] for seat in result.winners]
    if not who:
        return said(ENDING, "won-nobody", {})
    form = "many" if len(who) > 1 else "you" if who == [you()] else "one"
    unit, n = _main(result.totals[result.winners[0]])
    others = [_main(own)[1] for seat, own in enumerate(result.totals) if seat not in result.winners]
    counts = unit != CENTS and len({_main(result.totals[seat])[1] for seat in result.winners}) == 1
    if counts and not result.sets and all(own < n for own in others):
        return said(ENDING, "won-with", {"form": form, "who": _row(who), "worth": worth(n, unit)})
    return said(ENDING, "won", {"form": form, "who": _row(who)})


def _main(totals: Totals) -> tuple[str, int]:
    """What a seat has of what the game counts; cents, where it counts nothing else."""
    return next(((unit, n) for unit, n in totals.items() if unit != CENTS), (CENTS, totals.get(CENTS, 0)))


def sets_line(result: Result, game: GameModule, short: bool) -> list[str]:
    """The sets that won, each in brackets, with the game's word at those of identical cards."""
    pack, told = game.info.pack, []
    for one in result.sets:
        ties = [Tie(face(card_number(code, pack), pack), n) for code, n in Counter(one.cards).items()]
        cards = " ".join(tie.short for tie in ties) if short else in_row(tie.spoken for tie in ties)
        word = f" {game.info.identical}" if game.info.identical and len({*one.cards}) == 1 else ""
        told.append(f"[{cards}]{word}")
    return [f"  {'  '.join(told)}"] if told else []


def reasons(result: Result, names: Sequence[str], ruleset: Ruleset) -> list[str]:
    """Why the round ended so, in at most three sentences: what brought the winners most."""
    if not result.winners and not result.lines:
        return [f"  {said(ENDING, 'stock-out', {})}"] if ruleset.game.info.family == "drawing" else []
    unit = _main(result.totals[result.winners[0]])[0] if result.winners else ""
    counted = [one for one in merged(result.lines) if one.each or not one.paid]  # what is only paid is told below
    if not ruleset.game.info.sentences:
        counted = [one for one in counted if one.amount or one.count]  # nothing of a kind is no reason
    lines = [one for one in counted if not one.total] or counted
    paying = [one for one in lines if one.each][:1]
    own = [one for one in lines if not one.each and (not result.winners or one.seat in result.winners)]
    own = [one for one in own if one.unit == unit or one.counts or not one.amount]
    most = sorted(own, key=lambda one: -abs(one.amount))[: REASONS - len(paying)]
    found = [one for one in own if one in most] + paying
    told = []
    for one in found:
        what = line_told(one, ruleset.game)
        alone = [one.seat] == result.winners or (not result.winners and len(found) == 1)
        name = names[one.seat] if 0 <= one.seat < len(names) else ""
        told.append(f"  {what if alone or not name else said(ENDING, 'of-player', {'name': name, 'what': what})}")
    left = sum(one.amount for one in own if one not in found and one.unit == unit)
    if left and len(result.winners) == 1:  # the lines come to the number below
        told.insert(len(told) - len(paying), f"  {said(ENDING, 'besides', {'worth': worth(left, unit)})}")
    return told


def equals(result: Result, names: Sequence[str]) -> list[str]:
    """Where somebody is paid by one who has exactly as much, that the table decides so; of several the reader's own."""
    counted = {one.seat: one for one in reversed(result.lines) if one.counts}
    equal = []
    for payment in result.payments:
        one, other = counted.get(payment.giver), counted.get(payment.taker)
        if one and other and (one.word, one.count) == (other.word, other.count):
            equal.append((payment, worth(one.count, one.counts)))
    if not equal:
        return []
    paid, amount = next(((one, n) for one, n in equal if you() in (names[one.giver], names[one.taker])), equal[0])
    both = _row([names[paid.giver], names[paid.taker]])
    facts = {"to": _form(paid.taker, names), "both": both, "worth": amount, "taker": names[paid.taker]}
    return [f"  {said(ENDING, 'equal', facts)}"]


def merged(lines: Iterable[ScoreLine]) -> list[ScoreLine]:
    """Lines of one kind and seat as one line."""
    found: dict[tuple[str, int], ScoreLine] = {}
    for one in lines:
        key, old = (one.word, one.seat), found.get((one.word, one.seat))
        if old is not None:
            one = replace(one, count=old.count + one.count, amount=old.amount + one.amount, cards=old.cards + one.cards)
        found[key] = one
    return list(found.values())


def number(result: Result) -> list[str]:
    """What the round was worth to one winner."""
    if len(result.winners) != 1 or not result.sets:
        return []
    unit, n = _main(result.totals[result.winners[0]])
    return [f"  {worth(n, unit)}"] if n else []


def payments_told(result: Result, names: Sequence[str], ruleset: Ruleset) -> list[str]:
    """Who pays whom."""
    told = [stopped(one) for one in paid_told(result.payments, names, ruleset)]
    return [f"  {one}" for one in told or [said(ENDING, "pays-nobody", {})]]


def _row(names: Sequence[str]) -> str:
    """Names in a row, the reader first."""
    return listed(sorted(names, key=lambda name: name != you()))


def _form(seat: int, names: Sequence[str]) -> str:
    return "pot" if seat == NONE else "you" if names[seat] == you() else "other"
