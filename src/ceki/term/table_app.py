"""The table in a terminal of any size: a Textual app around one drawing, played by keys or by pointing."""

from __future__ import annotations

from typing import Any, ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Click, Key, Resize
from textual.timer import Timer
from textual.widget import Widget

from ceki.rulekit.bits import NONE
from ceki.term.choices import Choice
from ceki.term.described import hand_lines, table_lines
from ceki.term.drawing import draw_table
from ceki.term.house_rules import rules_lines
from ceki.term.looks import FELT, GOLD, GREEN, SHADE, TEXT
from ceki.term.pages import Curtain, MovesPage, Page, help_lines
from ceki.term.scene import Scene, scene_of
from ceki.term.sheet import ledger_lines, sheet_lines
from ceki.term.sitting import Sitting


class TableFace(Widget, can_focus=True):
    """The drawing of the table."""

    DEFAULT_CSS = f"TableFace {{ width: 100%; height: 100%; background: {FELT}; color: {TEXT}; }}"

    def __init__(self, app: TableApp) -> None:
        super().__init__()
        self.table = app
        self.canvas = draw_table(app.scene, 80, 24)

    def render(self) -> Text:
        self.canvas = draw_table(self.table.scene, self.size.width, self.size.height)
        return self.canvas.text()

    def on_click(self, event: Click) -> None:
        """Pointing at a choice makes it; pointing at a card chooses it, and a second time plays it."""
        self.table.point_at(self.canvas.at(event.x, event.y))


class TableApp(App[None]):
    """A sitting at the table. A bot's move is looked at for `pace` seconds, a call or a shown card for twice that."""

    ENABLE_COMMAND_PALETTE = False
    CSS = f"""
    Screen {{ background: {FELT}; color: {TEXT}; }}
    ModalScreen {{ align: center middle; background: {SHADE} 70%; }}
    Curtain {{ background: {SHADE}; }}
    .page {{ width: 94%; max-width: 110; height: auto; max-height: 92%; padding: 0 1; }}
    .page {{ background: {SHADE}; border: round {GOLD}; scrollbar-size-vertical: 1; }}
    .page {{ scrollbar-background: {SHADE}; scrollbar-color: {GREEN}; }}
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1)", "card to the left"),
        Binding("right", "move(1)", "card to the right"),
        Binding("up,down", "hop", "between hand and table"),
        Binding("enter", "play", "play the card"),
        Binding("space", "hurry", "do not wait"),
        Binding("escape", "unchoose", "point at nothing"),
        Binding("m", "moves", "all moves"),
        Binding("v", "words", "the table in words"),
        Binding("s", "score", "score"),
        Binding("l", "log", "log"),
        Binding("r", "rules", "rules of this table"),
        Binding("u", "undo", "take back"),
        Binding("h,question_mark", "help", "help"),
        Binding("q", "quit", "leave"),
    ]

    def __init__(self, sitting: Sitting, pace: float = 0.6) -> None:
        super().__init__()
        self.sitting, self.pace = sitting, pace
        self.facing: int | None = 0 if sitting.people == 1 else None
        self.chosen: int | None = None
        self.said = ""
        self.waiting: Timer | None = None
        self.sheet_seen = 0
        self.scene: Scene = scene_of(sitting, self.facing)

    def compose(self) -> ComposeResult:
        yield TableFace(self)

    def on_mount(self) -> None:
        self.title = self.sitting.game.about.title
        self.go_on()

    def on_resize(self, event: Resize) -> None:
        self.draw()

    def draw(self) -> None:
        """Draws the table anew."""
        self.scene = scene_of(self.sitting, self.facing, self.chosen, self.said)
        for found in self.screen_stack[0].query(TableFace):
            found.refresh()

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

    def show_sheet(self) -> None:
        """The score sheet; Enter deals the next round or, after the last, leaves."""
        last = self.sitting.over
        foot = "Enter: leave the table" if last else "Enter: next round   Esc: look at the table"
        self.push_screen(Page("Score", sheet_lines(self.sitting, short=True), foot), self.after_sheet)

    def after_sheet(self, go: bool | None) -> None:
        """What follows the score sheet."""
        if go and self.sitting.over:
            self.exit()
        elif go:
            self.sitting.next_round()
            self.chosen = None
            self.go_on()

    # ------------------------------------------------------------ choosing

    def make(self, choice: Choice) -> None:
        """Makes a move of the person who is asked; one that is no longer offered (a late click) is let pass."""
        if choice not in self.scene.offered:
            return
        self.sitting.choose(choice.verb, choice.card)
        self.chosen, self.said = None, ""
        self.go_on()

    def point_at(self, target: Any) -> None:
        """What a pointer touched: a choice, or the number of a card."""
        if isinstance(target, Choice):
            self.make(target)
        elif isinstance(target, int) and target in self.scene.targets:
            if target == self.chosen:
                self.action_play()
            else:
                self.chosen = target
                self.draw()

    def on_key(self, event: Key) -> None:
        """Digits choose from the bar, letters the verbs that stand alone."""
        if len(self.screen_stack) > 1 or not event.character:
            return
        shown = draw_table(self.scene, *self.size).choices()
        if event.character in "123456789" and int(event.character) <= len(shown):
            self.make(shown[int(event.character) - 1])
            return
        for choice in self.scene.offered:
            if choice.card == NONE and self.scene.letters.get(choice.verb) == event.character.lower():
                self.make(choice)
                return

    def action_move(self, step: int) -> None:
        """The next card that can be played, to the left or right."""
        targets = self.scene.targets
        if targets:
            place = targets.index(self.chosen) + step if self.chosen in targets else min(step, 0)
            self.chosen = targets[place % len(targets)]
            self.draw()

    def action_hop(self) -> None:
        """From the hand to the cards on the table and back."""
        targets, hand = self.scene.targets, self.scene.hand
        held = set(hand.cards) if hand else set()
        in_hand = self.chosen is None or self.chosen in held
        others = [card for card in targets if (card in held) != in_hand]
        if others:
            self.chosen = others[0]
            self.draw()

    def action_play(self) -> None:
        """Plays the card pointed at; of several moves with it the plain one, never a call."""
        if self.sitting.round.over:
            self.show_sheet()
            return
        moves = [c for c in self.scene.offered if c.card == self.chosen != NONE]
        quiet = [c for c in moves if not c.loud] or moves
        if quiet:
            self.make(quiet[0])

    def action_unchoose(self) -> None:
        """Points at nothing."""
        self.chosen = None
        self.draw()

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

    # ------------------------------------------------------------ pages

    def open_page(self, title: str, lines: list[str], end: bool = False) -> None:
        """A page to read."""
        self.push_screen(Page(title, lines, "Esc: back to the table", at_end=end))

    def action_moves(self) -> None:
        """All legal moves, to choose from."""

        def chosen(choice: Choice | None) -> None:
            if choice is not None:
                self.make(choice)

        if self.scene.offered:
            self.push_screen(MovesPage(self.scene.offered), chosen)

    def action_words(self) -> None:
        """The table in words."""
        lines = hand_lines(self.scene.view, self.scene.names) if self.facing is not None else []
        self.open_page("The table in words", [*lines, *table_lines(self.scene.view, self.scene.names)])

    def action_score(self) -> None:
        """How everybody stands."""
        if self.sitting.round.over:
            self.show_sheet()
        else:
            self.open_page("Score", ledger_lines(self.sitting))

    def action_log(self) -> None:
        """All that happened, as the person who is faced saw it."""
        self.open_page("What happened", [sentence.text for sentence in self.scene.story], end=True)

    def action_rules(self) -> None:
        """The rules in force."""
        self.open_page("Rules of this table", rules_lines(self.sitting.house))

    def action_help(self) -> None:
        """The keys."""
        self.open_page("Help", help_lines(self.sitting.game))
