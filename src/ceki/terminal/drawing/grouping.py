"""Cards in hand order: by rank, and within a rank identical copies tied together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ceki.locales.rows import in_groups, in_row
from ceki.terminal.drawing.faces import Face, face


@dataclass(frozen=True)
class Tie:
    """Identical copies of a card."""

    face: Face
    copies: int

    @property
    def spoken(self) -> str:
        """The card's name, and how many there are."""
        return f"{self.face.spoken} x{self.copies}" if self.copies > 1 else self.face.spoken

    @property
    def short(self) -> str:
        """The card's code and seal, and how many there are."""
        return f"{self.face.short}×{self.copies}" if self.copies > 1 else self.face.short


@dataclass(frozen=True)
class Group:
    """The cards of one rank."""

    rank_name: str
    ties: tuple[Tie, ...]

    @property
    def cards(self) -> int:
        """How many cards the group has."""
        return sum(tie.copies for tie in self.ties)


def by_rank(cards: Iterable[int], pack: str, honours: int) -> list[Group]:
    """Cards (a number for each copy) in groups of a rank, lowest first."""
    copies: dict[Face, int] = {}
    for card in cards:
        found = face(card, pack, honours)
        copies[found] = copies.get(found, 0) + 1
    ranks: dict[int, list[Tie]] = {}
    for found in sorted(copies, key=lambda f: (f.rank, f.number)):
        ranks.setdefault(found.rank, []).append(Tie(found, copies[found]))
    return [Group(ties[0].face.rank_name, tuple(ties)) for ties in ranks.values()]


def in_order(cards: Iterable[int], pack: str, honours: int) -> list[Group]:
    """Cards as they were laid, one group for each run of identical ones."""
    groups: list[Group] = []
    for card in cards:
        found = face(card, pack, honours)
        if groups and groups[-1].ties[0].face == found:
            groups[-1] = Group(found.rank_name, (Tie(found, groups[-1].cards + 1),))
        else:
            groups.append(Group(found.rank_name, (Tie(found, 1),)))
    return groups


def in_words(groups: Iterable[Group]) -> str:
    """Groups as one readable line."""
    return in_groups(in_row(tie.spoken for tie in group.ties) for group in groups)
