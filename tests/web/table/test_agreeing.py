"""What the players may agree between two rounds, at the score sheet: proposed and answered by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.conftest import PHONE
from tests.web.player import Player
from tests.web.staged import Staged

PART = "dialog[open] [data-agreeing]"


def proposal(person: int, *yes: int, agreed: bool = False) -> dict[str, Any]:
    told = {"seq": 77, "person": person, "options": {"bets": [[0, 1, 5]]}, "yes": list(yes), "agreed": agreed}
    return {"open": ["bets"], "proposal": told}


def test_yg_5_bets_are_proposed_and_agreed_at_the_score_sheet(player: Callable[..., Player]) -> None:
    me = player(PHONE)
    staged = Staged(me, "gonggong", 4, preset="ceken")
    assert staged.state["agreeing"] == {"open": ["bets"], "proposal": None}
    seats = [{**seat, "kind": "human" if seat["seat"] < 2 else "bot"} for seat in staged.state["seats"]]
    name = seats[1]["name"]
    staged.push(over=True, turn=None, legal=[], asked=False, seats=seats)
    part = me.page.locator(PART)
    part.wait_for()
    assert "Bets: the same between all. You can change this" in part.inner_text()

    part.locator("summary").focus()
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("Tab")
    assert me.page.evaluate("document.activeElement.closest('label').innerText.trim()") == f"You and {name}"
    me.page.keyboard.type("5")
    me.page.keyboard.press("Enter")
    staged.tell(
        type="error",
        code="bad_options",
        id="not_agreed_here",
        args={"given": "'bets'", "allowed": ["none"]},
        message="",
    )
    told = "Option 'bets' is not agreed between rounds here; allowed: none."
    assert part.locator("[role=alert]").inner_text() == told
    assert staged.agreeing == [{"type": "propose", "options": {"bets": [[0, 1, 5]]}}]

    staged.push(agreeing=proposal(0, 0))
    assert f"You propose Bets: You and {name} 5. Not agreed yet: {name}." in part.inner_text()
    part.get_by_role("button", name="Take it back").press("Enter")
    staged.push(agreeing=proposal(1, 1))
    assert f"{name} proposes Bets: You and {name} 5. Not agreed yet: you." in part.inner_text()
    part.get_by_role("button", name="Agree").press("Enter")
    staged.push(agreeing=proposal(1, 0, 1, agreed=True))
    assert "All agree." in part.inner_text()
    part.get_by_role("button", name="Say no").press("Enter")
    staged.push(agreeing={"open": [], "proposal": None})
    part.wait_for(state="detached")
    said = [(one["type"], one["proposal"]) for one in staged.agreeing[1:]]
    assert said == [("refuse", 77), ("agree", 77), ("refuse", 77)]
