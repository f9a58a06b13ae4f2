"""Around the table: practice, talk, onlookers, several at one device, what was played, one's turn."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import DESKTOP
from tests.web.pages.test_lobby import open_table, order
from tests.web.player import Player
from tests.web.staged import Staged

SHORT = "chabut"  # a game of short rounds


def choose(me: Player) -> None:
    """One choice at a device that goes from hand to hand."""
    me.page.wait_for_selector("[data-at=mine]")  # a tap counts once the question has been seen
    since = me.step()
    while not me.page.locator(".actions .act").count():
        me.page.locator(".hand .can, .middle .can, .tray .can").first.click()
    me.page.locator(".actions .act").first.click()
    me.page.wait_for_selector(f".curtain[data-for], .table:not([data-step='{since}'])")


@pytest.mark.prove  # of a whole round; test_ending.py has a sheet
def test_u20_points_first_and_play_cents_beside(player: Callable[..., Player]) -> None:
    me = player()
    me.make_table(game="kowah", players=2, bots=1, title="points")
    me.play()
    sheet = me.ended("counts")
    ranks = sheet.locator(".ranks li")
    assert ranks.count() == 2
    first, last = ranks.first.inner_text(), ranks.last.inner_text()
    assert "point" in first
    assert "point" not in last  # nobody reads that they have nothing
    assert "cent" in last
    written = [line.replace(",", "") for line in sheet.locator(".lines .what").all_inner_texts()]
    amounts = [found[-1] for line in written if (found := re.findall(r"(\d+) points?\b", line))]
    (whose,) = set(sheet.locator(".lines .who").all_inner_texts())
    assert ranks.first.locator(".name").inner_text().split()[0] == whose  # beside it, what the seat is called
    points = ranks.first.locator("b").inner_text().replace(",", "").removesuffix(" points")
    assert int(points) == sum(map(int, amounts)) > 0
    expect(sheet.locator("thead").first).to_contain_text("no money")
    assert "€" not in sheet.inner_text()
    assert "$" not in sheet.inner_text()


def test_u22_practice_gives_hints_shows_hands_and_the_same_deal_again(player: Callable[..., Player]) -> None:
    me = player()
    me.make_table(game="cholek_tiga", players=2, practice=True, title="practice")
    me.settle()
    first = sorted(me.hand())
    me.page.get_by_role("button", name="Hint").click()
    expect(me.page.locator(".hinted .says")).to_contain_text("Discard")
    me.page.get_by_role("button", name="Close the hint").click()
    me.page.get_by_role("button", name="More").click()
    me.page.get_by_role("region", name="Practice").get_by_role("button", name="Hint").click()
    expect(me.page.locator(".hinted .says")).to_contain_text("Discard")
    expect(me.page.locator("dialog[open]")).to_have_count(0)
    me.page.get_by_role("button", name="More").click()
    me.page.get_by_role("button", name="Show the bots' hands").click()
    expect(me.page.locator("dialog .hand [role=img]").first).to_be_visible()
    me.page.keyboard.press("Escape")
    me.play(moves=2)
    me.settle()
    assert sorted(me.hand()) != first
    me.page.get_by_role("button", name="More").click()
    me.page.get_by_role("button", name="Same deal again").click()
    me.page.get_by_role("button", name="Yes, restart").click()
    me.page.keyboard.press("Escape")
    me.page.wait_for_function(f"() => document.querySelectorAll('.hand .held').length === {len(first)}")
    assert sorted(me.hand()) == first
    me.page.goto(me.url)
    me.make_table(game="cholek_tiga", players=2, bots=1)
    me.page.wait_for_selector(".table[data-step] .hand")
    me.page.get_by_role("button", name="More").click()
    me.page.get_by_role("button", name="Leave the seat").click()
    me.page.get_by_role("button", name="No, stay").click()
    me.page.get_by_role("button", name="Leave the seat").click()
    expect(me.page.get_by_text("Nobody else sits here, so the table closes.")).to_be_visible()
    expect(me.page.get_by_role("button", name="Hint")).to_have_count(0)


@pytest.mark.prove  # the clock of a table that is just opened runs for twenty seconds
def test_u25_whoever_was_too_slow_is_told_who_plays_and_how_to_come_back(player: Callable[..., Player]) -> None:
    me = player()
    me.make_table(game="cholek_tiga", players=2, bots=1, seconds=5)
    banner = me.page.locator(".banner")
    expect(banner).to_contain_text("Your time ran out, so a bot plays for you.")
    me.page.get_by_role("button", name="I am back").click()
    expect(banner).to_have_count(0)


def test_u26_talk_is_off_unless_wanted_and_a_player_can_be_muted_and_reported(player: Callable[..., Player]) -> None:
    host, guest = player(), player()
    host.make_table(game="kowah", players=2)
    host.page.wait_for_selector(".code")
    order(host, "kowah")
    host.page.get_by_role("combobox", name="Players").select_option("2")
    expect(host.page.get_by_label("Players may write to each other")).to_be_checked()
    code = open_table(host)
    guest.page.goto(f"{guest.url}/t/{code}")
    expect(guest.page.get_by_text("Chat is on")).to_be_visible()
    guest.page.get_by_role("button", name="Sit here").click()
    for one in (host, guest):
        one.page.wait_for_selector(".table[data-step] .hand")
        one.page.get_by_role("button", name="More").click()
    guest.page.get_by_role("button", name="Good luck!").click()
    said = host.page.locator(".said")
    expect(said).to_contain_text("Good luck!")
    guest.page.get_by_label("Write").fill("<b>rude</b>")
    guest.page.get_by_role("button", name="Say").click()
    expect(said).to_contain_text("<b>rude</b>")
    host.page.get_by_role("button", name="Report").click()
    expect(host.page.get_by_role("button", name="Reported")).to_be_disabled()
    host.page.get_by_role("button", name="Mute").click()
    expect(said).not_to_contain_text("rude")
    guest.page.get_by_label("Write").fill("again")
    guest.page.get_by_role("button", name="Say").click()
    expect(guest.page.locator(".said")).to_contain_text("again")
    expect(said).not_to_contain_text("again")
    host.page.get_by_role("button", name="Unmute").click()
    expect(said).to_contain_text("again")


def test_u27_those_who_look_on_are_counted_and_see_no_hand(player: Callable[..., Player]) -> None:
    host, watcher = player(), player(DESKTOP)
    code = host.make_table(game="kowah", players=2, bots=1, chat=True)
    host.page.wait_for_selector(".table[data-step] .hand")
    watcher.page.goto(f"{watcher.url}/t/{code}")
    watcher.page.get_by_role("button", name="Just watch").click()
    watcher.page.wait_for_selector(".watching .status")
    expect(host.page.locator(".status")).to_contain_text("1 watching")
    assert watcher.page.locator(".held").count() == 0


def test_several_people_share_a_device_and_a_curtain_covers_the_cards(player: Callable[..., Player]) -> None:
    me = player()
    order(me, "cholek_tiga")
    me.page.get_by_role("combobox", name="Players").select_option("2")
    me.page.get_by_role("combobox", name="On this device").select_option("2")
    me.page.get_by_label("Your name").fill("Rani")
    me.page.get_by_label("Name of player 2").fill("Budi")
    me.page.get_by_role("button", name="Open the table").click()
    hands: dict[str, list[list[str]]] = {"Rani": [], "Budi": []}
    names: list[str] = []
    for _ in range(12):
        me.page.wait_for_selector(".curtain[data-for], [data-at=mine]")
        if me.page.locator(".curtain[data-for]").count():
            name = me.page.locator(".curtain[data-for] h1").inner_text()
            assert me.page.locator(".held, .card, [data-card]").count() == 0
            names.append(name)
            me.page.get_by_role("button", name=f"I am {name}").click()
            me.page.wait_for_selector("[data-at=mine]")
            hands[name].append(sorted(me.hand()))
        choose(me)
    me.page.wait_for_selector(".curtain[data-for], [data-at=mine]")
    me.page.reload()
    me.page.locator(".curtain .button").first.wait_for()
    assert me.page.locator(".held, .card, [data-card]").count() == 0
    assert set(names) == {"Rani", "Budi"}
    assert names == [name for i, name in enumerate(names) if not i or names[i - 1] != name]
    assert all(a != b for a in hands["Rani"] for b in hands["Budi"] if a or b)


@pytest.mark.prove  # of a whole round; short ones are read again on paper (below) and at a device (test_past_here.py)
def test_what_was_played_on_this_device_can_be_read_again(player: Callable[..., Player]) -> None:
    me = player()
    me.page.goto(f"{me.url}/past")
    expect(me.page.get_by_text("Nothing yet.")).to_be_visible()
    code = me.make_table(game="kowah", players=2, bots=1, title="read again")
    me.play()
    lines = me.ended("counts").locator(".lines > li").count()
    me.page.goto(f"{me.url}/past")
    me.page.get_by_role("link", name="Read it again").click()
    expect(me.page.locator("details .score > li")).to_have_count(lines)
    moves = me.page.locator("details ol li")
    assert moves.count() > 10
    assert all(re.match(r"^\S.*: \S", text) for text in moves.all_inner_texts())
    with me.page.expect_download() as download:
        me.page.get_by_role("button", name="Save the log").click()
    assert download.value.suggested_filename == f"ceki-{code}.json"
    star = me.page.get_by_role("button", name="Keep permanently")
    star.click()
    expect(star).to_have_attribute("aria-pressed", "true")
    me.page.goto(f"{me.url}/past")
    expect(me.page.get_by_role("button", name="Keep permanently: ")).to_have_attribute("aria-pressed", "true")


OFFER = """() => dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }),
  { prompt: () => (document.title = "asked") }))"""


def test_the_page_offers_to_be_installed_after_a_round_and_not_again_after_a_refusal(
    player: Callable[..., Player],
) -> None:
    me = player()
    line = me.page.locator("[data-install]")
    me.page.goto(me.url)
    expect(me.page.locator("[data-game]").first).to_be_visible()
    assert me.page.evaluate(OFFER) is False, "the browser shows no line of its own"
    expect(line).to_have_count(0)
    me.make_table(game=SHORT, players=2, bots=1)
    me.play()
    for button in ("Install", "Not now"):
        me.page.goto(me.url)
        expect(me.page.get_by_role("heading", name="Your tables")).to_be_visible()
        expect(line).to_have_count(0)  # the browser has not offered it
        me.page.evaluate(OFFER)
        line.get_by_role("button", name=button).click()
        expect(line).to_have_count(0)
        assert (me.page.title() == "asked") is (button == "Install")
    me.page.evaluate(OFFER)
    expect(line).to_have_count(0)


def test_on_paper_are_the_score_and_the_rules_in_black_and_no_buttons(player: Callable[..., Player]) -> None:
    me = player(DESKTOP, color_scheme="dark")
    me.make_table(game=SHORT, players=2, bots=1)
    me.play()
    sheet = me.ended("counts")
    printed(me, sheet.locator(".lines > li").first)
    sheet.get_by_role("button", name="Look back").click()
    expect(me.page.locator("[data-again]")).to_be_visible()
    me.page.get_by_role("link", name="Back to the table").click()
    expect(me.page.locator(".status")).to_be_visible()
    me.page.goto(f"{me.url}/learn/{SHORT}")
    rules = me.page.locator(".rules tr").last
    rules.wait_for()
    printed(me, rules)
    me.page.goto(f"{me.url}/past")
    me.page.get_by_role("link", name="Read it again").click()
    printed(me, me.page.locator("details .score > li").first)


def printed(me: Player, there: Locator) -> None:
    """On paper this is seen, in black, and no button is."""
    me.page.emulate_media(media="print")
    expect(there).to_be_visible()
    expect(there).to_have_css("color", "rgb(0, 0, 0)")
    expect(
        me.page.locator(".button:visible, .back:visible, .status:visible, input:visible, select:visible")
    ).to_have_count(0)
    me.page.emulate_media(media="screen")
    expect(me.page.get_by_role("button", name="Print")).to_be_visible()


def test_leaving_a_table_and_coming_back_to_it(player: Callable[..., Player]) -> None:
    me = player()
    me.page.goto(me.url)
    code = me.make_table(game="kowah", players=2, bots=1, title="To come back to")
    me.settle()
    hand = sorted(me.hand())
    me.page.goto(me.url)
    row = me.page.locator("li", has_text="kowah")
    row.get_by_role("link", name="Go on").click()
    me.settle()
    assert sorted(me.hand()) == hand
    me.page.goto(me.url)
    row.get_by_role("button", name=re.compile("^Leave")).click()
    row.get_by_role("button", name="Give up the seat").click()
    expect(row).to_have_count(0)
    facts = me.page.evaluate(f"fetch('/api/tables/{code}').then(r => r.json())")
    assert facts["over"]


def test_the_tab_and_on_request_the_device_tell_of_ones_turn(player: Callable[..., Player]) -> None:
    me = player()
    me.page.add_init_script(
        """window.shown = []; window.asked = 0;
        window.Notification = class { static permission = "default";
          static requestPermission() { asked += 1; this.permission = "granted"; return Promise.resolve("granted"); }
          constructor(title, more) { shown.push([title, more.body]); } };
        Object.defineProperty(document, "hidden", { get: () => window.behind ?? false });"""
    )
    me.make_table(game="cholek_tiga", players=2, bots=1)
    me.settle()
    assert me.page.title().startswith("● Your turn")
    assert me.page.evaluate("asked") == 0
    me.page.get_by_role("button", name="More").click()
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_label("Notify me on this device").check()
    me.page.keyboard.press("Escape")
    assert me.page.evaluate("asked") == 1
    me.page.evaluate("window.behind = true")
    for _ in range(4):
        me.settle()
        me.play(moves=1)
    me.page.wait_for_function("() => shown.length > 0")
    assert me.page.evaluate("shown[0]") == ["Your turn", "Cholek Tiga"]


def test_the_others_may_go_on_without_one_who_does_not_answer(player: Callable[..., Player]) -> None:
    host, guest = player(), player()
    code = host.make_table(game="chabut", players=2, name="Ali bin Haji Ibrahim")
    guest.page.goto(f"{guest.url}/t/{code}")
    guest.page.get_by_label("Your name").fill("Siti binti Haji Ibrahim")
    guest.page.get_by_role("button", name="Sit here").click()
    for one in (host, guest):
        one.page.wait_for_selector(".table[data-step] .hand")
    host.page.wait_for_function("() => ['mine', 'others'].includes(document.querySelector('main').dataset.at)")
    asked, waits, name = (
        (host, guest, "Ali bin Haji Ibrahim") if host.at() == "mine" else (guest, host, "Siti binti Haji Ibrahim")
    )
    for one in (asked, waits):
        one.page.get_by_role("button", name="More").click()
    expect(waits.page.get_by_text(re.compile(rf"Without {name}: in \d+ s"))).to_be_visible()
    waits.page.clock.set_fixed_time(datetime.now() + timedelta(seconds=60))  # this page's clock alone
    waits.page.get_by_role("button", name=f"Give {name}'s place to a bot").click()
    expect(waits.page.get_by_role("button", name="Yes, give it")).to_be_visible()
    assert asked.page.locator(".hand").count() == 1
    waits.page.get_by_role("button", name="No", exact=True).click()
    waits.page.get_by_role("button", name=f"Give {name}'s place to a bot").wait_for()
    wide = "all => all.filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.innerText)"
    assert waits.page.eval_on_selector_all("dialog[open] .button", wide) == []
    waits.page.keyboard.press("Escape")
    expect(waits.page.locator(".bar").get_by_role("button", name=f"Go on without {name}")).to_be_visible()
    waits.page.get_by_role("button", name="More").click()
    waits.page.get_by_role("dialog").get_by_role("button", name=f"Go on without {name}").click()
    expect(waits.page.get_by_role("alert")).to_contain_text(re.compile(r"Give them \d+ seconds more\."))
    expect(asked.page.get_by_role("button", name="Go on without")).to_have_count(0)


def test_whoever_the_table_went_on_without_is_told_of_no_clock(player: Callable[..., Player]) -> None:
    staged = Staged(player(), "kowah", 3)
    me = staged.state["me"]
    staged.push(seats=[{**one, "kind": "away"} if one["seat"] == me else one for one in staged.state["seats"]])
    expect(staged.page.locator(".banner")).to_contain_text("the table went on without you")
    expect(staged.page.locator(".banner")).not_to_contain_text("time was up")


def test_on_a_phone_the_names_of_bots_have_room_before_one_sits_down(player: Callable[..., Player]) -> None:
    host, guest = player(), player()
    code = host.make_table(game="kowah", players=4, bots=2)
    guest.page.goto(f"{guest.url}/t/{code}")
    guest.page.get_by_role("button", name="Take the bot's place").first.wait_for()
    wide = guest.page.eval_on_selector_all(".rowlist .grow", "all => all.map((e) => e.clientWidth)")
    assert len(wide) == 4
    assert min(wide) > 120
