"""An answer of no: a code for programs and one short sentence for people."""

from __future__ import annotations

from typing import Any, Final

STATUS: Final = {
    "stale": 409,
    "full": 409,
    "gone": 404,
    "bad_token": 403,
    "bad_origin": 403,
    "too_long": 413,
    "too_fast": 429,
    "retry": 429,
    "closed": 409,
}


class Refused(Exception):  # noqa: N818  what happened, not an error of ours
    """What was asked is refused, and nothing has changed. `more` are further fields of the answer."""

    def __init__(self, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.code, self.message, self.more = code, message, more

    @property
    def status(self) -> int:
        """The HTTP status of the answer."""
        return STATUS.get(self.code, 400)

    def as_data(self) -> dict[str, Any]:
        """The answer as it is sent."""
        return {"type": "error", "code": self.code, "message": self.message, **self.more}
