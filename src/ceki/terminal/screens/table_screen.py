"""A table on the screen, whoever drives it: the drawing, choosing by keys or by pointing, the pages."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Click, Key, Resize
from textual.screen import Screen
from textual.widget import Widget

from ceki.client.refusals import error_told
from ceki.engine.bits import NONE
from ceki.locales.messages import said
from ceki.play.rulebook.sentences import sentence_case, stopped
from ceki.play.ruleset import Ruleset
from ceki.terminal.choices import Choice
from ceki.terminal.drawing.canvas import Canvas
from ceki.terminal.drawing.scene import Scene
from ceki.terminal.drawing.whole_table import draw_table, draw_words
from ceki.terminal.lines.agreeing import how_lines, read_proposal
from ceki.terminal.lines.commands import SCREENS, TERMINAL
from ceki.terminal.lines.described import hand_lines, table_lines
from ceki.terminal.lines.house_rules import rules_lines
from ceki.terminal.lines.sheet import Ledger, Sheet, match_lines, sheet_lines
from ceki.terminal.looks import FELT, GOLD, GREEN, SHADE, TEXT
from ceki.terminal.screens.pages import MovesPage, Page, ProposePage, help_lines

NEED_A_SCENE = frozenset(("move", "hop", "play", "unchoose", "moves", "words", "score", "log", "rules", "undo", "help"))


Advised: TypeAlias = tuple[str, list[str], Callable[[], bool]]  # a heading, lines, and whether they still hold


class TableFace(Widget, can_focus=True):
    """The drawing of the table."""

    DEFAULT_CSS = f"TableFace {{ width: 100%; height: 100%; background: {FELT}; color: {TEXT}; }}"

    def __init__(self, screen: TableScreen) -> None:
        super().__init__()
        self.table = screen
        self.canvas = self.table.drawn(80, 24)

    def render(self) -> Text:
        """The drawing at the size that there is."""
        self.canvas = self.table.drawn(self.size.width, self.size.height)
        return self.canvas.text()

    def on_click(self, event: Click) -> None:
        """Pointing at a choice makes it; pointing at a card chooses it, and a second time plays it."""
        self.table.point_at(self.canvas.at(event.x, event.y))


class Ground(Screen[None]):
    """The screen that the table itself lies on, below all pages."""

    def on_screen_resume(self) -> None:
        """The last page has closed."""
        table = self.app
        if isinstance(table, TableScreen):
            table.show_advice()


class TableScreen(App[None]):
    """What every table on the screen has in common. `scene` is None while there is nothing to draw yet."""

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
        Binding("left", "move(-1)"),
        Binding("right", "move(1)"),
        Binding("up,down", "hop"),
        Binding("enter", "play"),
        Binding("space", "hurry"),
        Binding("escape", "unchoose"),
        Binding("m", "moves"),
        Binding("v", "words"),
        Binding("s", "score"),
        Binding("l", "log"),
        Binding("r", "rules"),
        Binding("u", "undo"),
        Binding("h,question_mark", "help"),
        Binding("q", "quit"),
    ]

    scene: Scene | None = None
    chosen: int | None = None
    advised: Advised | None = None  # advice that has come and has not been read

    def get_default_screen(self) -> Screen[None]:
        """The screen below all pages."""
        return Ground(id="_default")

    def compose(self) -> ComposeResult:
        """The drawing of the table."""
        yield TableFace(self)

    def on_resize(self, event: Resize) -> None:
        """Draws again at the new size."""
        self.draw()

    def drawn(self, width: int, height: int) -> Canvas:
        """The drawing at a size."""
        if self.scene is None:
            return draw_words(self.waiting_lines(), width, height)
        return draw_table(self.scene, width, height)

    def draw(self) -> None:
        """Draws the table anew; while the program opens or closes, there is no screen."""
        self.scene = self.scene_now()
        for lowest in self.screen_stack[:1]:
            for found in lowest.query(TableFace):
                found.refresh()

    @property
    def seen(self) -> Scene:
        """The scene, where there is one."""
        assert self.scene is not None
        return self.scene

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While there is nothing to draw, only leaving makes sense."""
        return action not in NEED_A_SCENE or self.scene is not None

    # ------------------------------------------------------------ what the driver of the table knows

    @abstractmethod
    def scene_now(self) -> Scene | None:
        """The table as it is now."""

    @abstractmethod
    def make(self, choice: Choice) -> None:
        """Makes a move; ignores one that is no longer on offer (a late click)."""

    @property
    @abstractmethod
    def ledger(self) -> Ledger | None:
        """How everybody stands."""

    @property
    @abstractmethod
    def sheet(self) -> Sheet | None:
        """The score of the round; None while it is played."""

    def waiting_lines(self) -> list[str]:
        """The lines to show while there is no table to draw."""
        return []

    # ------------------------------------------------------------ the score sheet

    def show_sheet(self) -> None:
        """The score sheet, unless it lies there already."""
        sheet = self.sheet
        if sheet is not None and len(self.screen_stack) == 1:
            lines = sheet_lines(sheet, short=True)
            self.push_screen(Page(said(SCREENS, "score", {}), lines, self.sheet_foot(sheet)), self.after_sheet)

    def sheet_foot(self, sheet: Sheet) -> str:
        """What Enter does on the score sheet."""
        if sheet.ledger.standing.over:
            return said(SCREENS, "enter-leave", {})
        return f"{said(SCREENS, 'enter-next-round', {})}   {said(SCREENS, 'esc-look', {})}{self.agree_foot()}"

    def agree_foot(self) -> str:
        """The key for what the players may agree anew; nothing where nothing is left to them."""
        options = list(self.ruleset.left_open)
        return f"   {said(SCREENS, 'o-agree', {'options': options})}" if options else ""

    def action_propose(self) -> None:
        """A line to propose what may be agreed anew, from the score sheet of a round that others follow."""
        sheet = self.sheet
        if sheet is None or sheet.ledger.standing.over or not self.ruleset.left_open:
            return
        begun = f"{self.ruleset.left_open[0]} "
        self.push_screen(ProposePage(how_lines(self.ruleset, sheet.names), begun), self.after_proposal)

    def after_proposal(self, typed: str | None) -> None:
        """Proposes what was typed; where that cannot be, says why."""
        if not typed or self.sheet is None:
            return
        try:
            options, told = read_proposal(typed, self.ruleset, self.sheet.names)
            self.propose(options, told)
        except ValueError as error:
            self.notify(stopped(sentence_case(error_told(error))))

    @abstractmethod
    def propose(self, options: dict[str, Any], told: str) -> None:
        """Has these options agreed, which are `told` so. Raises `ValueError`, in one sentence."""

    @abstractmethod
    def after_sheet(self, go: bool | None) -> None:
        """Goes on after the score sheet, whether Enter closed it or not."""

    # ------------------------------------------------------------ choosing

    def point_at(self, target: Any) -> None:
        """What a pointer touched: a choice, or the number of a card."""
        if isinstance(target, Choice):
            self.make(target)
        elif isinstance(target, int) and self.scene is not None and target in self.seen.targets:
            if target == self.chosen:
                self.action_play()
            else:
                self.chosen = target
                self.draw()

    def on_key(self, event: Key) -> None:
        """Digits choose from the bar, letters the verbs that stand alone."""
        if len(self.screen_stack) > 1 or not event.character or self.scene is None:
            return
        shown = draw_table(self.seen, *self.size).choices()
        if event.character in "123456789" and int(event.character) <= len(shown):
            self.make(shown[int(event.character) - 1])
            return
        for choice in self.seen.offered:
            if choice.card == NONE and self.seen.letters.get(choice.verb) == event.character.lower():
                self.make(choice)
                return

    def action_move(self, step: int) -> None:
        """The next card that can be played, to the left or right."""
        targets = self.seen.targets
        if targets:
            place = (
                targets.index(self.chosen) + step
                if self.chosen is not None and self.chosen in targets
                else min(step, 0)
            )
            self.chosen = targets[place % len(targets)]
            self.draw()

    def action_hop(self) -> None:
        """From the hand to the cards on the table and back."""
        targets, hand = self.seen.targets, self.seen.hand
        held = set(hand.cards) if hand else set()
        in_hand = self.chosen is None or self.chosen in held
        others = [card for card in targets if (card in held) != in_hand]
        if others:
            self.chosen = others[0]
            self.draw()

    def action_play(self) -> None:
        """Plays the card pointed at; of several moves with it the plain one, never a call."""
        if self.sheet is not None:
            self.show_sheet()
            return
        moves = [c for c in self.seen.offered if c.card == self.chosen != NONE]
        quiet = [c for c in moves if not c.loud] or moves
        if quiet:
            self.make(quiet[0])

    def action_unchoose(self) -> None:
        """Points at nothing."""
        self.chosen = None
        self.draw()

    # ------------------------------------------------------------ advice

    def advise(self, title: str, lines: list[str], holds: Callable[[], bool]) -> None:
        """Shows advice that has come, if it `holds`; where something else is being read, says so, and waits."""
        self.advised = title, lines, holds
        if len(self.screen_stack) > 1 and holds():
            self.notify(said(SCREENS, "has-come", {"title": title}))
        self.show_advice()

    def show_advice(self) -> None:
        """Advice that waits to be read, once nothing else is."""
        if self.advised is None or len(self.screen_stack) > 1:
            return
        (title, lines, holds), self.advised = self.advised, None
        if holds():
            self.open_page(title, lines)

    # ------------------------------------------------------------ pages

    def action_help_quit(self) -> None:
        """Ctrl+C copies; whoever wants to leave reads how."""
        self.notify(said(TERMINAL, "q-leaves", {}))

    def open_page(self, title: str, lines: list[str], end: bool = False) -> None:
        """A page to read."""
        self.push_screen(Page(title, lines, said(SCREENS, "esc-back", {}), at_end=end))

    def action_moves(self) -> None:
        """All legal moves, to choose from."""

        def chosen(choice: Choice | None) -> None:
            if choice is not None:
                self.make(choice)

        if self.seen.offered:
            self.push_screen(MovesPage(self.seen.offered), chosen)

    def action_words(self) -> None:
        """The table in words."""
        lines = hand_lines(self.seen.view, self.seen.names) if self.seen.seat >= 0 else []
        self.open_page(said(SCREENS, "in-words", {}), [*lines, *table_lines(self.seen.view, self.seen.names)])

    def action_score(self) -> None:
        """How everybody stands."""
        if self.sheet is not None:
            self.show_sheet()
        elif self.ledger is not None:
            self.open_page(said(SCREENS, "score", {}), match_lines(self.ledger))

    def action_log(self) -> None:
        """All that happened, as the person who is faced saw it."""
        self.open_page(said("table", "happened", {}), [sentence.text for sentence in self.seen.story], end=True)

    @property
    @abstractmethod
    def ruleset(self) -> Ruleset:
        """The rules of the table, once there is a scene."""

    def action_rules(self) -> None:
        """The rules in force."""
        self.open_page(said(SCREENS, "rules", {}), rules_lines(self.ruleset))

    def action_help(self) -> None:
        """The keys."""
        self.open_page(said(SCREENS, "help", {}), help_lines(self.seen.view.game))
