"""The log of a table, checked: replayed from its seeds alone, chained by its receipts, held against what players kept.

A log that holds may still be of another table, or invented whole: that, only what a player was shown can tell.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from ceki.play.dealt_hands import hands_dealt
from ceki.play.match import Match
from ceki.play.move import say
from ceki.play.round import Round
from ceki.play.ruleset import ruleset
from ceki.server.fairness.fair_deal import (
    LOG_VERSION,
    PLAYER_BYTES,
    SEED_BYTES,
    canonical,
    commitment,
    deal_key,
    first_receipt,
    match_seed,
    receipt,
)
from ceki.server.fairness.log_text import read_text
from ceki.server.limits import NAME
from ceki.server.protocol.public_state import plain, result_logged

HEX: Final = "0123456789abcdef"
SHORT: Final = 120  # characters of a value that a sentence repeats
OPEN, OVER, CLOSED = "open", "over", "closed"  # how the table stood when the log was taken


class Broken(ValueError):  # noqa: N818  what happened, not an error of ours
    """A log that does not keep its promises."""


@dataclass(frozen=True)
class Shown:
    """What a player was shown: a bound before a deal, or a receipt after a round; `number` is None where unknown."""

    number: int | None
    digest: str


@dataclass(frozen=True)
class Verdict:
    """The rounds that hold, in order; how the table stood; and what that means, a sentence each."""

    rounds: list[Round]
    state: str
    says: list[str]


_TERMS: Final = {
    "ceki_table": int, "table": str, "game": str, "players": int, "options": dict, "given": dict,
    "practice": bool, "state": str, "rounds": list, "bounds": list,
}  # fmt: skip
_ROUND: Final = {
    "round": int, "commitment": str, "server_seed": str, "player_seeds": list, "key": str, "starter": int, "pot": int,
    "names": list, "persons": list, "dealt": list, "moves": list, "score": list, "winners": list,
    "order": list, "totals": list, "to_pot": int, "payments": list, "cents": list, "abandoned": bool, "receipt": str,
}  # fmt: skip


def read_shown(text: str) -> Shown:
    """`HEX`, or `ROUND:HEX`. Raises `ValueError` that says so."""
    number, _, digest = text.rpartition(":")
    digest = digest.strip().lower()
    if len(digest) != 64 or set(digest) - set(HEX) or (number and not number.isdecimal()):
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
    if log.log["practice"]:
        says.append("This was a practice table: hands could be shown and moves taken back.")
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
            self.log = read_text(text)
        except ValueError as error:
            raise Broken(str(error)) from error
        if isinstance(self.log, dict) and self.log.get("ceki_table") not in (None, LOG_VERSION):
            raise Broken(f"the log is of version {self.log['ceki_table']!r}; this is version {LOG_VERSION}")
        _refuse_wrong_types(self.log, _TERMS, "the log")
        self.state, self.entries = self.log["state"], self.log["rounds"]
        if self.state not in (OPEN, OVER, CLOSED):
            raise Broken(f"the log's state is {self.state!r}; it is open, over or closed")
        if not self.entries:
            raise Broken("the log has no rounds: there is nothing to be checked")
        wanted = self.log.get("match_rounds", "")
        if wanted is not None and (not isinstance(wanted, int) or isinstance(wanted, bool) or wanted < 1):
            raise Broken("the log has no good 'match_rounds': a number of rounds, or null")
        try:
            chosen = ruleset(self.log["game"], self.log["players"], **self.log["given"])
        except (ValueError, TypeError) as error:
            raise Broken(f"the log's rules are none: {error}") from error
        if chosen.game.id != self.log["game"] or not _same(plain(chosen.given), self.log["given"]):
            raise Broken("the log's rules are not written as logs write them")
        options = plain(chosen.options)
        if missing := [name for name in options if name not in self.log["options"]]:
            raise Broken(f"the log's options are not whole: {', '.join(missing)} missing")
        if not _same(options, self.log["options"]):
            raise Broken("the log's options are not those that its rules make")
        self.match = Match(chosen, match_seed(self.log["table"]), self.log["match_rounds"])

    # ------------------------------------------------------------ the rounds

    def replayed(self) -> list[Round]:
        """Every round, played again."""
        found, before = [], first_receipt(self.log)
        for number, entry in enumerate(self.entries, 1):
            _refuse_wrong_types(entry, _ROUND, f"round {number}")
            if entry["round"] != number:
                raise Broken(f"round {number} is missing; round {entry['round']} stands in its place")
            found.append(self._check_round(entry))
            before = receipt(before, entry)
            if not hmac.compare_digest(before.encode(), entry["receipt"].encode()):
                raise Broken(f"round {number}: its receipt is not that of what the log tells up to it")
        self._check_end()
        self._bounds()
        return found

    def _check_round(self, entry: dict[str, Any]) -> Round:
        number = entry["round"]
        if not _is_hex(entry["server_seed"], SEED_BYTES):
            raise Broken(f"round {number}: the server's seed is not {SEED_BYTES} bytes in small hexadecimal letters")
        if len(entry["player_seeds"]) != len(self.match.cents):
            raise Broken(f"round {number}: player_seeds is not one seed, or null, for each person at the table")
        if not all(one is None or _is_hex(one, PLAYER_BYTES) for one in entry["player_seeds"]):
            raise Broken(f"round {number}: a player's seed is not {PLAYER_BYTES} bytes in small hexadecimal letters")
        seed = bytes.fromhex(entry["server_seed"])
        key = deal_key(seed, entry["player_seeds"])
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
        if not _same(entry["persons"], seated) or len(entry["names"]) != len(seated):
            raise Broken(f"round {number}: those who sit are not those whom the rounds before it give")
        if not all(isinstance(name, str) and len(name) <= NAME for name in entry["names"]):
            raise Broken(f"round {number}: a name is not a text of at most {NAME} characters")
        if hands_dealt(played.ruleset.game, played.table) != entry["dealt"]:
            raise Broken(f"round {number}: the hands are not those that the shuffled cards give")
        for place, move in enumerate(entry["moves"], 1):
            try:
                played.play(str(move))
            except ValueError as error:
                raise Broken(f"round {number} breaks at move {place}: {error}") from error
            if move != (written := say(played.ruleset.game, *played.numbers[-1])):
                raise Broken(f"round {number}: move {place} is written {move!r}; a log writes {written!r}")
        if entry["abandoned"]:
            self._check_abandoned(played, entry)
            return played
        if not played.over:
            raise Broken(f"round {number}: the moves end before the round does")
        self._check_result({**result_logged(played.result), "cents": played.cents}, entry)
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
        given = self.match.ruleset.given
        if not agreed or not _same(plain({name: given[name] for name in agreed}), agreed):
            raise Broken(f"round {number}: what its players agreed is not written as logs write it")

    def _check_result(self, result: dict[str, Any], entry: dict[str, Any]) -> None:
        """What a round came to must be told as the rules give it."""
        number = entry["round"]
        for name, given in result.items():
            told = entry[name]
            if _same(given, told):
                continue
            what = f"{name} {_short(given)}, not {_short(told)}"
            if name == "score":
                pairs = zip(given, told, strict=False)
                lines = [n for n, (mine, theirs) in enumerate(pairs, 1) if not _same(mine, theirs)]
                what = f"line {lines[0]} of its score" if lines else f"{len(given)} lines of score, not {len(told)}"
            raise Broken(f"round {number}: the rules settle it otherwise: {what}")

    def _check_abandoned(self, played: Round, entry: dict[str, Any]) -> None:
        number = entry["round"]
        if played.over:
            raise Broken(f"round {number} was played to its end, but the log says that it was not")
        if not _same(entry["cents"], [0] * len(entry["persons"])):
            raise Broken(f"round {number} was not finished, but the log has cents for it: {entry['cents']}")
        self._check_result(result_logged(None), entry)
        if self.state != CLOSED or number != len(self.entries):
            raise Broken(f"round {number} was not finished, but the log goes on: its end is missing")

    def _check_end(self) -> None:
        last, wanted = len(self.entries), self.log["match_rounds"]
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
            if not _is_hex(entry["commitment"], SEED_BYTES):
                raise Broken(f"the bound of round {place} is not 64 small hexadecimal letters and digits")
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


def _is_hex(value: Any, size: int) -> bool:
    return isinstance(value, str) and len(value) == 2 * size and not set(value) - set(HEX)


def _same(one: Any, other: Any) -> bool:
    """Whether two values are one in JSON, where `true` is not 1."""
    return canonical(one) == canonical(other)


def _short(value: Any) -> str:
    text = canonical(value).decode()
    return text if len(text) <= SHORT else text[:SHORT] + "..."


def _refuse_wrong_types(data: Any, kinds: dict[str, type], what: str) -> None:
    if not isinstance(data, dict):
        raise Broken(f"{what} is not a JSON object")
    for key, kind in kinds.items():
        if not isinstance(data.get(key), kind) or (kind is int and isinstance(data[key], bool)):
            raise Broken(f"{what} has no good {key!r}")
