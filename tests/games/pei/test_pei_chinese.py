"""The Chinese game, clause by clause: what the worked examples leave out."""

from __future__ import annotations

from typing import Any

import pytest

from ceki.cards.ceki import C2, M2, S2
from ceki.cards.notation import counted
from ceki.engine.bits import NONE
from ceki.engine.chance import key_from_seed
from ceki.games.pei.rules import RAJA, UNYIK
from ceki.games.pei.words import CAPTURE, PLAY
from ceki.play import catalogue
from ceki.play.match import Match
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from tests.games.namespaces import pei, pei_chinese


def table(**options: Any) -> Any:
    return ruleset("pei_chinese", **options).table()


def dealt(seed: int = 1, **options: Any) -> Any:
    g = table(**options)
    g.key = key_from_seed(seed)
    pei_chinese.deal(g)
    return g


def score(cards: str, **options: Any) -> int:
    return pei.best_score(table(**options), counted(cards.split()))


def test_pc_1_three_players_and_the_same_pack() -> None:
    assert pei_chinese.GAME.seats == (3,)
    assert (sum(dealt().deck), catalogue.game("pei_chinese").table.FIELDS["variant"].option.default) == (120, "chinese")


def test_pc_2_whole_packs_of_fourteen_go_to_one_place() -> None:
    where: dict[str, set[int]] = {}
    for pack in range(8):
        g = table()
        g.key = key_from_seed(3)
        g.pack[:] = C2
        g.pack[14 * pack : 14 * pack + 14] = S2
        pei.deal_out(g)
        lies = [name for name, n in places(g).items() if n[S2] == 14]
        assert len(lies) == 1
        where.setdefault(lies[0], set()).add(pack)
    assert {name: len(packs) for name, packs in where.items()} == {"0": 1, "1": 1, "2": 1, "pool": 2, "stock": 3}


def places(g: Any) -> dict[str, Any]:
    """The cards at each place of the deal, counted by face."""
    found: dict[str, Any] = {str(seat): g.hand[seat] for seat in range(3)} | {"pool": g.pool, "stock": counted([])}
    for card in (*g.stock, g.unyik_card):
        if card != NONE:
            found["stock"][card] += 1
    return found


def test_pc_2_the_dice_differ_from_round_to_round() -> None:
    assert len({tuple(dealt(seed).packs) for seed in range(5)}) == 5
    assert all(sorted(dealt(seed).packs) == list(range(8)) for seed in range(5))


def test_pc_3_the_last_player_alone_knows_the_last_card() -> None:
    g = dealt()
    assert g.unyik_card != NONE
    assert (g.open_card, g.patih_card, g.unyik) == (NONE, NONE, UNYIK)
    played = Round.from_seed(ruleset("pei_chinese"), 1)
    seen = [played.view(seat).table.unyik_card for seat in range(3)]
    assert (seen[2], seen[0] == seen[1] != seen[2]) == (played.table.unyik_card, True)


def test_pc_4_a_card_from_the_hand_and_one_from_the_bottom() -> None:
    g = table()
    pei.lay_in_pool(g, M2)
    g.hand[RAJA, C2] = 1
    g.stock[:4] = [5, 6, 7, S2]  # the last is the bottom
    g.stock_left = 4
    pei_chinese.play(g, PLAY, C2)
    assert (g.played_took, g.fresh) == (M2, S2)
    with_pool = table()
    for card in (M2, S2):
        pei.lay_in_pool(with_pool, card)
    with_pool.hand[RAJA, C2] = 1
    pei_chinese.play(with_pool, PLAY, C2)
    pei_chinese.play(with_pool, CAPTURE, S2)  # one card only
    assert int(with_pool.pool[M2]) == 1


@pytest.mark.parametrize(
    ("cards", "total"),
    [
        ("WF S8 M9", 36),
        ("C8 S2 M2 M2", 33 + 2),
        ("C9 S1 M1 C9", 30 + 9),
        ("C1 C2 C3 C1 C2 C3", 39 + 6),
        ("C1 C2 C3 C4 C5 C6 C7 C8 S2 M2", 39 + 22 + 33),
    ],
)
def test_pc_5_and_pc_6_three_cards_once(cards: str, total: int) -> None:
    assert score(cards) == total


def test_pc_6_extras_at_the_rate_if_the_house_says_so() -> None:
    assert score("C1 C2 C3 C4", extras="rate") == 52


def test_pc_7_any_bet_may_be_used() -> None:
    match = Match(ruleset("pei_chinese", bets="wudon,jung,wulwulan"), seed=1, rounds=2)
    for played in match.play_through(lambda played: played.legal_numbers[0]):
        assert sum(played.cents) + played.table.pot == played.pot_before
    assert sum(match.cents) == 0
    assert any(match.cents)


def test_the_options_of_pei_work_here_too() -> None:
    assert table(last_card="none").last_card == 2
    assert dealt(patih_peek=True).patih_card != NONE


def test_the_chinese_game_stays_the_chinese_game() -> None:
    with pytest.raises(ValueError, match="option variant: 'java' is not allowed; allowed: chinese"):
        table(variant="java")
