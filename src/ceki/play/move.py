"""A move as players write it: a verb and perhaps a card. The rules know it by two numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ceki.cards.notation import card_code, card_number
from ceki.engine.bits import NONE
from ceki.engine.errors import IllegalMove
from ceki.play.game_module import GameModule

Numbers = tuple[int, int]  # a move as the rules have it: the number of its verb, and its card or `NONE`
SAID: Final = 200  # characters of something refused that its sentence repeats


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """A move: `Move("flick", "M8")`, written `flick M8`; or a verb alone, `Move("draw")`.

    Equal moves are equal values, whatever round they were made in. Whether one is legal, and even whether a game has
    such a verb, is for a round to say.
    """

    verb: str
    card: str = ""

    def __post_init__(self) -> None:
        for word in (self.verb, self.card):
            if not isinstance(word, str) or word.split() not in ([word], []):
                raise IllegalMove("move-no-word", given=repr(word))
        if not self.verb:
            raise IllegalMove("move-empty")

    @classmethod
    def read(cls, text: str) -> Move:
        """The move that a text means. Raises `IllegalMove` for what is not one word or two."""
        words = text.split() if isinstance(text, str) else []
        if len(words) not in (1, 2):
            said = repr(text)
            said = said if len(said) <= SAID else said[:SAID] + "..."
            raise IllegalMove("move-not-understood", given=said)
        return cls(words[0].lower(), words[1].upper() if len(words) == 2 else "")

    def __str__(self) -> str:
        return f"{self.verb} {self.card}" if self.card else self.verb

    def __repr__(self) -> str:
        return f"Move({self.verb!r}, {self.card!r})" if self.card else f"Move({self.verb!r})"


@lru_cache(maxsize=8192)
def move_of(game: GameModule, verb: int, card: int) -> Move:
    """The move that the rules of a game know by these numbers. A card that a seat does not see is `??`."""
    word = game.info.verbs[verb].word
    return Move(word) if card == NONE else Move(word, card_code(card, game.info.pack))


def numbers_of(game: GameModule, move: Move) -> Numbers:
    """The numbers of a move, legal or not. Raises `IllegalMove` for a verb that the game does not have, and
    `ValueError` for a card that its pack does not have."""
    verbs = [verb.word for verb in game.info.verbs]
    if move.verb not in verbs:
        raise IllegalMove("move-no-verb", given=repr(str(move)), game=game.id, verbs=list(verbs))
    return verbs.index(move.verb), card_number(move.card, game.info.pack) if move.card else NONE


def say(game: GameModule, verb: int, card: int) -> str:
    """A move in words: its verb, and its card if it has one."""
    return str(move_of(game, verb, card))


def described(moves: list[Numbers], game: GameModule) -> list[str]:
    """Moves in words."""
    return [say(game, verb, card) for verb, card in moves]
