"""What waiting for a card is worth: cards left, the next card, and the stock to its end; for games of sets.

`SAYS` has what the counts of all such games say alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from ceki.cards.ceki import FACES
from ceki.cards.notation import card_code, counted, members
from ceki.cards.odds.chances import CHANCE, COUNT, WORD, Known, Sheet, before_the_end
from ceki.cards.odds.texts import Texts
from ceki.engine.bits import how_many
from ceki.engine.errors import NotAllowed

SAYS: Final = Texts(
    {
        "every-draw": "every card drawn by anyone may win",
        "own-draws": "only one's own draws win, and all draw in turn",
        "how-waits": "{draws} draws that may win among {unseen} unseen cards ({whose}); hypergeometric: "
        "1 - C(unseen - left, draws) / C(unseen, draws), "
        "if nobody wins before and the stock is not shuffled again",
        "card": "card",
        "any": "any of them",
        "let-go": "let go",
        "call": "call",
        "waits-for": "waits for",
        "cards-left": "cards left",
        "next-card": "next card",
        "before-end": "before the stock ends",
        "of-ready": "of hands dealt ready",
        "how-by-rank": "hands counted rank by rank with binomials; the rules say what one hand of each class is",
        "dealt": "A hand as dealt",
        "the-hand": "the hand",
        "not-ready": "not ready",
        "completing": "Cards that complete a hand as dealt",
        "cards-completing": "cards (0: not ready)",
        "ready-when": "Ready when a card goes",
        "next-makes": "The next card makes this hand",
        "each-tried": "each unseen card tried, with every discard after it",
        "hand-then": "the hand when a card has gone",
        "not-yet": "not yet ready",
    }
)
EVERY_DRAW, OWN_DRAWS = SAYS("every-draw"), SAYS("own-draws")
LEFT = ((SAYS("cards-left"), COUNT), (SAYS("next-card"), CHANCE), (SAYS("before-end"), CHANCE))


@dataclass(frozen=True)
class Stock:
    """Cards still to be drawn that may win, among those unseen. `whose` says which draws they are."""

    unseen: int
    draws: int
    whose: str

    def chances(self, wanted: int) -> tuple[int, Fraction, Fraction]:
        """How many cards are wanted, the chance that the next card is one, and that one comes before the end."""
        return wanted, Fraction(wanted, self.unseen), before_the_end(wanted, self.unseen, self.draws)

    @property
    def how(self) -> str:
        """How the chances were counted."""
        return SAYS("how-waits", draws=self.draws, unseen=self.unseen, whose=self.whose)


def stock_of(known: Known, deck: Sequence[int], dealt: int, seats: int, all_draws: bool) -> Stock:
    """The cards that can still come. `dealt` is the stock of the deal. Raises `ValueError` for a stock too large."""
    unseen = int(sum(deck)) - len(known.hand) - len(known.seen)
    cards = dealt if known.stock is None else known.stock
    if known.stock is None:
        cards = min(cards, unseen)
    if not 0 <= cards <= unseen:
        raise NotAllowed("stock", given=cards, unseen=unseen)
    return Stock(unseen, cards if all_draws else -(-cards // seats), EVERY_DRAW if all_draws else OWN_DRAWS)


def cards_left(deck: Sequence[int], known: Known) -> list[int]:
    """The copies of each face that are neither held nor seen, (faces,). Raises `ValueError` for more than the deck
    has."""
    held = counted([*known.hand, *known.seen])
    for face in range(FACES):
        if held[face] > deck[face]:
            raise NotAllowed("too-many-copies", card=card_code(face), held=held[face], deck=deck[face])
    return [int(deck[face] - held[face]) for face in range(FACES)]


def left_of(faces: int, left: Sequence[int]) -> int:
    """How many cards of some faces (bits) are left. `left`: counts by face, (faces,)."""
    return sum(left[face] for face in range(FACES) if faces >> face & 1)


def waits_by_card(title: str, clause: str, waits: int, left: Sequence[int], stock: Stock) -> Sheet:
    """A row for each card that completes a hand, and one for all of them."""
    rows = [(code, *stock.chances(left_of(1 << face, left))) for face, code in _each(waits)]
    if how_many(waits) > 1:
        rows.append((SAYS("any"), *stock.chances(left_of(waits, left))))
    return Sheet(title, clause, stock.how, ((SAYS("card"), WORD), *LEFT), tuple(rows))


def waits_by_discard(
    title: str, clause: str, choices: Iterable[tuple[int, str, int]], left: Sequence[int], stock: Stock
) -> Sheet:
    """A row for each card that may go and leaves a ready hand, the widest wait first; with the call and the waits."""
    rows = [
        (card_code(face), call, " ".join(members(waits)), *stock.chances(left_of(waits, left)))
        for face, call, waits in choices
    ]
    rows.sort(key=lambda row: -int(row[3]))
    columns = ((SAYS("let-go"), WORD), (SAYS("call"), WORD), (SAYS("waits-for"), WORD), *LEFT)
    return Sheet(title, clause, stock.how, columns, tuple(rows))


def waits_by_number(title: str, clause: str, found: Mapping[int, int], stock: Stock) -> Sheet:
    """A row for each number of cards that may complete a hand dealt ready; 0 is a hand that is not ready."""
    ready = sum(ways for n, ways in found.items() if n)
    rows = tuple(
        (*stock.chances(n)[:1], Fraction(ways, ready), *stock.chances(n)[1:]) for n, ways in sorted(found.items()) if n
    )
    columns = (LEFT[0], (SAYS("of-ready"), CHANCE), *LEFT[1:])
    return Sheet(title, clause, stock.how, columns, rows)


def _each(faces: int) -> list[tuple[int, str]]:
    return [(face, card_code(face)) for face in range(FACES) if faces >> face & 1]
