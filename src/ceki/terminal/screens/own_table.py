"""A sitting at this keyboard as an app: bots take their time, undo, people passing the keyboard."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.binding import Binding, BindingType
from textual.timer import Timer
from textual.worker import WorkerCancelled, get_current_worker

from ceki.bots.advice.advise import Advice
from ceki.client.refusals import error_told
from ceki.locales.messages import said
from ceki.play.rulebook.sentences import happened_told, sentence_case, stopped
from ceki.play.ruleset import Ruleset
from ceki.terminal.choices import Choice
from ceki.terminal.drawing.scene import Scene, scene_of
from ceki.terminal.lines.advice import advice_lines, review_lines
from ceki.terminal.lines.commands import SCREENS, TERMINAL
from ceki.terminal.lines.sheet import Ledger, Sheet, sheet_lines
from ceki.terminal.screens.pages import Curtain, Page, ScorePage, help_lines
from ceki.terminal.screens.table_screen import TableScreen
from ceki.terminal.sitting import Sitting


class TableApp(TableScreen):
    """A sitting at the table. A bot's move shows for `pace` seconds, a call or a shown card for twice that."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("i", "hint")]

    def __init__(self, sitting: Sitting, pace: float = 0.6) -> None:
        super().__init__()
        self.sitting, self.pace = sitting, pace
        self.facing: int | None = 0 if sitting.people == 1 else None
        self.waiting: Timer | None = None
        self.scene = self.scene_now()

    def on_mount(self) -> None:
        """Shows the title and plays up to the first choice of a person."""
        self.title = self.sitting.game.info.title
        self.go_on()

    def scene_now(self) -> Scene:
        return scene_of(self.sitting, self.facing, self.chosen)

    @property
    def ruleset(self) -> Ruleset:
        return self.sitting.ruleset

    @property
    def ledger(self) -> Ledger:
        return self.sitting.ledger

    @property
    def sheet(self) -> Sheet | None:
        return self.sitting.sheet if self.sitting.round.over else None

    # ------------------------------------------------------------ the course of play

    def go_on(self) -> None:
        """Plays what needs no person here, until one must choose, or the round is over."""
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

    def show_sheet(self) -> None:
        """The score sheet, from which a practising person may look back on the round."""
        sheet = self.sheet
        if self.sitting.people > 1:
            super().show_sheet()
        elif sheet is not None and len(self.screen_stack) == 1:
            foot = f"{self.sheet_foot(sheet)}   {said(SCREENS, 'key-review', {})}"
            self.push_screen(
                ScorePage(said(SCREENS, "score", {}), sheet_lines(sheet, short=True), foot), self.after_sheet
            )

    def after_sheet(self, go: bool | None) -> None:
        if go is None:
            self.look_back()
        elif go and self.sitting.over:
            self.exit()
        elif go:
            self.sitting.next_round()
            self.chosen = None
            self.go_on()

    def propose(self, options: dict[str, Any], told: str) -> None:
        """Asks everybody at this keyboard; bots take every bet."""
        self._ask(options, told, self.sitting.persons[: self.sitting.people] if self.sitting.people > 1 else [])

    def _ask(self, options: dict[str, Any], told: str, asked: list[str]) -> None:
        if not asked:
            self.sitting.agree(options)
            self.notify(said(TERMINAL, "agreed", {"what": told}))
            return

        def answered(yes: bool | None) -> None:
            if yes:
                self._ask(options, told, asked[1:])
            else:
                self.notify(happened_told("refused", asked[0]).text)

        heading = said(SCREENS, "agree-who", {"name": asked[0]})
        page = Page(heading, [stopped(sentence_case(told))], said(SCREENS, "yes-no", {}))
        self.push_screen(page, answered)

    # ------------------------------------------------------------ advice

    def action_hint(self) -> None:
        """Advice on the person's move, worked out beside the screen; where there is none, says why."""
        if len(self.screen_stack) > 1:
            return
        if self.sitting.people > 1 or self.sitting.asked is None:
            self.notify(said(SCREENS, "hint-when", {}))
            return
        self.notify(said(TERMINAL, "thinking", {}), timeout=2)
        self.run_worker(self._advise, thread=True, exclusive=True, group="hint")

    def _advise(self) -> None:
        moves = len(self.sitting.round.numbers)
        try:
            advice = self.sitting.hint()
        except ValueError as error:
            self.call_from_thread(self.notify, stopped(said("hints", "no-hint", {"why": error_told(error)})))
        else:
            self.call_from_thread(self._advised, advice, moves)

    def _advised(self, advice: Advice, moves: int) -> None:
        """Shows advice, unless play has gone on."""
        lines = advice_lines(advice.game, advice.as_data(len(advice.moves)))
        self.advise(said(SCREENS, "a-hint", {}), lines, lambda: len(self.sitting.round.numbers) == moves)

    def look_back(self) -> None:
        """What the choices of the round have cost, weighed beside the screen."""
        page = Page(
            said("hints", "your-round", {}), [said("hints", "weighing", {})], said(SCREENS, "back-to-score", {})
        )
        self.push_screen(page, lambda _: self.show_sheet())
        self.run_worker(lambda: self._review(page), thread=True, exclusive=True, group="review")

    def _review(self, page: Page) -> None:
        worker = get_current_worker()

        def told(done: int, of: int) -> None:
            if worker.is_cancelled:
                raise WorkerCancelled
            self.call_from_thread(self._tell, page, [said(TERMINAL, "weighed", {"done": done, "of": of})])

        try:
            lines = review_lines(self.seen.view.game, self.sitting.review(told).as_data())
        except ValueError as error:
            lines = [stopped(said("hints", "no-review", {"why": error_told(error)}))]
        self.call_from_thread(self._tell, page, lines)

    def _tell(self, page: Page, lines: list[str]) -> None:
        if page.is_mounted and page in self.screen_stack:
            page.tell(lines)

    def action_help(self) -> None:
        """The keys."""
        self.open_page(said(SCREENS, "help", {}), help_lines(self.seen.view.game, self.sitting.people == 1))

    # ------------------------------------------------------------ choosing

    def make(self, choice: Choice) -> None:
        """Makes a move of the person in turn; ignores one that is no longer on offer (a late click)."""
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
            self.notify(stopped(error))
            return
        if self.waiting is not None:
            self.waiting.stop()
            self.waiting = None
        self.chosen = None
        self.draw()
