"""Sakopong: five cards each from a pack without the low cards, five tricks, and no trumps.

Who cannot follow throws a card face down, and nobody learns which. If everyone has won a trick the deal is s'ri:
drawn, and all stakes go back. Clauses SK-1..SK-10 and SH-1 are explained on the game's page.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import partial
from itertools import combinations
from typing import Any, Final

import numpy as np

from ceki.cards.notation import card_number, counted, members
from ceki.cards.odds.chances import CHANCE, NUMBER, WORD, Counted, Event, Known, Page, Sheet
from ceki.cards.odds.counting import courses, hands_by_class, odds
from ceki.cards.pack52 import ACE, FACES, RANKS, SEVEN, SUIT_LETTERS, held_of_suit, rank_of, suit_of
from ceki.cards.piles import held, take_from
from ceki.engine.bits import NONE, has, how_many, one
from ceki.engine.chance import shuffle, small_below
from ceki.engine.contract import ANY_HAND, WITH_OTHERS
from ceki.engine.game import CENTS, TRICKS, Game, Line, Reason, Show, Source, Verb
from ceki.engine.moves import Moves, listed, no_moves, offer_each
from ceki.engine.options import Amount, Choice, Flag
from ceki.engine.record import ALL, NOBODY, OWN, Record, copy, counts, number, one_card, option, pile
from ceki.engine.rule import rule
from ceki.engine.score import line, placed_by, share

SEATS: Final = 4  # [SK-2]
HAND: Final = 5  # [SK-2]
SUITS: Final = 4
PACK: Final = np.array([card for card in range(FACES) if card % RANKS == ACE or card % RANKS >= SEVEN])  # [SK-1]
CARDS: Final = len(PACK)

LAY, THROW = range(2)  # a move is one of these, and a card
EACH_HAS_TRICK, OFF = range(2)
MOST_TRICKS, TRICKLESS_PAY, PER_TRICK, LAST_TRICK = range(4)
SERI, TAKES, FORFEITS = range(3)  # score lines
AFTER_DEALER: Final = 0  # else one more than the seat that leads


class FirstLead(Choice):
    """Words, and seats as words or as numbers."""

    def read(self, given: Any) -> str:
        return super().read(str(given))


class Table(Record, seats=SEATS, faces=FACES):
    """What lies on the table, and the rules of the house."""

    hand = counts("seats", "faces", seen=OWN)
    trick = counts("seats", "faces", seen=ALL)  # laid face up in this trick; it lies until the next lead
    played = counts("faces", seen=ALL)  # laid face up in the tricks before
    thrown = counts("seats", "faces", seen=OWN)  # [SK-7] face down, and they stay so
    stock = pile(CARDS, seen=NOBODY)  # [SK-2] what was not dealt is out of play
    leader: int = number(seen=ALL, width=8)
    laid: int = number(seen=ALL, width=8)  # cards in this trick, face up or down
    best = one_card(seen=ALL, note=True)  # the highest card of the suit led
    winner: int = number(seen=ALL, width=8)  # who laid it
    tricks_left: int = number(seen=ALL, width=8)
    tricks = number("seats", seen=ALL, width=8)
    lacks = number("seats", HAND, seen=ALL, width=8)  # by throws: the suits that a seat then had not, as a set [SK-6]
    throws = number("seats", seen=ALL, width=8)

    must_follow: int = option(Flag(True, "SK-6", "Who can follow suit must; else any card may be thrown face down instead."))
    ace_high: int = option(Flag(True, "SK-3", "The ace is the highest card of its suit; else it is below the seven."))
    first_lead: int = option(FirstLead("after_dealer", "SK-4", "Who leads to the first trick: the seat after the dealer, or always the same seat.", among=("after_dealer", "0", "1", "2", "3")))
    seri: int = option(Choice("each_has_trick", "SK-8", "A deal in which everyone has won a trick is drawn, or counts too.", among=("each_has_trick", "off")))
    payout: int = option(Choice("most_tricks", "SK-9", "Who gets the stakes when the deal is not drawn.", among=("most_tricks", "trickless_pay", "per_trick", "last_trick")))
    stake: int = option(Amount(10, "SK-10", "Cents that each player stakes.", high=100_000))


# ---------------------------------------------------------------- the deal


@rule
def deal(g: Table) -> None:
    for i in range(CARDS):
        card = int(PACK[i])
        g.deck[card] = 1
        g.stock[i] = card
    shuffle(g, g.stock, CARDS)
    for i in range(HAND * g.seats):
        g.hand[i % g.seats, take_from(g.stock, CARDS - 1 - i)] = 1
    g.tricks_left = HAND
    lead(g, g.starter if g.first_lead == AFTER_DEALER else g.first_lead - 1)  # [SK-4]


@rule
def lead(g: Table, seat: int) -> None:
    """This seat leads to the next trick."""
    g.leader = seat
    g.turn = seat
    g.laid = 0


# ---------------------------------------------------------------- play


@rule
def legal(g: Table, moves: Moves) -> None:
    hand = g.hand[g.turn]
    if g.laid == 0:
        offer_each(moves, LAY, held(hand))  # [SK-4] a lead is face up
        return
    following = held_of_suit(hand, suit_of(g.best))
    offer_each(moves, LAY, following)  # [SK-5] there is no duty to beat
    if following == 0 or not g.must_follow:  # [SK-6]
        offer_each(moves, THROW, held(hand))


@rule
def play(g: Table, verb: int, card: int) -> None:
    if g.laid == 0:
        gather(g)
    g.hand[g.turn, card] = 0
    if verb == LAY:
        lay_face_up(g, card)
    else:
        g.thrown[g.turn, card] = 1
        note_throw(g, g.turn)
    g.laid += 1
    if g.laid == g.seats:
        end_trick(g)
    else:
        g.turn = g.turn + 1 if g.turn + 1 < g.seats else 0


@rule
def note_throw(g: Table, seat: int) -> None:
    """Who must follow and throws has no card of the suit led [SK-6]: not then, so not later either."""
    n = g.throws[seat]
    if g.must_follow:
        g.lacks[seat, n] = one(suit_of(g.best)) | (g.lacks[seat, n - 1] if n > 0 else 0)
    g.throws[seat] += 1


@rule
def hand_constraint(g: Table, seat: int) -> int:
    """Who could not follow held no card of that suit: not in the hand, nor among what was thrown since [SK-6] [SK-7]."""
    return WITH_OTHERS if g.lacks[seat, 0] != 0 else ANY_HAND


@rule
def sample_table(g: Table, rows: Any, loose: Any, state: Any) -> bool:
    """Draws the hand and then the throws of each seat, from the last back to the first: the suits that it lacked grow
    fewer, so what it drew before leaves it as many ways whatever it was. What other seats drew leaves it fewer than at
    first, and in as many of those ways the table is given up."""
    first_left = np.zeros(SUITS, np.int64)
    left = np.zeros(SUITS, np.int64)
    for suit in range(SUITS):
        for card in range(RANKS * suit, RANKS * (suit + 1)):
            first_left[suit] += loose[card]
        left[suit] = first_left[suit]
    for seat in range(g.seats):
        n = g.throws[seat]
        if g.lacks[seat, 0] != 0 and rows[SEATS + seat, 0] < 0:
            cards = -rows[seat, 0]
            rows[seat, 0] = 0
            rows[SEATS + seat, 0] = 0
            for i in range(cards + n):
                lacking = g.lacks[seat, n - 1 if i < cards else n - 1 - (i - cards)]
                if not draw_of_others(rows[seat if i < cards else SEATS + seat], lacking, ways_of(first_left, lacking) - i, loose, left, state):
                    return False
    return True


@rule
def ways_of(cards: Any, lacking: int) -> int:
    """How many cards there are of the other suits."""
    n = 0
    for suit in range(SUITS):
        n += 0 if has(lacking, suit) else cards[suit]
    return n


@rule
def draw_of_others(row: Any, lacking: int, ways: int, loose: Any, left: Any, state: Any) -> bool:
    """Draws a card that is of none of these suits; false in as many of the `ways` as have no card any more."""
    if ways <= 0:
        return False
    chosen = small_below(state, ways)
    for suit in range(SUITS):
        if not has(lacking, suit):
            if chosen < left[suit]:
                card = RANKS * suit
                while chosen >= loose[card]:
                    chosen -= loose[card]
                    card += 1
                row[card] += 1
                loose[card] -= 1
                left[suit] -= 1
                return True
            chosen -= left[suit]
    return False


@rule
def gather(g: Table) -> None:
    """The last trick is put aside."""
    for seat in range(g.seats):
        for card in range(FACES):
            g.played[card] += g.trick[seat, card]
            g.trick[seat, card] = 0


@rule
def lay_face_up(g: Table, card: int) -> None:
    """The highest card of the suit led wins; cards of other suits are never face up [SK-5] [SK-7]."""
    g.trick[g.turn, card] = 1
    if g.laid == 0 or height(g, card) > height(g, g.best):
        g.best = card
        g.winner = g.turn


@rule
def end_trick(g: Table) -> None:
    """The winner has a trick more and leads to the next [SK-4]; after five tricks the round is over [SK-8]."""
    g.tricks[g.winner] += 1
    g.tricks_left -= 1
    lead(g, g.winner)
    if g.tricks_left == 0:
        g.over = 1


@rule
def height(g: Table, card: int) -> int:
    """How high a card stands in its suit [SK-3]: A K Q J T 9 8 7, or the ace at the foot."""
    rank = rank_of(card)
    return RANKS if rank == ACE and g.ace_high else rank


# ---------------------------------------------------------------- the stakes


@rule
def settle(g: Table) -> None:
    placed_by(g, g.tricks)
    g.winners = winners(g)
    if g.seri == EACH_HAS_TRICK and trickless(g) == 0:
        line(g, SERI, g.leader, 1, 0, 0)  # [SK-8] all stakes go back
        return
    if g.payout == TRICKLESS_PAY:
        trickless_pay(g)
    else:
        for seat in range(g.seats):
            g.cents[seat] -= g.stake  # [SK-9] equal stakes form a pool
        share_pool(g, g.stake * g.seats)
    write_lines(g)


@rule
def winners(g: Table) -> int:
    """Who has won, by what the stakes are played for [SK-9]; nobody when everyone has a trick [SK-8]."""
    losers = trickless(g)
    if g.payout == TRICKLESS_PAY:
        return (1 << g.seats) - 1 - losers if losers != 0 else 0
    if g.seri == EACH_HAS_TRICK and losers == 0:
        return 0
    return one(g.leader) if g.payout == LAST_TRICK else most_tricks(g)


@rule
def trickless(g: Table) -> int:
    """The seats that have won no trick, as a set."""
    seats = 0
    for seat in range(g.seats):
        if g.tricks[seat] == 0:
            seats |= one(seat)
    return seats


@rule
def share_pool(g: Table, pool: int) -> None:
    """Most tricks, a fifth for each trick, or the last trick takes it [SK-9]."""
    if g.payout == MOST_TRICKS:
        share(g, most_tricks(g), pool)  # [SH-1] if tied
    elif g.payout == LAST_TRICK:
        g.cents[g.leader] += pool
    else:
        for seat in range(g.seats):
            g.cents[seat] += g.tricks[seat] * (pool // HAND)


@rule
def most_tricks(g: Table) -> int:
    """The seats that have won the most tricks, as a set."""
    seats = 0
    most = 0
    for seat in range(g.seats):
        if g.tricks[seat] > most:
            most = g.tricks[seat]
            seats = 0
        if g.tricks[seat] == most:
            seats |= one(seat)
    return seats


@rule
def trickless_pay(g: Table) -> None:
    """Players without a trick forfeit their stakes to those who have one [SK-9]."""
    losers = trickless(g)
    forfeited = 0
    for seat in range(g.seats):
        if g.tricks[seat] == 0:
            g.cents[seat] -= g.stake
            forfeited += g.stake
    share(g, (1 << g.seats) - 1 - losers, forfeited)


@rule
def write_lines(g: Table) -> None:
    for seat in range(g.seats):
        if g.cents[seat] != 0:
            line(g, TAKES if g.cents[seat] > 0 else FORFEITS, seat, g.tricks[seat], g.cents[seat], 0)


@rule
def heuristic(g: Table, verb: int, card: int) -> int:
    """A simple player's eye: lead what few cards beat, win as cheaply as may be, else let the lowest go."""
    high = height(g, card)
    if g.laid == 0:
        return 100 - 4 * unseen_above(g, card) - high
    if verb == THROW:
        return 50 - high
    return 100 - high if high > height(g, g.best) else 80 - high


@rule
def unseen_above(g: Table, card: int) -> int:
    """How many higher cards of its suit the seat in turn has neither held nor seen [SK-3] [SK-5]."""
    n = 0
    for other in range(RANKS * suit_of(card), RANKS * (suit_of(card) + 1)):
        if height(g, other) > height(g, card):
            n += g.deck[other] - g.hand[g.turn, other] - g.thrown[g.turn, other] - g.played[other]
            for seat in range(g.seats):
                n -= g.trick[seat, other]
    return n


# ---------------------------------------------------------------- advice, in plain Python


def reasons(g: Any, seat: int, verb: int, card: int, unseen: Any) -> list[Reason]:
    """The facts of a legal move: what can still beat the card in this trick, and how little it is worth keeping."""
    above = [other for other in range(FACES) if suit_of(other) == suit_of(card) and height(g, other) > height(g, card)]
    out = sum(unseen[other] for other in above)
    spares = Reason("spares", "SK-5", out, told="spares" if out else "highest", numbers={"n": out})
    if verb == THROW or (g.laid > 0 and height(g, card) < height(g, g.best)):
        return [Reason("trick", "SK-7" if verb == THROW else "SK-5", -FACES, told="loses_trick"), spares]
    told = "takes_trick" if g.laid == g.seats - 1 else "beaten" if out else "unbeaten"
    can = out if told == "beaten" else 0
    return [Reason("trick", "SK-5", -can, told=told, numbers={"n": can}), spares]


# ---------------------------------------------------------------- the house and the match, in plain Python


def arrange(options: dict[str, Any], players: int, given: set[str]) -> None:
    """Refuses a leader who does not sit there [SK-4] and a pool that has no fifths [SK-10]."""
    leader, stake = options["first_lead"], options["stake"]
    if leader != "after_dealer" and int(leader) >= players:
        raise ValueError(f"option first_lead: no seat {leader}; allowed: after_dealer, 0 to {players - 1}")
    if options["payout"] == "per_trick" and stake % HAND:
        raise ValueError(f"option stake: {stake} has no fifths for payout per_trick; allowed: multiples of {HAND}")


def longest(g: Table) -> int:
    """Every player plays five cards."""
    return HAND * int(g.seats)


def next_round(match: Any, g: Table) -> None:
    """The next seat deals [SK-10]."""
    match.starter = (match.starter + 1) % match.players


GAME = Game(
    title="Sakopong",
    family="pack",
    seats=(2, 3, 4),
    direction="anticlockwise",
    direction_given=False,
    pack="pack52",
    summary="Win tricks and keep another from winning any; what cannot follow is thrown face down.",
    sources=(Source("W. W. Skeat, Malay Magic (1900)", "section on card games"),),
    verbs=(
        Verb("lay", "lay a card face up (turunkan)", at="trick"),
        Verb("throw", "throw a card face down (susupkan)", at="thrown"),
    ),
    lines=(
        Line("s_ri", "SK-8", "everyone has a trick: the stakes go back", CENTS),
        Line("takes", "SK-9", "wins from the stakes", CENTS, counts=TRICKS),
        Line("forfeits", "SK-9", "loses the stake, or part of it", CENTS, counts=TRICKS),
    ),
    longest=longest,
    called={"s_ri": "s'ri"},
    shows=(
        Show("trick", "seat"),
        Show("played", "table"),
        Show("thrown", "seat"),
        Show("tricks", "seat"),
        Show("leader", "table", "seat"),
    ),
)


# ---------------------------------------------------------------- what can be counted: the deal, and the last tricks

SUITS_HELD, LONGEST_SUIT = range(2)  # the events
LAST_TRICKS: Final = 2  # what is left can be counted from here on


@rule
def event(g: Table, what: int) -> int:
    """Of the first player's hand: how many suits it has, and the cards of the longest."""
    hand = g.hand[g.starter]
    suits = 0
    longest_suit = 0
    for suit in range(SUITS):
        n = how_many(held_of_suit(hand, suit))
        suits += int(n > 0)
        longest_suit = max(longest_suit, n)
    return suits if what == SUITS_HELD else longest_suit


def count_hands(g: Any, what: int) -> dict[int, int]:
    """In how many hands of five an event has each of its values."""
    g = copy(g)
    found: Counter[int] = Counter()
    of_suit = [[int(card) for card in PACK if card // RANKS == suit] for suit in range(SUITS)]
    for suits, ways in hands_by_class([len(cards) for cards in of_suit], HAND):
        g.hand[0] = 0
        for cards, n in zip(of_suit, suits, strict=True):
            g.hand[0, cards[:n]] = 1
        found[int(event(g, what))] += ways
    return dict(found)


def hand_odds(g: Any, known: Known) -> list[Page]:
    """The last tricks of two players, for the one who leads: each lead against every hand that the other may hold.

    The other is taken to choose evenly among legal moves. Raises `ValueError` for more players or more cards.
    """
    if known.stock is not None:
        raise ValueError("stock: nothing is drawn in this game")
    if g.seats != 2:
        raise ValueError(f"players: the last tricks are counted for 2, not {int(g.seats)}")
    if not 1 <= len(known.hand) <= LAST_TRICKS:
        raise ValueError(f"hand of {len(known.hand)} cards: the last {LAST_TRICKS} tricks are counted, so 1 or {LAST_TRICKS}")
    g = lay_hands(copy(g), [[*known.hand, *known.seen]])
    unseen = [int(card) for card in PACK if not g.hand[0, card]]
    if len(unseen) < len(known.hand):
        raise ValueError(f"seen: {len(unseen)} cards are unseen, fewer than the other holds")
    g.hand[0] = counted(known.hand, "pack52")
    g.tricks_left = len(known.hand)
    lead(g, 0)
    deals = list(combinations(unseen, len(known.hand)))
    rows = []
    for code in known.hand:
        won = [Fraction(0)] * (len(known.hand) + 1)
        for other in deals:
            g.hand[1] = 0
            g.hand[1, list(other)] = 1
            led: Any = copy(g)
            play(led, LAY, card_number(code, "pack52"))
            for tricks, part in tricks_to_come(led).items():
                won[tricks] += part / len(deals)
        rows.append((code, *won, sum((n * part for n, part in enumerate(won)), Fraction(0))))
    words = ("wins none", "wins one", "wins both")[: len(known.hand) + 1]
    how = f"each of the {len(deals):,} hands that the other may hold is as likely; they pick evenly among their legal moves"
    columns = (("lead", WORD), *((word, CHANCE) for word in words), ("tricks", NUMBER))
    return [Sheet("The last tricks, by the card that you lead", "SK-5", how, columns, tuple(rows))]


def tricks_to_come(g: Any) -> dict[int, Fraction]:
    """How likely seat 0 has each number of tricks in the end, when every choice from here on is even."""
    if g.over:
        return {int(g.tricks[0]): Fraction(1)}
    moves = no_moves()
    legal(g, moves)
    choices = listed(moves)
    found: dict[int, Fraction] = {}
    for verb, card in choices:
        then: Any = copy(g)
        play(then, verb, card)
        for tricks, part in tricks_to_come(then).items():
            found[tricks] = found.get(tricks, Fraction(0)) + part / len(choices)
    return found


ODDS_HOW: Final = "every hand of five of 32 cards, by suits"
ODDS: Final = Counted(
    events=(
        Event("Suits in a hand as dealt", "SK-2", "suits", ODDS_HOW, partial(count_hands, what=SUITS_HELD)),
        Event("The longest suit of a hand as dealt", "SK-2", "cards of the longest suit", ODDS_HOW, partial(count_hands, what=LONGEST_SUIT)),
    ),
    hand=hand_odds,
    beyond="Who wins the tricks of a whole deal has no closed form: it depends on what everyone throws away.",
)


# ---------------------------------------------------------------- worked examples: laying them out, reading them off


def lay_hands(g: Any, hands: Any) -> Any:
    """Puts hands before the seats. Raises `ValueError` for a card that is not in the pack or is held twice."""
    total = np.zeros(FACES, np.int64)
    for seat, codes in enumerate(hands):
        g.hand[seat] = counted(codes, "pack52")
        total += g.hand[seat]
    for code in [code for codes in hands for code in codes]:
        card = card_number(code, "pack52")
        if card not in PACK:
            raise ValueError(f"card {code}: cast out; the pack is A K Q J T 9 8 7 of each suit")
        if total[card] > 1:
            raise ValueError(f"card {code}: {total[card]} copies, the pack has 1")
    return g


def example_pack(lay: Any, given: Any) -> dict[str, Any]:
    """Cards of the pack, and those out of play by number of players."""
    tables = [lay(players) for players in given["players"]]
    for g in tables:
        deal(g)
    return {"cards": int(sum(tables[0].deck)), "out_of_play": [int(sum(g.stock != NONE)) for g in tables]}


def example_legal(lay: Any, given: Any) -> dict[str, Any]:
    """What may be laid and what thrown."""
    g = lay_hands(lay(), [given["hand"], [given["led"]] if given["led"] else []])
    g.tricks_left = HAND
    if given["led"]:
        lead(g, 1)
        play(g, LAY, card_number(given["led"], "pack52"))
        g.turn = 0
    moves = no_moves()
    legal(g, moves)
    up, down = (sorted(members(int(moves[verb]), "pack52")) for verb in (LAY, THROW))
    return {"face_up": up, "face_down": down}


def example_trick(lay: Any, given: Any) -> dict[str, Any]:
    """Who wins a trick."""
    plays = given["plays"]
    g = lay_hands(lay(len(plays)), [[]])
    hands: list[list[str]] = [[] for _ in plays]
    for step, laid in enumerate(plays):
        if laid["seat"] != (plays[0]["seat"] + step) % len(plays):
            raise ValueError(f"seat {laid['seat']}: cards are played seat after seat")
        if laid["card"][-1] != plays[0]["card"][-1] if laid["face_up"] else step == 0:
            raise ValueError(f"card {laid['card']}: only the lead and cards of its suit lie face up")
        hands[laid["seat"]] = [laid["card"]]
    lay_hands(g, hands)
    lead(g, plays[0]["seat"])
    g.tricks_left = 1
    for laid in plays:
        play(g, LAY if laid["face_up"] else THROW, card_number(laid["card"], "pack52"))
    return {"winner": int(g.leader)}


def example_result(lay: Any, given: Any) -> dict[str, Any]:
    """Drawn or decided, and the money."""
    tricks = given["tricks"]
    if sum(tricks) != HAND or min(tricks) < 0:
        raise ValueError(f"tricks {tricks}: they are {HAND} in all")
    g = lay(len(tricks))
    if g.payout == LAST_TRICK and tricks[given["last_trick_winner"]] == 0:
        raise ValueError(f"last_trick_winner {given['last_trick_winner']}: has no trick")
    g.tricks[: len(tricks)] = tricks
    g.leader = given.get("last_trick_winner", 0)
    settle(g)
    drawn = g.lines > 0 and g.line_what[0] == SERI
    return {"result": "s_ri" if drawn else "decided", "net_cents": [int(cents) for cents in g.cents[: g.seats]]}


def example_sequences(lay: Any, given: Any) -> dict[str, Any]:
    """Every complete order of legal plays, by tricks won."""
    hands = given["hands"]
    g = lay_hands(lay(len(hands)), hands)
    g.tricks_left = len(hands[0])
    if any(len(hand) != g.tricks_left for hand in hands):
        raise ValueError("hands: all have the same number of cards")
    lead(g, given["leader"])
    found = courses(g, legal, play, still_to_play, lambda at: tuple(int(n) for n in at.tricks[: at.seats]))
    tallies = {"-".join(str(n) for n in tricks): ways for tricks, ways in sorted(found.items())}
    return {"sequences": sum(found.values()), "tallies": tallies}


def still_to_play(g: Any) -> Any:
    """What the rest of a round depends on: the hands, whose turn it is, and the trick that lies there."""
    return g.hand.tobytes(), g.best, g.winner, g.turn, g.laid, g.tricks_left


def example_probability(lay: Any, given: Any) -> dict[str, Any]:
    """How likely a hand has no card of a suit, or one suit alone."""
    g = lay()
    deal(g)
    suits = [int(sum(g.deck[RANKS * suit : RANKS * (suit + 1)])) for suit in range(4)]
    event = given["event"]
    if set(event) - {"without_suit", "one_suit"}:
        raise ValueError(f"event {event!r} is unknown; known: without_suit, one_suit")
    good = total = 0
    for hand, ways in hands_by_class(suits, given["cards"]):
        total += ways
        lacks = "without_suit" not in event or hand[SUIT_LETTERS.index(event["without_suit"])] == 0
        alone = "one_suit" not in event or (sum(1 for n in hand if n) == 1) == event["one_suit"]
        good += ways if lacks and alone else 0
    return odds(good, total)


EXAMPLES: Final = {
    "pack": example_pack,
    "sk_legal": example_legal,
    "sk_trick": example_trick,
    "sk_result": example_result,
    "sk_sequence_count": example_sequences,
    "probability": example_probability,
}
