"""`python -m tests.score.mistold N`: true rounds told to the score keeper, and the same with one card told wrong.

Of every game N rounds are played at random and told as a table sees them: none may be refused. Then one card of a pile
or of a winner's hand is left out, told twice or told as a card of another rank: most of these must be refused.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from ceki.cards.notation import CODES
from ceki.play import catalogue
from ceki.play.outcomes.evening import Evening
from ceki.play.outcomes.refused import OutcomeError
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from tests.score.seen import outcome_seen

Cards = list[str]
TRUE, DROPPED, DOUBLED, SWAPPED = "true", "dropped", "doubled", "swapped"


def a_round(game: str, chance: random.Random) -> tuple[Any, Any]:
    """A house of a game and the table of a round that was played there at random."""
    house = ruleset(game, chance.choice(catalogue.game(game).info.seats))
    played = Round(house, chance.randbytes(32), 0)
    while not played.over:
        played.make(*chance.choice(played.legal_numbers))
    return house, played.table


def dropped(cards: Cards, chance: random.Random, pack: str) -> None:
    """One card is left out."""
    cards.remove(chance.choice(cards))


def doubled(cards: Cards, chance: random.Random, pack: str) -> None:
    """One card is told twice."""
    cards.append(chance.choice(cards))


def swapped(cards: Cards, chance: random.Random, pack: str) -> None:
    """One card is told as a card of another rank."""
    card = chance.choice(cards)
    others = [code for code in CODES[pack] if code[-1] != card[-1] and not {code, card} & {"WF", "RF", "OT"}]
    if others:
        cards[cards.index(card)] = chance.choice(others)


WRONG: dict[str, Callable[[Cards, random.Random, str], None]] = {
    DROPPED: dropped,
    DOUBLED: doubled,
    SWAPPED: swapped,
}


def rows_of(told: dict[str, Any]) -> Iterator[Cards]:
    """The piles, and the winner's hand, in which there are cards."""
    for value in told.values():
        if isinstance(value, dict):
            yield from (row for row in value.values() if isinstance(row, list) and row)
        elif isinstance(value, list) and len(value) > 1:
            yield value


def refused(house: Any, told: dict[str, Any]) -> bool:
    """Whether the keeper refuses a round."""
    try:
        Evening(house).enter(told)
    except OutcomeError as error:
        if (error.reason, error.field) == ("not-asked", "short"):  # a stock that was just enough: nobody says so
            return refused(house, {name: value for name, value in told.items() if name != "short"})
        return True
    return False


def counted(game: str, rounds: int, seed: int = 0) -> dict[str, Counter[bool]]:
    """Of each kind of telling, how many were refused (`True`) and recorded (`False`)."""
    chance, found = random.Random(f"{game} {seed}"), {kind: Counter[bool]() for kind in (TRUE, *WRONG)}
    for _ in range(rounds):
        house, table = a_round(game, chance)
        names = Evening(house).names[: house.players]
        found[TRUE][refused(house, outcome_seen(house.game, table, names))] += 1
        for kind, change in WRONG.items():
            told = outcome_seen(house.game, table, names)
            rows = [*rows_of(told)]
            if rows:
                change(chance.choice(rows), chance, house.game.info.pack)
                found[kind][refused(house, told)] += 1
    return found


def main(rounds: int) -> int:
    """Prints a line for each game; returns 1 if a true round was refused."""
    wrong = 0
    for name in catalogue.names():
        found = counted(name, rounds)
        wrong += found[TRUE][True]
        shares = (f"{kind} {n[True] / n.total():.2%}" for kind, n in found.items() if n.total())
        print(f"{name}: refused {', '.join(shares)} of {found[TRUE].total()}", flush=True)
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
