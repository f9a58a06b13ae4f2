"""Chot, or Kiong: Balik Lima Belas for two sides of partners, scored by tokens and settled by bangkong.

Seats 0 and 2 play against 1 and 3. A round brings its winner tokens; with twenty of their own the bangkong is complete
and the sides compare. Clauses KI-1..KI-19 are explained on the game's page; what is not written here is Balik Lima
Belas's [KI-4].
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Final

from ceki.cards.trail import FEW_TURNS
from ceki.engine import carried
from ceki.engine.bits import NONE, one
from ceki.engine.carried import PEOPLE, SIDES, tally
from ceki.engine.game import CENTS, POINTS, TOKENS, Game, Line, Source
from ceki.engine.options import Amount, Choice
from ceki.engine.record import ALL, NOBODY, number, option, pile
from ceki.engine.rule import rule
from ceki.engine.score import line, won_by
from ceki.games import balik_lima_belas
from ceki.games.balik_lima_belas import score_sets
from ceki.games.balik_satu import (
    CEKI,
    KANDANG_TANGAN,
    ODDS,
    TAN,
    amounts_of_source,
    completed_mata,
    deal,
    event,
    example_fixed_deck,
    hand_consistent,
    hand_constraint,
    hand_reachable,
    heuristic,
    legal,
    longest,
    play,
    sample_hand,
    score_call,
)
from ceki.games.balik_satu import next_round as pass_start
from ceki.games.balik_satu import reasons as reasons_as_above

__all__ = ["ODDS", "deal", "event", "hand_consistent", "hand_constraint", "hand_reachable", "heuristic", "legal", "longest", "play", "reasons", "sample_hand"]

TENS_REPLACE_BONUS, TENS_AND_BONUS, BONUS_ONLY = range(3)
PLAY_ON, VOID_TIE, TRIGGER_SIDE = range(3)  # bangkong_tie
PER_TWENTY = 1  # bangkong_count
EACH = 1  # settle
WITH_BONUS: Final = {"ceki_tokens": "tens_and_bonus"}  # where the amounts of ayam and kandang count
WITH_TIES: Final = {"bangkong_points": 3, "bangkong_target": 1000, "fifteen": 0}  # where ties are frequent
TENS, BANGKONG_MORE, EXCESS_MORE = 6, 7, 8  # score lines; the others are Balik Lima Belas's


class Table(balik_lima_belas.Table, seats=4):
    """Balik Lima Belas's table for four, with 180 cards."""

    stock = pile(180, seen=NOBODY)
    came = number(FEW_TURNS, seen=ALL, told=False)
    went = number(FEW_TURNS, seen=ALL, width=8, told=False)
    deck_table: int = number(seen=ALL, width=8)
    half_decks: int = number(seen=ALL, empty=6)  # [KI-2]
    rate: int = number(seen=ALL)  # [KI-18] a round is paid in tokens
    source: int = option(Choice("babas", "BS-41", "Whose amounts for ayam and kandang.", among=("babas", "pwee", "gateway"), company=WITH_BONUS))
    ayam: int = option(Amount(5, "BS-41", "Points for a ceki completed by another's draw.", high=1000, company=WITH_BONUS))
    kandang: int = option(Amount(10, "BS-41", "Points for a ceki completed by one's own draw.", high=1000, company=WITH_BONUS))
    bangkong_points: int = option(Amount(20, "KI-8", "Points of one player that complete a bangkong.", low=2, high=10_000))
    bangkong_target: int = option(Amount(3, "KI-14", "How many bangkong are played.", low=1, high=1000))
    ceki_tokens: int = option(Choice("tens_replace_bonus", "KI-6", "What ten-point tokens stand for.", among=("tens_replace_bonus", "tens_and_bonus", "bonus_only")))
    bangkong_tie: int = option(Choice("play_on", "KI-12", "When both sides have the same.", among=("play_on", "void", "trigger_side"), company=WITH_TIES))
    bangkong_count: int = option(Choice("one", "KI-13", "How many bangkong a completion is worth.", among=("one", "per_twenty"), company={"ceki_tokens": "tens_and_bonus"}))
    bangkong_value: int = option(Amount(2000, "KI-15", "Cents for each bangkong more."))
    excess_rate: int = option(Amount(10, "KI-16", "Cents for each point of excess more.", high=100_000))
    settle: int = option(Choice("halves", "KI-17", "Whether partners halve what their side pays, or each pays it.", among=("halves", "each")))


@rule
def settle(g: Table) -> None:
    if g.winner != NONE:
        won_by(g, one(g.winner))
        score_tokens(g, score_sets(g))


@rule
def score_tokens(g: Table, points: int) -> int:
    """A token a point [KI-4]; ten-point tokens when a mata won [KI-5] [KI-6]; a dealt hand twice as many [KI-19]."""
    if g.dealt:
        line(g, KANDANG_TANGAN, g.winner, 1, points, 0)
        return 2 * points
    tens = completed_mata(g) and g.ceki_tokens != BONUS_ONLY
    if not tens or g.ceki_tokens == TENS_AND_BONUS:
        points += score_call(g)
    if tens:
        line(g, TENS, g.winner, 1, 9 * points, 0)
        points *= 10
    return points


# ---------------------------------------------------------------- advice and the match, in plain Python


reasons = partial(reasons_as_above, counts_calls=False)  # a call's points are tokens of another kind [KI-5]


def arrange(options: dict[str, Any], players: int, given: set[str]) -> None:
    """The amounts by the source [BL-8]; the cards are always the same [KI-2]."""
    amounts_of_source(options, given | {"tan_point"})


class Carried(carried.Carried):
    """Tokens by person; bangkong and excess by side."""

    tokens = tally(PEOPLE, unit=TOKENS, seen=ALL, clause="KI-3", label="tokens", says="twenty complete a bangkong")
    bangkong = tally(SIDES, unit="", seen=ALL, clause="KI-9", label="bangkong", says="bangkong won", leads=True)
    excess = tally(SIDES, unit=POINTS, seen=ALL, clause="KI-10", label="excess", says="points more than the other side")


def next_round(match: Any, g: Table) -> None:
    """Who begins; the winner's tokens, and the bangkong that they may complete [KI-7] [KI-14]."""
    pass_start(match, g)
    if g.winner != NONE:
        take_tokens(match.carried, g, sum(int(points) for points in g.line_points[: g.lines]))
        if sum(match.carried.bangkong) >= g.bangkong_target:
            match.over = True


def take_tokens(kept: Any, g: Table, points: int) -> dict[str, Any] | None:
    """Gives the winner their tokens; the bangkong that this completed, if it did: one player has enough [KI-8]."""
    tokens = kept.tokens
    tokens[g.winner] += points
    sides = [int(tokens[0] + tokens[2]), int(tokens[1] + tokens[3])]  # [KI-1]
    tied = sides[0] == sides[1]
    if max(tokens) < g.bangkong_points or (tied and g.bangkong_tie == PLAY_ON):
        return None  # [KI-12] the tokens are kept
    tokens[:] = 0  # [KI-11]
    excess = abs(sides[0] - sides[1])
    if tied and g.bangkong_tie == VOID_TIE:
        return {"side": None, "points": sides, "excess": excess}
    side = int(g.winner) % 2 if tied else int(sides[1] > sides[0])  # [KI-9] whoever had enough
    found = {"side": side, "points": sides, "excess": excess}
    kept.bangkong[side] += count_bangkong(g, sides[side], found)
    kept.excess[side] += excess  # [KI-10]
    return found


def count_bangkong(g: Table, points: int, found: dict[str, Any]) -> int:
    """One, or one for every so many points of the side as complete a bangkong [KI-13]."""
    if g.bangkong_count != PER_TWENTY:
        return 1
    found["count"] = max(1, points // int(g.bangkong_points))
    return int(found["count"])


def close_match(match: Any) -> None:
    """The sides settle [KI-15] [KI-16] [KI-17]: both differences are paid, each for itself; who is paid has won."""
    kept, house_rules = match.carried, match.options
    bangkong, excess = int(kept.bangkong[0] - kept.bangkong[1]), int(kept.excess[0] - kept.excess[1])
    each = house_rules["settle"] == "each"
    worth, rate = house_rules["bangkong_value"], house_rules["excess_rate"]
    for side, sign in enumerate((1, -1)):
        if bangkong:
            match.line(BANGKONG_MORE, side, abs(bangkong), sign * side_cents(worth * bangkong, each))
        if excess:
            match.line(EXCESS_MORE, side, abs(excess), sign * side_cents(rate * excess, each))
    cents = worth * bangkong + rate * excess
    for seat, amount in enumerate(player_cents(cents, each)):
        match.cents[match.seated[seat]] += amount
    more = cents or bangkong or excess
    if more:
        match.carried.winners = sum(1 << match.seated[seat] for seat in match.sides[int(more < 0)])


def side_cents(cents: int, each: bool) -> int:
    """What a side gets together: the amount, or twice that where each partner gets the whole [KI-17]."""
    return 2 * cents if each else cents


def player_cents(cents: int, each: bool) -> list[int]:
    """What each seat gets: half of its side's, an odd cent at the lower seat; or all of it [KI-17]."""
    sign = -1 if cents < 0 else 1
    lower, upper = (abs(cents) + 1) // 2, abs(cents) // 2
    if each:
        lower = upper = abs(cents)
    return [sign * lower, -sign * lower, sign * upper, -sign * upper]


GAME = Game(
    title="Chot",
    family="drawing",
    seats=(4,),
    direction="anticlockwise",
    pack="ceki",
    summary="Balik Lima Belas for two pairs of partners, with tokens, bangkong and excess points.",
    sources=(
        Source("Balik Satu, Ways to Play (games.porg.es)"),
        Source("Pwee, Chiki Cards", "p. 127"),
        Source("The Babas", "p. 167"),
    ),
    verbs=balik_lima_belas.GAME.verbs,
    lines=(
        *(replace(kind, unit=TOKENS) for kind in balik_lima_belas.LINES),
        Line("tens", "KI-5", "ten-point tokens instead of ones", TOKENS),
        Line("bangkong", "KI-15", "the difference between the sides", CENTS),
        Line("excess", "KI-16", "the difference between the sides, in points", CENTS),
    ),
    longest=longest,
    partners=((0, 2), (1, 3)),
    shows=balik_lima_belas.GAME.shows,
    aliases={"Kiong": ""},
)


# ---------------------------------------------------------------- worked examples


def example_session(lay: Any, given: Any) -> dict[str, Any]:
    """Rounds one after the other: each seat's tokens after each of them, and the bangkong completed."""
    tokens: list[list[int]] = []
    bangkongs: list[dict[str, Any]] = []
    kept = Carried(4, 2)
    for n, won in enumerate(given["rounds"], 1):
        g = lay_won(lay, won)
        points = score_tokens(g, g.win_point + won["matas"])
        tokens.append([int(had) + (points if seat == g.winner else 0) for seat, had in enumerate(kept.tokens)])
        found = take_tokens(kept, g, points)
        if found:
            bangkongs.append({"after_round": n, **found})
    return {"tokens": tokens, "bangkongs": bangkongs}


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
    moved = side_cents(cents, g.settle == EACH)
    return {"side_cents": [moved, -moved], "player_cents": player_cents(cents, g.settle == EACH)}


EXAMPLES: Final = {
    "deck": partial(example_fixed_deck, sources=("chot",)),
    "chot_session": example_session,
    "chot_settle": example_settle,
}
