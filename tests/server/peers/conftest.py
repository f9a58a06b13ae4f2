"""A bus within a test."""

from __future__ import annotations

import pytest

from ceki.server.tables import registry
from tests.server.peers.wired import Wire


@pytest.fixture
def wires(monkeypatch):
    ends = []
    monkeypatch.setattr(registry, "bus_of", lambda url: Wire(ends))
    return ends
