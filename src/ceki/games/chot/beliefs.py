"""For bots: what a simple player would do, and what calls and throws say of hidden cards."""

from __future__ import annotations

from ceki.games._sets.beliefs import hand_consistent as hand_consistent
from ceki.games._sets.beliefs import hand_constraint as hand_constraint
from ceki.games._sets.beliefs import hand_reachable as hand_reachable
from ceki.games._sets.beliefs import heuristic as heuristic
from ceki.games._sets.beliefs import sample_hand as sample_hand
