"""Pages over the table: to read, to choose a move from, and the curtain between people."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from ceki.play.game_module import GameModule
from ceki.terminal.choices import Choice, keys_of_verbs
from ceki.terminal.drawing.scene import COMMAND_KEYS
from ceki.terminal.looks import DIM, STRONG

Picked = TypeVar("Picked")

HELP = (
    "←  →     point at a card that can be played; ↑ ↓ hand and table",
    "Enter    play the card (never a call: calls have numbers)",
    "1 to 9   make the numbered move in the bar; ! is a call or a win",
    "m        all legal moves, to choose from",
    "Space    do not wait for the bots",
    "v        the table in words",
    "l        everything that happened",
    "s        the score",
    "r        the rules of this table and its words",
    "u        take back your last move (practice against bots)",
    "q        leave the table",
    "",
    "Pointing works too: once to choose a card, once more to play it.",
    "• can be played  ▲ pointed at  ✦ new  ×2 copies  ▣ stamped red",
    "● coins  ║ strings  ▲ myriads  ✿ flowers  ★ Old Thousand",
)


PRACTICE_HELP = (
    "i        a hint: your moves with odds and reasons",
    "v        on the score sheet: which of your choices cost most",
    "",
)


TALK_HELP = ("/        say something to the table", "")
GOING_HELP = (
    "+        go on without one who has not answered for half a minute",
    "-        give the place of one who does not answer to a bot, for good",
    "         (the host decides; at a public table, most of those who play)",
    "",
)


def help_lines(game: GameModule, practice: bool = False) -> list[str]:
    """The keys, with those of this game's verbs, and those for practice against bots."""
    letters = keys_of_verbs(game, COMMAND_KEYS)
    verbs = [
        f"{letter:<9}{game.info.verbs[verb].word.replace('_', ' ')}: {game.info.verbs[verb].says}"
        for verb, letter in letters.items()
    ]
    return [*(PRACTICE_HELP if practice else ()), *HELP, "", *verbs]


class Page(ModalScreen[bool]):
    """Lines to read; closes with True by Enter and False by Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss(True)", "go on"),
        Binding("escape,q", "dismiss(False)", "back"),
        Binding("down,j", "scroll(1)", "down"),
        Binding("up,k", "scroll(-1)", "up"),
        Binding("pagedown,space", "scroll(10)", "page down"),
        Binding("pageup", "scroll(-10)", "page up"),
        Binding("o", "app.propose", "agree other rules, on the score sheet"),
    ]

    def __init__(self, heading: str, lines: list[str], foot: str, at_end: bool = False) -> None:
        super().__init__()
        self.heading, self.lines, self.foot, self.at_end = heading, lines, foot, at_end

    def compose(self) -> ComposeResult:
        """The lines, in a frame that scrolls."""
        with VerticalScroll(classes="page") as page:
            page.border_title, page.border_subtitle = self.heading, self.foot  # seen however long the page is
            yield Static(self.text())

    def text(self) -> Text:
        """The lines, those that begin a part stronger."""
        text = Text()
        for line in self.lines:
            text.append(f"{line}\n", STRONG if line and not line.startswith(" ") else "")
        return text

    def on_mount(self) -> None:
        """Scrolls to the end where the page begins there."""
        if self.at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def tell(self, lines: list[str]) -> None:
        """Puts other lines on the page."""
        self.lines = lines
        self.query_one(Static).update(self.text())

    def action_scroll(self, lines: int) -> None:
        """Scrolls by lines."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class ScorePage(Page):
    """The score of a round, from which one may look back on it: `v` closes it with None."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("v", "dismiss(None)", "review")]


class TalkPage(ModalScreen[str | None]):
    """A line to write to the table; Enter sends it, Escape does not."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "back")]
    LONGEST: ClassVar[int] = 300  # letters, as many as servers take

    def compose(self) -> ComposeResult:
        """The line to write in."""
        line = Input(max_length=self.LONGEST, classes="page")
        line.border_title, line.border_subtitle = "To the table", "Enter: say it   Esc: back to the table"
        yield line

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Closes with the line."""
        self.dismiss(event.value.strip())


class PickPage(ModalScreen[Picked | None]):
    """Lines of which Enter or the pointer picks one; each is given with what it stands for. Escape picks none."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss(None)", "back")]

    def __init__(self, heading: str, lines: list[tuple[str, Picked]]) -> None:
        super().__init__()
        self.heading, self.lines = heading, lines

    def compose(self) -> ComposeResult:
        """The list to pick from."""
        chooser = OptionList(*(Option(line) for line, _ in self.lines), classes="page")
        chooser.border_title, chooser.border_subtitle = self.heading, "Enter: this one   Esc: back to the table"
        yield chooser

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Closes with the picked line."""
        self.dismiss(self.lines[event.option_index][1])


class ProposePage(ModalScreen[str | None]):
    """What may be agreed anew, and a line to write it in; Enter proposes it, Escape does not."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "back")]

    def __init__(self, lines: list[str], begun: str) -> None:
        super().__init__()
        self.lines, self.begun = lines, begun

    def compose(self) -> ComposeResult:
        """What may be agreed, above the line to write in."""
        with VerticalScroll(classes="page") as page:
            page.border_title, page.border_subtitle = "For the rounds to come", "Enter: propose it   Esc: back"
            yield Static("\n".join(self.lines), markup=False)
            yield Input(self.begun, select_on_focus=False)

    def on_mount(self) -> None:
        """Puts the cursor into the line."""
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Closes with the line."""
        self.dismiss(event.value.strip())


class MovesPage(PickPage[Choice]):
    """All legal moves."""

    def __init__(self, offered: list[Choice]) -> None:
        super().__init__("Your moves", [(choice.line, choice) for choice in offered])


class Curtain(ModalScreen[bool]):
    """Nothing but a name, until that person presses Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss(True)", "I am here")]

    def __init__(self, name_of_person: str) -> None:
        super().__init__()
        self.person = name_of_person

    def compose(self) -> ComposeResult:
        """Whose turn it is, and nothing of the table."""
        yield Static(
            Text.assemble(
                (f"\n{self.person}, it is your turn.\n\n", STRONG),
                ("Press Enter when only you can see the screen.\n", DIM),
                justify="center",
            ),
            classes="page",
        )
