"""What there is: the games, their rules, the version."""

from __future__ import annotations

import sys

from ceki.cli.arguments import AsJson, Game, Options, Players, Preset, house_of, print_json
from ceki.locales.messages import said


def games(as_json: AsJson = False) -> int:
    """List the games; a game that cannot be played is told in a line, and the exit status is 2."""
    from ceki.play.entries import catalogue
    from ceki.play.rulebook.listing import game_listed

    if as_json:
        from ceki.play.catalogue import games as found_games

        print_json([game_listed(one) for one in found_games()])
        return tell_left_out()
    listed = catalogue()
    width = max(len(entry.id) for entry in listed)
    for entry in listed:
        seats = entry.seats
        whole = len(seats) > 2 and seats == tuple(range(seats[0], seats[-1] + 1))
        players = f"{seats[0]}-{seats[-1]}" if whole else ", ".join(map(str, seats))
        title = " / ".join((entry.title, *(name for name in entry.aliases if name not in entry.title)))
        many = said("command", "of-players", {"players": f"{players:>5}"})
        print(f"{entry.id:<{width}}  {many}  {entry.pack:<6}  {title}: {'; '.join(entry.sources)}")
    return tell_left_out()


def tell_left_out() -> int:
    """Says on standard error what is wrong with games that cannot be played. Returns the exit status, 2 or 0."""
    from ceki.play.catalogue import left_out

    wrong = left_out()
    for one in wrong:
        print(f"ceki: {one}", file=sys.stderr)
    return 2 if wrong else 0


def how(game: Game) -> None:
    """Tell how a game is played, in a page, for somebody who has never seen the cards."""
    from ceki.play.catalogue import game as game_named
    from ceki.terminal.lines.how_to_play import how_to_play_lines

    found = game_named(game)
    lines = how_to_play_lines(found)
    if lines is None:
        raise ValueError(said("command", "no-page", {"game": found.id}))
    print("\n".join(lines))


def rules(
    game: Game, players: Players = None, preset: Preset = None, option: Options = None, as_json: AsJson = False
) -> None:
    """Print the rules of a game, with their sources, and every option as this house plays it."""
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


def version() -> None:
    """Print the version."""
    from ceki import __version__

    print(f"ceki {__version__}")
