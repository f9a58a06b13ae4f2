"""What happens at a table in sentences, the same in the terminal and in the browser: as one viewer may know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from ceki.cards.notation import card_number
from ceki.engine.bits import NONE
from ceki.engine.game import CENTS, POINTS
from ceki.engine.match_record import CARDS, PEOPLE, PERSON, TABLE, TALLY
from ceki.engine.record import HIDDEN
from ceki.locales.language import language
from ceki.locales.messages import group_mark, said
from ceki.locales.rows import in_groups, in_row, labelled
from ceki.play.game_module import GameModule
from ceki.play.match import GAME, ROUNDS
from ceki.play.rulebook import reading
from ceki.play.rulebook.cards_named import CARDS as NAMES_OF_CARDS
from ceki.play.rulebook.cards_named import card_spoken
from ceki.play.rulebook.spelling import spelled
from ceki.play.score import Totals
from ceki.play.standing import Amount, Settling, Standing

YOU: Final = "You"  # the reader, where no language is spoken; `you()` where one is
UNSEEN: Final = "??"

EVENTS: Final = "events"  # the catalogue of sentences about what happens
RESULTS: Final = "results"  # and of those about what rounds and matches come to


@dataclass(frozen=True)
class Sentence:
    """Something that happened; `loud` marks a call, a win and a card shown to all."""

    text: str
    loud: bool = False


def plain_word(word: str) -> str:
    """A declared word as people write it."""
    return word.replace("_", " ")


def you() -> str:
    """What the reader is called, as a name at their seat: in the language that this program speaks."""
    return _you(language())


@cache
def _you(code: str) -> str:
    return said("results", "you", {}, code)


def move_told(game: GameModule, viewer: int, mover: int, move: tuple[int, int], name: str, forced: bool) -> Sentence:
    """A move (verb, card) of `mover`, whose name is `name`, as the seat `viewer` sees it.

    A card that the viewer does not see is `HIDDEN`, and has no name. Only the viewer's own moves say that they were
    `forced`.
    """
    verb, card = move
    about = reading.about(game).verbs[verb]
    who = _who(name)
    what = card_spoken(card, game.info.pack) if card not in (NONE, HIDDEN) else said(NAMES_OF_CARDS, "some", {})
    made = (about.you or ("" if about.card else about.says) if who["who"] == "you" else about.they).format(card=what)
    if not made:
        made = f"{spelled(game, about.word)} {what}" if about.card else about.says
        return Sentence(said(EVENTS, "moved-by", {"name": name, "move": made}), bool(about.loud))
    only = "yes" if forced and mover == viewer else "no"
    return Sentence(said(EVENTS, "moved", {**who, "move": made, "only": only}), bool(about.loud))


def dealt_told(number: int, first: str, agreed: str = "") -> Sentence:
    """A round is dealt, with what was `agreed` before it, and who begins."""
    return Sentence(said(EVENTS, "dealt", {"round": number, "what": agreed or "none", **_who(first)}))


def _who(name: str) -> dict[str, str]:
    """Somebody as sentences choose their form by it, `you` or another."""
    return {"who": "you" if name == you() else "other", "name": name or "Somebody"}


def options_told(options: Mapping[str, Any], game: GameModule, names: Sequence[str]) -> str:
    """Options with their values; `names` are the players' names by seat: `bets: You and Bima 5`."""
    read = {name: game.options[name].read(value) for name, value in options.items()}
    return in_groups(
        labelled(spelled(game, name), game.options[name].told(value, names)) for name, value in read.items()
    )


def sits_out_told(name: str, place: str) -> Sentence:
    """Somebody sits out a round, in a place that has a name."""
    return Sentence(said(RESULTS, "sits-out", {**_who(name), "place": place}))


def happened_told(kind: str, name: str, what: str = "") -> Sentence:
    """Somebody sat down, left, was away, came back, took a move back, proposed `what`; or the table was closed."""
    return Sentence(said(EVENTS, kind, {**_who(name), "what": what}))


def event_told(event: Mapping[str, Any], game: GameModule, names: Sequence[str]) -> Sentence:
    """An event of a served table in a sentence; `names` are the players' names by seat, and the reader is `YOU`."""
    name = you() if event["you"] else str(event["name"])
    if event["move"]:
        word, _, code = str(event["move"]).partition(" ")
        verb = [one.word for one in game.info.verbs].index(word)
        card = NONE if not code else HIDDEN if code == UNSEEN else card_number(code, game.info.pack)
        forced = bool(event.get("forced"))
        return move_told(game, 0 if event["you"] else 1, 0, (verb, card), name, forced)
    what = options_told(event.get("options", {}), game, names)
    if event["kind"] == "dealt":
        return dealt_told(int(event["round"]), name, what)
    return happened_told(str(event.get("how") or event["kind"]), name, what)


# ---------------------------------------------------------------- results


def listed(names: Sequence[str]) -> str:
    """Names in a row: `You, Bima and Citra`."""
    if len(names) < 2:
        return names[0] if names else ""
    return said(RESULTS, "pair" if len(names) == 2 else "pair.more", {"some": in_row(names[:-1]), "last": names[-1]})


def amount_told(amount: int, unit: str, signed: bool = False) -> str:
    """An amount with its unit: `17 points`, `+1 token`."""
    number = number_told(amount, signed and amount != 0)
    return said(RESULTS, "amount", {"n": number, "unit": unit, "one": "yes" if abs(amount) == 1 else "no"}).strip()


def number_told(n: int, signed: bool = False) -> str:
    """A whole number, its thousands parted as the reader's language does: `+1,250`."""
    return (f"{n:+,}" if signed else f"{n:,}").replace(",", group_mark())


def stopped(clause: object) -> str:
    """A clause, such as why something cannot be, as a sentence with its full stop."""
    return said(RESULTS, "ended", {"sentence": str(clause)})


def totals_told(totals: Totals) -> str:
    """What a seat has in a round, unit by unit; cents with their sign, where any moved, and no points where there are
    none."""
    parts = [amount_told(n, unit, unit == CENTS) for unit, n in totals.items() if n or unit not in (CENTS, POINTS)]
    return ", ".join(parts) or amount_told(0, CENTS)


def _some(names: Sequence[str]) -> dict[str, str]:
    """Some people as sentences choose their form by them: `you`, one, many or none."""
    one = "none" if not names else "you" if names[0] == you() else "one"
    return {"who": "many" if len(names) > 1 else one, "names": listed(names)}


def winners_told(names: Sequence[str], what: str = "wins-round") -> str:
    """Who has won: `You and Bima win this round`; `wins-match`: the match."""
    return said(RESULTS, what, _some(names))


def match_won_told(standing: Standing, persons: Sequence[str]) -> str:
    """That the match is over, and who has won it: by the game's own rules, or who has come out best."""
    over = said(RESULTS, "match-over", {})
    winners = [persons[person] for person in standing.winners]
    if standing.decided_by == GAME or not winners:
        best = winners_told(winners, "wins-match")
    elif standing.decided_by == ROUNDS and standing.rounds < 2:
        return over
    else:
        best = said(RESULTS, "won-most", {**_some(winners), "what": standing.decided_by})
    return said(RESULTS, "one-and-another", {"one": over, "another": stopped(best)})


def stands_told(standing: Standing, person: int, cents: int) -> str:
    """How a person stands in the match by what decides it, in a word or two: `12 tokens`, `+510 cents`, `rounds 2`."""
    if standing.decided_by == CENTS:
        return amount_told(cents, CENTS, True)
    by_game = standing.decided_by == GAME
    tallies = [one for one in standing.carried if (one.kind, one.of, bool(one.clause)) == (TALLY, PEOPLE, by_game)]
    if not tallies:
        return ""
    amount = tallies[0].values[person]
    if tallies[0].unit:
        return amount_told(amount, tallies[0].unit)
    return said(RESULTS, "won", {"n": number_told(amount)}) if amount else ""


def opening_told(standing: Standing, persons: Sequence[str]) -> list[Sentence]:
    """What was drawn for seats, and who deals, before the first round."""
    drawn = [amount for amount in standing.carried if amount.kind == CARDS and any(amount.values)]
    return [
        Sentence(stopped(changed_told(amount, standing, persons)))
        for amount in standing.carried
        if drawn and amount.kind in (CARDS, PERSON)
    ]


def news(amount: Amount) -> bool:
    """Whether a round has changed an amount of a game's own that players see as it changes."""
    return amount.kind == TALLY and bool(amount.clause) and amount.values != amount.before


def changed_told(amount: Amount, standing: Standing, persons: Sequence[str]) -> str:
    """An amount as it stands, and by how much the round has changed it: `Tokens: You 12 (+5), Bima 3`."""
    if amount.kind == CARDS:
        drawn = [f"{name} {' '.join(row)}" for name, row in zip(persons, amount.values, strict=True) if row]
        return labelled(sentence_case(amount.label), in_row(drawn))
    if amount.kind == PERSON:
        who = persons[amount.values] if 0 <= amount.values < len(persons) else said("ending", "nobody", {})
        return labelled(sentence_case(amount.label), who)
    now, before = amount.values, amount.before
    if amount.of == TABLE:
        return labelled(sentence_case(amount.label), _changed(now, before, amount.unit))
    owners = [*persons] if amount.of == PEOPLE else [listed([persons[p] for p in side]) for side in standing.sides]
    parts = [f"{who} {_changed(n, was, '')}" for who, n, was in zip(owners, now, before, strict=True)]
    unit = f" ({amount.unit})" if amount.unit and amount.unit != amount.label else ""
    return labelled(f"{sentence_case(amount.label)}{unit}", in_row(parts))


def _changed(now: int, before: int, unit: str) -> str:
    return amount_told(now, unit) + (f" ({number_told(now - before, True)})" if now != before else "")


def settling_told(line: Settling, persons: Sequence[str]) -> str:
    """A line of the settlement of a match: who, how many cents, for what, by which clause."""
    times = f"{line.count} x " if line.count > 1 else ""
    count = amount_told(line.count, line.counts) if line.counts else f"{times}{plain_word(line.word)}"
    who = listed([persons[person] for person in line.who])
    return f"{who} {amount_told(line.amount, line.unit, True)}  {count}, {line.says} [{line.clause}]"


def sentence_case(text: str) -> str:
    """With a capital letter first."""
    return text[:1].upper() + text[1:]
