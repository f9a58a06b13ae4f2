"""Kinds about decks, tokens, pots and matches of the games of sets: added up as the rule documents say."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.brute_force.calling import Example
from tests.brute_force.ceki_cards import CODES, number
from tests.brute_force.scoring import BALIK, TOP

STEPS = {"pwee": 5, "amaro": 2}


def half_decks(table: str, players: int) -> int:
    """The rows of the source's table [BS-2]."""
    if table == "babas":
        return players + 2
    if table == "pwee":
        return 5 if players == 2 else 6 + (players - 3) // 2
    return 4 + 2 * ((players - 3) // 2)


def deck(random: Random, game: str) -> Example:
    """Cards dealt and left: fourteen each and one more [BS-5], or as many as the game gives."""
    each, more = {"gonggong": (14, 0), "tantanan": (5, 0), "kowah": (8, 0)}.get(game, (14, 1))
    if game in ("balik_satu", "chaqui"):
        source = "amaro" if game == "chaqui" else random.choice(("babas", "pwee", "amaro"))
        players = random.randint(2 if game == "chaqui" or source != "amaro" else 3, 14)
        copies = half_decks(source, players) if players > 2 or source != "amaro" else None
    else:
        source = {"kowah": "kowah", "chot": "chot"}.get(game) or random.choice(("surakarta", "yogyakarta"))
        players = {"kowah": random.randint(2, 6), "chot": 4, "tantanan": random.choice((3, 4))}.get(game, 0)
        players = players or random.choice((4, 6, 5))
        copies = {"kowah": 4, "chot": 6, "tantanan": 2}.get(game) or {4: 6, 6: 8}.get(players)
    given = {"source": source, "players": players}
    if copies is None:
        return {}, given, {"error": "players_not_in_table"}
    dealt = each * players + more
    found = {"half_decks": copies, "cards": 30 * copies, "copies_per_type": copies, "dealt": dealt}
    return {}, given, {**found, "stock": 30 * copies - dealt}


def card_values(random: Random, game: str) -> Example:
    """[BS-33] [GG-16] [KW-11]"""
    special = {"balik_satu": BALIK, "gonggong": TOP}.get(game, {})
    return {}, {}, {"values": {code: special.get(code, number(code)) for code in CODES}}


def chot_session(random: Random, game: str) -> Example:
    """Tokens by seat and the bangkong that they complete [KI-4]..[KI-13] [KI-19]."""
    options = {
        "bangkong_count": random.choice(("one", "per_twenty")),
        "bangkong_tie": random.choice(("play_on", "void", "trigger_side")),
        "ceki_tokens": random.choice(("tens_replace_bonus", "tens_and_bonus", "bonus_only")),
    }
    rounds, tokens, bangkongs, held = [], [], [], [0, 0, 0, 0]
    for after in range(1, random.randint(2, 12)):
        won: dict[str, Any] = {"winner": random.randrange(4), "matas": random.randint(1, 5)}
        points = 1 + won["matas"]
        if random.random() < 0.1:
            won["dealt"] = True
            points *= 2
        elif random.random() < 0.35:
            won["ceki"] = random.choice(("ayam", "kandang"))
            bonus = {"ayam": 5, "kandang": 10}[won["ceki"]] if options["ceki_tokens"] != "tens_replace_bonus" else 0
            points = (points + bonus) * (1 if options["ceki_tokens"] == "bonus_only" else 10)
        rounds.append(won)
        held[won["winner"]] += points
        tokens.append(list(held))
        sides = [held[0] + held[2], held[1] + held[3]]
        tied = sides[0] == sides[1]
        if max(held) < 20 or (tied and options["bangkong_tie"] == "play_on"):
            continue
        side = sides.index(max(sides)) if not tied else won["winner"] % 2
        void = tied and options["bangkong_tie"] == "void"
        found = {
            "after_round": after,
            "side": None if void else side,
            "points": sides,
            "excess": max(sides) - min(sides),
        }
        if options["bangkong_count"] == "per_twenty" and not void:
            found["count"] = max(1, sides[side] // 20)
        bangkongs.append(found)
        held = [0, 0, 0, 0]
    return options, {"rounds": rounds}, {"tokens": tokens, "bangkongs": bangkongs}


def chot_settle(random: Random, game: str) -> Example:
    """Two differences, paid each for itself; partners halve, an odd cent at the lower seat [KI-15] [KI-16] [KI-17]."""
    bangkong = [random.randint(0, 5) for _ in range(2)]
    excess = [random.randint(0, 300) for _ in range(2)]
    cents = 2000 * (bangkong[0] - bangkong[1]) + 10 * (excess[0] - excess[1])
    players = [cents // 2, -cents // 2] * 2  # always even: both amounts are
    return {}, {"bangkong": bangkong, "excess": excess}, {"side_cents": [cents, -cents], "player_cents": players}


def pot_session(random: Random, game: str) -> Example:
    """A pot of stakes: metu takes one stake or half of it, rabas the rest [GG-11] [GG-12] [YG-2] [YG-3]."""
    options = {"scoring": random.choice(("undhuh_undhuhan", "umbuk")), "pot_refill": random.choice(("end", "restake"))}
    players, stake = random.choice((4, 6)), random.randint(1, 25)
    pot, net, paid, pots, wins = 0, [0] * players, [], [], []
    for _ in range(random.randint(1, 9)):
        if pot == 0:
            if wins and options["pot_refill"] == "end":
                break
            pot, net = players * stake, [cents - stake for cents in net]
        winner, how = random.randrange(players), random.choice(("metu", "metu", "rabas"))
        taken = pot if how == "rabas" else stake if options["scoring"] == "undhuh_undhuhan" else (pot + 1) // 2
        pot, net[winner] = pot - taken, net[winner] + taken
        wins.append([winner, how])
        paid.append(taken)
        pots.append(pot)
    over = pot == 0 and options["pot_refill"] == "end"
    return (
        options,
        {"players": players, "stake": stake, "wins": wins},
        {"paid": paid, "pot": pots, "net": net, "over": over},
    )


def ceken(random: Random, game: str) -> Example:
    """Whoever wins gets what the others have staked against them [YG-4] [YG-5]."""
    players = random.choice((4, 6))
    pairs = [(a, b) for a in range(players) for b in range(a + 1, players)]
    bets = [[a, b, random.randint(1, 20)] for a, b in random.sample(pairs, random.randint(1, len(pairs)))]
    winner, net = random.randrange(players), [0] * players
    for a, b, amount in bets:
        if winner in (a, b):
            loser = a + b - winner
            net[winner], net[loser] = net[winner] + amount, net[loser] - amount
    return {}, {"players": players, "bets": bets, "winner": winner}, {"net": net}


def kowah_how(random: Random, game: str) -> Example:
    """Where the ninth card came from [KW-21] [KW-22] [KW-23] [KW-24]."""
    if random.random() < 0.1:
        return {}, {"source": "pile"}, {"how": "triple"}
    got, source = random.choice(CODES), random.choice(("pile", "discard"))
    card = got if source == "pile" and random.random() < 0.5 else random.choice([code for code in CODES if code != got])
    prev = {"got": got, "got_from": source, "discarded": card, "held_before": card != got}
    return {}, {"source": "discard", "prev": prev}, {"how": "plain" if got == card and source == "pile" else "double"}


def kowah_match(random: Random, game: str) -> Example:
    """The first to a total, or the most points after so many hands [KW-27] [KW-28] [KW-29] [KW-30]."""
    players, race = random.randint(2, 6), random.random() < 0.5
    hands: list[list[Any]] = [[random.randrange(players), random.randint(9, 90)] for _ in range(random.randint(1, 12))]
    if random.random() < 0.3:
        hands = [[winner, 30 * (1 + points % 3)] for winner, points in hands]  # where ties are frequent
    totals, winner, played = [0] * players, [], 0
    given: dict[str, Any] = {"players": players, "hands": hands, "scheme": "race" if race else "fixed_hands"}
    given |= {"target": random.randint(60, 300)} if race else {"hands_limit": random.randint(1, 8)}
    for who, points in hands:
        if winner:
            break
        totals[who] += points
        played += 1
        if race:
            winner = [seat for seat in range(players) if totals[seat] >= given["target"]]
        elif played == given["hands_limit"]:
            winner = [seat for seat in range(players) if totals[seat] == max(totals)]
    return {}, given, {"totals": totals, "winner": winner, "hands_played": played}


KINDS = {
    **{(game, "deck"): deck for game in ("balik_satu", "chaqui", "gonggong", "tantanan", "kowah", "chot")},
    **{(game, "card_values"): card_values for game in ("balik_satu", "gonggong", "kowah")},
    ("chot", "chot_session"): chot_session,
    ("chot", "chot_settle"): chot_settle,
    ("gonggong", "pot_session"): pot_session,
    ("gonggong", "ceken"): ceken,
    ("kowah", "kowah_how"): kowah_how,
    ("kowah", "kowah_match"): kowah_match,
}
