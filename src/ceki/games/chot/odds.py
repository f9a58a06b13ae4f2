"""What can be counted exactly."""

from __future__ import annotations

from ceki.games.balik_satu.odds import ODDS as ODDS
from ceki.games.balik_satu.odds import event as event


