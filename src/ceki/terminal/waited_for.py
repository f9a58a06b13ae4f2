"""Whether strangers wait for this guest, and until when: then a bot plays for them, unless they give a sign."""

from __future__ import annotations

import time
from math import ceil

from ceki.client.moment import Moment
from ceki.locales.messages import said

HERE = "here"  # the message that is a sign


def seconds_left(moment: Moment | None, ahead: float) -> int | None:
    """Seconds until a bot plays for this guest; None where nobody waits for them, or only friends do. `ahead` is how
    many seconds the server's clock is before this one's."""
    if moment is None or moment.state["me"] < 0:
        return None
    state = moment.state
    waited = state["me"] not in state["ready"] if state["over"] else state["turn"] == state["me"]
    ends = state.get("stand_in")
    return max(0, ceil(ends / 1000 - time.time() - ahead)) if waited and ends else None


def warning(moment: Moment | None, ahead: float, sign: str) -> str:
    """That others wait, until when, and which `sign` to give; empty where nobody waits."""
    left = seconds_left(moment, ahead)
    return "" if left is None else f"{said('going', 'stand-in', {'seconds': left})} {sign}"
