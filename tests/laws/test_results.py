"""Laws of results, of every game in every house: sums by unit are what the rules wrote, and nothing is added twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ceki.bots.playout import points_of
from ceki.engine.game import CENTS, UNITS
from ceki.play import catalogue
from ceki.play.match import Match
from ceki.play.ruleset import Ruleset, ruleset
from ceki.play.score import Payment, Result, result_of
from ceki.play.standing import Standing
from tests.golden.sheets import Settled, houses, played

OTHERS = {  # houses that no preset is, in which rounds and matches end otherwise; by game
    "chot": [{"settle": "each"}, {"bangkong_tie": "void", "bangkong_points": 4}, {"ceki_tokens": "bonus_only"}],
    "kowah": [{"scheme": "fixed_hands", "hands": 2, "tie": "share"}, {"scheme": "race", "target": 60, "rate": 3}],
    "pei": [
        {"bets": "wudon,rampung,jung,wulwulan,jedhil"}, {"bets": "jedhil", "people": 4, "reseat": "every_round"},
        {"bets": "wulwulan", "pot_at_end": "carry"}, {"people": 4},
    ],
    "gonggong": [{"scoring": "undhuh_undhuhan", "pot_refill": "restake"}, {"bak_bakan_mode": "bak_only"}],
    "chabut": [{"showdown": "pool"}, {"tie": "push"}],
    "pakau": [{"settlement": "banker"}],
    "sakopong": [{"payout": way} for way in ("per_trick", "last_trick", "trickless_pay")],
    "cholek_tiga": [{"settlement": "all_pairs"}, {"cents_per_point": 0}],
}  # fmt: skip


def every_house() -> Iterator[Any]:
    """Every game and preset, and some houses more."""
    for one in houses():
        yield pytest.param(ruleset(one.game, preset=one.preset), id=one.name)
    for game, options in OTHERS.items():
        for given in options:
            read = {name: game_option(game, name, value) for name, value in given.items()}
            name = "-".join(f"{key}={value}" for key, value in given.items())
            yield pytest.param(ruleset(game, **read), id=f"{game}-{name}")


def game_option(game: str, name: str, value: Any) -> Any:
    """A value of an option; sets are written with commas."""
    return set(value.split(",")) if catalogue.game(game).options[name].kind == "set" else value


def written(chosen: Ruleset, g: Any, seat: int, unit: str) -> int:
    """What the rules wrote for a seat in a unit, straight from the record; cents as they were moved."""
    if unit == CENTS:
        return int(g.cents[seat])
    found = 0
    for i in range(g.lines):
        kind = chosen.game.info.lines[g.line_what[i]]
        if g.line_seat[i] == seat:
            found += int(g.line_points[i]) if kind.unit == unit and not kind.total else 0
            found += int(g.line_count[i]) if kind.counts == unit else 0
    return found


def ask_of_round(chosen: Ruleset, g: Any, result: Result) -> None:
    """The laws of a settled round."""
    seats = range(chosen.players)
    for seat in seats:
        found = result.totals[seat]
        assert list(found)[-1] == CENTS
        assert found == {unit: written(chosen, g, seat, unit) for unit in found}
        assert all(written(chosen, g, seat, unit) == 0 for unit in UNITS if unit not in found)
        counted = {CENTS, *(line.counts for line in result.lines)}
        assert points_of(g, seat) == sum(found[unit] for unit in found if unit not in counted)
    for line in result.lines:
        if line.total:  # it repeats a sum, to the point
            assert line.amount == result.totals[line.seat][line.unit]
    for name in ("points", "score"):  # what a game itself keeps of its points
        kept = getattr(g, name, None)
        if kept is not None and getattr(kept, "ndim", 0) == 1:
            assert [int(kept[seat]) for seat in seats] == [result.totals[seat].get("points", 0) for seat in seats]
        elif kept is not None:
            assert int(kept) == sum(own.get("points", 0) for own in result.totals)
    assert sum(own[CENTS] for own in result.totals) + result.to_pot == 0
    evened(result.payments, [own[CENTS] for own in result.totals], result.to_pot)
    assert sorted(result.order) == list(seats)
    assert sorted(result.order[: len(result.winners)]) == result.winners
    assert len(result.winners) < chosen.players or chosen.players == 3  # three may be first together


def evened(payments: list[Payment], cents: list[int], to_pot: int) -> None:
    """Payments give everybody what they have."""
    left = {**dict(enumerate(cents)), -1: to_pot}
    for paid in payments:
        assert paid.cents > 0
        assert "" not in (paid.word, paid.clause), paid
        left[paid.giver] += paid.cents
        left[paid.taker] -= paid.cents
    assert not any(left.values())


def ask_of_match(match: Match, standing: Standing, by_rounds: list[int], won: list[int]) -> None:
    """The laws of a match: the ledger is the rounds' cents and its own settlement, line by line."""
    assert match.cents == [a + b for a, b in zip(by_rounds, match.settled, strict=True)]
    carried = {amount.name: amount for amount in standing.carried}
    assert carried["won"].values == won
    if not standing.over:
        assert (standing.winners, standing.settling, any(standing.settled)) == ([], [], False)
        return
    assert sum(match.cents) + match.pot == 0
    evened(standing.payments, standing.settled, -match.from_pot)
    groups = standing.sides or [[person] for person in range(len(match.cents))]
    for group in groups:
        told = sum(line.amount for line in standing.settling if line.who == group)
        assert told == sum(standing.settled[person] for person in group)
    assert all(line.unit == CENTS for line in standing.settling)


@pytest.mark.parametrize("chosen", [*every_house()])
def test_sums_by_unit_are_what_settle_and_the_match_wrote(chosen: Ruleset) -> None:
    match = Match(chosen, seed=11)
    by_rounds, won = [0] * len(match.cents), [0] * len(match.cents)
    for number, (done, sheet) in enumerate(played(match)):
        seated = [sheet.ledger.persons.index(name) for name in sheet.names]
        again = result_of(chosen.game, done.table, int(done.table.pot) - sheet.result.to_pot)
        assert again == sheet.result
        ask_of_round(chosen, done.table, sheet.result)
        for seat, person in enumerate(seated):
            by_rounds[person] += int(done.table.cents[seat])
            won[person] += int(seat in sheet.result.winners)
        ask_of_match(match, sheet.ledger.standing, by_rounds, won)
        assert number < 60


def test_amounts_of_a_match_stand_where_the_round_says() -> None:
    """What a round brings and what the match then carries agree, wherever a game carries points or tokens by person."""
    asked = set()
    for one in houses():
        chosen = ruleset(one.game, preset=one.preset)
        match = Match(chosen, seed=3)
        for _, sheet in played(match):
            for amount in sheet.ledger.standing.carried:
                if amount.of != "people" or not amount.unit or sum(amount.values) <= sum(amount.before):
                    continue  # nothing came, or what was there went back, as tokens do
                seat_of = {sheet.ledger.persons.index(name): seat for seat, name in enumerate(sheet.names)}
                for person, (now, before) in enumerate(zip(amount.values, amount.before, strict=True)):
                    assert now - before == sheet.result.totals[seat_of[person]].get(amount.unit, 0)
                asked.add(one.game)
    assert len(asked) == 2  # the two games that carry such


def test_a_unit_that_is_none_is_refused() -> None:
    from ceki.engine.game import Line
    from ceki.engine.match_record import tally

    with pytest.raises(TypeError, match="unit 'coins' is none of points, cents, tokens, tricks"):
        Line("ayam", "BS-39", "says", "coins")
    with pytest.raises(TypeError, match="unit='coins' is none of"):
        tally("people", unit="coins", seen="all", clause="KI-3", label="coins")
    with pytest.raises(TypeError, match="of='seats' is none of"):
        tally("seats", unit="points", seen="all", clause="KI-3", label="coins")
    with pytest.raises(TypeError, match="seen='own' is none of"):
        tally("people", unit="points", seen="own", clause="KI-3", label="coins")


def test_a_settled_table_stands_alone() -> None:
    """A settled table has all that its result is made of."""
    done = Settled(ruleset("pakau").table())
    assert done.cents == [0] * 4
