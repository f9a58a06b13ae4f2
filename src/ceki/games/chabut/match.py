"""What spans rounds: the next seat deals [CH-25], as in any match where a game says nothing else."""

from __future__ import annotations

from ceki.engine.contract import next_round as next_round
