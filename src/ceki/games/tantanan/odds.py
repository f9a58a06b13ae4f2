"""What can be counted exactly."""

from __future__ import annotations

from typing import Final

from ceki.games.balik_satu.odds import counting
from ceki.games.balik_satu.odds import event as event

ODDS: Final = counting("bak", "tan kowah", "tan nokang")
