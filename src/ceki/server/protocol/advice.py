"""Advice and reviews of rounds, as the server sends them: ids with numbers; the sentences are in `ceki/locales`."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ceki.server.protocol.facts import Code, Fact, Move, Unit


class MoveFact(Fact):
    """A fact of a move."""

    id: Annotated[str, Field(description="of its sentence in `reasons.ftl`")]
    numbers: Annotated[dict[str, int], Field(description="by their names in the sentence")]
    cards: list[Code]
    word: Annotated[str, Field(description="the id of a word of the game, or empty")]
    line: Annotated[str, Field(description="the word of a kind of score line, or empty")]


class Weighed(Fact):
    """A legal move as advice weighs it: what it brings on average, and the shares of rounds with a gain or a loss."""

    move: Move
    facts: Annotated[list[MoveFact], Field(description="the weightiest first")]
    worth: float
    error: Annotated[float, Field(description="standard error of the worth; 0 where it is counted exactly")]
    gains: float
    losses: float
    less: Annotated[float, Field(description="by how much it is worth less than the best, on the same deals")]
    give: Annotated[float, Field(description="how far off `less` may be")]


class Told(Fact):
    """Why one move is better than another."""

    mine: Annotated[MoveFact | None, Field(description="the fact in which it is better; null where no card tells")]
    theirs: Annotated[MoveFact | None, Field(description="the same fact of the other move, if it has one")]


class Ends(Fact):
    """A kind of score line that comes more often after a move than after the other, or more seldom."""

    line: Annotated[str, Field(description="its word")]
    own: Annotated[bool, Field(description="the player's; or another player's")]
    loss: Annotated[bool, Field(description="whether it costs them")]
    mine: Annotated[float, Field(description="the share of rounds in which it comes after the move")]
    theirs: Annotated[float, Field(description="and after the other")]


class Hint(Told):
    """Advice on a move."""

    type: Literal["hint"]
    seq: int
    move: Move
    even: Annotated[list[Move], Field(description="the move beside it, where the rounds show no difference")]
    other: Annotated[Move | None, Field(description="the move that it is set beside, where it is better than that")]
    but_mine: Annotated[MoveFact | None, Field(description="a weightier fact in which the other is better")] = None
    but_theirs: Annotated[MoveFact | None, Field(description="the same fact of this move")] = None
    within: Annotated[float, Field(description="what the two differ by at most, where neither is better (95%)")] = 0.0
    ends: Annotated[Ends | None, Field(description="how rounds end, where no fact shows why it is better")] = None
    unit: Unit
    exact: bool
    given: Annotated[MoveFact | None, Field(description="what an exact count takes as given")]
    playouts: int
    moves: Annotated[list[Weighed], Field(description="the best first, at most eight")]


class Costly(Told):
    """A choice that cost something."""

    number: Annotated[int, Field(description="of the move in its round, from 1")]
    move: Move
    best: Move
    cost: float
    error: float
    unit: Unit
    grade: Literal["", "slip", "inaccuracy", "mistake", "blunder"]


class Review(Fact):
    """What one's choices in a round that is over have cost, the costliest first."""

    type: Literal["review"]
    round: int
    costly: Annotated[list[Costly], Field(description="at most three")]
    choices: int
    sound: Annotated[int, Field(description="of the choices, those that cost nothing that could be told")]
    cost: Annotated[float, Field(description="of all choices that cost something, in the unit of the costliest")]
    error: float
