"""`ceki print rules`, `score-sheet` and `replacements`."""

from __future__ import annotations

from ceki.cli.arguments import Game, Players, Preset, house_of
from ceki.cli.printing.arguments import Language, Options, Out, Paper, refuse_other_ending, speaking, written


def rules(game: Game, out: Out, paper: Paper = "a4", language: Language = None) -> None:
    """Print how a game is played, as a leaflet: one sheet, printed on both sides and folded."""
    from ceki.paper.layout import paper_of
    from ceki.paper.leaflets import leaflet
    from ceki.play.catalogue import game as game_named
    from ceki.play.rulebook.reading import about

    speaking(language)
    refuse_other_ending(out)
    found = game_named(game)
    written(out, leaflet(found, paper_of(paper)), about(found).title)


def score_sheet(
    game: Game,
    out: Out,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    paper: Paper = "a4",
    language: Language = None,
) -> None:
    """Print a sheet to keep the score on, with what counts in the game."""
    from ceki.paper.layout import paper_of
    from ceki.paper.score_sheets import score_sheet as made
    from ceki.play.rulebook.reading import about

    speaking(language)
    refuse_other_ending(out)
    house = house_of(game, players, preset, option)
    written(out, made(house, paper_of(paper)), about(house.game).title)


def replacements(out: Out, paper: Paper = "a4", language: Language = None) -> None:
    """Print which Mah Jong tile or Dongguan money card stands for which card, for those who have no deck."""
    from ceki.locales.messages import said
    from ceki.paper.layout import paper_of
    from ceki.paper.replacements import replacements as made

    speaking(language)
    refuse_other_ending(out)
    written(out, made(paper_of(paper)), said("paper", "replacements", {}))
