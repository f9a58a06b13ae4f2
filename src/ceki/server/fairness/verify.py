"""The log of a table, checked: replayed from its seeds alone, chained by its receipts, held against what players kept.

A log that holds may still be of another table, or invented whole: that, only what a player was shown can tell.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from ceki.engine.errors import NotAllowed
from ceki.locales.messages import said
from ceki.play.dealt_hands import hands_dealt
from ceki.play.json_text import read_json
from ceki.play.match import Match
from ceki.play.move import say
from ceki.play.round import Round
from ceki.play.ruleset import ruleset, unsaid_options
from ceki.server.fairness.fair_deal import (
    LOG_VERSION,
    PLAYER_BYTES,
    SEED_BYTES,
    SQUARED,
    canonical,
    commitment,
    deal_key,
    first_receipt,
    match_seed,
    receipt,
)
from ceki.server.limits import NAME
from ceki.server.protocol.public_state import plain
from ceki.server.protocol.results import result_logged

HEX: Final = "0123456789abcdef"
SHORT: Final = 120  # characters of a value that a sentence repeats
OPEN, OVER, CLOSED = "open", "over", "closed"  # how the table stood when the log was taken


class Broken(NotAllowed):
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
        raise NotAllowed("shown-what", given=repr(text))
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
        says.append(said("verdict", "was-practice", {}))
    says.append(said("checked", "shown-is-in-it" if bounds or receipts else "nothing-shown", {}))
    coming = [shown.number for shown in bounds if log.is_coming(shown)]
    says += [said("checked", "bound-to-come", {"round": str(number)}) for number in coming]
    return Verdict(replayed, log.state, says)


class _Log:
    """A log that is being checked."""

    def __init__(self, text: str) -> None:
        try:
            self.log = read_json(text)
        except ValueError as error:
            raise Broken("other", why=error) from error
        if isinstance(self.log, dict) and self.log.get("ceki_table") not in (None, SQUARED, LOG_VERSION):
            raise Broken("log-version", version=repr(self.log["ceki_table"]), reads=LOG_VERSION)
        _refuse_wrong_types(self.log, _TERMS, Broken("part-log"))
        self.state, self.entries = self.log["state"], self.log["rounds"]
        if self.state not in (OPEN, OVER, CLOSED):
            raise Broken("log-state", state=repr(self.state))
        if not self.entries:
            raise Broken("log-empty")
        wanted = self.log.get("match_rounds", "")
        if wanted is not None and (not isinstance(wanted, int) or isinstance(wanted, bool) or wanted < 1):
            raise Broken("log-no-match-rounds")
        try:
            unsaid = unsaid_options(self.log["game"], self.log["options"])
            chosen = ruleset(self.log["game"], self.log["players"], **unsaid, **self.log["given"])
        except (ValueError, TypeError) as error:
            raise Broken("log-rules", why=error) from error
        given = {name: value for name, value in plain(chosen.given).items() if name not in unsaid}
        options = {name: value for name, value in plain(chosen.options).items() if name not in unsaid}
        if chosen.game.id != self.log["game"] or not _same(given, self.log["given"]):
            raise Broken("rules-written")
        if missing := [name for name in options if name not in self.log["options"]]:
            raise Broken("options-lack", missing=list(missing))
        if not _same(options, self.log["options"]):
            raise Broken("options-other")
        self.match = Match(chosen, match_seed(self.log["table"]), self.log["match_rounds"])

    # ------------------------------------------------------------ the rounds

    def replayed(self) -> list[Round]:
        """Every round, played again."""
        found, before = [], first_receipt(self.log)
        for number, entry in enumerate(self.entries, 1):
            _refuse_wrong_types(entry, _ROUND, Broken("part-round", round=number))
            if entry["round"] != number:
                raise Broken("round-missing", round=number, other=entry["round"])
            found.append(self._check_round(entry))
            before = receipt(before, entry)
            if not hmac.compare_digest(before.encode(), entry["receipt"].encode()):
                raise Broken("receipt-otherwise", round=number)
        self._check_end()
        self._bounds()
        return found

    def _check_round(self, entry: dict[str, Any]) -> Round:
        number = entry["round"]
        if not _is_hex(entry["server_seed"], SEED_BYTES):
            raise Broken("server-seed", round=number, bytes=SEED_BYTES)
        if len(entry["player_seeds"]) != len(self.match.cents):
            raise Broken("player-seeds", round=number)
        if not all(one is None or _is_hex(one, PLAYER_BYTES) for one in entry["player_seeds"]):
            raise Broken("player-seed", round=number, bytes=PLAYER_BYTES)
        seed = bytes.fromhex(entry["server_seed"])
        key = deal_key(seed, entry["player_seeds"])
        if not hmac.compare_digest(commitment(self.log["table"], number, seed).encode(), entry["commitment"].encode()):
            raise Broken("other-seed", round=number)
        if not hmac.compare_digest(key.hex().encode(), entry["key"].encode()):
            raise Broken("other-shuffle", round=number)
        if self.match.over:
            raise Broken("after-match", round=number)
        return self._replay(key, entry)

    def _replay(self, key: bytes, entry: dict[str, Any]) -> Round:
        number = entry["round"]
        self._agree(entry)
        played = self.match.next_round(key)
        seated = list(self.match.seated)
        if (played.starter, played.pot_before) != (entry["starter"], entry["pot"]):
            raise Broken("first-or-pot", round=number)
        if not _same(entry["persons"], seated) or len(entry["names"]) != len(seated):
            raise Broken("who-sits", round=number)
        if not all(isinstance(name, str) and len(name) <= NAME for name in entry["names"]):
            raise Broken("name-long", round=number, most=NAME)
        if hands_dealt(played.ruleset.game, played.table) != entry["dealt"]:
            raise Broken("other-hands", round=number)
        for place, move in enumerate(entry["moves"], 1):
            try:
                played.play(str(move))
            except ValueError as error:
                raise Broken("round-breaks", round=number, move=place, why=error) from error
            if move != (written := say(played.ruleset.game, *played.numbers[-1])):
                raise Broken("move-written", round=number, move=place, given=repr(move), written=repr(written))
        if entry["abandoned"]:
            self._check_abandoned(played, entry)
            return played
        if not played.over:
            raise Broken("ends-early", round=number)
        self._check_result({**result_logged(played.result, self.log["ceki_table"]), "cents": played.cents}, entry)
        self.match.settle(played)
        return played

    def _agree(self, entry: dict[str, Any]) -> None:
        """What the players had agreed before a round holds from then on."""
        number, agreed = entry["round"], entry.get("agreed")
        if agreed is None:
            return
        if number == 1 or not isinstance(agreed, dict):
            raise Broken("agreed-otherwise", round=number)
        try:
            self.match.agree(agreed)
        except (ValueError, TypeError, OverflowError) as error:
            raise Broken("agreed-no-rules", round=number, why=error) from error
        given = self.match.ruleset.given
        if not agreed or not _same(plain({name: given[name] for name in agreed}), agreed):
            raise Broken("agreed-written", round=number)

    def _check_result(self, result: dict[str, Any], entry: dict[str, Any]) -> None:
        """What a round came to must be told as the rules give it."""
        number = entry["round"]
        for name, given in result.items():
            told = entry[name]
            if _same(given, told) or (name == "score" and self._told_before(given, told)):
                continue
            raise _otherwise(number, name, given, told)

    def _told_before(self, given: list[dict[str, Any]], told: list[Any]) -> bool:
        """Whether the lines of a log, of a version in which the game told others, bring every seat the same."""
        retold = self.match.ruleset.game.info.retold
        return bool(self.log["ceki_table"] <= retold and _sums(given) == _sums(told))

    def _check_abandoned(self, played: Round, entry: dict[str, Any]) -> None:
        number = entry["round"]
        if played.over:
            raise Broken("not-abandoned", round=number)
        if not _same(entry["cents"], [0] * len(entry["persons"])):
            raise Broken("unfinished-cents", round=number, cents=entry["cents"])
        self._check_result(result_logged(None), entry)
        if self.state != CLOSED or number != len(self.entries):
            raise Broken("unfinished-goes-on", round=number)

    def _check_end(self) -> None:
        last, wanted = len(self.entries), self.log["match_rounds"]
        if self.state == OVER and not self.match.over:
            if wanted and wanted > last + 1:
                raise Broken("ends-before-rounds", first=last + 1, last=wanted)
            raise Broken("ends-before-round", round=last + 1)
        if self.state != OVER and self.match.over:
            raise Broken("ends-otherwise", round=last)

    # ------------------------------------------------------------ what a player was shown

    def ask_receipt(self, shown: Shown) -> None:
        """Raises `Broken` when a receipt that a player was given is not in the log."""
        last = len(self.entries)
        if shown.number is None:
            if shown.digest not in [entry["receipt"] for entry in self.entries]:
                raise Broken("no-such-receipt", receipt=shown.digest[:8])
        elif not 1 <= shown.number <= last:
            raise Broken("receipt-missing", round=shown.number, last=last)
        elif self.entries[shown.number - 1]["receipt"] != shown.digest:
            raise Broken("other-receipt", round=shown.number)

    def ask_bound(self, shown: Shown) -> None:
        """Raises `Broken` when a bound that a player was shown is not in the log."""
        known = self._bounds()
        if shown.number is None:
            if shown.digest not in known.values():
                raise Broken("no-such-bound", bound=shown.digest[:8])
        elif shown.number not in known:
            raise Broken("shown-missing", round=shown.number)
        elif known[shown.number] != shown.digest:
            raise Broken("other-bound", round=shown.number)

    def _bounds(self) -> dict[int, str]:
        """Every bound in the log, by round; also of rounds that are not over."""
        found = {entry["round"]: entry["commitment"] for entry in self.entries}
        for place, entry in enumerate(self.log["bounds"], len(self.entries) + 1):
            _refuse_wrong_types(entry, {"round": int, "commitment": str}, Broken("part-bound", round=place))
            if entry["round"] != place:
                raise Broken("bound-missing", round=place)
            if not _is_hex(entry["commitment"], SEED_BYTES):
                raise Broken("bound-written", round=place)
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
        if self.state == OVER:
            return said("checked", "over", {"rounds": whole})
        if self.state == OPEN:
            return said("checked", "open", {"rounds": whole, "last": str(last), "receipt": digest})
        if digest not in [shown.digest for shown in receipts]:
            if not broken_off:
                raise Broken("end-closed", rounds=whole, last=last)
            raise Broken("end-broken-off" if whole else "end-broken-off-at-once", rounds=whole, last=last)
        return said("checked", "broken-off" if broken_off else "closed", {"rounds": whole, "last": str(last)})


def _sums(lines: list[Any]) -> dict[tuple[str, str], int] | None:
    """What lines bring each seat in each unit; None for what are no lines."""
    found: dict[tuple[str, str], int] = {}
    for line in lines:
        if not isinstance(line, dict) or not isinstance(line.get("amount"), int):
            return None
        whose = (str(line.get("seat")), str(line.get("unit")))
        found[whose] = found.get(whose, 0) + line["amount"]
    return {whose: amount for whose, amount in found.items() if amount}


def _otherwise(number: int, name: str, given: Any, told: Any) -> Broken:
    """What a round came to is told otherwise than the rules give it."""
    if name != "score":
        return Broken("settled-otherwise", round=number, what=name, given=_short(given), told=_short(told))
    lines = [n for n, (mine, theirs) in enumerate(zip(given, told, strict=False), 1) if not _same(mine, theirs)]
    if lines:
        return Broken("score-line-otherwise", round=number, line=lines[0])
    return Broken("score-lines-otherwise", round=number, given=len(given), told=len(told))


def _is_hex(value: Any, size: int) -> bool:
    return isinstance(value, str) and len(value) == 2 * size and not set(value) - set(HEX)


def _same(one: Any, other: Any) -> bool:
    """Whether two values are one in JSON, where `true` is not 1."""
    return canonical(one) == canonical(other)


def _short(value: Any) -> str:
    text = canonical(value).decode()
    return text if len(text) <= SHORT else text[:SHORT] + "..."


def _refuse_wrong_types(data: Any, kinds: dict[str, type], what: Broken) -> None:
    if not isinstance(data, dict):
        raise Broken("part-no-object", where=what)
    for key, kind in kinds.items():
        if not isinstance(data.get(key), kind) or (kind is int and isinstance(data[key], bool)):
            raise Broken("part-no-good", where=what, key=repr(key))
