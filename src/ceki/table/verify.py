"""The log of a table, checked: replayed from its seeds alone, chained by its receipts, held against what players kept.

A log that holds may still be of another table, or invented whole: that, only what a player was shown can tell.
"""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from ceki.play.dealt import hands_dealt
from ceki.play.house import house
from ceki.play.match import Match
from ceki.play.round import Round
from ceki.table.fair_deal import LOG_VERSION, commitment, deal_key, first_receipt, match_seed, receipt
from ceki.table.telling import plain

OPEN, OVER, CLOSED = "open", "over", "closed"  # how the table stood when the log was taken


class Broken(ValueError):  # noqa: N818  what happened, not an error of ours
    """A log that does not hold what it promised."""


@dataclass(frozen=True)
class Shown:
    """What a player was shown: a bound before a deal, or a receipt after a round; `number` is None where unknown."""

    number: int | None
    digest: str


@dataclass(frozen=True)
class Verdict:
    """The rounds that hold, in order; how the table stood; and in a sentence each what that says."""

    rounds: list[Round]
    state: str
    says: list[str]


_TERMS: Final = {
    "ceki_table": int, "table": str, "game": str, "players": int, "options": dict, "given": dict, "state": str,
    "rounds": list, "bounds": list,
}  # fmt: skip
_ROUND: Final = {
    "round": int, "commitment": str, "server_seed": str, "player_seeds": list, "key": str, "starter": int, "pot": int,
    "names": list, "persons": list, "dealt": list, "moves": list, "cents": list, "abandoned": bool, "receipt": str,
}  # fmt: skip


def read_shown(text: str) -> Shown:
    """`HEX`, or `ROUND:HEX`. Raises `ValueError` that says so."""
    number, _, digest = text.rpartition(":")
    digest = digest.strip().lower()
    if len(digest) != 64 or set(digest) - set("0123456789abcdef") or (number and not number.isdecimal()):
        raise ValueError(
            f"{text!r} is no bound or receipt: 64 hexadecimal digits, or a round's number, a colon and those"
        )
    return Shown(int(number) if number else None, digest)


def rounds(text: str) -> list[Round]:
    """The rounds of a log, replayed, whether or not its end is shown. Raises `Broken` in a sentence."""
    return _Log(text).replayed()


def verify(text: str, bounds: Iterable[Shown] = (), receipts: Iterable[Shown] = ()) -> Verdict:
    """Whether a log holds, and agrees with what a player was shown. Raises `Broken` in a sentence."""
    log, bounds, receipts = _Log(text), list(bounds), list(receipts)
    replayed = log.replayed()
    for shown in receipts:
        log.ask_receipt(shown)
    for shown in bounds:
        log.ask_bound(shown)
    says = [log.end(receipts)]
    if bounds or receipts:
        says.append("What you were shown is in it.")
    else:
        says.append(
            "That it is the log of your table only a bound or receipt shows that you kept (--bound, --receipt)."
        )
    says += [f"Round {shown.number} was bound, and is not over." for shown in bounds if log.is_coming(shown)]
    return Verdict(replayed, log.state, says)


class _Log:
    """A log that is being checked."""

    def __init__(self, text: str) -> None:
        try:
            self.log = json.loads(text)
        except ValueError as error:
            raise Broken(f"the log is not whole JSON: {error}") from error
        if isinstance(self.log, dict) and self.log.get("ceki_table") not in (None, LOG_VERSION):
            raise Broken(f"the log is of version {self.log['ceki_table']!r}; this is version {LOG_VERSION}")
        _refuse_wrong_types(self.log, _TERMS, "the log")
        self.state, self.entries = self.log["state"], self.log["rounds"]
        if self.state not in (OPEN, OVER, CLOSED):
            raise Broken(f"the log's state is {self.state!r}; it is open, over or closed")
        if not self.entries:
            raise Broken("the log has no rounds: there is nothing to be checked")
        try:
            chosen = house(self.log["game"], self.log["players"], **self.log["given"])
            same = self.log["options"].items() <= plain(chosen.options).items()  # later versions may know more
        except (ValueError, TypeError) as error:
            raise Broken(f"the log's rules are none: {error}") from error
        if not same:
            raise Broken("the log's options are not those that its rules make")
        self.match = Match(chosen, match_seed(self.log["table"]), self.log.get("match_rounds"))

    # ------------------------------------------------------------ the rounds

    def replayed(self) -> list[Round]:
        """Every round, played again."""
        found, before = [], first_receipt({"match_rounds": None, **self.log})
        for number, entry in enumerate(self.entries, 1):
            _refuse_wrong_types(entry, _ROUND, f"round {number}")
            if entry["round"] != number:
                raise Broken(f"round {number} is missing; round {entry['round']} stands in its place")
            found.append(self._check_round(entry))
            before = receipt(before, entry)
            if not hmac.compare_digest(before.encode(), entry["receipt"].encode()):
                raise Broken(f"round {number}: its receipt is not that of what the log tells up to it")
        self._check_end()
        return found

    def _check_round(self, entry: dict[str, Any]) -> Round:
        number = entry["round"]
        try:
            seed = bytes.fromhex(entry["server_seed"])
            key = deal_key(seed, entry["player_seeds"])
        except (ValueError, TypeError) as error:
            raise Broken(f"round {number}: a seed is not written in hexadecimal") from error
        if not hmac.compare_digest(commitment(self.log["table"], number, seed).encode(), entry["commitment"].encode()):
            raise Broken(f"round {number}: the server's seed is not the one it was bound to")
        if not hmac.compare_digest(key.hex().encode(), entry["key"].encode()):
            raise Broken(f"round {number}: the cards were not shuffled by the seeds")
        if self.match.over:
            raise Broken(f"round {number} stands after the end of the match")
        return self._replay(key, entry)

    def _replay(self, key: bytes, entry: dict[str, Any]) -> Round:
        number = entry["round"]
        self._agree(entry)
        played = self.match.next_round(key)
        seated = list(self.match.seated)
        if (played.starter, played.pot_before) != (entry["starter"], entry["pot"]):
            raise Broken(f"round {number}: the first player or the pot is not what the rounds before it give")
        if entry["persons"] != seated or len(entry["names"]) != len(seated):
            raise Broken(f"round {number}: those who sit are not those whom the rounds before it give")
        if hands_dealt(played.house.game, played.table) != entry["dealt"]:
            raise Broken(f"round {number}: the hands are not those that the shuffled cards give")
        for place, move in enumerate(entry["moves"], 1):
            try:
                played.play(str(move))
            except ValueError as error:
                raise Broken(f"round {number} breaks at move {place}: {error}") from error
        if entry["abandoned"]:
            self._check_abandoned(played, entry)
            return played
        if not played.over:
            raise Broken(f"round {number}: the moves end before the round does")
        if played.cents != entry["cents"]:
            raise Broken(f"round {number}: the rules settle it otherwise: {played.cents}, not {entry['cents']}")
        self.match.settle(played)
        return played

    def _agree(self, entry: dict[str, Any]) -> None:
        """What the players had agreed before a round holds from then on."""
        number, agreed = entry["round"], entry.get("agreed")
        if agreed is None:
            return
        if number == 1 or not isinstance(agreed, dict):
            raise Broken(f"round {number}: nothing can have been agreed before it as the log tells it")
        try:
            self.match.agree(agreed)
        except (ValueError, TypeError, OverflowError) as error:
            raise Broken(f"round {number}: what its players agreed is none of the rules: {error}") from error

    def _check_abandoned(self, played: Round, entry: dict[str, Any]) -> None:
        number = entry["round"]
        if played.over:
            raise Broken(f"round {number} was played to its end, but the log says that it was not")
        if any(entry["cents"]):
            raise Broken(f"round {number} was not finished, but the log has cents for it: {entry['cents']}")
        if self.state != CLOSED or number != len(self.entries):
            raise Broken(f"round {number} was not finished, but the log goes on: its end is missing")

    def _check_end(self) -> None:
        last, wanted = len(self.entries), self.log.get("match_rounds")
        if self.state == OVER and not self.match.over:
            missing = f"rounds {last + 1} to {wanted} are" if wanted and wanted > last + 1 else f"round {last + 1} is"
            raise Broken(f"the log ends before the match does: {missing} missing")
        if self.state != OVER and self.match.over:
            raise Broken(f"the match ends with round {last}, but the log says that it does not")

    # ------------------------------------------------------------ what a player was shown

    def ask_receipt(self, shown: Shown) -> None:
        """Raises `Broken` when a receipt that a player was given is not in the log."""
        last = len(self.entries)
        if shown.number is None:
            if shown.digest not in [entry["receipt"] for entry in self.entries]:
                raise Broken(
                    f"no round of the log has the receipt {shown.digest[:8]}...: it was told otherwise, or is missing"
                )
        elif not 1 <= shown.number <= last:
            raise Broken(
                f"round {shown.number}, of which you have the receipt, is missing; the log ends with round {last}"
            )
        elif self.entries[shown.number - 1]["receipt"] != shown.digest:
            raise Broken(
                f"round {shown.number}, or one before it, is not as its players were told: the receipt is another"
            )

    def ask_bound(self, shown: Shown) -> None:
        """Raises `Broken` when a bound that a player was shown is not in the log."""
        known = self._bounds()
        if shown.number is None:
            if shown.digest not in known.values():
                raise Broken(
                    f"no round of the log has the bound {shown.digest[:8]}...: another was dealt, or it is missing"
                )
        elif shown.number not in known:
            raise Broken(f"round {shown.number}, of which you have the bound, is missing")
        elif known[shown.number] != shown.digest:
            raise Broken(f"round {shown.number} was dealt by another bound than the one that you were shown")

    def _bounds(self) -> dict[int, str]:
        """Every bound in the log, by round; also of rounds that are not over."""
        found = {entry["round"]: entry["commitment"] for entry in self.entries}
        for place, entry in enumerate(self.log["bounds"], len(self.entries) + 1):
            _refuse_wrong_types(entry, {"round": int, "commitment": str}, f"the bound of round {place}")
            if entry["round"] != place:
                raise Broken(f"the bound of round {place} is missing")
            found[place] = entry["commitment"]
        return found

    def is_coming(self, shown: Shown) -> bool:
        """Whether a bound is that of a round which is not in the log."""
        return shown.number is not None and shown.number > len(self.entries)

    def end(self, receipts: list[Shown]) -> str:
        """How far the log reaches, in a sentence. Raises `Broken` where nothing shows that the table ended there."""
        last, broken_off = len(self.entries), self.entries[-1]["abandoned"]
        digest = self.entries[-1]["receipt"]
        whole = last - 1 if broken_off else last
        hold = "No round was finished" if not whole else "Round 1 holds" if whole == 1 else f"Rounds 1 to {whole} hold"
        if self.state == OVER:
            return f"{hold}, and with that the match is over."
        if self.state == OPEN:
            return f"{hold} so far: the table goes on, and the receipt of round {last} is {digest}."
        if digest not in [shown.digest for shown in receipts]:
            what = f"round {last} was broken off" if broken_off else f"the table was closed after round {last}"
            raise Broken(
                f"{hold[:1].lower()}{hold[1:]}; that {what} and nothing is left out, only its receipt shows, which its "
                f"players were told: --receipt {last}:HEX is missing"
            )
        return f"{hold}; " + (f"round {last} was broken off, and" if broken_off else "then") + " the table was closed."


def _refuse_wrong_types(data: Any, kinds: dict[str, type], what: str) -> None:
    if not isinstance(data, dict):
        raise Broken(f"{what} is not a JSON object")
    for key, kind in kinds.items():
        if not isinstance(data.get(key), kind) or (kind is int and isinstance(data[key], bool)):
            raise Broken(f"{what} has no good {key!r}")
