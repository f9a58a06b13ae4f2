"""What a host prints: what can be asked for, and what is then told of it. The pages themselves are PDF."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field
from typing_extensions import TypeAliasType

from ceki.locales.language import ENGLISH, languages
from ceki.paper.decks import LEAST
from ceki.paper.layout import PAPERS, SIZES
from ceki.server import limits
from ceki.server.protocol.facts import Fact

KINDS: Final = ("deck", "leaflet", "score-sheet", "replacements")
PrintKind: Any = TypeAliasType("PrintKind", Literal[KINDS])
Paper: Any = TypeAliasType("Paper", Literal[tuple(PAPERS)])
CardSize: Any = TypeAliasType("CardSize", Literal[tuple(SIZES)])
Language: Any = TypeAliasType("Language", Literal[languages()])
Game = Annotated[str, Field(max_length=60)]
Players = Annotated[int, Field(ge=1, le=60)]


class Order(BaseModel):
    """What is the same of everything that is printed."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    paper: Paper = "a4"
    language: Language = ENGLISH


class DeckOrder(Order):
    """A deck: the cards that a game deals from, or so many half decks."""

    game: Game | None = None
    players: Players | None = None
    half_decks: Annotated[int, Field(ge=LEAST, le=limits.HALF_DECKS)] | None = None
    size: CardSize = "classic"
    backs: bool = False
    index: bool = False


class LeafletOrder(Order):
    """How a game is played, on one sheet to be folded."""

    game: Game


class ScoreSheetOrder(Order):
    """A sheet to keep the score of a game on."""

    game: Game
    players: Players | None = None


class ReplacementsOrder(Order):
    """Which tile or money card stands for which card."""


class Printed(Fact):
    """What a print has: its pages, and the cards of a deck (0 where there are none)."""

    pages: int
    cards: int


class ReadyPrint(Printed):
    """A PDF that is written beforehand, at its path from the folder of the page. No game where it is for all; no
    language where it is for its readers alike."""

    path: str
    kind: PrintKind
    paper: Paper
    game: str | None
    language: str | None


class Printing(Fact):
    """What a host prints: pages made as they are asked for (`makes`), or ready ones; neither where it lacks what sets
    pages."""

    makes: bool
    papers: list[Paper]
    sizes: list[CardSize]
    half_decks: Annotated[list[int], Field(description="the fewest and the most")]
    ready: list[ReadyPrint]
