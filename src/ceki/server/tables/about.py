"""What a table was made to be, as its first event says it."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from ceki.bots.levels import USUAL
from ceki.server.fairness.fair_deal import SQUARED
from ceki.server.protocol.facts import Options


class About(BaseModel):
    """The body of `created`. `seconds` are for a move (None: no clock), `rounds` those of the match (None: as long as
    its players like); `bot_seed` are hexadecimal digits from which the bots draw their chances, and which nobody is
    sent."""

    model_config = ConfigDict(strict=True, frozen=True)

    game: str
    players: int
    preset: str | None
    options: Options
    title: str
    seconds: int | None
    days: int | None = None  # for a move, of a table that is kept while nobody is there
    rounds: int | None
    public: bool
    practice: bool
    chat: bool
    together: bool = False  # several people may sit down from one address
    meets: bool = False  # strangers find it; bots take the seats that are free after a while
    bot_level: str = USUAL  # tables older than levels do not say it
    bot_seed: str
    log: int = SQUARED  # the version of its log; tables of that version do not say it

    @property
    def strangers(self) -> bool:
        """Whether people sit here who do not know each other: at a public table, and where strangers meet."""
        return self.public or self.meets
