"""The score sheet in the browser, of every game and house: a settled round and the end of a match, as a reader is told.

`python -m tests.golden.pictures FOLDER` writes the golden texts anew and pictures of them, wide and as on a phone, and
as on a phone in every other language.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from ceki.locales.language import ENGLISH, languages
from ceki.play import catalogue
from ceki.play.match import Match
from ceki.play.ruleset import ruleset
from ceki.play.view import view_of
from ceki.server.protocol.public_state import rules
from ceki.server.protocol.results import result_told, standing_told
from ceki.terminal.lines.sheet import Sheet
from tests.golden.sheets import SEED, Settled, houses, played
from tests.web.player import Player
from tests.web.staged import Staged

PAGES: Final = Path(__file__).parents[2] / "golden" / "pages"
PHONE, DESK = (360, 640), (1280, 800)


def ends(game: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """The states to be shown, by name: of each house the first round and the last."""
    for one in (one for one in houses() if one.game == game):
        match = Match(ruleset(game, preset=one.preset), SEED)
        for done, sheet in played(match):
            if sheet.round_number == 1 or match.over:
                yield f"{one.name}{'-end' if match.over else ''}", state(match, done, sheet)


def state(match: Match, done: Settled, sheet: Sheet) -> dict[str, Any]:
    """What the server says of a round that is over, to the first person."""
    standing, persons = sheet.ledger.standing, sheet.ledger.persons
    seated = [persons.index(name) for name in sheet.names]
    me = seated.index(0) if 0 in seated else -1
    chairs = [
        {
            "person": person,
            "name": name,
            "kind": "human" if person == 0 else "bot",
            "connected": person == 0,
            "cents": cents,
        }
        for person, (name, cents) in enumerate(zip(persons, sheet.ledger.cents, strict=True))
    ]
    return {
        **rules(match.ruleset), "me": me, "person": 0, "turn": None,
        "seats": [{**chairs[person], "seat": seat} for seat, person in enumerate(seated)],
        "out": [chair for chair in chairs if chair["person"] not in seated],
        "asked": False, "legal": [], "over": True, "match_over": standing.over, "events": [],
        "match": standing_told(standing), **result_told(sheet.result), "cents": sheet.cents,
        "ledger": [sheet.ledger.cents[person] for person in seated], "pot": sheet.ledger.pot, "ready": [],
        "view": view_of(match.ruleset.game, done.table, me).as_data(),
    }  # fmt: skip


def shown(
    player: Callable[..., Player], game: str, folder: Path | None = None, language: str = ENGLISH
) -> dict[str, str]:
    """The sheets as a screen reader is told of them, by name; and their pictures into a folder."""
    states, found = [*ends(game)], {}
    for players in sorted({len(told["seats"]) for _, told in states}):
        me = player(size=DESK, locale=language)
        staged = Staged(me, game, players, title="sheets")
        table = staged.state["table"]
        for name, told in ((name, told) for name, told in states if len(told["seats"]) == players):
            told = {**told, "table": {**table, "rounds": None, "round": told["match"]["rounds"]}}
            staged.push(**{**told, "over": False, "turn": 0})
            staged.push(**told)
            me.ended("counts", "hands")
            found[name] = me.page.locator("dialog[open]").aria_snapshot()
            if folder:
                picture(me, folder, name if language == ENGLISH else f"{name}-{language}", language)
    return found


def picture(me: Player, folder: Path, name: str, language: str) -> None:
    """The whole sheet, however long, as on a phone, and in English wide too."""
    me.page.add_style_tag(
        content="dialog{max-height:none!important;height:auto!important}.body{overflow:visible!important}"
    )
    for width, height in (PHONE, DESK) if language == ENGLISH else (PHONE,):
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.locator("dialog[open]").screenshot(path=folder / f"{name}-{width}.png")


def ask(player: Callable[..., Player], game: str) -> None:
    folder = Path(told) if (told := os.environ.get("CEKI_PICTURES")) else None
    found = shown(player, game, folder)
    for language in languages()[1:] if folder else ():
        shown(player, game, folder, language)
    if os.environ.get("CEKI_GOLDEN"):
        PAGES.mkdir(exist_ok=True)
        for name, text in found.items():
            (PAGES / f"{name}.txt").write_text(text + "\n", encoding="utf-8")
    for name, text in found.items():
        assert text + "\n" == (PAGES / f"{name}.txt").read_text(encoding="utf-8"), name


@pytest.mark.prove  # what a sheet has of a win is worked out by hand in test_ending.py
@pytest.mark.parametrize("game", sorted(catalogue.names()))
def test_the_sheets_of_every_game_read_as_written(player: Callable[..., Player], game: str) -> None:
    ask(player, game)
