"""Chaqui: Balik Satu of the Kristang. An olo (three identical cards) made with a discard lies open; each olo is paid.

Clauses CQ-1..CQ-11 are explained on the game's page; what is not written here is Balik Satu's [CQ-1].
"""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import FACES, RANKS, of_rank, rank_of
from ceki.cards.notation import card_number, listed, members
from ceki.cards.sets import mata_faces, matas, matas_in_rank
from ceki.cards.trail import (
    FACE,
    LAID_OPEN,
    OPEN,
    SHOWN,
    TAKEN,
    earliest_turn,
    latest_turn,
)
from ceki.engine.bits import NONE, has, one
from ceki.engine.contract import ANY_HAND, MOST_HANDS
from ceki.engine.game import POINTS, Game, Line, Reason, Show, Source
from ceki.engine.moves import Moves, no_moves
from ceki.engine.options import Amount, Choice, Flag
from ceki.engine.record import ALL, counts, number, option
from ceki.engine.rule import rule
from ceki.engine.score import line, paid_by_each, won_by
from ceki.games import balik_satu
from ceki.games.balik_lima_belas import turn_and_count
from ceki.games.balik_satu import (
    CALL_WORDS,
    CEKI,
    CHANGE,
    DECLARED,
    DISCARD,
    DISCARDING,
    DRAW,
    DRAWING,
    FLICK_CEKI,
    FROM_DISCARD,
    KANDANG_TANGAN,
    NO_CALL,
    TABLES,
    TAKE,
    changes,
    count_decks,
    counting,
    deal,
    event,
    example_deck,
    example_score,
    goes_back,
    heuristic,
    known_before,
    lay_decks,
    lay_hand,
    longest,
    next_round,
    not_dealt_complete,
    ready_call,
    sample_hand,
    score_call,
    waits,
)
from ceki.games.balik_satu import hand_consistent as holds_as_above
from ceki.games.balik_satu import hand_constraint as binds_as_above
from ceki.games.balik_satu import legal as legal_as_above
from ceki.games.balik_satu import play as play_as_above
from ceki.games.balik_satu import reasons as reasons_as_above

__all__ = ["deal", "event", "heuristic", "longest", "next_round", "sample_hand"]

CHIQUI_ONLY, ALL_SETS, NO_FIFTEEN = range(3)
OLO, CHIQUI_UPGRADE = 3, 4  # score lines; the first three are Balik Satu's


class Table(balik_satu.Table):
    """Balik Satu's table with the open olos, and without what only its score needs."""

    exposed = counts("seats", "faces", seen=ALL, note=True)  # the cards of olos that lie open [CQ-3]
    open_olos = number("seats", seen=ALL, width=8)
    drawn = counts("faces", seen=ALL, note=True)  # the turned cards by face

    deck_table: int = option(Choice("amaro", "CQ-2", "Which book's table says how many cards are used.", among=TABLES, along={"custom": {"half_decks": 8}}))
    source: int = number(seen=ALL, width=8)  # [CQ-6] the olos are the whole score
    ayam: int = number(seen=ALL, empty=5)
    kandang: int = number(seen=ALL, empty=10)
    tan_point: int = number(seen=ALL)
    kena: int = number(seen=ALL, width=8)
    yeo_replay: int = number(seen=ALL, width=8)
    bonus_needs_call: int = number(seen=ALL, width=8, empty=1)
    balik_short: int = number(seen=ALL, width=8)  # [CQ-9] a short stock gives what it has
    rate: int = option(Amount(1, "CQ-11", "Cents a point.", low=1, high=100_000))
    olo_value: int = option(Amount(5, "CQ-6", "Points for each olo.", low=1, high=1000))
    exposed_locked: int = option(Flag(True, "CQ-4", "The cards of an open olo stay."))
    chiqui_fifteen: int = option(Choice("chiqui_only", "CQ-8", "What the fifteen turned cards may improve.", among=("chiqui_only", "all_sets", "off")))
    ceki_bonus: int = option(Flag(False, "CQ-6", "Ayam and kandang are paid besides the olos."))


# ---------------------------------------------------------------- open olos


@rule
def legal(g: Table, moves: Moves) -> None:
    legal_as_above(g, moves)
    if g.exposed_locked and g.open_olos[g.turn] > 0:
        if g.step == DRAWING:
            if moves[TAKE] != 0 and not can_let_go(g, g.hand[g.turn], g.discard):
                moves[TAKE] = 0
        else:
            bar_open_cards(g, moves)


@rule
def bar_open_cards(g: Table, moves: Moves) -> None:
    """An open olo stays, so no ceki is said over it [CQ-4]."""
    cards = concealed(g, g.hand[g.turn])
    for verb in range(DISCARD, CHANGE + 1):
        moves[verb] &= cards
    if g.call_choice == DECLARED:
        moves[FLICK_CEKI] = 0
        if moves[CHANGE] != 0:
            moves[DISCARD] = 0  # whoever said ceki over a hidden olo and now lays one open says tan


@rule
def concealed(g: Table, hand: Any) -> int:
    """The faces of which the seat in turn holds a card that does not lie open."""
    cards = 0
    for face in range(FACES):
        cards |= int(hand[face] > g.exposed[g.turn, face]) << face
    return cards


@rule
def can_let_go(g: Table, hand: Any, card: int) -> bool:
    """Whether another card could go when this one is taken: not when all others lie open [CQ-4]."""
    if g.call[g.turn] == NO_CALL:
        return concealed(g, hand) & ~one(card) != 0
    hand[card] += 1
    found = changes(g, hand, card)
    hand[card] -= 1
    return found & concealed(g, hand) != 0


@rule
def hand_constraint(g: Table, seat: int) -> int:
    """Besides what a call says, all know of whoever has just taken a card which olo it made, or that it made none."""
    bound = binds_as_above(g, seat)
    return MOST_HANDS if bound == ANY_HAND and has_taken(g, seat) else bound


@rule
def has_taken(g: Table, seat: int) -> bool:
    """Whether a seat has just taken the discard and lets a card go next."""
    return bool(seat == g.turn and g.step == DISCARDING and g.got != NONE and g.got_from == FROM_DISCARD)


@rule
def hand_consistent(g: Table, seat: int, hand: Any, got: int) -> bool:
    if has_taken(g, seat):
        if g.exposed[seat, got] == 0 and (hand[got] + 1) % 3 == 0:
            return False  # [CQ-5] the olo would lie open
        if g.exposed_locked and g.open_olos[seat] > 0 and not can_let_go(g, hand, got):
            return False
    return binds_as_above(g, seat) == ANY_HAND or holds_as_above(g, seat, hand, got)


@rule
def hand_reachable(g: Table, seat: int, hand: Any, got: int, state: Any) -> bool:
    """Besides what all games of the kind know: a taken card that laid no olo open made none [CQ-3] [CQ-5]."""
    known = known_before(g, seat, got)
    turn = latest_turn(g, seat)
    while turn >= earliest_turn(g):
        if not goes_back(g, seat, turn, hand, known, state):
            return False
        came = g.came[turn % len(g.went)]
        if came >= TAKEN and came & LAID_OPEN == 0 and (hand[came & FACE] + 1) % 3 == 0:
            return False  # olos that lie open are threes themselves
        turn -= g.seats
    return not_dealt_complete(g, seat, hand)


@rule
def play(g: Table, verb: int, card: int) -> None:
    seat = g.turn
    play_as_above(g, verb, card)
    if verb == TAKE:
        lay_open(g, seat, g.got)
    elif card != NONE and g.open_olos[seat] > 0:
        keep_open(g, seat, card)


@rule
def lay_open(g: Table, seat: int, card: int) -> None:
    """A taken card that completes an olo of the concealed cards lays it open [CQ-3] [CQ-5]."""
    if (g.hand[seat, card] - g.exposed[seat, card]) % 3 == 0:
        g.exposed[seat, card] += 3
        g.open_olos[seat] += 1
        g.showed = max(g.exposed[seat, card] - g.known[seat, card], 0)
        g.known[seat, card] += g.showed
        g.showed |= LAID_OPEN // SHOWN


@rule
def keep_open(g: Table, seat: int, card: int) -> None:
    """What lies open is known to be held; where it need not stay, a broken olo is taken up [CQ-4]."""
    if g.hand[seat, card] < g.exposed[seat, card]:
        g.exposed[seat, card] -= 3
        g.open_olos[seat] -= 1
    if g.known[seat, card] < g.exposed[seat, card]:
        g.known[seat, card] = g.exposed[seat, card]
        g.went[(g.turns - 1) % len(g.went)] &= ~OPEN


# ---------------------------------------------------------------- score


@rule
def settle(g: Table) -> None:
    if g.winner == NONE:
        return
    won_by(g, one(g.winner))
    hand = g.hand[g.winner]
    olos = matas(hand, g.set_size)
    points = olos * g.olo_value  # [CQ-6]
    line(g, OLO, g.winner, olos, points, mata_faces(hand, g.set_size))
    if g.dealt:
        line(g, KANDANG_TANGAN, g.winner, 1, points, 0)  # [CQ-10] doubled, and no chiqui draw
        points *= 2
    else:
        points += improve_by_fifteen(g)
        if g.ceki_bonus:
            points += score_call(g)
    paid_by_each(g, g.winner, g.rate * points)  # [CQ-11]


@rule
def chiquis(g: Table) -> int:
    """The identical pairs that may have been left over, and that a card of their rank, not identical, completed [CQ-7].

    A ceki is completed by the identical card alone; and a card that is counted in an olo completes no other set.
    """
    hand = g.hand[g.winner]
    if g.call[g.winner] == CEKI or hand[g.win_card] % 3 == 0:
        return 0
    cards = of_rank(rank_of(g.win_card, g.honour_rank), g.honour_rank)
    faces = 0
    for face in range(FACES):
        if has(cards, face) and face != g.win_card and hand[face] % 3 == 2:
            faces |= one(face)
    return faces


@rule
def improve_by_fifteen(g: Table) -> int:
    """The winner with a chiqui turns fifteen cards: the third identical one makes it an olo [CQ-7] [CQ-8] [CQ-9]."""
    pairs = chiquis(g)
    if pairs == 0 or g.chiqui_fifteen == NO_FIFTEEN:
        return 0
    turn_and_count(g, 15)
    if g.chiqui_fifteen == ALL_SETS:
        return improve_all_sets(g)
    for face in range(FACES):
        if has(pairs, face) and g.drawn[face] > 0:
            return upgraded(g, face, 1)  # at most one
    return 0


@rule
def improve_all_sets(g: Table) -> int:
    """The fifteen are exchanged in every set, as in Balik Lima Belas [BL-3]."""
    hand = g.hand[g.winner]
    points = 0
    for rank in range(RANKS):
        cards = of_rank(rank, g.honour_rank)
        n = matas_in_rank(hand, g.drawn, rank, g.honour_rank)
        for face in range(FACES):
            if has(cards, face):
                n -= hand[face] // 3
        for face in range(FACES):
            more = min(n, (hand[face] + g.drawn[face]) // 3 - hand[face] // 3)
            if has(cards, face) and more > 0:
                points += upgraded(g, face, more)
                n -= more
    return points


@rule
def upgraded(g: Table, face: int, n: int) -> int:
    line(g, CHIQUI_UPGRADE, g.winner, n, n * g.olo_value, one(face))
    return n * g.olo_value


# ---------------------------------------------------------------- advice and the house, in plain Python


def reasons(g: Any, seat: int, verb: int, card: int, unseen: Any) -> list[Reason]:
    """As in Balik Satu; and which olo would lie open, where it was made with a discard."""
    opens = verb == TAKE and (g.hand[seat, g.discard] - g.exposed[seat, g.discard]) % 3 == 2
    found = reasons_as_above(g, seat, verb, card, unseen, "olo")
    if verb in (TAKE, DRAW):
        told = "hidden" if not opens else "opens_stays" if g.exposed_locked else "opens"
        found.append(Reason("hidden", "CQ-3", int(not opens), told=told))
    return found


def arrange(options: dict[str, Any], players: int, given: set[str]) -> None:
    """The cards by the table of the book, or as given [CQ-2]."""
    count_decks(options, players)


GAME = Game(
    title="Chaqui",
    family="drawing",
    seats=tuple(range(3, balik_satu.SEATS + 1)),
    more_seats=balik_satu.MORE_SEATS,
    direction="anticlockwise",
    pack="ceki",
    summary="Balik Satu of the Kristang: olos made with a discard lie open, and each olo is paid.",
    sources=(
        Source("Balik Satu, Ways to Play (games.porg.es)"),
        Source("Amaro, Chaqui and Partui", "p. 34"),
    ),
    verbs=balik_satu.GAME.verbs,
    lines=(
        Line("ayam", "CQ-6", "ceki, completed by another's draw", POINTS),
        Line("kandang", "CQ-6", "ceki, completed by one's own draw", POINTS),
        Line("kandang_tangan", "CQ-10", "dealt complete: doubled", POINTS),
        Line("olo", "CQ-6", "each olo", POINTS, alike="set_size", lie="hand"),
        Line("chiqui_upgrade", "CQ-7", "the chiqui became an olo", POINTS, alike="set_size"),
    ),
    longest=longest,
    shows=(*balik_satu.GAME.shows, Show("exposed", "seat")),
    aliases={"Chiqui": "", "Chekki": ""},
)


ODDS: Final = counting("olo", "tan", "ceki")


# ---------------------------------------------------------------- worked examples


def lay_exposed(g: Any, sets: Any) -> None:
    """Lays open what the first seat holds besides. Raises `ValueError` for cards that are no olo."""
    for cards in sets:
        face = card_number(cards[0])
        if [card_number(card) for card in cards] != [face] * 3:
            raise ValueError(f"exposed {cards}: an olo is three identical cards")
        if g.hand[0, face] < g.exposed[0, face] + 3:
            raise ValueError(f"exposed {cards}: the hand has {g.hand[0, face]} of them")
        g.exposed[0, face] += 3
        g.known[0, face] += 3
        g.open_olos[0] += 1


def example_expose(lay: Any, given: Any) -> dict[str, Any]:
    """What must be laid open when a discard is taken."""
    g = lay()
    lay_hand(g, given["concealed"])
    g.discard = card_number(given["taken_discard"])
    g.heap[g.discard] = 1
    g.step = DRAWING
    play(g, TAKE, NONE)
    return {"exposed": listed(g.exposed[0])}


def example_legal(lay: Any, given: Any) -> dict[str, Any]:
    """Which cards may be let go."""
    if given["phase"] != "discard":
        raise ValueError(f"phase {given['phase']!r} is not discard")
    g = lay()
    lay_hand(g, [*given["concealed"], *(card for cards in given["exposed"] for card in cards)])
    lay_exposed(g, given["exposed"])
    g.step = DISCARDING
    moves = no_moves()
    legal(g, moves)
    return {"discards": members(int(moves[DISCARD]))}


def example_ready(lay: Any, given: Any) -> dict[str, Any]:
    """What a hand calls of which some cards lie open, and waits for."""
    g = lay_decks(lay, given["half_decks"])
    hand = lay_hand(g, given["hand"])
    lay_exposed(g, given["exposed"])
    call = ready_call(g, hand)
    return {"call": CALL_WORDS[call], "waits": members(waits(g, hand, call))}


def example_points(lay: Any, given: Any) -> dict[str, Any]:
    """The score; olos are counted."""
    return example_score(lay, given, counted_items=("olo",))


EXAMPLES: Final = {
    "deck": example_deck,
    "expose": example_expose,
    "legal": example_legal,
    "ready": example_ready,
    "score": example_points,
}
