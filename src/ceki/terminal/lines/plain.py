"""The table line by line, for screen readers and pipes: what changed in sentences, the hand by rank, numbered moves.

It reads a move or a command from each line, and everything it prints comes from the view of the person it speaks to.
"""

from __future__ import annotations

from typing import TextIO

from ceki.client.refusals import error_told
from ceki.locales.messages import said
from ceki.play.rulebook.reading import about
from ceki.play.rulebook.sentences import happened_told, sentence_case, stopped
from ceki.terminal.answers import yes_or_no
from ceki.terminal.choices import Choice, choices, read_choice
from ceki.terminal.lines.advice import advice_lines, review_lines
from ceki.terminal.lines.agreeing import how_lines, read_proposal
from ceki.terminal.lines.commands import COMMANDS, TERMINAL, help_lines, level_told
from ceki.terminal.lines.described import hand_lines, table_lines
from ceki.terminal.lines.house_rules import rules_lines
from ceki.terminal.lines.sheet import match_lines, sheet_lines
from ceki.terminal.sitting import Sitting

WEIGHED = 5  # choices of a review between two lines
CLEAR = "\033[2J\033[3J\033[H"


def moves_lines(offered: list[Choice]) -> list[str]:
    """The numbered moves."""
    if not offered:
        return [said(TERMINAL, "no-move", {})]
    return [said(TERMINAL, "your-moves", {}), *(f"  {choice.line}" for choice in offered)]


class Leave(Exception):  # noqa: N818  - not an error: somebody gets up
    """The player leaves the sitting: by `quit`, or because the input has ended."""


class PlainTable:
    """A sitting in lines of text. `run` plays until the match is over, somebody quits or the input ends."""

    def __init__(self, sitting: Sitting, read: TextIO, write: TextIO, clear: bool = False) -> None:
        self.sitting, self.read, self.write, self.clear = sitting, read, write, clear
        self.facing = 0 if sitting.people == 1 else None
        self.told = [0] * sitting.people
        self.last_sheet: list[str] = []

    def run(self) -> int:
        """Plays. Returns the exit status, 0."""
        game = about(self.sitting.game)
        facts = {"game": game.title, "n": self.sitting.ruleset.players, "about": game.summary, "way": game.direction}
        self.say(said(TERMINAL, "opening", facts))
        if bots := self.sitting.bots_told():
            names = [self.sitting.names[seat] for seat in bots]
            self.say(said(TERMINAL, "bots", {"level": level_told(self.sitting.level), "names": names}))
        if not self.sitting.auto:
            self.say(said(TERMINAL, "how-to-type", {}))
        try:
            self.play_match()
        except Leave as left:
            self.say(str(left))
        return 0

    def say(self, *lines: str) -> None:
        """Prints lines at once."""
        for line in lines:
            print(line, file=self.write)
        self.write.flush()

    # ------------------------------------------------------------ the match

    def play_match(self) -> None:
        """Round after round."""
        while True:
            self.play_round()
            if self.facing is None:
                self.facing = 0
            self.tell()
            self.last_sheet = sheet_lines(self.sitting.sheet)
            self.say("", *self.last_sheet)
            if self.sitting.over:
                return
            if not self.sitting.auto:
                self.between_rounds()
            self.sitting.next_round()

    def play_round(self) -> None:
        """One round; bots and single moves go by themselves."""
        if self.sitting.auto:
            self.tell()
            self.say(*self.hand_lines())
        while not self.sitting.round.over:
            person = self.sitting.asked
            if person is None:
                self.sitting.step()
            else:
                self.turn_to(person)
                self.tell()
                self.ask()

    def between_rounds(self) -> None:
        """Waits until somebody wants the next round."""
        self.say("", *how_lines(self.sitting.ruleset, self.sitting.names))
        self.say(said(TERMINAL, "next-round", {"reviews": "yes" if self.sitting.people == 1 else "no"}))
        while True:
            line = self.line()
            if line in ("", "next"):
                return
            self.command(line, [])

    # ------------------------------------------------------------ people

    def turn_to(self, person: int) -> None:
        """Faces a person; where several play, hides the hand until that person is there."""
        if person == self.facing:
            return
        if self.clear:
            self.write.write(CLEAR)
        self.say("", said(TERMINAL, "hand-over", {"name": self.sitting.persons[person]}))
        self.facing = None
        self.line()
        self.facing = person

    def tell(self) -> None:
        """What happened since this person last looked."""
        if self.facing is None:
            return
        story = self.sitting.stories[self.facing]
        self.told[self.facing] = min(self.told[self.facing], len(story))
        self.say(*(sentence.text for sentence in story[self.told[self.facing] :]))
        self.told[self.facing] = len(story)

    def ask(self) -> None:
        """Reads lines until one is a move, or takes one back."""
        offered = choices(self.sitting.view(self.facing))
        moves = len(self.sitting.round.numbers)
        self.say("", *self.hand_lines(), *self.moves_lines(offered))
        while len(self.sitting.round.numbers) == moves and not self.sitting.round.over:
            line = self.line()
            if not self.command(line, offered):
                self.move(line, offered)

    def move(self, line: str, offered: list[Choice]) -> None:
        """Makes the move that a line means; answers a line that means none, and changes nothing."""
        if not line:
            self.say(*self.moves_lines(offered))
            return
        try:
            chosen = read_choice(offered, line, self.sitting.game)
            self.sitting.choose(chosen.verb, chosen.card)
        except ValueError as error:
            self.say(stopped(error))

    def line(self) -> str:
        """The next line that is typed. Raises `Leave` at the end of the input."""
        text = self.read.readline()
        if not text:
            raise Leave(said(TERMINAL, "input-ended", {}))
        return text.strip()

    # ------------------------------------------------------------ commands

    def command(self, line: str, offered: list[Choice]) -> bool:
        """Answers a command; False when the line is none."""
        word = line.lower()
        if word in ("quit", "exit", "q"):
            raise Leave(said(TERMINAL, "leave", {}))
        if word == "undo":
            self.undo()
        elif word == "propose" or word.startswith("propose "):
            self.propose(line[len("propose") :])
        elif word in COMMANDS or word == "?":
            self.say(*self.answer("help" if word == "?" else word, offered))
        elif not offered:
            self.say(said(TERMINAL, "no-command", {"typed": repr(line), "commands": COMMANDS}))
        else:
            return False
        return True

    def answer(self, word: str, offered: list[Choice]) -> list[str]:
        """What a command prints."""
        if word == "hand":
            return self.hand_lines()
        if word == "table":
            return table_lines(self.sitting.view(self.facing), self.sitting.names)
        if word == "moves":
            return self.moves_lines(offered)
        if word == "score":
            return self.last_sheet or match_lines(self.sitting.ledger)
        if word == "rules":
            return rules_lines(self.sitting.ruleset)
        if word in ("hint", "review"):
            return self.thought(word)
        if word == "log":
            return [sentence.text for sentence in self.sitting.stories[self.facing or 0]]
        return help_lines(COMMANDS)

    def propose(self, typed: str) -> None:
        """Other rules for the rounds to come, if everybody at this keyboard agrees; bots take every bet."""
        try:
            options, what = read_proposal(typed, self.sitting.ruleset, self.sitting.names)
            self.sitting.agree({})  # nobody is asked at the wrong time
            for name in self.sitting.persons[: self.sitting.people] if self.sitting.people > 1 else ():
                self.say(said(TERMINAL, "do-you-agree", {"name": name, "what": sentence_case(what)}))
                if not yes_or_no(self.line()):
                    self.say(happened_told("refused", name).text)
                    return
            self.sitting.agree(options)
        except ValueError as error:
            self.say(stopped(sentence_case(error_told(error))))
        else:
            self.say(said(TERMINAL, "agreed", {"what": what}))

    def thought(self, word: str) -> list[str]:
        """Advice or a review, or why there is none."""
        try:
            if word == "hint":
                advice = self.sitting.hint()
                return advice_lines(advice.game, advice.as_data(len(advice.moves)))
            review = self.sitting.review(self.weighing)
            return review_lines(self.sitting.round.ruleset.game, review.as_data())
        except ValueError as error:
            return [stopped(error)]

    def weighing(self, done: int, of: int) -> None:
        """How far a review has come, every five choices."""
        if done % WEIGHED == 0 and done < of:
            self.say(said(TERMINAL, "weighed", {"done": done, "of": of}))

    def hand_lines(self) -> list[str]:
        """The hand of the person who is faced."""
        return hand_lines(self.sitting.view(self.facing), self.sitting.names)

    def moves_lines(self, offered: list[Choice]) -> list[str]:
        """The numbered moves."""
        return moves_lines(offered)

    def undo(self) -> None:
        """Takes the last choice back, or says why not."""
        try:
            self.sitting.undo()
            self.told[0] = len(self.sitting.stories[0]) - 1
        except ValueError as error:
            self.say(stopped(error))
