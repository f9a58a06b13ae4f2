"""Whoever solves puzzles does it at a site, as on its other pages."""

from tests.web.pages.conftest import games, me

__all__ = ["games", "me"]
