"""`ceki games` and `ceki how GAME`, without Typer: loading it takes longer than they do."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from ceki.locales.messages import said
from ceki.play.rulebook.kept_list import Listed, keep, kept, listed, named, sources

if TYPE_CHECKING:
    from ceki.play.ruleset import Ruleset


def print_games() -> int:
    """Prints the games, a line each. Returns the exit status: 2 where one cannot be played."""
    found, wrong = _games(sources())
    width = max(len(one.id) for one in found)
    for one in found:
        seats = one.seats
        whole = len(seats) > 2 and seats == tuple(range(seats[0], seats[-1] + 1))
        players = f"{seats[0]}-{seats[-1]}" if whole else ", ".join(map(str, seats))
        title = " / ".join((one.title, *(name for name in one.aliases if name not in one.title)))
        many = said("command", "of-players", {"players": f"{players:>5}"})
        print(f"{one.id:<{width}}  {many}  {one.pack:<6}  {title}: {'; '.join(one.sources)}")
    return tell_left_out(wrong)


def print_how(name: str) -> int:
    """Prints how a game is usually played. Returns the exit status. Raises as `print_page` does, and `UnknownGame`."""
    return print_page(_named(name))


def print_page(found: Listed, house: Ruleset | None = None) -> int:
    """Prints how a game, or a house, is played. Returns the exit status. Raises `ValueError` for a game that
    has no such page."""
    from ceki.terminal.lines.how_to_play import how_to_play_lines

    lines = how_to_play_lines(found, house)
    if lines is None:
        raise ValueError(said("command", "no-page", {"game": found.id}))
    print("\n".join(lines))
    return 0


def tell_left_out(wrong: list[str]) -> int:
    """Says on standard error what is wrong with games that cannot be played. Returns the exit status, 2 or 0."""
    for one in wrong:
        print(f"ceki: {one}", file=sys.stderr)
    return 2 if wrong else 0


def _named(name: str) -> Listed:
    made_from = sources()
    found = named(_games(made_from)[0], name) if made_from else []
    if len(found) == 1:
        return found[0]
    from ceki.play.catalogue import game

    return listed(game(name))


def _games(made_from: str) -> tuple[list[Listed], list[str]]:
    """The games, and what is wrong with those that cannot be played. The list is kept if all can, and if this process
    loads them only now: what it has read before may have changed since."""
    found, loaded = kept(made_from), "ceki.play.catalogue" in sys.modules
    if found is not None:
        return found, []
    from ceki.play.catalogue import games, left_out

    found, wrong = [listed(one) for one in games()], left_out()
    if not wrong and not loaded:
        keep(found, made_from)
    return found, wrong
