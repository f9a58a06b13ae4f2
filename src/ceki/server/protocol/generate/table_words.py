"""What every table speaks in, for tables that run elsewhere: levels and names of bots, phrases of a chat, the code of
each refusal, and the bounds of what people write and wait for."""

from __future__ import annotations

from typing import Any
from unicodedata import combining

from ceki.bots.levels import USUAL
from ceki.locales import written
from ceki.server import limits
from ceki.server.protocol import client
from ceki.server.protocol.errors import CODE_OF
from ceki.server.seats.bots import LEVELS, NAMES
from ceki.server.settings import Settings
from ceki.server.tables import agreeing, going_on, live
from ceki.server.tables.chat import PHRASES


def table_words() -> dict[str, Any]:
    """All of it, as JSON has it."""
    return {
        "levels": list(LEVELS),
        "usual": USUAL,
        "names": list(NAMES),
        "phrases": list(PHRASES),
        "codes": CODE_OF,
        "stands_in": going_on.STANDS_IN,
        "version": client.VERSION,
        "name": limits.NAME,
        "title": limits.TITLE,
        "chat": limits.CHAT,
        "marks": written.MARKS,
        "accents": written.ACCENTS,
        "viramas": "".join(chr(n) for n in range(0x20000) if combining(chr(n)) == written.VIRAMA),
        "message": limits.FRAME,
        "depth": limits.DEPTH,
        "gap": limits.GAP,
        "lines": limits.LINES,
        "proposals": agreeing.MOST,
        "patience": live.PATIENCE,
        "soon": live.SOON_SECONDS,
        "seeds": Settings.seed_seconds,
    }
