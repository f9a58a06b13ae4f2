"""The legal moves as numbered choices, and reading one from what a person typed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from ceki.engine.bits import NONE
from ceki.locales.messages import said
from ceki.locales.rows import in_row, labelled
from ceki.play.game_module import GameModule
from ceki.play.rulebook import reading
from ceki.play.rulebook.sentences import plain_word
from ceki.play.rulebook.spelling import spelled
from ceki.play.showing.honours import honours_of
from ceki.play.view import View
from ceki.terminal.drawing.faces import face
from ceki.terminal.lines.changes import move_in_words
from ceki.terminal.lines.commands import TERMINAL
from ceki.terminal.lines.facts import to_type


@dataclass(frozen=True)
class Choice:
    """A legal move: its number in the list, its words, how its reader may type it, and what it means."""

    number: int
    verb: int
    card: int
    typed: str
    shown: str
    says: str
    loud: bool

    @property
    def line(self) -> str:
        """The choice in a line."""
        return f"{self.number}. {self.shown}: {self.says}" + (" (!)" if self.loud else "")


def choices(view: View) -> list[Choice]:
    """The viewer's choices; none when another seat is to move."""
    return choices_of(view, view.legal_numbers)


def choices_of(view: View, moves: list[tuple[int, int]]) -> list[Choice]:
    """Moves (verb, card) as choices."""
    found = [_choice(view, number, verb, card) for number, (verb, card) in enumerate(moves, 1)]
    times = Counter(choice.shown for choice in found)
    return [replace(choice, shown=choice.typed) if times[choice.shown] > 1 else choice for choice in found]


def _choice(view: View, number: int, verb: int, card: int) -> Choice:
    about = reading.about(view.game).verbs[verb]
    says = about.says
    if card != NONE:
        name = face(card, view.game.info.pack, honours_of(view.game, view.table)).name
        says = labelled(says, name) if about.loud else name
    typed = move_in_words(view.game, verb, card)
    return Choice(number, verb, card, typed, to_type(view.game, typed), says, bool(about.loud))


def keys_of_verbs(game: GameModule, taken: str) -> dict[int, str]:
    """A letter for each verb that needs no card: the first of its word that no other key has."""
    found: dict[int, str] = {}
    for verb, about in enumerate(game.info.verbs):
        free = [
            letter for letter in about.word if letter.isalpha() and letter not in taken and letter not in found.values()
        ]
        if not about.card and free:
            found[verb] = free[0]
    return found


def read_choice(offered: list[Choice], typed: str, game: GameModule) -> Choice:
    """The choice that a number or words mean. Raises `ValueError`, in one sentence, when they do not mean just one."""
    words = " ".join(typed.lower().replace("_", " ").split())
    if words.isdecimal():
        return _by_number(offered, int(words))
    exact = [c for c in offered if words in (c.typed.lower(), c.shown.lower(), *_with_name(c, game))]
    if exact:
        return exact[0]
    begun = [c for c in offered if c.typed.lower().startswith(words) or c.shown.lower().startswith(words)]
    if len(begun) == 1:
        return begun[0]
    if begun:
        raise ValueError(said(TERMINAL, "can-mean", {"typed": repr(typed), "moves": _some(begun)}))
    raise ValueError(said(TERMINAL, "not-legal", {"typed": repr(typed), "moves": _some(offered)}))


def _by_number(offered: list[Choice], number: int) -> Choice:
    if not 1 <= number <= len(offered):
        raise ValueError(said(TERMINAL, "no-such-move", {"number": str(number), "last": len(offered)}))
    return offered[number - 1]


def _with_name(choice: Choice, game: GameModule) -> list[str]:
    """A move with the name of its card, by the word of the rules and by its reader's."""
    if choice.card == NONE:
        return []
    word, name = game.info.verbs[choice.verb].word, face(choice.card, game.info.pack).name
    return [f"{verb} {name}".lower() for verb in (plain_word(word), spelled(game, word))]


def _some(offered: list[Choice]) -> str:
    listed = [choice.shown for choice in offered[:8]]
    more = len(offered) - len(listed)
    return said(TERMINAL, "some-moves", {"moves": listed, "n": more}) if more else in_row(listed)
