"""R12: docs/fair-deals.md is enough to write a verifier from; three that stand apart agree, and take no forgery."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from ceki.engine import chance
from ceki.play.dealt_hands import hands_dealt
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.server.fairness import fair_deal
from ceki.server.fairness.verify import verify
from ceki.server.protocol.public_state import plain
from tests.fair.__main__ import measure
from tests.fair.forged import KINDS
from tests.fair.verifiers import ROOT, block, in_the_page, third


def test_the_table_of_the_page_is_the_one_that_the_browser_has():
    assert block("dealing") == json.loads((ROOT / "web/src/lib/dealing.json").read_text())


def test_the_vectors_hold_in_python():
    stream, orders = block("stream"), block("shuffle")
    key, words, scratch = (
        chance.key_from_bytes(bytes.fromhex(stream["key"])),
        np.zeros(16, np.int64),
        np.zeros(16, np.int64),
    )
    chance.fill_block(key, chance.SHUFFLES, stream["block"], chance.DOUBLE_ROUNDS, scratch, words)
    assert [f"{word:08x}" for word in words] == stream["words"]
    table = ruleset("pakau").table()
    table.key = key
    for name in ("first", "second"):
        cards = np.arange(10)
        chance.shuffle(table, cards, 10)
        assert cards.tolist() == orders[name]
    for deal in block("deals"):
        chosen, seed = ruleset(deal["game"], deal["players"], **deal["given"]), bytes.fromhex(deal["server_seed"])
        options = plain(chosen.options)
        assert deal["options"].items() <= options.items()
        assert fair_deal.commitment(deal["table"], deal["round"], seed) == deal["commitment"]
        made = fair_deal.deal_key(seed, deal["player_seeds"])
        assert made.hex() == deal["key"]
        assert hands_dealt(chosen.game, Round(chosen, made, deal["starter"]).table) == deal["hands"], deal["game"]
    assert len(verify(json.dumps(block("log"))).rounds) == 1


def test_the_vectors_hold_in_the_verifier_that_is_written_from_the_page():
    verifier = third()
    said = verifier.ask({"vectors": True})
    verifier.end()
    assert said == {"stream": block("stream"), "shuffle": block("shuffle"), "deals": block("deals"), "log": 1}


def test_the_vectors_hold_in_the_verifier_of_the_browser():
    verifier, given = in_the_page(), {name: block(name) for name in ("stream", "deals", "log")}
    said = verifier.ask({"vectors": given})
    verifier.end()
    assert said == {**given, "log": 1}


def promised(rounds: int, forgeries: int) -> dict[str, Any]:
    found = measure(rounds, forgeries, seed=1)
    assert found["wrong"] == []
    assert found["forgeries"] == forgeries
    assert list(found["held"].values()) == [found["rounds"]] * 3
    for name in found["held"]:
        for kind in KINDS:
            assert found["refused"][name, kind.__name__] > 0, (name, kind)
    return found


def test_three_verifiers_hold_every_game_and_refuse_every_forgery():
    assert promised(42, 28)["rounds"] >= 42


@pytest.mark.prove
def test_three_verifiers_hold_200_rounds_and_refuse_120_forgeries():
    assert promised(200, 120)["rounds"] >= 200
