"""A seat at a served table as an app, drawn like a table of one's own; the server plays the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, Final

from textual.binding import Binding
from textual.events import Event, Key

from ceki.client.connection import CONNECTED, ENDED, Connection, Message, Standing
from ceki.client.refusals import error_told
from ceki.locales.messages import said
from ceki.play.move import say
from ceki.play.ruleset import Ruleset
from ceki.terminal.choices import Choice
from ceki.terminal.drawing.scene import Scene
from ceki.terminal.lines.agreeing import proposal_line
from ceki.terminal.lines.commands import SCREENS, TERMINAL
from ceki.terminal.lines.sheet import Ledger, Sheet, sheet_lines
from ceki.terminal.screens.pages import Page, PickPage, ScorePage, TalkPage, help_lines
from ceki.terminal.screens.table_screen import TableScreen
from ceki.terminal.served_table import ServedTable
from ceki.terminal.waited_for import HERE, seconds_left

SIGN_SECONDS: Final = 5.0  # between two signs


class ServedApp(TableScreen):
    """The table at the other end of a connection. `broken` says why it ended, when the server gave no reason."""

    BINDINGS = [  # noqa: RUF012  - as Textual declares it
        Binding("space", "hurry"),
        Binding("i", "hint"),
        Binding("slash", "talk"),
        Binding("plus", "without"),
        Binding("minus", "remove"),
    ]

    def __init__(self, connection: Connection) -> None:
        super().__init__()
        self.connection = connection
        self.table = ServedTable(connection)
        self.broken = ""
        self.round_shown = 0
        self.proposed = 0, False  # the proposal that was told last, and how it stood
        self._sent: set[asyncio.Task[None]] = set()
        self.signed = 0.0  # when a key was a sign last, by the clock of the loop

    def on_mount(self) -> None:
        """Begins to listen to the server."""
        self.title = str(self.connection.link)
        self.listener = asyncio.create_task(self.listen())
        self.set_interval(1.0, self.tick)

    async def on_unmount(self) -> None:
        """Closes the connection."""
        self.listener.cancel()
        await self.connection.close()

    async def listen(self) -> None:
        """Takes what the server says until the connection ends."""
        try:
            async for message in self.connection.messages():
                self.hear(message)
        except ValueError as error:
            self.broken = error_told(error)
            self.exit()

    def hear(self, message: Message | Standing) -> None:
        """One message, or a change of how the connection stands."""
        self.table.hear(message)
        if isinstance(message, Standing) and message.state == CONNECTED:
            self.table.ready_for = 0  # what was said over the old connection may not have been heard
        moment = self.table.moment
        self.draw()
        self.take_advice()
        self.tell_proposal()
        if self.table.refusal and len(self.screen_stack) > 1:
            self.notify(self.table.refusal)
        if moment is not None and moment.view is not None and not moment.state["over"]:
            self.close_sheet()
        if self.sheet is not None and moment is not None and self.round_shown < moment.round:
            self.round_shown = moment.round
            self.show_sheet()

    def tick(self) -> None:
        """Counts seconds on the screen."""
        moment, standing = self.table.moment, self.connection.standing
        if standing.state != CONNECTED or (
            moment is not None and any(moment.state.get(ends) for ends in ("deadline", "patience", "stand_in"))
        ):
            self.draw()

    def send(self, saying: Coroutine[Any, Any, None]) -> None:
        """Sends without waiting; the listener sees what breaks."""
        task = asyncio.create_task(saying)
        self._sent.add(task)
        task.add_done_callback(self._sent.discard)

    async def on_event(self, event: Event) -> None:
        """Any key is a sign that one is there, where strangers wait."""
        if (
            isinstance(event, Key)
            and seconds_left(self.table.moment, self.table.ahead) is not None
            and self.now - self.signed >= SIGN_SECONDS
        ):
            self.signed = self.now
            self.send(self.connection.say(HERE))
        await super().on_event(event)

    # ------------------------------------------------------------ what the table is

    def scene_now(self) -> Scene | None:
        return self.table.scene(self.chosen, self.now, time.time())

    @property
    def now(self) -> float:
        """The time by the clock of the loop."""
        return asyncio.get_running_loop().time()

    def waiting_lines(self) -> list[str]:
        return self.table.waiting_lines(self.now)

    @property
    def ruleset(self) -> Ruleset:
        return self.table.ruleset

    @property
    def ledger(self) -> Ledger | None:
        return self.table.ledger if self.table.moment is not None else None

    @property
    def sheet(self) -> Sheet | None:
        return self.table.sheet

    # ------------------------------------------------------------ the score sheet

    def sheet_foot(self, sheet: Sheet) -> str:
        if sheet.ledger.standing.over:
            return f"{said(SCREENS, 'enter-leave', {})}   {said(SCREENS, 'esc-look', {})}"
        look = f"{said(SCREENS, 'esc-look', {})}{self.agree_foot()}"
        return f"{said(SCREENS, 'enter-ready', {})}   {look}" if self.table.wants_next else look

    def action_propose(self) -> None:
        """Answers a proposal, or makes one."""
        proposal = self.table.proposal
        if proposal is None or self.table.has_agreed:
            super().action_propose()
            return

        def answered(yes: bool | None) -> None:
            self.send(self.connection.say("agree" if yes else "refuse", proposal=proposal["seq"]))

        line = proposal_line(proposal, self.ruleset, self.table.names)
        self.push_screen(Page(said(SCREENS, "agree", {}), [line], said(SCREENS, "yes-no", {})), answered)

    def propose(self, options: dict[str, Any], told: str) -> None:
        """Asks the others at the table."""
        self.send(self.connection.say("propose", options=options))

    def tell_proposal(self) -> None:
        """Tells the proposal, each time that it changes."""
        proposal = self.table.proposal
        if proposal is None or (proposal["seq"], proposal["agreed"]) == self.proposed:
            return
        self.proposed = proposal["seq"], proposal["agreed"]
        answer = "" if self.table.has_agreed else f" {said(SCREENS, 'o-answers', {})}"
        self.notify(proposal_line(proposal, self.ruleset, self.table.names) + answer)

    def close_sheet(self) -> None:
        """Puts the score of the last round away when cards are dealt."""
        if isinstance(self.screen, Page) and self.screen.heading == said(SCREENS, "score", {}) and self.round_shown:
            moment = self.table.moment
            if moment is not None and moment.round > self.round_shown:
                self.screen.dismiss(False)

    def show_sheet(self) -> None:
        """The score sheet, from which a practising guest may look back on the round."""
        sheet = self.sheet
        if not self.table.practised:
            super().show_sheet()
        elif sheet is not None and len(self.screen_stack) == 1:
            foot = f"{self.sheet_foot(sheet)}   {said(SCREENS, 'key-review', {})}"
            self.push_screen(
                ScorePage(said(SCREENS, "score", {}), sheet_lines(sheet, short=True), foot), self.after_sheet
            )

    def after_sheet(self, go: bool | None) -> None:
        moment = self.table.moment
        if go is None:
            self.ask_for("review")
        elif go and moment is not None and moment.ended:
            self.exit()
        elif go and self.table.wants_next and moment is not None:
            self.table.ready_for = moment.round
            self.send(self.connection.say("next"))
            self.draw()

    # ------------------------------------------------------------ advice

    def action_hint(self) -> None:
        """Advice on the player's move, at a practice table; elsewhere says why there is none."""
        self.ask_for("hint")

    def ask_for(self, word: str) -> None:
        """Asks the server for a hint or a review, which comes once it is worked out."""
        why_not = self.table.no_advice(word)
        self.notify(why_not or said(TERMINAL, "thinking", {}), timeout=2)
        if not why_not:
            self.send(self.connection.say(word))

    def take_advice(self) -> None:
        """Shows advice that has come."""
        lines, self.table.advice = self.table.advice, []
        moment = self.table.moment
        if not lines or moment is None:
            return
        review = self.sheet is not None

        def holds() -> bool:
            now = self.table.moment
            if now is None:
                return False
            return now.round == moment.round if review else bool(now.moves) and now.still_stands(moment.state["seq"])

        title = said("hints", "your-round", {}) if review else said(SCREENS, "a-hint", {})
        self.advise(title, lines, holds)

    # ------------------------------------------------------------ talk

    def action_talk(self) -> None:
        """Asks for words to the table, where it allows chat; elsewhere says why not."""
        if why_not := self.table.no_talk:
            self.notify(why_not)
        elif len(self.screen_stack) == 1:
            self.push_screen(TalkPage(), self.after_talk)

    def after_talk(self, words: str | None) -> None:
        """Sends a written line; nothing when the page was closed without one."""
        if words:
            self.send(self.connection.say("chat", text=words))

    def action_help(self) -> None:
        """The keys."""
        keys = help_lines(self.seen.view.game, self.table.practised, talk=not self.table.no_talk, going=True)
        self.open_page(said(SCREENS, "help", {}), keys)

    # ------------------------------------------------------------ choosing

    def make(self, choice: Choice) -> None:
        if self.scene is None or choice not in self.table.offered or self.table.moment is None:
            return
        words = say(self.ruleset.game, choice.verb, choice.card)
        self.chosen = None
        self.table.missed, self.table.refusal = [], ""
        self.send(self.connection.move(self.table.moment.state["seq"], words))
        self.call_later(self.draw)

    def action_unchoose(self) -> None:
        self.table.missed, self.table.refusal = [], ""
        super().action_unchoose()

    def action_hurry(self) -> None:
        """Plays again oneself, where a bot has stood in."""
        if self.table.stood_in:
            self.send(self.connection.say("back"))

    def action_without(self) -> None:
        """Goes on without the people the table waits for; the server says who still has time."""
        self.send(self.connection.say("without"))

    def action_remove(self) -> None:
        """Asks whose place goes to a bot, of those who do not answer; says so where there is nobody."""
        silent = self.table.silent(time.time())
        if not silent:
            self.notify(said(SCREENS, "nobody-silent", {}))
        elif len(self.screen_stack) == 1:
            self.push_screen(PickPage(said(SCREENS, "whose-place", {}), silent), self.after_removing)

    def after_removing(self, person: int | None) -> None:
        """Gives the place of a picked person to a bot; nothing when nobody was picked."""
        if person is not None:
            self.send(self.connection.say("remove", person=person))

    def action_undo(self) -> None:
        """Takes the last choice back, where the table is for practice."""
        if self.table.moment is not None and self.table.moment.state["undo"]:
            self.send(self.connection.say("undo"))
        else:
            self.table.refusal = said(SCREENS, "undo-where", {})
            self.draw()

    async def action_quit(self) -> None:
        """Leaves the table; asks first when the player has a seat there."""
        moment = self.table.moment
        seated = self.connection.token is not None and self.connection.standing.state != ENDED
        if moment is None or not seated or moment.ended or len(self.screen_stack) > 1:
            self.exit()
            return
        page = Page(
            said(SCREENS, "leave", {}), said(SCREENS, "leave.says", {}).splitlines(), said(SCREENS, "leave-stay", {})
        )
        self.push_screen(page, self.after_leaving)

    async def after_leaving(self, go: bool | None) -> None:
        """Gives the seat up."""
        if go:
            self.listener.cancel()
            await self.connection.leave()
            self.exit()
