"""The unit tests of the page's library (`web/src/lib/**/*.test.ts`), which need no browser."""

from __future__ import annotations


def test_the_units_of_the_page_hold():
    import build

    build.install()
    build.npm("test")
