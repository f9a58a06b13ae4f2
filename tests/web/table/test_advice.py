"""Advice at a table of practice: a hint on a move, and a review of the round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.conftest import DESKTOP, PHONE
from tests.web.player import WAIT, Player
from tests.web.staged import Staged

SAYS = "Discard 2 of coins: it leaves you 2 cards short of all sets; without the 9 of coins you would be 3 short."
WORTHS = [("discard C2", 10.0, 5.0, 0.7, 0.2), ("discard C9", -10.0, 5.0, 0.3, 0.6)]


def hint(staged: Staged, exact: bool = False) -> dict[str, Any]:
    """A hint on the state that is shown."""
    rows = [
        {"move": m, "facts": [], "worth": w, "error": 0.0 if exact else e, "gains": g, "losses": lost, "less": 10 - w}
        for m, w, e, g, lost in WORTHS
    ]
    told = {"type": "hint", "seq": staged.state["seq"], "move": rows[0]["move"], "even": [], "other": rows[1]["move"]}
    found = {"mine": fact("short", n=2), "theirs": fact("short", n=3), "within": 0, "given": None}
    rows = [{**row, "give": 0.0 if exact else 6.0} for row in rows]
    return {**told, **found, "unit": "cents", "exact": exact, "playouts": 300, "moves": rows}


def fact(name: str, **numbers: int) -> dict[str, Any]:
    """A fact of a move as the server sends it."""
    return {"id": name, "numbers": numbers, "cards": [], "word": "", "line": ""}


def practice(me: Player) -> Staged:
    """Three cards in the hand, and a choice between two."""
    staged = Staged(me, "balik_satu", 4, practice=True)
    staged.ask("discard C2", "discard C9", view=staged.hand("C2", "C9", "S4"))
    return staged


def over_another(one: Locator, other: Locator) -> bool:
    """Whether two things on the screen share a point."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    across = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    down = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return across > 1 and down > 1


def test_u22_a_hint_and_a_review_by_taps(player: Callable[..., Player]) -> None:
    me = player(PHONE)
    page = me.page
    me.make_table(game="sakopong", players=2, practice=True, title="advised")
    me.wait_turn()
    page.get_by_role("button", name="Hint").click()
    panel = page.get_by_role("region", name="Hint")
    said = panel.locator(".says")
    said.wait_for(timeout=WAIT)
    marked = page.locator(".held.advised, .act.advised").first
    expect(marked).to_be_visible()
    expect(panel.locator(".face")).to_be_visible()
    panel.get_by_role("button", name="Compare").click()
    rows = panel.locator("tbody tr")
    best = str(rows.first.get_attribute("data-worth"))
    assert marked.get_attribute("data-card") == best.split()[1]
    assert rows.count() == min(8, len(me.hand()))
    for other in [*page.locator(".opponents .seat").all(), page.locator(".hand"), page.locator(".bar")]:
        assert not over_another(panel, other)
    assert me.overflow() == (0, 0)
    panel.get_by_role("button", name="Less").click()
    since = me.step()
    marked.click()
    page.locator(f".act.advised[data-move='{best}']").click()
    me.stepped(since)
    expect(panel).to_have_count(0)
    me.play()
    page.wait_for_selector("dialog[open]")
    page.get_by_role("button", name="Review my round").last.click()
    expect(page.locator("dialog[open] [role=status]:not(.thinking)")).to_contain_text("choice", timeout=WAIT)


def test_u22_a_hint_by_keys_is_said_and_escape_closes_it(player: Callable[..., Player]) -> None:
    staged = practice(player(DESKTOP))
    page = staged.page
    page.keyboard.press("h")
    expect(page.get_by_role("status").filter(has_text="Weighing your moves")).to_be_visible()
    assert staged.asked == ["hint"]
    staged.tell(**hint(staged))
    expect(page.locator("[aria-live=polite]").filter(has_text=SAYS)).to_have_count(1)
    expect(page.get_by_role("button", name="Two of coins, position 1 of 3, playable, advised")).to_have_count(1)
    assert page.evaluate("document.activeElement?.matches('.hand .held')")
    page.get_by_role("button", name="Compare both moves").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("row", name="Discard Two of coins, advised")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Hint")).to_have_count(0)
    expect(page.locator(".advised")).to_have_count(0)


def test_u22_a_hint_is_about_the_card_that_is_picked(player: Callable[..., Player]) -> None:
    staged = practice(player(PHONE))
    page = staged.page
    page.get_by_role("button", name="Nine of coins, position 2 of 3").click()
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("status").filter(has_text="Weighing your moves")).to_be_visible()
    assert staged.asked == ["hint discard C9"]


def test_u22_moves_are_drawn_to_scale_with_their_errors(player: Callable[..., Player]) -> None:
    staged = practice(player(PHONE))
    page = staged.page
    page.get_by_role("button", name="Hint").click()
    staged.tell(**hint(staged))
    page.get_by_role("button", name="Compare both moves").click()
    best, worse = page.locator("tbody tr").all()

    def drawn(row: Locator, what: str) -> tuple[float, float]:
        """Where a mark begins and how long it is, in hundredths of the scale."""
        left, width = row.locator(what).evaluate("e => [parseFloat(e.style.left), parseFloat(e.style.width)]")
        return round(left, 1), round(width, 1)

    # two errors are 10 cents: from -20 to 20, a cent is 2.5 of the scale
    assert (drawn(best, ".fill"), drawn(best, ".whisker")) == ((50, 25), (50, 50))
    assert (drawn(worse, ".fill"), drawn(worse, ".whisker")) == ((25, 25), (0, 50))
    expect(best.locator(".worth")).to_contain_text("+10± 10 won 70%, lost 20%")
    expect(worse.locator(".worth")).to_contain_text("\N{MINUS SIGN}10± 10 won 30%, lost 60%")
    staged.tell(**hint(staged, exact=True))
    expect(page.locator(".hinted .note")).to_have_text(
        "Counted exactly: discard 2 of coins wins 10 cents on average and wins 70% of the rounds, discard 9 of coins "
        "loses 10 cents on average and wins 30% of the rounds. Worth in cents, counted exactly."
    )
    expect(page.locator(".whisker")).to_have_count(0)


def test_u22_a_hint_that_is_late_or_refused(player: Callable[..., Player]) -> None:
    staged = practice(player(PHONE))
    page = staged.page
    panel = page.get_by_role("region", name="Hint")
    page.get_by_role("button", name="Hint").click()
    late = hint(staged)
    staged.ask("discard C2", "discard C9")
    staged.tell(**late)
    staged.tell(type="hands", seq=0, hands={})
    expect(panel).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    staged.tell(
        type="error", code="retry", id="advice_failed", args={}, message="The bots are busy; ask again in a moment."
    )
    expect(panel.get_by_role("alert")).to_have_text("No hint: The advice could not be worked out; ask again.")
    page.get_by_role("button", name="Hint", exact=True).click()
    staged.tell(**hint(staged))
    expect(panel.locator(".says")).to_have_text(SAYS)
    expect(page.get_by_role("alert")).to_have_count(0)


def ended(staged: Staged) -> int:
    """Plays a card and ends the round; returns the number of the move that was played."""
    number = staged.made + 1
    me = staged.state["me"]
    staged.push((me, "discard C9"), legal=[], asked=False, turn=1, view=staged.hand("C2", "S4"))
    staged.others((1, "discard C6"), view={"heap": ["C9", "C6"], "discard": "C6"})
    staged.push(over=True, turn=None)
    return number


def test_u22_a_review_is_read_and_its_moments_are_looked_at(player: Callable[..., Player]) -> None:
    staged = practice(player(PHONE))
    page = staged.page
    number = ended(staged)
    page.get_by_role("dialog").get_by_role("button", name="Review my round").click()
    dialog = page.get_by_role("dialog", name="Your round")
    expect(dialog.get_by_role("status")).to_contain_text("Reviewing your choices")
    assert staged.asked == ["review"]
    row = {
        "move": "discard C9",
        "best": "discard C2",
        "cost": 3.25,
        "error": 0.5,
        "unit": "cents",
    }
    why = {"mine": fact("wait", n=15), "theirs": fact("wait", n=10)}
    none = {"mine": None, "theirs": None}
    rows = [
        {**row, "number": number, "grade": "mistake", **why},
        {**row, "number": number + 40, "cost": 1.0, "error": 0.0, "grade": "", **none},
    ]
    counts = {"choices": 5, "sound": 3, "cost": 4.25, "error": 0.5}
    staged.tell(type="review", round=staged.state["table"]["round"], costly=rows, **counts)
    expect(dialog.get_by_role("status")).to_have_text(
        "3 of your 5 choices were sound, as far as anyone can say; the other 2 together cost about 4.3 cents "
        f"(± 1), most of all move {number}."
    )
    first, second = dialog.locator("li").all()
    expect(first).to_contain_text(f"Move {number}\N{NO-BREAK SPACE}mistakecost 3.3 cents\N{NO-BREAK SPACE}± 0.5")
    expect(first).to_contain_text("You playedDiscard Nine of coins")
    expect(first).to_contain_text("BetterDiscard Two of coins")
    expect(first).to_contain_text(
        "Discard 2 of coins: 15 unseen cards then complete you; without the 9 of coins 10 would."
    )
    expect(second).to_contain_text("cost 1 cent\N{NO-BREAK SPACE}exactly")
    expect(second.get_by_role("button")).to_have_count(0)
    expect(second).to_contain_text("This page was not open then")
    first.get_by_role("button", name="Show it").click()
    assert sorted(staged.me.hand()) == ["C2", "C9", "S4"]
    expect(page.locator(".held.advised")).to_have_attribute("data-card", "C2")
    expect(page.locator(".held.chosen")).to_have_attribute("data-card", "C9")
    expect(page.locator(".bar")).to_contain_text("You chose Discard Nine of coins; better: Discard Two of coins")
    assert page.locator(".act").count() == 0
    page.get_by_role("button", name="Back to the review").click()
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    assert sorted(staged.me.hand()) == ["C2", "S4"]


def test_u22_a_review_of_a_round_without_a_costly_choice_or_without_an_answer(player: Callable[..., Player]) -> None:
    staged = practice(player(PHONE))
    page = staged.page
    ended(staged)
    page.get_by_role("dialog").get_by_role("button", name="Review my round").click()
    dialog = page.get_by_role("dialog", name="Your round")
    staged.tell(
        type="error", code="retry", id="advice_failed", args={}, message="The bots are busy; ask again in a moment."
    )
    expect(dialog.get_by_role("alert")).to_have_text("No review: The advice could not be worked out; ask again.")
    dialog.get_by_role("button", name="Ask again").click()
    assert staged.asked == ["review", "review"]
    nothing = "None of your 3 choices cost you anything that could not be chance."
    staged.tell(type="review", round=staged.state["table"]["round"], costly=[], choices=3, sound=3, cost=0, error=0)
    expect(dialog.get_by_role("status")).to_have_text(nothing)
    expect(dialog.locator("li")).to_have_count(0)


def test_u22_a_moment_is_found_again_after_moves_were_taken_back(player: Callable[..., Player]) -> None:
    staged = practice(player(PHONE))
    page, me, held = staged.page, staged.state["me"], staged.state["view"]
    number = staged.made + 1
    undone = {"seq": staged.state["seq"] + 2, "kind": "undone", "seat": me, "move": None, "you": True, "name": ""}
    staged.push((me, "discard C2"), legal=[], asked=False, turn=1, view=staged.hand("C9", "S4"))
    staged.push(events=[undone], legal=["discard C2", "discard C9"], asked=True, turn=me, view=held)
    staged.push((me, "discard S4"), legal=[], asked=False, turn=1, view=staged.hand("C2", "C9"))
    staged.ask("discard C2", "discard C9", view=staged.hand("C2", "C9", "M1"))
    staged.push((me, "discard C9"), over=True, turn=None, asked=False, legal=[], view=staged.hand("C2", "M1"))
    page.get_by_role("dialog").get_by_role("button", name="Review my round").click()
    row = {"best": "discard C2", "cost": 3.0, "error": 0.5, "unit": "cents", "mine": None, "theirs": None}
    rows = [{**row, "number": number, "move": "discard S4"}, {**row, "number": number + 1, "move": "discard C9"}]
    staged.tell(type="review", round=staged.state["table"]["round"], costly=rows, choices=2, sound=0, cost=6, error=1)
    for at, hand in ((0, ["C2", "C9", "S4"]), (1, ["C2", "C9", "M1"])):
        page.get_by_role("button", name="Show it").nth(at).click()
        assert sorted(staged.me.hand()) == hand
        page.get_by_role("button", name="Back to the review").click()
