"""Readers of worked examples."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from ceki.games._sets.examples import example_fixed_deck
from ceki.games._sets.table import CEKI, TAN
from ceki.games.chot.match import Carried, player_cents, side_cents, take_tokens
from ceki.games.chot.options import PER_TWENTY
from ceki.games.chot.rules import score_tokens

# ---------------------------------------------------------------- worked examples


def example_session(lay: Any, given: Any) -> dict[str, Any]:
    """Rounds one after the other: each seat's tokens after each of them, and the bangkong completed."""
    tokens: list[list[int]] = []
    bangkongs: list[dict[str, Any]] = []
    m = Carried()
    m.players = 4
    for n, won in enumerate(given["rounds"], 1):
        g = lay_won(lay, won)
        points = score_tokens(g, g.win_point + won["matas"])
        now = [int(had) + (points if seat == g.winner else 0) for seat, had in enumerate(m.tokens[:4])]
        tokens.append(now)
        before = m.bangkong.tolist()
        if take_tokens(m, g, points):
            bangkongs.append({"after_round": n, **completed(g, now, before, m.bangkong.tolist())})
    return {"tokens": tokens, "bangkongs": bangkongs}


def completed(g: Any, tokens: list[int], before: list[int], now: list[int]) -> dict[str, Any]:
    """Whose bangkong was completed, or nobody's, with the points of both sides."""
    sides = [tokens[0] + tokens[2], tokens[1] + tokens[3]]
    won = [side for side in range(2) if now[side] > before[side]]
    found = {"side": won[0] if won else None, "points": sides, "excess": abs(sides[0] - sides[1])}
    return {**found, "count": now[won[0]] - before[won[0]]} if won and g.bangkong_count == PER_TWENTY else found


def lay_won(lay: Any, won: Any) -> Any:
    """A won round of which only the winner and their way are known."""
    g = lay(4)
    g.winner, g.win_card = won["winner"], 0
    g.dealt = int(won.get("dealt", False))
    g.call[g.winner] = CEKI if won.get("ceki") else TAN
    g.drawer = g.winner if won.get("ceki") == "kandang" else (g.winner + 1) % 4
    return g


def example_settle(lay: Any, given: Any) -> dict[str, Any]:
    """What the sides and the players get in the end."""
    g = lay(4)
    (ours, theirs), (more, less) = given["bangkong"], given["excess"]
    cents = int(g.bangkong_value) * (ours - theirs) + int(g.excess_rate) * (more - less)
    moved = side_cents(g, cents)
    return {"side_cents": [moved, -moved], "player_cents": [player_cents(g, seat, cents) for seat in range(4)]}


EXAMPLES: Final = {
    "deck": partial(example_fixed_deck, sources=("chot",)),
    "chot_session": example_session,
    "chot_settle": example_settle,
}
