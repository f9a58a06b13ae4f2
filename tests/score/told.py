"""The worked examples of scores as a real table would tell them: each `given` as an outcome, and nothing is scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

Entries = list[dict[str, Any]]
LOW = ["C2", "C3", "C4", "C5", "C6"]  # ranks of the hands that are made here
IN_ORDER = {"before": {"seated": [0, 1, 2]}}  # no lots are drawn for the seats
HONOURS = ["WF", "RF", "OT"]
NOTHING_TURNED = {"CQ-V8", "CQ-V11", "YG-V2"}  # they tell what lies on the stock, of which the score turns nothing
TURNED = [f"{suit}{rank}" for rank in "789" for suit in "CSM"] + [f"{suit}{rank}" for rank in "78" for suit in "CSM"]


def hand_with(matas: int) -> list[str]:
    """Five sets of threes, so many of them identical; the first is."""
    sets = [[code] * 3 if n < matas else [f"{suit}{code[1]}" for suit in "CSM"] for n, code in enumerate(LOW)]
    return [card for cards in sets for card in cards]


def told_of(vector: dict[str, Any]) -> tuple[dict[str, Any], Entries] | None:
    """The options (with `players`) and the rounds that a worked example tells; None for a kind that scores nothing, and
    for piles of which some cards were never captured."""
    teller = KINDS.get((vector["game"], vector["kind"])) or KINDS.get(("", vector["kind"]))
    if teller is None:
        return None
    players, options, entries = teller(vector["given"])
    if vector["id"] in NOTHING_TURNED:
        entries[0].pop("turned")
    if vector["options"].get("payment") == "discarder" and vector["given"].get("how") in ("plain", "double"):
        entries[0]["discarder"] = (vector["given"]["winner"] - 1) % players
    entries = list(entries)
    if not all(captured(pile, vector) for entry in entries for pile in entry.get("won", ())):
        return None
    return {**vector["options"], **options, "players": players}, entries


def captured(pile: list[str], vector: dict[str, Any]) -> bool:
    """Whether a pile is made of whole captures: three cards of a rank in Cholek Tiga (CT-7), two in Pèi (PE-13)."""
    own = vector["options"].get("honour_rank", "all_one")
    apart = {"own_kind": HONOURS, "flowers_one": ["OT"]}.get(own, [])
    ranks = Counter(code if code in apart else "1" if code in HONOURS else code[1] for code in pile)
    return all(n % (3 if vector["game"] == "cholek_tiga" else 2) == 0 for n in ranks.values())


def _score(given: dict[str, Any]) -> Any:
    entry = {"winner": given["winner"], "hand": [*given["hand"], given["card"]], "turned": given["balik"]}
    if given.get("dealt"):
        return given["players"], {}, [{"before": {"starter": given["winner"]}, "dealt": True, **entry}]
    told = {"drawer": given["drawer"], "call": given["call"], "card": given["card"]}
    return given["players"], {}, [{**entry, **told}]


def _kowah(given: dict[str, Any]) -> Any:
    entry = {"winner": given["winner"], "how": given["how"], "card": given["card"]}
    entry["hand"] = [*given["hand"], given["card"]]
    return given["players"], {}, [entry]


def _kowah_match(given: dict[str, Any]) -> Any:
    """Points of a hand: three sets of three cards alike in rank, whose ranks add up to a third of them."""
    limits = {"target": given.get("target"), "hands": given.get("hands_limit")}
    options = {"scheme": given["scheme"], **{name: n for name, n in limits.items() if n is not None}}
    return given["players"], options, [_kowah_hand(winner, points) for winner, points in given["hands"]]


def _kowah_hand(winner: int | None, points: int) -> dict[str, Any]:
    if winner is None:
        return {"winner": None}
    times, how = next((n, how) for n, how in ((1, "plain"), (2, "double"), (3, "triple")) if points <= 81 * n)
    ranks = next(
        (a, b, c) for a in range(1, 10) for b in range(a, 10) for c in range(b, 10) if 3 * (a + b + c) * times == points
    )
    hand = [f"{suit}{rank}" for rank in ranks for suit in "CSM"]
    return {"winner": winner, "how": how, "hand": hand, "card": hand[0]}


def _chot(given: dict[str, Any]) -> Any:
    return 4, {}, [_chot_round(won) for won in given["rounds"]]


def _chot_round(won: dict[str, Any]) -> dict[str, Any]:
    seat, hand = won["winner"], hand_with(won["matas"])
    entry = {"winner": seat, "hand": hand, "turned": TURNED}
    if won.get("dealt"):
        return {"before": {"starter": seat}, "dealt": True, **entry}
    call = "ceki" if won.get("ceki") else "tan"
    drawer = seat if won.get("ceki") == "kandang" else (seat + 1) % 4
    return {**entry, "call": call, "drawer": drawer, "card": hand[0] if call == "ceki" else hand[-1]}


def _pot(given: dict[str, Any]) -> Any:
    entries = []
    for seat, how in given["wins"]:
        hand = hand_with(1)
        drawer = seat if how == "rabas" else (seat + 1) % given["players"]
        entries.append({"winner": seat, "hand": hand, "card": hand[-1], "call": "ceki_kowah", "drawer": drawer})
    return given["players"], {"stake": given["stake"]}, entries


def _ceken(given: dict[str, Any]) -> Any:
    wins = [[given["winner"], "rabas"]]
    _, _, entries = _pot({"wins": wins, "players": given["players"], "stake": 0})
    return given["players"], {"scoring": "ceken", "bets": given["bets"]}, entries


def _ct_points(given: dict[str, Any]) -> Any:
    return 2, {}, [{"won": [given["pile"], []]}]


def _ct_settlement(given: dict[str, Any]) -> Any:
    players = len(given["piles"])
    entry: dict[str, Any] = {"won": given["piles"]}
    for kind in ("ayam", "kandang"):
        entry[kind] = [
            sum(event == {"type": kind, "seat": s} for event in given["in_play_events"]) for s in range(players)
        ]
    return players, {}, [entry]


def _pe_score(given: dict[str, Any]) -> Any:
    return 3, {}, [{**IN_ORDER, "won": [given["captured"], [], []]}]


def _pe_bets(given: dict[str, Any]) -> Any:
    return 3, {"bets": given["bets"]}, [{**IN_ORDER, "counted": True, "score": given["scores"]}]


def _pe_pot(given: dict[str, Any]) -> Any:
    rounds = [{**IN_ORDER, "counted": True, "score": scores} for scores in given["rounds"]]
    return 3, {"bets": [given["bet"]]}, rounds


def _pe_dealer(given: dict[str, Any]) -> Any:
    people = sorted({*given["active"], given["dealer"]})
    before = {"seated": [people.index(who) for who in given["active"]], "dealer": people.index(given["dealer"])}
    return 3, {"people": given["people"]}, [{"before": before, "counted": True, "score": given["scores"]}]


def _sk(given: dict[str, Any]) -> Any:
    entry = {"tricks": given["tricks"]}
    if "last_trick_winner" in given:
        entry["last"] = given["last_trick_winner"]
    return len(given["tricks"]), {}, [entry]


def _hands(hands: list[list[str]]) -> dict[str, Any]:
    return {"keels": [hand[:2] for hand in hands], "drawn": [hand[2:] for hand in hands]}


def _ch_one(given: dict[str, Any]) -> Any:
    """One hand, and another beside it that has none of its cards."""
    free = [code for code in ("9D", "9C", "9H", "9S") if code not in given["cards"]]
    return 2, {}, [_hands([given["cards"], free[:2]])]


def _ch_settlement(given: dict[str, Any]) -> Any:
    hands = [*given["players"], given["dealer"]]
    return len(hands), {}, [_hands(hands)]


def _ch_pool(given: dict[str, Any]) -> Any:
    return len(given["hands"]), {}, [_hands(given["hands"])]


def _pk_one(given: dict[str, Any]) -> Any:
    free = [f"{rank}{suit}" for suit in "CDHS" for rank in "2468" if f"{rank}{suit}" not in given["cards"]]
    return 2, {}, [{"hand": [given["cards"], free[:3]]}]


def _pk_settlement(given: dict[str, Any]) -> Any:
    players = len(given["hands"])
    before = {"starter": (given["dealer"] + 1) % players}
    return players, {}, [{"before": before, "hand": given["hands"]}]


KINDS = {
    ("", "score"): _score,
    ("kowah", "score"): _kowah,
    ("", "kowah_match"): _kowah_match,
    ("", "chot_session"): _chot,
    ("", "pot_session"): _pot,
    ("", "ceken"): _ceken,
    ("", "ct_points"): _ct_points,
    ("", "ct_settlement"): _ct_settlement,
    ("", "pe_score"): _pe_score,
    ("", "pe_total"): _pe_score,
    ("", "pe_round_bets"): _pe_bets,
    ("", "pe_pot_session"): _pe_pot,
    ("", "pe_next_dealer"): _pe_dealer,
    ("", "sk_result"): _sk,
    ("", "ch_value"): _ch_one,
    ("", "ch_labels_on_pass"): _ch_one,
    ("", "ch_settlement"): _ch_settlement,
    ("", "ch_pool"): _ch_pool,
    ("", "pk_class"): _pk_one,
    ("", "pk_settlement"): _pk_settlement,
}


def vectors_that_score(documents: Iterator[dict[str, Any]]) -> list[dict[str, Any]]:
    """The worked examples that tell a round."""
    return [vector for document in documents for vector in document["vectors"] if told_of(vector) is not None]
