"""The laws that every game keeps, to be asked of any: `ceki test-game FILE`, or `check` from Python.

>>> from ceki.testing import check
>>> from ceki.play.catalogue import game
>>> all(found.holds for found in check(game("pakau")))
True
"""

from ceki.testing.laws import LAWS, Found, Law, check

__all__ = ["LAWS", "Found", "Law", "check"]
