"""Pages over the table: to read, to choose a move from, and the curtain between people."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from ceki.locales.messages import said
from ceki.play.game_module import GameModule
from ceki.play.rulebook.reading import about
from ceki.play.rulebook.spelling import spelled
from ceki.terminal.choices import Choice, keys_of_verbs
from ceki.terminal.drawing.canvas import filled_up
from ceki.terminal.drawing.scene import COMMAND_KEYS
from ceki.terminal.lines.commands import SCREENS
from ceki.terminal.looks import DIM, STRONG

Picked = TypeVar("Picked")
SPACE: Final = "space"  # a key that has a name of its own in each language

Keys = tuple[tuple[str, str], ...]  # a key, or none, and the id of what it does

HELP: Final[Keys] = (
    ("←  →", "key-point"),
    ("Enter", "key-play"),
    ("1 – 9", "key-number"),
    ("m", "key-moves"),
    (SPACE, "key-space"),
    ("v", "key-words"),
    ("l", "key-log"),
    ("s", "key-score"),
    ("r", "key-rules"),
    ("u", "key-undo"),
    ("q", "key-quit"),
)
SIGNS: Final = ("signs-pointer", "signs-marks", "signs-cards")
PRACTICE_HELP: Final[Keys] = (("i", "key-hint"), ("v", "key-look-back"))
TALK_HELP: Final[Keys] = (("/", "key-talk"),)
GOING_HELP: Final[Keys] = (("+", "key-without"), ("-", "key-remove"), ("", "key-who-decides"))
KEY_WIDTH: Final = 9  # cells


def help_lines(game: GameModule, practice: bool = False, talk: bool = False, going: bool = False) -> list[str]:
    """The keys, with those of this game's verbs, those for practice against bots, and those of a served table."""
    letters, told = keys_of_verbs(game, COMMAND_KEYS), about(game).verbs
    verbs = [_line(letter, f"{spelled(game, told[verb].word)}: {told[verb].says}") for verb, letter in letters.items()]
    parts = [GOING_HELP] * going + [TALK_HELP] * talk + [PRACTICE_HELP] * practice
    first = [line for part in parts for line in [*_lines(part), ""]]
    return [*first, *_lines(HELP), "", *(said(SCREENS, sign, {}) for sign in SIGNS), "", *verbs]


def _lines(keys: Keys) -> list[str]:
    return [_line(said("table", "key-space", {}) if key == SPACE else key, said(SCREENS, id, {})) for key, id in keys]


def _line(key: str, says: str) -> str:
    return f"{filled_up(key, KEY_WIDTH)}{says}"


class Page(ModalScreen[bool]):
    """Lines to read; closes with True by Enter and False by Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss(True)"),
        Binding("escape,q", "dismiss(False)"),
        Binding("down,j", "scroll(1)"),
        Binding("up,k", "scroll(-1)"),
        Binding("pagedown,space", "scroll(10)"),
        Binding("pageup", "scroll(-10)"),
        Binding("o", "app.propose"),
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

    BINDINGS: ClassVar[list[BindingType]] = [Binding("v", "dismiss(None)")]


class TalkPage(ModalScreen[str | None]):
    """A line to write to the table; Enter sends it, Escape does not."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)")]
    LONGEST: ClassVar[int] = 300  # letters, as many as servers take

    def compose(self) -> ComposeResult:
        """The line to write in."""
        line = Input(max_length=self.LONGEST, classes="page")
        line.border_title, line.border_subtitle = said(SCREENS, "to-table", {}), said(SCREENS, "say-or-back", {})
        yield line

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Closes with the line."""
        self.dismiss(event.value.strip())


class PickPage(ModalScreen[Picked | None]):
    """Lines of which Enter or the pointer picks one; each is given with what it stands for. Escape picks none."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss(None)")]

    def __init__(self, heading: str, lines: list[tuple[str, Picked]]) -> None:
        super().__init__()
        self.heading, self.lines = heading, lines

    def compose(self) -> ComposeResult:
        """The list to pick from."""
        chooser = OptionList(*(Option(line) for line, _ in self.lines), classes="page")
        chooser.border_title, chooser.border_subtitle = self.heading, said(SCREENS, "this-or-back", {})
        yield chooser

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Closes with the picked line."""
        self.dismiss(self.lines[event.option_index][1])


class ProposePage(ModalScreen[str | None]):
    """What may be agreed anew, and a line to write it in; Enter proposes it, Escape does not."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)")]

    def __init__(self, lines: list[str], begun: str) -> None:
        super().__init__()
        self.lines, self.begun = lines, begun

    def compose(self) -> ComposeResult:
        """What may be agreed, above the line to write in."""
        with VerticalScroll(classes="page") as page:
            page.border_title, page.border_subtitle = (
                said("agreeing", "to-come", {}),
                said(SCREENS, "propose-or-back", {}),
            )
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
        super().__init__(said(SCREENS, "your-moves", {}), [(choice.line, choice) for choice in offered])


class Curtain(ModalScreen[bool]):
    """Nothing but a name, until that person presses Enter."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss(True)")]

    def __init__(self, name_of_person: str) -> None:
        super().__init__()
        self.person = name_of_person

    def compose(self) -> ComposeResult:
        """Whose turn it is, and nothing of the table."""
        yield Static(
            Text.assemble(
                (f"\n{said(SCREENS, 'curtain', {'name': self.person})}\n\n", STRONG),
                (f"{said(SCREENS, 'curtain-enter', {})}\n", DIM),
                justify="center",
            ),
            classes="page",
        )
