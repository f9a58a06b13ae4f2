"""`ceki print deck` and `ceki print faces`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ceki.cli.arguments import Players, Preset, house_of
from ceki.cli.printing.arguments import (
    Language,
    Options,
    Out,
    Paper,
    millimetres,
    refuse_other_ending,
    speaking,
    written,
)
from ceki.locales.messages import said

if TYPE_CHECKING:
    from ceki.paper.decks import Deck

For = Annotated[str | None, typer.Option("--for", metavar="GAME", show_default=False)]
HalfDecks = Annotated[
    int | None,
    typer.Option(metavar="N", show_default=False),
]
Large = Annotated[str, typer.Option("--size", metavar="SIZE")]
Backs = Annotated[bool, typer.Option("--backs")]
Index = Annotated[bool, typer.Option("--index")]
Bleed = Annotated[
    str | None,
    typer.Option(metavar="MM", show_default=False),
]
Spot = Annotated[bool, typer.Option("--spot")]


def deck(
    out: Out,
    game: For = None,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    half_decks: HalfDecks = None,
    paper: Paper = "a4",
    size: Large = "classic",
    backs: Backs = False,
    index: Index = False,
    bleed: Bleed = None,
    spot: Spot = False,
    language: Language = None,
) -> None:
    """Print a deck at its true size, on sheets to cut, or one card a page for a print shop."""
    from ceki.paper.layout import paper_of, size_of
    from ceki.paper.sheets import sheets
    from ceki.paper.singles import singles

    speaking(language)
    refuse_other_ending(out)
    cards = _deck(game, players, preset, option, half_decks)
    sides, measure = paper_of(paper), size_of(size, cards.pack)
    if bleed is None:
        made = sheets(cards, sides, measure, backs, index, spot)
    else:
        made = singles(cards, measure, millimetres("--bleed", bleed), backs, index, spot)
    written(out, made, cards.title)


def faces(
    folder: Annotated[Path, typer.Argument(metavar="DIR", show_default=False)],
    size: Large = "classic",
    index: Index = False,
    dpi: Annotated[
        int | None,
        typer.Option(metavar="N", show_default=False),
    ] = None,
) -> None:
    """Write the thirty faces and the back as files: SVG, or PNG with --dpi."""
    from ceki.paper.layout import size_of
    from ceki.paper.pictures import faces as made
    from ceki.paper.pictures import write_faces

    files = made(size_of(size, "ceki"), index, dpi)
    write_faces(folder, files)
    print(f"ceki: {said('paper', 'files-written', {'folder': str(folder), 'files': len(files)})}")


def _deck(
    game: str | None, players: int | None, preset: str | None, option: list[str] | None, count: int | None
) -> Deck:
    from ceki.paper.decks import USUAL, deck_for, half_decks

    if game is None:
        for name, given in (("--players", players), ("--preset", preset), ("--option", option)):
            if given:
                raise ValueError(said("paper", "with-for", {"option": name}))
        return half_decks(USUAL if count is None else count)
    if count is not None:
        raise ValueError(said("paper", "for-or-half-decks", {}))
    return deck_for(house_of(game, players, preset, option))
