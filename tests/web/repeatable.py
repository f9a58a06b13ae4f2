"""`python -m tests.web.repeatable serve ...`: the server of tables, with deals that are the same on every run.

The cards depend on the table's game, number of players, title and round, and on nothing else, not on the seeds that
the page gives: a test that wants another deal gives its table another title. Only this process is so; the server
itself has no such setting.
"""

from __future__ import annotations

import hashlib
import sys
from types import SimpleNamespace
from unittest.mock import patch

from ceki.cli import main
from ceki.engine.chance import key_from_seeds
from ceki.server.fairness import fair_deal
from ceki.server.tables import registry, setup, state
from ceki.server.tables.events import Draft
from ceki.server.tables.state import Table

kept = registry.TableRegistry.bound
coming = ["before any table"]


def named(text: str) -> bytes:
    """The bytes that stand for chance in what bears this name."""
    return hashlib.sha256(f"ceki repeated {text}".encode()).digest()


def bound(self: registry.TableRegistry, table: Table, number: int) -> Draft:
    """The bound of a deal whose seed is named after the table."""
    facts = table.about
    coming[0] = f"{facts.game} {table.match.players} {facts.title} {number}"
    return kept(self, table, number)


if __name__ == "__main__":
    with (
        patch.object(registry.TableRegistry, "bound", bound),
        patch.object(fair_deal, "new_seed", lambda: named(coming[0])),
        patch.object(fair_deal, "deal_key", lambda seed, given: key_from_seeds(seed, [b""] * len(given))),
        patch.object(state, "match_seed", lambda _: 7),
        patch.object(setup, "secrets", SimpleNamespace(token_hex=lambda _: "repeated")),  # what bots' chance is
    ):
        sys.exit(main())
