"""Prints what is asked for over HTTP with the functions that `ceki print` has. One thread works, only so many may wait,
and what was made last is kept for who asks next."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from ceki.engine.errors import UnknownGame
from ceki.locales.language import spoken
from ceki.paper.decks import USUAL, Deck, deck_for, half_decks
from ceki.paper.layout import PAPERS, size_of
from ceki.paper.leaflets import PANELS, TooLong, leaflet
from ceki.paper.replacements import replacements
from ceki.paper.score_sheets import score_sheet
from ceki.paper.sheets import sheets, sheets_of
from ceki.paper.typesetting import installed
from ceki.play import catalogue
from ceki.play.game_module import GameModule
from ceki.play.rulebook.how_to_play import how_to_play_in
from ceki.play.ruleset import Ruleset, ruleset
from ceki.server import limits
from ceki.server.protocol.errors import Refused
from ceki.server.protocol.printing import DeckOrder, LeafletOrder, Order, Printed, ReplacementsOrder, ScoreSheetOrder
from ceki.server.tables.setup import allowed

Found = TypeVar("Found")
COMMAND: Final = "pip install 'ceki[print]'"


class Press:
    """The press of a server. `pages` makes a PDF, and `facts` tells what it will have."""

    def __init__(self) -> None:
        self.prints = installed()
        self._thread = ThreadPoolExecutor(1, "press")
        self._kept: OrderedDict[Order, bytes] = OrderedDict()
        self.awaited: dict[Order, asyncio.Task[bytes]] = {}

    async def pages(self, order: Order) -> bytes:
        """The PDF. Raises `Refused`."""
        if order in self._kept:
            self._kept.move_to_end(order)
            return self._kept[order]
        if order not in self.awaited:
            self._begin(order)
        return await asyncio.shield(self.awaited[order])

    async def facts(self, order: Order) -> Printed:
        """How many pages and cards the PDF has. Raises `Refused`."""
        self._room()
        return await self._work(lambda: facts(order))

    def _begin(self, order: Order) -> None:
        self._room()
        task = asyncio.create_task(self._made(order))
        self.awaited[order] = task

        def done(ended: asyncio.Task[bytes]) -> None:
            self.awaited.pop(order, None)
            if not ended.cancelled():
                ended.exception()  # told to whoever still waits

        task.add_done_callback(done)

    def _room(self) -> None:
        if not self.prints:
            raise Refused("prints_nothing", command=COMMAND)
        if len(self.awaited) >= limits.PRINTS_WAITING:
            raise Refused("press_busy")

    async def _made(self, order: Order) -> bytes:
        found = await self._work(lambda: made(order))
        self._kept[order] = found
        while sum(map(len, self._kept.values())) > limits.PRINTS_KEPT:
            self._kept.popitem(last=False)
        return found

    async def _work(self, work: Callable[[], Found]) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def made(order: Order) -> bytes:
    """The PDF of an order. Raises `Refused`."""
    paper = PAPERS[order.paper]
    with spoken(order.language):
        match order:
            case DeckOrder():
                cards = deck_of(order)
                return sheets(cards, paper, size_of(order.size, cards.pack), order.backs, order.index)
            case LeafletOrder():
                return _folded(order)
            case ScoreSheetOrder():
                return score_sheet(_house(order.game, order.players), paper)
            case ReplacementsOrder():
                return replacements(paper)
    raise TypeError(f"{type(order).__name__} is no order that is printed")


def facts(order: Order) -> Printed:
    """How many pages and cards a print has, without making it. Raises `Refused`."""
    if isinstance(order, DeckOrder):
        cards = deck_of(order)
        count = len(sheets_of(cards, size_of(order.size, cards.pack)))
        return Printed(pages=count * (2 if order.backs else 1), cards=cards.cards)
    if isinstance(order, LeafletOrder):
        _readable(order)
        return Printed(pages=PANELS // 2, cards=0)
    if isinstance(order, ScoreSheetOrder):
        _house(order.game, order.players)
    return Printed(pages=1, cards=0)


def deck_of(order: DeckOrder) -> Deck:
    """The cards that are printed. Raises `Refused`."""
    if order.game is None:
        if order.players is not None:
            raise Refused("players_of_no_game")
        return half_decks(USUAL if order.half_decks is None else order.half_decks)
    if order.half_decks is not None:
        raise Refused("game_or_half_decks")
    return deck_for(_house(order.game, order.players))


def _house(game: str, players: int | None) -> Ruleset:
    """The house of a game with so many players. Raises `Refused`."""
    return allowed(lambda: ruleset(_known(game), players))


def _known(game: str) -> GameModule:
    try:
        return catalogue.game(game)
    except UnknownGame:
        raise Refused("unknown_game", games=catalogue.names()) from None


def _readable(order: LeafletOrder) -> GameModule:
    found = _known(order.game)
    if how_to_play_in(order.language, found.id) is None:
        raise Refused("unknown_page")
    return found


def _folded(order: LeafletOrder) -> bytes:
    found = _readable(order)
    try:
        return leaflet(found, PAPERS[order.paper])
    except TooLong:
        raise Refused("leaflet_too_long", game=found.id) from None
