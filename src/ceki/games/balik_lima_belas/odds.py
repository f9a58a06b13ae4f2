"""What can be counted exactly."""

from __future__ import annotations

from ceki.games._sets.odds import event as event
from ceki.games.balik_satu.odds import ODDS as ODDS
