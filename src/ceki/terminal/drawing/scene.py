"""All that one drawing of the table needs: a view, names and money, what the player may do, what they point at."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ceki.engine.bits import NONE
from ceki.locales.messages import said
from ceki.play.rulebook.sentences import Sentence, stands_told
from ceki.play.showing.shown import HAND, SEAT, TABLE
from ceki.play.standing import standing_of
from ceki.play.view import View
from ceki.terminal.choices import Choice, choices, keys_of_verbs
from ceki.terminal.drawing.card_art import Marks
from ceki.terminal.drawing.places import Place, hand_of, new_cards, places
from ceki.terminal.lines.commands import SCREENS, level_told
from ceki.terminal.lines.described import partner_of, turn_in_words
from ceki.terminal.sitting import Sitting

COMMAND_KEYS = "urqlmhvsi"  # undo, rules, quit, log, moves, help, view in words, score, hint


@dataclass(frozen=True)
class Scene:
    """A moment at the table as one person sees it. `stands` is how each seat stands in the match."""

    view: View
    names: list[str]
    stands: list[str]
    story: list[Sentence]
    round_number: int
    places: list[Place]
    offered: list[Choice]
    chosen: int | None = None
    prompt: str = ""
    partners: dict[int, int] = field(default_factory=dict)
    banner: tuple[str, ...] = ()  # what must be known at once: how the connection stands, what was missed, a refusal
    idle: str = ""  # what the viewer can do who is not asked
    going: str = ""  # what can be done about those who do not answer, and when
    notes: dict[int, tuple[str, ...]] = field(default_factory=dict)  # of a seat: bot or away; the longest first

    @property
    def seat(self) -> int:
        """The viewer's seat."""
        return self.view.seat

    @property
    def hand(self) -> Place | None:
        """The viewer's hand."""
        return hand_of(self.view)

    @property
    def own(self) -> list[Place]:
        """What else lies before the viewer."""
        return [p for p in self.before(self.seat) if not p.part] if self.seat >= 0 else []

    def before(self, seat: int) -> list[Place]:
        """What lies before a seat but for its hand."""
        return [p for p in self.places if p.where == SEAT and p.seat == seat and p.size]

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return sum(p.size for p in self.places if p.where == HAND and p.seat == seat)

    @property
    def middle(self) -> list[Place]:
        """What lies in the middle for all to see."""
        return [p for p in self.places if p.where == TABLE and p.size]

    @property
    def hand_marks(self) -> Marks:
        """In the hand: the cards that can be played, the one pointed at, and those that have just come."""
        found = self._marks(in_hand=True)
        return replace(found, fresh=frozenset(new_cards(self.view)))

    @property
    def table_marks(self) -> Marks:
        """On the table: the cards that can be taken, and the one pointed at."""
        return self._marks(in_hand=False)

    def _marks(self, *, in_hand: bool) -> Marks:
        """The cards of the verbs that are chosen here."""
        verbs = self.view.game.info.verbs
        cards = {c.card for c in self.offered if c.card != NONE and in_hand == (not verbs[c.verb].lies)}
        return Marks(frozenset(cards), self.chosen if self.chosen in cards else None)

    @property
    def targets(self) -> list[int]:
        """The cards that can be pointed at: those of the hand in its order, then those on the table."""
        hand = self.hand
        order = [tie.face.number for group in hand.groups(self.view) for tie in group.ties] if hand else []
        playable = {choice.card for choice in self.offered if choice.card != NONE}
        return [card for card in order if card in playable] + sorted(playable - set(order))

    @property
    def bar(self) -> list[Choice]:
        """The choices to be offered at once: calls and wins, those with the chosen card, those that need no card."""
        every = len(self.offered) <= 9
        found = [c for c in self.offered if every or c.loud or c.card in (NONE, self.chosen)]
        return sorted(found, key=lambda c: (c.card not in (NONE, self.chosen), not c.loud, c.card == NONE, c.number))

    @property
    def letters(self) -> dict[int, str]:
        """The letter key of each verb that needs no card."""
        return keys_of_verbs(self.view.game, COMMAND_KEYS)


def scene_of(sitting: Sitting, facing: int | None, chosen: int | None = None, prompt: str = "") -> Scene:
    """The scene for a person; for nobody in particular it shows what all may see."""
    view = sitting.view(facing)
    asked = facing is not None and sitting.asked == facing
    offered = choices(view) if asked else []
    standing = standing_of(sitting.match)
    return Scene(
        view=view,
        names=sitting.names,
        stands=[stands_told(standing, person, sitting.match.cents[person]) for person in sitting.seated],
        story=sitting.stories[facing or 0] if facing is not None or sitting.people == 1 else [],
        round_number=sitting.round_number,
        places=places(view),
        offered=offered,
        chosen=chosen if any(c.card == chosen for c in offered) else None,
        prompt=prompt or turn_in_words(view, sitting.names),
        partners=partners_of(view),
        idle=said(SCREENS, "do-not-wait", {}),
        notes={seat: (level_told(level),) for seat, level in sitting.bots_told().items()},
    )


def partners_of(view: View) -> dict[int, int]:
    """The partnership of each seat that has one."""
    found = {seat: partner_of(view, seat) for seat in range(int(view.table.seats))}
    return {seat: side for seat, side in found.items() if side != NONE}
