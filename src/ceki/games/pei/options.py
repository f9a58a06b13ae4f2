"""The house rules: what may be chosen, and what follows from it."""

from __future__ import annotations

from typing import Any, Final

from ceki.cards.ceki import honour_rank
from ceki.engine.numbered import Values
from ceki.engine.options import PEOPLE, Amount, Amounts, Choice, Flag, Members
from ceki.engine.record import Record, option
from ceki.engine.refusals import Refusal, Refusals, refuse
from ceki.engine.rule import rule

COMBINATIONS: Final = ("ireng", "abang", "keyang", "picis", "macan")
WUDON, RAMPUNG, JUNG, WULWULAN, JEDHIL = BETS = Values("wudon", "rampung", "jung", "wulwulan", "jedhil")
REDRAW, _ = SEAT_TIES = Values("redraw", "first_drawn")
_, FOURTH_PERSON = FOURTH_SEAT = Values("lowest_draw", "fixed")
SESSION, EVERY_ROUND = RESEAT = Values("session", "every_round")
RETURN_EQUALLY, _ = POT_AT_END = Values("return_equally", "carry")
JAVA_RATES: Final = (13, 13, 12, 11, 10)
MAGELANG_RATES: Final = (30, 30, 20, 20, 10)  # [PM-1] [PM-2] [PM-3]
USUAL_WAGER: Final = 25  # (PE-50) the source's example
MATCHES: Final = {"bets": "jung"}  # what an option must stand with to show in the money
SCORES: Final = {"bets": "jung", "variant": "java"}
WITH_RAMPUNG: Final = {"bets": "rampung", "variant": "java"}
WITH_WUDON: Final = {"bets": "wudon", "variant": "java"}
WITH_WULWULAN: Final = {"bets": "wulwulan", "variant": "java"}
WITH_JEDHIL: Final = {"bets": "jedhil", "variant": "java"}
FORCED, OPTIONAL = CAPTURE = Values("forced", "optional")
ONCE_BEST, ONCE_IRENG_FIRST, SHARED = CARD_USE = Values("once_best", "once_ireng_first", "shared")
BY_RATE, BY_FACE = EXTRAS = Values("rate", "face")
SINGLE, EACH_RUN, EXTRA_COPIES = IRENG_COPIES = Values("single", "each_run", "extra_copies")
PER_CARD, CAP_113, PRINTED = IRENG_TABLE = Values("per_card", "cap_113", "printed")
SCHEDULE, WHOLE_POT = JEDHIL_400 = Values("schedule", "whole_pot")
FACE_UP, PRIVATE, HIDDEN_CARD = LAST_CARD = Values("face_up", "private", "none")
DERIVATION, TEXT = MACAN_CARDS = Values("derivation", "text")
PAYER, _ = TE_WHO = Values("payer", "winner")
STAYS, LOSER_OUT, BY_TURNS = FOURTH_TURN = Values("stays", "loser_out", "by_turns")
SHARED_PLACES, SEAT_ORDER = PLACE_TIES = Values("shared", "seat_order")
EACH_NON_WINNER, LOSER_ONLY = TE_MATI_PAYERS = Values("each_non_winner", "loser_only")
JAVA, CHINESE, MAGELANG = VARIANT = Values("java", "chinese", "magelang")


class Options(Record):
    """The house rules."""

    people: int = option(Amount(3, "PE-2", "How many people; the fourth deals and counts.", low=3, high=4, company=MATCHES, role=PEOPLE))
    variant: int = option(Choice("java", "PC-1", "The game of Java, the Chinese one, or Magelang's.", among=VARIANT.declared))
    region: int = option(Choice("surakarta", "PE-55", "Whose words for the fourth person and the standing pot.", among=("surakarta", "yogyakarta"), labels_only=True))
    honour_rank: int = option(honour_rank("DK-4"))
    seat_tie: int = option(Choice("redraw", "PE-4", "Equal sums in the draw for seats: draw again, or the first to have drawn goes first.", among=SEAT_TIES.declared, company={"bets": "jung", "reseat": "every_round"}))
    fourth_seat: int = option(Choice("lowest_draw", "PE-4", "Who of four sits out: the lowest in the draw, or always the fourth person.", among=FOURTH_SEAT.declared, company={"bets": "jung", "people": 4}))
    fourth_turn: int = option(Choice("stays", "PE-4", "With bets and four people, who sits out the next round: the fourth always, the loser, or each by turns.", among=FOURTH_TURN.declared, unsaid="stays", company={"bets": "jung", "people": 4}))
    reseat: int = option(Choice("session", "PE-4", "Seats are drawn once a session, or for every round.", among=RESEAT.declared, company=MATCHES))
    capture: int = option(Choice("forced", "PE-14", "A card that matches must take, or may stay in the pool.", among=CAPTURE.declared))
    last_card: int = option(Choice("face_up", "PE-9", "Who knows the last card of the stock: all, the unyik, nobody.", among=LAST_CARD.declared))
    patih_peek: int = option(Flag(True, "PE-10", "The patih looks at the last card but one."))
    captured_visible: int = option(Flag(True, "PE-18", "Captured cards are kept face-up."))
    rates: Any = option(Amounts(JAVA_RATES, "PE-23", "Points a card of each combination.", names=COMBINATIONS, high=1000, as_map=True, company=MATCHES))
    extras: int = option(Choice("rate", "PE-26", "What more cards of a combination score: its rate, or their face value.", among=EXTRAS.declared, company=MATCHES))
    ireng_table: int = option(Choice("per_card", "PE-24", "Bunci ireng: an amount for each card; nine cards 113; or nine 113 and four 42, unless stopping at three scores more.", among=IRENG_TABLE.declared, company=SCORES))
    ireng_copies: int = option(Choice("single", "PE-25", "More copies of the coins: nothing; further whole runs; every copy inside the run.", among=IRENG_COPIES.declared, company=SCORES))
    macan_cards: int = option(Choice("derivation", "PE-29", "Macan's cards: C9 S1 M1, or C1 S9 M1.", among=MACAN_CARDS.declared, company=MATCHES))
    card_use: int = option(Choice("once_best", "PE-31", "A card that fits two combinations: in the better; in bunci ireng; in both.", among=CARD_USE.declared, company=SCORES))
    place_ties: int = option(Choice("shared", "PE-22", "Equal scores share their places, or the earlier seat is higher.", among=PLACE_TIES.declared, company=WITH_WUDON))
    bets: int = option(Members(frozenset(), "PE-52", "The bets; none is jentolan.", among=BETS.declared, aliases={"parewanan": ("wudon", "rampung"), "nir": ("wulwulan",)}))  # [PE-48] (PE-49)
    wudon_stake: int = option(Amount(25, "PE-41", "Wudon: cents that each stakes.", high=100_000, company=WITH_WUDON))
    wudon_sweep: int = option(Amount(350, "PE-42", "Wudon: the winner's score that takes the whole pot.", company=WITH_WUDON))
    te_who: int = option(Choice("payer", "PE-43", "Té lumrah: who must have reached the line, the loser who pays it or the winner.", among=TE_WHO.declared, unsaid="payer", company=WITH_RAMPUNG))
    te_line: int = option(Amount(200, "PE-43", "Rampung: the score below which té mati is paid.", company=WITH_RAMPUNG))
    te_lumrah: int = option(Amount(5, "PE-43", "Rampung: cents from the loser, where the line is reached.", high=100_000, company=WITH_RAMPUNG))
    te_mati: int = option(Amount(10, "PE-44", "Rampung: cents from players who have not.", high=100_000, company=WITH_RAMPUNG))
    te_mati_payers: int = option(Choice("each_non_winner", "PE-44", "Té mati is paid by everyone below the line, or by the loser alone.", among=TE_MATI_PAYERS.declared, company=WITH_RAMPUNG))
    belahan: Any = option(Amounts((350, 10), "PE-45", "Rampung: the winner's score, and cents from each other player.", names=("line", "cents"), high=100_000, company=WITH_RAMPUNG))
    patang_atusan: Any = option(Amounts((400, 10), "PE-46", "Rampung: a higher score, and further cents from each.", names=("line", "cents"), high=100_000, company=WITH_RAMPUNG))
    jung: Any = option(Amounts((10, 5), "PE-47", "Jung: for each step of points of difference, a number of cents.", names=("step", "cents"), low=1, high=1000, company=MATCHES))
    jackpot_stake: int = option(Amount(25, "PE-49", "The standing pot for 400 points: cents that each stakes before every round.", high=100_000, company=WITH_WULWULAN))
    jackpot_line: int = option(Amount(400, "PE-49", "The standing pot for 400 points: the score that takes it.", company=WITH_WULWULAN))
    jedhil_wager: int = option(Amount(25, "PE-50", "Jedhil: cents that each pays when the pot is filled.", low=1, high=100_000, company=WITH_JEDHIL))
    jedhil_lines: Any = option(Amounts((350, 400), "PE-50", "Jedhil: the winner's scores that pay more.", names=("more", "most"), high=1000, unsaid=(350, 400), company=WITH_JEDHIL))
    jedhil_scale: int = option(Flag(False, "PE-50", "Jedhil: its payouts are those of a wager of 25 cents, and follow another.", unsaid=False, company={**WITH_JEDHIL, "jedhil_wager": 50}))
    jedhil_pay: Any = option(Amounts((10, 15, 20, 5), "PE-50", "Jedhil: cents for the winner, from the first line, from the second; for the second player.", names=("base", "at_350", "at_400", "second"), high=100_000, company=WITH_JEDHIL))
    jedhil_400: int = option(Choice("schedule", "PE-50", "Jedhil: from 400 points the winner gets their figure, or the whole pot.", among=JEDHIL_400.declared, company=WITH_JEDHIL))
    jedhil_floor: int = option(Amount(25, "PE-51", "Jedhil: below this many cents the pot is filled again; at least the largest payout.", high=200_000, company=WITH_JEDHIL, along={0: {"jedhil_pay": (0, 0, 0, 0)}}))
    pot_at_end: int = option(Choice("return_equally", "PE-54", "A standing pot at the end of the session is given back, or carried on.", among=POT_AT_END.declared, company=WITH_JEDHIL))


LINES_FALL, FLOOR_TOO_LOW = REFUSALS = Refusals(
    Refusal("lines_fall", "jedhil_lines", "the second line is below the first; allowed: {first} or more", ("first",)),
    Refusal("floor_too_low", "jedhil_floor", "{jedhil_floor} is less than the largest payout; allowed: {largest} or more", ("largest",)),
)


@rule
def jedhil_cents(g: Any, which: int) -> int:
    """One of jedhil's payouts: as it is named, or in the measure of the wager, rounded down (PE-50)."""
    cents = int(g.jedhil_pay[which])
    return cents * int(g.jedhil_wager) // USUAL_WAGER if g.jedhil_scale else cents


@rule
def arrange(g: Any, given: Any, refused: Any) -> None:
    """What follows from the variant (PC-3, PC-5) [PM-1]; a jedhil pot must be able to pay (PE-51)."""
    if not given.last_card:
        g.last_card = PRIVATE if g.variant == CHINESE else FACE_UP
    if not given.patih_peek:
        g.patih_peek = int(g.variant != CHINESE)
    if not given.extras:
        g.extras = BY_FACE if g.variant == CHINESE else BY_RATE
    if not given.rates[0]:
        for kind in range(len(COMBINATIONS)):
            g.rates[kind] = MAGELANG_RATES[kind] if g.variant == MAGELANG else JAVA_RATES[kind]
    largest = max(jedhil_cents(g, 0), jedhil_cents(g, 1), jedhil_cents(g, 2)) + jedhil_cents(g, 3)
    if not given.jedhil_floor:
        g.jedhil_floor = max(g.jedhil_floor, largest)
    if g.jedhil_lines[1] < g.jedhil_lines[0]:
        refuse(refused, LINES_FALL, g.jedhil_lines[0], 0)
    if g.jedhil_floor < largest:
        refuse(refused, FLOOR_TOO_LOW, largest, 0)
