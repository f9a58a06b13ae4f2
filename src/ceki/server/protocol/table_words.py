"""What every table speaks in, for tables that run elsewhere: levels and names of bots, phrases of a chat, and the code
of each refusal."""

from __future__ import annotations

from typing import Any

from ceki.bots.levels import USUAL
from ceki.server.protocol.errors import CODE_OF
from ceki.server.seats.bots import LEVELS, NAMES
from ceki.server.tables.chat import PHRASES


def table_words() -> dict[str, Any]:
    """All of it, as JSON has it."""
    return {
        "levels": list(LEVELS),
        "usual": USUAL,
        "names": list(NAMES),
        "phrases": list(PHRASES),
        "codes": CODE_OF,
    }
