"""What can be counted exactly."""

from __future__ import annotations

from typing import Final

from ceki.games._sets.odds import counting
from ceki.games._sets.odds import event as event

ODDS: Final = counting("mata", "tan", "ceki")
