"""What a move changed, in sentences, as one seat sees it; and how to type a move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ceki.engine.bits import NONE
from ceki.locales.messages import said
from ceki.locales.rows import labelled
from ceki.play.game_module import GameModule
from ceki.play.rulebook.sentences import Sentence, plain_word, sentence_case, stopped
from ceki.play.showing.honours import honours_of
from ceki.play.showing.shown import HAND, SEAT, TABLE
from ceki.play.view import View
from ceki.terminal.drawing.faces import face
from ceki.terminal.drawing.grouping import by_rank, in_words
from ceki.terminal.drawing.places import Place, calls, notices, places, tallies
from ceki.terminal.lines.commands import TERMINAL
from ceki.terminal.lines.described import whose


def changes_told(before: View, after: View, made: int, names: list[str]) -> list[Sentence]:
    """What a move changed for the viewer, but for the card `made` with the move itself."""
    return [
        *_cards_told(before, after, made, names),
        *_calls_told(before, after, names),
        *_notices_told(before, after, names),
    ]


def lying_told(view: View, names: list[str]) -> list[Sentence]:
    """What lies open when a round begins: in the middle, and before each player."""
    return [
        _lies(view, place, Counter(place.cards), names)
        for place in places(view)
        if place.where in (TABLE, SEAT) and place.cards and not place.part
    ]


def _cards_told(before: View, after: View, made: int, names: list[str]) -> Iterator[Sentence]:
    earlier, later = _seen(before), _seen(after)
    # what lay on the table already is not news when it lies elsewhere on it
    moved = _left(earlier, later, TABLE) - _left(later, earlier, SEAT)
    told = Counter([made])
    for key, (place, cards) in later.items():
        gained = cards - _known(earlier, key, place)
        if place.where == TABLE:
            gained = gained - moved - told
            told += gained
        elif place.where == HAND and place.seat != after.seat:
            gained = Counter()
        if gained:
            yield _gain(after, place, gained, names)


def _seen(view: View) -> dict[tuple[str, int], tuple[Place, Counter[int]]]:
    """What is seen in each place but those that only repeat a hand."""
    return {(p.field, p.seat): (p, Counter(p.cards)) for p in places(view) if not p.part}


Seen = dict[tuple[str, int], tuple[Place, Counter[int]]]


def _known(earlier: Seen, key: tuple[str, int], place: Place) -> Counter[int]:
    """The cards of a place that are no news: where one lies now, the one recalled there before was another."""
    before, cards = earlier.get(key, (place, Counter()))
    return Counter() if before.repeats and not place.repeats else cards


def _left(earlier: Seen, later: Seen, where: str) -> Counter[int]:
    left: Counter[int] = Counter()
    for key, (place, cards) in earlier.items():
        if place.where == where:
            left += cards - (later[key][1] if key in later else Counter())
    return left


def _gain(view: View, place: Place, gained: Counter[int], names: list[str]) -> Sentence:
    if place.where == HAND:
        return Sentence(said(TERMINAL, "gets", {**whose(names[place.seat]), "cards": _words(view, gained)}))
    return _lies(view, place, gained, names, "now-also")


def _lies(view: View, place: Place, cards: Counter[int], names: list[str], before: str = "lies-before") -> Sentence:
    """Cards of a place on the table, or, as the text `before` says it, before a player."""
    words = _words(view, cards)
    if place.where == SEAT and place.seat != NONE:
        return Sentence(said(TERMINAL, before, {"name": names[place.seat], "place": place.label, "cards": words}))
    return Sentence(stopped(labelled(place.label.capitalize(), words)), place.single)


def _words(view: View, cards: Counter[int]) -> str:
    return in_words(by_rank(cards.elements(), view.game.info.pack, honours_of(view.game, view.table)))


def _calls_told(before: View, after: View, names: list[str]) -> Iterator[Sentence]:
    for seat in range(int(after.table.seats)):
        earlier = [*calls(before, seat, names), *tallies(before, seat, names)]
        for call in calls(after, seat, names):
            if call not in earlier:
                yield Sentence(f"{labelled(names[seat], call)}!", True)
        for tally in tallies(after, seat, names):
            if tally not in earlier:
                yield Sentence(stopped(labelled(names[seat], tally)))


def _notices_told(before: View, after: View, names: list[str]) -> Iterator[Sentence]:
    earlier = notices(before, names)
    for notice in notices(after, names):
        if notice not in earlier:
            yield Sentence(stopped(sentence_case(notice)), True)


def laid_open(view: View, names: list[str]) -> list[Sentence]:
    """At the end of a round: the hands that all may see."""
    lying = {(p.field, p.seat): p for p in places(view)}
    return [
        Sentence(
            said(
                TERMINAL,
                "laid-open",
                {**whose(names[p.seat]), "place": lying[p.part, p.seat].label, "cards": in_words(p.groups(view))},
            )
        )
        for p in lying.values()
        if p.part and p.seat != NONE and p.cards and len(p.cards) == lying[p.part, p.seat].size
    ]


def move_in_words(game: GameModule, verb: int, card: int, honours: int = 0) -> str:
    """A move as a player types it: the verb's word and the card's code."""
    word = plain_word(game.info.verbs[verb].word)
    return word if card == NONE else f"{word} {face(card, game.info.pack, honours).code}"
