"""The reasons of a move."""

from __future__ import annotations

from ceki.games._sets.advice import FACTS as FACTS
from ceki.games._sets.advice import reasons as reasons
