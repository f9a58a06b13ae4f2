"""People at a table: words by a badge and at a seat, the waiting room, strangers who meet, those who watch."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP
from tests.web.player import Player

GAME = "cholek_tiga"


def says(page: Page, text: str) -> None:
    """Writes to the table, in the open menu."""
    page.get_by_label("Write").fill(text)
    page.get_by_role("button", name="Say", exact=True).click()
    expect(page.locator(".said")).to_contain_text(text)


def come(player: Callable[..., Player], code: str, name: str, does: str) -> Player:
    """Somebody who comes to a table, and says who comes and what for."""
    one = player(DESKTOP)
    one.page.goto(f"{one.url}/t/{code}")
    one.page.get_by_label("Your name").fill(name)
    one.page.get_by_role("button", name=does).click()
    return one


def opened(player: Callable[..., Player], *watching: str) -> list[Player]:
    """Siti and Budi at a table where a hand is played, and those who watch."""
    siti = player()
    code = siti.make_table(game=GAME, players=2, name="Siti", chat=True)
    others = [come(player, code, name, "Just watch") for name in watching]
    found = [siti, come(player, code, "Budi", "Sit here"), *others]
    for one in found:
        one.page.wait_for_selector(".table .status")
    return found


def test_words_are_seen_by_a_badge_and_at_the_seat_and_kept_over_a_reload(player: Callable[..., Player]) -> None:
    siti, budi, rani = opened(player, "Rani")
    budi.page.get_by_role("button", name="More").click()
    says(budi.page, "Selamat malam")
    for one in (siti, rani):
        expect(one.page.locator(".seat .bubble")).to_have_text("Selamat malam")
        expect(one.page.get_by_role("button", name="More, one new message")).to_be_visible()
        expect(one.page.locator("[aria-live=polite]").filter(has_text="Budi says: Selamat malam")).to_have_count(1)
    says(budi.page, "Good luck")
    expect(siti.page.get_by_role("button", name="More, 2 new messages")).to_be_visible()
    siti.page.reload()
    siti.page.get_by_role("button", name="More, 2 new messages").click()
    expect(siti.page.locator(".said li")).to_have_text(["Budi Selamat malam", "Budi Good luck"])
    siti.page.keyboard.press("Escape")
    expect(siti.page.get_by_role("button", name="More", exact=True)).to_be_visible()


def test_those_who_watch_talk_among_themselves_during_a_hand(player: Callable[..., Player]) -> None:
    siti, budi, rani = opened(player, "Rani")
    other = player(DESKTOP)
    other.page.goto(rani.page.url)
    other.page.get_by_role("button", name="Just watch").click()
    for one in (rani, other):
        one.page.get_by_role("button", name="More").click()
    expect(rani.page.get_by_text("only the other watchers can read this")).to_be_visible()
    says(rani.page, "a weak hand")
    expect(other.page.locator(".said li")).to_have_text(["Rani (watching) a weak hand"])
    budi.page.get_by_role("button", name="More").click()
    says(budi.page, "and now?")
    siti.page.get_by_role("button", name="More, one new message").click()
    expect(siti.page.locator(".said li")).to_have_text(["Budi and now?"])
    other.page.get_by_label("Your name").fill("Tuah")  # at a full table too
    says(other.page, "no idea")
    expect(rani.page.locator(".said li").last).to_have_text("Tuah (watching) no idea")


def test_one_sees_who_is_writing(player: Callable[..., Player]) -> None:
    siti, budi = opened(player)
    for one in (siti, budi):
        one.page.get_by_role("button", name="More").click()
    budi.page.get_by_label("Write").press_sequentially("Hai")
    expect(siti.page.locator(".writing")).to_have_text("Budi is writing…")


def test_the_waiting_room_says_who_invites_and_seats_change_while_one_looks(player: Callable[..., Player]) -> None:
    siti, budi, rani = player(), player(), player()
    code = siti.make_table(game=GAME, players=3, name="Siti", chat=True)
    expect(siti.page.get_by_text("2 seats are free")).to_be_visible()
    for one in (budi, rani):
        one.page.goto(f"{one.url}/t/{code}")
        expect(one.page.get_by_text("Siti invites you to play Cholek Tiga.")).to_be_visible()
    expect(rani.page.get_by_role("link", name="How to play")).to_be_visible()
    rani.page.get_by_label("Your name").fill("Rani")
    wishes: list[str] = []  # until she would sit down, she is told of no change
    rani.lost = True
    rani.page.on("request", lambda asked: wishes.append(asked.url) if asked.method == "POST" else None)
    rani.page.route("**/api/tables/*", lambda route: route.continue_() if wishes else route.abort())
    budi.page.get_by_label("Your name").fill("Budi")
    budi.page.get_by_role("button", name="Sit here").first.click()
    expect(siti.page.locator(".rowlist li").nth(1)).to_contain_text("Budi")
    expect(siti.page.get_by_text("One seat is free")).to_be_visible()
    rani.page.get_by_role("button", name="Sit here").first.click()
    expect(rani.page.get_by_role("alert")).to_have_text("Budi just took that seat. Choose another.")
    expect(rani.page.get_by_role("button", name="Sit here")).to_have_count(1)
    budi.page.get_by_label("Write").press_sequentially("Hai")
    expect(siti.page.locator(".rowlist li").nth(1)).to_contain_text("is writing")


def test_two_strangers_meet_and_are_told_when_bots_come(player: Callable[..., Player]) -> None:
    one, other = player(), player()
    for who in (one, other):
        who.page.goto(who.url)
        who.page.get_by_role("button", name="Quick match").click()
        expect(who.page.get_by_text("Bots take the free seats in")).to_be_visible()
    assert one.page.url == other.page.url
    expect(one.page.locator(".rowlist li").filter(has_text="here")).to_have_count(2)


def test_r5_one_who_watches_sees_all_hands_when_the_round_is_over(player: Callable[..., Player]) -> None:
    me, watcher = player(), player(DESKTOP)
    code = me.make_table(game="chabut", players=2, bots=1)  # of short rounds
    watcher.page.goto(f"{watcher.url}/t/{code}")
    watcher.page.get_by_role("button", name="Just watch").click()
    watcher.page.wait_for_selector(".table .status")
    watcher.page.get_by_role("button", name="More").click()
    expect(watcher.page.get_by_role("button", name="See all hands")).to_have_count(0)
    watcher.page.keyboard.press("Escape")
    me.play()
    watcher.page.wait_for_selector(".table[data-at=over]")
    watcher.page.locator("dialog[open]").get_by_role("button", name="Close").first.click()
    watcher.page.get_by_role("button", name="More").click()
    watcher.page.get_by_role("button", name="See all hands").click()
    expect(watcher.page.locator("dialog[open] li .lying").first).to_be_visible()
