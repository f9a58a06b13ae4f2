"""A refusal: a code for what a program then does, an id for what exactly is the matter, and the facts of it.

The sentence beside them is English, made of the same id and facts, for people who read an answer as it came; no program
reads it.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from ceki.locales.language import ENGLISH
from ceki.locales.messages import said
from ceki.server.protocol.facts import Fact

STATUS: Final = {
    "stale": 409,
    "illegal": 400,
    "not_your_turn": 400,
    "bad_token": 403,
    "full": 409,
    "gone": 404,
    "too_long": 413,
    "too_fast": 429,
    "bad_message": 400,
    "bad_options": 400,
    "bad_origin": 403,
    "closed": 409,
    "retry": 429,
}
STATUS_OF: Final = {"not_understood": 422, "not_done_here": 405}  # ids with a status of their own
ErrorCode = TypeAliasType(
    "ErrorCode",
    Literal[
        "stale", "illegal", "not_your_turn", "bad_token", "full", "gone", "too_long", "too_fast", "bad_message",
        "bad_options", "bad_origin", "closed", "retry",
    ],
)  # fmt: skip
REASONS: Final[dict[str, tuple[str, ...]]] = {  # by code, the ids
    "stale": ("stale_move", "stale_seed", "not_proposed"),
    "illegal": (
        "illegal_move", "unknown_move", "practice_only", "review_too_early", "sat_out", "not_dealt",
        "nothing_to_take_back", "table_quiet", "muted", "nothing_written", "nothing_to_report", "no_such_title",
        "proposed_too_often", "rules_agreed_between", "seats_taken", "only_you_waited_for", "remove_nobody",
        "remove_too_early", "not_waited_for", "clock_runs", "patience", "ready_too_early", "deal_not_open",
        "seed_given", "time_is_up", "not_by_days", "no_pushes", "push_address", "push_keys", "vote_after_round",
    ),
    "not_your_turn": ("not_your_turn", "looks_on", "hint_not_yours", "round_not_played", "plays_next_deal"),
    "bad_token": ("wrong_token", "left_seat"),
    "full": (
        "table_full", "seat_just_taken", "unknown_seat", "too_many_tables", "server_full", "too_many_watch",
        "too_many_connections", "too_many_pushes", "one_seat_each", "too_much_today", "banned",
    ),
    "gone": (
        "unknown_table", "table_closed", "table_unreadable", "unknown_game", "unknown_page", "not_here",
        "prints_nothing",
    ),
    "too_long": ("too_large", "too_many_letters"),
    "too_fast": ("too_many_messages", "too_many_requests", "too_many_wrong_codes"),
    "bad_message": (
        "not_understood", "not_bytes", "too_deep", "nothing_said", "body_slow", "old_version", "unknown_phrase",
        "not_done_here",
    ),
    "bad_options": (
        "bad_option", "option_not_allowed", "unknown_option", "unknown_preset", "wrong_players", "not_agreed_here",
        "no_such_game", "two_bets", "no_such_seat", "bad_option_value", "options_reserved", "unknown_bot",
        "too_many_bots", "days_alone", "game_stopped", "game_or_half_decks", "players_of_no_game", "leaflet_too_long",
    ),
    "bad_origin": ("foreign_origin", "origin_needed", "header_missing"),
    "closed": ("match_over", "taken_over", "restarting", "server_starting_over", "too_many_visitors"),
    "retry": (
        "database_away", "table_busy", "table_not_made", "advice_failed", "stopping",
        "database_unwritable", "press_busy",
    ),
}  # fmt: skip
CODE_OF: Final = {reason: code for code, reasons in REASONS.items() for reason in reasons}
OF_GAME: Final = "bad_option"  # a refusal by the rules of a game: its own words for its `reason` are in the catalogue
REFUSALS: Final = "refusals"  # the catalogue of sentences,
OTHER: Final = "other"  # and the one of them for a reader to whom the id is new
ABOUT_MOVE: Final = ("seq", "move_id", "retry_ms")
Reason: Any = TypeAliasType("Reason", Literal[tuple(CODE_OF)])


class Refusal(Fact):
    """An answer of no; nothing has changed."""

    type: Literal["error"]
    code: Annotated[ErrorCode, Field(description="what kind of no it is: what a program does then")]
    id: Annotated[Reason, Field(description="what exactly is the matter")]
    args: Annotated[dict[str, int | str | list[str]], Field(description="its facts")]
    message: Annotated[str, Field(description="the same in English, for people; not to be parsed")]
    seq: Annotated[int, Field(description="where the table is now; with `stale`")] = 0
    move_id: Annotated[str, Field(description="of the move that it answers")] = ""
    retry_ms: Annotated[int, Field(description="connect again after so many milliseconds")] = 0


class Refused(Exception):  # noqa: N818  what happened, not an error of ours
    """A refused request, which has changed nothing: an id of `CODE_OF`, and the facts that its sentence needs.

    `seq`, `move_id` and `retry_ms` (milliseconds) are fields of their own in the answer.
    """

    def __init__(self, reason: str, /, **facts: Any) -> None:
        self.id, self.code = reason, CODE_OF[reason]
        self.english: str = facts.pop("english", "")
        self.more: dict[str, Any] = {name: facts.pop(name) for name in ABOUT_MOVE if name in facts}
        self.facts = facts
        super().__init__(self.message)

    @property
    def message(self) -> str:
        """The sentence, in English; a game's own, where its rules refuse."""
        return self.english or said(REFUSALS, self.id, self.facts, ENGLISH)

    @property
    def status(self) -> int:
        """The HTTP status of the answer."""
        return STATUS_OF.get(self.id, STATUS[self.code])

    def as_data(self) -> dict[str, Any]:
        """The answer as the server sends it."""
        told: dict[str, Any] = {
            "type": "error",
            "code": self.code,
            "id": self.id,
            "args": self.facts,
            "message": self.message,
        }
        return {**told, **self.more}
