"""Readers of worked examples."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ceki.cards.ceki import C1, COPIES, FACES, OT, number_on
from ceki.cards.notation import card_code, card_number, counted, listed, members
from ceki.engine.bits import NONE, first, has, one
from ceki.engine.moves import listed as listed_moves
from ceki.engine.moves import no_moves
from ceki.engine.record import copy
from ceki.games.pei.bets import find_places, pay_stakes, seats_at, settle_bets
from ceki.games.pei.match import Carried, part, pass_deal, sit_down
from ceki.games.pei.options import COMBINATIONS, JEDHIL, REDRAW, WULWULAN
from ceki.games.pei.rules import (
    HAND,
    PACK,
    PACKS,
    PLAYED,
    RAJA,
    STOCK,
    UNYIK,
    count_pile,
    deal,
    deal_out,
    lay_in_pool,
    legal,
    off_stock,
    play,
)
from ceki.games.pei.words import CAPTURE, FROM_JEDHIL, FROM_WULWULAN, LEAVE, PLAY, REST, SEATS

PLACES: Final = ("ngete", "tengah", "kete")
SEAT_NAMES: Final = ("raja", "patih", "unyik")
HANDS: Final = ("raja_hand", "patih_hand", "unyik_hand")


# ---------------------------------------------------------------- worked examples: laying them out, reading them off


def counted_once(*groups: Any) -> Any:
    """Cards counted by face. Raises `ValueError` for more copies than the pack has."""
    cards = counted([])
    for group in groups:
        cards += counted(group)
    for face in range(FACES):
        if not 0 <= cards[face] <= COPIES:
            raise ValueError(f"card {card_code(face)}: {cards[face]} copies, the pack has {COPIES}")
    return cards


def lay_pool(g: Any, codes: Any) -> None:
    """Lays cards in the pool."""
    for code in codes:
        lay_in_pool(g, card_number(code))


def example_score(lay: Any, given: Any) -> dict[str, Any]:
    """The combinations of a captured pile, the face values of the rest, and the total."""
    g = lay()
    g.won[RAJA] = counted_once(given["captured"])
    count_pile(g, RAJA)
    found, rest = {}, 0
    for i in range(g.lines):
        if g.line_what[i] == REST:
            rest = int(g.line_points[i])
        else:
            found[COMBINATIONS[g.line_what[i]]] = {"cards": int(g.line_count[i]), "points": int(g.line_points[i])}
    return {"combinations": found, "face_points": rest, "total": int(g.score[RAJA])}


def example_total(lay: Any, given: Any) -> dict[str, Any]:
    """The total of a captured pile."""
    return {"total": example_score(lay, given)["total"]}


def example_seating(lay: Any, given: Any) -> dict[str, Any]:
    """Who sits where after a draw; `redraws` are the second draws of the tied."""
    g = lay()
    draws, again = given["draws"], given.get("redraws", {})
    if len(draws) != g.people or any(len(draw) != 2 for draw in [*draws, *again.values()]):
        raise ValueError(f"a draw has two cards for each of {int(g.people)} people")
    counted_once(*draws)
    sums = np.array([draw_sum(draw) for draw in draws])
    found: dict[str, Any] = {"sums": sums.tolist()}
    left = {int(person): draw_sum(draw) for person, draw in again.items()}
    place, everybody = np.zeros(len(draws), np.int64), (1 << len(draws)) - 1
    tied = part(place, sums, everybody)
    while tied and g.seat_tie == REDRAW:
        for person in [person for person in range(len(draws)) if has(tied, person)]:
            if person not in left:
                raise ValueError(f"redraws: person {person} is tied and must draw again")
            sums[person] = left.pop(person)
        tied = part(place, sums, tied)
    m = Carried()
    m.people = len(draws)
    sit_down(m, everybody, place)
    found |= dict(zip(SEAT_NAMES, m.seated[:SEATS].tolist(), strict=True))
    if g.people > SEATS:
        found["dealer"] = next(person for person in range(len(draws)) if person not in m.seated[:SEATS])
    return found


def draw_sum(codes: Any) -> int:
    """The sum of the cards of a draw, tens not dropped (PE-3)."""
    return sum(number_on(card_number(code)) for code in codes)


def marked_pack(lay: Any, place: int) -> Any:
    """A table whose pack is all of one face but for the card at a place, dealt out."""
    g = lay()
    g.pack[:] = C1
    g.pack[place] = OT
    deal_out(g)
    return g


def example_deal(lay: Any, given: Any) -> dict[str, Any]:
    """Which places of the pack (0 is the top) each hand, the pool and the stock receive."""
    if not str(given["pack_positions"]).startswith("0 = top"):
        raise ValueError("pack_positions: places are counted from 0, the top card")
    found: dict[str, list[int]] = {place: [] for place in (*HANDS, "pool", "stock")}
    known: dict[str, int] = {}
    for place in range(PACK):
        g = marked_pack(lay, place)
        for seat in range(SEATS):
            if g.hand[seat, OT]:
                found[HANDS[seat]].append(place)
        if g.pool[OT]:
            found["pool"].append(place)
        if OT in (*g.stock, g.open_card, g.patih_card):
            found["stock"].append(place)
        if g.open_card == OT:
            known["face_up_last_card"] = place
        if g.patih_card == OT:
            known["patih_peek"] = place
    return {**found, "stock": [found["stock"][0], found["stock"][-1]], **known}


def example_draw_order(lay: Any, given: Any) -> dict[str, Any]:
    """The place in the pack of each draw, and who draws it."""
    drawn_at = {}
    for place in range(PACK):
        g = marked_pack(lay, place)
        for n in range(1, STOCK + 1):
            if off_stock(g) == OT:
                drawn_at[n] = place
    seats = [SEAT_NAMES[(n - 1) % SEATS] for n in given["draw_numbers"]]
    return {"pack_position": [drawn_at[n] for n in given["draw_numbers"]], "seat": seats}


def example_captures(lay: Any, given: Any) -> dict[str, Any]:
    """What a card may take, and whether it may or must stay."""
    g = lay()
    counted_once(given["pool"], [given["card"]])
    lay_pool(g, given["pool"])
    g.step, g.fresh = PLAYED, card_number(given["card"])
    moves = no_moves()
    legal(g, moves)
    captures = sorted(members(int(moves[CAPTURE])))
    stays = bool(moves[LEAVE])
    return {"captures": captures, "may_leave": stays and bool(captures), "must_leave": stays and not captures}


def example_turn(lay: Any, given: Any) -> dict[str, Any]:
    """One turn without a choice: what each card takes, and the pool after it."""
    g = lay()
    aside = [given["face_up_last_card"]] if given.get("face_up_last_card") else []
    counted_once(given["pool"], [given["play"], given["drawn"]], aside)
    lay_pool(g, given["pool"])
    card, drawn = card_number(given["play"]), card_number(given["drawn"])
    if given.get("last_turn_of_round"):
        g.turn, g.stock_left, g.open_card = UNYIK, 1, drawn
    else:
        g.stock_left, g.stock[2] = 3, drawn
        g.open_card = card_number(aside[0]) if aside else NONE
    g.hand[g.turn, card] = 1
    play(g, PLAY, card)
    moves = no_moves()
    legal(g, moves)
    if g.step == PLAYED or len(listed_moves(moves)) > 1:
        raise ValueError("the turn has a choice")
    play(g, *listed_moves(moves)[0])
    return {
        "play_captures": members(one(g.played_took)) if g.played_took != NONE else [],
        "drawn_captures": members(one(g.drawn_took)) if g.drawn_took != NONE else [],
        "pool_after": sorted(listed(g.pool)),
    }


def example_sequence_count(lay: Any, given: Any) -> dict[str, Any]:
    """How many ways the rest of a round may go, and the pools that it may leave."""
    g = lay()
    counted_once(given["pool"], *given["hands"], given["draws"])
    if len(given["hands"]) != SEATS or sum(map(len, given["hands"])) != len(given["draws"]):
        raise ValueError("three hands need as many draws as they have cards")
    lay_pool(g, given["pool"])
    for seat in range(SEATS):
        g.hand[seat] = counted(given["hands"][seat])
    g.stock_left = len(given["draws"])
    g.stock[: g.stock_left] = [card_number(code) for code in reversed(given["draws"])]
    sequences, pools = 0, set()
    waiting: list[Any] = [g]
    while waiting:
        g = waiting.pop()
        if g.over:
            sequences += 1
            pools.add(tuple(sorted(listed(g.pool))))
            continue
        moves = no_moves()
        legal(g, moves)
        for verb, card in listed_moves(moves):
            after: Any = copy(g)
            play(after, verb, card)
            waiting.append(after)
    final = sorted(list(pool) for pool in pools)
    return {"sequences": sequences, "final_pools?": final, "distinct_final_pools?": len(final)}


def lay_scores(g: Any, scores: Any) -> None:
    """Three scores as if the piles had been counted."""
    if len(scores) != SEATS:
        raise ValueError(f"a round has {SEATS} scores")
    g.score[:] = scores


def example_places(lay: Any, given: Any) -> dict[str, Any]:
    """The seats at each place."""
    g = lay()
    lay_scores(g, given["scores"])
    find_places(g)
    return {name: [s for s in range(SEATS) if has(seats_at(g, place), s)] for place, name in enumerate(PLACES)}


def example_round_bets(lay: Any, given: Any) -> dict[str, Any]:
    """What each seat gets or pays by some bets in one round."""
    g = lay(bets=given["bets"])
    lay_scores(g, given["scores"])
    pay_stakes(g)
    settle_bets(g)
    return {"net_cents": [int(cents) for cents in g.cents]}


def example_pot_session(lay: Any, given: Any) -> dict[str, Any]:
    """A standing pot over some rounds."""
    net, rounds, pot = [0] * SEATS, [], 0
    for scores in given["rounds"]:
        g = lay(bets=[given["bet"]])
        lay_scores(g, scores)
        g.pot = pot
        pay_stakes(g)
        settle_bets(g)
        net = [total + int(cents) for total, cents in zip(net, g.cents, strict=True)]
        pot = int(g.pot)
        rounds.append(read_pot(g))
    return {"rounds": rounds, "pot_left": pot, "net_cents_before_pot_return": net}


def read_pot(g: Any) -> dict[str, Any]:
    """What a standing pot received and paid in a round. Raises `ValueError` for a bet without one."""
    if g.bets not in (one(WULWULAN), one(JEDHIL)):
        raise ValueError("bet: wulwulan and jedhil have standing pots")
    bet = first(g.bets)
    what = FROM_WULWULAN if bet == WULWULAN else FROM_JEDHIL
    paid = [(int(g.line_seat[i]), int(g.line_points[i])) for i in range(g.lines) if g.line_what[i] == what]
    if bet == WULWULAN:
        return {"taken": sum(cents for _, cents in paid), "pot_after": int(g.pot)}
    return {"fillings": int(g.fillings), "paid": [list(one_paid) for one_paid in paid], "pot_after": int(g.pot)}


def example_next_dealer(lay: Any, given: Any) -> dict[str, Any]:
    """Who deals and who plays in the next round."""
    g = lay(people=given["people"])
    if len(given["active"]) != SEATS or (given["dealer"] in given["active"]) != (given["people"] == SEATS):
        raise ValueError("three people play; with four the dealer is the other one")
    names = [*given["active"], given["dealer"]]
    m = Carried()
    m.seated[:SEATS], m.dealer = range(SEATS), names.index(given["dealer"])
    g.score[:] = given["scores"]
    pass_deal(m, g)
    return {"next_dealer": names[m.dealer], "next_active": [names[person] for person in m.seated[:SEATS]]}


def example_packs(lay: Any, given: Any) -> dict[str, Any]:
    """What the Chinese deal gives, and who knows what of the stock (PC-2, PC-3)."""
    if (given["packets"], given["packet_size"]) != (PACKS, HAND):
        raise ValueError(f"the pack is divided into {PACKS} packs of {HAND}")
    g = lay()
    deal(g)
    return {
        "left_over": PACK - PACKS * HAND,
        "stock": int(g.stock_left),
        "pool": int(g.pool.sum()),
        "hands": [int(hand.sum()) for hand in g.hand],
        "face_up_last_card": g.open_card != NONE,
        "private_last_card_seat": SEAT_NAMES[g.unyik] if g.unyik_card != NONE else None,
        "patih_peek": g.patih_card != NONE,
    }


EXAMPLES: Final = {
    "pe_score": example_score,
    "pe_total": example_total,
    "pe_seating": example_seating,
    "pe_deal": example_deal,
    "pe_draw_order": example_draw_order,
    "pe_captures": example_captures,
    "pe_turn": example_turn,
    "pe_sequence_count": example_sequence_count,
    "pe_places": example_places,
    "pe_round_bets": example_round_bets,
    "pe_pot_session": example_pot_session,
    "pe_next_dealer": example_next_dealer,
    "pc_deal": example_packs,
}
