"""What happens at a table in sentences, the same in the terminal and in the browser: as one viewer may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ceki.cards.notation import spoken
from ceki.play.contract import GameFile
from ceki.rulekit.bits import NONE
from ceki.rulekit.game import Verb
from ceki.rulekit.record import HIDDEN

YOU: Final = "You"

_HAPPENED: Final = {  # by kind of event: of the reader, of another
    "sat": ("You sit down.", "{} sits down."),
    "coming": (
        "You play from the next deal; until then a bot plays this seat.",
        "{} sits down and plays from the next deal; until then a bot plays this seat.",
    ),
    "left": ("You leave.", "{} leaves."),
    "away": ("You are away; a bot plays on.", "{} is away; a bot plays on."),
    "back": ("You are back.", "{} is back."),
    "undone": ("You take your last move back.", "{} takes the last move back."),
    "closed": ("The table is closed.", "The table is closed."),
}


@dataclass(frozen=True)
class Sentence:
    """Something that happened; `loud` marks a call, a win and a card shown to all."""

    text: str
    loud: bool = False


def plain_word(word: str) -> str:
    """A declared word as people write it."""
    return word.replace("_", " ")


def possessive(name: str) -> str:
    """Whose something is."""
    return "Your" if name == YOU else f"{name}'s"


def verb_of(name: str, verb: str) -> str:
    """A verb in the present that agrees with a name."""
    return verb if name == YOU else f"{verb}s"


def move_told(game: GameFile, viewer: int, mover: int, move: tuple[int, int], name: str, forced: bool) -> Sentence:
    """A move (verb, card) of `mover`, who is called `name`, as the seat `viewer` sees it.

    A card that the viewer does not see is `HIDDEN`, and not named. That a move was the only one is said of the
    viewer's own alone.
    """
    verb, card = move
    about: Verb = game.about.verbs[verb]
    said = plain_word(about.word) if about.card else about.says
    if card != NONE:
        said = f"{plain_word(about.word)} {'a card unseen' if card == HIDDEN else spoken(card, game.about.pack)}"
    only = " (the only move)" if forced and mover == viewer else ""
    return Sentence(f"{name}: {said}{only}.", bool(about.loud))


def dealt_told(number: int, first: str) -> Sentence:
    """A round is dealt, and who begins."""
    return Sentence(f"Round {number}. {first} {verb_of(first, 'begin')}.")


def happened_told(kind: str, name: str) -> Sentence:
    """Somebody sat down, left, was away, came back, took a move back; or the table was closed."""
    yours, others = _HAPPENED[kind]
    return Sentence(yours if name == YOU else others.format(name or "Somebody"))


def result_told(cents: list[int], names: list[str]) -> Sentence:
    """Who has won how much in a settled round, in play cents."""
    winners = [f"{name} {verb_of(name, 'win')} {won} cents" for name, won in zip(names, cents, strict=True) if won > 0]
    return Sentence(f"{', '.join(winners) or 'Nobody wins anything'}.", bool(winners))
