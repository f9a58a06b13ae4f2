"""The house that a command line asks for: that of a new evening, or the one that an evening has already."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ceki.cli.arguments import house_of
from ceki.locales.messages import said

if TYPE_CHECKING:
    from ceki.play.game_module import GameModule
    from ceki.play.ruleset import Ruleset

SCORE: Final = "score"


@dataclass(frozen=True)
class HouseAsked:
    """The game by any of its names, and what else is given of the house. `names` are those of the people."""

    name: str
    players: int | None = None
    preset: str | None = None
    option: tuple[str, ...] = ()
    names: tuple[str, ...] = ()

    @property
    def game(self) -> GameModule:
        """The game. Raises `UnknownGame`."""
        from ceki.play.catalogue import game

        return game(self.name)

    def begun(self) -> Ruleset:
        """The house of a new evening. Where nothing says how many play, the names do. Raises `ValueError`."""
        from ceki.play.ruleset import PLAYERS

        info, n = self.game.info, len(self.names)
        fixed = self._preset().get(PLAYERS)
        seats = (fixed,) if fixed else info.seats + info.more_seats
        named = n if n in seats else None
        house = self._house(self.players if self.players is not None else named)
        if n not in (0, house.people):
            row = len(seats) > 1 and seats == tuple(range(seats[0], seats[-1] + 1))
            allowed, high = (seats[0], seats[-1]) if row else (", ".join(map(str, seats)), 0)
            facts = {"n": n, "of": house.people, "allowed": allowed, "high": high}
            raise ValueError(said(SCORE, "names-and-players", facts))
        return house

    def refuse_other(self, kept: Ruleset, file: Path) -> None:
        """Raises `ValueError`, which says what differs, unless an evening of that house is asked for; what is not given
        is as the evening has it."""
        from ceki.engine.options import in_words
        from ceki.play.rulebook.reading import about
        from ceki.play.ruleset import PLAYERS

        if self.game.id != kept.game.id:
            titles = {"kept": about(kept.game).title, "given": about(self.game).title}
            raise ValueError(said(SCORE, "other-game", {"file": str(file), **titles}))
        fixed = self._preset().get(PLAYERS)
        house = self._house(self.players if self.players is not None else fixed or kept.players)
        there, here = ({PLAYERS: one.players, **one.options} for one in (kept, house))
        other = [name for name in (PLAYERS, *house.given) if there[name] != here[name]]
        if other:
            told = {
                key: [f"{name}={in_words(of[name])}" for name in other]
                for key, of in (("kept", there), ("given", here))
            }
            raise ValueError(said(SCORE, "other-house", {"file": str(file), **told}))

    def _house(self, players: int | None) -> Ruleset:
        house: Ruleset = house_of(self.name, players, self.preset, list(self.option))
        return house

    def _preset(self) -> dict[str, Any]:
        """What the named house has chosen; nothing for one that there is not, which is refused later."""
        from ceki.play.catalogue import called

        found, meant = called(self.name)
        return dict(found.info.presets.get(self.preset or meant, {}))
