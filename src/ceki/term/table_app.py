"""A sitting at this keyboard as an app: bots take their time, undo, people passing the keyboard."""

from __future__ import annotations

from typing import Any

from textual.timer import Timer

from ceki.play.house import House
from ceki.term.choices import Choice
from ceki.term.pages import Curtain
from ceki.term.scene import Scene, scene_of
from ceki.term.sheet import Ledger, Sheet
from ceki.term.sitting import Sitting
from ceki.term.table_screen import TableScreen


class TableApp(TableScreen):
    """A sitting at the table. A bot's move is looked at for `pace` seconds, a call or a shown card for twice that."""

    def __init__(self, sitting: Sitting, pace: float = 0.6) -> None:
        super().__init__()
        self.sitting, self.pace = sitting, pace
        self.facing: int | None = 0 if sitting.people == 1 else None
        self.waiting: Timer | None = None
        self.scene = self.scene_now()

    def on_mount(self) -> None:
        self.title = self.sitting.game.about.title
        self.go_on()

    def scene_now(self) -> Scene:
        return scene_of(self.sitting, self.facing, self.chosen)

    @property
    def house(self) -> House:
        return self.sitting.house

    @property
    def ledger(self) -> Ledger:
        return self.sitting.ledger

    @property
    def sheet(self) -> Sheet | None:
        return self.sitting.sheet if self.sitting.round.over else None

    # ------------------------------------------------------------ the course of play

    def go_on(self) -> None:
        """Plays what nobody here is asked for, until somebody is, or the round is over."""
        self.waiting = None
        while not self.sitting.round.over and self.sitting.asked is None:
            told = self._stories()
            self.sitting.step()
            if self.pace > 0:
                self.draw()
                loud = any(s.loud for s in self._new(told))
                self.waiting = self.set_timer(self.pace * (2 if loud else 1), self.go_on)
                return
        self.draw()
        if self.sitting.round.over:
            self.show_sheet()
        elif self.sitting.asked != self.facing:
            self.draw_curtain()

    def _stories(self) -> int:
        return len(self.sitting.stories[self.facing or 0])

    def _new(self, told: int) -> list[Any]:
        return self.sitting.stories[self.facing or 0][told:]

    def draw_curtain(self) -> None:
        """Hides every hand until the next person says to be there."""
        person = self.sitting.asked
        assert person is not None
        self.facing = self.chosen = None
        self.draw()

        def sits_down(_: object) -> None:
            self.facing = person
            self.draw()

        self.push_screen(Curtain(self.sitting.persons[person]), sits_down)

    def after_sheet(self, go: bool | None) -> None:
        if go and self.sitting.over:
            self.exit()
        elif go:
            self.sitting.next_round()
            self.chosen = None
            self.go_on()

    # ------------------------------------------------------------ choosing

    def make(self, choice: Choice) -> None:
        """Makes a move of the person who is asked; one that is no longer offered (a late click) is let pass."""
        if self.scene is None or choice not in self.scene.offered:
            return
        self.sitting.choose(choice.verb, choice.card)
        self.chosen = None
        self.go_on()

    def action_hurry(self) -> None:
        """The next move at once."""
        if self.waiting is not None:
            self.waiting.stop()
            self.go_on()

    def action_undo(self) -> None:
        """Takes the last choice back; where that cannot be, says why."""
        try:
            self.sitting.undo()
        except ValueError as error:
            self.notify(f"{error}.")
            return
        if self.waiting is not None:
            self.waiting.stop()
            self.waiting = None
        self.chosen = None
        self.draw()
