"""What there is: the games, their rules, the version."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ceki.cli.arguments import AsJson, Game, Options, Players, Preset, house_of, print_json
from ceki.cli.reference.direct import print_games, print_how, print_page, tell_left_out
from ceki.locales.messages import said

if TYPE_CHECKING:
    from ceki.play.game_module import GameModule


def games(as_json: AsJson = False) -> int:
    """List the games; a game that cannot be played is told in a line, and the exit status is 2."""
    if not as_json:
        return print_games()
    from ceki.play.catalogue import games, left_out
    from ceki.play.rulebook.listing import game_listed

    print_json([game_listed(one) for one in games()])
    return tell_left_out(left_out())


def how(game: Game, players: Players = None, preset: Preset = None, option: Options = None) -> int:
    """Tell how a game is played, in a page, for somebody who has never seen the cards."""
    if players is None and preset is None and not option:
        return print_how(game)
    from ceki.play.rulebook.kept_list import listed

    house = house_of(game, players, preset, option)
    return print_page(listed(house.game), house)


def rules(
    game: Game,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    code: Annotated[str, typer.Option(metavar="CLAUSE", show_default=False)] = "",
    as_json: AsJson = False,
) -> None:
    """Print the rules of a game, with their sources, and every option as this house plays it."""
    if code:
        _print_code(house_of(game, players, preset, option).game, code, as_json)
        return
    from ceki.play.rulebook.listing import presets_listed, words_listed
    from ceki.play.rulebook.pages import page_of, told
    from ceki.terminal.lines.house_rules import option_data, rules_lines

    ruleset = house_of(game, players, preset, option)
    page = page_of(ruleset.game)
    if as_json:
        print_json(
            {
                "game": ruleset.game.id,
                "players": ruleset.players,
                "options": option_data(ruleset),
                "presets": presets_listed(ruleset.game),
                "words": words_listed(ruleset.game),
                "page": page and told(page),
            }
        )
        return
    if page is not None:
        print(told(page))
    print("\n".join(rules_lines(ruleset)))


def _print_code(game: GameModule, clause: str, as_json: bool) -> None:
    """Prints the lines of the rules that carry out a clause. Raises `ValueError` where none does."""
    from ceki.play.rulebook.clause_code import clause_code

    found = clause_code(game, clause)
    if not found:
        raise ValueError(said("command", "no-code", {"clause": repr(clause), "game": game.id}))
    if as_json:
        print_json([vars(lines) for lines in found])
        return
    print("\n\n".join(f"{lines.file}:{lines.number}\n{lines.text}" for lines in found))


def version() -> None:
    """Print the version."""
    from ceki import __version__

    print(f"ceki {__version__}")
