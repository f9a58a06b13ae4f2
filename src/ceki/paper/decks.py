"""Which cards are printed: those that a game deals from, or so many half decks."""

from __future__ import annotations

from dataclasses import dataclass

from ceki.cards.ceki import CODES, HALF_DECK
from ceki.cards.notation import listed
from ceki.locales.messages import said
from ceki.play.rulebook.reading import about
from ceki.play.ruleset import Ruleset

LEAST, MOST, USUAL = 2, 40, 2  # half decks: (CD-2) two are the sixty cards that are sold as one


@dataclass(frozen=True)
class Deck:
    """Cards to print. `copies` are the codes of one copy after the other, each in canonical order: a copy of a Ceki
    deck is a half deck. `title` says what they are for."""

    pack: str
    copies: tuple[tuple[str, ...], ...]
    title: str

    @property
    def cards(self) -> int:
        """How many cards there are."""
        return sum(map(len, self.copies))


def deck_for(ruleset: Ruleset) -> Deck:
    """The cards that a game deals from when so many play it by these options: a round is dealt, and tells."""
    counts = [int(n) for n in ruleset.round(seed=0).table.deck]
    pack = ruleset.game.info.pack
    copies = tuple(tuple(listed([int(n > copy) for n in counts], pack)) for copy in range(max(counts)))
    facts = {"game": about(ruleset.game).title, "players": ruleset.people, "cards": sum(counts)}
    return Deck(pack, copies, said("paper", "deck-for", facts))


def half_decks(count: int) -> Deck:
    """So many half decks of thirty cards, one of each face (CD-3). Raises `ValueError` for a count that no game has."""
    if not LEAST <= count <= MOST:
        raise ValueError(
            said("command", "from-to", {"name": "--half-decks", "given": count, "low": LEAST, "high": MOST})
        )
    facts = {"decks": count, "cards": count * HALF_DECK}
    return Deck("ceki", (tuple(CODES),) * count, said("paper", "half-decks", facts))
