"""The end of a round in sentences: who has won, with which sets, why, what it is worth, and who pays whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ceki.cards.notation import card_number
from ceki.engine.game import CENTS
from ceki.locales.messages import filled, parsed, said
from ceki.locales.rows import in_row, labelled
from ceki.play.game_module import GameModule
from ceki.play.rulebook.cards_named import card_named
from ceki.play.rulebook.sentences import listed, sentence_case, stopped, you
from ceki.play.rulebook.settled import paid_told
from ceki.play.rulebook.spelling import roles_of, spelled
from ceki.play.ruleset import Ruleset
from ceki.play.score import Result, ScoreLine
from ceki.terminal.drawing.faces import face
from ceki.terminal.drawing.grouping import Tie

ENDING, LINES = "ending", "lines"  # catalogues


def ending_lines(result: Result, names: Sequence[str], ruleset: Ruleset, short: bool = False) -> list[str]:
    """A settled round: its headline, the sets that won, the reasons, the one number, the payments; `short` writes cards
    as codes."""
    return [
        stopped(headline(result, names)),
        *sets_line(result, ruleset.game, short),
        *reasons(result, names, ruleset),
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
    """Who has won; and with how much, where that says it."""
    who, told = [names[seat] for seat in result.winners], result.ending
    if not who:
        return said(ENDING, "won-nobody", {})
    facts = {"form": "many" if len(who) > 1 else "you" if who == [you()] else "one", "who": _row(who)}
    if told.won_with:
        return said(ENDING, "won-with", {**facts, "worth": worth(told.won_with, told.unit)})
    return said(ENDING, "won", facts)


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
    """Why the round ended so, what else there is to read of it, and between whom it was even."""
    told, game = result.ending, ruleset.game
    if not result.winners and not result.lines:
        return [f"  {said(ENDING, 'stock-out', {})}"] if game.info.family == "drawing" else []
    lines = [said(ENDING, "all-have", {"worth": worth(told.all_have, told.unit)})] if told.all_have else []
    for one in told.reasons:
        what = line_told(one.line, game)
        lines.append(said(ENDING, "of-player", {"name": names[one.line.seat], "what": what}) if one.named else what)
    if told.besides:  # the lines come to the number above
        paying = sum(1 for one in told.reasons if one.line.each)
        lines.insert(len(lines) - paying, said(ENDING, "besides", {"worth": worth(told.besides, told.unit)}))
    return [f"  {line}" for line in (*lines, *evens(result, names, game))]


def evens(result: Result, names: Sequence[str], game: GameModule) -> list[str]:
    """Where somebody is paid by one who has exactly as much, that the table decides so, and what either of them is; of
    several the reader's own."""
    found = result.ending.even
    if not found:
        return []
    one = next((one for one in found if you() in (names[one.giver], names[one.taker])), found[0])
    both = _row([names[one.giver], names[one.taker]])
    taker = {"to": "you" if names[one.taker] == you() else "other", "taker": names[one.taker]}
    roles = []
    for seat in (one.giver, one.taker):
        for word in roles_of(game, seat, result.ending.starter, len(names)):
            who = {"form": "you" if names[seat] == you() else "one", "who": names[seat]}
            roles.append(said(ENDING, "is-role", {"role": spelled(game, word), **who}))
    return [said(ENDING, "equal", {"both": both, "worth": worth(one.count, one.unit), **taker}), *roles]


def number(result: Result) -> list[str]:
    """What the round was worth to who has won, where the headline does not say it."""
    told = result.ending
    if not told.worth:
        return []
    amount = worth(told.worth, told.worth_in)
    return [f"  {said(ENDING, 'worth-each', {'worth': amount}) if len(result.winners) > 1 else amount}"]


def payments_told(result: Result, names: Sequence[str], ruleset: Ruleset) -> list[str]:
    """Who pays whom."""
    told = [stopped(one) for one in paid_told(result.payments, names, ruleset)]
    return [f"  {one}" for one in told or [said(ENDING, "pays-nobody", {})]]


def _row(names: Sequence[str]) -> str:
    """Names in a row, the reader first."""
    return listed(sorted(names, key=lambda name: name != you()))
