"""The places besides Python, one after the other, for tests that ask all of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.places import PLACES, Place, there


@pytest.fixture(scope="module", params=PLACES)
def place(request: pytest.FixtureRequest) -> Iterator[Place]:
    """Each place that is there."""
    if not there(request.param):
        pytest.skip(f"{request.param} is not on this machine")
    with PLACES[request.param]() as found:
        yield found
