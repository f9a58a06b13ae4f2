"""A state message, read: the ruleset, the same view as on the server, and the legal moves as numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ceki.client.refusals import error_told
from ceki.client.safe_text import line_of
from ceki.locales.messages import said
from ceki.play.ruleset import Ruleset, ruleset
from ceki.play.showing.view_data import read_move, read_view
from ceki.play.view import View

Move = tuple[int, int]


@dataclass(frozen=True)
class Moment:
    """The table as the server sent it last. `view` is None before the first deal, `moves` are those of this guest."""

    state: dict[str, Any]
    ruleset: Ruleset
    view: View | None
    moves: list[Move]

    @property
    def me(self) -> int:
        """This guest's seat; -1 for one who looks on or sits out."""
        return int(self.state["me"])

    @property
    def round(self) -> int:
        """The number of the round, 0 before the first deal."""
        return int(self.state["table"]["round"])

    @property
    def stands_since(self) -> int:
        """The number of the event that last changed the cards or the moves."""
        return int(self.state["stands_since"])

    def still_stands(self, seq: object) -> bool:
        """Whether the cards and moves of event `seq` are still those: other events, such as votes, change neither."""
        return isinstance(seq, int) and seq >= self.stands_since

    @property
    def between(self) -> bool:
        """Whether a round is over and another may follow."""
        return bool(self.state["over"]) and not self.ended

    @property
    def ended(self) -> bool:
        """Whether no round follows."""
        return bool(self.state["match_over"] or self.state["closed"])

    @property
    def names(self) -> list[str]:
        """The name at each seat; of one that nobody has, its number."""
        return [
            line_of(chair["name"]) or said("table", "seat", {"n": str(seat + 1)})
            for seat, chair in enumerate(self.state["seats"])
        ]


def read_moment(state: dict[str, Any], before: Moment | None = None) -> Moment:
    """Reads a state. Raises `ValueError`, in one sentence, for one that is not of the protocol or of these games."""
    try:
        table = state["table"]
        chosen = _house(table["game"], table["players"], state["given"], before)
        view = read_view(chosen, state["view"]) if state["view"] else None
        moves = [read_move(chosen.game, words) for words in state["legal"]]
        moment = Moment(state, chosen, view, moves)
        _ = moment.stands_since, moment.me, moment.round, moment.ended, moment.between, moment.names
        if view is not None and view.seat != moment.me:
            raise ValueError(said("client", "other-seat", {}))
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise ValueError(said("client", "state-unreadable", {"why": f"{type(error).__name__} {error}"})) from None
    return moment


def _house(game: str, players: int, given: dict[str, Any], before: Moment | None) -> Ruleset:
    if before is not None:
        told = before.state
        if (told["table"]["game"], told["table"]["players"], told["given"]) == (game, players, given):
            return before.ruleset
    try:
        return ruleset(str(game), players, **given)
    except ValueError as error:
        raise ValueError(said("client", "not-this-version", {"why": error_told(error)})) from None
