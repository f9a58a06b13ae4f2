"""What waiting for a card is worth: cards left, the next card, and the stock to its end; for games of sets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from ceki.cards.ceki import FACES
from ceki.cards.notation import card_code, counted, members
from ceki.cards.odds.chances import CHANCE, COUNT, WORD, Known, Sheet, before_the_end
from ceki.engine.bits import how_many
from ceki.engine.errors import NotAllowed

EVERY_DRAW = "every card drawn by anyone may win"
OWN_DRAWS = "only one's own draws win, and all draw in turn"
FORETOLD = "if nobody wins before and the stock is not shuffled again"


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
        return (
            f"{self.draws} draws that may win among {self.unseen} unseen cards ({self.whose}); hypergeometric: "
            f"1 - C(unseen - left, draws) / C(unseen, draws), {FORETOLD}"
        )


LEFT = (("cards left", COUNT), ("next card", CHANCE), ("before the stock ends", CHANCE))


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
        rows.append(("any of them", *stock.chances(left_of(waits, left))))
    return Sheet(title, clause, stock.how, (("card", WORD), *LEFT), tuple(rows))


def waits_by_discard(
    title: str, clause: str, choices: Iterable[tuple[int, str, int]], left: Sequence[int], stock: Stock
) -> Sheet:
    """A row for each card that may go and leaves a ready hand, the widest wait first; with the call and the waits."""
    rows = [
        (card_code(face), call, " ".join(members(waits)), *stock.chances(left_of(waits, left)))
        for face, call, waits in choices
    ]
    rows.sort(key=lambda row: -int(row[3]))
    columns = (("let go", WORD), ("call", WORD), ("waits for", WORD), *LEFT)
    return Sheet(title, clause, stock.how, columns, tuple(rows))


def waits_by_number(title: str, clause: str, found: Mapping[int, int], stock: Stock) -> Sheet:
    """A row for each number of cards that may complete a hand dealt ready; 0 is a hand that is not ready."""
    ready = sum(ways for n, ways in found.items() if n)
    rows = tuple(
        (*stock.chances(n)[:1], Fraction(ways, ready), *stock.chances(n)[1:]) for n, ways in sorted(found.items()) if n
    )
    columns = (LEFT[0], ("of hands dealt ready", CHANCE), *LEFT[1:])
    return Sheet(title, clause, stock.how, columns, rows)


def _each(faces: int) -> list[tuple[int, str]]:
    return [(face, card_code(face)) for face in range(FACES) if faces >> face & 1]
