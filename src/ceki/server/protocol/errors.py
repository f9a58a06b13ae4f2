"""An answer of no: a code for programs and one short sentence for people."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

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

ErrorCode = TypeAliasType(
    "ErrorCode",
    Literal[
        "stale", "illegal", "not_your_turn", "bad_token", "full", "gone", "too_long", "too_fast", "bad_message",
        "bad_options", "bad_origin", "closed", "retry",
    ],
)  # fmt: skip


class Refusal(Fact):
    """An answer of no; nothing has changed."""

    type: Literal["error"]
    code: ErrorCode
    message: str
    seq: Annotated[int, Field(description="where the table is now; with `stale`")] = 0
    move_id: Annotated[str, Field(description="of the move that it answers")] = ""
    retry_ms: Annotated[int, Field(description="connect again after so many milliseconds")] = 0


class Refused(Exception):  # noqa: N818  what happened, not an error of ours
    """What was asked is refused, and nothing has changed. `more` are further fields of the answer."""

    def __init__(self, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.code, self.message, self.more = code, message, more

    @property
    def status(self) -> int:
        """The HTTP status of the answer."""
        return STATUS[self.code]

    def as_data(self) -> dict[str, Any]:
        """The answer as it is sent."""
        return {"type": "error", "code": self.code, "message": self.message, **self.more}
