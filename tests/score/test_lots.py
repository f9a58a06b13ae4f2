"""At a real table people draw the lots: they sit in the order of their names, and no card is told that nobody drew."""

from __future__ import annotations

import pytest

from ceki.cli import main
from ceki.play.outcomes.evening import Evening
from ceki.play.ruleset import ruleset

SCORES = ("counted=yes", "score=310 280 330")


@pytest.mark.parametrize("people", [3, 4])
def test_the_people_of_pei_sit_in_the_order_of_their_names(people):
    """Raja, patih, unyik, and a fourth who deals, else the unyik (PE-2, PE-3, PE-4)."""
    record = Evening(ruleset("pei", people=people)).match.record
    assert [int(person) for person in record.seated[:3]] == [0, 1, 2]
    assert record.dealer == people - 1


@pytest.mark.parametrize("options", [(), ("-o", "people=4"), ("-o", "reseat=every_round", "-o", "bets=jung")])
def test_no_card_is_told_that_nobody_drew(options, tmp_path, capsys):
    names = "Ani,Budi,Citra,Dewi" if "people=4" in options else "Ani,Budi,Citra"
    for _ in range(2):
        words = ["score", "pei", *options, "--names", names, "--file", str(tmp_path / "evening.json"), *SCORES]
        assert main(words) == 0
        told = capsys.readouterr().out
        assert "Dealer: " in told
        assert "drawn" not in told.lower()


@pytest.mark.parametrize(("game", "begins"), [("cholek_tiga", 0), ("kowah", 1)])
def test_the_first_name_begins_or_deals(game, begins):
    """Who begins at Cholek Tiga (CT-4), and who sits on the left of the first dealer of Kowah (KW-31, KW-5)."""
    assert Evening(ruleset(game, 3)).match.starter == begins
