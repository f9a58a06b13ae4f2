"""PDFs of a site, written beforehand: a host of files cannot make any. Decks, leaflets, score sheets, replacements."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from ceki.locales.language import languages
from ceki.paper.layout import PAPERS
from ceki.play import catalogue
from ceki.play.rulebook.how_to_play import how_to_play_in
from ceki.server.press import facts, made
from ceki.server.protocol.printing import (
    DeckOrder,
    LeafletOrder,
    Order,
    ReadyPrint,
    ReplacementsOrder,
    ScoreSheetOrder,
)

FOLDER: Final = "pdf/"  # of a site
KINDS: Final = {DeckOrder: "deck", LeafletOrder: "leaflet", ScoreSheetOrder: "score-sheet"}


@dataclass(frozen=True)
class Prints:
    """PDFs by their paths in a site, and what the site tells of them."""

    told: tuple[ReadyPrint, ...]
    files: dict[str, bytes]


NONE: Final = Prints((), {})


def orders() -> list[Order]:
    """What is made of everything that can be printed: for the usual house of each game, on every paper, and, where
    there are words, in every language."""
    decks = [DeckOrder(paper=paper, game=game) for paper in PAPERS for game in catalogue.names()]
    return [*decks, *(order for paper in PAPERS for order in _read(paper))]


def printed(which: list[Order], report: Callable[[int], None] = lambda _: None) -> Prints:
    """The PDFs of these orders. `report` hears of each that is made. Raises `ImportError` without the extra `print`."""
    told, found = list[ReadyPrint](), dict[str, bytes]()
    for order in which:
        one = _told(order)
        told.append(one)
        found[one.path] = made(order)
        report(1)
    return Prints(tuple(told), found)


def _read(paper: Any) -> Iterator[Order]:
    for language in languages():
        yield ReplacementsOrder(paper=paper, language=language)
        for game in catalogue.names():
            yield ScoreSheetOrder(paper=paper, language=language, game=game)
            if how_to_play_in(language, game) is not None:
                yield LeafletOrder(paper=paper, language=language, game=game)


def _told(order: Order) -> ReadyPrint:
    kind = KINDS.get(type(order), "replacements")
    game = getattr(order, "game", None)
    language = None if isinstance(order, DeckOrder) else order.language
    name = "-".join(part for part in (kind, game, language, order.paper) if part is not None)
    return ReadyPrint(
        **facts(order).model_dump(), path=f"{FOLDER}{name}.pdf", kind=kind, paper=order.paper, game=game,
        language=language,
    )  # fmt: skip
