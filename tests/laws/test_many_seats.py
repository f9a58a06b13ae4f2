"""Numbers of players that need an option: every law holds at the most seats and the most cards too."""

from __future__ import annotations

import pytest

from ceki.play import catalogue
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.testing.watch import watch

MORE = [
    pytest.param(game.id, game.info.more_seats[-1], id=game.id) for game in catalogue.games() if game.info.more_seats
]


@pytest.mark.parametrize(("name", "seats"), MORE)
def test_the_most_cards_are_dealt_played_and_kept(name, seats):
    played = Round.from_seed(ruleset(name, seats, half_decks=40), 3)
    while not played.over and len(played.numbers) < 60:
        played.make(*played.legal_numbers[-1])
    g = played.table
    held = [g.hand, g.heap]
    assert sum(int(field.sum()) for field in held) + g.stock_left + int(g.offered >= 0) == 1200
    assert played.view(19).determinize(1).hand.sum() == g.hand.sum()


@pytest.mark.prove
@pytest.mark.parametrize(("name", "seats"), MORE)
def test_laws_hold_at_the_most_seats(name, seats):
    seen = watch(ruleset(name, seats, half_decks=10), 1, redeals=1, bot=2)
    assert seen.fault == "none"
    assert seen.moved >= 0.95 * seen.positions > 0


@pytest.mark.parametrize(("name", "seats"), MORE)
def test_more_seats_need_half_decks_in_one_sentence(name, seats):
    with pytest.raises(ValueError, match=r"option half_decks: 20 players need it, .* 10 to 40 are allowed"):
        ruleset(name, seats)
    with pytest.raises(ValueError, match=r"players: 21 cannot play .*; allowed: [23] to 20"):
        ruleset(name, 21)
    with pytest.raises(ValueError, match="option half_decks: 9 half decks are too few for 20 players"):
        ruleset(name, seats, half_decks=9)
