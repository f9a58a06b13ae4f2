"""Where the built files run besides Python: Node, Chromium and Firefox. Each plays rounds, and thinks for bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any, Final

from ceki.play.ruleset import ruleset
from tests.browser.node import in_node, job, thought_in_node
from tests.golden.unchanged import SEED

Documents = list[dict[str, Any]]


@dataclass(frozen=True)
class Place:
    """What plays jobs (rounds.ts), and answers the questions of bots (one_player.py)."""

    play: Callable[[Documents], Documents]
    think: Callable[[Documents], list[Any]]

    def digest(self, game: str, preset: str | None, bot: str, n: int) -> str:
        """The digest of the rounds of which one is kept."""
        (found,) = self.play([job(ruleset(game, preset=preset), n, SEED, (bot,))])
        return str(found["digest"])


@contextmanager
def node() -> Iterator[Place]:
    """Node as the page's own tools use it."""
    yield Place(in_node, thought_in_node)


@contextmanager
def chromium() -> Iterator[Place]:
    """A page in a Chromium of its own."""
    from tests.browser.page import in_chromium, on_page

    with in_chromium() as page:
        yield on_page(page)


@contextmanager
def firefox() -> Iterator[Place]:
    """A page in a Firefox of its own."""
    from tests.browser.page import on_page
    from tests.web.firefox import in_firefox, playing

    with in_firefox() as page, playing(page):
        yield on_page(page)


def there(name: str) -> bool:
    """Whether this machine has the place; Node and Chromium install themselves."""
    from tests.web.firefox import found

    return name != "Firefox" or found() is not None


PLACES: Final = {"Node": node, "Chromium": chromium, "Firefox": firefox}


@contextmanager
def opened(names: Sequence[str]) -> Iterator[dict[str, Place]]:
    """Some places, by their names."""
    with ExitStack() as stack:
        yield {name: stack.enter_context(PLACES[name]()) for name in names}
