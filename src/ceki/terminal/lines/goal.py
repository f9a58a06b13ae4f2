"""What a player has of what they need, in sentences: of the facts of a goal, in the language of `locales`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from ceki.cards.notation import card_number
from ceki.client.safe_text import line_of
from ceki.locales.messages import filled, parsed, said
from ceki.play.game_module import GameModule
from ceki.play.rulebook.cards_named import card_named
from ceki.play.rulebook.reading import about
from ceki.play.rulebook.sentences import sentence_case
from ceki.play.rulebook.spelling import spelled, spelled_at
from ceki.play.showing.facts import fact_as_data
from ceki.play.view import View
from ceki.terminal.lines.facts import listed

GOAL: Final = "goal"  # the catalogue of its sentences
SEAT: Final = "seat"  # a number of this name is a player's seat
Fact = Mapping[str, Any]


def goal_lines(view: View, names: Sequence[str]) -> list[str]:
    """A sentence for each fact of the viewer's goal; none for who looks on."""
    facts = [fact_as_data(one, view.game) for one in view.goal()]
    return goal_told(view.game, facts, names, partial(spelled_at, view.game, table=view.table))


def goal_told(
    game: GameModule, facts: Sequence[Fact], names: Sequence[str], called: Callable[[str], str] | None = None
) -> list[str]:
    """A sentence for each fact of a goal; none for an id that a newer server may have. `names`: by seat; `called` gives
    the words of the house for those that rules know by an id."""
    told = (_told(game, fact, names, called or partial(spelled, game)) for fact in facts)
    return [sentence_case(sentence) for sentence in told if sentence]


def _told(game: GameModule, fact: Fact, names: Sequence[str], called: Callable[[str], str]) -> str:
    numbers = {str(name): int(n) for name, n in fact["numbers"].items()}
    pack, key, seat = game.info.pack, str(fact["id"]), numbers.get(SEAT, -1)
    words = {
        "cards": listed([card_named(card_number(code, pack), pack) for code in fact["cards"]], "or"),
        "word": line_of(called(str(fact["word"]))),
        "called": line_of(called(str(fact["line"]))),
        "line": next((one.says for one in about(game).lines if one.word == fact["line"]), ""),
        "name": names[seat] if 0 <= seat < len(names) else "",
    }
    own = next((one for one in game.goals.declared if one.id == key and one.says), None)
    if own is not None:
        return filled(own.says, {**numbers, **words})
    return said(GOAL, key, {**numbers, **words}) if key in parsed(GOAL) else ""
