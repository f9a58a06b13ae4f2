"""A guest's part in fair deals: a seed of its own for each, and what the server showed it, to check against the log
later."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass, field
from typing import Any, Final

from ceki.client.safe_text import line_of
from ceki.locales.messages import said

SEED_BYTES: Final = 16


@dataclass
class Kept:
    """What a guest keeps of a round: the commitment before it, its own seed, and the receipt at the end."""

    commitment: str
    seed: str = ""
    heard: bool = False  # whether the server has said that the seed is in
    receipt: str = ""


@dataclass(frozen=True)
class _Deal:
    """A deal as a state shows it."""

    number: int
    commitment: str
    seeds: list[Any]


@dataclass
class Fairness:
    """Hears every state of a table. `rounds` is what it keeps, by round; `broken` are the promises it saw broken."""

    rounds: dict[int, Kept] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)
    said: int = 0  # the round whose seed was sent last over this connection

    def again(self) -> None:
        """The connection is new: the server may not have heard what went over the old one."""
        self.said = 0

    def hear(self, state: dict[str, Any]) -> dict[str, Any] | None:
        """Keeps what a state shows of the deals. Returns the seed to send for the coming one, if it is time.

        It keeps nothing that breaks the protocol; whoever reads the rest of the state reports that.
        """
        fair, table, person = state.get("fair"), state.get("table"), state.get("person")
        if not isinstance(fair, dict) or not isinstance(table, dict) or not isinstance(person, int):
            return None
        dealt = fair.get("round") == table.get("round")
        if (now := _deal(fair)) is not None and dealt:
            self._shown(now, person, dealt)
            self._ended(now.number, str(table.get("id")), fair)
        coming = _deal(fair.get("next"))
        if coming is None:
            return None
        kept = self._shown(coming, person, False)
        if person < 0 or kept.heard or state.get("closed") or state.get("match_over") or self.said == coming.number:
            return None
        self.said = coming.number
        kept.seed = kept.seed or secrets.token_hex(SEED_BYTES)
        return {"type": "seed", "hex": kept.seed, "round": coming.number}

    def _shown(self, deal: _Deal, person: int, dealt: bool) -> Kept:
        """Keeps the bound of a deal, and looks whether it is the one that was shown before, with one's seed in it."""
        number = deal.number
        kept = self.rounds.setdefault(number, Kept(deal.commitment))
        if kept.commitment != deal.commitment:
            self._break("other-bound", number)
        there = deal.seeds[person] if 0 <= person < len(deal.seeds) else None
        if kept.seed and there == kept.seed:
            kept.heard = True
        elif kept.heard and person >= 0:
            self._break("seed-taken-out", number)
        elif kept.seed and dealt and person >= 0:
            self._break("without-seed", number)
        return kept

    def _ended(self, number: int, table: str, fair: dict[str, Any]) -> None:
        """When a round is over: does the seed that is shown fit the bound? And its receipt is kept."""
        seed, receipt = fair.get("server_seed"), fair.get("receipt")
        self.rounds[number].receipt = ""  # of a round that is played again
        if not isinstance(seed, str):
            return
        bound = hashlib.sha256(f"ceki deal 1 {table} {number} {seed}".encode()).hexdigest()
        if not hmac.compare_digest(bound.encode(), self.rounds[number].commitment.encode()):
            self._break("other-seed", number)
        if isinstance(receipt, str):
            self.rounds[number].receipt = line_of(receipt)

    def _break(self, what: str, number: int) -> None:
        sentence = said("client", what, {"round": str(number)})
        if sentence not in self.broken:
            self.broken.append(sentence)


def kept_lines(fairness: Fairness) -> list[str]:
    """What is kept of every deal, in lines that end as a command; none where no deal was seen."""
    found = []
    for number, kept in sorted(fairness.rounds.items()):
        receipt = f" --receipt {number}:{kept.receipt}" if kept.receipt else ""
        found.append(f"  --bound {number}:{kept.commitment}{receipt}")
    return [said("client", "shown-of-deals", {}), *found] if found else []


def _deal(shown: Any) -> _Deal | None:
    """What a state shows of a deal; None where that is nothing, or not of the protocol."""
    if not isinstance(shown, dict):
        return None
    number, commitment, seeds = (shown.get(key) for key in ("round", "commitment", "player_seeds"))
    if not isinstance(number, int) or not isinstance(commitment, str) or not isinstance(seeds, list):
        return None
    return _Deal(number, line_of(commitment), seeds)
