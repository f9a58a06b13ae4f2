"""Gonggong, the Balik Satu of Java: Surakarta's ways to score it, and the bets of Yogyakarta.

Fourteen cards each and nobody begins with more. A bak (three identical cards) is needed [GG-5]; a win is rabas by one's
own draw, metu by another's card. Clauses GG-1..GG-22 and YG-1..YG-6 are explained on the game's page; what is not
written here is Balik Satu's [GG-4].
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from ceki.cards.ceki import CODES, FACES, M1, NUMBER, OT, RF
from ceki.cards.notation import card_code
from ceki.cards.sets import gains_mata
from ceki.engine.bits import NONE, has, one
from ceki.engine.game import CENTS, POINTS, Game, Line, Measured, Reason, Source, Verb
from ceki.engine.options import Amount, Choice, Flag, Members, Triples
from ceki.engine.record import ALL, NOBODY, counts, number, option, pile
from ceki.engine.rule import rule
from ceki.engine.score import line, paid_by_each, pay, won_by
from ceki.games import balik_satu
from ceki.games.balik_lima_belas import turn_and_count
from ceki.games.balik_satu import (
    counting,
    event,
    example_fixed_deck,
    example_improve,
    example_ready,
    example_score,
    example_win,
    hand_consistent,
    hand_constraint,
    hand_reachable,
    heuristic,
    legal,
    lines_of_matas,
    longest,
    play,
    sample_hand,
)
from ceki.games.balik_satu import deal as deal_cards
from ceki.games.balik_satu import next_round as pass_start
from ceki.games.balik_satu import reasons as reasons_as_above

__all__ = ["event", "hand_consistent", "hand_constraint", "hand_reachable", "heuristic", "legal", "longest", "play", "sample_hand"]

HALF_DECKS: Final = {4: 6, 6: 8}  # [GG-1] by number of players
TOH_BAYARAN, TOH_BAYARAN_14, UNDHUH_UNDHUHAN, BAK_BAKAN, UMBUK, CEKEN = range(6)
SCORING: Final = ("toh_bayaran", "toh_bayaran_14", "undhuh_undhuhan", "bak_bakan", "umbuk", "ceken")
BAK_ONLY = 1  # bak_bakan_mode
NEW_ONLY = 1  # pool_counts
RESTAKE = 1  # pot_refill
DOWN = 1  # umbuk_rounding
METU, RABAS, RED_WINNING_CARD, BAK, RED_BAK, TOP_CARD, POOL_BAK, POOL_RED_BAK, POT, BETS = range(10)  # score lines


class Table(balik_satu.Table, seats=6, lines=20):
    """Balik Satu's table, what Java scores by, and without what only Balik Satu's score needs."""

    stock = pile(240, seen=NOBODY)
    drawn = counts("faces", seen=ALL, note=True)  # the fourteen turned cards by face
    bet = number("seats", "seats", seen=ALL, width=32)  # [YG-5] cents between two seats

    deck_table: int = number(seen=ALL, width=8)
    half_decks: int = number(seen=ALL, empty=6)  # [GG-1] from the number of players
    deal: int = number(seen=ALL, width=8)
    source: int = number(seen=ALL, width=8)
    ayam: int = number(seen=ALL)  # [GG-17] the schemes are listed in full
    kandang: int = number(seen=ALL)
    tan_point: int = number(seen=ALL)
    yeo_replay: int = number(seen=ALL, width=8)
    bonus_needs_call: int = number(seen=ALL, width=8, empty=1)
    kandang_tangan: int = number(seen=ALL, width=8, empty=1)  # [GG-21] a complete hand of fifteen wins as dealt
    stock_reserve: int = number(seen=ALL)
    balik_short: int = number(seen=ALL, width=8)

    starter_extra: int = option(Flag(False, "GG-3", "The first player has fifteen cards and begins by letting one go."))
    metu_from: int = option(Choice("stock", "GG-10", "What another's card must be to win by it.", among=("stock", "discard", "both")))
    scoring: int = option(Choice("toh_bayaran", "GG-11", "How a win is paid.", among=SCORING, company={"bak_bakan_mode": "bak_only"}))
    red_cards: int = option(Members(frozenset({"S9", "RF", "OT"}), "GG-14", "The cards that count as red.", among=CODES))
    pool_counts: int = option(Choice("all", "GG-19", "Whether a bak of the hand counts again among the 28 cards.", among=("all", "new_only"), company={"scoring": "toh_bayaran_14"}))
    kena: int = option(Flag(False, "GG-17", "The turned card may complete a bak."))
    bak_bakan_mode: int = option(Choice("toh_bayaran", "YG-1", "Whether bak-bakan pays the whole of toh bayaran or the bak alone.", among=("toh_bayaran", "bak_only"), company={"scoring": "bak_bakan"}))
    stake: int = option(Amount(10, "GG-11", "Cents that each puts into the pot; the bet between any two, where no bets are given.", low=1, company={"scoring": "umbuk"}))
    pot_refill: int = option(Choice("end", "GG-12", "What follows when the pot is empty.", among=("end", "restake"), company={"scoring": "undhuh_undhuhan"}))
    umbuk_rounding: int = option(Choice("up", "YG-3", "Half of an odd pot.", among=("up", "down"), company={"scoring": "umbuk", "stake": 5}))
    bets: int = option(Triples(None, "YG-5", "Bets between two seats, agreed anew between rounds; without any, one stake between all.", company={"scoring": "ceken"}, agreed=True))
    rate: int = option(Amount(2, "GG-20", "Cents a point.", low=1, high=100_000))


# ---------------------------------------------------------------- the deal


@rule
def deal(g: Table) -> None:
    stake_up(g)
    deal_cards(g)  # [GG-2] fourteen each; [GG-3] the first player draws


@rule
def stake_up(g: Table) -> None:
    """Each player puts a stake into an empty pot [GG-11] [YG-2]."""
    if g.pot == 0 and (g.scoring == UNDHUH_UNDHUHAN or g.scoring == UMBUK):
        for seat in range(g.seats):
            g.cents[seat] -= g.stake
            g.pot += g.stake


# ---------------------------------------------------------------- score


@rule
def settle(g: Table) -> None:
    if g.winner == NONE:
        return
    won_by(g, one(g.winner))
    if g.scoring == UNDHUH_UNDHUHAN or g.scoring == UMBUK:
        take_from_pot(g)
    elif g.scoring == CEKEN:
        take_bets(g)
    else:
        paid_by_each(g, g.winner, g.rate * score(g))  # [GG-20]


@rule
def score(g: Table) -> int:
    """The points of toh bayaran in its two forms, and of bak-bakan [YG-1]."""
    if g.scoring == BAK_BAKAN and g.bak_bakan_mode == BAK_ONLY:
        return score_baks(g, NONE)
    points = score_win(g)
    if g.scoring == TOH_BAYARAN_14:
        points += score_baks(g, NONE)
        turn_and_count(g, 14)
        return points + score_pool(g)
    turn_and_count(g, 1)
    points += score_baks(g, g.turned[0] if g.kena else NONE)
    return points + score_top_card(g)


@rule
def is_rabas(g: Any) -> bool:
    """Won by one's own draw [GG-9], or as dealt [GG-21]."""
    return bool(g.drawer == g.winner or g.dealt)


@rule
def score_win(g: Any) -> int:
    """One for metu, two for rabas, one more when the winning card is red [GG-13] [GG-14]."""
    points = 2 if is_rabas(g) else 1
    line(g, RABAS if is_rabas(g) else METU, g.winner, 1, points, 0)
    if g.win_card != NONE and has(g.red_cards, g.win_card):
        line(g, RED_WINNING_CARD, g.winner, 1, 1, one(g.win_card))
        points += 1
    return points


@rule
def score_baks(g: Any, turned: int) -> int:
    """One for each bak, two for each red one [GG-15], with the one that kena makes where it is played [GG-17]."""
    hand = g.hand[g.winner]
    kena = turned != NONE and gains_mata(hand, turned)
    if kena:
        hand[turned] += 1
    points = lines_of_matas(g, ~g.red_cards, BAK, 1) + lines_of_matas(g, g.red_cards, RED_BAK, 2)
    if kena:
        hand[turned] -= 1
    return points


@rule
def score_top_card(g: Any) -> int:
    """The turned card's points [GG-16]."""
    card = g.turned[0]
    if card == NONE:
        return 0
    points = top_value(card)
    line(g, TOP_CARD, g.winner, 1, points, one(card))
    return points


@rule
def top_value(card: int) -> int:
    """Ten for nyonya, lau chian and the one of myriads; all others by rank [GG-16]."""
    return 10 if card == RF or card == OT or card == M1 else int(NUMBER[card])


@rule
def score_pool(g: Table) -> int:
    """The bak among the fourteen and the hand, without the winning card [GG-18]: one each, red ones two."""
    return pool_baks(g, ~g.red_cards, POOL_BAK, 1) + pool_baks(g, g.red_cards, POOL_RED_BAK, 2)


@rule
def pool_baks(g: Table, faces: int, what: int, worth: int) -> int:
    points = 0
    for face in range(FACES):
        held = g.hand[g.winner, face]
        n = (held - (1 if face == g.win_card else 0) + g.drawn[face]) // 3
        if g.pool_counts == NEW_ONLY:
            n -= held // 3  # [GG-19] those of the second step are not counted again
        if has(faces, face) and n > 0:
            line(g, what, g.winner, n, n * worth, one(face))
            points += n * worth
    return points


@rule
def take_from_pot(g: Table) -> None:
    """Rabas takes the pot; metu a stake of it [GG-11], or half of it by umbuk [YG-2] [YG-3]."""
    won = g.pot
    if not is_rabas(g):
        won = min(g.stake, g.pot) if g.scoring == UNDHUH_UNDHUHAN else half(g)
    line(g, RABAS if is_rabas(g) else METU, g.winner, 1, 0, 0)
    line(g, POT, g.winner, 1, won, 0)
    g.pot -= won
    g.cents[g.winner] += won


@rule
def half(g: Table) -> int:
    """Half the pot; the odd cent is the winner's, or stays [YG-3]."""
    return g.pot // 2 if g.umbuk_rounding == DOWN else (g.pot + 1) // 2


@rule
def take_bets(g: Table) -> None:
    """The winner has what the others staked against them; bets between others are off [YG-4] [YG-5]."""
    won = 0
    for seat in range(g.seats):
        pay(g, seat, g.winner, g.bet[g.winner, seat])
        won += g.bet[g.winner, seat]
    line(g, BETS, g.winner, 1, won, 0)


# ---------------------------------------------------------------- advice, in plain Python


def reasons(g: Any, seat: int, verb: int, card: int, unseen: Any) -> list[Reason]:
    """As in Balik Satu; and what is played for, where that is a pot or bets."""
    found = reasons_as_above(g, seat, verb, card, unseen, "bak", ("", "ceki kowah", "ceki nocog"))
    if VERBS[verb].loud and g.scoring in (UNDHUH_UNDHUHAN, UMBUK):
        least = min(int(g.stake), int(g.pot)) if g.scoring == UNDHUH_UNDHUHAN else int(half(g))
        numbers = {"n": int(g.pot), "least": least}
        found.append(Reason("pot", "GG-11", int(g.pot), numbers=numbers))
    elif VERBS[verb].loud and g.scoring == CEKEN:
        bets = int(sum(g.bet[seat]))
        found.append(Reason("bets", "YG-4", bets, numbers={"n": bets}))
    return found


# ---------------------------------------------------------------- the house and the match, in plain Python


def arrange(options: dict[str, Any], players: int, given: set[str]) -> None:
    """Raises `ValueError` for a bet of a seat that nobody has."""
    for a, b, _ in options["bets"] or ():
        if max(a, b) >= players:
            raise ValueError(f"option bets: seat {max(a, b)} does not exist; allowed: 0 to {players - 1}")


def lay_out(g: Any, options: Any) -> None:
    """The cards by the number of players [GG-1], and who has bet what with whom [YG-5]."""
    g.half_decks = HALF_DECKS[g.seats]
    everyone = [(a, b, options["stake"]) for a in range(g.seats) for b in range(a)]
    for a, b, cents in everyone if options["bets"] is None else options["bets"]:
        g.bet[a, b] += cents
        g.bet[b, a] += cents


def next_round(match: Any, g: Table) -> None:
    """Who begins; and the end of a game whose pot is empty [GG-12] [YG-3]."""
    pass_start(match, g)
    if pot_is_out(g):
        match.over = True


def pot_is_out(g: Table) -> bool:
    """Whether the pot has been won and is not filled again."""
    return g.scoring in (UNDHUH_UNDHUHAN, UMBUK) and g.pot == 0 and g.pot_refill != RESTAKE


VERBS: Final = (
    Verb("take", "take the last discard", card=False),
    Verb("draw", "draw from the stock", card=False),
    Verb("discard", "let a card go", at="heap"),
    Verb("flick", "let a card go and put down one coin for nocog, two for kowah", at="heap", loud="call"),
    Verb("flick_nocog", "let a card go and announce nocog though a bak is held", at="heap", loud="call"),
    Verb("change", "let a card go and put down the second coin", at="heap", loud="call"),
    Verb("rabas", "show five sets and win", card=False, loud="win"),
    Verb("claim", "take the shown card and win", card=False, loud="win"),
    Verb("pass", "let the shown card go by", card=False),
    Verb("end_hand", "the stock is empty", card=False),
)

GAME = Game(
    title="Gonggong",
    family="drawing",
    seats=tuple(HALF_DECKS),
    direction="anticlockwise",
    pack="ceki",
    summary="The Balik Satu of Java: five sets with a bak among them, paid by one of six ways to score.",
    sources=(
        Source("Balik Satu, Ways to Play (games.porg.es)"),
        Source("Javaanse Kaartspelen (1941)", "pp. 94-97"),
        Source("Makassaarsch-Hollandsch Woordenboek", "p. 69"),
    ),
    verbs=VERBS,
    lines=(
        Line("metu", "GG-9", "won by another's card", POINTS),
        Line("rabas", "GG-9", "won by one's own draw", POINTS),
        Line("red_winning_card", "GG-14", "the winning card is red", POINTS),
        Line("bak", "GG-15", "each bak", POINTS, alike="set_size"),
        Line("red_bak", "GG-15", "each red bak", POINTS, alike="set_size"),
        Line("top_card", "GG-16", "the turned card", POINTS),
        Line("pool_bak", "GG-18", "each bak among the 28 cards", POINTS, alike=3),
        Line("pool_red_bak", "GG-18", "each red bak among the 28 cards", POINTS, alike=3),
        Line("pot", "GG-11", "cents from the pot", CENTS),
        Line("bets", "YG-4", "cents of the bets", CENTS),
    ),
    longest=longest,
    measured=Measured(by_match={"scoring": ("undhuh_undhuhan", "umbuk")}),
    called={
        "undhuh_undhuhan": "undhuh-undhuhan",
        "bak_bakan": "bak-bakan",
        "toh_bayaran_14": "toh bayaran, fourteen cards",
    },
    presets={
        "surakarta_1941": {},
        "surakarta_fourteen": {"scoring": "toh_bayaran_14"},
        "undhuh_undhuhan": {"scoring": "undhuh_undhuhan"},
        "yogyakarta_1941": {"scoring": "bak_bakan"},
        "umbuk": {"scoring": "umbuk"},
        "ceken": {"scoring": "ceken"},
    },
    shows=balik_satu.shows("ceki kowah ◎◎", "ceki nocog ◎"),
)


ODDS: Final = counting("bak", "ceki kowah", "ceki nocog")


# ---------------------------------------------------------------- worked examples

# [GG-8] announced and changed as tan and ceki are
CALLS: Final = {None: balik_satu.NO_CALL, "ceki_kowah": balik_satu.TAN, "ceki_nocog": balik_satu.CEKI}
CALL_WORDS: Final = tuple(CALLS)
COINS: Final = {None: 0, "ceki_nocog": 1, "ceki_kowah": 2}  # [GG-6] [GG-7]


def example_coins(lay: Any, given: Any) -> dict[str, Any]:
    """What a hand announces, and the coins for it."""
    found = example_ready(lay, given, CALL_WORDS)
    return {**found, "coins": COINS[found["call"]]}


def example_pot(lay: Any, given: Any) -> dict[str, Any]:
    """Wins one after the other from a pot: what is paid, what is left, what each seat has, and whether it is over."""
    g = lay(given["players"], stake=given["stake"])
    paid, left = [], []
    stake_up(g)
    for seat, how in given["wins"]:
        stake_up(g)
        before = g.pot
        g.lines = 0
        g.winner, g.drawer = seat, seat if how == "rabas" else (seat + 1) % g.seats
        settle(g)
        paid.append(int(before - g.pot))
        left.append(int(g.pot))
        if pot_is_out(g):
            break
    return {"paid": paid, "pot": left, "net": [int(c) for c in g.cents[: g.seats]], "over": pot_is_out(g)}


def example_ceken(lay: Any, given: Any) -> dict[str, Any]:
    """What the bets bring when one wins."""
    g = lay(given["players"], scoring="ceken", bets=given["bets"])
    g.winner = given["winner"]
    settle(g)
    return {"net": [int(c) for c in g.cents[: g.seats]]}


def example_card_values(lay: Any, given: Any) -> dict[str, Any]:
    """The worth of every card when it is turned."""
    return {"values": {card_code(face): top_value(face) for face in range(FACES)}}


EXAMPLES: Final = {
    "deck": partial(example_fixed_deck, sources=("surakarta", "yogyakarta")),
    "ready": example_coins,
    "win": example_win,
    "improve": partial(example_improve, words=CALL_WORDS),
    "score": partial(example_score, calls=CALLS),
    "pot_session": example_pot,
    "ceken": example_ceken,
    "card_values": example_card_values,
}
