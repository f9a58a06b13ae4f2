"""What spans rounds: what is carried on, who begins, and how a match is settled."""

from __future__ import annotations

from ceki.games.balik_satu.match import next_round as next_round
