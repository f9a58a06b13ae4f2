"""The table in lines: moves and commands from a pipe, hands hidden between people, a clean end."""

from __future__ import annotations

import io
import re

import pytest

from ceki.bots.search import Search
from ceki.cards.ceki import CODES
from ceki.engine.rule import WRITTEN
from ceki.locales.language import speak
from ceki.locales.messages import said as told
from ceki.play.ruleset import ruleset
from ceki.terminal.lines.plain import CLEAR, COMMANDS, PlainTable
from ceki.terminal.sitting import Sitting

FEW = Search(playouts=12, mode=WRITTEN)


def session(*lines: str, name: str = "balik_satu", seed: int = 7, clear: bool = False, **how) -> str:
    """Everything printed when these lines are typed."""
    written = io.StringIO()
    sitting = Sitting(ruleset(name), seed, **{"thinks": FEW, **how})
    assert PlainTable(sitting, io.StringIO("".join(f"{line}\n" for line in lines)), written, clear).run() == 0
    return written.getvalue()


def test_it_says_of_what_level_the_bots_are():
    assert "\nBots (easy): Bima, Citra, Dewi.\n" in session(bot_name="easy")
    assert "Bots (" not in session()


def test_it_begins_with_the_game_the_hand_and_numbered_moves():
    said = session()
    assert said.startswith("Balik Satu, 4 players.")
    assert "Your hand, 15 cards:\n  1: 1 of strings (S1)\n" in said
    assert "\n  1. discard C5: 5 of coins\n" in said
    assert said.endswith("The input has ended, so you leave the table.\n")


def test_what_lies_open_is_told_when_a_round_begins():
    said, table = session(name="pei", seed=9), ruleset("pei").round(seed=9).table
    told_at_once = said.partition("Your hand")[0].splitlines()
    pool = next(line for line in told_at_once if line.startswith("Pool: "))
    copies = {code: int(n or 1) for code, n in re.findall(r"\((\w\w)(?:, red)?\)(?: x(\d))?", pool)}
    assert copies == {code: int(n) for code, n in zip(CODES, table.pool, strict=True) if n}
    assert sum(copies.values()) == 36  # PE-7
    last = next(line for line in told_at_once if line.startswith("The last card: "))
    assert f"({CODES[int(table.open_card)]})" in last


def test_a_number_and_words_move():
    assert "\nYou discard 5 of coins (C5).\n" in session("1")
    assert "\nYou discard 9 of strings (S9, red).\n" in session("Discard s9")


@pytest.mark.parametrize("line", ["99", "discard", "discard Z1", "fly", "draw", "take 5", "\x00", "1 2 3", "é"])
def test_what_is_no_move_gets_a_short_answer_and_changes_nothing(line):
    said, before = session(line), session()
    extra = said.removeprefix(before.removesuffix("The input has ended, so you leave the table.\n"))
    assert extra.count("\n") == 2
    assert extra.endswith("The input has ended, so you leave the table.\n")


def test_an_empty_line_lists_the_moves_again():
    assert session("").count("Your moves:") == session().count("Your moves:") + 1


@pytest.mark.parametrize("command", [*COMMANDS, "?", "HELP"])
def test_every_command_answers(command):
    assert len(session(command)) > len(session()) - len("The input has ended, so you leave the table.\n")


def test_quit_leaves_at_once():
    said = session("quit", "1")
    assert said.endswith("You leave the table. Thank you for playing.\n")
    assert "You discard" not in said


def test_hand_table_score_rules_and_log_say_what_they_promise():
    said = session("1", "hand", "table", "score", "rules", "log")
    assert said.count("Your hand, 14 cards:") >= 1
    assert "The table (Balik Satu, play runs anticlockwise):" in said
    assert "stock:" in said
    assert "No round is over yet." in said
    assert "[BS-44, Pwee, Chiki Cards, p. 122; otherwise: The Babas, p. 162]" in said
    assert "mata (Malay): “eye”: Three cards of exactly the same face" in said
    assert said.count("You discard 5 of coins (C5).") == 2


def test_undo_takes_back_in_practice_and_not_among_people():
    said = session("1", "undo")
    assert "You take your last move back." in said
    assert said.count("Your hand, 15 cards:") == 2
    assert "undo: you have not moved yet in this round." in session("undo")
    assert "undo: not where several people play" in session("", "undo", people=2)


def test_a_single_legal_move_is_made_with_a_line_that_says_so():
    assert "You play 9 of strings (S9, red) to the pool (the only move)." in session("1", "1", "1", name="cholek_tiga")


def test_a_whole_match_through_a_pipe():
    said = session(*["1"] * 200, name="chabut", seed=3, rounds=1)
    assert "Score of round 1" in said
    assert "Who pays whom, in play cents" in said
    assert "sum 0" in said
    assert said.splitlines()[-1].startswith("The match is over.")


def test_between_rounds_enter_goes_on_and_commands_answer():
    lines = ["1"] * 60
    said = session(*lines, "help", name="pakau")
    assert "is not a command; the commands are hand, table" in said
    assert "Round 2." not in said
    assert "Round 2." in session("", name="pakau")
    assert "Round 3." in session("next", "", name="pakau")


def test_hands_are_hidden_until_the_next_person_is_there():
    first = session(people=2)
    assert "Aminah, it is your turn. Press Enter when only you can see this." in first
    assert " hand, " not in first
    second = session("", "1", people=2)
    assert "Aminah's hand, 15 cards:" in second
    before, after = second.split("Bima, it is your turn.")
    assert "Bima's hand" not in before + after
    assert "Bima's hand, 14 cards:" in session("", "1", "", people=2)


def test_the_screen_is_wiped_between_people_where_there_is_one():
    assert CLEAR in session(people=2, clear=True)
    assert CLEAR not in session(people=2)
    assert CLEAR not in session(clear=True)


def test_bots_alone_play_to_the_score():
    said = session(auto=True, rounds=1)
    assert "Your" not in said
    assert "Aminah's hand, 15 cards:" in said
    assert said.splitlines()[-1].startswith("The match is over.")


def test_nothing_hidden_is_printed(toy):
    sitting = Sitting(ruleset(toy, 4), 5)
    others = {card for seat in (1, 2, 3) for card in sitting.round.table.hand[seat].nonzero()[0].tolist()}
    from ceki.cards.pack52 import CODES

    written = io.StringIO()
    PlainTable(sitting, io.StringIO("table\n1\nlog\ntable\n"), written).run()
    said = written.getvalue()
    assert [CODES[card] for card in others if f"({CODES[card]})" in said] == []


def test_u22_a_hint_ranks_every_move_with_worth_odds_and_reasons():
    said = session("hint")
    assert "What each move scores on average, over the ways the cards may lie:" in said
    assert re.search(r"In \d+ simulated rounds, ", said)
    ranked = [line for line in said.splitlines() if re.match(r"  \d+\. discard \w\w: [+-]\d+\.\d cents \(± ", line)]
    offered = [line for line in said.splitlines() if re.match(r"  \d+\. discard \w\w: [^+-]", line)]
    assert len(ranked) == len(offered) > 5
    assert "     It leaves you " in said
    assert "hint: not where several people play" in session("", "hint", people=2)


def test_u22_a_review_is_offered_after_the_round_and_not_before():
    played = ["1"] * 12
    said = session("review", *played, "review", name="sakopong")
    assert said.startswith("Sakopong")
    assert "review: the round is not over." in said
    assert "review shows which of your choices cost most" in said
    assert re.search(r"of your \d+ choices|Your one choice|You had no choice", said)
    assert "hint: you have no choice to make now." in session(*played, "hint", name="sakopong")


class Answering(io.StringIO):
    """A keyboard: the first move whenever one is asked for, and these lines after the round."""

    def __init__(self, written: io.StringIO, lines: list[str]) -> None:
        super().__init__()
        self.written, self.lines = written, lines

    def readline(self, size: int | None = -1, /) -> str:
        over = (told("terminal", "next-round", {"reviews": which}) for which in ("yes", "no"))
        if not any(one in self.written.getvalue() for one in over):
            return "1\n"
        return f"{self.lines.pop(0)}\n" if self.lines else ""


def ceken(*lines: str, people: int = 1) -> tuple[str, Sitting]:
    """What is printed after a round of ceken when these lines are typed, and the sitting."""
    written = io.StringIO()
    sitting = Sitting(ruleset("gonggong", preset="ceken"), 5, people=people)
    PlainTable(sitting, Answering(written, list(lines)), written).run()
    return written.getvalue().partition("You can agree on changes")[2], sitting


def test_yg_5_bets_are_agreed_between_rounds():
    said, sitting = ceken("propose bets 0-1:5,2-3:4", "next")
    assert "  propose bets VALUE: now none; allowed: bets such as 0-1:5" in said
    assert "  Seats: 0 You, 1 Bima, 2 Citra, 3 Dewi." in said
    assert "Agreed for the next round: bets: You and Bima 5, Citra and Dewi 4." in said
    assert "Round 2. As agreed: bets: You and Bima 5, Citra and Dewi 4. " in said
    assert sitting.round.table.bet[:2, :2].tolist() == [[0, 5], [5, 0]]
    assert int(sitting.round.table.bet.sum()) == 2 * (5 + 4)


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("propose", "Propose: what? Type propose, an option (bets) and its value."),
        ("propose bets 0-9:5", "Option bets: seat 9 does not exist; allowed: 0 to 3."),
        ("propose bets lots", "Option bets: 'lots' is not allowed; allowed: bets such as"),
        ("propose rate 3", "Option 'rate' is not agreed between rounds here; allowed: bets."),
    ],
)
def test_what_may_not_be_agreed_is_answered_in_a_sentence(typed, says):
    said, sitting = ceken(typed, "next")
    assert f"\n{says}" in said
    assert sitting.ruleset.given == {"scoring": "ceken"}


def test_all_at_one_keyboard_are_asked_and_one_no_is_enough():
    said, sitting = ceken("propose bets 0-1:5", "yes", "no", "next", people=2)
    assert "Aminah, do you agree? Bets: Aminah and Bima 5. Type yes or no." in said
    assert "Bima says no: nothing changes." in said
    assert sitting.ruleset.options["bets"] is None
    _, sitting = ceken("propose bets 0-1:5", "yes", "yes", "next", people=2)
    assert sitting.ruleset.options["bets"] == ((0, 1, 5),)


def test_they_say_yes_in_their_own_language(in_english):
    speak("zh-Hans")
    for answers, bets in ((("是", "yes"), ((0, 1, 5),)), (("是", "否"), None)):
        _, sitting = ceken("propose bets 0-1:5", *answers, "next", people=2)
        assert sitting.ruleset.options["bets"] == bets


def test_nothing_is_agreed_during_a_round_or_where_nothing_is_left_to_the_players():
    assert "Propose: nothing is left to be agreed at this table." in session("propose bets 0-1:5")
    sitting = Sitting(ruleset("gonggong", preset="ceken"), 5)
    with pytest.raises(ValueError, match="not during one"):
        sitting.agree({"bets": "0-1:5"})
