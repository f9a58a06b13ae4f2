"""Somebody who keeps the score of a real table on the page, by taps alone."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, expect

from ceki.play.outcomes.evening import Evening
from tests.web.player import Player


class ScoreKeeper:
    """The page of the score, as one person taps it."""

    def __init__(self, me: Player) -> None:
        self.me, self.page = me, me.page

    def begin(self, game: str, names: list[str], **fields: str) -> None:
        """A new session of a game; `fields` are the other fields of the form by their labels."""
        self.page.goto(f"{self.me.url}/score")
        self.page.get_by_role("combobox", name="Game").select_option(game)
        self.page.get_by_role("combobox", name="Players").select_option(str(len(names)))
        for label, value in fields.items():
            self.page.get_by_role("combobox", name=label).select_option(value)
        for n, name in enumerate(names, 1):
            self.page.get_by_label(f"Name of player {n}", exact=True).fill(name)
        self.page.get_by_role("button", name="Start the session").click()
        expect(self.page.get_by_role("button", name="Enter round 1")).to_be_visible()

    def open(self, evening: str) -> None:
        """An evening of a file."""
        self.page.goto(f"{self.me.url}/score")
        opened = {"name": "evening.json", "mimeType": "application/json", "buffer": evening.encode()}
        self.page.locator("input[type=file]").set_input_files(opened)  # type: ignore[arg-type]
        expect(self.page.get_by_role("button", name="Enter round")).to_be_visible()

    def tell(self, evening: Evening, told: dict[str, Any]) -> None:
        """Opens the next round and answers each question; what is asked about the next round, this evening says."""
        self.page.get_by_role("button", name="Enter round").click()
        reader = evening.reader(evening.next())
        told = reader.data(reader.read(told))
        for name, value in told.items():
            self.answer(name, value, reader.names)

    def answer(self, name: str, value: Any, names: list[str]) -> None:
        question = self.page.locator(f'[data-question="{name}"]')
        question.wait_for()
        if isinstance(value, dict) and not any(isinstance(own, int) or own for own in value.values()):
            question.get_by_role("button", name="None").click()
        elif isinstance(value, dict):
            for who, own in value.items():
                self._of(question.locator(".of").nth(names.index(who)), own)
        elif question.get_by_role("radio").count():
            spelled = "" if value is None and question.locator("[data-value='null']").count() == 0 else value
            question.locator(f"[data-value='{json.dumps(spelled)}']").click()
        else:
            self._of(question, value)

    def _of(self, where: Locator, value: Any) -> None:
        if isinstance(value, int):
            where.get_by_role("textbox").fill(str(value))
        for card in [value] if isinstance(value, str) else value if isinstance(value, list) else []:
            where.locator(f'.faces button[data-face="{card}"]').click()

    def record(self) -> None:
        """Records the round that is told."""
        self.page.get_by_role("button", name="Record the round").click()

    def lines(self, number: int) -> list[str]:
        """The lines of a round, each with its clause."""
        return self.page.locator(f'[data-round="{number}"] .lines li .what').all_inner_texts()

    def ledger(self) -> list[list[str]]:
        """The rows of the ledger, with its foot."""
        rows = self.page.locator("section[aria-labelledby=ledger] tr").all()
        return [row.locator("th, td").all_inner_texts() for row in rows]
