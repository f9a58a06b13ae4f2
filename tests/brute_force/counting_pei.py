"""Kinds of Pei's count and bets: every use of the contested cards is tried, then the money is added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from tests.brute_force.calling import Example
from tests.brute_force.ceki_cards import CODES, number
from tests.brute_force.fishing import shared, summed

SETS = {
    "abang": ("OT", "RF", "S9"),
    "keyang": ("WF", "S8", "M9"),
    "picis": ("C8", "S2", "M2"),
    "macan": ("C9", "S1", "M1"),
}
JAVA = {"ireng": 13, "abang": 13, "keyang": 12, "picis": 11, "macan": 10}
MAGELANG = {"ireng": 30, "abang": 30, "keyang": 20, "picis": 20, "macan": 10}
PRINTED = {3: 39, 4: 42, 5: 65, 6: 78, 7: 91, 8: 104, 9: 113}  # [PE-24]
Scored = tuple[dict[str, dict[str, int]], int]  # combinations and face points


def captured(random: Random) -> dict[str, int]:
    """A pile with runs of coins and the cards of the sets often in it."""
    found: Counter[str] = Counter()
    for n in range(1, random.choice((0, 3, 5, 8, 9, 9)) + 1):
        found[f"C{n}"] = random.choice((1, 1, 1, 2, 3))
    for faces in SETS.values():
        if random.random() < 0.6:
            for face in faces:
                found[face] = max(found[face], random.choice((1, 1, 2, 3)))
    for face in random.sample(CODES, random.randint(0, 8)):
        found[face] = min(4, found[face] + 1)
    return {face: found[face] for face in CODES if found[face]}


def scorings(pile: dict[str, int], options: dict[str, str], rates: dict[str, int], extras: bool) -> Iterator[Scored]:
    """Every way to score a pile: which runs, and for each set how many copies of each of its cards [PE-21]..[PE-31]."""
    sets = dict(SETS)
    if options.get("macan_cards") == "text":
        sets["macan"] = ("C1", "S9", "M1")  # [PE-29]
    for run_cards, run_points in runs(pile, options, rates["ireng"], extras):
        after = Counter(pile)
        after.subtract(run_cards)
        contested = [face for face in after if sum(face in faces for faces in sets.values()) > 1]
        for chosen in product((True, False), repeat=len(sets)):
            wanted = [name for name, is_chosen in zip(sets, chosen, strict=True) if is_chosen]
            for split in product(*(range(after[face] + 1) for face in contested)):
                given = dict(zip(contested, split, strict=True))  # copies that the first of the sets may have
                scored = score_sets(after, {name: sets[name] for name in wanted}, given, rates, extras)
                if scored is not None:
                    combinations, left = scored
                    if run_points:
                        run = {"ireng": {"cards": sum(run_cards.values()), "points": run_points}}
                        combinations = {**run, **combinations}
                    yield combinations, sum(number(face) * n for face, n in left.items())


def runs(pile: dict[str, int], options: dict[str, str], rate: int, extras: bool) -> Iterator[tuple[Counter[str], int]]:
    """Every choice of runs from the first coin on, of three at least [PE-23] [PE-24] [PE-25]."""
    yield Counter(), 0
    longest = 0
    while pile.get(f"C{longest + 1}"):
        longest += 1
    lengths = range(3, min(longest, 9 if extras else 3) + 1)
    for length in lengths:
        faces = [f"C{n}" for n in range(1, length + 1)]
        points = rate * length
        table = options.get("ireng_table", "per_card")
        if table == "printed" or (table == "cap_113" and length == 9):
            points = PRINTED[length]
        yield Counter(faces), points
        if options.get("ireng_copies") == "extra_copies":
            for more in product(*(range(pile[face]) for face in faces)):
                yield Counter({f: 1 + n for f, n in zip(faces, more, strict=True)}), rate * (length + sum(more))
        if options.get("ireng_copies") == "each_run":
            left = {face: n - (face in faces) for face, n in pile.items()}
            for cards, further in runs(left, options, rate, extras):
                if further:
                    yield Counter(faces) + cards, points + further


def score_sets(
    cards: Counter[str], sets: dict[str, tuple[str, ...]], given: dict[str, int], rates: dict[str, int], extras: bool
) -> tuple[dict[str, dict[str, int]], Counter[str]] | None:
    """The wanted sets, all copies of theirs in them, or one of each where further cards count their faces [PC-5]."""
    left, found, names = Counter(cards), {}, list(sets)
    for name, faces in sets.items():
        later = {face for key in names[names.index(name) + 1 :] for face in sets[key]}
        used = {face: given.get(face, 0) if face in later else left[face] for face in faces}
        if min(used.values()) < 1:
            return None
        if not extras:
            used = dict.fromkeys(faces, 1)
        left.subtract(used)
        found[name] = {"cards": sum(used.values()), "points": rates[name] * sum(used.values())}
    return found, left


def total(scored: Scored) -> int:
    """All points of a scoring."""
    combinations, faces = scored
    return faces + sum(one["points"] for one in combinations.values())


def best_of(pile: dict[str, int], options: dict[str, str], rates: dict[str, int], extras: bool) -> list[Scored]:
    """The scorings that bring most; with the longest run first, the most of those that have it."""
    found = list(scorings(pile, options, rates, extras))
    if options.get("card_use") == "once_ireng_first":
        most = max(combinations.get("ireng", {"cards": 0})["cards"] for combinations, _ in found)
        found = [one for one in found if one[0].get("ireng", {"cards": 0})["cards"] == most]
    top = max(map(total, found))
    return [one for one in found if total(one) == top]


def score_options(random: Random, game: str) -> tuple[dict[str, str], dict[str, int], bool]:
    """Options, rates, and whether further cards count the rate [PC-5] [PM-1]..[PM-3]."""
    if game == "pei_chinese":
        return {"variant": "chinese"}, JAVA, False
    if game == "pei_magelang":
        return {"variant": "magelang"}, MAGELANG, True
    options = {"macan_cards": random.choice(("derivation", "derivation", "text"))}
    way = random.random()
    if way < 0.3:
        options["ireng_table"] = random.choice(("per_card", "cap_113", "printed"))
        options["card_use"] = random.choice(("once_best", "once_ireng_first"))
    elif way < 0.5:
        options["ireng_copies"] = random.choice(("each_run", "extra_copies"))
    elif way < 0.6:
        options = {"card_use": "shared"}
    return options, JAVA, True


def shared_score(pile: dict[str, int]) -> Scored:
    """A card counts in every combination that it fits [PE-31]."""
    longest = 0
    while pile.get(f"C{longest + 1}"):
        longest += 1
    combinations, used = {}, Counter()
    if longest >= 3:
        combinations["ireng"] = {"cards": longest, "points": 13 * longest}
        used.update({f"C{n}": 1 for n in range(1, longest + 1)})
    for name, faces in SETS.items():
        if all(pile.get(face) for face in faces):
            n = sum(pile[face] for face in faces)
            combinations[name] = {"cards": n, "points": JAVA[name] * n}
            used.update({face: pile[face] - used[face] for face in faces})
    left = Counter(pile)
    left.subtract(used)
    return combinations, sum(number(face) * max(0, n) for face, n in left.items())


def pe_score(random: Random, game: str) -> Example:
    while True:
        options, rates, extras = score_options(random, game)
        pile = captured(random)
        if options.get("card_use") == "shared":
            best = [shared_score(pile)]
        else:
            best = best_of(pile, options, rates, extras)
        if all(one == best[0] for one in best):
            break  # one best scoring only
    combinations, faces = best[0]
    return options, {"captured": pile}, {"combinations": combinations, "face_points": faces, "total": total(best[0])}


def pe_total(random: Random, game: str) -> Example:
    options = {"ireng_table": random.choice(("per_card", "cap_113", "printed"))}
    pile = captured(random)
    return options, {"captured": pile}, {"total": total(best_of(pile, options, JAVA, True)[0])}


# ---------------------------------------------------------------- places and bets

SCORES = (150, 199, 200, 201, 275, 300, 322, 349, 350, 354, 399, 400, 401, 430)


def some_scores(random: Random) -> list[int]:
    """Scores about the lines that count, and often equal."""
    return [random.choice(SCORES) if random.random() < 0.6 else random.randint(100, 450) for _ in range(3)]


def ranked(scores: list[int]) -> list[list[int]]:
    """The seats of each score, highest first."""
    return [[seat for seat in range(3) if scores[seat] == score] for score in sorted(set(scores), reverse=True)]


def pe_places(random: Random, game: str) -> Example:
    """[PE-22]: equals share a place; two seconds are tengah, and nobody is kete."""
    scores = some_scores(random)
    if random.random() < 0.4:
        scores[random.randrange(3)] = scores[random.randrange(3)]
    option = random.choice(("shared", "seat_order"))
    order = sorted(range(3), key=lambda seat: (-scores[seat], seat))
    if option == "seat_order":
        places = [[seat] for seat in order]
    else:
        places = [[s for s in range(3) if sum(other > scores[s] for other in scores) == above] for above in range(3)]
    return {"place_ties": option}, {"scores": scores}, dict(zip(("ngete", "tengah", "kete"), places, strict=True))


def divided(net: list[int], payer: int, amount: int, winners: list[int]) -> list[int]:
    """A debt, divided among those who have won [PE-53]."""
    got = shared(amount, winners, 3)
    got[payer] -= amount
    return summed(net, got)


def pe_round_bets(random: Random, game: str) -> Example:
    """[PE-41]..[PE-48] and [PE-53]."""
    scores = some_scores(random)
    bets = [bet for bet in ("wudon", "rampung", "jung") if random.random() < 0.6]
    option = random.choice(("each_non_winner", "loser_only"))
    net, groups = [0, 0, 0], ranked(scores)
    winners, top = groups[0], max(scores)
    if "wudon" in bets:
        net = summed(net, [-25] * 3)
        if top >= 350 or len(winners) > 1:
            net = summed(net, shared(75, winners, 3))
        else:
            net = summed(net, shared(50, winners, 3), shared(25, groups[1], 3))
    if "rampung" in bets and len(groups) > 1:
        for seat in (seat for seat in range(3) if seat not in winners):
            loses = seat in groups[-1]
            if scores[seat] < 200 and (loses or option == "each_non_winner"):
                net = divided(net, seat, 10, winners)
            elif loses:
                net = divided(net, seat, 5, winners)
            net = divided(net, seat, 10 * ((top >= 350) + (top >= 400)), winners)
    if "jung" in bets:
        net = summed(net, [sum(jung(scores[seat] - other) for other in scores) for seat in range(3)])
    return {"te_mati_payers": option}, {"bets": bets, "scores": scores}, {"net_cents": net}


def jung(difference: int) -> int:
    """Five cents for every ten points, rounded up [PE-47]."""
    cents = 5 * -(-abs(difference) // 10)
    return cents if difference > 0 else -cents


def pe_pot_session(random: Random, game: str) -> Example:
    """A standing pot over some rounds [PE-49] [PE-50] [PE-51] [PE-53]."""
    bet, option = random.choice(("wulwulan", "jedhil")), random.choice(("schedule", "whole_pot"))
    rounds, told = [some_scores(random) for _ in range(random.randint(1, 5))], []
    pot, net = 0, [0, 0, 0]
    for scores in rounds:
        groups, top = ranked(scores), max(scores)
        if bet == "wulwulan":
            pot, net = pot + 75, summed(net, [-25] * 3)
            taken = pot if top >= 400 else 0
            net, pot = summed(net, shared(taken, groups[0], 3)), pot - taken
            told.append({"taken": taken, "pot_after": pot})
            continue
        fillings = 0
        while pot < 25:
            pot, net, fillings = pot + 75, summed(net, [-25] * 3), fillings + 1
        first, second = (20 if top >= 400 else 15 if top >= 350 else 10), 5
        if top >= 400 and option == "whole_pot":
            first, second = pot, 0  # a second gets nothing
        elif len(groups[0]) > 1:
            first, second = first + second, 0
        paid = [(seat, cents) for seat, cents in enumerate(shared(first, groups[0], 3)) if cents]
        if second:
            paid += [(seat, cents) for seat, cents in enumerate(shared(second, groups[1], 3)) if cents]
        for seat, cents in paid:
            net[seat], pot = net[seat] + cents, pot - cents
        told.append({"fillings": fillings, "paid": [list(one) for one in paid], "pot_after": pot})
    expect = {"rounds": told, "pot_left": pot, "net_cents_before_pot_return": net}
    return {"jedhil_400": option}, {"bet": bet, "rounds": rounds}, expect


def pe_next_dealer(random: Random, game: str) -> Example:
    """Whoever is last deals; with four they change places with the dealer. All equal: nobody is last [PE-40]."""
    people, active = random.choice((3, 4)), ["a", "b", "c"]
    scores = some_scores(random)
    dealer = "d" if people == 4 else random.choice(active)
    given: dict[str, Any] = {"people": people, "active": active, "dealer": dealer, "scores": scores}
    groups = ranked(scores)
    if len(groups) == 1:
        return {"bets": []}, given, {"next_dealer": dealer, "next_active": active}
    loser = active[groups[-1][-1]]
    after = [dealer if one == loser else one for one in active] if people == 4 else active
    return {"bets": []}, given, {"next_dealer": loser, "next_active": after}


KINDS = {
    **{(game, "pe_score"): pe_score for game in ("pei", "pei_chinese", "pei_magelang")},
    ("pei", "pe_total"): pe_total,
    ("pei", "pe_places"): pe_places,
    ("pei", "pe_round_bets"): pe_round_bets,
    ("pei", "pe_pot_session"): pe_pot_session,
    ("pei", "pe_next_dealer"): pe_next_dealer,
}
