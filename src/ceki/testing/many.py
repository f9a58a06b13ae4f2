"""Many rounds that run compiled, watched for some seconds: here shows what goes wrong in one round of thousands."""

from __future__ import annotations

import time
from typing import Final

from ceki.engine.errors import RuleStopped
from ceki.engine.module.specialize import is_compiled, specialize
from ceki.engine.rule import COMPILED
from ceki.play.ruleset import Ruleset
from ceki.testing.watch import FAULTLESS, watch, watch_rounds

AT_ONCE: Final = 0.1  # seconds of a call, for a rule is taken for endless after some


class Many:
    """Rounds of a ruleset from a seed, with one bot in every seat: `rounds` are how many have kept the laws."""

    def __init__(self, chosen: Ruleset, seed: int, bot: int, redeals: int) -> None:
        self.chosen, self.seed, self.bot, self.redeals = chosen, seed, bot, redeals
        self.rounds = 0

    def play(self, seconds: float) -> str:
        """Plays for so many seconds of the processor, or until something goes wrong: what that is. Plays nothing where
        the game has no module."""
        if not is_compiled(specialize(watch_rounds, self.chosen.game.namespace, COMPILED)):
            return ""
        began, n = time.thread_time(), 1
        while time.thread_time() - began < seconds:
            before = time.thread_time()
            if self._wrong(n):
                return self._first_wrong(n)
            self.rounds += n
            n *= 2 if time.thread_time() - before < AT_ONCE / 2 else 1
        return ""

    def _wrong(self, n: int) -> str:
        """What goes wrong in the next `n` rounds."""
        try:
            fault = watch(self.chosen, n, self.redeals, self.bot, self.seed, self.rounds, COMPILED).fault
        except RuleStopped as stopped:
            return str(stopped)
        return "" if fault == FAULTLESS else fault

    def _first_wrong(self, n: int) -> str:
        """The same, of the first of `n` rounds with which something is wrong: `rounds` are those before it."""
        while n > 1:
            half = n // 2
            if not self._wrong(half):
                self.rounds += half
                half = n - half
            n = half
        return self._wrong(1)
